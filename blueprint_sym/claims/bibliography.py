"""A reader of .bib files: keys and plain fields, enough to cite; nothing is run and nothing is expanded."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import field, frozen

from ..errors import SpecError

_HEAD = re.compile(r"@\s*([A-Za-z]{1,40})\s*\{\s*([^\s,{}@]{1,200})\s*,")
_FIELD = re.compile(r"\s*,?\s*([A-Za-z][A-Za-z0-9_-]{0,40})\s*=\s*")
_IGNORED = ("comment", "string", "preamble")


@frozen
class Entry:
    """An entry: its key and its fields by lower-case name, braces taken off."""

    key: str
    fields: dict[str, str] = field(factory=dict)

    @property
    def short(self) -> str:
        """``Narayanan et al. 2021``: the first author's surname, or the title, and the year."""
        authors = [part.strip() for part in self.fields.get("author", "").split(" and ") if part.strip()]
        names = [name.partition(",")[0] if "," in name else name.split()[-1] for name in authors]
        year = self.fields.get("year", "")
        if not names:
            return " ".join(part for part in (self.fields.get("title", self.key), year) if part)
        who = names[0] if len(names) == 1 else f"{names[0]} and {names[1]}" if len(names) == 2 else f"{names[0]} et al."
        return f"{who} {year}".strip()

    @property
    def link(self) -> str:
        """Where it can be read, or "": its ``url``, or the page of its ``eprint`` or ``doi``."""
        if url := self.fields.get("url", ""):
            return url if url.startswith("https://") else ""
        if eprint := self.fields.get("eprint", ""):
            return f"https://arxiv.org/abs/{eprint}"
        return f"https://doi.org/{doi}" if (doi := self.fields.get("doi", "")) else ""


def entries(text: str, file: str = "") -> Iterator[Entry]:
    """The entries of a .bib text in its order; raises SpecError for one whose braces do not close."""
    place = 0
    while found := _HEAD.search(text, place):
        kind, key = found[1].lower(), found[2]
        end = _closing(text, found.end())
        if end < 0:
            raise SpecError("its braces do not close", file=file, field=key)
        if kind not in _IGNORED:
            yield Entry(key, dict(_fields(text[found.end() : end])))
        place = end + 1


def _closing(text: str, start: int) -> int:
    """The brace that closes the one before ``start``, or -1."""
    depth = 1
    for found in re.compile(r"\\.|[{}]", re.DOTALL).finditer(text, start):
        depth += {"{": 1, "}": -1}.get(found[0], 0)
        if depth == 0:
            return found.start()
    return -1


def _fields(body: str) -> Iterator[tuple[str, str]]:
    place = 0
    while found := _FIELD.match(body, place):
        start = found.end()
        opening = body[start : start + 1]
        if opening == "{":
            end = _closing(body, start + 1)
            value, place = body[start + 1 : end], end + 1
        elif opening == '"':
            end = body.find('"', start + 1)
            value, place = body[start + 1 : end], end + 1
        else:
            end = body.find(",", start)
            end = len(body) if end < 0 else end
            value, place = body[start:end], end
        if end < 0:
            return
        yield found[1].lower(), " ".join(value.replace("{", "").replace("}", "").split())

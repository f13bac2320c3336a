"""The site in a browser: every page opened, every formula drawn, no dead link, nothing asked of another host."""

from __future__ import annotations

import functools
import http.server
import importlib.util
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin, urlparse

import pytest

from blueprint_sym.claims.bibliography import entries
from pages.displays import ROOT
from pages.equations import check
from pages.generate import write
from pages.vendor import NoMathJaxError, mathjax

NEEDED = [
    name for name in ("mkdocs", "material", "mkdocstrings", "playwright") if importlib.util.find_spec(name) is None
]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

pytestmark = [
    pytest.mark.skipif(bool(NEEDED), reason=f"not installed: {', '.join(NEEDED)}"),
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]

UNDRAWN = r"""
() => {
  const copy = document.querySelector("article").cloneNode(true);
  copy.querySelectorAll("pre, code, mjx-container").forEach(node => node.remove());
  const raw = copy.textContent.match(/\\[(\[]|\\frac|\\mathrm|\\left/g) || [];
  const bare = [...document.querySelectorAll(".arithmatex")].filter(node => !node.querySelector("mjx-container svg"));
  const wrong = document.querySelectorAll("[data-mml-node=merror], mjx-merror");
  return raw.length + bare.length + wrong.length;
}
"""


SOURCES = ROOT / "proofs" / "claims" / "sources.bib"
ELSEWHERE = {entry.link for entry in entries(SOURCES.read_text(encoding="utf-8"))}
"""Where sources of claims are: the only links that lead out of the site."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server that prints nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built into a folder of its own."""
    folder = tmp_path_factory.mktemp("site")
    try:
        script = mathjax(ROOT / "build" / "npm")
    except NoMathJaxError as error:
        pytest.skip(str(error))
    write(folder / "build" / "docs", check(variants=None))
    shutil.copy(script, folder / "build" / "docs" / "js" / "tex-svg.js")
    settings = (ROOT / "mkdocs.yml").read_text().replace("paths: [.]", f"paths: ['{ROOT}']")
    (folder / "mkdocs.yml").write_text(settings)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "build" / "site"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


@pytest.fixture(scope="module")
def visits(site: Path, address: str) -> dict[str, dict[str, Any]]:
    """What every page shows and does, by its path."""
    from playwright.sync_api import sync_playwright

    found: dict[str, dict[str, Any]] = {}
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for path in sorted(site.rglob("*.html")):
            page, seen = browser.new_page(), {"errors": [], "requests": []}
            page.on(
                "console", lambda said, seen=seen: seen["errors"].append(said.text) if said.type == "error" else None
            )
            page.on("pageerror", lambda error, seen=seen: seen["errors"].append(str(error)))
            page.on("request", lambda request, seen=seen: seen["requests"].append(request.url))
            name = path.relative_to(site).as_posix()
            page.goto(urljoin(address, name))
            page.wait_for_function("() => window.MathJax && MathJax.startup && MathJax.startup.promise")
            page.evaluate("() => MathJax.startup.promise")
            seen["formulas"] = page.locator(".arithmatex").count()
            seen["undrawn"] = page.evaluate(UNDRAWN)
            seen["links"] = page.evaluate("() => [...document.querySelectorAll('a[href]')].map(link => link.href)")
            seen["ids"] = page.evaluate("() => [...document.querySelectorAll('[id]')].map(node => node.id)")
            found[name] = seen
            page.close()
        browser.close()
    return found


def test_there_are_the_pages_of_the_plan(visits: dict[str, dict[str, Any]]) -> None:
    assert {
        "index.html",
        "passes.html",
        "laws.html",
        "glossary.html",
        "proofs.html",
        "calculon.html",
        "api.html",
        "own-pass.html",
        "tutorials/notebook.html",
        "tutorials/ci.html",
        "tutorials/paper.html",
    } <= set(visits)


def test_no_page_has_an_error_on_its_console(visits: dict[str, dict[str, Any]]) -> None:
    assert {name: seen["errors"] for name, seen in visits.items() if seen["errors"]} == {}


def test_every_formula_is_drawn(visits: dict[str, dict[str, Any]]) -> None:
    assert {name: seen["undrawn"] for name, seen in visits.items() if seen["undrawn"]} == {}
    assert visits["passes.html"]["formulas"] >= 14
    assert visits["laws.html"]["formulas"] >= 100


def test_nothing_is_asked_of_another_host(visits: dict[str, dict[str, Any]], address: str) -> None:
    hosts = {
        urlparse(url).netloc for seen in visits.values() for url in seen["requests"] if not url.startswith("data:")
    }
    assert hosts == {urlparse(address).netloc}


def test_no_link_is_dead(visits: dict[str, dict[str, Any]], address: str, site: Path) -> None:
    dead = []
    for name, seen in visits.items():
        for link in seen["links"]:
            url, fragment = urldefrag(link)
            if url in ELSEWHERE:
                continue
            target = url.removeprefix(address) or "index.html"
            known = url.startswith(address) and (site / target).is_file()
            if not known or (fragment and target in visits and fragment not in visits[target]["ids"]):
                dead.append((name, link))
    assert dead == []

"""Models: the catalogue and the files of a user, which are hostile until parsed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprint_sym.derivation import derive
from blueprint_sym.errors import SpecError
from blueprint_sym.spec.catalogue import MAX_BYTES, catalogue, load
from blueprint_sym.spec.model import DIMENSIONS, TransformerSpec
from blueprint_sym.spec.structure import Structure

# --- the catalogue ----------------------------------------------------------------------------------------------------

NAMES = [
    "anthropic-52B",
    "chinchilla",
    "gopher-280B",
    "gpt3-13B",
    "gpt3-175B",
    "lamda",
    "megatron-126M",
    "megatron-1T",
    "megatron-22B",
    "megatron-40B",
    "megatron-5B",
    "palm-540B",
    "turing-530B",
]


def test_the_catalogue_has_more_than_forty_models_in_alphabetical_order() -> None:
    names = list(catalogue())
    assert len(names) >= 40
    assert names == sorted(names, key=str.lower)
    assert [name for name, spec in catalogue().items() if spec.structure == Structure()] == NAMES


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_every_model_of_the_catalogue_has_a_source_and_whole_positive_sizes(name: str) -> None:
    spec = load(name)
    assert (spec.name, bool(spec.source)) == (name, True)
    assert min(spec.sizes.values()) >= 1
    assert {"H", "h", "d_h", "L"} <= set(spec.sizes)


@pytest.mark.parametrize("name", NAMES)
def test_a_model_of_the_catalogue_has_all_sizes_a_source_and_its_name(name: str) -> None:
    spec = load(name)
    assert spec.name == name
    assert set(spec.sizes) == set(DIMENSIONS)
    assert min(spec.sizes.values()) >= 1
    assert spec.source


@pytest.mark.parametrize("name", NAMES)
def test_a_model_of_the_catalogue_says_whether_its_heads_divide_its_width(name: str) -> None:
    spec = load(name)
    assert spec.divided_heads == (spec.sizes["H"] == spec.sizes["h"] * spec.sizes["d_h"])


def test_gpt3_has_the_sizes_that_its_paper_prints() -> None:
    assert load("gpt3-175B").sizes == {"H": 12288, "F": 49152, "S": 2048, "h": 96, "d_h": 128, "L": 96}


@pytest.mark.parametrize("name", ["gpt3", "GPT3-175B", "", "gpt3-175b", "model.yaml", "model"])
def test_an_unknown_name_is_answered_with_the_catalogue(name: str) -> None:
    with pytest.raises(SpecError) as caught:
        load(name)
    assert caught.value.field == "model"
    assert str(caught.value) == (
        f"model: unknown model {name!r}; give a .toml, .json or .args file or one of: {', '.join(catalogue())}"
    )


# --- files of a user --------------------------------------------------------------------------------------------------

SIZES = {"H": 64, "F": 256, "S": 32, "h": 4, "d_h": 16, "L": 2}


def toml(**changes: Any) -> str:
    """The text of a model file; a change to None leaves the key out."""
    table = {**SIZES, **changes}
    return "".join(f"{key} = {value}\n" for key, value in table.items() if value is not None)


def as_json(**changes: Any) -> str:
    table = {**SIZES, **changes}
    return json.dumps({key: value for key, value in table.items() if value is not None})


@pytest.mark.parametrize(("suffix", "text"), [(".toml", toml()), (".json", as_json())])
def test_a_file_of_a_user_is_a_model_of_its_name(suffix: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / f"mine{suffix}"
    file.write_text(text)
    assert load(file) == TransformerSpec(name="mine", divided_heads=True, dimensions=tuple(SIZES.items()))


def test_a_path_may_be_a_string(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml())
    assert load(str(file)) == load(file)


def test_a_file_may_name_its_model_and_source(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(as_json(name="tiny", source="a paper"))
    assert (load(file).name, load(file).source) == ("tiny", "a paper")


def test_a_file_whose_heads_do_not_make_its_width_has_free_heads(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml(d_h=17))
    assert not load(file).divided_heads


def test_the_largest_size_is_accepted(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml(H=2**63 - 1))
    assert load(file).sizes["H"] == 2**63 - 1


def test_a_file_of_a_user_is_derived_like_a_model_of_the_catalogue(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml())
    instance = derive("training", model=file).instantiate(B=1, t=2, e=2)
    # 6·B·S·H² / t
    assert instance["flops.qkv"] == 6 * 32 * 64 * 64 // 2


BAD_FIELDS: list[tuple[str, str, str]] = [
    ("H", "64.0", "Expected int, got float"),
    ("H", "6e1", "Expected int, got float"),
    ("F", "true", "Expected int, got bool"),
    ("S", '"64"', "Expected int, got str"),
    ("S", "[64]", "Expected int, got array"),
    ("d_h", "0", "expected an integer from 1 to 2^63 - 1, got 0"),
    ("h", "-1", "expected an integer from 1 to 2^63 - 1, got -1"),
    ("L", str(2**63), f"expected an integer from 1 to 2^63 - 1, got {2**63}"),
    ("L", str(2**64 + 5), f"expected an integer from 1 to 2^63 - 1, got {2**64 + 5}"),
]


@pytest.mark.parametrize("suffix", [".toml", ".json"])
@pytest.mark.parametrize(("field", "value", "message"), BAD_FIELDS)
def test_a_size_that_is_none_is_refused_by_file_and_field(
    suffix: str, field: str, value: str, message: str, tmp_path: Path
) -> None:
    file = tmp_path / f"mine{suffix}"
    table = {**{key: str(size) for key, size in SIZES.items()}, field: value}
    lines = [f"{key} = {shown}" if suffix == ".toml" else f'"{key}": {shown}' for key, shown in table.items()]
    file.write_text("\n".join(lines) if suffix == ".toml" else "{" + ", ".join(lines) + "}")
    with pytest.raises(SpecError) as caught:
        load(file)
    assert str(caught.value) == f"{file}: {field}: {message}"
    assert (caught.value.file, caught.value.field) == (str(file), field)


BAD_FILES: dict[str, tuple[str, str | bytes, str]] = {
    "a missing key": (".toml", toml(F=None), "F: this key is missing"),
    "a missing key in JSON": (".json", as_json(F=None), "F: this key is missing"),
    "an unknown key": (".toml", toml(heads=4), "heads: unknown key"),
    "an unknown key in JSON": (".json", as_json(heads=4), "heads: unknown key"),
    "a doubled key": (".toml", toml() + "H = 64\n", "H: this key stands twice"),
    "a doubled key in JSON": (".json", '{"H": 64, "H": 64}', "H: this key stands twice"),
    "a doubled key deep in JSON": (".json", '{"H": {"a": 1, "a": 2}}', "a: this key stands twice"),
    "a table for a size": (".toml", toml(H="{a = 1}"), "H: Expected int, got object"),
    "a date for a size": (".toml", toml(H="2024-01-01"), "H: Expected int, got date"),
    "not a number": (".toml", toml(H="nan"), "H: Expected int, got float"),
    "not a number in JSON": (".json", as_json(H=float("nan")), "H: Expected int, got float"),
    "infinity": (".toml", toml(H="inf"), "H: Expected int, got float"),
    "infinity in JSON": (".json", as_json(H=float("inf")), "H: Expected int, got float"),
    "null": (".json", as_json().replace("64", "null"), "H: Expected int, got null"),
    "a name that is no text": (".toml", toml(name=5), "name: Expected str, got int"),
    "thousands of digits": (".toml", toml(H="9" * 5_000), "has a number of more than 4300 digits"),
    "thousands of digits in JSON": (
        ".json",
        as_json().replace("64", "9" * 5_000),
        "has a number of more than 4300 digits",
    ),
    "not UTF-8": (".toml", b"\xff\xfe" + toml().encode(), "is not UTF-8 text"),
    "not UTF-8 in JSON": (".json", b"\xc3\x28", "is not UTF-8 text"),
    "an empty file": (".toml", "", "H: this key is missing"),
    "an empty file in JSON": (".json", "", "is not JSON: Expecting value"),
    "no TOML": (".toml", "certainly not", "is not TOML: Expected '=' after a key"),
    "no JSON": (".json", "certainly not", "is not JSON: Expecting value"),
    "JSON that is called TOML": (".toml", as_json(), "is not TOML: "),
    "TOML that is called JSON": (".json", toml(), "is not JSON: "),
    "JSON with something behind": (".json", as_json() + "x", "is not JSON: Extra data"),
    "a list": (".json", "[]", "Expected object, got array"),
    "a number": (".json", "64", "Expected object, got int"),
    "null alone": (".json", "null", "Expected object, got null"),
    "a null byte": (".json", "\x00", "is not JSON: "),
    "a null byte in TOML": (".toml", "\x00", "is not TOML: "),
    "nested lists": (".json", "[" * 7_000, "is nested too deeply"),
    "closed nested lists": (".json", "[" * 7_000 + "]" * 7_000, "is nested too deeply"),
    "nested lists in TOML": (".toml", "H = " + "[" * 7_000, "is nested too deeply"),
    "nested tables": (".json", '{"H":' * 3_000, "is nested too deeply"),
    "two megabytes": (".toml", toml() + "#" * 2_000_000, "is larger than 65536 bytes"),
    "two megabytes of JSON": (".json", as_json() + " " * 2_000_000, "is larger than 65536 bytes"),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_malformed_file_is_one_error_that_names_the_file(case: str, tmp_path: Path) -> None:
    suffix, content, message = BAD_FILES[case]
    file = tmp_path / f"mine{suffix}"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    started = time.process_time()
    with pytest.raises(SpecError) as caught:
        load(file)
    assert time.process_time() - started < 5
    assert str(caught.value).startswith(f"{file}: {message}")
    assert caught.value.file == str(file)


def test_a_file_of_the_largest_length_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml() + "#" * (MAX_BYTES - len(toml())))
    assert load(file).sizes == SIZES


@pytest.mark.parametrize("suffix", [".toml", ".json"])
def test_a_directory_is_no_model(suffix: str, tmp_path: Path) -> None:
    (tmp_path / f"mine{suffix}").mkdir()
    with pytest.raises(SpecError, match="is not a file"):
        load(tmp_path / f"mine{suffix}")


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"nowhere.toml: cannot be read: No such file or directory"):
        load(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("name", ["mine.yaml", "mine.py", "mine", "mine.toml.txt", "mine.TOML"])
def test_a_file_with_another_suffix_is_not_opened(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(toml())
    with pytest.raises(SpecError, match="unknown model"):
        load(tmp_path / name)


def test_a_path_with_a_null_byte_is_no_model() -> None:
    with pytest.raises(SpecError):
        load("mine\x00.toml")


@given(st.binary(max_size=60), st.sampled_from([".toml", ".json"]))
def test_no_bytes_at_all_make_another_error(tmp_path_factory: pytest.TempPathFactory, data: bytes, suffix: str) -> None:
    file = tmp_path_factory.getbasetemp() / f"any{suffix}"
    file.write_bytes(data)
    with pytest.raises(SpecError):
        load(file)


WORDS = (
    "head_width, tied, final_norm, embedding_norm, head_bias, layers, attention, mlp, expert_mlp, shared_experts, "
    "capacity, norm, norm_bias, norm_position, parallel, mask, window, positions, partial_rotary, bias, qk_norm, "
    "dropout, attention_dropout, query_latent, absorbed, sinks, softcap"
)

# --- what a derivation takes for a model ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "field", "message"),
    [
        (5, "model", "expected a name, a file, a spec or a mapping, got int"),
        (["gpt3-175B"], "model", "expected a name, a file, a spec or a mapping, got list"),
        ({"heads": "free"}, "heads", f"unknown structural word; known are {WORDS}"),
        ({"head_width": "large"}, "head_width", "unknown choice 'large'; choose one of divided, free"),
        ({"head_width": None}, "head_width", "unknown choice None; choose one of divided, free"),
        ({3: 4}, "3", f"unknown structural word; known are {WORDS}"),
    ],
)
def test_what_is_no_model_is_refused(model: Any, field: str, message: str) -> None:
    with pytest.raises(SpecError) as caught:
        derive("training", model=model)
    assert str(caught.value) == f"{field}: {message}"
    assert caught.value.field == field


def test_a_spec_may_be_given_as_it_is() -> None:
    assert derive("decode", model=TransformerSpec(name="mine")).model.name == "mine"

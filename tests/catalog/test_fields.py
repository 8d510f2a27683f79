"""A table of a file, read key by key: every mistake is named with file, key and cure."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.fields import BadDefinition, Fields, is_plain, parse_dollars, parse_rate
from dealer_assist.message import Msg


def fields(**values: object) -> Fields:
    return Fields("a.toml", "", values)


def complaint(ask: Callable[[], object]) -> str:
    with pytest.raises(BadDefinition) as bad:
        ask()
    return str(bad.value)


def test_right_values_are_given_as_they_are() -> None:
    good = fields(a="x", b=3, c=True, d=["x"], e=[1, 2], f={"g": 1}, h=[{"i": 1}, {"i": 2}])
    assert (good.text("a"), good.whole("b"), good.flag("c")) == ("x", 3, True)
    assert (good.texts("d"), good.wholes("e")) == (("x",), (1, 2))
    assert good.table("f").whole("g") == 1
    assert [row.whole("i") for row in good.tables("h")] == [1, 2]
    assert good.raw("h") == [{"i": 1}, {"i": 2}]
    good.done()


def test_a_sentence_can_be_translated_as_it_stands() -> None:
    good = fields(a="Misdeal", b=["Exposed card", "Misdeal"])
    assert (good.sentence("a"), good.sentences("b")) == ("Misdeal", ("Exposed card", "Misdeal"))
    assert all(isinstance(one, Msg) for one in (good.sentence("a"), *good.sentences("b")))
    assert fields().sentences("b", ()) == ()


def test_a_sentence_with_a_word_in_braces_is_refused() -> None:
    said = complaint(lambda: fields(a="Seat {seat}").sentence("a"))
    assert said == "a.toml: a: has a word in braces, which nothing fills in: 'Seat {seat}'"


def test_what_is_left_out_gets_its_default() -> None:
    bare = fields()
    assert bare.text("a", "x") == "x"
    assert bare.whole("b", 7) == 7
    assert bare.flag("c", default=True) is True
    assert bare.texts("d", ("x",)) == ("x",)
    assert bare.wholes("e", (1,)) == (1,)
    assert list(bare.table("f", optional=True)) == []
    assert bare.tables("g") == ()
    assert bare.choice("h", ("x", "y"), "y") == "y"


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda f: f.text("k"), "k: is missing; give a text in quotes"),
        (lambda f: f.whole("k"), "k: is missing; give a whole number"),
        (lambda f: f.flag("k"), "k: is missing; give true or false"),
        (lambda f: f.texts("k"), "k: is missing; give a list of texts"),
        (lambda f: f.wholes("k"), "k: is missing; give a list of whole numbers"),
        (lambda f: f.table("k"), "k: is missing; give a table"),
        (lambda f: f.raw("k"), "k: is missing; give a value"),
    ],
)
def test_a_missing_key_is_named_with_what_it_wants(
    ask: Callable[[Fields], Any], sentence: str
) -> None:
    assert complaint(lambda: ask(fields())) == f"a.toml: {sentence}"


@pytest.mark.parametrize(
    ("value", "ask", "sentence"),
    [
        (3, lambda f: f.text("k"), "k: must be a text in quotes, not 3"),
        ("x", lambda f: f.whole("k"), "k: must be a whole number, not 'x'"),
        (1.5, lambda f: f.whole("k"), "k: must be a whole number, not 1.5"),
        (True, lambda f: f.whole("k"), "k: must be a whole number of 0 or more, not True"),
        (-1, lambda f: f.whole("k"), "k: must be a whole number of 0 or more, not -1"),
        (0, lambda f: f.whole("k", least=1), "k: must be a whole number of 1 or more, not 0"),
        (0, lambda f: f.flag("k"), "k: must be true or false, not 0"),
        ("x", lambda f: f.texts("k"), "k: must be a list of texts, not 'x'"),
        ([1], lambda f: f.texts("k"), "k: must be a list of texts, not [1]"),
        ([1, True], lambda f: f.wholes("k"), "k: must be a list of whole numbers, not [1, True]"),
        (1, lambda f: f.table("k"), "k: must be a table, not 1"),
        ([1], lambda f: f.tables("k"), "k: must be an array of tables, not [1]"),
        ("z", lambda f: f.choice("k", ("x", "y")), "k: must be one of x, y, not 'z'"),
        ("z", lambda f: f.parsed("k", int), "k: invalid literal for int() with base 10: 'z'"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_must_be(
    value: object, ask: Callable[[Fields], Any], sentence: str
) -> None:
    assert complaint(lambda: ask(fields(k=value))) == f"a.toml: {sentence}"


def test_a_key_that_nobody_asked_for_is_a_typing_mistake() -> None:
    typed = fields(name="x", wagr=1)
    typed.text("name")
    typed.whole("wager", 1)
    expected = "a.toml: wagr: is not a key here; the keys are: name, wager"
    assert complaint(typed.done) == expected


def test_a_place_inside_tables_and_rows_is_spelled_out() -> None:
    deep = fields(a={"b": [{}, {"c": 1}]})
    row = deep.table("a").tables("b")[1]
    assert complaint(lambda: row.text("c")).startswith("a.toml: a.b[2].c: must be a text")


def test_a_parsed_text_goes_through_its_parser() -> None:
    assert fields(k="12").parsed("k", int) == 12


def test_keys_come_in_the_order_of_the_file() -> None:
    table = fields(z=1, a=2)
    assert list(table) == list(table.keys()) == ["z", "a"]
    assert "z" in table
    assert "b" not in table


def test_a_file_is_read_and_named(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("k = 1\n")
    read = Fields.of_file(file)
    assert complaint(lambda: read.text("k")).startswith(f"{file}: k: ")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "there is no such file; check the name"),
        (b"k = \n", "is not valid TOML"),
        (b"k = 1\nk = 2\n", "is not valid TOML"),
        (b"k = '\xff'\n", "cannot be read (it is not UTF-8 text); check the file"),
    ],
)
def test_a_file_that_cannot_be_used_is_named_with_the_reason(
    tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    file = tmp_path / "x.toml"
    if content is not None:
        file.write_bytes(content)
    said = complaint(lambda: Fields.of_file(file))
    assert said.startswith(f"{file}: {sentence}")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    said = complaint(lambda: Fields.of_file(tmp_path))
    assert said == (f"{tmp_path}: is not a plain file; put a definition file in its place")


def test_a_mark_of_byte_order_before_the_first_line_is_overlooked(tmp_path: Path) -> None:
    file = tmp_path / "saved-by-notepad.toml"
    file.write_bytes(b'\xef\xbb\xbfnumber = "12"\n')
    assert Fields.of_file(file).text("number") == "12"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"seats = {'9' * 4_400}", "a number in it has thousands of digits"),
        ("seats = " + "[\n" * 100_000, "it is nested too deeply"),
    ],
    ids=["digits", "depth"],
)
def test_what_python_cannot_read_is_said_in_words(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(text)
    assert complaint(lambda: Fields.of_file(file)) == f"{file}: cannot be read ({why}); mend it"


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("bomb", "said"),
    [
        ("x = " + "[" * 300_000 + "]" * 300_000, "a line of over 5,000 letters"),
        ("a" + ".a" * 20_000 + " = 1", "a line of over 5,000 letters"),
        ("# " + "long\n# " * 500_000, "larger than 1 MB"),
    ],
    ids=["depth", "dots", "size"],
)
def test_d16_a_file_that_nobody_would_write_is_refused_at_once(
    tmp_path: Path, bomb: str, said: str
) -> None:
    file = tmp_path / "bomb.toml"
    file.write_text(bomb)
    with pytest.raises(BadDefinition, match=said):
        Fields.of_file(file)


@pytest.mark.timeout(20)
def test_d16_a_pipe_or_a_device_is_no_definition_and_nobody_waits_for_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero")):
        with pytest.raises(BadDefinition, match="is not a plain file"):
            Fields.of_file(file)


@pytest.mark.parametrize("name", ["../training", "a/b", "/etc/passwd", ".", "..", ".x", "a\x1b[2J"])
def test_d16_a_name_never_leaves_its_folder(name: str) -> None:
    assert not is_plain(name)
    assert is_plain("crazy4-nexus")


@pytest.mark.parametrize(
    ("text", "cents"),
    [("$0", 0), ("$5", 500), ("$5,000", 500_000), ("$1,234,567.89", 123_456_789), ("$0.50", 50)],
)
def test_dollars_are_read_as_printed(text: str, cents: int) -> None:
    assert parse_dollars(text) == cents


@pytest.mark.parametrize(
    "text", ["", "$", "5", "$-5", "$5.5", "$5.555", "$5.xx", "$5,00", "$,500", "$²", "$5.", " $5"]
)
def test_what_is_no_amount_is_refused_not_guessed(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no amount: write '\$5,000' or '\$0.50'"):
        parse_dollars(text)


@pytest.mark.parametrize("text", ["$1,000,000,000.01", "$1000000001", "$" + "9" * 5000])
def test_more_than_any_table_pays_is_refused(text: str) -> None:
    assert parse_dollars("$1,000,000,000") == 100_000_000_000
    with pytest.raises(ValueError, match=r"than any table pays: write \$1,000,000,000 or less"):
        parse_dollars(text)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("24 %", 2400),
        ("24%", 2400),
        ("20.5 %", 2050),
        ("0.25 %", 25),
        ("100 %", 10_000),
        ("0 %", 0),
    ],
)
def test_rates_are_read_to_the_basis_point(text: str, points: int) -> None:
    assert parse_rate(text) == points


@pytest.mark.parametrize("text", ["", "%", "24", "-5 %", "20.555 %", "20.x %", "²%", "1,5 %"])
def test_what_is_no_rate_is_refused_not_guessed(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no rate: write '24 %' or '20\.5 %'"):
        parse_rate(text)


@pytest.mark.parametrize("text", ["100.01 %", "240 %"])
def test_a_rate_above_the_whole_wager_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is more than the whole wager: write 100 % or less"):
        parse_rate(text)

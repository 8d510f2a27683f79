"""The words after a command are read in any order, or refused in one sentence."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from dealer_assist.cli.arguments import (
    Parser,
    add_data,
    add_table,
    add_window,
    chain_end,
    file_or_folder,
    size,
)
from dealer_assist.errors import UsageError
from dealer_assist.paths import FIRST_TABLE


@pytest.fixture
def parser() -> Parser:
    parser = Parser("dealer-assist look", "looks")
    parser.add_argument("what", choices=("list", "probe"))
    parser.add_argument("port", metavar="PORT", nargs="?", type=file_or_folder)
    parser.add_argument("--live", action="store_true")
    add_window(parser)
    return parser


@pytest.mark.parametrize(
    "words",
    [
        ["--live", "list", "--screen", "1280x800", "here", "--exit-after=paint"],
        ["list", "--live", "here", "--exit-after", "paint", "--screen=1280x800"],
        ["list", "here", "--screen", "1280x800", "--exit-after", "paint", "--live"],
    ],
)
def test_words_and_options_are_read_in_any_order(parser: Parser, words: list[str]) -> None:
    assert vars(parser.parse(words)) == {
        "what": "list",
        "port": Path("here"),
        "live": True,
        "is_windowed": False,
        "screen": (1280, 800),
        "exit_after": "paint",
    }


def test_what_is_left_out_has_its_default(parser: Parser) -> None:
    assert vars(parser.parse(["probe"])) == {
        "what": "probe",
        "port": None,
        "live": False,
        "is_windowed": False,
        "screen": None,
        "exit_after": "",
    }


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "arguments are required: what"),
        (["list", "a", "b"], "unrecognized arguments: b"),
        (["look"], "invalid choice: 'look'"),
        (["list", "--loud"], "unrecognized arguments: --loud"),
        (["list", "--screen"], "--screen: expected one argument"),
        (["list", "--screen", "wide"], "'wide' is no size"),
        (["list", "--screen", "480x320"], "at least 640x360"),
        (["list", "--live=yes"], "--live: ignored explicit argument 'yes'"),
        (["list", "--exit-after", "dawn"], "invalid choice: 'dawn'"),
        (["list", ""], "the name is empty"),
        (["list", "--scr", "1280x800"], "unrecognized arguments: --scr"),
    ],
)
def test_a_wrong_word_is_named_in_one_sentence(
    parser: Parser, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UsageError) as wrong:
        parser.parse(words)
    assert complaint in str(wrong.value)
    assert str(wrong.value).endswith("'dealer-assist look --help' shows how it is called")
    assert "\n" not in str(wrong.value)
    assert capsys.readouterr() == ("", "")


def test_a_command_without_a_table_means_the_one_that_a_newcomer_sees() -> None:
    parser = Parser("dealer-assist look", "looks")
    add_table(parser)
    add_data(parser)
    assert vars(parser.parse([])) == {"table": FIRST_TABLE, "data": None}
    told = vars(parser.parse(["--table", "pit-3.toml", "--data", "x"]))
    assert told == {"table": "pit-3.toml", "data": Path("x")}


def test_the_end_of_a_chain_is_read_as_it_is_printed() -> None:
    assert chain_end("812:9f2a41c07b3e") == (812, "9f2a41c07b3e")
    for wrong in ("", "812", "812:", "812:9f2a", "x:9f2a41c07b3e", "812:not hexadecimal"):
        with pytest.raises(ArgumentTypeError, match="as it is printed"):
            chain_end(wrong)


def test_a_size_is_read_as_it_is_written() -> None:
    assert size("1920x1080") == (1920, 1080)

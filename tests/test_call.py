"""The words of a call are read, or refused in one sentence."""

from pathlib import Path

import pytest

from dealer_assist.call import Option, Verb, Word, WrongCall, chain_end, one_of, path, size

OPEN = Verb(
    "open",
    "opens",
    lambda call: 0,
    words=(Word("what", ("list", "probe")), Word("port", is_optional=True, convert=path)),
    options=(
        Option("--live"),
        Option("--screen", "WxH", convert=size),
        Option("--exit-after", "MOMENT", convert=one_of("paint", "table"), default=""),
    ),
)


def test_words_and_options_are_read_in_any_order() -> None:
    call = OPEN.read(["--live", "list", "--screen", "1280x800", "here", "--exit-after=paint"])
    assert call == {
        "what": "list",
        "port": Path("here"),
        "live": True,
        "screen": (1280, 800),
        "exit_after": "paint",
    }


def test_what_is_left_out_has_its_default() -> None:
    call = OPEN.read(["probe"])
    assert call == {
        "what": "probe",
        "port": None,
        "live": False,
        "screen": None,
        "exit_after": "",
    }


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "needs WHAT"),
        (["list", "a", "b"], "does not take 'b'"),
        (["look"], "does not know 'look'; choose list, probe"),
        (["list", "--loud"], "no option --loud"),
        (["list", "--screen"], "--screen needs WxH"),
        (["list", "--screen", "wide"], "'wide' is no size"),
        (["list", "--screen", "640x480"], "at least 800x600"),
        (["list", "--live=yes"], "--live takes no value"),
        (["list", "--exit-after", "dawn"], "not one of paint, table"),
        (["list", ""], "the name is empty"),
    ],
)
def test_a_wrong_word_is_named_in_one_sentence(words: list[str], complaint: str) -> None:
    with pytest.raises(WrongCall, match=complaint) as wrong:
        OPEN.read(words)
    assert "\n" not in str(wrong.value)


def test_the_usage_shows_words_and_options() -> None:
    assert OPEN.usage() == ("open list|probe [PORT] [--live] [--screen WxH] [--exit-after MOMENT]")


def test_the_end_of_a_chain_is_read_as_it_is_printed() -> None:
    assert chain_end("812:9f2a41c07b3e") == (812, "9f2a41c07b3e")
    for wrong in ("", "812", "812:", "812:9f2a", "x:9f2a41c07b3e", "812:not hexadecimal"):
        with pytest.raises(ValueError, match="as it is printed"):
            chain_end(wrong)

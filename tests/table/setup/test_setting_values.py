"""Values of settings: written as a person would, and read back the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Refused
from dealer_assist.table.setup.settings import Kind, read, word, written


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (Kind.MONEY, 750_000, "$7,500"),
        (Kind.MONEY, 50, "$0.50"),
        (Kind.MONEY, 0, "$0"),
        (Kind.MONEY, None, "none"),
        (Kind.RATE, 2_400, "24 %"),
        (Kind.RATE, 2_050, "20.5 %"),
        (Kind.RATE, 5, "0.05 %"),
        (Kind.RATE, 10_000, "100 %"),
    ],
)
def test_a_value_is_written_and_read_back(kind: Kind, value: int | None, text: str) -> None:
    assert written(kind, value) == text
    assert read(kind, text) == value


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (Kind.MONEY, "7500", 750_000),
        (Kind.MONEY, " $ 7,500.25 ", 750_025),
        (Kind.RATE, "20.5", 2_050),
        (Kind.RATE, "20.55%", 2_055),
    ],
)
def test_a_person_may_write_less(kind: Kind, text: str, value: int) -> None:
    assert read(kind, text) == value


@given(st.integers(0, 10**12), st.sampled_from([Kind.MONEY, Kind.RATE]))
def test_no_value_is_lost_in_writing(value: int, kind: Kind) -> None:
    assert read(kind, written(kind, value)) == value


def test_a_choice_is_a_word_from_the_list() -> None:
    choices = ("stand", "hit")
    assert read(Kind.CHOICE, "hit", choices) == 1
    assert written(Kind.CHOICE, 1, choices) == "hit"
    with pytest.raises(Refused) as refused:
        read(Kind.CHOICE, "run", choices)
    assert str(refused.value) == "'run' cannot be chosen; choose stand or hit"


@pytest.mark.parametrize(
    ("kind", "text", "like"),
    [
        (Kind.MONEY, "-5", "an amount like $7,500"),
        (Kind.MONEY, "$5.5", "an amount like $7,500"),
        (Kind.MONEY, "", "an amount like $7,500"),
        (Kind.RATE, "$5", "a rate like 20.5 %"),
        (Kind.RATE, "5.125 %", "a rate like 20.5 %"),
    ],
)
def test_what_is_no_figure_is_refused(kind: Kind, text: str, like: str) -> None:
    with pytest.raises(Refused) as refused:
        read(kind, text)
    assert str(refused.value) == f"{text!r} cannot be read; write {like}"


def test_a_choice_of_a_game_is_a_word_too() -> None:
    assert [word(one) for one in (True, False, "push", 6)] == ["yes", "no", "push", "6"]

"""Values of settings: written as a person would, and read back the same."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.errors import Refused
from dealer_assist.table.setup.house_setting import HouseSetting, SettingKind, read, word, written


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (SettingKind.MONEY, 750_000, "$7,500"),
        (SettingKind.MONEY, 50, "$0.50"),
        (SettingKind.MONEY, 0, "$0"),
        (SettingKind.MONEY, None, "none"),
        (SettingKind.RATE, 2_400, "24%"),
        (SettingKind.RATE, 2_050, "20.5%"),
        (SettingKind.RATE, 5, "0.05%"),
        (SettingKind.RATE, 10_000, "100%"),
        (SettingKind.DAY, date(2023, 6, 14).toordinal(), "2023-06-14"),
        (SettingKind.DAY, None, "none"),
    ],
)
def test_a_value_is_written_and_read_back(kind: SettingKind, value: int | None, text: str) -> None:
    assert written(kind, value) == text
    assert read(kind, text) == value


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (SettingKind.MONEY, "7500", 750_000),
        (SettingKind.MONEY, " $ 7,500.25 ", 750_025),
        (SettingKind.RATE, "20.5", 2_050),
        (SettingKind.RATE, "20.55%", 2_055),
        (SettingKind.DAY, "20230614", date(2023, 6, 14).toordinal()),
    ],
)
def test_a_person_may_write_less(kind: SettingKind, text: str, value: int) -> None:
    assert read(kind, text) == value


@given(st.integers(0, 10**12), st.sampled_from([SettingKind.MONEY, SettingKind.RATE]))
def test_no_value_is_lost_in_writing(value: int, kind: SettingKind) -> None:
    assert read(kind, written(kind, value)) == value


def test_a_choice_is_a_word_from_the_list() -> None:
    choices = ("stand", "hit")
    assert read(SettingKind.CHOICE, "hit", choices) == 1
    assert written(SettingKind.CHOICE, 1, choices) == "hit"
    with pytest.raises(Refused) as refused:
        read(SettingKind.CHOICE, "run", choices)
    assert str(refused.value) == "'run' cannot be chosen. Choose stand or hit"


@pytest.mark.parametrize(
    ("kind", "text", "like"),
    [
        (SettingKind.MONEY, "-5", "an amount like $7,500"),
        (SettingKind.MONEY, "$5.5", "an amount like $7,500"),
        (SettingKind.MONEY, "", "an amount like $7,500"),
        (SettingKind.RATE, "$5", "a rate like 20.5%"),
        (SettingKind.RATE, "5.125%", "a rate like 20.5%"),
    ],
)
def test_what_is_no_figure_is_refused(kind: SettingKind, text: str, like: str) -> None:
    with pytest.raises(Refused) as refused:
        read(kind, text)
    assert str(refused.value) == f"{text!r} cannot be read. Write {like}"


@pytest.mark.parametrize("text", ["7,50", "$7,5", "7.500,00", "5.000,72 $", "1,00,000", "75,00"])
def test_an_amount_that_reads_otherwise_elsewhere_is_never_taken_for_another(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read(SettingKind.MONEY, text)
    assert str(refused.value) == (
        f"{text!r} can be read in two ways. Write a point before cents, as in $7.50, and commas "
        "between thousands, as in $7,500"
    )


def test_a_choice_of_a_game_is_a_word_too() -> None:
    assert [word(one) for one in (True, False, "push", 6)] == ["yes", "no", "push", "6"]


@pytest.mark.parametrize("text", ["20230631", "2023", "14.06.2023", "2023-6-14", "00000101"])
def test_what_is_no_day_is_refused_with_one_that_is(text: str) -> None:
    with pytest.raises(Refused, match="as in 2023-06-14"):
        read(SettingKind.DAY, text)


def test_words_are_taken_as_they_stand_on_one_line() -> None:
    setting = HouseSetting("approval.letter", "Letter", SettingKind.WORDS, None, words="#3119")
    assert setting.text == "#3119"
    assert setting.accepted("  Submission  #3120 ") == "Submission #3120"
    assert setting.accepted("") == "none"
    assert setting.accepted("No.\N{NO-BREAK SPACE}7\r\n") == "No. 7"
    with pytest.raises(Refused, match="at most 60 letters on one line"):
        setting.accepted("x" * 61)


@pytest.mark.parametrize(
    "sign",
    [
        "\0",
        "\x1b",
        "\x1c",  # Python takes it for a blank
        "\x7f",
        "\x85",
        chr(0xDCFF),  # a byte that is no UTF-8
        "\ufffd",
        "\u202e",  # what follows would stand the other way round
        "\u200b",
        "\ue000",
    ],
    ids=ascii,
)
def test_words_with_bytes_that_no_keyboard_has_are_refused_in_one_sentence(sign: str) -> None:
    setting = HouseSetting("approval.letter", "Letter", SettingKind.WORDS, None, words="#3119")
    with pytest.raises(Refused) as refused:
        setting.accepted(f"IC{sign}12")
    assert str(refused.value) == ("Letter has signs in it that no keyboard writes. Write it again")

"""One key leads a letter through its marks."""

import pytest

from dealer_assist.ui.toolkit.values.accents import with_next_accent


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Jose", "José"),
        ("Peñ", "Peń"),
        ("NGUYEN", "NGUYEÑ"),
        ("D", "Đ"),
        ("IC-", "IC#"),
        ("7", "7"),
        ("", ""),
    ],
)
def test_the_last_letter_gets_its_next_mark(before: str, after: str) -> None:
    assert with_next_accent(before) == after


def test_behind_the_last_mark_comes_the_plain_letter() -> None:
    assert with_next_accent("ř") == "r"


def test_a_letter_without_a_capital_of_its_own_stays_one_letter() -> None:
    assert with_next_accent("S") == "ß"

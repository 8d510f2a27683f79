"""Amounts in words, as they are written on a cheque."""

import pytest

from dealer_assist.rules.amount_words import amount_words


@pytest.mark.parametrize(
    ("cents", "words"),
    [
        (0, "Zero dollars and 00 cents"),
        (5, "Zero dollars and 05 cents"),
        (100, "One dollar and 00 cents"),
        (1_900, "Nineteen dollars and 00 cents"),
        (2_000, "Twenty dollars and 00 cents"),
        (2_150, "Twenty-one dollars and 50 cents"),
        (31_500, "Three hundred fifteen dollars and 00 cents"),
        (500_072, "Five thousand dollars and 72 cents"),
        (1_284_637, "Twelve thousand eight hundred forty-six dollars and 37 cents"),
        (100_000_000, "One million dollars and 00 cents"),
        (
            123_456_789_012,
            "One billion two hundred thirty-four million five hundred sixty-seven thousand "
            "eight hundred ninety dollars and 12 cents",
        ),
    ],
)
def test_an_amount_is_written_out(cents: int, words: str) -> None:
    assert amount_words(cents) == words


def test_every_number_below_a_thousand_has_words_of_its_own() -> None:
    assert len({amount_words(100 * dollars) for dollars in range(1_000)}) == 1_000


def test_less_than_nothing_is_not_written() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        amount_words(-1)

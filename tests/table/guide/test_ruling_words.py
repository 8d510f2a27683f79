"""A ruling in words, the same on screen and paper."""

import pytest

from dealer_assist.table.facts import rulings as r
from dealer_assist.table.guide.ruling_words import KINDS, chips_words, kind_words, ruling_words


def test_every_kind_has_words() -> None:
    assert tuple(KINDS) == r.KINDS
    assert kind_words("of_another_version") == "of another version"


@pytest.mark.parametrize(
    ("cents", "said"),
    [
        (2_000, "Pay seat 4 $20.00 more"),
        (-1_500, "Take $15.00 from seat 4"),
        (0, "Nothing changes"),
    ],
)
def test_the_dealer_is_told_what_to_do_with_chips(cents: int, said: str) -> None:
    assert chips_words((4,), cents) == said


@pytest.mark.parametrize(
    ("kind", "seats", "cents", "answer", "said"),
    [
        (r.UNDERPAID, (4,), 2_000, "", "Underpaid: Pay seat 4 $20.00 more"),
        (r.DEAD, (1, 3), 0, "", "Dead hand: seats 1 and 3"),
        (r.COUNT, (), 0, "", "Wrong count"),
        (r.EXPOSED, (2,), 0, r.BURNED, "Exposed card: seat 2, card burned"),
    ],
)
def test_a_ruling_is_one_line(
    kind: str, seats: tuple[int, ...], cents: int, answer: str, said: str
) -> None:
    assert ruling_words(kind, seats, cents, answer) == said

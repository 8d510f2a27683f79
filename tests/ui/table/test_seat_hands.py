"""Strips on a plate: high where a seat has few hands, and never so high that the wagers go."""

import pytest

from dealer_assist.ui.table.seat_hands import strip_height


@pytest.mark.parametrize(
    ("hands", "room", "height"), [(1, 148, 56), (2, 300, 56), (3, 300, 44), (4, 232, 44)]
)
def test_strips_are_as_high_as_the_hands_leave_room(hands: int, room: float, height: float) -> None:
    assert strip_height(hands, room) == height


def test_many_hands_leave_the_wagers_their_room() -> None:
    assert 192 - 4 * strip_height(4, 192) == 56

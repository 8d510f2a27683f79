"""Looks of cards are plain facts that can be compared."""

from dealer_assist.ui.card_looks import CardRowLook, SideLook


def test_rows_and_sides_are_equal_when_they_show_the_same() -> None:
    assert CardRowLook("DEALER", ("As", "")) == CardRowLook("DEALER", ("As", ""))
    assert SideLook("player", "PLAYER") != SideLook("player", "PLAYER", is_won=True)

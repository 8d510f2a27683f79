"""Looks of cards are plain facts that can be compared."""

from dealer_assist.ui.table.model.table import CardRowModel, SideModel


def test_rows_and_sides_are_equal_when_they_show_the_same() -> None:
    assert CardRowModel("DEALER", ("As", "")) == CardRowModel("DEALER", ("As", ""))
    assert SideModel("player", "PLAYER") != SideModel("player", "PLAYER", is_won=True)

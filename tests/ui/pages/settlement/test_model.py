"""Looks of a settlement are plain facts that can be compared."""

from dealer_assist.ui.pages.settlement.model import (
    CellKind,
    CellModel,
    SeatRowModel,
    SettlementModel,
)


def test_an_empty_cell_shows_nothing() -> None:
    assert CellModel() == CellModel("", "", CellKind.NONE)
    assert SettlementModel((), (SeatRowModel("5"),)) != SettlementModel((), ())

"""Looks of a settlement are plain facts that can be compared."""

from dealer_assist.ui.settlement_looks import CellKind, CellLook, SeatRowLook, SettlementLook


def test_an_empty_cell_shows_nothing() -> None:
    assert CellLook() == CellLook("", "", CellKind.NONE)
    assert SettlementLook((), (SeatRowLook("5"),)) != SettlementLook((), ())

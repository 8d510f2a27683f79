"""Cards in the middle of the table: board and dealer side by side, nothing cut."""

from collections.abc import Callable

import pytest
from ink import painted
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.card_strip import CardStrip
from dealer_assist.ui.table.model.table import CardRowModel
from dealer_assist.ui.toolkit.context import UiContext

Shown = Callable[[QWidget, int, int], None]
BOARD = CardRowModel("BOARD", ("Ts", "Js", "Qs", "2d", "9s"), "RIVER")
DEALER = CardRowModel("DEALER", ("9h", "Ah"), note="Three of a kind 9-A-Q")
SIX = CardRowModel(
    "DEALER", ("Ks", "Qd", "2c", "3c", "7c", "8d"), "4 CARDS", "High card 8-7-3-2", 2
)


@pytest.mark.parametrize("rows", [(BOARD, DEALER), (SIX,), (DEALER,), ()], ids=len)
@pytest.mark.parametrize("height", [72, 110])
def test_every_row_fits(
    context: UiContext, shown: Shown, rows: tuple[CardRowModel, ...], height: int
) -> None:
    strip = CardStrip(context)
    shown(strip, 776, height)
    strip.show_state(rows)
    strip.grab()

    assert strip.too_long == ()
    assert strip.model == rows


def test_a_flat_strip_has_room_for_a_count(context: UiContext, shown: Shown) -> None:
    strip = CardStrip(context)
    shown(strip, 776, 46)
    strip.show_state((CardRowModel("DEALER", ("Jh", "8h", "2c", "3d", "Ts"), note="BUST"),))
    strip.grab()

    assert strip.too_long == ()


def test_other_cards_are_painted(
    context: UiContext, shown: Shown, picture: Callable[[QWidget], bytes]
) -> None:
    strip = CardStrip(context)
    shown(strip, 776, 72)
    strip.show_state((DEALER,))
    before = picture(strip)
    strip.show_state((SIX,))

    assert picture(strip) != before


@pytest.mark.parametrize("width", [776, 560])
def test_however_many_cards_there_are_none_is_cut(
    context: UiContext, shown: Shown, width: int
) -> None:
    strip = CardStrip(context)
    shown(strip, width, 72)
    many = ("2c", "2d", "2h", "2s", "2c", "2d", "Ac", "Ad", "Ah", "As", "Ac", "Ad")
    strip.show_state((CardRowModel("DEALER", many, note="17"),))
    _, marks = painted(strip)

    assert strip.too_long == ()
    assert all(strip.rect().contains(mark.box) for mark in marks)

"""Hands compared by touch: one touch a seat, on record, and the next one comes by itself."""

from collections.abc import Callable

import pytest
from audit import findings
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.ui.table.compare_panel import ComparePanel
from dealer_assist.ui.toolkit.values.preferences import Preferences

CARDS = {
    "3": "8s 8h Ad Qc Ts 7h 4c",
    "4": "Ac Kd Tc Td 9h 7c 4h",
    "6": "5c 5h Qs Qd Qh 9c 2d",
    "dealer": "Ah Ks Js Jd 6s 3d 2c",
}
LOWS = {3: ("8s", "8h"), 4: ("Ac", "Kd"), 6: ("5c", "5h")}


def at_compare(seated: SeatedTable) -> SeatedTable:
    """Play to COMPARE: seat 6 wins, seat 4 copies, seat 3 is foul."""
    seated.open()
    for seat in LOWS:
        assert seated.desk.submit(c.PlaceWagers(seat, {"main": 20_000, "fortune": 500}))
    seated.press("START GAME")
    for place, cards in CARDS.items():
        assert seated.desk.submit(c.SeeCards(place, tuple(cards.split())))
    for seat, low in LOWS.items():
        assert seated.desk.submit(c.SetHand(seat, low))
    seated.press("COMPARE")
    return seated


@pytest.fixture
def table(seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    return at_compare(seat_at("fortune-pai-gow"))


def panel(table: SeatedTable) -> ComparePanel:
    return table.face.views.table.hands.compares[0]


def outcomes(table: SeatedTable) -> dict[int, str]:
    seats = table.table.round.seats.items()
    return {seat: one.compared.outcome for seat, one in seats if one.compared}


def test_one_touch_a_seat_is_on_record_and_the_next_comes(table: SeatedTable) -> None:
    table.press("PAID SEAT 6")
    assert outcomes(table) == {6: "win"}
    table.press("TAKEN SEAT 4")
    table.press("TAKEN SEAT 3")
    assert outcomes(table) == {6: "win", 4: "lose", 3: "lose"}
    assert not table.face.views.table.hands.compares


def test_a_done_seat_is_touched_and_taken_back(table: SeatedTable) -> None:
    table.press("PAID SEAT 6")
    table.seat(6)
    table.press("UNDO")
    assert outcomes(table) == {}
    assert panel(table).done.label == "PAID SEAT 6"


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("seat", LOWS)
def test_it_fits_every_screen(table: SeatedTable, seat: int, size: tuple[int, int]) -> None:
    if seat != 6:
        table.seat(seat)
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []


@pytest.mark.parametrize("seat", LOWS)
def test_it_fits_in_large_letters(seat_at: Callable[..., SeatedTable], seat: int) -> None:
    table = at_compare(seat_at("fortune-pai-gow", Preferences(text_size=150)))
    if seat != 6:
        table.seat(seat)
    table.wait(100)
    assert findings(table.window) == []

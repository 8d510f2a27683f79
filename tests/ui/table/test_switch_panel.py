"""The panel asks seat by seat to keep or switch: one touch, and the next seat is asked."""

from collections.abc import Callable
from pathlib import Path

import pytest
from audit import findings
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.ui.table.bonus_strip import BonusStrip
from dealer_assist.value import replace

FOUR = {"1": "Ts 6d", "1r": "5h Th", "4": "Ac 3d", "4r": "6h Kd", "dealer": "8h"}


@pytest.fixture
def table(resources: Path, layouts: Path, seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    """Two seats with both hands known, at PLAY; nobody has said anything."""
    file = resources / "tables" / "blackjack-switch.toml"
    setup = replace(load_table(resources, layouts, file), players=())
    seated = seat_at(setup)
    seated.open()
    for seat in (1, 4):
        assert seated.desk.submit(PlaceWagers(seat, {"blackjack": 2500}))
    seated.press("START GAME")
    for place, cards in FOUR.items():
        assert seated.desk.submit(SeeCards(place, tuple(cards.split())))
    seated.press("PLAY")
    return seated


def strip(table: SeatedTable) -> BonusStrip:
    return table.face.views.table.hands.strips[0]


def play_out(table: SeatedTable) -> None:
    """Let the hands of the seat stand, the right one first: then the next seat is asked."""
    heads = []
    for _ in range(2):
        heads.append(str(table.face.views.table.hands.model.seat))
        table.press("STAND")
        table.wait(1_000)  # at the pace of a hand
    assert heads == ["SEAT 1 RIGHT", "SEAT 1 LEFT"]


def test_one_touch_a_seat_is_on_record_and_the_next_is_asked(table: SeatedTable) -> None:
    assert strip(table).model.title == "SEAT 1"
    table.press("SWITCH")
    assert table.table.round.cards["1"] == ("Ts", "Th")
    play_out(table)
    assert strip(table).model.title == "SEAT 4"
    table.press("KEEP")
    assert table.table.seat(4).switch == "kept"
    assert not any(one.model.answers for one in table.face.views.table.hands.strips)


def test_a_touched_seat_may_say_otherwise_and_the_next_is_asked_by_itself(
    table: SeatedTable,
) -> None:
    table.press("SWITCH")
    table.seat(1)
    assert strip(table).model.title == "SEAT 1"
    table.press("KEEP")
    assert table.table.round.cards["1"] == ("Ts", "6d")
    play_out(table)
    assert strip(table).model.title == "SEAT 4"


def test_a_double_tap_answers_for_one_seat_only(table: SeatedTable) -> None:
    key = table.hand.ready("SWITCH")
    table.read(key)
    for _ in range(2):
        table.hand.press(key)
        table.hand.lift(key)
    table.wait(100)
    assert (table.table.seat(1).switch, table.table.seat(4).switch) == ("switched", "")


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_question_fits_every_screen(table: SeatedTable, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []

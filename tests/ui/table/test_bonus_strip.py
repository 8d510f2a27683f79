"""House Money's strip: every step fits its panel, and every touch says what it is."""

from collections.abc import Callable

import pytest
from audit import findings
from dealt_table import shipped, strict
from longer_words import LongerWords
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.table.bonus_strip import BonusStrip
from dealer_assist.value import replace

Seat = Callable[[TableSetup | str], SeatedTable]
CARDS = {
    "1": "2c 3c",
    "2": "7d 7h",
    "3": "Th 6s",
    "4": "Kh Qh",
    "6": "As 5d",
    "7": "9s 9d",
}


def dealt(table: SeatedTable, up: str, cards: dict[str, str] | None = None) -> SeatedTable:
    table.open()
    table.chips(2, 4, sensor="B" if "B" in table.table.setup.jackpots else "A")
    table.press("START GAME")
    if "B" not in table.table.setup.jackpots:
        assert table.rack.simulated.sensors is not None
        for seat in (2, 4):
            table.rack.simulated.sensors.take_chip(seat, "A")
        table.wait()
    for place, held in {**(cards or CARDS), "dealer": up}.items():
        assert table.desk.submit(SeeCards(place, tuple(held.split())))
    table.wait(100)
    return table


def strip(table: SeatedTable) -> BonusStrip:
    return table.face.views.table.hands.strips[0]


@pytest.mark.parametrize("name", ["house-money-nexus", "house-money-house"])
def test_every_step_fits_every_screen(seat_at: Seat, name: str) -> None:
    table = dealt(seat_at(name), "Ks")  # under an ace insurance is asked first
    found = []
    for touch in ("COLLECTED", "NO BLACKJACK", "PART", "DONE", "House Money of seat 2", ""):
        for size in SIZES:
            table.window.resize(*size)
            table.wait(100)
            found += findings(table.window)
        if touch:
            table.tap(next(one for one in touchables(table) if one.label.startswith(touch)))
    assert sorted(set(found)) == []


def touchables(table: SeatedTable):
    here = strip(table)
    keys = (*here.answers, *here.choices, *here.steps, here.done, *here.rows, *here.pills)
    return [one for one in keys if one.isVisible()]


def test_words_a_third_longer_still_fit(seat_at: Seat) -> None:
    table = seat_at("house-money-nexus")
    table.draw_with(replace(table.context, translator=LongerWords()))
    table.face._replace_views()
    dealt(table, "Ks")
    strip_texts = []
    for words in ("COLLECTED", "NO BLACKJACK", "PART"):
        strip_texts += findings(table.window)
        table.tap(next(one for one in touchables(table) if words in one.label))
    strip_texts += findings(table.window)
    assert sorted(set(strip_texts)) == []


@pytest.mark.parametrize("name", ["house-money-nexus", "house-money-house"])
def test_seven_winners_have_room(seat_at: Seat, name: str) -> None:
    table = seat_at(name)
    table.open()
    for seat in range(1, 8):
        bet = PlaceWagers(seat, {"blackjack": 2500, "house_money": 2500})
        assert table.desk.submit(bet)
    cards = {str(seat): "Kh Qh" for seat in range(1, 7)} | {"7": "As Ks"}
    dealt(table, "6c", cards)
    for size in SIZES:
        table.window.resize(*size)
        table.wait(100)
        assert findings(table.window) == []
    assert len(strip(table).rows) == 7


def test_a_part_is_chosen_by_touch_and_recorded_by_done(seat_at: Seat) -> None:
    table = dealt(seat_at(strict(shipped("house-money-nexus"))), "6c")
    for words in ("COLLECTED", "PART $20.00", "+ $5", "+ $25", "– $5"):
        table.press(words)
    assert table.table.round.bonus.answers == {}  # nothing is on record before DONE
    table.press("DONE, SEAT 4 NEXT")
    assert table.table.round.bonus.answers == {2: 3500}  # not above $40, then $5 less

    table.press("CARD")  # $100 is above the dealer's limit
    table.swipe("supervisor-1")
    table.press("ALL $125.00")
    table.press("DONE, SEAT 7 NEXT")
    assert table.table.seat(4).wagers["left_up"] == 12500


def test_quick_steps_all_count(seat_at: Seat) -> None:
    table = dealt(seat_at("house-money-nexus"), "6c")
    table.press("COLLECTED")
    five = table.hand.ready("+ $5")
    table.read(five)  # it has come up where COLLECTED was
    for _ in range(4):
        table.hand.press(five)
        table.hand.lift(five)
        table.wait(100)
    table.press("DONE, SEAT 4 NEXT")
    assert table.table.round.bonus.answers == {2: 2000}


def test_a_double_tap_on_done_asks_one_seat(seat_at: Seat) -> None:
    table = dealt(seat_at("house-money-nexus"), "6c")
    table.press("COLLECTED")
    table.press("NONE")
    done = strip(table).done
    for _ in range(2):
        table.hand.press(done)
        table.hand.lift(done)
        table.wait(120)
    assert table.table.round.bonus.answers == {2: 0}


def test_a_winners_seat_touched_on_the_felt_is_asked(seat_at: Seat) -> None:
    table = dealt(seat_at("house-money-nexus"), "6c")
    table.press("COLLECTED")
    table.seat(7)
    assert table.face.prompt.line == "Pay seat 7 $30, then ask: LEAVE UP?"
    table.seat(3)  # no winner: its hand buttons
    assert not table.face.views.table.hands.strips
    table.seat(3)
    assert table.face.prompt.line == "Pay seat 7 $30, then ask: LEAVE UP?"


def test_the_keypad_gives_any_part_and_no_more(seat_at: Seat) -> None:
    table = dealt(seat_at("house-money-nexus"), "6c")
    table.press("COLLECTED")
    table.press("KEYPAD")
    for key in ("4", "1"):
        table.press(key)
    assert table.face.views.amount.done.reason == "$40.00 at most"
    for key in ("ERASE", "ERASE", "1", "2", ".", "3", "4"):
        table.press(key)
    assert findings(table.window) == []
    table.press("DONE")
    table.press("DONE, SEAT 4 NEXT")
    assert table.table.round.bonus.answers == {2: 1234}


def test_a_keypad_that_is_left_changes_nothing(seat_at: Seat) -> None:
    table = dealt(seat_at("house-money-nexus"), "6c")
    table.press("COLLECTED")
    table.press("KEYPAD")
    table.press("BACK")
    assert strip(table).done.reason == "Ask: none, part or all?"


def test_a_wrong_peek_is_answered_again_and_takes_back(seat_at: Seat) -> None:
    table = dealt(seat_at("house-money-nexus"), "Ks")
    for words in ("COLLECTED", "NO BLACKJACK", "ALL $40.00", "DONE, SEAT 4 NEXT"):
        table.press(words)
    assert table.table.seat(2).wagers["left_up"] == 4000
    table.press("Peek: no blackjack")
    table.press("BLACKJACK")
    assert "left_up" not in table.table.seat(2).wagers

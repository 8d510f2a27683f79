"""The panel asks seat by seat for the bet of a street: one touch, and the next seat is asked."""

from collections.abc import Callable
from pathlib import Path

import pytest
from audit import findings
from screen_sizes import EVERY_SIZE
from seated_table import SeatedTable

from dealer_assist.catalog.tables import load_table
from dealer_assist.table.commands.round import PlaceWagers
from dealer_assist.ui.table.actions import (
    ActionPressed,
    BetOnStreet,
)
from dealer_assist.ui.table.bonus_strip import BonusStrip
from dealer_assist.ui.table.presenter.table import prompt_model
from dealer_assist.ui.toolkit.values.preferences import Preferences
from dealer_assist.value import replace


@pytest.fixture
def table(resources: Path, layouts: Path, seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    """Mississippi Stud at its first street; nobody has bet on it yet."""
    file = resources / "tables" / "mississippi-nexus.toml"
    setup = replace(load_table(resources, layouts, file), players=())
    seated = seat_at(setup)
    seated.open()
    for seat, ante in ((1, 1000), (4, 1500), (6, 2000)):
        assert seated.desk.submit(PlaceWagers(seat, {"ante": ante}))
    seated.press("START GAME")
    seated.press("3RD")
    return seated


def strip(table: SeatedTable) -> BonusStrip:
    return table.face.views.table.hands.strips[0]


def test_one_touch_a_seat_is_on_record_and_the_next_is_asked(table: SeatedTable) -> None:
    assert strip(table).model.title == "SEAT 1"
    table.press("3×")
    assert table.table.seat(1).wagers == {"ante": 1000, "third": 3000}
    assert strip(table).model.title == "SEAT 4"
    table.press("FOLD")
    assert table.table.seat(4).has_folded
    assert strip(table).model.title == "SEAT 6"
    table.press("1×")
    assert not table.face.views.table.hands.strips


def test_after_a_touched_seat_the_first_one_is_asked_by_itself(table: SeatedTable) -> None:
    table.seat(6)
    assert strip(table).model.title == "SEAT 6"
    table.press("2×")
    assert strip(table).model.title == "SEAT 1"
    table.seat(4)
    table.press("FOLD")
    assert strip(table).model.title == "SEAT 1"


def test_a_fold_is_taken_back_at_the_same_street(table: SeatedTable) -> None:
    table.press("FOLD")
    table.press("UNDO seat 1")
    assert not table.table.seat(1).has_folded
    assert strip(table).model.title == "SEAT 1"


def test_a_double_tap_answers_for_one_seat_only(table: SeatedTable) -> None:
    key = table.hand.ready("2×")
    table.read(key)
    for _ in range(2):
        table.hand.press(key)
        table.hand.lift(key)
    table.wait(100)
    assert table.table.seat(1).wagers["third"] == 2000
    assert "third" not in table.table.seat(4).wagers


def test_a_bet_at_a_street_that_is_over_is_refused_in_one_sentence(table: SeatedTable) -> None:
    for _ in range(3):
        table.press("1×")
    table.press("4TH")
    before = table.table
    late = ActionPressed(BetOnStreet(1, "third", 3000))  # a touch that came after the stage
    table.face.views.table.hands.touched.emit(late)
    table.wait(100)
    assert table.table.round.seats == before.round.seats
    said = prompt_model(table.table, table.face.view()).line
    assert said == "3rd Street is over. Go back to 3RD to change it"


def test_fold_lies_far_from_the_sizes(table: SeatedTable) -> None:
    fold, single, *_ = strip(table).answers
    assert single.x() - fold.x() - fold.width() >= 60


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_it_fits_every_screen(table: SeatedTable, size: tuple[int, int]) -> None:
    table.window.resize(*size)
    table.wait(100)
    assert findings(table.window) == []


@pytest.fixture
def ride(resources: Path, layouts: Path, seat_at: Callable[..., SeatedTable]) -> SeatedTable:
    """Let It Ride at its first bet; nobody has said anything yet."""
    file = resources / "tables" / "let-it-ride-nexus.toml"
    seated = seat_at(replace(load_table(resources, layouts, file), players=()))
    seated.open()
    for seat in (2, 5):
        assert seated.desk.submit(PlaceWagers(seat, {"bet_1": 2000, "bet_2": 2000, "bet_3": 2000}))
    seated.press("START GAME")
    seated.press("BET 1")
    return seated


def test_a_bet_rides_or_goes_back_by_one_touch_a_seat(ride: SeatedTable) -> None:
    ride.press("LET IT RIDE")
    assert ride.table.seat(2).riding == {"bet_1"}
    assert strip(ride).model.title == "SEAT 5"
    ride.press("TAKE BACK")
    assert ride.table.seat(5).wagers["bet_1"] == 0
    assert not ride.face.views.table.hands.strips
    ride.seat(5)
    ride.press("PUT IT BACK")
    assert ride.table.seat(5).wagers["bet_1"] == 2000
    ride.seat(2)
    ride.press("TAKE BACK")
    assert strip(ride).model.title == "SEAT 5", "the one that has not said is asked, not the last"


@pytest.mark.parametrize("answer", ["LET IT RIDE", "TAKE BACK"])
def test_a_double_tap_lets_one_seat_alone_decide(ride: SeatedTable, answer: str) -> None:
    key = ride.hand.ready(answer)
    ride.read(key)
    for _ in range(2):
        ride.hand.press(key)
        ride.hand.lift(key)
    ride.wait(100)
    assert strip(ride).model.title == "SEAT 5"
    assert ride.table.seat(5).wagers["bet_1"] == 2000
    assert not ride.table.seat(5).riding


def test_both_answers_weigh_the_same_and_lie_apart(ride: SeatedTable) -> None:
    back, rides = strip(ride).answers
    assert abs(back.width() - rides.width()) <= 1
    assert rides.x() - back.x() - back.width() >= 60


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_taking_back_fits_every_screen(ride: SeatedTable, size: tuple[int, int]) -> None:
    ride.window.resize(*size)
    ride.wait(100)
    assert findings(ride.window) == []


@pytest.mark.parametrize("name", ["mississippi-nexus-3", "let-it-ride-nexus"])
def test_the_question_fits_in_large_letters(
    resources: Path, layouts: Path, seat_at: Callable[..., SeatedTable], name: str
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / f"{name}.toml")
    seated = seat_at(replace(setup, players=()), Preferences(text_size=150))
    seated.open()
    wagers = {"ante": 10_000, "bet_1": 10_000, "bet_2": 10_000, "bet_3": 10_000}
    own = {row.key for row in setup.wagers}
    for seat in (2, 7):
        bets = {key: cents for key, cents in wagers.items() if key in own}
        assert seated.desk.submit(PlaceWagers(seat, bets))
    seated.press("START GAME")
    seated.press("3RD" if "ante" in own else "BET 1")
    assert strip(seated).answers
    assert findings(seated.window) == []

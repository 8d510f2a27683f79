"""Whole screens of the other games: nothing cut, nothing too small, at every size."""

from collections.abc import Callable

import pytest
from audit import findings
from other_tables import two_sensors
from screen_sizes import SIZES
from seated_table import SeatedTable
from shipped_tables import SCREENS, TABLES

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.facts.chips import early_jackpots
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase

Seat = Callable[[TableSetup | str], SeatedTable]
EVERY_RUN = {*SCREENS[::4], "crazy4-aquarius"}
"""Those between have their dealt rounds looked at in every run, and this in the long one."""


@pytest.fixture
def dual(seat_at: Seat, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]) -> SeatedTable:
    return seat_at(two_sensors(crazy4_nexus, jackpots))


def audited(table: SeatedTable) -> list[str]:
    found = []
    for size in SIZES:
        table.window.resize(*size)
        table.wait(100)
        found += [f"{size[0]}: {one}" for one in findings(table.window)]
    table.window.resize(1920, 1080)
    return found


def test_two_sensors_from_the_first_chip_to_the_last_payment(dual: SeatedTable) -> None:
    table = dual.open()
    table.chips(1, 2)
    table.chips(2, 4, sensor="B")
    assert audited(table) == []
    table.press("START GAME")
    table.claim(2, "Three 7's – Same Color")
    table.press("B TriLux")
    table.press("Straight Flush")
    assert [(one.sensor, one.line) for one in table.table.round.claims] == [
        ("A", "three7_color"),
        ("B", "straight_flush"),
    ]
    assert audited(table) == []
    table.press("CALL SUPERVISOR")
    table.press("CONFIRM")
    table.swipe("executive-1")
    assert [(one.sensor, one.award.prize) for one in table.table.round.wins] == [
        ("A", 50008),
        ("B", 2500),
    ]
    assert audited(table) == []


def test_the_panel_keeps_its_height_from_closed_to_recorded(dual: SeatedTable) -> None:
    table = dual
    screen = table.face.views.table
    places = {screen.hands.geometry().getRect()}
    table.open()
    places.add(screen.hands.geometry().getRect())
    table.stick(3)
    places.add(screen.hands.geometry().getRect())
    table.press("START GAME")
    places.add(screen.hands.geometry().getRect())
    assert len(places) == 1


def test_a_chip_is_tapped_onto_either_sensor(dual: SeatedTable) -> None:
    table = dual.open()
    table.press("3B")
    assert not table.table.sensor((3, "A")).has_chip
    assert table.table.sensor((3, "B")).has_chip


@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=[] if one in EVERY_RUN else pytest.mark.long) for one in TABLES],
)
def test_every_shipped_table_plays_a_round_and_fits_every_screen(seat_at: Seat, name: str) -> None:
    table = seat_at(name)
    found = audited(table)
    table.open()
    jackpots = table.table.setup.jackpots
    for sensor in jackpots:
        table.chips(1, 3, 6, 7, sensor=sensor)
    found += audited(table)
    screen = table.face.views.table
    table.press(screen.action_bar.buttons[2].label)
    assert table.table.round.phase is Phase.IN_PLAY
    found += audited(table)
    if jackpots:
        table.seat(3)
        if "B" in jackpots:  # what is settled before the hands are played comes first
            table.press(f"{next(iter(early_jackpots(table.table)), 'B')} ")
        table.tap(screen.hands.hands[0])
        found += audited(table)
        record(table, found)
        table.press("PAY SEAT")
        found += audited(table)
        assert table.table.round.is_paying
    if early_jackpots(table.table):
        table.end()  # settles TriLux before the hands are played
    table.end()
    assert table.table.round.phase is Phase.BETTING
    assert found == []


def record(table: SeatedTable, found: list[str]) -> None:
    """Have the claims recorded as the console has it."""
    table.press("CALL SUPERVISOR")
    found += audited(table)
    if table.table.setup.console == "aquarius":
        table.press("Key to JPH")
        found += audited(table)
        table.press("J-POT")
        found += audited(table)
        table.press("Key to RUN")
    else:
        table.press("CONFIRM")
        found += audited(table)
        table.swipe("executive-1")
    assert table.table.round.wins
    found += audited(table)

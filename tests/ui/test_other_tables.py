"""Whole screens of the other games: nothing cut, nothing too small, at every size."""

from collections.abc import Callable, Iterator

import other_tables
import pytest
from audit import findings
from PySide6.QtGui import QPointingDevice
from pytestqt.qtbot import QtBot
from seated_table import SeatedTable

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table.setup import TableSetup

SIZES = ((1920, 1080), (1366, 768), (1280, 800), (1024, 768))
Seat = Callable[[str], SeatedTable]


@pytest.fixture
def seat_at(
    crazy4_nexus: TableSetup,
    jackpots: dict[str, Jackpot],
    touchscreen: QPointingDevice,
    qtbot: QtBot,
) -> Iterator[Seat]:
    seated: list[SeatedTable] = []

    def take(name: str) -> SeatedTable:
        setup = getattr(other_tables, name)(crazy4_nexus, jackpots)
        table = SeatedTable(setup, touchscreen)
        qtbot.addWidget(table.window)
        table.window.show()
        seated.append(table)
        return table

    yield take
    for table in seated:
        table.window.leave()


def audited(table: SeatedTable) -> list[str]:
    found = []
    for size in SIZES:
        table.window.resize(*size)
        table.wait(100)
        found += [f"{size[0]}: {one}" for one in findings(table.window)]
    table.window.resize(1920, 1080)
    return found


def test_two_sensors_from_the_first_chip_to_the_last_payment(seat_at: Seat) -> None:
    table = seat_at("two_sensors").open()
    table.chips(1, 2)
    table.chips(2, 4, sensor="B")
    assert audited(table) == []
    table.press("START GAME")
    table.claim(2, "Three 7's Same Color")
    table.press("B TriLux")
    table.press("Straight Flush")
    assert [(one.sensor, one.line) for one in table.table.claims] == [
        ("A", "three7_color"),
        ("B", "straight_flush"),
    ]
    assert audited(table) == []
    table.press("CALL SUPERVISOR")
    table.press("CONFIRM")
    table.swipe("executive-1")
    assert [(one.sensor, one.award.prize) for one in table.table.wins] == [
        ("A", 50008),
        ("B", 2500),
    ]
    assert audited(table) == []


@pytest.mark.parametrize("name", ["many_hands", "three_levels"])
def test_two_rows_of_hands_fit_every_screen(seat_at: Seat, name: str) -> None:
    table = seat_at(name).start(1, 3, 6)
    table.seat(3)
    assert audited(table) == []
    table.tap(table.face.views.table.hands.hands[1])
    assert len(table.table.claims) == 1
    assert audited(table) == []


def test_the_panel_keeps_its_height_from_closed_to_recorded(seat_at: Seat) -> None:
    table = seat_at("two_sensors")
    screen = table.face.views.table
    places = {screen.hands.geometry().getRect()}
    table.open()
    places.add(screen.hands.geometry().getRect())
    table.stick(3)
    places.add(screen.hands.geometry().getRect())
    table.press("START GAME")
    places.add(screen.hands.geometry().getRect())
    assert len(places) == 1


def test_a_chip_is_tapped_onto_either_sensor(seat_at: Seat) -> None:
    table = seat_at("two_sensors").open()
    table.press("3B")
    assert not table.table.sensor((3, "A")).has_chip
    assert table.table.sensor((3, "B")).has_chip

"""Lamps and betting are told what changed, and nothing twice."""

from typing import Any

from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c

Place = Any  # of conftest


def test_a_desk_that_wakes_up_tells_every_lamp_once(place: Place) -> None:
    assert place.devices.told == [(seat, "A", "off") for seat in range(1, 8)]
    assert place.devices.betting == [False]


def test_only_lamps_that_changed_are_told(place: Place) -> None:
    place.swipe("dealer-1")
    place.devices.told.clear()
    place.hear(m.ChipPlaced(3), m.ChipPlaced(5))
    assert place.devices.told == [(3, "A", "lit"), (5, "A", "lit")]
    place.devices.told.clear()
    place.desk.submit(c.StartGame())
    assert place.devices.told == [(3, "A", "locked"), (5, "A", "locked")]
    place.devices.told.clear()
    place.hear(m.ChipRemoved(3))
    place.desk.submit(c.CallSupervisor())
    assert place.devices.told == []


def test_betting_is_opened_and_shut_once_a_round(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(3))
    place.desk.submit(c.StartGame())
    place.desk.submit(c.CallSupervisor())
    place.end()
    assert place.devices.betting == [False, True, False, True]


def test_a_late_chip_leaves_its_lamp_dark_and_a_fault_shows(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.StartGame())
    place.devices.told.clear()
    place.hear(m.ChipPlaced(4))
    assert place.devices.told == []
    place.hear(m.SensorFault(4, "A", "stuck"))
    assert place.devices.told == [(4, "A", "fault")]


def test_after_a_crash_the_lamps_are_as_they_were(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    place.desk.submit(c.StartGame())
    again = place.crash()
    assert (5, "A", "locked") in again.devices.told
    assert len(again.devices.told) == 7
    assert again.devices.betting == [False]

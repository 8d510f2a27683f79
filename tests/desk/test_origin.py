"""Every fact on record names the device that it came from."""

from typing import Any

import pytest

from dealer_assist.desk.device_commands import device_of
from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

Place = Any  # of conftest


@pytest.mark.parametrize(
    ("command", "device"),
    [
        (c.SeeChip(5), "sensors"),
        (c.ReportSensorFault(5, "A", "stuck"), "sensors"),
        (c.SwipeCard(None, "0000"), "swiper"),
        (c.NoteRefusedSwipe("No", None, "0000"), "swiper"),
        (c.TurnKey("JPH"), "key_switch"),
        (c.NotePrint("win", 1, 1), "printer"),
        (c.StartGame(), "screen"),
        (c.PressHand(5, "four_aces"), "screen"),
        (c.LetSwipeTimeOut(), ""),
        (c.SeeCards("5", ()), ""),
        (c.RaiseAlert("disk", "disk", "The disk is nearly full"), ""),
    ],
)
def test_a_command_names_its_device(
    crazy4_nexus: TableSetup, command: c.Command, device: str
) -> None:
    assert device_of(command, crazy4_nexus) == device


def test_a_second_line_of_sensors_has_its_own_name(crazy4_nexus: TableSetup) -> None:
    assert device_of(c.SeeChip(5, "B"), crazy4_nexus) == "sensors"
    lines = {**crazy4_nexus.devices, "second_sensors": "simulated"}
    two = replace(crazy4_nexus, devices=lines)
    assert device_of(c.SeeChip(5, "B"), two) == "second_sensors"
    assert device_of(c.SeeChip(5, "A"), two) == "sensors"


def test_the_record_tells_a_chip_from_a_touch(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    place.desk.submit(c.StartGame())
    devices = {fact.kind: fact.device for fact in place.record.facts}
    assert devices["TableOpened"] == "swiper"
    assert devices["ChipSeen"] == "sensors"
    assert devices["GameStarted"] == "screen"
    assert devices["DevicesTested"] == ""

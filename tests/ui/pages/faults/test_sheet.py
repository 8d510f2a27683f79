"""What the panel of faults shows."""

from random import Random

import pytest
from tree import button, every, looks, words

from dealer_assist.devices.connect import connect
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.simulated.faults import carry_out, catalogue, is_active
from dealer_assist.ui.pages.faults import (
    AllMended,
    DeviceLookedAt,
    FaultTouched,
    faults_sheet,
)
from dealer_assist.ui.shell.table_page import OverTable
from dealer_assist.ui.toolkit.nodes import Icon, Look, Panel, row
from dealer_assist.ui.toolkit.values.touches import ActionState, Button

EVERYTHING = dict.fromkeys(("sensors", "swiper", "key_switch", "printer", "shoe"), "simulated")


@pytest.fixture
def rack() -> Rack:
    return connect(EVERYTHING, (1, 2), second_seats=(2,), clock_ms=lambda: 0, random=Random(1))


def look_at(rack: Rack, chosen: str) -> OverTable:
    known = catalogue(rack)
    return faults_sheet(known, [one for one in known if is_active(one, rack)], chosen)


def devices(sheet: OverTable) -> list[Look[DeviceLookedAt]]:
    return [one for one in looks(sheet.body) if isinstance(one.touch, DeviceLookedAt)]


def faults(sheet: OverTable) -> list[Look[FaultTouched]]:
    return [one for one in looks(sheet.body) if isinstance(one.touch, FaultTouched)]


def ground(look: Look[object]) -> Panel:
    assert isinstance(look.face, Panel)
    return look.face


def test_every_simulated_device_has_its_tile_the_sensors_first(rack: Rack) -> None:
    model = look_at(rack, "printer")
    assert [one.label for one in devices(model)] == [
        "Sensor 1",
        "Sensor 2",
        "Sensor 2B",
        "Sensor line",
        "Key switch",
        "Printer",
        "Card reader",
        "Card shoe",
    ]
    assert [one.label for one in devices(model) if not ground(one).dashed] == ["Printer"]
    assert {one.detail for one in devices(model)} == {"Works"}


def test_the_chosen_device_shows_every_way_it_can_fail(rack: Rack) -> None:
    model = look_at(rack, "printer")
    assert "PRINTER, SIMULATED" in words(model.body)
    assert [one.label for one in faults(model)] == [
        "NO PAPER",
        "PAPER LOW",
        "COVER OPEN",
        "JAM",
        "DEAD",
        "UNPLUGGED",
        "NOISE",
        "LOST BYTES",
        "DOUBLE BYTES",
    ]


def test_every_fault_of_the_catalogue_has_words_and_a_tile_of_its_own(rack: Rack) -> None:
    known = catalogue(rack)
    for device in {fault.device for fault in known}:
        tiles = faults(look_at(rack, device))
        assert [one.touch.fault for one in tiles] == [w for w in known if w.device == device]
        assert len({one.label for one in tiles}) == len(tiles)


def test_what_is_broken_is_said_on_the_device_and_on_its_fault(rack: Rack) -> None:
    carry_out("fault sensor 2 stuck", rack)
    model = look_at(rack, "sensor 2")
    (broken,) = [one for one in devices(model) if ground(one).fill == "simulated_mid"]
    assert (broken.label, broken.detail) == ("Sensor 2", "Stuck")
    (on,) = [one for one in faults(model) if ground(one).fill == "simulated_mid"]
    assert (on.label, on.detail) == ("STUCK", "Touch again to fix")
    assert [one.name for one in every(on.face, Icon)] == ["check"]


def test_mending_all_is_offered_when_something_is_broken(rack: Rack) -> None:
    def mend() -> Button[AllMended]:
        return button(row(*look_at(rack, "printer").ways), AllMended)

    assert mend().state is ActionState.NOT_YET
    assert mend().reason == "Every device works"
    carry_out("unplug swiper", rack)
    carry_out("printer jam", rack)
    assert (mend().state, mend().detail) == (ActionState.AVAILABLE, "2 devices broken")


def test_a_tile_looks_otherwise_under_a_finger(rack: Rack) -> None:
    for one in (*devices(look_at(rack, "printer")), *faults(look_at(rack, "printer"))):
        assert one.pressed != one.face

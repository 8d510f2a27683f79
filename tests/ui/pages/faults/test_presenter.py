"""What the panel of faults shows."""

from random import Random

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.simulated.faults import carry_out, catalogue, is_active
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.pages.faults.presenter import FaultsModel, faults_model

EVERYTHING = dict.fromkeys(("sensors", "swiper", "key_switch", "printer", "shoe"), "simulated")


@pytest.fixture
def rack() -> Rack:
    return connect(EVERYTHING, (1, 2), second_seats=(2,), clock_ms=lambda: 0, random=Random(1))


def look_at(rack: Rack, chosen: str) -> FaultsModel:
    every = catalogue(rack)
    return faults_model(every, [words for words in every if is_active(words, rack)], chosen)


def test_every_simulated_device_has_its_tile_the_sensors_first(rack: Rack) -> None:
    model = look_at(rack, "printer")
    assert [one.label for one in model.devices] == [
        "Sensor 1",
        "Sensor 2",
        "Sensor 2B",
        "Sensor line",
        "Key switch",
        "Printer",
        "Card reader",
        "Card shoe",
    ]
    assert [one.label for one in model.devices if one.is_chosen] == ["Printer"]
    assert {one.detail for one in model.devices} == {"Works"}


def test_the_chosen_device_shows_every_way_it_can_fail(rack: Rack) -> None:
    model = look_at(rack, "printer")
    assert model.caption == "PRINTER, SIMULATED"
    assert [one.label for one in model.faults] == [
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
    every = catalogue(rack)
    for device in {words.device for words in every}:
        tiles = look_at(rack, device).faults
        assert [one.key for one in tiles] == [w.cause for w in every if w.device == device]
        assert len({one.label for one in tiles}) == len(tiles)


def test_what_is_broken_is_said_on_the_device_and_on_its_fault(rack: Rack) -> None:
    carry_out("fault sensor 2 stuck", rack)
    model = look_at(rack, "sensor 2")
    (broken,) = [one for one in model.devices if one.is_on]
    assert (broken.label, broken.detail) == ("Sensor 2", "Stuck")
    (on,) = [one for one in model.faults if one.is_on]
    assert (on.label, on.detail, on.icon) == ("STUCK", "Touch again to mend", "check")


def test_mending_all_is_offered_when_something_is_broken(rack: Rack) -> None:
    assert look_at(rack, "printer").mend_all.state is ActionState.NOT_YET
    assert look_at(rack, "printer").mend_all.reason == "Every device works"
    carry_out("unplug swiper", rack)
    carry_out("printer jam", rack)
    mend = look_at(rack, "printer").mend_all
    assert (mend.state, mend.detail) == (ActionState.AVAILABLE, "2 devices broken")

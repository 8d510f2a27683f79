"""The simulated sensors of a table, without their bytes."""

import json

import pytest

from dealer_assist.devices.simulated.sensor_bank import SimulatedSensor, SimulatedSensorBank

SEATS = range(1, 8)


def test_every_sensor_is_a_part_by_its_seat_and_its_letter_where_it_is_the_second() -> None:
    bank = SimulatedSensorBank((1, 2), (2,))
    assert bank.places == [(1, "A"), (2, "A"), (2, "B")]
    assert list(bank.parts) == ["sensor 1", "sensor 2", "sensor 2B"]


def test_a_fault_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="stuck, dirty"):
        SimulatedSensorBank(SEATS).cause(1, "sad")


def test_a_stuck_sensor_sees_what_lies_on_it_when_it_is_mended() -> None:
    bank = SimulatedSensorBank(SEATS)
    bank.cause(1, "stuck")
    bank.place_chip(1)
    sensor = bank.sensors[1, "A"]
    assert (bank.has_chip(1), sensor.sees_chip, sensor.is_blind) == (True, False, True)
    bank.clear(1)
    assert (sensor.sees_chip, sensor.recent) == (True, ["placed", "well", "stuck"])


def test_chips_are_moved_by_words_where_there_is_a_sensor() -> None:
    bank = SimulatedSensorBank((3,))
    assert bank.move(["chip", "3", "on"]) == "done"
    assert bank.has_chip(3)
    assert bank.move(["chip", "9", "on"]) is None
    assert bank.move(["lamps"]) == "3 off"


def test_the_physical_state_outlives_the_program() -> None:
    bank = SimulatedSensorBank(SEATS)
    bank.place_chip(5)
    bank.cause(2, "dirty")
    bank.sensors[5, "A"].lamp = "locked"
    again = SimulatedSensorBank(SEATS)
    again.restore(json.loads(json.dumps(bank.snapshot())))
    assert (again.has_chip(5), again.lamp(5), again.fault(2)) == (True, "locked", "dirty")
    assert again.sensors == bank.sensors


def test_the_same_chip_placed_twice_is_one_event() -> None:
    sensor = SimulatedSensor(3)
    sensor.put(has_chip=True)
    sensor.put(has_chip=True)
    assert (sensor.noticed, sensor.recent) == (1, ["placed"])


def test_a_bounce_ends_where_it_began() -> None:
    sensor = SimulatedSensor(3)
    sensor.put(has_chip=True)
    sensor.cause("bounce")
    assert sensor.sees_chip
    assert sensor.recent == ["placed", "removed", "placed"]


def test_only_five_events_are_kept() -> None:
    sensor = SimulatedSensor(3)
    for turn in range(9):
        sensor.put(has_chip=turn % 2 == 0)
    assert sensor.noticed == 9
    assert len(sensor.recent) == 5


def test_a_dead_sensor_comes_back_as_one_just_switched_on() -> None:
    sensor = SimulatedSensor(3, lamp="locked", is_open=True, noticed=9)
    sensor.cause("dead")
    sensor.put(has_chip=True)
    sensor.clear()
    assert (sensor.lamp, sensor.is_open, sensor.noticed) == ("off", False, 0)
    assert sensor.sees_chip

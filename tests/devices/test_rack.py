"""The rack of a simulated table, as the desk uses it."""

from random import Random

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceBack,
    DeviceLost,
    SensorRead,
)
from dealer_assist.devices.rack import Rack

SEATS = range(1, 8)


@pytest.fixture
def rack() -> Rack:
    return connect(
        {"sensors": "simulated", "swiper": "simulated"},
        SEATS,
        second_seats=(2,),
        clock_ms=lambda: 0,
        random=Random(1),
    )


def test_everything_simulated_is_named(rack: Rack) -> None:
    assert rack.simulated_names == ("sensors", "swiper")
    assert all(one.is_simulated for one in rack.health())


def test_chips_and_cards_arrive_on_the_next_tick(rack: Rack) -> None:
    assert rack.simulated.sensors is not None
    assert rack.simulated.swiper is not None
    assert len(rack.tick(0)) == 8
    rack.simulated.sensors.place_chip(2, "B")
    rack.simulated.swiper.swipe("4321")
    assert rack.tick(20) == [ChipPlaced(2, "B"), CardSwiped("4321")]


def test_lamps_and_betting_are_commanded_on_the_next_tick(rack: Rack) -> None:
    sensors = rack.simulated.sensors
    assert sensors is not None
    rack.set_lamp(5, "A", "lit")
    rack.set_lamp(2, "B", "locked")
    rack.open_betting()
    rack.tick(0)
    assert (sensors.lamp(5), sensors.lamp(2, "B"), sensors.lamp(2)) == ("lit", "locked", "off")
    assert sensors.is_open(7)
    rack.close_betting()
    rack.tick(20)
    assert not sensors.is_open(7)


def test_a_lamp_where_there_is_no_sensor_is_nobodys(rack: Rack) -> None:
    rack.set_lamp(7, "B", "lit")
    assert len(rack.tick(0)) == 8


def test_one_unplugged_device_leaves_the_other_alone(rack: Rack) -> None:
    wire = rack.wire("sensors")
    assert wire is not None
    assert rack.simulated.swiper is not None
    rack.tick(0)
    wire.unplug()
    rack.simulated.swiper.swipe("4321")
    told = rack.tick(20)
    assert told == [DeviceLost("sensors", "the simulated wire is unplugged"), CardSwiped("4321")]
    wire.replug()
    told = rack.tick(40)
    assert told[0] == DeviceBack("sensors")
    assert told[1:] == [
        *(SensorRead(seat, "A", has_chip=False) for seat in SEATS),
        SensorRead(2, "B", has_chip=False),
    ]


def test_the_health_report_has_a_line_for_every_device(rack: Rack) -> None:
    rack.tick(0)
    report = {one.device: one for one in rack.health()}
    assert list(report) == [*(f"sensor {seat}A" for seat in SEATS), "sensor 2B", "swiper"]
    assert all(one.state == "ok" for one in report.values())
    assert report["sensor 1A"].last_heard_ms == 0
    rack.close()

"""A round of visits: what a dead line, a pulled plug and a slow clock do to it."""

from random import Random

from dealer_assist.devices.cctalk.bus import Bus
from dealer_assist.devices.cctalk.frames import Frame, encode
from dealer_assist.devices.cctalk.sensor_station import SensorStation
from dealer_assist.devices.messages import DeviceBack, DeviceLost, SensorIdentified, SensorRead
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated_wire import LineNoise, SimulatedWire


def two_sensors(cycle_ms: int = 0) -> tuple[SimulatedSensorBank, SimulatedWire, Bus]:
    model = SimulatedSensorBank((1, 2))
    wire = SimulatedWire(CctalkSensorSpeaker(model), Random(1), has_echo=True)
    bus = Bus(("sensors",), wire, [SensorStation(1), SensorStation(2)], cycle_ms=cycle_ms)
    return model, wire, bus


def test_a_whole_round_is_done_in_one_tick_where_answers_come_at_once() -> None:
    _, _, bus = two_sensors()
    assert bus.tick(0) == [
        SensorIdentified(1, "A", 75),
        SensorRead(1, "A", has_chip=False),
        SensorIdentified(2, "A", 85),
        SensorRead(2, "A", has_chip=False),
    ]
    assert bus.tick(10) == []


def test_a_pulled_plug_is_told_once_and_everything_is_read_anew_afterwards() -> None:
    model, wire, bus = two_sensors()
    bus.tick(0)
    wire.unplug()
    assert bus.tick(10) == [DeviceLost("sensors", "the simulated wire is unplugged")]
    assert bus.tick(20) == []
    assert bus.is_lost
    model.place_chip(2)
    wire.replug()
    assert bus.tick(30) == [
        DeviceBack("sensors"),
        SensorRead(1, "A", has_chip=False),
        SensorRead(2, "A", has_chip=True),
    ]
    assert not bus.is_lost


def test_a_line_that_answers_at_once_is_not_asked_more_often_than_its_cycle() -> None:
    _, _, bus = two_sensors(cycle_ms=50)
    bus.tick(0)
    good = bus.stations[0].traffic.good
    for now_ms in range(1, 50):
        bus.tick(now_ms)
    assert bus.stations[0].traffic.good == good
    bus.tick(50)
    assert bus.stations[0].traffic.good > good


def test_one_dead_station_costs_a_time_out_and_no_more() -> None:
    model, _, bus = two_sensors()
    model.cause(1, "dead")
    assert bus.tick(0) == []
    assert bus.tick(55) == []  # five bytes of the question take six, then fifty to answer
    assert bus.tick(56)[-1] == SensorRead(2, "A", has_chip=False)
    assert bus.stations[0].traffic.lost == 1


def test_the_last_answer_and_what_nobody_asked_for_are_in_the_report() -> None:
    _, wire, bus = two_sensors()
    bus.tick(0)
    assert bus.health()[0].last_bytes == encode(Frame(1, 0, b"", 11))  # the lamp's ACK
    assert bus.health()[0].strays == 0
    wire._to_host += b"\x55\x55\x55"
    bus.tick(10)
    assert bus.health()[0].strays == 3
    assert bus.health()[1].strays == 0


def test_bytes_around_an_answer_that_belong_to_no_frame_are_counted_as_dropped() -> None:
    _, wire, bus = two_sensors()
    bus.tick(0)
    wire.noise = LineNoise(doubled=1.0)
    for now_ms in range(10, 200, 10):
        bus.tick(now_ms)
    health = bus.health()[0]
    assert health.bad > 0
    assert health.dropped > 0


def test_the_length_of_every_round_is_told() -> None:
    rounds: list[int] = []
    wire = SimulatedWire(CctalkSensorSpeaker(SimulatedSensorBank((1,))), Random(1), has_echo=True)
    bus = Bus(("sensors",), wire, [SensorStation(1)], cycle_ms=50, round_took=rounds.append)
    for now_ms in (0, 20, 60, 130):
        bus.tick(now_ms)
    assert rounds == [60, 70]

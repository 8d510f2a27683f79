"""A sensor board that speaks JSON lines joins by an entry of the registry: same model, other wire.

Everything of the board is in this file: what speaks for the simulated sensors, the driver, and the
kind that names both.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest
from told import of_chips

from dealer_assist.devices import registry
from dealer_assist.devices.connect import connect
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    DeviceBack,
    DeviceLost,
    Fault,
    Message,
    SensorFault,
    SensorRead,
    SensorRecovered,
    SensorTested,
)
from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.role import Kind, Line
from dealer_assist.devices.simulated.faults import carry_out
from dealer_assist.devices.simulated.model import Twin
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor import SimulatedSensor
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

SEATS = (1, 2, 3)
Spot = tuple[int, str]


def lines_in(raw: bytes) -> tuple[list[dict[str, Any]], bytes]:
    """Take the whole lines off the bytes that came."""
    *whole, rest = raw.split(b"\n")
    return [json.loads(line) for line in whole], rest


class JsonSensorSpeaker:
    """Tell every change of a sensor in a line, and all when asked; obey lamps and betting."""

    def __init__(self, bank: SimulatedSensorBank) -> None:
        self._sensors = bank.sensors
        self._told: dict[Spot, str] = {}
        self._raw = b""

    def hear(self, data: bytes) -> bytes:
        orders, self._raw = lines_in(self._raw + data)
        for order in orders:
            self._obey(order)
        return b""

    def tick(self, dt_ms: int) -> bytes:
        said = ""
        for spot, sensor in self._sensors.items():
            line = self._line(sensor)
            if sensor.answers and self._told.get(spot) != line:
                self._told[spot] = line
                said += line
        return said.encode()

    def _obey(self, order: dict[str, Any]) -> None:
        match order:
            case {"lamp": lamp, "seat": seat, "sensor": letter}:
                self._sensors[seat, letter].lamp = lamp
            case {"open": bool(is_open)}:
                for sensor in self._sensors.values():
                    sensor.is_open = is_open
            case {"tell": "all"}:
                self._told.clear()

    def _line(self, sensor: SimulatedSensor) -> str:
        fault = sensor.fault if sensor.is_blind else None
        told = {"seat": sensor.seat, "sensor": sensor.sensor, "chip": sensor.sees_chip}
        return json.dumps(told | {"fault": fault, "n": sensor.noticed}) + "\n"


class JsonBoard:
    """Follow a board that tells every change by itself."""

    bytes_awaited = 1

    def __init__(self, port: Port, line: Line) -> None:
        self._port = port
        self._name = line.config.device
        spots = [(seat, "A") for seat in line.seats] + [(seat, "B") for seat in line.second_seats]
        self._known: dict[Spot, tuple[bool, Fault | None] | None] = dict.fromkeys(spots)
        self._traffic = {spot: Traffic() for spot in spots}
        self._orders: list[dict[str, Any]] = [{"tell": "all"}]
        self._tested: set[Spot] = set()
        self._raw = b""
        self._is_lost = False

    @property
    def spots(self) -> list[Spot]:
        return list(self._known)

    def has(self, seat: int, sensor: str) -> bool:
        return (seat, sensor) in self._known

    def looked_ms(self, seat: int, sensor: str) -> int | None:
        return self._traffic[seat, sensor].last_heard_ms

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        self._orders.append({"lamp": lamp, "seat": seat, "sensor": sensor})

    def test(self, seat: int, sensor: str) -> None:
        self._tested.add((seat, sensor))
        self._orders.append({"tell": "all"})

    def open_betting(self) -> None:
        self._orders.append({"open": True})

    def close_betting(self) -> None:
        self._orders.append({"open": False})

    def tick(self, now_ms: int) -> list[Message]:
        try:
            told, self._raw = lines_in(self._raw + self._port.read_available())
            for order in self._orders:
                self._port.write(json.dumps(order).encode() + b"\n")
        except PortClosed as closed:
            was_lost, self._is_lost = self._is_lost, True
            self._known = dict.fromkeys(self._known)
            self._orders = [{"tell": "all"}]
            return [] if was_lost else [DeviceLost(self._name, str(closed))]
        self._orders.clear()
        messages: list[Message] = [DeviceBack(self._name)] if self._is_lost else []
        self._is_lost = False
        return messages + [message for one in told for message in self._take(one, now_ms)]

    def health(self) -> list[Health]:
        states = {
            spot: known[1] if known else "not heard yet" for spot, known in self._known.items()
        }
        return [
            health_of(f"sensor {seat}{letter}", state or "ok", self._traffic[seat, letter])
            for (seat, letter), state in states.items()
        ]

    def _take(self, told: dict[str, Any], now_ms: int) -> Iterator[Message]:
        seat, letter, has_chip, fault = (told[key] for key in ("seat", "sensor", "chip", "fault"))
        spot = (seat, letter)
        self._traffic[spot].good += 1
        self._traffic[spot].last_heard_ms = now_ms
        before, self._known[spot] = self._known[spot], (bool(has_chip), fault)
        if fault is not None and (before is None or before[1] != fault):
            yield SensorFault(*spot, fault)
        elif fault is None and before is not None and before[1] is not None:
            yield SensorRecovered(*spot)
            yield SensorRead(*spot, bool(has_chip))
        elif before is None:
            yield SensorRead(*spot, bool(has_chip))
        elif before[0] != has_chip:
            yield ChipPlaced(*spot) if has_chip else ChipRemoved(*spot)
        if spot in self._tested:
            self._tested.remove(spot)
            yield SensorTested(*spot, fault, bool(has_chip))


def json_twin(line: Line) -> Twin:
    bank = SimulatedSensorBank(line.seats, line.second_seats)
    return Twin(bank, JsonSensorSpeaker(bank), bank.parts)


JSON = Kind("json", JsonBoard, json_twin, bus="json")


@pytest.fixture(autouse=True)
def with_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the board for both lines of sensors."""
    roles = tuple(
        replace(role, kinds=(*role.kinds, JSON)) if role.letter else role for role in registry.ROLES
    )
    monkeypatch.setattr(registry, "ROLES", roles)


@pytest.fixture
def rack() -> Rack:
    rack = connect(
        {"sensors": "json:simulated", "swiper": "simulated"},
        SEATS,
        second_seats=(2,),
        clock_ms=lambda: 0,
        random=Random(1),
    )
    reads = [*(SensorRead(seat, "A", has_chip=False) for seat in SEATS)]
    assert live(rack, 0) == [*reads, SensorRead(2, "B", has_chip=False)]
    return rack


def live(rack: Rack, begin_ms: int) -> list[Message]:
    every = [told for at in range(begin_ms, begin_ms + 100, 20) for told in rack.tick(at)]
    return of_chips(every)


def test_chips_are_seen_and_lamps_and_betting_obey(rack: Rack) -> None:
    sensors = rack.simulated.sensors
    assert sensors is not None
    sensors.place_chip(3)
    sensors.place_chip(2, "B")
    assert live(rack, 100) == [ChipPlaced(3), ChipPlaced(2, "B")]
    rack.set_lamp(3, "A", "lit")
    rack.open_betting()
    sensors.take_chip(2, "B")
    assert live(rack, 200) == [ChipRemoved(2, "B")]
    assert (sensors.lamp(3), sensors.lamp(2), sensors.is_open(1)) == ("lit", "off", True)


def test_faults_by_words_befall_the_model_whatever_its_wire(rack: Rack) -> None:
    carry_out("fault sensor 2B stuck", rack)
    assert live(rack, 100) == [SensorFault(2, "B", "stuck")]
    assert {one.device: one.state for one in rack.health()}["sensor 2B"] == "stuck"
    carry_out("clear sensor 2B", rack)
    assert live(rack, 200) == [SensorRecovered(2, "B"), SensorRead(2, "B", has_chip=False)]
    carry_out("unplug sensors", rack)
    assert live(rack, 300) == [DeviceLost("sensors", "the simulated wire is unplugged")]
    carry_out("clear sensors", rack)
    assert live(rack, 400)[0] == DeviceBack("sensors")


def test_a_test_is_answered(rack: Rack) -> None:
    rack.test_sensor(1, "A")
    assert live(rack, 100) == [SensorTested(1, "A", None)]


def test_sensors_of_two_makers_stand_on_one_table() -> None:
    rack = connect(
        {"sensors": "simulated", "second_sensors": "json:simulated"},
        SEATS,
        second_seats=(2,),
        clock_ms=lambda: 0,
        random=Random(1),
    )
    assert rack.simulated_names == ("sensors", "second_sensors")
    assert len(live(rack, 0)) == 4
    rack.set_lamp(2, "A", "locked")
    rack.set_lamp(2, "B", "lit")
    live(rack, 100)
    first, second = rack.simulated.sensors, rack.simulated.second_sensors
    assert first is not None
    assert second is not None
    assert (first.lamp(2), second.lamp(2, "B")) == ("locked", "lit")


def test_the_board_works_on_a_real_port_too() -> None:
    bank = SimulatedSensorBank(SEATS)
    terminal = PseudoTerminal(JsonSensorSpeaker(bank), lambda: time.monotonic() * 1000)
    woken = Event()
    rack = connect(
        {"sensors": f"json:{terminal.path}"},
        SEATS,
        clock_ms=lambda: time.monotonic_ns() // 1_000_000,
        random=Random(1),
        wake=woken.set,
    )
    told: list[Message] = []

    def until(message: Message) -> bool:
        end = time.monotonic() + 10
        while message not in told and time.monotonic() < end:
            woken.wait(0.05)
            woken.clear()
            told.extend(rack.tick(0))
        return message in told

    assert until(SensorRead(3, "A", has_chip=False))
    with terminal.lock:
        bank.place_chip(3)
    assert until(ChipPlaced(3))
    rack.close()
    terminal.close()

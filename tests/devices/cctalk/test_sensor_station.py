"""One sensor in detail: the quick look of long lines, the lamp test, noise on the line."""

from random import Random

import pytest

from dealer_assist.devices.cctalk.bus import Bus, BusQuestion
from dealer_assist.devices.cctalk.line import Ending
from dealer_assist.devices.cctalk.looks import AuditTurns
from dealer_assist.devices.cctalk.sensor_station import SensorStation
from dealer_assist.devices.messages import ChipPlaced, ChipRemoved, SensorFault, SensorRead
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated_wire import LineNoise, SimulatedWire


class Counted(SimulatedWire):
    """A wire that counts the bytes on it, both ways."""

    carried = 0

    def write(self, data: bytes) -> None:
        super().write(data)
        self.carried += len(self._to_host)


def one(station: SensorStation) -> tuple[SimulatedSensorBank, Counted, Bus]:
    model = SimulatedSensorBank((station.seat,))
    wire = Counted(CctalkSensorSpeaker(model), Random(3), has_echo=True)
    return model, wire, Bus(("sensors",), wire, [station])


def test_a_quick_look_carries_half_the_bytes_and_misses_no_chip() -> None:
    model, wire, bus = one(SensorStation(4, is_quick=True))
    bus.tick(0)
    bus.tick(10)
    wire.carried = 0
    assert bus.tick(20) == []
    assert wire.carried == 11  # 5 asked, 6 answered; a full event reading is 21
    model.place_chip(4)
    assert bus.tick(30) == [ChipPlaced(4)]
    model.take_chip(4)
    assert bus.tick(40) == [ChipRemoved(4)]
    model.cause(4, "dirty")
    assert bus.tick(50) == [SensorFault(4, "A", "dirty")]


def test_a_sensor_found_broken_at_the_start_is_told_as_broken() -> None:
    model, _, bus = one(SensorStation(4))
    model.cause(4, "unpowered")
    assert bus.tick(0)[-1] == SensorFault(4, "A", "unpowered")


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (b"\xf0", "fault 240"),
        (b"\xf0\x07", "fault 240 7"),
        (b"\x03", "stuck"),
        (b"\x03\x01", "stuck"),
    ],
)
def test_a_self_check_is_told_as_it_came(answer: bytes, fault: str) -> None:
    station = SensorStation(4)
    station.next_question(0, is_first=True)
    station.answered(BusQuestion(229, lengths=(11,)), bytes(11), 0)
    serial = station.next_question(0, is_first=False)
    assert serial is not None
    station.answered(serial, b"\1\0\0", 0)
    check = station.next_question(0, is_first=False)
    assert check is not None
    assert check.lengths == (1, 2)
    assert station.answered(check, answer, 0) == [SensorFault(4, "A", fault)]


def test_the_lamp_is_tested_when_the_sensor_is_first_heard() -> None:
    model, _, bus = one(SensorStation(4, lamp_test_ms=300))
    bus.tick(0)
    assert model.lamp(4) == "lit"
    bus.tick(299)
    assert model.lamp(4) == "lit"
    bus.tick(300)
    assert model.lamp(4) == "off"


def test_a_lamp_lost_in_a_reset_before_the_first_event_is_told_again() -> None:
    station = SensorStation(4)
    model, _, bus = one(station)
    station.lamp = "locked"
    bus.tick(0)
    assert model.lamp(4) == "locked"
    model.cause(4, "reset")
    for now_ms in range(10, 4_100, 10):
        bus.tick(now_ms)
    assert model.lamp(4) == "locked"


@pytest.mark.parametrize("noise", [LineNoise(flipped=0.01), LineNoise(0, 0.01, 0.01)])
def test_on_a_noisy_line_the_chip_counted_is_the_chip_placed(noise: LineNoise) -> None:
    model, wire, bus = one(SensorStation(4))
    wire.noise = noise
    random = Random(5)
    has_chip, believed = False, False
    for step in range(4_000):
        if step % 40 == 0:
            has_chip = random.random() < 0.5
            (model.place_chip if has_chip else model.take_chip)(4)
        wire.tick(20)
        for message in bus.tick(20 * step):
            match message:
                case ChipPlaced():
                    assert not believed
                    believed = True
                case ChipRemoved():
                    assert believed
                    believed = False
                case SensorRead(has_chip=seen):
                    believed = seen
        if step % 40 == 39 and bus.stations[0].health().state == "ok":
            assert believed == has_chip
    traffic = bus.stations[0].traffic
    assert traffic.bad + traffic.lost > 50
    assert traffic.good > 1_000


def test_after_silence_the_next_question_waits_and_is_the_regular_look_again() -> None:
    station = SensorStation(4)
    told = []
    for now_ms in (0, 160, 320):
        look = station.next_question(now_ms, is_first=True)
        assert look is not None
        assert look.header == 229
        told += station.unanswered(look, now_ms, "silent")
        assert station.next_question(now_ms + 159, is_first=True) is None
    assert told == [SensorFault(4, "A", "lost")]


def test_after_silence_news_must_be_seen_twice() -> None:
    station = SensorStation(4)
    _, _, bus = one(station)
    bus.tick(0)
    look = station.next_question(10, is_first=True)
    assert look is not None
    station.unanswered(look, 10, "silent")
    assert station.next_question(200, is_first=True) == look
    placed = bytes((1, 1)) + bytes(9)
    assert station.answered(look, placed, 200) == []
    assert station.next_question(200, is_first=False) == look
    assert station.answered(look, placed, 210) == [ChipPlaced(4)]


@pytest.mark.parametrize("why", ["garbled", "odd"])
def test_on_a_bad_line_news_and_names_must_be_seen_twice(why: Ending) -> None:
    station = SensorStation(4)
    _, _, bus = one(station)
    bus.tick(0)
    look = station.next_question(10, is_first=True)
    assert look is not None
    station.unanswered(look, 10, why)
    station.next_question(200, is_first=True)
    placed = bytes((1, 1)) + bytes(9)
    assert station.answered(look, placed, 200) == []
    serial = BusQuestion(242, lengths=(3, 1, 2, 4), timeout_ms=100)
    assert station.answered(serial, b"\7\7\7", 205) == []
    assert station.answered(look, placed, 210) == [ChipPlaced(4)]


def test_audits_take_turns_and_wait_while_rounds_are_late_but_not_for_ever() -> None:
    turns = AuditTurns(gap_ms=200, late_ms=185)
    assert turns.take(0)
    assert not turns.take(199)
    assert turns.take(200)
    turns.round_took(186)
    assert not turns.take(400)
    assert not turns.take(2_199)
    assert turns.take(2_200)
    turns.round_took(185)
    assert turns.take(2_400)


def test_a_line_without_a_limit_is_never_late() -> None:
    turns = AuditTurns(gap_ms=100)
    turns.round_took(10_000)
    assert turns.take(0)
    assert turns.take(100)

"""A day at the table in accelerated time: whatever fails, the wagers counted are those placed."""

from random import Random

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    DeviceBack,
    DeviceLost,
    Message,
    SensorFault,
    SensorRead,
    SensorRecovered,
)
from dealer_assist.devices.simulated.faults import FaultWords, carry_out, catalogue

SEATS = range(1, 8)
HOUR_MS = 60 * 60 * 1000
ROUND_MS = 60_000
STEP_MS = 100
CALM_MS, TROUBLED_MS = 500, 3_000  # what a table needs to know where it stands


class Believer:
    """What a table believes of its sensors from their messages alone."""

    def __init__(self) -> None:
        self.chips: set[int] = set()
        self.out: set[int] = set(SEATS)
        self.is_cut = False

    def hear(self, message: Message) -> None:
        match message:
            case ChipPlaced(seat):
                assert seat not in self.chips | self.out
                self.chips.add(seat)
            case ChipRemoved(seat):
                assert seat in self.chips - self.out
                self.chips.discard(seat)
            case SensorRead(seat, _, has_chip):
                self.out.discard(seat)
                (self.chips.add if has_chip else self.chips.discard)(seat)
            case SensorFault(seat):
                self.out.add(seat)
            case SensorRecovered(seat):
                assert seat in self.out
            case DeviceLost("sensors"):
                self.is_cut = True
            case DeviceBack("sensors"):
                self.is_cut = False


@pytest.mark.parametrize("hours", [4, pytest.param(24, marks=pytest.mark.long)])
def test_a_day_with_random_faults_counts_every_wager_once(hours: int) -> None:
    random = Random(20_26)
    rack = connect({"sensors": "simulated"}, SEATS, clock_ms=lambda: 0, random=random)
    sensors = rack.simulated.sensors
    assert sensors is not None
    faults = catalogue(rack)
    active: list[FaultWords] = []
    table = Believer()
    counted = placed = rounds_with_faults = 0
    for begin_ms in range(0, hours * HOUR_MS, ROUND_MS):
        for words in [words for words in active if random.random() < 0.4]:
            carry_out(words.clear, rack)
            active.remove(words)
        if random.random() < 0.3:
            active.append(random.choice(faults))
            carry_out(active[-1].cause, rack)
        for seat in SEATS:
            (sensors.place_chip if random.random() < 0.6 else sensors.take_chip)(seat)
        end_ms = begin_ms + (TROUBLED_MS if active or table.out else CALM_MS)
        for now_ms in range(begin_ms, end_ms, STEP_MS):
            for message in rack.tick(now_ms):
                table.hear(message)
        rounds_with_faults += bool(active)
        trusted = set() if table.is_cut else set(SEATS) - table.out
        on_felt = {seat for seat in trusted if sensors.has_chip(seat)}
        assert table.chips & trusted == on_felt, (begin_ms, active)
        counted += len(table.chips & trusted)
        placed += len(on_felt)
    assert counted == placed
    assert counted > 160 * hours
    assert rounds_with_faults > 16 * hours
    for words in active:
        carry_out(words.clear, rack)
    for now_ms in range(hours * HOUR_MS, hours * HOUR_MS + 5_000, STEP_MS):
        for message in rack.tick(now_ms):
            table.hear(message)
    assert table.chips == {seat for seat in SEATS if sensors.has_chip(seat)}
    assert not table.out
    assert not table.is_cut

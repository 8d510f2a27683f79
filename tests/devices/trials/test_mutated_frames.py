"""Frames that a wire has spoilt: nothing invented on another seat, no card read as another's.

Every kind of sensors and readers that the registry has is fuzzed, a new one without being listed.
"""

from random import Random

import pytest
from spoilt_wire import HOW_MANY, SEATS, Watch, fitted, kinds
from told import of_chips

from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    ChipRemoved,
    Message,
    SensorFault,
    SensorRead,
)
from dealer_assist.devices.role import DeviceKind
from dealer_assist.devices.simulated.model import CardSwiper, ChipSensors
from dealer_assist.devices.simulated.rfid_reader import SimulatedRfidReader

PLAYED = (1, 2, 3, 4)  # nobody ever lays a chip at the others
STEP_MS = 20
SHARE = 0.5


def fuzz_sensors(kind: DeviceKind, mutants: int) -> None:
    wire, driver, model = fitted("sensors", kind, 11, SHARE)
    assert isinstance(model, ChipSensors)
    random, believed, now_ms, moved = Random(5), set[int](), 0, 0
    watch = Watch(f"sensors, {kind.name}", mutants)

    def live(ms: int) -> None:
        nonlocal now_ms
        for _ in range(0, ms, STEP_MS):
            now_ms += STEP_MS
            wire.tick(STEP_MS)
            for message in of_chips(driver.tick(now_ms)):
                match message:
                    case ChipPlaced(seat) | SensorRead(seat, _, True):
                        assert seat in PLAYED, message
                        believed.add(seat)
                    case ChipRemoved(seat) | SensorRead(seat, _, False) | SensorFault(seat):
                        believed.discard(seat)

    while wire.mutants < mutants:
        seat = random.choice(PLAYED)
        (model.place_chip if random.random() < 0.5 else model.take_chip)(seat)
        moved += 1
        live(1_000)
        watch.look(wire.mutants)
    wire.share = 0.0
    live(8_000)
    assert believed == {seat for seat in SEATS if model.has_chip(seat)}
    watch.end(wire.mutants, f"{moved:,} chips moved, none lost, none on another seat")


@pytest.mark.parametrize("mutants", HOW_MANY)
@pytest.mark.parametrize("kind", kinds("sensors"), ids=lambda kind: kind.name)
def test_no_mutant_puts_a_chip_on_another_seat_and_none_is_lost(
    kind: DeviceKind, mutants: int
) -> None:
    fuzz_sensors(kind, mutants)


# Neighbours: the nearer two cards are, the sooner one is taken for the other.
ENROLLED = [f"{8800001101 + place}" for place in range(40)]


def fuzz_cards(kind: DeviceKind, mutants: int) -> None:
    wire, driver, model = fitted("swiper", kind, 13, 1.0)
    assert isinstance(model, CardSwiper)
    random, now_ms, clean, right, nobodys, misread = Random(3), 0, 0, 0, 0, 0
    numbers = [str(int(number) % 2**32).zfill(10) for number in ENROLLED]
    enrolled = set(numbers)
    watch = Watch(f"swiper, {kind.name}", mutants)
    while wire.mutants < mutants:
        number = random.choice(numbers)
        is_clean = random.random() < 0.2
        wire.share = 0.0 if is_clean else 1.0
        # What is held for a while is said three times, and two good ones mend the third.
        held = model if isinstance(model, SimulatedRfidReader) and random.random() < 0.5 else None
        (held.hold if held else model.swipe)(number)
        told: list[Message] = []
        for _ in range(0, 800, 40):
            now_ms += 40
            wire.tick(40)
            if held:
                held.take_away()
            told += driver.tick(now_ms)
        cards = {one.former or one.number for one in told if isinstance(one, CardSwiped)}
        assert not (cards - {number}) & enrolled, (number, cards)
        if is_clean:
            assert cards == {number}
            assert len(told) == 1
            clean += 1
        else:
            right += cards == {number}
            nobodys += bool(cards - {number})
            misread += not cards
        watch.look(wire.mutants)
    assert clean > mutants // 100
    watch.end(
        wire.mutants,
        f"{clean:,} clean swipes among them, each read once; of the mutants {right:,} gave the "
        f"card itself, {misread:,} no card, {nobodys:,} a number that nobody has",
    )


ON_A_WIRE = [
    kind
    for kind in kinds("swiper")
    # A line of bare digits has no check: no driver can tell a spoilt number from another card.
    if kind.port is None and kind.name != "digits"
]


@pytest.mark.parametrize("mutants", HOW_MANY)
@pytest.mark.parametrize("kind", ON_A_WIRE, ids=lambda kind: kind.name)
def test_no_mutant_of_an_enrolled_card_is_read_as_another(kind: DeviceKind, mutants: int) -> None:
    fuzz_cards(kind, mutants)

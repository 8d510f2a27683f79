"""Spoilt frames of everything else: key, printer, shoe, shuffler, and heads that type.

Nothing is invented that a wire's own check can tell, nothing said clearly is lost or doubled.
"""

import struct
from random import Random

import pytest
from carried import carried
from spoilt_wire import HOW_MANY, Spoiler, Watch, fitted, kinds, mutant

from dealer_assist.devices.cctalk.bus import Bus
from dealer_assist.devices.cctalk.key_switch import KeyStation
from dealer_assist.devices.cctalk.profile import CctalkProfile
from dealer_assist.devices.messages import (
    CardSwiped,
    KeyPosition,
    KeyTold,
    KeyUnknown,
    Message,
    ShoeAlarm,
    ShoeCard,
    ShufflerTold,
    SlipFailed,
    SlipPrinted,
    SlipUncertain,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.devices.readers.evdev_port import PLAIN, SHIFTED, EvdevKeys
from dealer_assist.devices.readers.keyboard_wedge import Wedge
from dealer_assist.devices.readers.magstripe import SILENCE_MS, TrackDecoder
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.role import DeviceKind
from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker
from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.printer import SimulatedPrinter
from dealer_assist.devices.simulated.shoe import SimulatedShoe
from dealer_assist.devices.simulated.shuffler import SimulatedShuffler
from dealer_assist.devices.simulated.swiper import tracks_of

CHECKS = (CctalkProfile(), CctalkProfile(check="crc"))


@pytest.mark.parametrize("mutants", HOW_MANY)
@pytest.mark.parametrize("profile", CHECKS, ids=lambda profile: profile.check)
def test_no_mutant_turns_the_key(profile: CctalkProfile, mutants: int) -> None:
    key, random, now_ms, turns = SimulatedKeySwitch(), Random(4), 0, 0
    speaker = CctalkKeySpeaker(key, profile)
    wire = Spoiler(speaker, Random(17), has_echo=True, share=0.5)
    bus = Bus(("key_switch",), carried(wire), (KeyStation(profile),), profile=profile)
    watch = Watch(f"key switch, {profile.check}", mutants)
    believed: KeyPosition | None = None
    was: set[KeyPosition] = {"RUN"}

    def live(ms: int) -> None:
        nonlocal now_ms, believed
        for _ in range(0, ms, 10):
            now_ms += 10
            wire.tick(10)
            for message in bus.tick(now_ms):
                match message:
                    case KeyTold(position):
                        assert position in was, message
                        believed = position
                    case KeyUnknown():
                        believed = None

    while wire.mutants < mutants:
        key.turn("JPH" if random.random() < 0.5 else "RUN")
        turns += 1
        was = {*was, key.position}
        live(400)
        was = {key.position} if believed == key.position else was
        live(1_600)
        watch.look(wire.mutants)
    wire.share = 0.0
    live(5_000)
    assert believed == key.position
    watch.end(wire.mutants, f"{turns:,} times turned or left, never told elsewhere than it was")


@pytest.mark.parametrize("mutants", HOW_MANY)
def test_no_mutant_of_the_printers_answers_makes_a_slip_printed(mutants: int) -> None:
    model, random, now_ms, slips = SimulatedPrinter(), Random(6), 0, 0
    ends = {SlipPrinted: 0, SlipFailed: 0, SlipUncertain: 0}
    wire = Spoiler(EscposSpeaker(model), Random(19), has_echo=False, share=0.5)
    printer = Printer(carried(wire))
    watch = Watch("printer", mutants)
    while wire.mutants < mutants:
        slips += 1
        is_well = random.random() < 0.6
        wire.share = random.choice((0.02, 0.2, 0.5))  # at half of them no slip comes to its end
        if not is_well:
            model.cause(random.choice(("paper-out", "offline", "jam", "dead")))
        came_out = len(model.slips)
        printer.print(SlipPicture(f"win {slips} copy 1", width=384, bitmap=bytes(48 * 48)))
        told: list[Message] = []
        while not any(type(one) in ends for one in told):
            now_ms += 50
            wire.tick(50)
            told += printer.tick(now_ms)
        (end,) = [one for one in told if type(one) in ends]
        ends[type(end)] += 1
        if isinstance(end, SlipPrinted):
            assert len(model.slips) == came_out + 1, model.fault
        if not is_well:
            model.clear()
        model.slips.clear()
        watch.look(wire.mutants)
    assert ends[SlipPrinted]
    told_of = ", ".join(f"{count:,} {kind.__name__}" for kind, count in ends.items())
    watch.end(wire.mutants, f"{slips:,} slips, each ended once: {told_of}; none falsely printed")


@pytest.mark.parametrize("mutants", HOW_MANY)
def test_no_card_that_the_shoe_says_clearly_is_lost_or_doubled(mutants: int) -> None:
    (kind,) = kinds("shoe")
    wire, driver, shoe = fitted("shoe", kind, 23, 1.0)
    assert isinstance(shoe, SimulatedShoe)
    random, now_ms, clean, odd = Random(8), 0, 0, 0
    watch = Watch("shoe", mutants)
    cards = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"]
    while wire.mutants < mutants:
        card, is_clean = random.choice(cards), random.random() < 0.2
        wire.share = 0.0 if is_clean else 1.0
        shoe.draw(card)
        now_ms += 100
        wire.tick(100)
        told = driver.tick(now_ms)
        now_ms += 100  # a shoe is quiet between two cards
        told += driver.tick(now_ms)
        if is_clean:
            assert told == [ShoeCard(card)]
            clean += 1
        else:
            assert len(told) <= 1
            assert not any(isinstance(one, ShoeAlarm) for one in told)
            odd += told not in ([], [ShoeCard(card)])
        watch.look(wire.mutants)
    watch.end(
        wire.mutants,
        f"{clean:,} clean cards told once; {odd:,} mutants gave another card (the wire has no "
        "check, and the dealer sees every card)",
    )


@pytest.mark.parametrize("mutants", HOW_MANY)
def test_no_mutant_of_the_shuffler_is_a_fault(mutants: int) -> None:
    (kind,) = kinds("shuffler")
    wire, driver, shuffler = fitted("shuffler", kind, 29, 1.0)
    assert isinstance(shuffler, SimulatedShuffler)
    random, now_ms, clean = Random(9), 0, 0
    last: ShufflerTold | None = None
    watch = Watch("shuffler", mutants)
    while wire.mutants < mutants:
        shuffler.hands = (shuffler.hands + random.randrange(1, 8)) % 90
        shuffler.fault = random.choice((None, None, "jam", "misdeal"))
        wire.share = 0.0 if random.random() < 0.2 else 1.0
        now_ms += 100
        wire.tick(100)
        told = driver.tick(now_ms)
        now_ms += 100
        told += driver.tick(now_ms)
        code = {None: "", "jam": "12", "misdeal": "31"}[shuffler.fault]
        real = ShufflerTold(shuffler.mode, shuffler.hands, code)
        assert set(told) <= {real}, told
        if not wire.share:
            assert told == ([] if last == real else [real])
            clean += 1
        last = real if told else last
        watch.look(wire.mutants)
    watch.end(wire.mutants, f"{clean:,} clean lines told once, no mutant told anything else")


EVENT = struct.Struct("llHHi")
CODES = {char: code for code, char in PLAIN.items() if not 71 <= code <= 98}
WITH_SHIFT = {shifted: CODES[plain] for plain, shifted in SHIFTED.items()}
ENROLLED = [f"{8800001101 + place}" for place in range(40)]


def key_events(text: str) -> list[bytes]:
    """Return the kernel's events for what a head types."""
    said: list[bytes] = []
    for char in text:
        is_shifted = char in WITH_SHIFT
        code = WITH_SHIFT[char] if is_shifted else CODES[char]
        keys = [(42, 1), (code, 1), (code, 0), (42, 0)] if is_shifted else [(code, 1), (code, 0)]
        said += [EVENT.pack(1, 0, 1, key, value) for key, value in keys]
    return said


def spoilt_events(events: list[bytes], random: Random) -> list[bytes]:
    """Lose, double, swap or change one event: the kernel hands over whole events only."""
    at = random.randrange(len(events))
    match random.randrange(5):
        case 0:
            return events[:at] + events[at + 1 :]
        case 1:
            return [*events[: at + 1], *events[at:]]
        case 2:
            return [*events[:at], *events[at : at + 2][::-1], *events[at + 2 :]]
        case 3:
            return events[:at]
        case _:
            sec, usec, kind, code, value = EVENT.unpack(events[at])
            changed = EVENT.pack(sec, usec, kind, code ^ 1 << random.randrange(7), value)
            return [*events[:at], changed, *events[at + 1 :]]


class TypedPort:
    """What a head has typed, as a port."""

    is_open = True

    def __init__(self) -> None:
        self.keys, self.typed = EvdevKeys(), b""

    def write(self, data: bytes) -> None:
        return

    def read_available(self) -> bytes:
        typed, self.typed = self.typed, b""
        return self.keys.feed(typed)

    def close(self) -> None:
        return


@pytest.mark.parametrize("mutants", HOW_MANY)
def test_no_mutant_of_a_usb_heads_keys_is_another_card(mutants: int) -> None:
    port, random, now_ms, clean, spoilt = TypedPort(), Random(12), 0, 0, 0
    reader = DeviceReader("swiper", port, TrackDecoder(), SILENCE_MS)
    watch = Watch("swiper, evdev", mutants)
    while spoilt < mutants:
        number, is_clean = random.choice(ENROLLED), random.random() < 0.2
        events = key_events("".join(tracks_of(number)) + "\r")
        spoilt += not is_clean
        port.typed = b"".join(events if is_clean else spoilt_events(events, random))
        told: list[Message] = []
        for _ in range(3):
            told += reader.tick(now_ms)
            now_ms += 100
        _judge(told, number, is_clean=is_clean)
        clean += is_clean
        watch.look(spoilt)
    watch.end(spoilt, f"{clean:,} clean swipes among them, each read once")


@pytest.mark.parametrize("mutants", HOW_MANY)
def test_no_mutant_of_what_a_wedge_types_is_another_card(mutants: int) -> None:
    wedge, random, now_ms, clean, spoilt = Wedge(), Random(14), 0, 0, 0
    watch = Watch("swiper, keyboard wedge", mutants)
    while spoilt < mutants:
        number, is_clean = random.choice(ENROLLED), random.random() < 0.2
        text = "".join(tracks_of(number)) + random.choice(("", "\r"))
        spoilt += not is_clean
        raw = text.encode() if is_clean else mutant(text.encode(), random)
        told: list[Message] = []
        for char in raw.decode("latin-1"):
            told += wedge.key(char, now_ms).messages
            now_ms += 2
        for _ in range(8):
            told += wedge.tick(now_ms)
            now_ms += 40
        wedge.release(now_ms)
        _judge(told, number, is_clean=is_clean)
        clean += is_clean
        watch.look(spoilt)
    watch.end(spoilt, f"{clean:,} clean swipes among them, each read once")


def _judge(told: list[Message], number: str, *, is_clean: bool) -> None:
    cards = {one.number for one in told if isinstance(one, CardSwiped)}
    assert not (cards - {number}) & set(ENROLLED), (number, cards)
    if is_clean:
        assert told == [CardSwiped(number)]


def test_every_role_on_a_wire_is_fuzzed() -> None:
    fuzzed = {"sensors", "second_sensors", "swiper", "key_switch", "printer", "shoe", "shuffler"}
    from dealer_assist.devices.registry import all_roles

    assert {role.name for role in all_roles()} == fuzzed
    assert all(
        isinstance(kind, DeviceKind) for name in ("shoe", "shuffler") for kind in kinds(name)
    )

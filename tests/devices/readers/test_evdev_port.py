"""A USB head that types: key events of the kernel in, the bytes of a swipe out."""

import os
import struct
from collections.abc import Iterator
from functools import reduce
from operator import xor
from pathlib import Path

import pytest

from dealer_assist.devices.connect import read_config
from dealer_assist.devices.messages import CardMisread, CardSwiped, DeviceLost, Message
from dealer_assist.devices.port import PortClosed
from dealer_assist.devices.readers.evdev_port import EVENT, EvdevKeys, EvdevPort
from dealer_assist.devices.readers.magstripe import SILENCE_MS, TrackDecoder
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.readers.secured import ENCRYPTS
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import DeviceKind, PortLine

# linux/input-event-codes.h: the codes of a US keyboard, written out again from the kernel's list.
CODES = {
    **{char: 2 + at for at, char in enumerate("1234567890")},
    **{char: 16 + at for at, char in enumerate("QWERTYUIOP")},
    **{char: 30 + at for at, char in enumerate("ASDFGHJKL;")},
    **{char: 44 + at for at, char in enumerate("ZXCVBNM")},
    "-": 12,
    "=": 13,
    "/": 53,
    " ": 57,
    "\r": 28,
}
SHIFTED = {"%": 6, "^": 7, "*": 9, "?": 53, "+": 13, ":": 39, "|": 43, "~": 41}
LEFT_SHIFT = 42


def event(kind: int, code: int, value: int) -> bytes:
    return struct.pack("llHHi", 1_700_000_000, 5, kind, code, value)


def press(code: int) -> bytes:
    down = event(4, 4, 458_784) + event(1, code, 1) + event(0, 0, 0)  # scan code, key, report
    return down + event(1, code, 2) + event(1, code, 0) + event(0, 0, 0)  # held, then up


def typed(text: str) -> bytes:
    said = b""
    for char in text:
        if char in SHIFTED or char.isalpha():
            code = SHIFTED.get(char) or CODES[char]
            said += event(1, LEFT_SHIFT, 1) + press(code) + event(1, LEFT_SHIFT, 0)
        else:
            said += press(CODES[char])
    return said


@pytest.fixture
def head(tmp_path: Path) -> Iterator[tuple[EvdevPort, int, list[int]]]:
    """A port on a pipe that a test writes key events into, and what was grabbed."""
    pipe = tmp_path / "usb-MagTek-event-kbd"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    writing = os.open(pipe, os.O_WRONLY)
    taken: list[int] = []
    port = EvdevPort(str(pipe), lambda: 0, take=taken.append)
    port.write(b"")
    os.close(reading)
    yield port, writing, taken
    port.close()
    os.close(writing)


def test_a_swipe_of_a_head_in_its_factory_setting_is_one_card(
    head: tuple[EvdevPort, int, list[int]],
) -> None:
    port, writing, taken = head
    reader = DeviceReader("swiper", port, TrackDecoder(), SILENCE_MS)
    os.write(writing, typed("%B6008140031^STAFF/CARD^4912101?\r;6008140031=4912101?\r"))
    told = [message for now_ms in range(0, 2_000, 20) for message in reader.tick(now_ms)]
    assert told == [CardSwiped("6008140031")]
    assert len(taken) == 1  # the keys are ours alone


ONE, TWO = "%B6008140031^STAFF/CARD^4912101?", ";6008140031=4912101?"
MASKED = "%B6003000000043301^STAFF/CARD^4912000000000000?;6003000000043301=49120000?"
# A block of SecureMag at level 3: 66 and 38 characters of masked tracks, then cipher and hash.
BLOCK = bytes((0x80, 0x1F, 66, 38, 0)) + b"%*6003********3301^STAFF/CARD^*?*" + bytes(range(96))
CHECKS = bytes((reduce(xor, BLOCK), sum(BLOCK) % 256))
SECURED = (b"\x02" + len(BLOCK).to_bytes(2, "little") + BLOCK + CHECKS + b"\x03").hex().upper()
HIDDEN = CardMisread(ENCRYPTS, needs_setting=True)
CARD = CardSwiped("6008140031")


@pytest.mark.parametrize(
    ("kind", "keys", "told"),
    [
        pytest.param("evdev", f"{ONE}{TWO}\r", CARD, id="MagTek SureSwipe"),
        pytest.param("evdev", f"{MASKED}|0600|C25C1D11|87285D59\r", HIDDEN, id="MagTek Dynamag"),
        pytest.param(
            "evdev", f"{MASKED}~0600~C25C1D11~87285D59\r", HIDDEN, id="MagneSafe, own mark"
        ),
        pytest.param("evdev", f"{ONE}\r{TWO}\r", CARD, id="ID TECH Omni and MiniMag"),
        pytest.param("evdev", f"{ONE}\r{TWO}\r+E?\r", CARD, id="ID TECH, an unread third track"),
        pytest.param("evdev", f"{ONE}{TWO}\r", CARD, id="ID TECH SecureMag, level 1"),
        pytest.param("evdev", f"{SECURED}\r", HIDDEN, id="ID TECH SecureMag, level 3"),
        pytest.param("evdev", f"{ONE}\r{TWO}\r", CARD, id="UIC MSR112"),
        pytest.param(
            "evdev-digits", "00123:45678\r", CardSwiped("00123:45678"), id="rf IDEAS pcProx"
        ),
        pytest.param(
            "evdev-digits", "04A2B3C4D5E680\r", CardSwiped("04A2B3C4D5E680"), id="Elatec TWN4"
        ),
    ],
)
def test_a_pass_at_a_makers_usb_head_is_told_once(
    head: tuple[EvdevPort, int, list[int]], kind: str, keys: str, told: CardSwiped | CardMisread
) -> None:
    port, writing, _ = head
    config = read_config("swiper", f"{kind}:/dev/input/by-id/usb-head-event-kbd")
    made = kind_of(config)
    assert isinstance(made, DeviceKind)
    reader = made.driver(port, PortLine(config))
    assert reader.tick(0) == []
    said, events = list[Message](), typed(keys)
    for now_ms in range(20, 4_000, 20):
        sent, events = events[: 40 * EVENT.size], events[40 * EVENT.size :]
        os.write(writing, sent) if sent else None
        said += reader.tick(now_ms)
    assert said == [told]
    (health,) = reader.health()
    assert health.state == ("ok" if isinstance(told, CardSwiped) else "port open")


def test_events_come_in_any_chunking() -> None:
    keys, said = EvdevKeys(), typed("%E?;E?\r")
    assert b"".join(keys.feed(said[at : at + 7]) for at in range(0, len(said), 7)) == b"%E?;E?\r"


def test_what_is_no_input_device_is_told_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "plain"
    file.write_text("")
    reader = DeviceReader("swiper", EvdevPort(str(file), lambda: 0), TrackDecoder())
    (lost,) = reader.tick(0)
    assert isinstance(lost, DeviceLost)
    assert "no input device" in lost.why
    with pytest.raises(PortClosed, match="no such device"):
        EvdevPort(str(tmp_path / "gone"), lambda: 0).read_available()


def test_a_table_file_names_it_by_its_kind() -> None:
    config = read_config("swiper", "evdev:/dev/input/by-id/usb-MagTek-event-kbd")
    kind = kind_of(config)
    assert isinstance(kind, DeviceKind)
    assert (config.where, kind.port) != ("", None)


def test_keys_that_the_kernel_lost_make_a_misread_and_no_other_card() -> None:
    keys, decoder = EvdevKeys(), TrackDecoder()
    cut = typed(";60081400") + event(1, LEFT_SHIFT, 1) + event(0, 3, 0) + typed("31=49121010000?")
    (told,) = [*decoder.feed(keys.feed(cut)), *decoder.silence()]
    assert isinstance(told, CardMisread)
    whole = typed(";6008140031=49121010000?")  # shift is not taken to be held for ever
    assert [*decoder.feed(keys.feed(whole)), *decoder.silence()] == [CardSwiped("6008140031")]

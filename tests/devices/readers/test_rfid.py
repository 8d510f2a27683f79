"""RFID cards: the published vector, and a held card that is one swipe."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.devices.messages import CardMisread, CardSwiped
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.readers.rfid import GONE_MS, TWO_CARDS, RfidDecoder, card_of
from dealer_assist.devices.simulated.rfid_reader import (
    Em4100Speaker,
    SimulatedRfidReader,
    card_frame,
)
from dealer_assist.devices.simulated_wire import SimulatedWire

FEW = settings(max_examples=80, deadline=None)
VECTOR = b"\x02010063E9AE25\x03"  # version 1, card 0006547886
CARD = CardSwiped("0010006547886", former="0006547886")
NUMBERS = st.integers(0, 2**32 - 1).map(lambda number: f"{number:010d}")


@pytest.mark.parametrize("raw", [VECTOR, b"\x02010063E9AE25\r\n\x03"])
def test_the_published_card_is_read_in_both_forms(raw: bytes) -> None:
    decoder = RfidDecoder()
    assert decoder.feed(raw) + decoder.silence() == [CARD]


def test_a_frame_sent_again_while_the_card_is_held_is_one_swipe() -> None:
    decoder = RfidDecoder()
    assert decoder.feed(5 * VECTOR) == [CARD]
    assert decoder.repeated == 4
    decoder.silence()
    assert decoder.feed(VECTOR) == []
    assert decoder.silence() == [CARD]


def test_two_cards_in_the_field_are_one_message_and_no_swipe() -> None:
    decoder = RfidDecoder()
    told = decoder.feed((VECTOR + card_frame("7")) * 10)
    assert told == [CardMisread(TWO_CARDS)]
    assert decoder.silence() == []
    assert decoder.feed(2 * VECTOR) == [CARD]


def test_defect_11_cards_that_differ_in_their_first_byte_only_are_two_cards() -> None:
    one, other = card_of(b"010063E9AE25"), card_of(b"020063E9AE26")
    assert one is not None
    assert other is not None
    assert one.number != other.number
    assert one.former == other.former == "0006547886"


@pytest.mark.parametrize(
    "digits", [b"010063E9AE24", b"010063E9AE2", b"010063e9ae25", b"01 063E9AE25"]
)
def test_a_wrong_checksum_or_digit_is_no_card(digits: bytes) -> None:
    assert card_of(digits) is None
    decoder = RfidDecoder()
    assert decoder.feed(b"\x02" + digits + b"\x03") == []
    assert (decoder.good, decoder.bad) == (0, 1)


def test_a_card_held_for_ten_seconds_is_one_swipe_and_may_come_again() -> None:
    model = SimulatedRfidReader()
    wire = SimulatedWire(Em4100Speaker(model), Random(1))
    reader = DeviceReader("swiper", wire, RfidDecoder(), GONE_MS)
    told = []
    model.hold("6547886")
    for now_ms in range(0, 12_000, 50):
        if now_ms == 10_000:
            model.take_away()
        wire.tick(50)
        told += reader.tick(now_ms)
    assert told == [CARD]
    model.swipe("6547886")
    wire.tick(50)
    assert reader.tick(12_000) == [CARD]
    assert reader.health()[0].repeated > 90


@FEW
@given(NUMBERS, st.binary(max_size=30), st.binary(max_size=10), st.integers(1, 7))
def test_any_chunking_and_any_garbage_around_leave_the_one_card(
    number: str, before: bytes, after: bytes, size: int
) -> None:
    raw = before + card_frame(number) + after
    decoder = RfidDecoder()
    told = [m for at in range(0, len(raw), size) for m in decoder.feed(raw[at : at + size])]
    assert told + decoder.silence() == [CardSwiped(f"001{number}", number)]


@FEW
@given(NUMBERS, st.integers(0, 8 * 14 - 1))
def test_a_flipped_bit_never_makes_another_card(number: str, bit: int) -> None:
    raw = bytearray(card_frame(number))
    raw[bit // 8] ^= 1 << bit % 8
    decoder = RfidDecoder()
    assert decoder.feed(bytes(raw)) + decoder.silence() == []


def test_a_flood_is_kept_nowhere() -> None:
    decoder = RfidDecoder()
    assert decoder.feed(b"\x02" + b"0" * 100_000) == []
    assert not decoder.is_waiting

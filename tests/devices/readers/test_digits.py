"""Proximity readers in lines of digits: whole lines are cards, everything else is not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.devices.readers.digits import BROKEN_OFF, TWO_CARDS, DigitsDecoder
from dealer_assist.devices.simulated.rfid_reader import DigitsSpeaker, SimulatedRfidReader


def shown(raw: bytes) -> list[Message]:
    decoder = DigitsDecoder()
    return decoder.feed(raw) + decoder.silence()


@pytest.mark.parametrize(
    ("raw", "number"),
    [
        pytest.param(b"00123:45678\r", "00123:45678", id="rf IDEAS, site and card"),
        pytest.param(b"04A2B3C4D5E680\r", "04A2B3C4D5E680", id="Elatec, hex"),
        pytest.param(b"04a2b3c4d5e680\r\n", "04A2B3C4D5E680", id="small letters, CR LF"),
        pytest.param(b"0006547886\r0006547886\r", "0006547886", id="sent twice"),
    ],
)
def test_a_line_of_digits_is_a_card(raw: bytes, number: str) -> None:
    assert shown(raw) == [CardSwiped(number)]


def test_what_stands_between_the_parts_tells_cards_apart() -> None:
    assert shown(b"1:2345\r") != shown(b"12:345\r")


def test_a_line_that_breaks_off_is_a_misread_and_never_a_shorter_number() -> None:
    assert shown(b"00123:456") == [CardMisread(BROKEN_OFF)]


@pytest.mark.parametrize(
    "raw",
    [b"\xf3\x1a\r", b"READY\r", b"12\r", b"\x020100000001\r\n\x03", b'{"hands":7}*9C2E\n', b"\r"],
)
def test_noise_and_the_words_of_other_devices_are_nothing(raw: bytes) -> None:
    assert shown(raw) == []


def test_two_cards_in_the_field_are_one_message() -> None:
    assert shown(b"1111\r2222\r1111\r2222\r") == [CardSwiped("1111"), CardMisread(TWO_CARDS)]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(1, 5), min_size=1))
def test_any_chunking_gives_the_same_card(sizes: list[int]) -> None:
    raw, decoder, told, at, turn = b"00123:45678\r", DigitsDecoder(), list[Message](), 0, 0
    while at < len(raw):
        size = sizes[turn % len(sizes)]
        told += decoder.feed(raw[at : at + size])
        at, turn = at + size, turn + 1
    assert told == [CardSwiped("00123:45678")]


def test_a_flood_is_kept_nowhere() -> None:
    decoder = DigitsDecoder()
    assert decoder.feed(b"1" * 100_000 + b"\r") == []
    assert decoder.feed(b"1234\r") == [CardSwiped("1234")]


def test_the_simulated_reader_says_such_lines() -> None:
    reader = SimulatedRfidReader()
    reader.swipe("6547886")
    assert shown(DigitsSpeaker(reader).tick(10)) == [CardSwiped("0006547886")]

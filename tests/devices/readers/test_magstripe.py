"""Magnetic tracks in every form the readers send them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.devices.readers.magstripe import NOT_READ, NOT_THE_SAME, TrackDecoder, number_of
from dealer_assist.devices.simulated.swiper import tracks_of

FEW = settings(max_examples=80, deadline=None)
NUMBERS = st.text("0123456789", min_size=4, max_size=19)


def swiped(raw: bytes) -> list[Message]:
    decoder = TrackDecoder()
    return decoder.feed(raw) + decoder.silence()


@pytest.mark.parametrize(
    "raw",
    [
        b";6008140031=49121010000?\r",
        b";6008140031?\r",
        b"%B6008140031^STAFF/CARD^4912101?\r;6008140031=4912101?\r",
        b"%B6008140031^STAFF/CARD^4912101?\r\n;6008140031=4912101?\r\n;016008140031=72?\r\n",
        b"%B6008140031^STAFF/CARD^4912101?;6008140031=4912101?;016008140031=724?\r",
        b"%E?\r;6008140031=4912101?\r+E?\r",
        b"%B6008140031^STAFF/CARD^4912101?;;6008140031=4912101?9\r",  # checks ; and 9
        b"%B6008140031^STAFF/CARD^4912101?;\r;6008140031=4912101?%\r",
        b";6008140031=4912101?;\r",
        b"%B6008140031^STAFF/CARD^4912101?;6008140031=4912101?\r",
        b"\x02%B6008140031^STAFF/CARD^4912101?;6008140031=4912101?+0101?\r\x03",
        b"\x1b;6008140031=4912101?\x03",
        b"%E?;6008140031=4912101?\r\n",
        b"%B6008140031^STAFF/CARD^4912101?;E?\r",
        b";6008140031=?\r",
        b";6008140031=4912101?",  # no terminator: silence ends it
        b"%ADEALER ONE?;6008140031=4912101?\r",  # a track 1 in another format
    ],
)
def test_every_form_gives_the_one_number(raw: bytes) -> None:
    assert swiped(raw) == [CardSwiped("6008140031")]


def test_a_card_that_cannot_be_read_on_any_track_is_a_misread() -> None:
    assert swiped(b"%E?;E?+E?\r") == [CardMisread(NOT_READ)]


@pytest.mark.parametrize(
    "raw", [b"%B6008140031^STA", b";6008140031=49121\r", b";60081400=31=9912?\r"]
)
def test_a_track_that_breaks_off_is_a_misread(raw: bytes) -> None:
    assert swiped(raw) == [CardMisread(NOT_READ)]


def test_tracks_that_do_not_agree_are_never_believed() -> None:
    raw = b"%B6008140031^STAFF/CARD^4912101?;6008140037=4912101?\r"
    assert swiped(raw) == [CardMisread(NOT_THE_SAME)]


def test_two_swipes_in_a_row_are_two_cards() -> None:
    first, second = ("".join(tracks_of(number)).encode() for number in ("1111", "2222"))
    assert swiped(first + second) == [CardSwiped("1111"), CardSwiped("2222")]
    assert swiped(first + b"\r" + second + b"\r") == [CardSwiped("1111"), CardSwiped("2222")]


def test_a_flood_without_an_end_is_dropped_and_kept_nowhere() -> None:
    decoder = TrackDecoder()
    assert decoder.feed(b"%" + b"A" * 100_000) == []
    assert len(decoder._text) <= 108
    assert decoder.feed(b"\x03;6008140031=4912101?\x03")[-1] == CardSwiped("6008140031")


@pytest.mark.parametrize(
    "text", ["", "12=99", "12a4=99", "12345678901234567890", "1234=9=9", "１２３４=99"]
)
def test_what_is_not_a_number_is_none(text: str) -> None:
    assert number_of(2, text) is None


@FEW
@given(NUMBERS, st.lists(st.integers(1, 30), min_size=1))
def test_any_chunking_gives_the_same_card(number: str, sizes: list[int]) -> None:
    raw = "".join(tracks_of(number)).encode() + b"\r"
    decoder, messages, at, turn = TrackDecoder(), [], 0, 0
    while at < len(raw):
        size = sizes[turn % len(sizes)]
        messages += decoder.feed(raw[at : at + size])
        at, turn = at + size, turn + 1
    messages += decoder.silence()
    assert messages == [CardSwiped(number)]
    assert not decoder.is_waiting


UNMARKED = st.binary(max_size=7).filter(lambda raw: b"|" not in raw)
"""A bar behind the tracks is the mark of a head that encrypts: such a pass is no card."""


@FEW
@given(NUMBERS, st.binary(max_size=20), UNMARKED)
def test_garbage_around_a_swipe_loses_no_card_and_invents_none(
    number: str, before: bytes, after: bytes
) -> None:
    raw = b"\x02" + "".join(tracks_of(number)).encode() + b"\r"
    cards = [card for card in swiped(before + raw + after) if isinstance(card, CardSwiped)]
    assert cards == [CardSwiped(number)]


@FEW
@given(st.binary(max_size=300))
def test_noise_alone_is_never_a_card(noise: bytes) -> None:
    assert not any(isinstance(message, CardSwiped) for message in swiped(noise))


@settings(max_examples=400, deadline=None)
@given(NUMBERS, st.data())
def test_a_flipped_bit_never_makes_another_card(number: str, data: st.DataObject) -> None:
    raw = bytearray("".join(tracks_of(number, "SMITH/MARY")).encode() + b"\r")
    bit = data.draw(st.integers(0, 8 * len(raw) - 1))
    raw[bit // 8] ^= 1 << bit % 8
    for message in swiped(bytes(raw)):
        assert message == CardSwiped(number) or isinstance(message, CardMisread)

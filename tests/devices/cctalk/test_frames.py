"""ccTalk frames, byte for byte and in any chunking."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.devices.cctalk.frames import (
    EQUIPMENT_CATEGORY,
    HOST,
    LATCH_OUTPUT,
    READ_EVENTS,
    SIMPLE_POLL,
    Checksum,
    Decoder,
    Frame,
    decode,
    encode,
    reply_to,
)

FEW = settings(max_examples=60, deadline=None)
CHECKS = st.sampled_from(["sum", "crc"])
EVENT_ANSWERS = st.builds(
    Frame,
    destination=st.just(HOST),
    header=st.just(0),
    data=st.binary(min_size=11, max_size=11),
    source=st.integers(11, 17),
)


def chunks(stream: bytes, sizes: list[int]) -> list[bytes]:
    """Cut a stream into pieces of these sizes, over and over."""
    pieces, at, turn = [], 0, 0
    while at < len(stream):
        size = sizes[turn % len(sizes)]
        pieces.append(stream[at : at + size])
        at, turn = at + size, turn + 1
    return pieces


def as_heard(frame: Frame, check: Checksum) -> Frame:
    """Return the frame as the listener knows it: the CRC form does not name a device."""
    return frame if check == "sum" else Frame(frame.destination, frame.header, frame.data, 0)


def test_the_published_exchange_is_written_byte_for_byte() -> None:
    # ccTalk generic specification: request equipment category from address 2.
    request = Frame(2, EQUIPMENT_CATEGORY)
    assert encode(request) == bytes.fromhex("02 00 01 F5 08")
    answer = bytes.fromhex("01 0D 02 00") + b"Coin Acceptor" + b"\x16"
    assert encode(reply_to(request, b"Coin Acceptor")) == answer
    assert Decoder().feed(answer) == [Frame(1, 0, b"Coin Acceptor", 2)]


@pytest.mark.parametrize(
    ("frame", "raw"),
    [
        (Frame(11, SIMPLE_POLL), "0B 00 01 FE F6"),
        (Frame(15, READ_EVENTS), "0F 00 01 E5 0B"),
        (Frame(15, LATCH_OUTPUT, b"\x02"), "0F 01 01 E9 02 04"),
        (Frame(HOST, 0, b"", 15), "01 00 0F 00 F0"),
    ],
)
def test_our_questions_and_the_ack_are_these_bytes(frame: Frame, raw: str) -> None:
    assert encode(frame) == bytes.fromhex(raw)
    assert decode(bytes.fromhex(raw)) == frame


def test_the_crc_form_carries_crc16_xmodem_around_the_header() -> None:
    # CRC-16/XMODEM of 28 00 01 is 3F46 (low byte third, high byte last), as the
    # specification prints it for a reset of address 40.
    assert encode(Frame(40, 1), "crc") == bytes.fromhex("28 00 46 01 3F")


def test_a_frame_with_a_byte_too_many_or_too_few_is_none() -> None:
    raw = encode(Frame(11, SIMPLE_POLL))
    assert decode(raw + b"\0") is None
    assert decode(raw[:-1]) is None


@FEW
@given(st.lists(EVENT_ANSWERS, max_size=5), CHECKS, st.lists(st.integers(1, 40), min_size=1))
def test_any_chunking_gives_the_same_frames(
    frames: list[Frame], check: Checksum, sizes: list[int]
) -> None:
    stream = b"".join(encode(frame, check) for frame in frames)
    ear = Decoder(check, (HOST,), (11,))
    found = [frame for piece in chunks(stream, sizes) for frame in ear.feed(piece)]
    assert found == [as_heard(frame, check) for frame in frames]
    assert not ear.is_waiting
    assert (ear.good, ear.bad, ear.dropped) == (len(frames), 0, 0)


@FEW
@given(EVENT_ANSWERS, st.binary(max_size=30), st.binary(max_size=30))
def test_garbage_around_a_frame_loses_it_never_and_invents_none(
    frame: Frame, before: bytes, after: bytes
) -> None:
    # By chance one stretch of noise in 65,536 of the right head and length passes the CRC.
    ear = Decoder("crc", (HOST,), (11,))
    found = ear.feed(before + encode(frame, "crc") + after) + ear.silence()
    assert found == [as_heard(frame, "crc")]
    assert ear.dropped == len(before) + len(after)


@FEW
@given(st.binary(max_size=30))
def test_garbage_before_a_sum_frame_does_not_swallow_it(before: bytes) -> None:
    frame = Frame(HOST, 0, bytes(range(1, 12)), 13)
    ear = Decoder("sum", (HOST,), (11,))
    found = ear.feed(before + encode(frame)) + ear.silence()
    assert found[-1:] == [frame]


@FEW
@given(EVENT_ANSWERS, CHECKS, st.data())
def test_a_single_flipped_bit_is_never_taken_for_another_frame(
    frame: Frame, check: Checksum, data: st.DataObject
) -> None:
    raw = bytearray(encode(frame, check))
    bit = data.draw(st.integers(0, 8 * len(raw) - 1))
    raw[bit // 8] ^= 1 << bit % 8
    ear = Decoder(check, (HOST,), (11,))
    found = ear.feed(bytes(raw)) + ear.silence()
    assert found == []
    assert (ear.good, ear.bad) == (0, 1)


def test_an_unfinished_frame_waits_for_more_and_is_given_up_in_silence() -> None:
    ear = Decoder("sum", (HOST,))
    assert ear.feed(b"\x01\xff\x02") == []
    assert ear.is_waiting
    assert ear.silence() == []
    assert not ear.is_waiting
    assert ear.bad == 1

"""What a technician reads beside the bytes."""

import pytest

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.describe import answer_words, hex_of, name_of, question_words
from dealer_assist.devices.cctalk.frames import Frame


def test_bytes_are_written_in_pairs_of_hex() -> None:
    assert hex_of(bytes((2, 0, 1, 0xF5, 8))) == "02 00 01 F5 08"


@pytest.mark.parametrize(
    ("address", "name"),
    [(1, "host"), (11, "sensor 1A"), (27, "sensor 7B"), (70, "key switch"), (40, "address 40")],
)
def test_addresses_have_names(address: int, name: str) -> None:
    assert name_of(address) == name


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (Frame(13, frames.READ_EVENTS), "sensor 3A: read events"),
        (Frame(13, frames.LATCH_OUTPUT, b"\2"), "sensor 3A: set lamp locked"),
        (Frame(13, frames.SET_INHIBIT, b"\1"), "sensor 3A: set betting open"),
        (Frame(13, 99), "sensor 3A: header 99"),
    ],
)
def test_questions_are_said_in_words(frame: Frame, words: str) -> None:
    assert question_words(frame) == words


@pytest.mark.parametrize(
    ("address", "header", "data", "words"),
    [
        (13, frames.LATCH_OUTPUT, "", "yes"),
        (13, frames.EQUIPMENT_CATEGORY, "43 6F 69 6E", "Coin"),
        (13, frames.SERIAL_NUMBER, "0D 01 00", "269"),
        (13, frames.SELF_CHECK, "00", "all well"),
        (13, frames.SELF_CHECK, "05", "dirty"),
        (13, frames.SELF_CHECK, "EE", "fault 238"),
        (13, frames.READ_OPTO, "01", "chip"),
        (70, frames.READ_OPTO, "01", "JPH"),
        (13, frames.READ_INHIBIT, "00", "betting closed"),
        (13, frames.READ_EVENTS, "00" * 11, "counter 0, no event yet"),
        (13, frames.READ_EVENTS, "07 01" + "00" * 9, "counter 7, newest: chip placed"),
        (13, frames.READ_EVENTS, "07 00 0E" + "00" * 8, "counter 7, newest: stuck"),
        (13, frames.READ_EVENTS, "07 00 00" + "00" * 8, "counter 7, newest: all well again"),
        (70, frames.READ_EVENTS, "02 02" + "00" * 9, "counter 2, newest: turned to JPH"),
        (13, 99, "01 02", "01 02"),
    ],
)
def test_answers_are_said_in_words(address: int, header: int, data: str, words: str) -> None:
    assert answer_words(Frame(address, header), bytes.fromhex(data)) == words

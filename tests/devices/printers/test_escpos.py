"""ESC/POS, byte for byte."""

import pytest

from dealer_assist.devices.printers.escpos import (
    SlipPicture,
    is_online,
    paper_of,
    parts_of,
    raster,
)
from dealer_assist.devices.printers.line import ReplyReader, is_status


def test_a_slip_is_reset_raster_feed_and_cut() -> None:
    slip = SlipPicture("slip 1", width=12, bitmap=b"\xff\xf0\x80\x10")
    assert (slip.bytes_a_row, slip.rows) == (2, 2)
    assert b"".join(parts_of(slip)) == bytes.fromhex(
        "1B 40 1D 61 00"  # ESC @, GS a 0
        "1B 4A 00 1D 76 30 00 02 00 02 00 FF F0 80 10"  # ESC J 0, GS v 0, 2 bytes wide, 2 rows
        "1B 4A 00 1D 56 42 00"  # ESC J 0, GS V 66 0
    )


def test_dots_that_read_as_a_real_time_command_get_one_more() -> None:
    slip = SlipPicture("slip 1", width=8, bitmap=bytes.fromhex("10 04 02 10 14 10 05 10 10 12"))
    assert raster(slip)[8:] == bytes.fromhex("30 04 02 30 14 30 05 10 10 12")


def test_a_guarded_band_ends_beyond_the_paper_with_a_command_that_takes_one_byte_more() -> None:
    slip = SlipPicture("slip 1", width=12, bitmap=b"\xff\xf0\x80\x10")
    _, band, _ = parts_of(slip, is_guarded=True)
    assert band == bytes.fromhex(
        "1B 4A 00 1D 76 30 00 06 00 02 00"  # 2 bytes of picture and 4 beyond it, 2 rows
        "FF F0 00 00 00 00"
        "80 10 00 00 1B 20"  # ESC SP
    )


def test_a_long_slip_goes_in_bands_and_no_row_is_lost() -> None:
    slip = SlipPicture("long", width=8, bitmap=bytes(300))
    assert raster(slip).count(b"\x1dv0\x00") == 3
    assert len(raster(slip)) == 300 + 3 * 8


@pytest.mark.parametrize(
    ("status", "online"), [(0x12, True), (0x16, False), (0x32, False), (0x52, False), (0x1A, True)]
)
def test_cover_paper_end_and_error_take_the_printer_off_line(status: int, online: bool) -> None:  # noqa: FBT001
    assert is_status(status)
    assert is_online(status) is online


@pytest.mark.parametrize(("status", "paper"), [(0x12, "ok"), (0x1E, "low"), (0x7E, "out")])
def test_the_paper_sensors_are_read(status: int, paper: str) -> None:
    assert paper_of(status) == paper


def test_the_answer_to_gs_r_is_no_real_time_status() -> None:
    assert not is_status(0x00)
    assert not is_status(0x0C)


@pytest.mark.parametrize(
    ("heard", "said"),
    [
        ("11", ["xon"]),
        ("13", ["xoff"]),
        ("12", ["status"]),
        ("00", ["mark"]),
        ("0C", ["mark"]),
        ("10 00 00 00", ["automatic"]),
        ("18 00 0C 00 00", ["automatic", "mark"]),
        ("10 00 13 00 12 00", ["xoff", "status", "automatic"]),
        ("37 25 00", ["block"]),
        ("37 13 25 00 00", ["xoff", "block", "mark"]),
        ("5F 41 42 00", ["block"]),
        ("FF", ["unknown"]),
    ],
)
def test_the_bytes_of_a_printer_are_told_apart(heard: str, said: list[str]) -> None:
    reader = ReplyReader()
    raw = bytes.fromhex(heard)
    replies = [reply for byte in raw for reply in reader.feed(bytes((byte,)))]
    assert [reply.said for reply in replies] == said
    assert [reply.said for reply in ReplyReader().feed(raw)] == said

"""ESC/POS bytes of a slip printer: what is sent to print, and what its status bytes mean."""

from dataclasses import dataclass

from dealer_assist.devices.messages import Paper

RESET = b"\x1b@"
FEED_AND_CUT = b"\x1dVB\x00"  # GS V 66 0
ASK_OFFLINE = b"\x10\x04\x02"  # DLE EOT 2
ASK_PAPER = b"\x10\x04\x04"  # DLE EOT 4
ASK_DONE = b"\x1dr\x01"  # GS r 1 waits its turn behind the slip: its answer means "all processed"
# Dots across: paper of 58 mm fits every printer, 80 mm has to be named.
NARROW_DOTS = 384
WIDE_DOTS = 576
ROWS_A_BAND = 128  # small printers hold no more of an image at once


@dataclass(frozen=True, slots=True)
class Slip:
    """A picture to print, one bit a dot, rows padded to whole bytes, black is 1."""

    name: str
    width: int
    bitmap: bytes

    @property
    def bytes_a_row(self) -> int:
        """Tell how many bytes a row of dots takes."""
        return (self.width + 7) // 8

    @property
    def rows(self) -> int:
        """Tell how many rows of dots the slip has."""
        return len(self.bitmap) // self.bytes_a_row


def raster(slip: Slip) -> bytes:
    """Write the picture as `GS v 0` bands."""
    wide = slip.bytes_a_row
    out = bytearray()
    for top in range(0, slip.rows, ROWS_A_BAND):
        rows = min(ROWS_A_BAND, slip.rows - top)
        out += b"\x1dv0\x00" + wide.to_bytes(2, "little") + rows.to_bytes(2, "little")
        out += slip.bitmap[top * wide : (top + rows) * wide]
    return bytes(out)


def print_job(slip: Slip) -> bytes:
    """Write a whole slip: start clean, picture, feed and cut."""
    return RESET + raster(slip) + FEED_AND_CUT


def is_status(byte: int) -> bool:
    """Tell a `DLE EOT` answer by its fixed bits; the answer to `GS r` has others."""
    return byte & 0b1001_0011 == 0b0001_0010


def is_online(offline_status: int) -> bool:
    """Read the answer to DLE EOT 2: cover, stop at paper end, error."""
    return not offline_status & 0b0110_0100


def paper_of(paper_status: int) -> Paper:
    """Read the answer to DLE EOT 4."""
    if paper_status & 0b0110_0000:
        return "out"
    return "low" if paper_status & 0b0000_1100 else "ok"

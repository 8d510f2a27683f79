"""ESC/POS of a slip printer: what is sent, what its status means, and what is said of a slip."""

import re

from dealer_assist.devices.messages import Paper, PrinterStatus
from dealer_assist.message import Msg
from dealer_assist.value import Value

RESET = b"\x1b@"
NO_AUTOMATIC_STATUS = b"\x1da\x00"  # GS a 0
CLEAR = b"\x10\x14\x08\x01\x03\x14\x01\x06\x02\x08"  # DLE DC4 8: what waits is thrown away
FEED_AND_CUT = b"\x1dVB\x00"  # GS V 66 0
# ESC J 0: a byte too many is text, and behind text neither picture nor cut is obeyed.
LINE_OUT = b"\x1bJ\x00"
ASK_OFFLINE = b"\x10\x04\x02"  # DLE EOT 2
ASK_PAPER = b"\x10\x04\x04"  # DLE EOT 4
ASK_DONE = b"\x1dr\x01"  # GS r 1 waits its turn behind the slip: its answer means "all processed"
BEGIN = RESET + NO_AUTOMATIC_STATUS
# Dots across: paper of 58 mm fits every printer, 80 mm has to be named.
NARROW_DOTS = 384
WIDE_DOTS = 576
# DLE EOT, DLE ENQ, DLE DC4 are obeyed as they arrive, in the middle of a picture as well.
REAL_TIME = re.compile(rb"\x10(?=[\x04\x05\x14])")
WITHOUT = b"\x30"  # one dot more
# ESC SP takes one byte more. Behind the last row of a band, beyond what the printer can print, it
# is nothing as long as it is taken for dots; where the head of the band was spoilt it is a command,
# takes the first byte of the mark that follows, and the mark is never answered.
GUARD = b"\x00\x00\x1b "
BAND_BYTES = 144  # a printer that holds the line can still take 256 bytes: one band and the lead


class SlipPicture(Value):
    """A picture to print, one bit a dot, rows padded to whole bytes, black is 1."""

    name: str
    width: int
    bitmap: bytes

    @property
    def bytes_a_row(self) -> int:
        """Return how many bytes a row of dots takes."""
        return (self.width + 7) // 8

    @property
    def rows(self) -> int:
        """Return how many rows of dots the slip has."""
        return len(self.bitmap) // self.bytes_a_row


def bands(slip: SlipPicture, *, is_guarded: bool = False) -> list[bytes]:
    """Write the picture as `GS v 0` bands; where its dots read as a real-time command, one more."""
    wide, dots = slip.bytes_a_row, REAL_TIME.sub(WITHOUT, slip.bitmap)
    most = max(1, BAND_BYTES // wide)
    rows = [dots[at : at + wide] for at in range(0, slip.rows * wide, wide)]
    guard = GUARD if is_guarded else b""
    return [_band(rows[top : top + most], guard) for top in range(0, slip.rows, most)]


def _band(rows: list[bytes], guard: bytes) -> bytes:
    wide = len(rows[0]) + len(guard)
    head = b"\x1dv0\x00" + wide.to_bytes(2, "little") + len(rows).to_bytes(2, "little")
    return head + bytes(len(guard)).join(rows) + guard


def raster(slip: SlipPicture) -> bytes:
    """Write the whole picture."""
    return b"".join(bands(slip))


def parts_of(slip: SlipPicture, *, is_guarded: bool = False) -> list[bytes]:
    """Write a whole slip in parts that nothing may come between: start clean, picture, cut."""
    picture = [LINE_OUT + band for band in bands(slip, is_guarded=is_guarded)]
    return [BEGIN, *picture, LINE_OUT + FEED_AND_CUT]


def is_online(offline_status: int) -> bool:
    """Read the answer to DLE EOT 2: cover, stop at paper end, error."""
    return not offline_status & 0b0110_0100


def paper_of(paper_status: int) -> Paper:
    """Read the answer to DLE EOT 4."""
    if paper_status & 0b0110_0000:
        return "out"
    return "low" if paper_status & 0b0000_1100 else "ok"


UNKNOWN = PrinterStatus(online=False, paper="unknown")
READY = PrinterStatus(online=True, paper="ok")

NOT_SAID = Msg("The slip printer did not say that it has finished. Look for the slip")
DISTURBED = Msg(
    "The line to the slip printer is disturbed: look at the slip, then check the printer's cable"
)
CUT_OFF = Msg("The slip printer went away while the slip came out. Look for the slip")
HELD = Msg("The slip printer takes no more: switch it off and on, then print again")

NO_ANSWER = Msg("The slip printer does not answer: check its cable and power")
NO_PAPER = Msg("The slip printer is out of paper: put in a new roll")
STOPPED = Msg("The slip printer has stopped: clear the paper path and close the cover")


def why_not_ready(status: PrinterStatus) -> str | None:
    """Say why nothing can be printed and what to do, or None when the printer is ready."""
    if status.paper == "unknown":
        return NO_ANSWER
    if status.paper == "out":
        return NO_PAPER
    if not status.online:
        return STOPPED
    return None

"""JSON in lines, each with its check: `{"seat":3,"sensor":"A","chip":true,"n":17}*5C1F`.

The check is CRC-16/XMODEM over the braces and what is between them, in four hex digits: a wire
spoils digits, and a seat's number is one.
"""

import json
from binascii import crc_hqx
from collections.abc import Mapping
from typing import Any

LONGEST = 400
_BEGINS = b'{"'


def line_of(told: Mapping[str, Any]) -> bytes:
    """Write a line with its check."""
    text = json.dumps(dict(told), separators=(",", ":")).encode()
    return text + b"*%04X\n" % crc_hqx(text, 0)


def told_in(line: bytes) -> dict[str, Any] | None:
    """Read a line, or None when its check does not agree or it is no object."""
    text, star, check = line.strip().rpartition(b"*")
    if not star or check != b"%04X" % crc_hqx(text, 0):
        return None
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


class LineReader:
    """Find whole lines in bytes of any chunking."""

    def __init__(self) -> None:
        self._pending = b""
        self.good = 0
        self.bad = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """True if half a line has been heard."""
        return bool(self._pending)

    def feed(self, data: bytes) -> list[dict[str, Any]]:
        """Take the next bytes and give what is complete and right."""
        *lines, self._pending = (self._pending + data).split(b"\n")
        if len(self._pending) > LONGEST:
            self.forget()
        told = [self._told(line) for line in lines if line.strip()]
        return [line for line in told if line is not None]

    def _told(self, line: bytes) -> dict[str, Any] | None:
        """Read a line, or what is whole at the end of one that began with half of another."""
        start = 0
        while (told := told_in(line[start:])) is None:
            start = line.find(_BEGINS, max(start + 1, len(line) - LONGEST))
            if start < 0:
                self.bad += 1
                return None
        self.good += 1
        if start:
            self.bad += 1
            self.dropped += start
        return told

    def forget(self) -> None:
        """Drop half a line."""
        self.bad += self.is_waiting
        self.dropped += len(self._pending)
        self._pending = b""

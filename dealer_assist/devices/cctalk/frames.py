"""ccTalk frames to bytes and back, in any chunking: no port, no clock, no device."""

from binascii import crc_hqx
from collections.abc import Container
from typing import Literal, TypeAlias

from dealer_assist.value import Value

HOST = 1
UNNAMED = 0
ANY_ADDRESS = range(256)

# Headers of the public generic specification that this product uses.
REPLY = 0
RESET = 1
NAK = 5
BUSY = 6
READ_INHIBIT = 227
SET_INHIBIT = 228
READ_EVENTS = 229
SELF_CHECK = 232
LATCH_OUTPUT = 233
READ_OPTO = 236
SOFTWARE_VERSION = 241
SERIAL_NUMBER = 242
PRODUCT_CODE = 244
EQUIPMENT_CATEGORY = 245
MANUFACTURER = 246
REQUEST_STATUS = 248
POLLING_PRIORITY = 249
ADDRESS_CLASH = 252
ADDRESS_POLL = 253
SIMPLE_POLL = 254

Checksum: TypeAlias = Literal["sum", "crc"]


class Frame(Value):
    """One message on the wire, from one address to another."""

    destination: int
    header: int
    data: bytes = b""
    source: int = HOST


def reply_to(request: Frame, data: bytes = b"") -> Frame:
    """Answer a request; without data this is the ACK."""
    return Frame(request.source, REPLY, data, request.destination)


def encode(frame: Frame, check: Checksum = "sum") -> bytes:
    """Write the frame with its checksum, or with the CRC that takes the source's place."""
    if check == "crc":
        body = bytes((frame.destination, len(frame.data), frame.header)) + frame.data
        crc = crc_hqx(body, 0)
        return body[:2] + bytes((crc & 0xFF,)) + body[2:] + bytes((crc >> 8,))
    body = bytes((frame.destination, len(frame.data), frame.source, frame.header)) + frame.data
    return body + bytes((-sum(body) & 0xFF,))


def decode(raw: bytes, check: Checksum = "sum") -> Frame | None:
    """Read exactly one whole frame, or None when its bytes do not agree with each other."""
    if len(raw) < 5 or len(raw) != raw[1] + 5:
        return None
    if check == "crc":
        if crc_hqx(raw[:2] + raw[3:-1], 0) != raw[2] | raw[-1] << 8:
            return None
        # This form does not say who speaks; only the host speaks to a device.
        return Frame(raw[0], raw[3], raw[4:-1], UNNAMED if raw[0] == HOST else HOST)
    if sum(raw) & 0xFF:
        return None
    return Frame(raw[0], raw[3], raw[4:-1], raw[2])


class Decoder:
    """Find frames in a stream; ccTalk has no start byte, so a wrong frame costs one byte only.

    `destinations` and `lengths` say what can be meant for the listener. They keep noise from
    making the decoder wait for 250 bytes that never come, and a flipped length from passing.
    """

    def __init__(
        self,
        check: Checksum = "sum",
        destinations: Container[int] = ANY_ADDRESS,
        lengths: Container[int] = ANY_ADDRESS,
    ) -> None:
        self._check = check
        self._destinations = destinations
        self._lengths = lengths
        self._pending = bytearray()
        self._garbled = False
        self.good = 0
        self.bad = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """True if the beginning of a frame has been heard but not its end."""
        return bool(self._pending)

    def feed(self, data: bytes) -> list[Frame]:
        """Take the next bytes and give the frames that are now complete."""
        self._pending += data
        return self._scan(is_final=False)

    def silence(self) -> list[Frame]:
        """Learn that the line is quiet: what is still incomplete never was a frame."""
        return self._scan(is_final=True)

    def _scan(self, *, is_final: bool) -> list[Frame]:
        found: list[Frame] = []
        pending = self._pending
        while pending:
            if pending[0] not in self._destinations:
                self._drop_one()
                continue
            if len(pending) >= 2 and pending[1] not in self._lengths:
                self._drop_one()
                continue
            size = pending[1] + 5 if len(pending) >= 2 else 5
            if len(pending) < size:
                if not is_final:
                    break
                self._drop_one()
                continue
            frame = decode(bytes(pending[:size]), self._check)
            if frame is None:
                self._drop_one()
                continue
            del pending[:size]
            self._garbled = False
            self.good += 1
            found.append(frame)
        if is_final:
            self._garbled = False
        return found

    def _drop_one(self) -> None:
        del self._pending[0]
        self.dropped += 1
        if not self._garbled:  # a run of dropped bytes is one bad frame
            self._garbled = True
            self.bad += 1

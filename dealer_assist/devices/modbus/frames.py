"""Modbus RTU frames to bytes and back: unit, function, data, and the CRC with its low byte first.

Only what a sensor board needs: read coils (1), read discrete inputs (2), write one coil (5).
"""

from dealer_assist.value import Value

READ_COILS = 1
READ_INPUTS = 2
WRITE_COIL = 5
ERROR_BIT = 0x80
ON, OFF = 0xFF00, 0x0000


def crc_of(data: bytes) -> bytes:
    """Return the CRC-16 of Modbus as sent on the line."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ 0xA001 if crc & 1 else crc >> 1
    return crc.to_bytes(2, "little")


class Request(Value):
    """What the kiosk asks of a unit: where it begins, and how many or what value."""

    unit: int
    function: int
    address: int
    value: int

    @property
    def raw(self) -> bytes:
        """Write it with its CRC."""
        body = bytes((self.unit, self.function))
        body += self.address.to_bytes(2, "big") + self.value.to_bytes(2, "big")
        return body + crc_of(body)

    @property
    def is_write(self) -> bool:
        """True if its answer is a copy of it."""
        return self.function == WRITE_COIL

    @property
    def answer_size(self) -> int:
        """Return how many bytes its answer has."""
        return 8 if self.function == WRITE_COIL else 5 + (self.value + 7) // 8


class UnitAnswer(Value):
    """What a unit said: bits to a reading, nothing more to a command, or the code of a refusal."""

    bits: tuple[bool, ...] = ()
    error: int = 0


def answer_in(heard: bytes, request: Request) -> tuple[UnitAnswer | None, int]:
    """Find the answer to this request in what was heard, and how many bytes stood before it.

    A frame of another unit or to another function is passed over.
    """
    for at in range(len(heard)):
        answer = _answer_at(heard[at:], request)
        if answer is not None:
            return answer, at
    return None, 0


def _answer_at(raw: bytes, request: Request) -> UnitAnswer | None:
    if len(raw) < 5 or raw[0] != request.unit:
        return None
    if raw[1] == request.function | ERROR_BIT and raw[3:5] == crc_of(raw[:3]):
        return UnitAnswer(error=raw[2] or ERROR_BIT)
    size = request.answer_size
    if (
        raw[1] != request.function
        or len(raw) < size
        or raw[size - 2 : size] != crc_of(raw[: size - 2])
    ):
        return None
    if request.function == WRITE_COIL:
        return UnitAnswer() if raw[:size] == request.raw else None
    if raw[2] != size - 5:
        return None
    data = raw[3 : size - 2]
    bits = (bool(data[bit // 8] >> bit % 8 & 1) for bit in range(request.value))
    return UnitAnswer(tuple(bits))

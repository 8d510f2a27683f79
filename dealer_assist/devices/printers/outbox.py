"""A slip on its way to a printer, part by part: at the pace of the line, and held where it asks.

A part that has begun is sent to its end, because nothing may come between its bytes: parts are
short enough for what a printer has left when it holds the line. A question does not wait behind
them: it goes to the port at once, between two parts.
"""

from dealer_assist.devices.port import BITS_A_BYTE, Port

LEAD = 64  # bytes that may lie in the port: they cannot be called back when the printer says stop


class Outbox:
    """Hand bytes to the port no faster than it can send them; without a speed, all at once."""

    def __init__(self, port: Port, baud: int) -> None:
        self.is_held = False
        self._port = port
        self._bytes_a_second = baud // BITS_A_BYTE
        self._pending = b""
        self._has_begun = False
        self._free_ms = 0.0  # when the line will have sent what the port has

    @property
    def is_empty(self) -> bool:
        """Tell whether the port has it all."""
        return not self._pending

    @property
    def is_under_way(self) -> bool:
        """Tell whether a slip goes out at this moment, at the pace of its line."""
        return bool(self._bytes_a_second and self._pending) and not self.is_held

    def put(self, data: bytes) -> None:
        """Take the next part."""
        self._pending += data
        self._has_begun = False

    def clear(self) -> None:
        """Throw away what the port does not have yet."""
        self._pending = b""

    def push(self, now_ms: int) -> bool:
        """Give the port what it may have now; tell whether that was anything."""
        may_send = bool(self._pending) and (self._has_begun or not self.is_held)
        room = self._room(now_ms) if may_send else 0
        if room <= 0:
            return False
        self._has_begun = True
        chunk, self._pending = self._pending[:room], self._pending[room:]
        self._port.write(chunk)
        if self._bytes_a_second:
            took_ms = 1000 * len(chunk) / self._bytes_a_second
            self._free_ms = max(self._free_ms, float(now_ms)) + took_ms
        return True

    def _room(self, now_ms: int) -> int:
        if not self._bytes_a_second:
            return len(self._pending)
        ahead_ms = max(0.0, self._free_ms - now_ms)
        unsent = max(int(ahead_ms * self._bytes_a_second / 1000), getattr(self._port, "unsent", 0))
        return LEAD - unsent

"""One question at a time on a ccTalk line: the echo is dropped, a late or wrong answer is none.

In the CRC form an answer does not name its sender. There a device that answers later than the
time-out may be taken for its neighbour, so slow devices belong on a line of the sum form.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from dealer_assist.devices.cctalk.frames import HOST, REPLY, Checksum, Decoder, Frame, encode
from dealer_assist.devices.port import Port

REPLY_TIMEOUT_MS = 50


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a question ended: with an answer, in silence, or in bytes that made no sense."""

    kind: Literal["answered", "silent", "garbled"]
    data: bytes = b""
    round_trip_ms: int = 0


class Line:
    """Ask a device and wait for its answer without ever blocking."""

    def __init__(
        self, port: Port, check: Checksum = "sum", timeout_ms: int = REPLY_TIMEOUT_MS
    ) -> None:
        self.port = port
        self.strays = 0
        self.dropped = 0
        self._check = check
        self._timeout_ms = timeout_ms
        self._request: Frame | None = None
        self._echo = b""
        self._has_echo = False  # until one has been heard: adapters differ
        self._answer_size = 0
        self._decoder = Decoder()
        self._asked_ms = 0
        self._heard = b""

    @property
    def heard(self) -> bytes:
        """Give what has come since the last question, without our own echo."""
        return self._heard

    @property
    def bytes_awaited(self) -> int:
        """Tell how many bytes are missing until the answer can be whole."""
        if self._request is None:
            return 1
        echo_left = len(self._echo) if self._has_echo else 0
        return max(1, echo_left + self._answer_size - len(self._heard))

    def ask(self, request: Frame, lengths: Sequence[int], now_ms: int) -> None:
        """Send a question whose answer has one of these lengths; anything heard before is stale."""
        self.strays += len(self.port.read_available())
        raw = encode(request, self._check)
        self.port.write(raw)
        self._request = request
        self._echo = raw
        self._answer_size = min(lengths) + 5
        self._decoder = Decoder(self._check, (HOST,), lengths)
        self._asked_ms = now_ms
        self._heard = b""

    def forget(self) -> None:
        """Wait no longer for an answer: the port has gone."""
        self._request = None

    def listen(self, now_ms: int) -> Outcome | None:
        """Look whether the answer has come; None while it may still come."""
        request = self._request
        if request is None:
            return None
        heard = self._without_echo(self.port.read_available())
        frames = self._decoder.feed(heard)
        self._heard += heard
        is_over = now_ms - self._asked_ms >= self._timeout_ms
        if is_over:
            frames += self._decoder.silence()
        for frame in frames:
            # The CRC form carries no source, and a slow neighbour's answer must not pass.
            is_from = self._check == "crc" or frame.source == request.destination
            if is_from and frame.header == REPLY:
                return self._end(Outcome("answered", frame.data, now_ms - self._asked_ms))
            self.strays += len(frame.data) + 5
        if not is_over:
            return None
        return self._end(Outcome("garbled" if self._is_garbage() else "silent"))

    def _end(self, outcome: Outcome) -> Outcome:
        self._request = None
        self.dropped += self._decoder.dropped
        return outcome

    def _is_garbage(self) -> bool:
        """Tell noise from whole frames that were answers to something else, only late."""
        judge = Decoder(self._check, (HOST,))
        judge.feed(self._heard)
        judge.silence()
        return judge.dropped > 0

    def _without_echo(self, heard: bytes) -> bytes:
        """Strip our own bytes; an adapter without echo, or a spoilt echo, passes through."""
        echo = self._echo
        if not echo or not heard:
            return heard
        same = 0
        while same < min(len(echo), len(heard)) and echo[same] == heard[same]:
            same += 1
        self._echo = echo[same:] if same == len(heard) else b""
        if not self._echo:
            self._has_echo = same == len(echo)
        return heard[same:]

"""One question at a time on a ccTalk line: the echo is dropped, a late or wrong answer is none.

A device has its time to begin its answer, counted from the end of the question, and then the same
time for each further byte. In the CRC form an answer does not name its sender. After silence such a
line stays quiet until no late answer can be taken for a neighbour's.
"""

from collections.abc import Sequence
from math import ceil
from typing import Literal, TypeAlias

from dealer_assist.devices.cctalk.frames import (
    BUSY,
    HOST,
    NAK,
    REPLY,
    Checksum,
    Decoder,
    Frame,
    decode,
    encode,
)
from dealer_assist.devices.port import MS_A_BYTE, Port
from dealer_assist.value import Value

REPLY_TIMEOUT_MS = 50
FRAME_SIZE = 5  # without its data
MOST_KEPT = 256  # questions whose bytes are kept
LATEST_MS = 1_000  # no answer comes later than this
LATE_MS = 5_000  # how long it is remembered of a device that its answer came late

Ending: TypeAlias = Literal["answered", "silent", "late", "garbled", "busy", "refused", "odd"]
NO_ANSWER: dict[int, Ending] = {BUSY: "busy", NAK: "refused"}


class AskOutcome(Value):
    """How a question ended: with an answer, or why not.

    Nothing came, or nothing in time though it does come, or bytes that made no sense, or the
    device was busy, or refused, or what it said had another length than an answer to this has.
    An answer is not `is_alone` where other bytes came with it: a spoilt frame may by chance contain
    one that agrees with itself.
    """

    kind: Ending
    data: bytes = b""
    round_trip_ms: int = 0
    is_alone: bool = True


class CctalkLine:
    """Ask a device and wait for its answer without ever blocking."""

    def __init__(
        self,
        port: Port,
        check: Checksum = "sum",
        timeout_ms: int = REPLY_TIMEOUT_MS,
        quiet_ms: int = 0,
    ) -> None:
        self.port = port
        self.strays = 0
        self.dropped = 0
        self.doubled = 0
        self._check = check
        self._timeout_ms = timeout_ms
        self._quiet_ms = quiet_ms if check == "crc" else 0
        self._quiet_until_ms = 0
        self._failed_ms = -LATEST_MS  # when that was asked which was last not answered
        self._latest_ms = timeout_ms + quiet_ms  # how late answers have come on this line
        self._patience_ms = timeout_ms
        self._request: Frame | None = None
        self._answered: tuple[int, bytes] | None = None
        self._echo = b""
        self._has_echo = False  # until one has been heard: adapters differ
        self._lengths: Sequence[int] = ()
        self._answer_size = 0
        self._decoder: Decoder | None = None
        self._encoded: dict[tuple[int, int, bytes], bytes] = {}
        self._asked_ms = 0
        self._since_ms = 0  # when the last byte came, or the question was out
        self._failed_at: int | None = None  # whose answer is missing
        self._late_ms: dict[int, int] = {}  # when an answer of each address last came late
        self._heard = b""

    @property
    def heard(self) -> bytes:
        """Return what has come since the last question, without our own echo."""
        return self._heard

    @property
    def bytes_awaited(self) -> int:
        """Return how many bytes are missing until the answer can be whole."""
        if self._request is None:
            return 1
        echo_left = len(self._echo) if self._has_echo else 0
        return max(1, echo_left + self._answer_size - len(self._heard))

    def must_be_quiet(self, now_ms: int) -> bool:
        """True if a late answer may still come that would pass for another's.

        One that does come shows how late answers are, and the line waits again.
        """
        if now_ms >= self._quiet_until_ms:
            return False
        if late := self.port.read_available():
            self._note_late(late, now_ms)
            self._quiet_until_ms = now_ms + self._quiet_ms
        return True

    def rest(self, now_ms: int) -> bool:
        """Be quiet before a second look, where an answer to an earlier question may be on its way.

        Two late answers one after the other may say the same. False where none can come: the form
        names who speaks, or everything that was asked lately has been answered.
        """
        until_ms = self._failed_ms + self._latest_ms
        if self._check == "sum" or now_ms >= until_ms:
            return False
        self._quiet_until_ms = until_ms
        return True

    def _note_late(self, late: bytes, now_ms: int) -> None:
        """Count bytes that nobody waits for, and learn how late answers can be, and whose."""
        self.strays += len(late)
        late_ms = now_ms - self._failed_ms
        if late_ms >= LATEST_MS:
            return
        self._latest_ms = max(self._latest_ms, late_ms)
        judge = Decoder(self._check, (HOST,))
        for frame in judge.feed(late):
            self._note_late_answer(frame, now_ms)

    def _note_late_answer(self, frame: Frame, now_ms: int) -> None:
        # The CRC form names nobody, and keeps quiet until whoever failed has had its time.
        source = self._failed_at if self._check == "crc" else frame.source
        if frame.header == REPLY and source is not None:
            self._late_ms[source] = now_ms

    def _is_late(self, address: int, now_ms: int) -> bool:
        return now_ms - self._late_ms.get(address, -LATE_MS) < LATE_MS

    def ask(
        self, request: Frame, lengths: Sequence[int], now_ms: int, timeout_ms: int | None = None
    ) -> None:
        """Send a question whose answer has one of these lengths; anything heard before is stale."""
        self._throw_away(self.port.read_available(), now_ms)
        key = request.destination, request.header, request.data
        raw = self._encoded.get(key) or self._encode(key, request)
        self.port.write(raw)
        self._request = request
        self._echo = raw
        self._lengths = lengths
        self._answer_size = min(lengths) + FRAME_SIZE
        self._decoder = None
        self._asked_ms = now_ms
        self._since_ms = now_ms + ceil(len(raw) * MS_A_BYTE)
        self._patience_ms = self._timeout_ms if timeout_ms is None else timeout_ms
        self._heard = b""

    def forget(self) -> None:
        """Wait no longer for an answer: the port has gone."""
        self._request = None
        self._quiet_until_ms = 0

    def listen(self, now_ms: int) -> AskOutcome | None:
        """Look whether the answer has come; None while it may still come."""
        request = self._request
        if request is None:
            return None
        raw = self.port.read_available()
        is_over = self._is_over(now_ms) if not raw else self._is_endless(now_ms)
        if not raw and not is_over:
            return None
        heard = self._without_echo(raw)
        self._since_ms = max(self._since_ms, now_ms) if heard else self._since_ms
        if not self._heard and (data := self._whole_answer(heard, request)) is not None:
            self._heard = heard
            return self._end(AskOutcome("answered", data, now_ms - self._asked_ms))
        self._heard += heard
        frames = self._decoded(heard, is_over=is_over)
        for at, frame in enumerate(frames):
            if self._is_answer(frame, request):
                self._note_doubles(frame, frames[at + 1 :])
                is_alone = len(self._heard) == len(frame.data) + FRAME_SIZE
                if self._check == "crc" and not is_alone and self._could_be_late(frames, now_ms):
                    return self._fail(AskOutcome("garbled"), now_ms)  # whose of the two is it?
                took_ms = now_ms - self._asked_ms
                return self._end(AskOutcome("answered", frame.data, took_ms, is_alone))
            if self._is_from(frame, request) and frame.header in NO_ANSWER:
                return self._end(AskOutcome(NO_ANSWER[frame.header]))
            self.strays += len(frame.data) + FRAME_SIZE
            if self._check == "sum" and frame.source != request.destination:
                self._note_late_answer(frame, now_ms)
        if not is_over:
            return None
        return self._fail(self._failure(request, now_ms), now_ms)

    def _is_over(self, now_ms: int) -> bool:
        """True if no byte comes any more: the first has its time, each further one as much."""
        patience_ms = self._timeout_ms if self._heard else self._patience_ms
        return now_ms - self._since_ms >= patience_ms

    def _is_endless(self, now_ms: int) -> bool:
        """True if bytes have come for longer than any answer lasts."""
        took_ms = now_ms - self._asked_ms
        least_ms = self._patience_ms + self._timeout_ms
        if took_ms < least_ms:
            return False
        longest_ms = ceil((max(self._lengths) + FRAME_SIZE + len(self._echo)) * MS_A_BYTE)
        return took_ms >= least_ms + longest_ms

    def _whole_answer(self, heard: bytes, request: Frame) -> bytes | None:
        """Return the data of an answer that came whole and alone, as nearly all do."""
        size = len(heard) - FRAME_SIZE
        if size < 0 or heard[0] != HOST or heard[1] != size or heard[3] != REPLY:
            return None
        if self._check == "sum":
            is_its_own = heard[2] == request.destination and size in self._lengths
            return heard[4:-1] if is_its_own and not sum(heard) & 0xFF else None
        frame = decode(heard, self._check)
        return frame.data if frame is not None and self._is_answer(frame, request) else None

    def _decoded(self, heard: bytes, *, is_over: bool) -> list[Frame]:
        decoder = self._decoder
        if decoder is None:  # 0: busy, or refused
            decoder = self._decoder = Decoder(self._check, (HOST,), (*self._lengths, 0))
        frames = decoder.feed(heard)
        return [*frames, *decoder.silence()] if is_over else frames

    def _encode(self, key: tuple[int, int, bytes], request: Frame) -> bytes:
        if len(self._encoded) >= MOST_KEPT:
            self._encoded.clear()
        raw = self._encoded[key] = encode(request, self._check)
        return raw

    def _fail(self, outcome: AskOutcome, now_ms: int) -> AskOutcome:
        self._quiet_until_ms = now_ms + self._quiet_ms
        self._failed_ms = self._asked_ms
        self._failed_at = self._request.destination if self._request else None
        return self._end(outcome)

    def _could_be_late(self, frames: Sequence[Frame], now_ms: int) -> bool:
        """True if an answer among other bytes may be to an earlier question."""
        return len(frames) > 1 or now_ms < self._failed_ms + self._latest_ms

    def _is_answer(self, frame: Frame, request: Frame) -> bool:
        is_reply = frame.header == REPLY and len(frame.data) in self._lengths
        return is_reply and self._is_from(frame, request)

    def _is_from(self, frame: Frame, request: Frame) -> bool:
        # The CRC form carries no source, and a slow neighbour's answer must not pass.
        return self._check == "crc" or frame.source == request.destination

    def _failure(self, request: Frame, now_ms: int) -> AskOutcome:
        """Distinguish silence, whole frames that answer something else, and noise."""
        judge = Decoder(self._check, (HOST,))
        frames = judge.feed(self._heard) + judge.silence()
        own = [
            frame
            for frame in frames
            if frame.header == REPLY and frame.source == request.destination
        ]
        if own:
            return AskOutcome("odd", own[-1].data)
        if judge.dropped:
            return AskOutcome("garbled")
        return AskOutcome("late" if self._is_late(request.destination, now_ms) else "silent")

    def _end(self, outcome: AskOutcome) -> AskOutcome:
        request, self._request = self._request, None
        self.dropped += self._decoder.dropped if self._decoder is not None else 0
        is_answered = outcome.kind == "answered" and request is not None
        self._answered = (request.destination, outcome.data) if request and is_answered else None
        return outcome

    def _note_doubles(self, first: Frame, others: Sequence[Frame]) -> None:
        """Count a second, different answer to one question: two devices have one address.

        One that owes an answer may give both at once.
        """
        if first.source in self._late_ms or first.source == self._failed_at:
            return
        self.doubled += any(
            other.header == REPLY and other.source == first.source and other.data != first.data
            for other in others
        )

    def _throw_away(self, late: bytes, now_ms: int) -> None:
        self._note_late(late, now_ms) if late else None
        if not late or self._answered is None or self._check == "crc":
            return
        address, data = self._answered
        judge = Decoder(self._check, (HOST,), (len(data),))
        self._note_doubles(Frame(HOST, REPLY, data, address), judge.feed(late))

    def _without_echo(self, heard: bytes) -> bytes:
        """Strip our own bytes; an adapter without echo, or a spoilt echo, passes through."""
        echo = self._echo
        if not echo or not heard:
            return heard
        if heard.startswith(echo):
            self._echo, self._has_echo = b"", True
            return heard[len(echo) :]
        same = 0
        while same < min(len(echo), len(heard)) and echo[same] == heard[same]:
            same += 1
        self._echo = echo[same:] if same == len(heard) else b""
        if not self._echo:
            self._has_echo = same == len(echo)
        return heard[same:]

"""The slip printer: asked before, between and after, so that printed or not is a known fact.

Only the answer to a slip's own end mark means printed, on a line that spoils no answer. What cannot
be known is told as that.
"""

from collections import deque
from collections.abc import Generator
from typing import Literal, TypeAlias

from dealer_assist.devices.health import SPOILT, UNPLUGGED, Health, Traffic, health_of
from dealer_assist.devices.messages import (
    DeviceBack,
    DeviceLost,
    Message,
    PrinterStatus,
    SlipFailed,
    SlipPrinted,
    SlipUncertain,
)
from dealer_assist.devices.port import MS_A_BYTE, Port, PortClosed
from dealer_assist.devices.printers import escpos
from dealer_assist.devices.printers.escpos import (
    CUT_OFF,
    DISTURBED,
    HELD,
    NOT_SAID,
    UNKNOWN,
    SlipPicture,
    why_not_ready,
)
from dealer_assist.devices.printers.line import AnswerCheck, ByteOutbox, Kind, Reply, ReplyReader
from dealer_assist.value import Value

SOON_MS, PATIENCE_MS = 4, 20
ANSWER_MS = 500
CLEAR_MS = 1_000
SYNC_MS = 5_000  # how long an earlier slip may still come out before the next is begun
PRINT_ALLOWANCE_MS = 5_000  # for the mechanism, beside the slip's time on the line
HELD_MS = 30_000  # how long a printer may hold the line before the slip is given up
SURE_MS, SURE_TRIES = 1_000, 3
WATCH_MS = 2_000  # how often an idle printer is asked whether it is ready
MUTE_LOOKS = 2  # in a row without an answer from a printer that has answered: one may be the line
QUESTIONS: dict[bytes, Kind] = {escpos.ASK_OFFLINE: "offline", escpos.ASK_PAPER: "paper"}


class PrinterWait(Value):
    """Send this, then wait for what is wanted, or until nothing has happened for so long."""

    send: bytes
    wants: Literal["status", "mark", "cleared", "sent", "quiet"] = "status"
    patience_ms: int = ANSWER_MS


class Marks(Value):
    """Whether all marks were answered, and why the slip cannot come out where it cannot."""

    are_all: bool
    why: str = ""


Asking: TypeAlias = Generator[PrinterWait, int | None, PrinterStatus]
Ending: TypeAlias = Generator[PrinterWait, int | None, Message]
Job: TypeAlias = Generator[PrinterWait, int | None, list[Message]]
Step: TypeAlias = Generator[PrinterWait, int | None, None]


class Printer:
    """Print one slip after another; every slip ends printed, not printed, or not certain.

    With a `baud` the slip goes out at that pace, so that a question never waits behind all of it.
    Guarded, each part of the picture ends beyond the paper, where a printer has to cut it off.
    """

    bytes_awaited = 1

    def __init__(
        self,
        port: Port,
        name: str = "printer",
        dots_across: int = escpos.NARROW_DOTS,
        *,
        baud: int = 0,
        is_guarded: bool = False,
    ) -> None:
        self.dots_across = dots_across
        self._is_guarded = is_guarded
        self._name = name
        self._port = port
        self._outbox = ByteOutbox(port, baud)
        self._replies = ReplyReader()
        self._check = AnswerCheck()
        self._question: Kind = "offline"
        self._ms_a_byte = 10_000 / baud if baud else MS_A_BYTE
        self._traffic = Traffic()
        self._slips: deque[SlipPicture] = deque()
        self._job: Job | None = None
        self._waiting = PrinterWait(b"")
        self._since_ms = 0
        self._now_ms = 0
        self._asked_ms = 0
        self._watch_ms = 0
        self._marks_sent = 0
        self._marks_heard = 0
        self._is_status_owed = False
        self._is_all_sent = False
        self._is_lost = False
        self._is_mute = False
        self._mute_looks = 0
        self._has_begun = False
        self._status: PrinterStatus | None = None
        self._said: Reply | None = None

    @property
    def patience_ms(self) -> int:
        """Return how soon it has something to do again: while a slip goes out, very soon."""
        return SOON_MS if self._outbox.is_under_way else PATIENCE_MS

    @property
    def trouble(self) -> str:
        """Say why nothing can be printed now, or nothing; a printer not heard yet may well work."""
        if self._is_lost:
            return why_not_ready(UNKNOWN) or ""
        return (why_not_ready(self._status) if self._status else None) or ""

    def print(self, slip: SlipPicture) -> None:
        """Queue a slip."""
        self._slips.append(slip)

    def tick(self, now_ms: int) -> list[Message]:
        """Do what can be done without waiting."""
        messages: list[Message] = []
        self._now_ms = now_ms
        try:
            while self._advance(now_ms, messages):
                pass
        except PortClosed as closed:
            messages += self._lose(str(closed))
        return messages

    def health(self) -> list[Health]:
        """Report on the printer."""
        status = self._status
        state = "not heard yet" if status is None else why_not_ready(status) or "ok"
        said = "" if self._said is None else self._said.words
        return [health_of(self._name, "lost" if self._is_lost else state, self._traffic, said=said)]

    def _advance(self, now_ms: int, messages: list[Message]) -> bool:
        """Take one step; False when there is nothing to do but to wait."""
        answer = self._hear(now_ms)
        if self._is_lost:
            self._is_lost = False
            messages.append(DeviceBack(self._name))
        if self._outbox.push(now_ms):
            self._since_ms = now_ms
        if self._job is None:
            self._job, answer = self._next_job(now_ms), None  # what came was no answer to it
        elif answer is None and now_ms - self._since_ms < self._waiting.patience_ms:
            return False
        if self._job is None:
            return False
        try:
            self._waiting = self._job.send(answer)
        except StopIteration as done:
            self._job = None
            messages += done.value
            return True
        self._send(self._waiting, now_ms)
        return True

    def _send(self, wait: PrinterWait, now_ms: int) -> None:
        """Put bytes out: a slip at its pace, a question at once."""
        self._since_ms = now_ms
        if wait.wants == "sent" or wait.send == escpos.ASK_DONE:
            self._outbox.put(wait.send)
            self._outbox.push(now_ms)
        elif wait.send:
            self._port.write(wait.send)
            self._asked_ms = now_ms
        if wait.send in QUESTIONS:
            self._question = QUESTIONS[wait.send]
            self._check.ask(self._question)
        elif wait.send.endswith(escpos.ASK_DONE):
            self._check.ask("mark")

    def _hear(self, now_ms: int) -> int | None:
        """Read what came and give what is waited for, if it is there."""
        answer: int | None = None
        heard = self._port.read_available()
        if heard:
            self._traffic.hear(heard)
        for reply in self._replies.feed(heard):
            self._traffic.last_heard_ms = now_ms
            self._said = reply
            if self._is_expected(reply, now_ms):
                self._traffic.good += 1
            else:
                self._traffic.bad += 1
                self._traffic.count(SPOILT, now_ms)
            found = self._take(reply, now_ms)
            answer = found if answer is None else answer
        match self._waiting.wants:
            case "sent":
                return 0 if self._outbox.is_empty else None
            case "mark":
                return 0 if self._marks_heard >= self._marks_sent else None
            case _:
                return answer

    def _is_expected(self, reply: Reply, now_ms: int) -> bool:
        """True if the printer was asked for it; what it may say unasked always is."""
        match reply.said:
            case "mark":
                return self._check.hear("mark", reply.data[0], now_ms)
            case "status":
                return self._check.hear(self._question, reply.data[0], now_ms)
            case "unknown":
                self._check.note(now_ms)
                return False
            case "block" if self._waiting.wants != "cleared":
                self._check.note(now_ms)
                return False
            case _:
                return True

    def _take(self, reply: Reply, now_ms: int) -> int | None:
        match reply.said:
            case "xon":
                self._outbox.is_held = False
            case "xoff":
                self._outbox.is_held = True
            case "mark":
                self._marks_heard = min(self._marks_heard + 1, self._marks_sent)
            case "status":
                took_ms = now_ms - self._asked_ms
                self._traffic.round_trip_ms = took_ms
                self._traffic.slowest_ms = max(took_ms, self._traffic.slowest_ms)
                return reply.data[0] if self._waiting.wants in ("status", "quiet") else None
            case "block":
                return 0 if reply.is_cleared and self._waiting.wants == "cleared" else None
            case "automatic" | "unknown":
                self._traffic.remark = f"{reply.said} {reply.data.hex(' ').upper()}"
        return None

    def _next_job(self, now_ms: int) -> Job | None:
        self._waiting = PrinterWait(b"")
        if self._slips:
            return self._print(self._slips[0])
        if now_ms < self._watch_ms:
            return None
        self._watch_ms = now_ms + WATCH_MS
        return self._watch()

    def _watch(self) -> Job:
        if not self._has_begun:
            yield PrinterWait(escpos.NO_AUTOMATIC_STATUS, "sent")
            self._has_begun = True
        status = yield from self._ask()
        return [*self._news(status), *self._lost_or_back(status)]

    def _print(self, slip: SlipPicture) -> Job:
        self._is_all_sent = False
        status = yield from self._ask()
        if why := why_not_ready(status):
            self._slips.popleft()
            return [*self._news(status), SlipFailed(slip.name, why)]
        yield from self._let_earlier_end()
        ended = yield from self._bring_out(slip)
        if not isinstance(ended, SlipPrinted):
            yield from self._take_back()
        self._slips.popleft()
        self._is_all_sent = False
        after = yield from self._ask()
        return [*self._news(after), ended]

    def _let_earlier_end(self) -> Step:
        """Wait for the marks of what went before: none of them may be taken for this slip's.

        A printer that is ready and says nothing may still wait for the rest of a picture that was
        cut off with the line; it would take this slip for that.
        """
        self._marks_sent += 1
        if (yield PrinterWait(escpos.ASK_DONE, "mark", SYNC_MS)) is None:
            self._marks_heard = self._marks_sent
            yield from self._take_back()

    def _bring_out(self, slip: SlipPicture) -> Ending:
        """Send a slip, wait until it is out or cannot come, and tell which.

        Every part has a mark of its own, and the cut is sent when all of them were answered: on a
        line without a check a lost byte makes the printer take the next command for a picture.
        """
        self._check.begin()
        faults = self._line_faults
        *picture, cut = escpos.parts_of(slip, is_guarded=self._is_guarded)
        patience_ms = int(sum(map(len, picture)) * self._ms_a_byte) + PRINT_ALLOWANCE_MS
        looked_ms = self._now_ms
        for part in picture:
            self._is_all_sent = part is picture[-1]
            if why := (yield from self._send_part(part)):
                return SlipFailed(slip.name, why)
            if self._now_ms - looked_ms >= ANSWER_MS:
                if why := (yield from self._trouble_now()):
                    return SlipFailed(slip.name, why)
                looked_ms = self._now_ms
        out = yield from self._await_marks(patience_ms)
        if why := out.why or (yield from self._send_part(cut)):
            return SlipFailed(slip.name, why)
        end = yield from self._await_marks(PRINT_ALLOWANCE_MS if out.are_all else SURE_MS)
        if end.why:
            return SlipFailed(slip.name, end.why)
        is_sure = out.are_all and end.are_all and (yield from self._is_sure())
        if self._line_faults != faults:
            self._check.note(self._now_ms)
        if is_sure and not self._check.spoilt:
            return SlipPrinted(slip.name)
        is_disturbed = self._check.is_disturbed(self._now_ms)
        return SlipUncertain(slip.name, DISTURBED if is_disturbed else NOT_SAID)

    @property
    def _line_faults(self) -> int:
        return getattr(self._port, "line_faults", 0)

    def _await_marks(self, patience_ms: int) -> Generator[PrinterWait, int | None, Marks]:
        """Wait until the printer has answered every mark, or says why it cannot."""
        end_ms = self._now_ms + patience_ms
        done = yield PrinterWait(b"", "mark")
        while done is None and self._now_ms < end_ms:
            if why := (yield from self._trouble_now()):
                return Marks(are_all=False, why=why)
            done = yield PrinterWait(b"", "mark")
        self._marks_heard = self._marks_sent  # what is missing by now never comes
        return Marks(are_all=done is not None)

    def _is_sure(self) -> Generator[PrinterWait, int | None, bool]:
        """Have the end mark answered once more while nothing else is asked.

        The answers have no check: a status that the line has spoilt may look like a mark. A
        printer that has stopped says nothing to this one, and then nothing is there to be spoilt.
        """
        yield from self._let_late_answers_pass()
        for earlier in range(SURE_TRIES):
            self._marks_sent += 1
            if (yield PrinterWait(escpos.ASK_DONE, "mark", SURE_MS)) is not None:
                if earlier:
                    self._check.note(self._now_ms)
                return True
            self._marks_heard = self._marks_sent
        return False

    def _send_part(self, part: bytes) -> Generator[PrinterWait, int | None, str]:
        """Send a part and its mark; say why where the printer takes no more."""
        begun_ms = self._now_ms
        self._marks_sent += 1
        sent = yield PrinterWait(part + escpos.ASK_DONE, "sent")
        while sent is None:
            why = yield from self._trouble_now()
            if why or self._now_ms - begun_ms >= HELD_MS:
                self._outbox.clear()
                return why or HELD
            sent = yield PrinterWait(b"", "sent")
        return ""

    def _trouble_now(self) -> Generator[PrinterWait, int | None, str]:
        """Say why the slip cannot come out, if the printer says so twice: once may be the line."""
        first = yield from self._ask()
        if first == UNKNOWN or why_not_ready(first) is None:
            return ""
        again = yield from self._ask()
        why = why_not_ready(again)
        if why is None:
            self._check.note(self._now_ms)
        return "" if why is None or again == UNKNOWN else why

    def _take_back(self) -> Step:
        """Throw away what waits in the printer: no slip comes out later without its mark."""
        self._outbox.clear()
        if (yield PrinterWait(escpos.CLEAR, "cleared", CLEAR_MS)) is not None:
            self._marks_heard = self._marks_sent
        self._outbox.is_held = False
        yield PrinterWait(escpos.BEGIN, "sent")

    def _let_late_answers_pass(self) -> Step:
        """Wait until a status that is owed can no longer be taken for another answer."""
        while self._is_status_owed:
            self._is_status_owed = (yield PrinterWait(b"", "quiet")) is not None

    def _ask(self) -> Asking:
        yield from self._let_late_answers_pass()
        offline = yield PrinterWait(escpos.ASK_OFFLINE)
        paper = None if offline is None else (yield PrinterWait(escpos.ASK_PAPER))
        if offline is None or paper is None:
            self._is_status_owed = True
            self._replies.forget()  # what was half said swallows every answer behind it
            self._traffic.lost += 1
            self._traffic.count("silent", self._now_ms)
            return UNKNOWN
        return PrinterStatus(escpos.is_online(offline), escpos.paper_of(paper))

    def _news(self, status: PrinterStatus) -> list[Message]:
        before, self._status = self._status, status
        return [] if status == before else [status]

    def _lost_or_back(self, status: PrinterStatus) -> list[Message]:
        """Report a printer that is switched off behind an open port, and its return."""
        self._mute_looks = self._mute_looks + 1 if status == UNKNOWN else 0
        most = 1 if self._traffic.last_heard_ms is None else MUTE_LOOKS
        was_mute, self._is_mute = self._is_mute, self._mute_looks >= most
        if was_mute == self._is_mute:
            return []
        why = why_not_ready(UNKNOWN) or ""
        return [DeviceBack(self._name) if was_mute else DeviceLost(self._name, why)]

    def _lose(self, why: str) -> list[Message]:
        ended: list[Message] = [SlipFailed(slip.name, why) for slip in self._slips]
        if ended and self._is_all_sent:
            ended[0] = SlipUncertain(self._slips[0].name, CUT_OFF)
        self._slips.clear()
        self._outbox.clear()
        self._replies.forget()
        self._check = AnswerCheck()
        self._job = None
        self._is_all_sent = False
        self._status = None
        is_told = self._is_lost or self._is_mute
        if not self._is_lost:
            self._traffic.count(UNPLUGGED, self._now_ms)
        self._is_lost, self._is_mute, self._mute_looks = True, False, 0
        return ended if is_told else [*ended, DeviceLost(self._name, why)]

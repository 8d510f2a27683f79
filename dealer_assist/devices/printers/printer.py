"""The slip printer: asked before and after, so that printed or not printed is a known fact."""

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import (
    DeviceBack,
    DeviceLost,
    Message,
    PrinterStatus,
    SlipFailed,
    SlipPrinted,
)
from dealer_assist.devices.port import MS_A_BYTE, Port, PortClosed
from dealer_assist.devices.printers import escpos
from dealer_assist.devices.printers.escpos import Slip
from dealer_assist.message import Msg

ANSWER_MS = 500
PRINT_ALLOWANCE_MS = 5_000  # for the mechanism, beside the slip's time on the line
WATCH_MS = 2_000  # how often an idle printer is asked whether it is ready
READY = PrinterStatus(online=True, paper="ok")
UNKNOWN = PrinterStatus(online=False, paper="unknown")


def why_not_ready(status: PrinterStatus) -> str | None:
    """Say why nothing can be printed and what to do, or None when the printer is ready."""
    if status.paper == "unknown":
        return Msg("The slip printer does not answer: check its cable and power")
    if status.paper == "out":
        return Msg("The slip printer is out of paper: put in a new roll")
    if not status.online:
        return Msg("The slip printer has stopped: clear the paper path and close the cover")
    return None


@dataclass(frozen=True, slots=True)
class Wait:
    """Send this, then wait for a status byte or for the printer to have processed the slip."""

    send: bytes
    wants: Literal["status", "processed"] = "status"


Asking: TypeAlias = Generator[Wait, int | None, PrinterStatus]
Job: TypeAlias = Generator[Wait, int | None, list[Message]]


class Printer:
    """Print one slip after another; every slip ends as `SlipPrinted` or as `SlipFailed`."""

    bytes_awaited = 1

    def __init__(
        self, port: Port, name: str = "printer", dots_across: int = escpos.NARROW_DOTS
    ) -> None:
        self.dots_across = dots_across
        self._name = name
        self._port = port
        self._traffic = Traffic()
        self._slips: deque[Slip] = deque()
        self._job: Job | None = None
        self._waiting = Wait(b"")
        self._asked_ms = 0
        self._watch_ms = 0
        self._is_processed = False
        self._is_lost = False
        self._status: PrinterStatus | None = None

    @property
    def trouble(self) -> str:
        """Say why nothing can be printed now, or nothing; a printer not heard yet may well work."""
        if self._is_lost:
            return why_not_ready(UNKNOWN) or ""
        return (why_not_ready(self._status) if self._status else None) or ""

    def print(self, slip: Slip) -> None:
        """Queue a slip."""
        self._slips.append(slip)

    def tick(self, now_ms: int) -> list[Message]:
        """Do what can be done without waiting."""
        messages: list[Message] = []
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
        return [health_of(self._name, "lost" if self._is_lost else state, self._traffic)]

    def _advance(self, now_ms: int, messages: list[Message]) -> bool:
        """Take one step; False when there is nothing to do but to wait."""
        answer = self._hear(now_ms)
        if self._is_lost:
            self._is_lost = False
            messages.append(DeviceBack(self._name))
        if self._job is None:
            self._job = self._next_job(now_ms)
        elif answer is None and now_ms - self._asked_ms < ANSWER_MS:
            return False
        if self._job is None:
            return False
        try:
            self._waiting = self._job.send(answer)
        except StopIteration as done:
            self._job = None
            messages += done.value
            return True
        self._port.write(self._waiting.send)
        self._asked_ms = now_ms
        return True

    def _hear(self, now_ms: int) -> int | None:
        """Read what came and give what is waited for, if it is there."""
        status = None
        heard = self._port.read_available()
        self._traffic.last_bytes = heard or self._traffic.last_bytes
        for byte in heard:
            self._traffic.last_heard_ms = now_ms
            self._traffic.round_trip_ms = now_ms - self._asked_ms
            self._traffic.good += 1
            if escpos.is_status(byte):
                status = byte
            else:
                self._is_processed = True
        if self._waiting.wants == "processed":
            return 0 if self._is_processed else None
        return status

    def _next_job(self, now_ms: int) -> Job | None:
        self._waiting = Wait(b"")
        if self._slips:
            return self._print(self._slips[0])
        if now_ms < self._watch_ms:
            return None
        self._watch_ms = now_ms + WATCH_MS
        return self._watch()

    def _watch(self) -> Job:
        return self._news((yield from self._ask()))

    def _print(self, slip: Slip) -> Job:
        status = yield from self._ask()
        self._is_processed = False  # what is left of an earlier slip says nothing of this one
        if why_not_ready(status) is None:
            status = yield from self._bring_out(escpos.print_job(slip))
        self._slips.popleft()
        is_cut_off = why_not_ready(status) is not None and status.paper != "out"
        if self._is_processed and not is_cut_off:
            self._is_processed = False
            return [*self._news(status), SlipPrinted(slip.name)]
        why = why_not_ready(status) or Msg("The slip printer did not say that it has finished")
        return [*self._news(status), SlipFailed(slip.name, why)]

    def _bring_out(self, job: bytes) -> Asking:
        """Send a slip, wait until it is out or cannot come, and give how the printer is then."""
        yield Wait(job + escpos.ASK_DONE, "processed")
        patience = int(len(job) * MS_A_BYTE + PRINT_ALLOWANCE_MS) // ANSWER_MS
        status = READY
        while not self._is_processed and status != UNKNOWN and patience > 0:
            # While the slip comes out the printer is asked now and then whether it still can.
            status = yield from self._ask()
            if why_not_ready(status) is not None and status != UNKNOWN:
                return status
            yield Wait(b"", "processed")
            patience -= 1
        while not self._is_processed and patience > 0:
            # On a slow line the question waits behind the slip itself: more would only pile up.
            yield Wait(b"", "processed")
            patience -= 1
        while status == UNKNOWN and (yield Wait(b"")) is not None:
            pass  # late answers, which must not be taken for those to the next question
        return (yield from self._ask())

    def _ask(self) -> Asking:
        offline = yield Wait(escpos.ASK_OFFLINE)
        paper = yield Wait(escpos.ASK_PAPER)
        if offline is None or paper is None:
            self._traffic.lost += 1
            return UNKNOWN
        return PrinterStatus(escpos.is_online(offline), escpos.paper_of(paper))

    def _news(self, status: PrinterStatus) -> list[Message]:
        before, self._status = self._status, status
        return [] if status == before else [status]

    def _lose(self, why: str) -> list[Message]:
        failed: list[Message] = [SlipFailed(slip.name, why) for slip in self._slips]
        self._slips.clear()
        self._job = None
        self._status = None
        was_lost, self._is_lost = self._is_lost, True
        return failed if was_lost else [*failed, DeviceLost(self._name, why)]

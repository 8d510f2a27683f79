"""A simulated slip printer, without any protocol: it brings out what it was given, or fails."""

from collections import deque
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, TypeAlias

from dealer_assist.devices.messages import Paper
from dealer_assist.value import Value

FAULTS = ("paper-out", "paper-low", "offline", "jam", "dead")
ROWS_BEFORE_JAM = 40
SLIPS_KEPT = 32
"""Slips that lie in its tray; an older one was taken out by a person, whatever a night brings."""


class DotBand(Value):
    """Rows of dots to bring out."""

    dots: bytes
    rows: int


class PrinterStep(Enum):
    """What a printer does besides printing; `MARK` is told when everything before it is done."""

    START = "start"
    CUT = "cut"
    MARK = "mark"


Order: TypeAlias = DotBand | PrinterStep


class SimulatedPrinter:
    """Print what is ordered, in its order, as far as the paper and the mechanism let it."""

    faults = FAULTS
    words = ("slips",)

    def __init__(self) -> None:
        self.fault: str | None = None
        self.slips: list[bytes] = []  # the dots of the last slips that were cut off
        self.came_out = 0
        self.dots_out = b""  # of the slip that is coming out
        self.restarts = 0  # whoever speaks for it forgets what was half said with each
        self._rows_out = 0
        self._is_jammed = False
        self._waiting: deque[Order] = deque()

    @property
    def answers(self) -> bool:
        """True if it hears and says anything at all."""
        return self.fault != "dead"

    @property
    def is_stopped(self) -> bool:
        """True if nothing comes out at this moment."""
        return self._is_jammed or self.fault in ("paper-out", "offline", "dead")

    @property
    def paper(self) -> Paper:
        """Return how much paper there is."""
        match self.fault:
            case "paper-out":
                return "out"
            case "paper-low":
                return "low"
            case _:
                return "ok"

    def cause(self, fault: str) -> None:
        """Break in one of the ways of `FAULTS`; a jam comes in the middle of the next slip."""
        if fault not in FAULTS:
            raise ValueError(f"a printer cannot be {fault!r}: {', '.join(FAULTS)}")
        self.fault = fault

    def clear(self) -> None:
        """Mend it: paper in, path free, and what waited in its memory is thrown away."""
        self.fault = None
        self._is_jammed = False
        self.restarts += 1
        self._waiting.clear()
        self._tear_off()

    def throw_away(self) -> None:
        """Forget what waits, as the host wants it; what is out is out."""
        self._waiting.clear()

    def move(self, words: Sequence[str]) -> str | None:
        """Return how many slips came out."""
        return f"{self.came_out} came out" if list(words) == ["slips"] else None

    def order(self, order: Order) -> int:
        """Take an order behind those that wait; tell how many marks were reached by it."""
        self._waiting.append(order)
        return self.work()

    def work(self) -> int:
        """Carry out what waits until the mechanism stops; tell how many marks were reached."""
        marks = 0
        while self._waiting and not self.is_stopped:
            marks += self._carry_out(self._waiting.popleft())
        return marks

    def snapshot(self) -> dict[str, Any]:
        """Return the physical state as plain values; slips that came out stay out."""
        slips = [slip.hex() for slip in self.slips]
        return {"fault": self.fault, "slips": slips, "came_out": self.came_out}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state."""
        self.fault = state["fault"]
        self.slips = [bytes.fromhex(slip) for slip in state["slips"]]
        self.came_out = state.get("came_out", len(self.slips))

    def _carry_out(self, order: Order) -> int:
        match order:
            case PrinterStep.MARK:
                return 1
            case PrinterStep.CUT:
                self.slips = [*self.slips, self.dots_out][-SLIPS_KEPT:]
                self.came_out += 1
                self._tear_off()
            case PrinterStep.START:
                pass  # what is on the paper stays there: a slip that is not cut hangs at the next
            case DotBand():
                self._print(order)
        return 0

    def _print(self, band: DotBand) -> None:
        rows = band.rows
        fit = min(rows, ROWS_BEFORE_JAM - self._rows_out) if self.fault == "jam" else rows
        self.dots_out += band.dots[: len(band.dots) // max(rows, 1) * fit]
        self._rows_out += fit
        self._is_jammed |= self.fault == "jam" and self._rows_out >= ROWS_BEFORE_JAM

    def _tear_off(self) -> None:
        self.dots_out = b""
        self._rows_out = 0

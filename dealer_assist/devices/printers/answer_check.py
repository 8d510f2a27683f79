"""Whether a printer's answers are those that were asked for: the only look at its line there is.

No byte on a printer's line has a check. What spoils the answers mostly spoils the slip as well, and
nothing else shows that it did. Answers are compared with their own kind, because makers fill bits
that their tables leave open, each in the same way all the time.
"""

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["offline", "paper", "mark"]

# Bits that a printer may change from one answer to the next, always together.
_MOVES: dict[Kind, tuple[int, ...]] = {
    "offline": (0b0000_0100, 0b0000_1000, 0b0010_0000, 0b0100_0000),
    "paper": (0b0000_1100, 0b0110_0000),
    "mark": (0b0000_0011, 0b0000_1100),
}
RECENT_MS = 10_000


class AnswerCheck:
    """Count what was asked and answered, and what cannot be an answer."""

    def __init__(self) -> None:
        self.spoilt = 0  # since the slip began
        self._owed: dict[Kind, int] = {"offline": 0, "paper": 0, "mark": 0}
        self._usual: dict[Kind, int] = {}
        self._last_spoilt_ms: int | None = None

    def begin(self) -> None:
        """Begin a slip: what was asked before is answered, or never will be."""
        self.spoilt = 0
        self._owed = dict.fromkeys(self._owed, 0)
        self._usual.clear()

    def ask(self, kind: Kind) -> None:
        """Note that an answer is due."""
        self._owed[kind] += 1

    def hear(self, kind: Kind, byte: int, now_ms: int) -> bool:
        """Take an answer; False where nobody asked for it, or it cannot be one."""
        is_owed = self._owed[kind] > 0
        self._owed[kind] -= is_owed
        changed = byte ^ self._usual.setdefault(kind, byte)
        for bits in _MOVES[kind]:
            changed &= ~bits if changed & bits == bits else 0xFF
        if is_owed and not changed:
            return True
        self.note(now_ms)
        return False

    def note(self, now_ms: int) -> None:
        """Note that something came, or did not come, as only a disturbed line has it."""
        self.spoilt += 1
        self._last_spoilt_ms = now_ms

    def is_disturbed(self, now_ms: int) -> bool:
        """Tell whether the line has spoilt something in the slip, or shortly before."""
        last_ms = self._last_spoilt_ms
        return bool(self.spoilt) or (last_ms is not None and now_ms - last_ms < RECENT_MS)

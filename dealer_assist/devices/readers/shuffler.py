"""A shuffler that tells of itself in JSON lines: its mode, the hands it dealt, its fault code.

One that knows its make says that too: `"make":"ONE2SIX"`.
`{"mode":"CRAZY 4 POKER","hands":7,"fault":null}*9C2E` at every change and after it was switched
on. Each line has its check, so that no spoilt digit becomes a fault.
"""

from typing import Any

from dealer_assist.devices.json_lines.lines import LineReader
from dealer_assist.devices.messages import Message, ShufflerTold

SILENCE_MS = 2_000
"""It tells a change once: half a line that is given up too soon is a fault nobody hears of."""
MOST_HANDS = 99
LONGEST_WORD = 40


class ShufflerDecoder:
    """Find what is new in the shuffler's bytes, in any chunking."""

    def __init__(self) -> None:
        self._reader = LineReader()
        self._told: ShufflerTold | None = None
        self.repeated = 0
        self._odd = 0

    @property
    def good(self) -> int:
        """Count the lines that could be read."""
        return self._reader.good - self._odd

    @property
    def bad(self) -> int:
        """Count the lines that could not."""
        return self._reader.bad + self._odd

    @property
    def dropped(self) -> int:
        """Count the bytes of lines that broke off."""
        return self._reader.dropped

    @property
    def is_waiting(self) -> bool:
        """True if half a line has been heard."""
        return self._reader.is_waiting

    @property
    def trouble(self) -> str:
        """Name the fault that it tells of."""
        fault = self._told.fault if self._told else ""
        return f"fault {fault}" if fault else ""

    def feed(self, data: bytes) -> list[Message]:
        """Take the next bytes and give what is new."""
        return [news for line in self._reader.feed(data) for news in self._news(line)]

    def silence(self) -> list[Message]:
        """Learn that it is quiet: a line that broke off never comes."""
        self._reader.forget()
        return []

    def _news(self, line: dict[str, Any]) -> list[Message]:
        told = told_in(line)
        if told is None:
            self._odd += 1
            return []
        if told == self._told:
            self.repeated += 1
            return []
        self._told = told
        return [told]


def told_in(line: dict[str, Any]) -> ShufflerTold | None:
    """Read a line; what it does not tell is nothing, what makes no sense is no line."""
    mode, hands, fault = line.get("mode", ""), line.get("hands"), line.get("fault")
    make = line.get("make", "")
    is_count = hands is None or (type(hands) is int and 0 <= hands <= MOST_HANDS)
    is_code = fault is None or (isinstance(fault, int | str) and not isinstance(fault, bool))
    if not (isinstance(mode, str) and isinstance(make, str) and is_count and is_code):
        return None
    code = "" if fault is None else _code(fault)
    return ShufflerTold(mode[:LONGEST_WORD], hands, code, make[:LONGEST_WORD])


def _code(fault: int | str) -> str:
    return str(fault)[:LONGEST_WORD].strip()

"""The practice tables of a class as they stand now, and what the trainer has sent to each."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.value import Value

STUCK_S = 30
LOST_S = 5
_MOST_TABLES, _MOST_MOMENTS, _MOST_SENT = 60, 2_000, 50
LONGEST_COMMENT = 120
COMMENTS = (
    Msg("Read the prompt again"),
    Msg("Touch the seat first"),
    Msg("Pay right to left"),
    Msg("Envy bonus comes last"),
    Msg("Call the supervisor"),
    Msg("Good. Go on"),
)
"""What a trainer says with one touch."""
FAULTS = (
    ("fault sensor {seat} stuck", Msg("Sensor of the seat stuck")),
    ("clear sensor {seat}", Msg("Sensor of the seat mended")),
    ("unplug sensors", Msg("All sensors out")),
    ("replug sensors", Msg("All sensors back")),
    ("unplug swiper", Msg("Card reader out")),
    ("replug swiper", Msg("Card reader back")),
    ("printer paper-out", Msg("Printer out of paper")),
    ("clear printer", Msg("Printer mended")),
)
"""What a trainer can break or mend at a table, as scenarios say it."""


class Sent(Value):
    """Something that a trainer has sent to a table."""

    number: int
    at: str
    to: str
    by: str
    text: str = ""
    fault: str = ""


class TableHeard(Value):
    """A table as its kiosk has told it last, with all moments of the attempt at it."""

    key: str
    told: Mapping[str, Any]
    heard_ms: int
    changed_ms: int
    moments: tuple[Mapping[str, Any], ...] = ()


class ClassTables:
    """Hears of every table, and keeps what is to be handed to each until it was."""

    def __init__(self, now_ms: Callable[[], int], clock: Callable[[], str]) -> None:
        self._now, self._clock = now_ms, clock
        self._of: dict[str, TableHeard] = {}
        self._orders: dict[str, list[Sent]] = {}
        self.sent: list[Sent] = []

    def heard(self, key: str, told: Mapping[str, Any]) -> list[dict[str, str]]:
        """Record the state of a table and return what was sent to it since."""
        if not re.fullmatch(r"[\w .-]{1,40}", key):
            raise Refused(Msg("A table has a name of 1 to 40 letters"))
        if key not in self._of and len(self._of) >= _MOST_TABLES:
            raise Refused(Msg("This class has {n} tables. No more", n=_MOST_TABLES))
        before, now = self._of.get(key), self._now()
        state = {name: value for name, value in told.items() if name != "moments"}
        is_same = before is not None and before.told == state
        is_same_attempt = before is not None and before.told.get("attempt") == state.get("attempt")
        moments = before.moments if before is not None and is_same_attempt else ()
        came = told.get("moments", ())
        if isinstance(came, Sequence):
            moments = (*moments, *came)[-_MOST_MOMENTS:]
        changed = before.changed_ms if before is not None and is_same else now
        self._of[key] = TableHeard(key, state, now, changed, moments)
        return [{"text": one.text, "fault": one.fault} for one in self._orders.pop(key, ())]

    def all(self) -> list[dict[str, Any]]:
        """Return every table as the trainer's page shows it."""
        return [self._shown(table_heard) for table_heard in self._of.values()]

    def moments(self, key: str) -> list[Mapping[str, Any]]:
        """Return the attempt at a table from its beginning, with its cards."""
        return list(self._table(key).moments)

    def attempt(self, key: str) -> str:
        """Name the attempt at a table; "" where none is on record."""
        return str(self._table(key).told.get("attempt", ""))

    def comment(self, key: str, text: str, by: str) -> Sent:
        """Send words to a table."""
        words = " ".join(text.split())
        if not 0 < len(words) <= LONGEST_COMMENT or not words.isprintable():
            raise Refused(Msg("A comment has 1 to {n} letters", n=LONGEST_COMMENT))
        return self._send(key, by, text=words)

    def fault(self, key: str, words: str, by: str) -> Sent:
        """Break or mend something at a table; only what is on the list."""
        seat = re.search(r"\b([1-7])\b", words)
        known = {one.format(seat=seat[1] if seat else "1") for one, _ in FAULTS}
        if words not in known:
            raise Refused(Msg("Nothing to break or fix here"))
        return self._send(key, by, fault=words)

    def _send(self, key: str, by: str, text: str = "", fault: str = "") -> Sent:
        to = str(self._table(key).told.get("person", key))
        number = self.sent[-1].number + 1 if self.sent else 1
        one = Sent(number, self._clock(), to, by, text, fault)
        self._orders.setdefault(key, []).append(one)
        self.sent = [*self.sent, one][-_MOST_SENT:]
        return one

    def _table(self, key: str) -> TableHeard:
        if key not in self._of:
            raise Refused(Msg("There is no table {key} in this class", key=key))
        return self._of[key]

    def _shown(self, table_heard: TableHeard) -> dict[str, Any]:
        now = self._now()
        silent, waits = (now - table_heard.heard_ms) // 1000, (now - table_heard.changed_ms) // 1000
        state = str(table_heard.told.get("state", "play"))
        if silent >= LOST_S:
            state = "lost"
        elif state == "play" and waits >= STUCK_S:
            state = "stuck"
        elif state == "play" and table_heard.told.get("is_slow"):
            state = "slow"
        return {
            **table_heard.told,
            "table": table_heard.key,
            "state": state,
            "waits_s": waits,
            "age_s": silent,
        }

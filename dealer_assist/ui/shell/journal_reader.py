"""Reads what is on record for the pages that look back: beside the running table, never writing."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from dealer_assist.journal.entry import EVENTS, Recorded, recorded
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.past_wins import late_wins_of
from dealer_assist.journal.queries.round_list import RoundLine, Shift, rounds_page, shift_of
from dealer_assist.journal.queries.rulings import RulingLine, rulings_on
from dealer_assist.journal.queries.shoe import ShoeOnRecord, shoe_on_record
from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.queries.win_list import WinFilter, WinLine, wins_page
from dealer_assist.message import Msg
from dealer_assist.reports.definitions_then import setup_then
from dealer_assist.reports.shift_tokes import ShiftTokes, shift_tokes
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Win
from dealer_assist.value import Value, replace

T = TypeVar("T")
NOT_KEPT = Msg("This table keeps no journal")
NOT_READ = Msg("The journal cannot be read now. Look again in a moment")

_NAMES = (
    "SELECT round, payload ->> '$.dealer.name' FROM events"
    " WHERE kind = 'RoundOpened' AND round BETWEEN ? AND ?"
)


_MOST_WINS = 500


class RoundsFound(Value):
    """Rounds that were found, or why none could be looked for."""

    rounds: tuple[RoundLine, ...] = ()
    trouble: str = ""


class JournalReader:
    """The journal of one table, opened anew for each look."""

    def __init__(self, journal: Path | None) -> None:
        self._journal = journal
        self._setups: dict[str, TableSetup] = {}

    def rounds(self, count: int, before: int | None = None) -> RoundsFound:
        """Return a page of rounds, the newest first, with their dealers by name."""

        def found(db: sqlite3.Connection) -> RoundsFound:
            lines = rounds_page(db, count, before)
            if not lines:
                return RoundsFound()
            names = dict(db.execute(_NAMES, (lines[-1].round, lines[0].round)))
            return RoundsFound(
                tuple(replace(line, dealer=names.get(line.round) or line.dealer) for line in lines)
            )

        why_not = NOT_KEPT if self._journal is None else NOT_READ
        return self._asked(found, RoundsFound(trouble=why_not))

    def facts(self, round_: int) -> tuple[Recorded, ...]:
        """Return everything from the opening of a round to that of the next."""

        def found(db: sqlite3.Connection) -> tuple[Recorded, ...]:
            span = "SELECT first_seq, last_seq FROM round_spans WHERE round = ?"
            between = db.execute(span, (round_,)).fetchone() or (1, 0)
            rows = db.execute(f"{EVENTS} WHERE e.seq BETWEEN ? AND ? ORDER BY e.seq", between)
            return tuple(map(recorded, rows))

        return self._asked(found, ())

    def setup_then(self, facts: tuple[Recorded, ...], now: TableSetup) -> TableSetup:
        """Return the definitions that a round was played under, as the journal has kept them.

        Where they are those of now, or were not kept yet, it is the set-up of now.
        """
        if self._journal is None or not facts or facts[-1].digest == now.digest:
            return now
        digest, span = facts[-1].digest, Span(facts[0].seq, facts[-1].seq)
        if digest not in self._setups:
            found = self._asked(lambda db: setup_then(db, span, digest), None)
            if found is None:
                return now
            self._setups[digest] = found
        return self._setups[digest]

    def wins_since(self, since: datetime) -> tuple[WinLine, ...]:
        """Return the wins since a moment, the newest first; none where they cannot be read."""
        return self._asked(lambda db: wins_page(db, WinFilter(since=since), count=_MOST_WINS), ())

    def late_wins(self, round_: int) -> tuple[Win, ...]:
        """Return the wins of a round that were recorded after its end."""
        return self._asked(lambda db: late_wins_of(db, round_), ())

    def rulings(self, first: int, last: int) -> tuple[RulingLine, ...]:
        """Return what was ruled on rounds from one to another, the newest first."""
        return self._asked(lambda db: rulings_on(db, first, last), ())

    def shoe(self, first_round: int) -> ShoeOnRecord | None:
        """Return the coups of a shoe by its first round, None where they cannot be read."""
        return self._asked(lambda db: shoe_on_record(db, first_round), None)

    def shift(self, dealer: str) -> Shift | None:
        """Return a dealer's shift so far, None where there is none or it cannot be read."""
        return self._asked(lambda db: shift_of(db, dealer), None)

    def shift_tokes(self, setup: TableSetup, first: int) -> ShiftTokes | None:
        """Return the tokes from an event on, None where they cannot be read."""
        return self._asked(lambda db: shift_tokes(db, setup, first), None)

    def _asked(self, query: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """Ask the journal; give something else where none is kept, or it cannot be read now."""
        if self._journal is None:
            return otherwise
        try:
            with closing(connect_reader(self._journal)) as db:
                return query(db)
        except (sqlite3.Error, OSError):
            return otherwise

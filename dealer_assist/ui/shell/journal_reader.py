"""Reads what is on record for the pages that look back: beside the running table, never writing."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from dealer_assist.frozen import frozen
from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import EVENTS, Recorded, all_digests, kept_definitions, recorded
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.past_wins import late_wins_of
from dealer_assist.journal.queries.round_list import RoundLine, rounds_page, shift_of
from dealer_assist.journal.queries.round_list import Shift as Shift
from dealer_assist.journal.queries.rulings import RulingLine as RulingLine
from dealer_assist.journal.queries.rulings import rulings_on
from dealer_assist.journal.queries.shoe import ShoeOnRecord, shoe_on_record
from dealer_assist.journal.queries.win_list import WinFilter, WinLine, wins_page
from dealer_assist.message import Msg
from dealer_assist.reports.shift_tokes import ShiftTokes, shift_tokes
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Win

NOT_KEPT = Msg("This table keeps no journal")
NOT_READ = Msg("The journal cannot be read now; look again in a moment")

_NAMES = (
    "SELECT round, payload ->> '$.dealer.name' FROM events"
    " WHERE kind = 'RoundOpened' AND round BETWEEN ? AND ?"
)


_MOST_WINS = 500


@frozen
class RoundsFound:
    """Rounds that were found, or why none could be looked for."""

    rounds: tuple[RoundLine, ...] = ()
    trouble: str = ""


class JournalReader:
    """The journal of one table, opened anew for each look."""

    def __init__(self, journal: Path | None) -> None:
        self._journal = journal
        self._setups: dict[str, TableSetup | None] = {}

    def rounds(self, count: int, before: int | None = None) -> RoundsFound:
        """Give a page of rounds, the newest first, with their dealers by name."""
        if self._journal is None:
            return RoundsFound(trouble=NOT_KEPT)
        try:
            with closing(connect_reader(self._journal)) as db:
                lines = rounds_page(db, count, before)
                if not lines:
                    return RoundsFound()
                names = dict(db.execute(_NAMES, (lines[-1].round, lines[0].round)))
        except (sqlite3.Error, OSError):
            return RoundsFound(trouble=NOT_READ)
        return RoundsFound(
            tuple(replace(one, dealer=names.get(one.round) or one.dealer) for one in lines)
        )

    def facts(self, round_: int) -> tuple[Recorded, ...]:
        """Give everything from the opening of a round to that of the next."""
        if self._journal is None:
            return ()
        try:
            with closing(connect_reader(self._journal)) as db:
                span = "SELECT first_seq, last_seq FROM round_spans WHERE round = ?"
                first, last = db.execute(span, (round_,)).fetchone() or (1, 0)
                rows = db.execute(
                    f"{EVENTS} WHERE e.seq BETWEEN ? AND ? ORDER BY e.seq", (first, last)
                )
                return tuple(map(recorded, rows))
        except (sqlite3.Error, OSError):
            return ()

    def setup_then(self, facts: tuple[Recorded, ...], now: TableSetup) -> TableSetup:
        """Give the definitions that a round was opened under, as the journal has kept them.

        Where they are those of now, or were not kept yet, it is the set-up of now.
        """
        if self._journal is None or not facts or facts[0].digest == now.digest:
            return now
        opening = facts[0]
        if opening.digest not in self._setups:
            settings = getattr(decode(opening.kind, opening.payload), "settings", ())
            try:
                with closing(connect_reader(self._journal)) as db:
                    kept = [kept_definitions(db, one) for one in all_digests(db)]
            except (sqlite3.Error, OSError):
                return now
            from dealer_assist.catalog.recorded_tables import setup_under

            self._setups[opening.digest] = setup_under(kept, settings, opening.digest)
        return self._setups[opening.digest] or now

    def wins_since(self, since: datetime) -> tuple[WinLine, ...]:
        """Give the wins since a moment, the newest first; none where they cannot be read."""
        if self._journal is None:
            return ()
        try:
            with closing(connect_reader(self._journal)) as db:
                return wins_page(db, WinFilter(since=since), count=_MOST_WINS)
        except (sqlite3.Error, OSError):
            return ()

    def late_wins(self, round_: int) -> tuple[Win, ...]:
        """Give the wins of a round that were recorded after its end."""
        if self._journal is None:
            return ()
        try:
            with closing(connect_reader(self._journal)) as db:
                return late_wins_of(db, round_)
        except (sqlite3.Error, OSError):
            return ()

    def rulings(self, first: int, last: int) -> tuple[RulingLine, ...]:
        """Give what was ruled on rounds from one to another, the newest first."""
        if self._journal is None:
            return ()
        try:
            with closing(connect_reader(self._journal)) as db:
                return rulings_on(db, first, last)
        except (sqlite3.Error, OSError):
            return ()

    def shoe(self, first_round: int) -> ShoeOnRecord | None:
        """Give the coups of a shoe by its first round, None where they cannot be read."""
        if self._journal is None:
            return None
        try:
            with closing(connect_reader(self._journal)) as db:
                return shoe_on_record(db, first_round)
        except (sqlite3.Error, OSError):
            return None

    def shift(self, dealer: str) -> Shift | None:
        """Give a dealer's shift so far, None where there is none or it cannot be read."""
        if self._journal is None:
            return None
        try:
            with closing(connect_reader(self._journal)) as db:
                return shift_of(db, dealer)
        except (sqlite3.Error, OSError):
            return None

    def shift_tokes(self, setup: TableSetup, first: int) -> ShiftTokes | None:
        """Give the tokes from an event on, None where they cannot be read."""
        if self._journal is None:
            return None
        try:
            with closing(connect_reader(self._journal)) as db:
                return shift_tokes(db, setup, first)
        except (sqlite3.Error, OSError):
            return None

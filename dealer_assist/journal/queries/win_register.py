"""The wins of a stretch of the journal, one by one and in order, each with the dealer of its time.

A register is read by those who add up and sign: a win that was backed out stays in it, and says so.
"""

import sqlite3

from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.queries.win_list import WinFilter, WinLine, wins_page
from dealer_assist.value import Value

_MOST = 1 << 30


class Registered(Value):
    """A win, and the key of who dealt it."""

    win: WinLine
    dealer: str

    @property
    def standing_cents(self) -> int:
        """Return what is paid for it: nothing any more where it was backed out."""
        return 0 if self.win.is_backed_out else self.win.prize_cents


def registered(db: sqlite3.Connection, span: Span) -> tuple[Registered, ...]:
    """Return every win of a stretch, the first one first."""
    if span.is_empty:
        return ()
    within = (span.first, span.last)
    dealers: dict[int, str] = dict(
        db.execute(
            "SELECT seq, who FROM events WHERE kind = 'WinsAuthorised' AND seq BETWEEN ? AND ?",
            within,
        )
    )
    wins = wins_page(db, WinFilter(span=within), count=_MOST) if dealers else ()
    return tuple(Registered(win, dealers[win.seq]) for win in reversed(wins))

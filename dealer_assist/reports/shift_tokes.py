"""The tokes of a shift: by wager, the house apart, and whether house and box have it all."""

import sqlite3

from dealer_assist.journal.queries.totals import Span, tally
from dealer_assist.message import Msg
from dealer_assist.reports.figures import PlayersFigures, TokeFigures
from dealer_assist.reports.gather import players_figures, toke_figures
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

_LARGEST = """
SELECT coalesce(max(payload ->> '$.won_cents'), 0) FROM events
WHERE seq >= ? AND kind = 'TokeEnded' AND coalesce(payload ->> '$.is_void', 0) = 0
"""
_HEAD = "SELECT seq FROM head"


class ShiftTokes(Value):
    """What the tokes since a card made; `largest_cents` is the most that one of them was paid."""

    wagers: tuple[TokeFigures, ...]
    players: PlayersFigures
    largest_cents: int = 0

    @property
    def in_all(self) -> TokeFigures:
        """Return the sums of all wagers, with the same names as those of one."""
        return TokeFigures(
            "all",
            Msg("Total"),
            sum(wager.tokes for wager in self.wagers),
            sum(wager.laid_cents for wager in self.wagers),
            sum(wager.staked_cents for wager in self.wagers),
            sum(wager.back_cents for wager in self.wagers),
            sum(wager.won_cents for wager in self.wagers),
        )

    @property
    def tray_cents(self) -> int:
        """Return by how much the tray should have grown."""
        return self.players.house_cents + self.in_all.house_cents

    def missing_cents(self, open_cents: int) -> int:
        """Return what was laid, has not ended and does not lie there; anything but 0 is a fault."""
        return self.in_all.missing_cents - open_cents


def shift_tokes(db: sqlite3.Connection, setup: TableSetup, first: int) -> ShiftTokes:
    """Add up the tokes from one event on."""
    (last,) = db.execute(_HEAD).fetchone()
    sums = tally(db, Span(first, last))
    (largest,) = db.execute(_LARGEST, (first,)).fetchone()
    return ShiftTokes(tuple(toke_figures(setup, sums)), players_figures(sums), largest)

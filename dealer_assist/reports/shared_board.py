"""Hits of seats that share a board: which hands are trials, and how far hits come together.

A player at such a table folds before the board lies there: the hand might have hit and cannot any
more. Who has seen every card that counts folds no hand that pays, so that there a fold is a trial
that missed; to leave it out would let expect too few hits.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from dealer_assist import paths
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.journal.queries.totals import Tally
from dealer_assist.odds.correlation import SHARED, correlations, widening
from dealer_assist.odds.scope import Scope
from dealer_assist.table.setup.table_setup import TableSetup


def hands_played(setup: TableSetup, sensor: str, sums: Tally) -> int:
    """Count the wagers whose hand could hit."""
    folded = sums["folded", sensor] if _loses_folds(setup, sensor) else 0
    return sums["wagers", sensor] - folded


def widenings(setup: TableSetup, sensor: str, sums: Tally) -> Mapping[str, Fraction]:
    """Return for each line the factor of its variance; 1 where every seat has its own cards."""
    jackpot = setup.jackpots[sensor]
    if not _is_shared(setup, sensor):
        return dict.fromkeys((line.key for line in jackpot.lines), Fraction(1))
    hands = hands_played(setup, sensor, sums)
    beside = "playing_neighbours" if _loses_folds(setup, sensor) else "neighbours"
    return {
        line: widening(together, hands, sums[beside, sensor])
        for line, together in correlations(jackpot, _kept()).items()
    }


def _is_shared(setup: TableSetup, sensor: str) -> bool:
    return "board" in setup.hand_sizes and setup.jackpots[sensor].judge in SHARED


def _loses_folds(setup: TableSetup, sensor: str) -> bool:
    return _is_shared(setup, sensor) and not setup.folded_hands_win


@cache
def _kept() -> Scope:
    """Take the counts from those made ahead: two seats on every board take a minute."""
    return Scope(source=load_kept_odds(paths.resources()))

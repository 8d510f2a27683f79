"""The odds of a table as it is set up, or as it would be: what a choice does to the edge."""

from fractions import Fraction
from functools import lru_cache
from pathlib import Path

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.odds.kept import Kept
from dealer_assist.odds.line_odds import is_one_hand, line_odds
from dealer_assist.odds.long_run import cautions, needs_odds
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup

Sheet = tuple[WagerOdds, ...]


def odds_of(setup: TableSetup, resources: Path) -> Sheet:
    """Return the odds of a table's wagers, wager by wager."""
    games, kept = _sources(resources)
    jackpots = tuple(setup.jackpots.values())
    game = (setup.definition if setup.sheets else None) or games[setup.game]
    return sheet(TableChoice(game, setup.paytables, jackpots, setup.options), kept)


def losing_refusal(setup: TableSetup, resources: Path) -> str:
    """Say which wager the house would lose on, or nothing."""
    return edge_refusal(odds_of(setup, resources))


def long_run_cautions(setup: TableSetup) -> tuple[str, ...]:
    """Say what caps and unscaled seeds come to; nothing is worked out where there are none."""
    return tuple(
        sentence
        for sensor, jackpot in setup.jackpots.items()
        if needs_odds(jackpot)
        for sentence in cautions(sensor, jackpot, spread_at(setup, jackpot))
    )


def spread_at(setup: TableSetup, jackpot: Jackpot) -> dict[str, Fraction]:
    """Return how often each line is hit as this table plays; of one side, that of the Player."""
    is_sided = is_one_hand(jackpot) and setup.options.get("eligible") != "all_participants"
    return line_odds(
        jackpot,
        decks=setup.decks,
        side="player" if is_sided else "either",
        natural_nine=setup.options.get("natural_nine") is True,
    )


@lru_cache(maxsize=2)
def _sources(resources: Path) -> tuple[dict[str, GameDefinition], Kept]:
    return load_games(resources / "games"), load_kept_odds(resources)

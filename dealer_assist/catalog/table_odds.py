"""The odds of a table as it is set up, or as it would be: what a choice does to the edge."""

from functools import lru_cache
from pathlib import Path

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.odds.fair_play import edge_refusal
from dealer_assist.odds.kept import Kept
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup

Sheet = tuple[WagerOdds, ...]


def odds_of(setup: TableSetup, resources: Path) -> Sheet:
    """Give the odds of a table's wagers, wager by wager."""
    games, kept = _sources(resources)
    jackpots = tuple(setup.jackpots.values())
    choice = TableChoice(games[setup.game], setup.paytables, jackpots, setup.options)
    return sheet(choice, kept)


def losing_refusal(setup: TableSetup, resources: Path) -> str:
    """Say which wager the house would lose on, or nothing."""
    return edge_refusal(odds_of(setup, resources))


@lru_cache(maxsize=2)
def _sources(resources: Path) -> tuple[dict[str, GameDefinition], Kept]:
    return load_games(resources / "games"), load_kept_odds(resources)

"""Stakes that stand for wagers nobody has counted, so that a settled round tells its odds."""

from collections.abc import Collection
from fractions import Fraction

from dealer_assist.rules.holdem_bonus import STREETS
from dealer_assist.rules.paytable import GameDefinition

UNIT = 10_000
"""Cents: every printed odds on it are whole."""


def wagers(game: GameDefinition, offered: Collection[str], side: str = "") -> dict[str, int]:
    """Give one of every wager that a table offers, each of a size that its game allows."""
    made = {key: UNIT for key in game.wagers if key in offered and key != "insurance"}
    for key in game.decided:
        made[key] = UNIT * STREETS.get(key, 2 if game.key == "caribbean_stud" else 1)
    # Where the side is known, the wagers on the other one are surely not made.
    other = {"player": "banker", "banker": "player"}.get(side, "")
    return {key: cents for key, cents in made.items() if not other or other not in key}


def odds(stake: int, net: int) -> str:
    """Print what a wager pays in odds: 3 to 2; nothing for one that pays nothing."""
    base = stake or UNIT  # a bonus without a stake of its own is reckoned on the ante
    if net <= 0:
        return "–"
    share = Fraction(net, base)
    return f"{share.numerator} to {share.denominator}"

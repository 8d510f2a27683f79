"""How often one wager wins each share of an event's meters, exactly, in one game."""

from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.rules.pays import Percent


def event_chances(jackpot: Jackpot, *, decks: int = 1) -> dict[tuple[str, int], Fraction]:
    """Add up the lines that pay the same share of the same level."""
    chances: dict[tuple[str, int], Fraction] = {}
    for line, chance in line_odds(jackpot, decks=decks).items():
        pays = jackpot.line(line).pays
        if isinstance(pays, Percent):
            share = (pays.meter, pays.percent)
            chances[share] = chances.get(share, Fraction(0)) + chance
    return chances

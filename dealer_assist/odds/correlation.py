"""How far the hits of two seats come together, and what that does to the hits of a table.

Seats that share a flop or a board hit together: a full house on a paired board is a hit of
several. Hands of a seat's own cards, or two cards and one up card from a shoe of six decks, are as
good as independent: four aces, which two seats never hold at once, have a correlation of -1/54145.
One coup decides for all seats of baccarat at once; there, rounds are counted and not seats.
"""

from collections.abc import Mapping
from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.odds.scope import Scope


def shared_flop_chances() -> Chances:
    """Count both seats on one line of the flop, where nobody did before."""
    from dealer_assist.odds import shared_boards

    return shared_boards.shared_flop_chances()


def shared_board_chances() -> Chances:
    """Count both seats on one line of the whole board, where nobody did before."""
    from dealer_assist.odds import shared_boards

    return shared_boards.shared_board_chances()


SHARED = {"first_five": shared_flop_chances, "seven_cards": shared_board_chances}
"""What two seats share, by the way a jackpot judges; the sums are imported with their arrays."""


def correlations(jackpot: Jackpot, scope: Scope) -> Mapping[str, Fraction]:
    """Return for each line the correlation between the hits of two seats that share the board."""
    chance = line_odds(jackpot)
    both = scope.chances(SHARED[jackpot.judge]).spread(chance)
    return {line: (both[line] - p * p) / (p * (1 - p)) if p else p for line, p in chance.items()}


def widening(correlation: Fraction, wagers: int, neighbours: int) -> Fraction:
    """Return by how much the variance of all hits exceeds that of independent ones.

    `neighbours` counts, for every wager, the others of its round: with as many seats in every
    round this is 1 + (seats - 1) x correlation. Hits that keep each other off narrow nothing.
    """
    return max(Fraction(1), 1 + correlation * Fraction(neighbours, wagers or 1))

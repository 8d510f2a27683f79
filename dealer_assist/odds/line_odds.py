"""How often each line of a jackpot is hit, exactly, as a table plays for it."""

from fractions import Fraction

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.games.dragon import one_suit_chances, winner_chances
from dealer_assist.odds.hand_classes import five_card_chances, four_card_chances, seven_card_chances
from dealer_assist.odds.scope import Scope
from dealer_assist.odds.shoe_cards import blazing_7s_chances, trilux_chances
from dealer_assist.odds.three_cards import three_card_chances
from dealer_assist.rules.pays import Percent


def line_odds(
    jackpot: Jackpot, *, decks: int = 1, side: str = "either", natural_nine: bool = False
) -> dict[str, Fraction]:
    """Return the probability of each line on one wager; a side counts in baccarat only.

    `either` is a coup's line whoever wins it.
    """
    lines = (line.key for line in jackpot.lines)
    chances = chances_of(jackpot, decks=decks, side=side, natural_nine=natural_nine)
    return chances.spread(lines)


def event_chances(jackpot: Jackpot, *, decks: int = 1) -> dict[tuple[str, int], Fraction]:
    """Return how often one wager wins each share of each level: lines that pay the same add up."""
    chances: dict[tuple[str, int], Fraction] = {}
    for line, chance in line_odds(jackpot, decks=decks).items():
        pays = jackpot.line(line).pays
        if isinstance(pays, Percent):
            share = (pays.meter, pays.percent)
            chances[share] = chances.get(share, Fraction(0)) + chance
    return chances


def is_one_hand(jackpot: Jackpot) -> bool:
    """True if one hand of the table decides for every seat, so that rounds are the trials."""
    return jackpot.judge.startswith("baccarat")


def chances_of(
    jackpot: Jackpot, *, decks: int = 1, side: str = "either", natural_nine: bool = False
) -> Chances:
    """Count the hands that this jackpot judges by; where naturals have a line, a nine is one."""
    return jackpot_chances(jackpot, Scope(), decks=decks, side=side, natural_nine=natural_nine)


def jackpot_chances(
    jackpot: Jackpot,
    scope: Scope,
    *,
    decks: int = 1,
    side: str = "either",
    natural_nine: bool = False,
) -> Chances:
    """Count the hands that this jackpot judges by, or find them counted."""
    match jackpot.judge:
        case "best_four":
            return scope.chances(four_card_chances)
        case "first_five":
            return scope.chances(five_card_chances)
        case "seven_cards":
            return scope.chances(seven_card_chances)
        case "three_cards":
            return scope.chances(three_card_chances)
        case "blazing_7s":
            return scope.chances(blazing_7s_chances, decks)
        case "trilux":
            return scope.chances(trilux_chances, decks)
        case "baccarat" | "baccarat_naturals" if jackpot.has_line("win_by_9"):
            return scope.chances(one_suit_chances, decks, side)
        case "baccarat" | "baccarat_naturals":
            counts_nine = natural_nine and not jackpot.has_line("natural_win")
            return scope.chances(winner_chances, decks, side, natural_nine=counts_nine)
        case judge:
            raise ValueError(f"there are no odds for hands judged by {judge!r}")

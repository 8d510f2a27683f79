"""Which sums make the figures of each game; the base game comes first, as on a table's sign."""

from collections.abc import Callable, Mapping

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds import poker_figures, shoe_figures
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.scope import Scope
from dealer_assist.rules.paytable import GameDefinition

Work = Callable[[GameDefinition, Mapping[str, Jackpot], Scope], list[Figure]]


@frozen
class Part:
    """One sum that can be done apart from the others; `seconds` where it is a long one."""

    label: str
    work: Work
    seconds: int = 0


# Measured on two slow cores; the longest parts start first.
PARTS: Mapping[str, tuple[Part, ...]] = {
    "crazy_4_poker": (
        Part("base game", poker_figures.crazy4_base, 4),
        Part("side wagers", poker_figures.four_card_side_wagers),
    ),
    "six_five_four": (
        Part("base game", poker_figures.ante_and_play, 20),
        Part("side wagers", poker_figures.four_card_side_wagers),
    ),
    "four_card_poker": (
        Part("base game", poker_figures.ante_and_play, 12),
        Part("side wagers", poker_figures.four_card_side_wagers),
    ),
    "texas_holdem_bonus": (
        Part("base game", poker_figures.holdem_base, 25),
        Part("side wagers", poker_figures.holdem_side_wagers, 1),
    ),
    "caribbean_stud": (
        Part("base game", poker_figures.ante_and_play, 10),
        Part("Cover All", poker_figures.cover_all),
    ),
    "dragon_bonus": (Part("all wagers", shoe_figures.dragon_bonus_figures, 3),),
    "house_money": (Part("all wagers", shoe_figures.house_money_figures, 1),),
    "blackjack": (Part("all wagers", shoe_figures.blackjack_table_figures, 1),),
}

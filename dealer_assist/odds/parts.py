"""Which sums make the figures of each game; the base game comes first, as on a table's sign."""

from collections.abc import Callable, Mapping

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds import poker_figures, shoe_figures, title_figures
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.games import blackjack_bets, casino_war, pai_gow, title_base
from dealer_assist.odds.scope import Scope
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value

Work = Callable[[GameDefinition, Mapping[str, Jackpot], Scope], list[Figure]]


class Part(Value):
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
    "caribbean_stud_progressive": (
        Part("base game", poker_figures.ante_and_play, 10),
        Part("Cover All", poker_figures.cover_all),
        Part("progressive", title_figures.side_wagers),
    ),
    "three_card_poker": (
        Part("base game", title_figures.ante_bonus_base, 2),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "mississippi_stud": (
        Part("base game", title_figures.mississippi_base, 8),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "let_it_ride": (
        Part("base game", title_figures.let_it_ride_base, 4),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "ultimate_texas_holdem": (
        Part("base game", title_figures.ultimate_base, 90),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "dj_wild": (
        Part("base game", title_figures.dj_wild_base, 13),
        Part("side wagers", title_figures.side_wagers, 40),
    ),
    "big_raise_stud": (
        Part("base game", title_figures.big_raise_base, 3),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "flush_rush": (Part("base game", title_figures.flush_rush_base),),
    "high_five_poker": (
        Part("base game", title_figures.sampled_base),
        Part("side wagers", title_figures.side_wagers, 15),
    ),
    "i_luv_suits": (
        Part("base game", title_figures.suits_base, 120),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "six_card_poker": (Part("base game", title_figures.sampled_base),),
    "three_card_draw": (
        Part("base game", title_figures.draw_base, 1),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "triple_shot_rummy": (
        Part("base game", title_figures.rummy_base, 1),
        Part("side wagers", title_figures.side_wagers, 1),
    ),
    "dragon_bonus": (Part("all wagers", shoe_figures.dragon_bonus_figures, 3),),
    "ez_baccarat": (Part("all wagers", shoe_figures.dragon_bonus_figures, 3),),
    "casino_war": (Part("all wagers", casino_war.casino_war_figures),),
    "free_bet_blackjack": (
        Part("base game", title_base.blackjack_title_base),
        Part("bets", blackjack_bets.blackjack_title_figures, 2),
    ),
    "blackjack_switch": (
        Part("base game", title_base.blackjack_title_base),
        Part("bets", blackjack_bets.blackjack_title_figures, 2),
    ),
    "zappit_blackjack": (
        Part("base game", title_base.blackjack_title_base),
        Part("bets", blackjack_bets.blackjack_title_figures, 2),
    ),
    "bahama_bonus_blackjack": (
        Part("base game", title_base.blackjack_title_base),
        Part("bets", blackjack_bets.blackjack_title_figures, 2),
    ),
    "super_fun_21": (
        Part("base game", title_base.blackjack_title_base),
        Part("bets", blackjack_bets.blackjack_title_figures, 2),
    ),
    "fortune_pai_gow": (
        Part("base game", title_base.pai_gow_main),
        Part("bonus bets", pai_gow.pai_gow_figures, 4),
    ),
    "face_up_pai_gow": (
        Part("base game", title_base.pai_gow_main),
        Part("bonus bets", pai_gow.pai_gow_figures, 6),
    ),
    "ez_pai_gow": (
        Part("base game", title_base.pai_gow_main),
        Part("bonus bets", pai_gow.pai_gow_figures, 4),
    ),
    "house_money": (Part("all wagers", shoe_figures.house_money_figures, 1),),
    "blackjack": (Part("all wagers", shoe_figures.blackjack_table_figures, 1),),
}


def parts_of(game: GameDefinition) -> tuple[Part, ...]:
    """Return the sums of a game; a title that is like another has the sums of that one."""
    return PARTS.get(game.key) or PARTS.get(game.sums, ())

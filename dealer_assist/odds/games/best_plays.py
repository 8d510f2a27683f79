"""The games that are played whole: each loads its own sums, with numpy, when it is played.

A page or a command that finds them played ahead does without. They are named here one by one, so
that a tool can follow what each of them goes by.
"""

from collections.abc import Callable, Mapping

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.rules.paytable import Paytable


def bad_beat_chances() -> Chances:
    """Count deals by the kind of the beaten hand."""
    from dealer_assist.odds.games.crazy4 import bad_beat_chances as count

    return count()


def crazy4(table: Paytable) -> BaseGame:
    """Play Crazy 4 Poker."""
    from dealer_assist.odds.games.crazy4 import best_play

    return best_play(table)


def four_card(table: Paytable) -> BaseGame:
    """Play Four Card Poker."""
    from dealer_assist.odds.games.four_card import best_play

    return best_play(table)


def six_five_four(table: Paytable) -> BaseGame:
    """Play 6-5-4 Poker."""
    from dealer_assist.odds.games.six_five_four import best_play

    return best_play(table)


def caribbean(table: Paytable) -> BaseGame:
    """Play Caribbean Stud."""
    from dealer_assist.odds.games.caribbean import best_play

    return best_play(table)


def holdem(rule: str) -> BaseGame:
    """Play Texas Hold'em Bonus, its Ante paid by this rule."""
    from dealer_assist.odds.games.holdem import best_play

    return best_play(rule)


def three_card(table: Paytable) -> BaseGame:
    """Play Three Card Poker."""
    from dealer_assist.odds.games.three_card import best_play

    return best_play(table)


def ultimate(table: Paytable) -> BaseGame:
    """Play Ultimate Texas Hold'em."""
    from dealer_assist.odds.games.ultimate import best_play

    return best_play(table)


def dj_wild(table: Paytable) -> BaseGame:
    """Play DJ Wild."""
    from dealer_assist.odds.games.dj_wild import best_play

    return best_play(table)


def mississippi(table: Paytable) -> BaseGame:
    """Play Mississippi Stud."""
    from dealer_assist.odds.streets import mississippi as best_play

    return best_play(table)


def let_it_ride(table: Paytable) -> BaseGame:
    """Play Let It Ride."""
    from dealer_assist.odds.streets import let_it_ride as best_play

    return best_play(table)


def big_raise(table: Paytable) -> BaseGame:
    """Play Big Raise Stud."""
    from dealer_assist.odds.games.short_titles import big_raise as best_play

    return best_play(table)


def rummy(table: Paytable) -> BaseGame:
    """Play Triple Shot Rummy."""
    from dealer_assist.odds.games.short_titles import rummy as best_play

    return best_play(table)


def three_card_draw(table: Paytable) -> BaseGame:
    """Play Three Card Draw."""
    from dealer_assist.odds.games.short_titles import three_card_draw as best_play

    return best_play(table)


def flush_rush(table: Paytable) -> BaseGame:
    """Play Flush Rush."""
    from dealer_assist.odds.games.suit_titles import flush_rush as best_play

    return best_play(table)


def i_luv_suits() -> BaseGame:
    """Play I Luv Suits."""
    from dealer_assist.odds.games.suit_titles import i_luv_suits as best_play

    return best_play()


def suit_length_chances() -> Chances:
    """Count hands of seven cards by their longest suit and straight flush."""
    from dealer_assist.odds.games.suit_titles import suit_length_chances as count

    return count()


def bug_chances() -> Chances:
    """Count hands of seven of 53 cards by their best five."""
    from dealer_assist.odds.games.bug_hands import bug_chances as count

    return count()


BY_SUMS: Mapping[str, Callable[[Paytable], BaseGame]] = {
    "crazy4": crazy4,
    "four_card": four_card,
    "six_five_four": six_five_four,
    "caribbean": caribbean,
}
"""The games of ante and play, by the name that a game's file has for its odds."""

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


BY_SUMS: Mapping[str, Callable[[Paytable], BaseGame]] = {
    "crazy4": crazy4,
    "four_card": four_card,
    "six_five_four": six_five_four,
    "caribbean": caribbean,
}
"""The games of ante and play, by the name that a game's file has for its odds."""

"""Royal Match: a player's first two cards of one suit, king and queen best."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import KING, QUEEN, Card, rank, suit

AWARDS = Awards((("royal_match", "suited"), ("suited",)))


def lines(first_two: tuple[Card, ...], *, dealer_blackjack: bool) -> Met:
    """Name the lines that the first two cards meet; what the dealer has makes no difference."""
    del dealer_blackjack
    first, second = first_two
    if suit(first) != suit(second):
        return ()
    is_royal = {rank(first), rank(second)} == {KING, QUEEN}
    return ("royal_match", "suited") if is_royal else ("suited",)

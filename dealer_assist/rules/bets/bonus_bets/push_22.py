"""Push 22: a bet on the dealer's final hand, by its suits where it counts 22."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import Card, suit
from dealer_assist.rules.ranking.blackjack import count

AWARDS = Awards((("suited", "one_colour", "any"), ("one_colour", "any"), ("any",)))


def lines(dealer: tuple[Card, ...]) -> Met:
    """Name the lines of the dealer's final hand: 22 of one suit, of one colour, any."""
    if count(dealer)[0] != 22:
        return ()
    suits = {suit(card) for card in dealer}
    if len(suits) == 1:
        return ("suited", "one_colour", "any")
    # Clubs and spades are the first and the last suit, diamonds and hearts lie between.
    return ("one_colour", "any") if suits in ({0, 3}, {1, 2}) else ("any",)

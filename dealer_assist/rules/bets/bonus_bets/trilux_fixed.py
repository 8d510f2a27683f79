"""TriLux at fixed pays: a player's first two cards and the dealer's up card, without a jackpot."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.bets.bonus_bets import trilux
from dealer_assist.rules.cards import Card

_THREE = ("three_of_a_kind_suited", "three_of_a_kind_offsuit")
_STRAIGHT, _FLUSH = ("straight",), ("flush",)

AWARDS = Awards(
    (
        ("straight_flush", *_STRAIGHT, *_FLUSH),
        ("three_of_a_kind", *_FLUSH),
        ("three_of_a_kind",),
        _STRAIGHT,
        _FLUSH,
    )
)


def lines(first_two: tuple[Card, ...], up_card: Card) -> Met:
    """Name the lines that the three cards meet, the highest first."""
    made = trilux.lines(first_two, up_card)
    three = ("three_of_a_kind",) if not made.isdisjoint(_THREE) else ()
    order = ("straight_flush", *_STRAIGHT, *_FLUSH)
    return (*three, *(line for line in order if line in made))

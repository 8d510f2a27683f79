"""Fortune Blackjack: a player's first two cards and the dealer's up card, as a count of three."""

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import RANKS, Card, rank, suit
from dealer_assist.rules.ranking.blackjack import count

_SEVENS, _RUN = ([RANKS.index(name) for name in names] for names in ("777", "678"))
_PAID = (19, 20, 21)

AWARDS = Awards(
    (
        ("three_sevens_suited", "three_sevens", "suited_21", "total_21"),
        ("six_seven_eight_suited", "six_seven_eight", "suited_21", "total_21"),
        ("three_sevens", "total_21"),
        ("six_seven_eight", "total_21"),
        ("suited_21", "total_21"),
        ("total_21",),
        ("total_20",),
        ("total_19",),
    )
)


def lines(first_two: tuple[Card, ...], up_card: Card) -> Met:
    """Name the lines of the three cards, the highest first; an ace counts as is best."""
    cards = (*first_two, up_card)
    total, ranks = count(cards)[0], sorted(map(rank, cards))
    if total not in _PAID:
        return ()
    if total < max(_PAID):
        return (f"total_{total}",)
    is_suited = len({*map(suit, cards)}) == 1
    name = "three_sevens" if ranks == _SEVENS else "six_seven_eight" if ranks == _RUN else ""
    suited = ((f"{name}_suited",) if name else ()) if is_suited else ()
    return (
        *suited,
        *((name,) if name else ()),
        *(("suited_21",) if is_suited else ()),
        "total_21",
    )

"""Cards as small integers: fast to rank, easy to print. A card is rank × 4 + suit."""

from collections.abc import Iterable

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg

Card = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = tuple(range(52))
TEN, JACK, QUEEN, KING, ACE = (RANKS.index(name) for name in "TJQKA")

_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS: dict[object, Card] = {name: card for card, name in enumerate(_NAMES)}
_card_named = _CARDS.__getitem__


def parse_card(text: object) -> Card:
    """Read a card as printed, rank then suit: `Th`, `As`."""
    if isinstance(text, str) and (card := _CARDS.get(text)) is not None:
        return card
    raise Refused(
        Msg(
            "{text} is not a card: write rank A23456789TJQK then suit cdhs, like Th",
            text=shown(text),
        )
    )


def parse_cards(texts: Iterable[object]) -> tuple[Card, ...]:
    """Read several cards in order."""
    cards = texts if type(texts) is list else list(texts)
    try:
        return tuple(map(_card_named, cards))
    except (KeyError, TypeError):  # one of them is none: say which
        return tuple([parse_card(text) for text in cards])


def card_name(card: Card) -> str:
    """Print a card as it is read: `Th`."""
    return _NAMES[card]


def rank(card: Card) -> int:
    """Give the rank, 0 for a deuce to 12 for an ace."""
    return card >> 2


def suit(card: Card) -> int:
    """Give the suit, 0 to 3 for clubs, diamonds, hearts, spades."""
    return card & 3

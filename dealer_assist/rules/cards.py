"""Cards as small integers: fast to rank, easy to print. A card is rank × 4 + suit."""

from collections.abc import Container, Iterable

from dealer_assist.errors import Refused, shown
from dealer_assist.message import Msg

Card = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = tuple(range(52))
JOKER: Card = 52
"""Beside the deck: only where a game is played with it."""
TEN, JACK, QUEEN, KING, ACE = (RANKS.index(name) for name in "TJQKA")

_NAMES = (*(rank + suit for rank in RANKS for suit in SUITS), "Jk")
_WITH_JOKER: dict[object, Card] = {name: card for card, name in enumerate(_NAMES)}
_CARDS = {name: card for name, card in _WITH_JOKER.items() if card != JOKER}
_card_named = _CARDS.__getitem__
_card_or_joker = _WITH_JOKER.__getitem__


def parse_card(text: object) -> Card:
    """Read a card as printed, rank then suit: `Th`, `As`."""
    if isinstance(text, str) and (card := _CARDS.get(text)) is not None:
        return card
    if text == _NAMES[JOKER]:
        raise Refused(Msg("Jk is the joker. This game has none. Remove it and redeal"))
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


def parse_cards_with_joker(texts: Iterable[object]) -> tuple[Card, ...]:
    """Read several cards of a game that is played with the joker, `Jk`."""
    cards = [*texts]
    try:
        return tuple(map(_card_or_joker, cards))
    except (KeyError, TypeError):
        return tuple([JOKER if text == _NAMES[JOKER] else parse_card(text) for text in cards])


def refuse_taken_out(cards: Iterable[Card], taken_out: Container[int]) -> None:
    """Refuse a card of a rank that this game's decks do not have."""
    for card in cards:
        if rank(card) in taken_out:
            raise Refused(
                Msg(
                    "{card} found, but this game has no {rank}. Remove it and redeal",
                    card=card_name(card),
                    rank=RANKS[rank(card)],
                )
            )


def card_name(card: Card) -> str:
    """Print a card as it is read: `Th`."""
    return _NAMES[card]


def rank(card: Card) -> int:
    """Return the rank, 0 for a deuce to 12 for an ace."""
    return card >> 2


def suit(card: Card) -> int:
    """Return the suit, 0 to 3 for clubs, diamonds, hearts, spades."""
    return card & 3

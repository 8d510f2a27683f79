"""Cards laid out for a round: a shape where it is wanted, the rest by chance."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from dealer_assist.rules.cards import DECK, Card, rank
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.school.deals.poker_hands import ANYWHERE
from dealer_assist.school.deals.target import Aim

DRAWN = 30
"""More cards than seven seats and a dealer ever draw."""
_DRAWS_SHAPED = 3
_SPREAD = 0.7
_DEALER_TRIES = 6

Place = str | int
Cards = dict[Place, list[Card]]


class NotPossible(Exception):  # noqa: N818 - says what the cards are
    """The shoe does not hold these cards."""


class LessonShoe:
    """Cards by name or by chance, never more of one than the decks hold."""

    def __init__(self, chance: Random, decks: int, taken_out: Sequence[int] = ()) -> None:
        self._chance = chance
        self._decks = decks
        # A rank that the decks lack is one whose cards are all out already.
        gone = {card: decks for card in DECK if rank(card) in taken_out}
        self._out: Counter[Card] = Counter(gone)

    def give(self, cards: Iterable[Card]) -> list[Card]:
        """Take these cards out of the shoe."""
        given = list(cards)
        for card in given:
            self._out[card] += 1
            if self._out[card] > self._decks:
                raise NotPossible
        return given

    def give_if_there(self, cards: Sequence[Card]) -> list[Card]:
        """Take these cards out of the shoe, or none of them where it lacks one."""
        if any(self._out[card] + cards.count(card) > self._decks for card in cards):
            return []
        return self.give(cards)

    def try_cards(self, cards: Sequence[Card], size: int) -> list[Card] | None:
        """Fill cards up to a hand by chance and leave them in the shoe; none if it lacks them."""
        wanted = Counter(cards)
        if self._out.total() + max(size, len(cards)) > 52 * self._decks:
            return None
        if any(self._out[card] + n > self._decks for card, n in wanted.items()):
            return None
        while wanted.total() < size:
            card = self._chance.randrange(52)
            if self._out[card] + wanted[card] < self._decks:
                wanted[card] += 1
        held = list(wanted.elements())
        self._chance.shuffle(held)
        return held

    def draw(self, n: int) -> list[Card]:
        """Draw cards by chance."""
        return [self.draw_one() for _ in range(n)]

    def draw_one(self) -> Card:
        """Draw a card by chance: the same as by `randrange`, at a third of its time."""
        bits, out, decks = self._chance.getrandbits, self._out, self._decks
        while True:
            card = bits(6)
            if card < 52 and out[card] < decks:
                out[card] += 1
                return card


def lay_out(
    game: GameDefinition,
    shoe: LessonShoe,
    chance: Random,
    aim: Aim,
    seats: Sequence[int],
    lucky: float,
) -> Cards:
    """Deal every place. The first seat and what all share get the shape; some others are lucky."""
    made = chance.choice(aim.shapes)(chance)
    if "seat" not in game.cards:
        coup = shoe.give(made[:6])
        return {"shoe": coup + shoe.draw(6 - len(coup))}
    target = seats[0]
    sizes = _sizes(game, target)
    if aim.is_dealers:
        sizes["dealer"] = len(made)
    places = _shaped(game, target, aim)
    may_mix = game.decks == 1 and len(made) > game.cards["seat"] and not aim.is_apart
    if may_mix and chance.random() < _SPREAD:
        # A flush on the river is a flush: which of the places hold it is left to chance too.
        chance.shuffle(places)
    laid = dict(zip(places, shoe.give(made[: len(places)]), strict=False))
    cards: Cards = {}
    if game.decks == 1 and chance.random() < aim.dealer and "dealer" in sizes:
        cards["dealer"] = _for_dealer(shoe, chance, aim, sizes["dealer"])
    for place, size in sizes.items():
        begun = cards.get(place, [])
        cards[place] = begun + [
            laid[place, at] if (place, at) in laid else shoe.draw_one()
            for at in range(len(begun), size)
        ]
    if game.decks == 1:  # a hand lies as it was dealt: what counts is not its first cards
        chance.shuffle(cards[target])
    for seat in seats[1:]:
        kind = chance.choice(ANYWHERE)(chance) if chance.random() < lucky else []
        held = shoe.give_if_there(kind[: game.cards["seat"]])
        cards[seat] = held + shoe.draw(game.cards["seat"] - len(held))
        chance.shuffle(cards[seat])
    return cards


def _for_dealer(shoe: LessonShoe, chance: Random, aim: Aim, size: int) -> list[Card]:
    for _ in range(_DEALER_TRIES):
        held = shoe.give_if_there(chance.choice(aim.shapes)(chance)[:size])
        if held:
            return held
    return []


def _sizes(game: GameDefinition, target: int) -> dict[Place, int]:
    """Return how many cards each place has, those that all share beside the target's."""
    sizes: dict[Place, int] = {target: game.cards["seat"]}
    if "dealer" in game.cards:  # its cards come first from the shoe
        sizes = {"dealer": game.cards["dealer"], **sizes}
    if "board" in game.cards:
        sizes["board"] = game.cards["board"]
    if _draws(game):
        sizes["draw"] = DRAWN
    return sizes


def _draws(game: GameDefinition) -> bool:
    """True if hands go on drawing after the deal, a title of blackjack from one deck too."""
    return game.acts is not None or (game.decks > 1 and not game.at_most)


def _shaped(game: GameDefinition, target: int, aim: Aim) -> list[tuple[Place, int]]:
    """List the places that may hold the cards of a shape, in the order they are dealt."""
    places: list[tuple[Place, int]] = []
    if aim.is_dealers:
        return [("dealer", at) for at in range(DRAWN)]
    if aim.has_seat:
        places += [(target, at) for at in range(game.cards["seat"])]
    if "board" in game.cards:
        places += [("board", at) for at in range(min(aim.board, game.cards["board"]))]
    if aim.has_dealer:
        places += [("dealer", at) for at in range(game.cards["dealer"])]
    if _draws(game):  # an up card or the first card drawn may be the third of a hand
        places += [("dealer", 0), *(("draw", at) for at in range(_DRAWS_SHAPED))]
    return places

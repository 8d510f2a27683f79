"""Cards leave the shoe one by one, in order; a shoe that runs out voids the round."""

from collections.abc import Sequence

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import Card


class Shoe:
    """The cards still to come; what is left over at the end is nobody's."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self.drawn = 0

    def draw(self, whose: str) -> Card:
        """Draw the next card for a hand."""
        if self.drawn == len(self._cards):
            raise Refused(
                Msg(
                    "No card left in the shoe for {whose}. The round is void, all wagers go back",
                    whose=whose,
                )
            )
        self.drawn += 1
        return self._cards[self.drawn - 1]

    def put_back(self, drawn: int) -> None:
        """Have only so many cards drawn: the others are still to come."""
        self.drawn = drawn

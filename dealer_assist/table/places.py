"""Where cards are at a table: a hand of a seat, or one that no seat has.

On record and in commands a place is text: `dealer`, `board`, `player`, `banker`, and for a seat its
number with the letter of the hand (`5`, `5b`). What is asked of a place is asked of its value.
"""

import re
from functools import lru_cache
from typing import ClassVar

from dealer_assist.value import Value

DEALER, BOARD = "dealer", "board"
PLAYER, BANKER = SIDES = ("player", "banker")
AWAY = "z"
"""What follows a seat's number where the cards are known that left it: zapped, or put away."""
RIGHT = "r"
"""What follows a seat's number at its right hand, where a seat is dealt two."""
SPLIT_OFF, SPLIT_OFF_RIGHT = "bcd", "stu"
"""What follows it at the hands that are split off, up to four: off the right hand of two too."""
_FIRST_LETTER = "a"
_SEAT_HAND = re.compile("([1-9][0-9]*)([a-z]?)")
_MOST_TEXTS = 256


class DealerHand(Value):
    """The dealer's hand."""

    text: ClassVar[str] = DEALER


class Board(Value):
    """The cards that all share."""

    text: ClassVar[str] = BOARD


class PlayerHand(Value):
    """The side of a coup that draws first."""

    text: ClassVar[str] = PLAYER


class BankerHand(Value):
    """The other side of a coup."""

    text: ClassVar[str] = BANKER


class SeatHand(Value):
    """A hand of a seat: the one that it is dealt first has no letter of its own."""

    seat: int
    hand: str = ""

    @property
    def text(self) -> str:
        """Return the place as it is on record."""
        return f"{self.seat}{self.hand}"

    @property
    def is_first(self) -> bool:
        """True if it is the hand that the seat is dealt first."""
        return not self.hand

    @property
    def is_away(self) -> bool:
        """True if these cards have left the hand of the seat."""
        return self.hand == AWAY

    @property
    def is_right(self) -> bool:
        """True if it is the right hand of a seat with two, or was split off it."""
        return bool(self.hand) and self.hand in RIGHT + SPLIT_OFF_RIGHT

    @property
    def split_off(self) -> str:
        """Return the letters of the hands that can be split off it."""
        return SPLIT_OFF_RIGHT if self.is_right else SPLIT_OFF

    @property
    def letter(self) -> str:
        """Return the letter of the hand as it is said; the first one is a."""
        return self.hand or _FIRST_LETTER

    def wager(self, name: str) -> str:
        """Return what a wager on this hand is called among those of the seat."""
        return f"{name}_{self.hand}" if self.hand else name


class Nowhere(Value):
    """No place of cards: nothing is chosen, or a word names none."""

    text: str


Place = DealerHand | Board | PlayerHand | BankerHand | SeatHand | Nowhere
_OF_TABLE: dict[str, Place] = {
    one.text: one for one in (DealerHand(), Board(), PlayerHand(), BankerHand())
}


@lru_cache(_MOST_TEXTS)
def place_of(text: str) -> Place:
    """Return the place that a text names."""
    if found := _SEAT_HAND.fullmatch(text):
        return SeatHand(int(found[1]), found[2])
    return _OF_TABLE.get(text) or Nowhere(text)


def seat_hand(text: str) -> SeatHand | None:
    """Return the hand of a seat that a text names, None for any other place."""
    place = place_of(text)
    return place if isinstance(place, SeatHand) else None


def hand_of(text: str) -> SeatHand:
    """Return the hand of a seat that a text names, where no other place can be meant."""
    if (hand := seat_hand(text)) is None:
        raise ValueError(f"{text!r} is no hand of a seat")
    return hand


def seat_of(text: str) -> int:
    """Return whose hand a text names, where no other place can be meant."""
    return hand_of(text).seat


def is_first_hand(text: str) -> bool:
    """True if a text names the hand that a seat is dealt first."""
    hand = seat_hand(text)
    return hand is not None and hand.is_first


def first_of(text: str) -> str:
    """Return the place that the same seat is dealt its first cards at."""
    return SeatHand(seat_of(text)).text


def is_of_seat(text: str, seat: int) -> bool:
    """True if a text names a hand of this seat."""
    hand = seat_hand(text)
    return hand is not None and hand.seat == seat

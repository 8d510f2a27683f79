"""The seats of a table as a small picture shows them."""

from collections.abc import Iterable

from dealer_assist.table.facts.judging.known_cards import place_name
from dealer_assist.table.places import is_of_seat, seat_hand
from dealer_assist.table.state import Table
from dealer_assist.value import Value, replace


class SeatMark(Value):
    """A seat in the picture of a moment: its number, its wager and whether a hand is on.

    `is_touched` where the dealer's act of this moment was; `cards` are those of its hands.
    """

    number: int
    lamp: str
    is_claimed: bool = False
    is_wrong: bool = False
    is_touched: bool = False
    cards: tuple[str, ...] = ()


def seat_marks(table: Table, wrong: int = 0, touched: int = 0) -> tuple[SeatMark, ...]:
    """Return the seats of a table; one may be where it went wrong, one where it was touched."""
    claimed = {claim.seat for claim in table.round.claims} | {
        win.award.seat for win in table.round.wins
    }
    sensors = list(table.setup.jackpots)[:1]
    marks = []
    for seat in table.setup.seats:
        lamp = table.lamp((seat, sensors[0])).value if sensors else ""
        lamp = "" if lamp == "off" and not table.seat(seat).wagers else lamp
        marks.append(SeatMark(seat, lamp, seat in claimed, seat == wrong, seat == touched))
    return tuple(marks)


def with_cards(marks: Iterable[SeatMark], table: Table) -> tuple[SeatMark, ...]:
    """Return the seats with the cards that lie before them, of all their hands."""
    return tuple(replace(mark, cards=_cards_of(table, mark.number)) for mark in marks)


def _cards_of(table: Table, seat: int) -> tuple[str, ...]:
    lying = table.round.cards
    return tuple(card for place in lying if is_of_seat(place, seat) for card in lying[place])


def beside_seats(table: Table) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the dealer's hand, the board and the sides of a coup, each with its name."""
    lying = table.round.cards
    return tuple((place_name(at), cards) for at, cards in lying.items() if not seat_hand(at))

"""Cards that a seat puts away, for others or for none, where the title's file has it.

They are known at a place of their own; what lies at the seat is what it plays, a drawn card last.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.titles.title import Exchange
from dealer_assist.table.places import AWAY, SeatHand, first_of, seat_hand, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table


def exchange_of(setup: TableSetup) -> Exchange | None:
    """Return what seats put away and draw; none in a game where nobody does."""
    return setup.title.exchange if setup.title is not None else None


def is_away(setup: TableSetup, place: str) -> bool:
    """True if a place is that of cards which a seat has put away."""
    hand = seat_hand(place)
    return hand is not None and hand.is_away and exchange_of(setup) is not None


def put_away(table: Table, seat: int) -> tuple[str, ...]:
    """Name the cards that a seat has put away."""
    if exchange_of(table.setup) is None:
        return ()
    return table.round.cards.get(SeatHand(seat, AWAY).text, ())


def dealt(table: Table, seat: int) -> tuple[str, ...]:
    """Name the cards of a seat as it was dealt them, with one that it drew."""
    return (*put_away(table, seat), *table.round.cards.get(str(seat), ()))


def has_all(table: Table, seat: int) -> bool:
    """True if every card that a seat is dealt is known, where it draws none: others are not its."""
    exchange = exchange_of(table.setup)
    if exchange is None or exchange.draws:
        return False
    return len(dealt(table, seat)) == exchange.dealt


def places_of(table: Table, seat: int) -> tuple[str, ...]:
    """Name the place where a seat puts cards away, once it has some and has not folded."""
    if exchange_of(table.setup) is None or table.seat(seat).has_folded:
        return ()
    return (SeatHand(seat, AWAY).text,) if dealt(table, seat) else ()


def is_due(table: Table, seat: int) -> bool:
    """True if a seat with cards has still to put some away: it must, or has begun to."""
    exchange, title, gone = exchange_of(table.setup), table.setup.title, put_away(table, seat)
    if exchange is None or title is None or table.seat(seat).has_folded:
        return False
    is_free = not gone and len(title.streets[0].words) > 1
    return bool(dealt(table, seat)) and not is_free and len(gone) < exchange.discards


def due(table: Table, place: str) -> int:
    """Return how many cards lie at a seat, or beside it, of those that are dealt and drawn."""
    seat, exchange = seat_of(place), exchange_of(table.setup)
    if exchange is None:
        return 0
    gone = len(put_away(table, seat))
    if is_away(table.setup, place):
        return exchange.discards if is_due(table, seat) else gone
    return exchange.dealt - gone + (exchange.draws if gone == exchange.discards else 0)


def left_at_seat(table: Table, place: str, cards: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return what stays at a seat that puts these cards away now; nothing where none leave it."""
    if not is_away(table.setup, place):
        return {}
    lying = table.round.cards.get(first_of(place), ())
    if not {*cards} & {*lying}:
        return {}
    return {first_of(place): tuple(card for card in lying if card not in cards)}


def open_words(table: Table, seat: int) -> str:
    """Say that a seat has still to put cards away."""
    exchange = exchange_of(table.setup)
    return Msg(
        "Touch the {n} cards that seat {seat} puts away",
        one="Touch the card that seat {seat} puts away",
        n=exchange.discards if exchange is not None else 0,
        seat=seat,
    )

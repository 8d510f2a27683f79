"""What hands have done by the record: whoever stands, and whose acts a corrected card undoes."""

from dealer_assist.table import events as e
from dealer_assist.table.places import is_of_seat, seat_hand
from dealer_assist.table.state import Table


def after_cards(table: Table, place: str, at: int) -> tuple[e.Event, ...]:
    """Forget the acts of a seat whose cards were put right: its hands are played anew from there.

    Its wagers stay as they lie.
    """
    if (hand := seat_hand(place)) is None:
        return ()
    return tuple(
        e.HandActed(at, one.place, one.act, is_on=False)
        for one in reversed(table.round.acts)
        if is_of_seat(one.place, hand.seat)
    )

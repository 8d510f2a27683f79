"""The seats of a table as a small picture shows them."""

from dealer_assist.table.state import Table
from dealer_assist.value import Value


class SeatMark(Value):
    """A seat in the picture of a moment: its number, its wager and whether a hand is on.

    `is_touched` where the dealer's act of this moment was.
    """

    number: int
    lamp: str
    is_claimed: bool = False
    is_wrong: bool = False
    is_touched: bool = False


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

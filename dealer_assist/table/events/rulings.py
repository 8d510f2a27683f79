"""What was ruled on a round: a fact beside the money of the meters, which it never moves."""

from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value


class RulingRecorded(Value):
    """Somebody ruled on a round: what it was, for which seats, and what a seat is paid instead.

    `before_cents` and `after_cents` are what the seat was paid on the wager, and what it is paid
    as ruled. `camera_at` is when the act was that the ruling is about. `answer` is what became of
    an exposed card.
    """

    at: int
    number: int
    round: int
    kind: str
    seats: tuple[int, ...]
    by: StaffMember
    camera_at: int
    wager: str = ""
    before_cents: int = 0
    after_cents: int = 0
    answer: str = ""
    note: str = ""


class RulingWithdrawn(Value):
    """A ruling does not hold any more; it stays on record. `cents` is what it had added."""

    at: int
    number: int
    round: int
    by: StaffMember
    kind: str
    cents: int = 0


RulingEvent = RulingRecorded | RulingWithdrawn

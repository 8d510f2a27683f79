"""A ruling on a round, asked for with the card of whoever has ruled."""

from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value


class RecordRuling(Value):
    """Put a ruling on a round on record, in the name of whose card was swiped."""

    round: int
    kind: str
    by: StaffMember
    camera_at: int
    seats: tuple[int, ...] = ()
    wager: str = ""
    before_cents: int = 0
    after_cents: int = 0
    answer: str = ""
    note: str = ""


class WithdrawRuling(Value):
    """Say that a ruling does not hold; `kind` and `cents` are what it is on record with."""

    number: int
    round: int
    by: StaffMember
    kind: str
    cents: int = 0

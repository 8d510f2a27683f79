"""A ruling on a round, asked for with the card of the person who has ruled."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.setup.roles import StaffMember


class RecordRuling(Pressed):
    """Put a ruling on a round on record, in the name of whose card was swiped."""

    label = Msg("A ruling")

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


class WithdrawRuling(Pressed):
    """Say that a ruling does not hold; `kind` and `cents` are what it is on record with."""

    label = Msg("A ruling")

    number: int
    round: int
    by: StaffMember
    kind: str
    cents: int = 0


RulingCommand = RecordRuling | WithdrawRuling

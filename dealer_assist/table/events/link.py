"""What happened between the table and the floor that it shares a meter on.

The amounts are the floor's, so that a journal is replayed without any server.
"""

from dealer_assist.table.events.values import (
    FloorMessage,
    MeterReading,
    OtherClaim,
    Ticket,
    WaitingWin,
)
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value


class LinkJoined(Value):
    """The table has signed on to the floor for the first time: from here on its rounds count."""

    at: int
    up_to: int
    epoch: int = 0


class LinkLost(Value):
    """The server does not answer, or does not let the table on: no progressive until it does."""

    at: int
    why: str


class LinkRestored(Value):
    """The floor answers again, and has this much of the table."""

    at: int
    up_to: int
    epoch: int = 0


class LinkTurned(Value):
    """The link of a sensor was paused for a reason; it goes on where there is none."""

    at: int
    sensor: str
    reason: str = ""


class ContributionsTaken(Value):
    """The floor has the table's rounds up to a number; the meters show what its meters hold.

    `claims` are what other tables have claimed of them by then.
    """

    at: int
    up_to: int
    before: tuple[MeterReading, ...] = ()
    meters: tuple[MeterReading, ...] = ()
    claims: tuple[OtherClaim, ...] = ()


class TicketGiven(Value):
    """The floor has put a claim in order, or the ticket stands otherwise than before."""

    at: int
    ticket: Ticket


class WinsWait(Value):
    """A round ended with wins whose amounts the floor could not give: they wait for the link."""

    at: int
    wins: tuple[WaitingWin, ...]


class LockAsked(Value):
    """A good card has authorised the prizes; the floor has to lock them before they are won."""

    at: int
    by: StaffMember


class PrizeLocked(Value):
    """The prize has left the meter of the link, which is seeded anew for the other tables.

    While `by_pit` two cards at the pit have to award it before it is paid.
    """

    at: int
    key: str
    cents: int
    by_pit: bool = False


class PrizeRefused(Value):
    """The floor did not lock a prize, and said why; nothing is won by it."""

    at: int
    key: str
    refusal: str


class PrizeReleased(Value):
    """The pit has put a locked prize back on the meter."""

    at: int
    key: str


class ClosingAsked(Value):
    """Somebody wants another table's older ticket closed: an Executive's card has to say so."""

    at: int
    key: str
    order: int
    table: str


class ClosingApproved(Value):
    """An Executive's card has said so; the floor closes the older ticket."""

    at: int
    by: StaffMember


class ClosingEnded(Value):
    """The older ticket is closed or through, nobody wants it closed, or the floor says why not."""

    at: int
    why: str = ""


class CallTaken(Value):
    """Somebody of the floor comes to this table, by name; `call` is the one that is meant."""

    at: int
    call: str
    by: str


class MessageCame(Value):
    """The pit has written to this table."""

    at: int
    message: FloorMessage


class MessageRead(Value):
    """Whoever deals has read a message of the pit."""

    at: int
    number: int
    by: str


LinkEvent = (
    LinkJoined
    | LinkLost
    | LinkRestored
    | LinkTurned
    | ContributionsTaken
    | TicketGiven
    | WinsWait
    | LockAsked
    | PrizeLocked
    | PrizeRefused
    | PrizeReleased
    | ClosingAsked
    | ClosingApproved
    | ClosingEnded
    | CallTaken
    | MessageCame
    | MessageRead
)

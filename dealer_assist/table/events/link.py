"""What happened between the table and the floor that it shares a meter on.

The amounts are the floor's, so that a journal is replayed without any server.
"""

from dealer_assist.frozen import frozen
from dealer_assist.table.events.values import FloorMessage, MeterReading, Ticket, WaitingWin
from dealer_assist.table.setup.roles import StaffMember


@frozen
class LinkJoined:
    """The table has signed on to the floor for the first time: from here on its rounds count."""

    at: int
    up_to: int
    epoch: int = 0


@frozen
class LinkLost:
    """The floor does not answer, or does not let the table on: no progressive until it does."""

    at: int
    why: str


@frozen
class LinkRestored:
    """The floor answers again, and has this much of the table."""

    at: int
    up_to: int
    epoch: int = 0


@frozen
class LinkTurned:
    """The link of a sensor was paused for a reason; it goes on where there is none."""

    at: int
    sensor: str
    reason: str = ""


@frozen
class ContributionsTaken:
    """The floor has the table's rounds up to a number; the meters show what its meters hold."""

    at: int
    up_to: int
    before: tuple[MeterReading, ...] = ()
    meters: tuple[MeterReading, ...] = ()


@frozen
class TicketGiven:
    """The floor has put a claim in order, or the ticket stands otherwise than before."""

    at: int
    ticket: Ticket


@frozen
class WinsWait:
    """A round ended with wins whose amounts the floor could not give: they wait for the link."""

    at: int
    wins: tuple[WaitingWin, ...]


@frozen
class LockAsked:
    """A good card has authorised the prizes; the floor has to lock them before they are won."""

    at: int
    by: StaffMember


@frozen
class PrizeLocked:
    """The prize has left the meter of the link, which is seeded anew for the other tables."""

    at: int
    key: str
    cents: int


@frozen
class PrizeRefused:
    """The floor did not lock a prize, and said why; nothing is won by it."""

    at: int
    key: str
    refusal: str


@frozen
class PrizeReleased:
    """The pit has put a locked prize back on the meter."""

    at: int
    key: str


@frozen
class ClosingAsked:
    """Somebody wants another table's older ticket closed: an Executive's card has to say so."""

    at: int
    key: str
    order: int
    table: str


@frozen
class ClosingApproved:
    """An Executive's card has said so; the floor closes the older ticket."""

    at: int
    by: StaffMember


@frozen
class ClosingEnded:
    """The older ticket is closed or through, nobody wants it closed, or the floor says why not."""

    at: int
    why: str = ""


@frozen
class CallTaken:
    """Somebody of the floor comes to this table, by name; `call` is the one that is meant."""

    at: int
    call: str
    by: str


@frozen
class MessageCame:
    """The pit has written to this table."""

    at: int
    message: FloorMessage


@frozen
class MessageRead:
    """Whoever deals has read a message of the pit."""

    at: int
    number: int
    by: str

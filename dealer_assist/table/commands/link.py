"""What the floor tells the table; nobody at the table can say these."""

from dealer_assist.frozen import frozen
from dealer_assist.table.events.link_values import Ticket


@frozen
class JoinLink:
    """The floor let the table on, and has its rounds up to this number."""

    up_to: int
    epoch: int = 0


@frozen
class LoseLink:
    """The floor does not answer, or does not let the table on."""

    why: str


@frozen
class TurnLink:
    """The link of a sensor is paused for a reason, or goes on where there is none."""

    sensor: str
    reason: str = ""


@frozen
class TakeContributions:
    """The floor has the rounds up to a number; its meters show these cents by sensor and level."""

    up_to: int
    shown: tuple[tuple[str, str, int], ...] = ()


@frozen
class GiveTicket:
    """The floor has answered for a ticket."""

    ticket: Ticket


@frozen
class LockPrize:
    """The floor has locked the prize of a ticket."""

    key: str
    cents: int


@frozen
class RefuseLock:
    """The floor does not lock the prize of a ticket, and says why."""

    key: str
    sentence: str

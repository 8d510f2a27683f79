"""What a table knows of the link that it plays on: how it stands, its tickets, wins that wait."""

from dealer_assist.frozen import frozen
from dealer_assist.table.setup.roles import StaffMember

OPEN, CLOSED, LOCKED, AWARDED, RELEASED = TICKET_STATES = (
    "open",
    "closed",
    "locked",
    "awarded",
    "released",
)
"""How a ticket stands on the floor; the prize of a locked one has left the meter."""


@frozen
class Earlier:
    """An older claim on the same level at another table: whose, by how much, and how it stands."""

    table: str
    by_ms: int
    state: str


@frozen
class Ticket:
    """A claim's place in the order of its level, as the floor gave it; `cents` is its worth.

    While `older` tickets are open the worth is not settled. `by` is whose card recorded the win.
    """

    key: str
    round: int
    seat: int
    sensor: str
    line: str
    order: int
    cents: int
    state: str = OPEN
    older: int = 0
    first: Earlier | None = None
    by: StaffMember | None = None

    @property
    def is_settled(self) -> bool:
        """Tell whether its worth can be said to a player."""
        return not self.older and self.state in (OPEN, LOCKED, AWARDED)

    @property
    def is_live(self) -> bool:
        """Tell whether it still waits for something."""
        return self.state in (OPEN, LOCKED)


@frozen
class WaitingWin:
    """A win whose round is over and whose amount the floor could not give yet."""

    round: int
    seat: int
    sensor: str
    line: str
    at: int
    stakes: tuple[tuple[tuple[int, str], int], ...] = ()


@frozen
class LinkStand:
    """How the table stands on the floor.

    `n` counts what the floor is to be told since the table joined, `told_round` is the last round
    among it, `up_to` is what the floor has.
    `paused` has the sensors whose link rests, each with the reason. A link that is lost says since
    when and why; `asked_by` is whose card has asked for prizes to be locked.
    """

    is_joined: bool = False
    lost_at: int = 0
    why: str = ""
    n: int = 0
    told_round: int = 0
    up_to: int = 0
    epoch: int = 0
    paused: tuple[tuple[str, str], ...] = ()
    tickets: tuple[Ticket, ...] = ()
    waiting: tuple[WaitingWin, ...] = ()
    asked_by: StaffMember | None = None

    @property
    def is_live(self) -> bool:
        """Tell whether the floor answers."""
        return self.is_joined and not self.lost_at

    @property
    def unsent(self) -> int:
        """Count what waits in the journal for the floor."""
        return self.n - self.up_to

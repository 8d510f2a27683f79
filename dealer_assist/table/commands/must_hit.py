"""What the keeper of the thresholds says: one is drawn and sealed, one is crossed."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.events.values import Ticket


class SealThreshold(Pressed):
    """A threshold is drawn for a level, and this is its seal; `retired` is the one before it."""

    label = Msg("A threshold")

    sensor: str
    level: str
    seal: str
    retired_cents: int = 0
    retired_key: str = ""


class CrossThreshold(Pressed):
    """The wagers of this start bring the meter to its threshold: here it is, with its nonce."""

    label = Msg("A threshold")

    sensor: str
    level: str
    threshold_cents: int
    seal_key: str


class TakeCrossing(Pressed):
    """The floor says that a wager of this table crossed the threshold of a link's level.

    The prize is the ticket's; `before` is the meter before the round and `way` the meter after each
    seat's wager, in micro-dollars.
    """

    label = Msg("A threshold")

    ticket: Ticket
    threshold_cents: int
    seal_key: str
    seal: str
    sealed_at: int
    before: int
    way: tuple[tuple[int, int], ...]


MustHitCommand = SealThreshold | CrossThreshold | TakeCrossing

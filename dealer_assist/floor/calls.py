"""What a table says to its floor: a server over a wire, or a simulated one in this process."""

from collections.abc import Sequence
from typing import Any, Protocol

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.link_past import LossTold, PrizeTold
from dealer_assist.floor.server_replies import CrossingReply, Hello, Inbox, Pulse, TicketReply


class FloorRefused(UserFacingError):  # noqa: N818 - a refusal is an answer, not an error
    """The server said no, in a sentence for a person; nothing has changed."""


class LinkDownError(UserFacingError):
    """The server did not answer; what was asked may or may not have arrived: ask again.

    `cause` is for whoever deals, where it is known what a person has to do.
    """

    cause: str = ""


class FloorCalls(Protocol):
    """The calls of a table; made again, each has the same answer and no second effect."""

    def close(self) -> None:
        """Hang up."""
        ...

    def hello(
        self, version: str, definitions: dict[str, str], last_n: int, head: str, epoch: int = 0
    ) -> Hello:
        """Sign on and compare numbers."""
        ...

    def tell_past(
        self, up_to: int, n: int, head: str, prizes: Sequence[PrizeTold], losses: Sequence[LossTold]
    ) -> None:
        """Send what the floor had acknowledged, the chain at number n, prizes and losses."""
        ...

    def call_service(self, key: str, kind: str) -> None:
        """Call a person to the table; the same key is the same call."""
        ...

    def end_service(self, key: str) -> None:
        """Need nobody any more."""
        ...

    def inbox(self) -> Inbox:
        """Hear messages that were not read here, and who comes."""
        ...

    def read_message(self, number: int, name: str) -> None:
        """Have the floor told who has read a message here."""
        ...

    def tell_refusal(self, sentence: str) -> None:
        """Have the floor told that it refuses this table; nothing where it does no longer."""
        ...

    def contribute(self, rounds: Sequence[Contribution]) -> int:
        """Send rounds in order; return the last number that the floor has now."""
        ...

    def ticket(
        self,
        *,
        key: str,
        round_id: int,
        seat: int,
        sensor: str,
        level: str,
        line: str,
        after_n: int,
    ) -> TicketReply:
        """Ask for a place in the order of a level."""
        ...

    def crossings(self) -> tuple[CrossingReply, ...]:
        """Hear which wagers of this table crossed a threshold and are not awarded yet."""
        ...

    def untick(self, key: str) -> TicketReply:
        """Take a ticket back."""
        ...

    def lock(self, key: str, card: str) -> TicketReply:
        """Take the prize off the meter."""
        ...

    def award(self, key: str, cards: Sequence[str]) -> TicketReply:
        """Say that the prize is paid, by two people's cards."""
        ...

    def tell_paid(self, key: str, how: str) -> TicketReply:
        """Say that the prize was handed over ("paid"), or was backed out here ("backed out")."""
        ...

    def close_before(self, key: str, order: int, card: str) -> TicketReply:
        """Close the older ticket of this order, which holds ours up."""
        ...

    def beat(self, phase: str, oldest_unsent_ms: int, health: dict[str, Any]) -> Pulse:
        """Say that the table is there, and hear what the meters show."""
        ...

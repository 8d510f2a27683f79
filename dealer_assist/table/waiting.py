"""What waits for a card: confirmed wins, the reader, whatever is put right."""

from collections.abc import Mapping

from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.events.values import (
    NumberedAward,
)
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.value import Value


class Pending(Value):
    """Confirmed wins that wait for a card: their values are locked."""

    awards: tuple[tuple[str, PrizeAward], ...]
    accounts: Mapping[tuple[str, str], Account]
    envy: Mapping[int, int]
    against: tuple[str, ...] = ()
    reason: str = ""


class Reader(Value):
    """The card reader while a swipe is awaited; it opens once who `is_fetched` is there."""

    opened_at: int
    tries: int = 0
    refusal: str = ""
    sentence: str = ""
    role: str = ""
    has_timed_out: bool = False
    is_fetched: bool = False


class Adjustment(Value):
    """A win of a round that is to be backed out, with all its shares, and waits for two cards."""

    number: int
    reason: str
    sensor: str
    award: PrizeAward
    standing: tuple[PrizeAward, ...] = ()
    undone: tuple[PrizeAward, ...] = ()
    approved_by: StaffMember | None = None
    note: str = ""
    wins: tuple[NumberedAward, ...] = ()
    round: int = 0
    envy_paid: tuple[tuple[int, int], ...] = ()

    @property
    def shares(self) -> tuple[NumberedAward, ...]:
        """Return every win that goes back, by its number."""
        return self.wins or (NumberedAward(self.number, self.award),)

    @property
    def prize(self) -> int:
        """Return what goes back in all, in cents."""
        return sum(share.award.prize for share in self.shares)


class LateWin(Value):
    """A win of a round that is over, to be recorded, and waits for its two cards."""

    round: int
    seats: tuple[int, ...]
    line: str
    sensor: str
    reason: str
    note: str
    stakes: tuple[tuple[Spot, int], ...] = ()
    approved_by: StaffMember | None = None


class MeterChange(Value):
    """A meter that is to show another amount and waits for its two cards."""

    sensor: str
    level: str
    to_micros: int
    reason: str
    note: str = ""
    approved_by: StaffMember | None = None

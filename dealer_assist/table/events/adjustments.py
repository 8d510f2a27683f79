"""What was put right on a meter: a win backed out, an amount set by hand; always by two people."""

from dealer_assist.frozen import frozen
from dealer_assist.jackpot.prizes import Award
from dealer_assist.table.events.values import MeterReading, NumberedAward
from dealer_assist.table.setup.roles import StaffMember


@frozen
class AdjustmentAsked:
    """A win of a round is to be backed out, with all `wins` that share its prize.

    Earlier releases took shares back one by one: `standing` are those that were to stay, `undone`
    those that are backed out already.
    """

    at: int
    number: int
    reason: str
    sensor: str
    award: Award
    standing: tuple[Award, ...] = ()
    undone: tuple[Award, ...] = ()
    note: str = ""
    wins: tuple[NumberedAward, ...] = ()
    round: int = 0
    envy_paid: tuple[tuple[int, int], ...] = ()


@frozen
class AdjustmentApproved:
    """The first of two cards for an adjustment."""

    by: StaffMember


@frozen
class AdjustmentCancelled:
    """The adjustment is off; nothing has moved."""


@frozen
class WinBackedOut:
    """A win was undone exactly: meters before and after, why, and both people.

    `wins` are all shares of its prize, itself included; in journals of earlier releases it went
    alone. `envy` is no longer due in the round that is in play; `envy_paid` was paid for the hand
    in a `round` that is over, and stays paid.
    """

    at: int
    number: int
    reason: str
    sensor: str
    award: Award
    by: StaffMember
    witness: StaffMember
    before: tuple[MeterReading, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()
    note: str = ""
    wins: tuple[NumberedAward, ...] = ()
    round: int = 0
    envy_paid: tuple[tuple[int, int], ...] = ()

    @property
    def shares(self) -> tuple[NumberedAward, ...]:
        """Give every win that went back, by its number."""
        return self.wins or (NumberedAward(self.number, self.award),)


@frozen
class LateWinAsked:
    """A win of a round that is over is to be recorded; two cards decide."""

    at: int
    round: int
    seats: tuple[int, ...]
    line: str
    sensor: str
    reason: str
    note: str
    stakes: tuple[tuple[tuple[int, str], int], ...] = ()


@frozen
class LateWinRecorded:
    """A win found after the end of its round goes on record: why, and both people.

    The wins themselves follow at once, as any others do.
    """

    at: int
    round: int
    first_number: int
    seats: tuple[int, ...]
    line: str
    sensor: str
    reason: str
    note: str
    by: StaffMember
    witness: StaffMember


@frozen
class MeterSetAsked:
    """A meter is to show another amount; two cards decide, as for any adjustment."""

    at: int
    sensor: str
    level: str
    to_micros: int
    reason: str
    note: str = ""


@frozen
class MeterSet:
    """A meter was set by hand: before and after, why, and both people."""

    at: int
    sensor: str
    level: str
    reason: str
    note: str
    by: StaffMember
    witness: StaffMember
    before: tuple[MeterReading, ...]
    meters: tuple[MeterReading, ...]

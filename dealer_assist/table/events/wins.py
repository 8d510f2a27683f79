"""What happened to a win: claimed, verified, authorised, taken off the meter and paid.

And what was put right on a meter: a win backed out, an amount set by hand; always by two people.
"""

from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.events.values import ConfirmedWin, MeterReading, NumberedAward
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value


class ClaimMade(Value):
    """A hand button is on for a seat."""

    seat: int
    sensor: str
    line: str


class ClaimDropped(Value):
    """A hand button is off again; `is_refuted` where it was no win, for a reason.

    `by` is whose card agreed, where one was needed.
    """

    seat: int
    sensor: str
    line: str
    is_refuted: bool = False
    reason: str = ""
    by: StaffMember | None = None


class ClaimStruck(Value):
    """The supervisor said that a claim is not a win; it can be taken back until CONFIRM."""

    at: int
    seat: int
    sensor: str
    line: str
    reason: str


class ClaimRestored(Value):
    """That was taken back: the claim stands again."""

    at: int
    seat: int
    sensor: str
    line: str


class SupervisorCalled(Value):
    """A supervisor was asked to come; with claims on, to verify them, unless a key does that."""

    at: int
    to_verify: bool = True


class CallAnswered(Value):
    """The call is off again, or the verification was left."""


class WinsConfirmed(Value):
    """The supervisor verified the claims: values locked, meters as they will be left.

    `against` is what the cards say otherwise, with the `reason` why it was confirmed all the same.
    Where somebody `is_fetched` the reader opens when that person is there.
    """

    at: int
    wins: tuple[ConfirmedWin, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()
    against: tuple[str, ...] = ()
    reason: str = ""
    is_fetched: bool = False


EARLY = "early"
"""A card of the staff where none is asked for yet: refused, and no card to look into."""


class SwipeRefused(Value):
    """A card was not enough, not known or not readable; `ends` after the last try."""

    refusal: str
    card: str
    kind: str
    attempt: int = 0
    ends: bool = False
    role: str = ""


class SwipeTimedOut(Value):
    """Nobody swiped in time."""


class ReaderReopened(Value):
    """A card is awaited once more."""

    at: int


class ConfirmationCancelled(Value):
    """The confirmed wins are claims again; the meters are as before."""

    reason: str = ""


class WinsAuthorised(Value):
    """Wins are on record and envy is decided; the meters are adjusted, or wait for the key.

    `late_round` is the round that they were won in, where it is over already.
    """

    at: int
    by: StaffMember
    first_number: int
    wins: tuple[ConfirmedWin, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()
    meters_wait: bool = False
    late_round: int = 0


class PayingBegan(Value):
    """The dealer went back to the table to pay."""


class KeyTurned(Value):
    """The supervisor's key was turned: a fact even where the turn is refused."""

    at: int
    position: str
    refusal: str = ""


class KeyLost(Value):
    """The key switch does not answer: nobody knows where the key stands."""

    at: int


class KeyFound(Value):
    """The key switch answers again, and the key stands here."""

    at: int
    position: str


class KeyCardSwiped(Value):
    """A Supervisor's card did what the key would have done, or said who holds it."""

    at: int
    by: StaffMember
    position: str


class MetersAdjusted(Value):
    """The key is back in RUN: the prizes on record came off the meters."""

    at: int
    meters: tuple[MeterReading, ...]


class DutyTicked(Value):
    """Somebody said that a duty is done for these seats, or took that back."""

    at: int
    duty: str
    seats: tuple[int, ...]
    is_done: bool = True


class SeatPaid(Value):
    """A seat was paid: the wins by number, or its envy; `by_cage` where the cage pays it later."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int
    by_cage: bool = False


class MoneyTakenBack(Value):
    """A seat gave back what it was handed for wins that are backed out, and for their envy."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int


class MoneyNotCollected(Value):
    """A seat did not give back what it was handed for wins that are backed out: it stays open."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int


class PaymentUndone(Value):
    """The last seat that was ticked as paid was not; it is to be paid again."""

    at: int
    seat: int
    wins: tuple[int, ...]
    cents: int


class AdjustmentAsked(Value):
    """A win of a round is to be backed out, with all `wins` that share its prize.

    Earlier releases took shares back one by one: `standing` are those that were to stay, `undone`
    those that are backed out already.
    """

    at: int
    number: int
    reason: str
    sensor: str
    award: PrizeAward
    standing: tuple[PrizeAward, ...] = ()
    undone: tuple[PrizeAward, ...] = ()
    note: str = ""
    wins: tuple[NumberedAward, ...] = ()
    round: int = 0
    envy_paid: tuple[tuple[int, int], ...] = ()


class AdjustmentApproved(Value):
    """The first of two cards for an adjustment."""

    by: StaffMember


class AdjustmentCancelled(Value):
    """The adjustment is off; nothing has moved."""


class WinBackedOut(Value):
    """A win was undone exactly: meters before and after, why, and both people.

    `wins` are all shares of its prize, itself included; in journals of earlier releases it went
    alone. `envy` is no longer due in the round that is in play; `envy_paid` was paid for the hand
    in a `round` that is over, and stays paid.
    """

    at: int
    number: int
    reason: str
    sensor: str
    award: PrizeAward
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
        """Return every win that went back, by its number."""
        return self.wins or (NumberedAward(self.number, self.award),)


class LateWinAsked(Value):
    """A win of a round that is over is to be recorded; two cards decide."""

    at: int
    round: int
    seats: tuple[int, ...]
    line: str
    sensor: str
    reason: str
    note: str
    stakes: tuple[tuple[tuple[int, str], int], ...] = ()


class LateWinRecorded(Value):
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


class MeterSetAsked(Value):
    """A meter is to show another amount; two cards decide, as for any adjustment."""

    at: int
    sensor: str
    level: str
    to_micros: int
    reason: str
    note: str = ""


class MeterSet(Value):
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


WinEvent = (
    ClaimMade
    | ClaimDropped
    | ClaimStruck
    | ClaimRestored
    | SupervisorCalled
    | CallAnswered
    | WinsConfirmed
    | SwipeRefused
    | SwipeTimedOut
    | ReaderReopened
    | ConfirmationCancelled
    | WinsAuthorised
    | PayingBegan
    | KeyTurned
    | KeyLost
    | KeyFound
    | KeyCardSwiped
    | MetersAdjusted
    | DutyTicked
    | SeatPaid
    | MoneyTakenBack
    | MoneyNotCollected
    | PaymentUndone
    | AdjustmentAsked
    | AdjustmentApproved
    | AdjustmentCancelled
    | WinBackedOut
    | LateWinAsked
    | LateWinRecorded
    | MeterSetAsked
    | MeterSet
)

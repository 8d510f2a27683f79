"""What happened to a win: claimed, verified, authorised, taken off the meter and paid."""

from dealer_assist.frozen import frozen
from dealer_assist.table.events.values import ConfirmedWin, MeterReading
from dealer_assist.table.setup.roles import StaffMember


@frozen
class ClaimMade:
    """A hand button is on for a seat."""

    seat: int
    sensor: str
    line: str


@frozen
class ClaimDropped:
    """A hand button is off again; `is_refuted` where the supervisor said so, for a reason."""

    seat: int
    sensor: str
    line: str
    is_refuted: bool = False
    reason: str = ""


@frozen
class ClaimStruck:
    """The supervisor said that a claim is not a win; it can be taken back until CONFIRM."""

    at: int
    seat: int
    sensor: str
    line: str
    reason: str


@frozen
class ClaimRestored:
    """That was taken back: the claim stands again."""

    at: int
    seat: int
    sensor: str
    line: str


@frozen
class SupervisorCalled:
    """A supervisor was asked to come; with claims on, to verify them, unless a key does that."""

    at: int
    to_verify: bool = True


@frozen
class CallAnswered:
    """The call is off again, or the verification was left."""


@frozen
class WinsConfirmed:
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


@frozen
class SwipeRefused:
    """A card was not enough, not known or not readable; `ends` after the last try."""

    refusal: str
    card: str
    kind: str
    attempt: int = 0
    ends: bool = False
    role: str = ""


@frozen
class SwipeTimedOut:
    """Nobody swiped in time."""


@frozen
class ReaderReopened:
    """A card is awaited once more."""

    at: int


@frozen
class ConfirmationCancelled:
    """The confirmed wins are claims again; the meters are as before."""

    reason: str = ""


@frozen
class WinsAuthorised:
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


@frozen
class PayingBegan:
    """The dealer went back to the table to pay."""


@frozen
class KeyTurned:
    """The supervisor's key was turned: a fact even where the turn is refused."""

    at: int
    position: str
    refusal: str = ""


@frozen
class KeyLost:
    """The key switch does not answer: nobody knows where the key stands."""

    at: int


@frozen
class KeyFound:
    """The key switch answers again, and the key stands here."""

    at: int
    position: str


@frozen
class KeyCardSwiped:
    """A Supervisor's card did what the key would have done, or said who holds it."""

    at: int
    by: StaffMember
    position: str


@frozen
class MetersAdjusted:
    """The key is back in RUN: the prizes on record came off the meters."""

    at: int
    meters: tuple[MeterReading, ...]

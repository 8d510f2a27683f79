"""What is asked of wins: claims, their verification, the key, payments, corrections."""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Win
from dealer_assist.value import Value


class PressHand(Pressed):
    """A hand button for a seat: on, or off again."""

    label = Msg("A hand button")

    seat: int
    line: str
    sensor: str = "A"


class DropClaim(Pressed):
    """The supervisor says that this is not a win, for a reason from the list.

    A hand that several seats share is none for all of them: `all_shares` says that this is meant.
    """

    label = Msg("NOT A WIN")

    seat: int
    sensor: str = "A"
    reason: str = ""
    all_shares: bool = False


class RestoreClaim(Pressed):
    """It is a win after all: the claim stands again."""

    label = Msg("UNDO")

    seat: int
    sensor: str = "A"


class ChangeClaim(Pressed):
    """The hand that the cards make takes the place of the one that was pressed."""

    label = Msg("CHANGE THE HAND")

    seat: int
    sensor: str = "A"


class DenyHand(Pressed):
    """The hand that the cards make at a spot is not a win, for a reason from the list."""

    label = Msg("NOT A WIN")

    seat: int
    reason: str
    sensor: str = "A"


class WithdrawDenial(Pressed):
    """The hand of a spot may be a win after all."""

    label = Msg("NOT A WIN")

    seat: int
    sensor: str = "A"


class CallSupervisor(Pressed):
    """Ask for a supervisor: to verify claims, or just to come."""

    label = "CALL SUPERVISOR"


class BackToTable(Pressed):
    """Leave the verification; claims stay on, nothing is recorded as a win."""

    label = Msg("BACK TO TABLE")


class ConfirmWins(Pressed):
    """The supervisor has verified the claims: lock their values and ask for a card.

    Against the cards it needs a reason from the list.
    """

    label = "CONFIRM"

    reason: str = ""


class ConfirmAsDealer(Pressed):
    """The dealer confirms the small fixed pays that are claimed; no card is asked for."""

    label = "DEALER CONFIRM"


class TrySwipeAgain(Pressed):
    """Open the reader again after it timed out."""

    label = Msg("TRY AGAIN")


class LetSwipeTimeOut(Pressed):
    """Nobody swiped in time."""

    label = Msg("A card time-out")


class BeginPaying(Pressed):
    """The wins are on record: go back to the table and pay."""

    label = Msg("Paying")


class TakeBack(Pressed):
    """A seat has given back what it was handed for a win that is backed out."""

    label = Msg("DONE")

    seat: int


class CannotCollect(Pressed):
    """A seat does not give back what it was handed for a win that is backed out."""

    label = Msg("CAN'T COLLECT")

    seat: int


class PressTableHand(Pressed):
    """The hand button of a hand that the whole table shares, for every seat on the winning side."""

    label = Msg("A hand button")

    side: str
    line: str
    sensor: str = "A"


class TurnKey(Value):
    """The supervisor's key came to RUN or JPH."""

    position: str


class LoseKey(Value):
    """The key switch does not answer."""


class PressJackpot(Pressed):
    """J-POT: record the wins that are claimed; against the cards it needs a reason."""

    label = "J-POT"

    reason: str = ""


class AskAdjustment(Pressed):
    """Back out a win that is on record, for a reason from the list; the note says what happened.

    A win of an earlier round brings the wins of that round with it, as the journal has them, and
    the progressive wagers: they tell what envy was paid.
    """

    label = Msg("An adjustment")

    number: int
    reason: str
    wins: tuple[Win, ...] = ()
    note: str = ""
    stakes: tuple[tuple[Spot, int], ...] = ()


class AskLateWin(Pressed):
    """Record a win of a round that is over: which seats, which hand, why, and what happened.

    The journal says which progressive wagers and which wins that round had.
    """

    label = Msg("A late win")

    round: int
    seats: tuple[int, ...]
    line: str
    reason: str
    note: str = ""
    sensor: str = "A"
    stakes: tuple[tuple[Spot, int], ...] = ()
    wins: tuple[Win, ...] = ()


class CancelAdjustment(Pressed):
    """Leave the win, or the meter that was to be set, as it is on record."""

    label = Msg("CANCEL")


class TickDuty(Pressed):
    """A duty that a prize brings is done, or is not done after all; seat 0 is all its seats."""

    label = Msg("A duty")

    duty: str
    seat: int = 0


class TickPaid(Pressed):
    """A seat was handed what this pass of the walk owes it; or the cage pays it later."""

    label = Msg("PAID")

    seat: int
    by_cage: bool = False

    @property
    def counts_as(self) -> str:
        """Name what a touch of it does: the same as for a seat without a prize."""
        return "" if self.by_cage else "paid"


class TickAllPaid(Pressed):
    """All seats that are left in this pass of the walk were paid."""

    label = Msg("ALL PAID")


class UndoPaid(Pressed):
    """The seat that was ticked last was not paid after all."""

    label = Msg("UNDO")


WinCommand = (
    PressHand
    | DropClaim
    | RestoreClaim
    | ChangeClaim
    | DenyHand
    | WithdrawDenial
    | CallSupervisor
    | BackToTable
    | ConfirmWins
    | ConfirmAsDealer
    | TrySwipeAgain
    | LetSwipeTimeOut
    | BeginPaying
    | TakeBack
    | CannotCollect
    | PressTableHand
    | TurnKey
    | LoseKey
    | PressJackpot
    | AskAdjustment
    | AskLateWin
    | CancelAdjustment
    | TickDuty
    | TickPaid
    | TickAllPaid
    | UndoPaid
)

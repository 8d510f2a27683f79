"""What a touch, a card or a sensor asks of the table: imperative, without consequence yet."""

from collections.abc import Mapping

from dealer_assist.table.commands.office import AcknowledgeAlert as AcknowledgeAlert
from dealer_assist.table.commands.office import AskMeterSet as AskMeterSet
from dealer_assist.table.commands.office import ChangeGame as ChangeGame
from dealer_assist.table.commands.office import CloseBackOffice as CloseBackOffice
from dealer_assist.table.commands.office import HoldTable as HoldTable
from dealer_assist.table.commands.office import LockTable as LockTable
from dealer_assist.table.commands.office import NoteMishap as NoteMishap
from dealer_assist.table.commands.office import NotePrint as NotePrint
from dealer_assist.table.commands.office import NoteProgram as NoteProgram
from dealer_assist.table.commands.office import NoteRefusedSwipe as NoteRefusedSwipe
from dealer_assist.table.commands.office import NoteRegister as NoteRegister
from dealer_assist.table.commands.office import OpenBackOffice as OpenBackOffice
from dealer_assist.table.commands.office import ProposeSetting as ProposeSetting
from dealer_assist.table.commands.office import RaiseAlert as RaiseAlert
from dealer_assist.table.commands.office import ReportDevices as ReportDevices
from dealer_assist.table.commands.office import WithdrawSetting as WithdrawSetting
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Win
from dealer_assist.value import Value, field


class SwipeCard(Value):
    """A card at the reader. `member` is None for a card that is not on the staff list.

    `reading` says why a card does not count, where more is known of it; it has no member then.
    """

    member: StaffMember | None
    last_four: str = ""
    is_misread: bool = False
    reading: str = ""


class SeeChip(Value):
    """A chip was put on a sensor, or lies there when the sensors are read anew."""

    seat: int
    sensor: str = "A"


class MissChip(Value):
    """A chip was lifted off a sensor, or is not there when the sensors are read anew."""

    seat: int
    sensor: str = "A"


class ReportSensorFault(Value):
    """A sensor does not do its work."""

    seat: int
    sensor: str
    fault: str


class ReportSensorWell(Value):
    """A sensor that was faulty works again."""

    seat: int
    sensor: str


class PlaceWagers(Value):
    """A seat's base wagers became known."""

    seat: int
    wagers: Mapping[str, int] = field(default_factory=dict)


class SeeCards(Value):
    """The cards at a place became known, all of them: once more corrects them, none takes back.

    Places are the seats (`3`, a split hand `3b`), `dealer`, `board`, `player` and `banker`.
    """

    place: str
    cards: tuple[str, ...]


class CollectBonus(Value):
    """The losing House Money wagers are in the tray; once more takes that back."""

    is_done: bool = True


class AnswerPeek(Value):
    """What the dealer saw: `none`, `blackjack`, `other` card up; nothing takes it back."""

    answer: str


class InsureSeat(Value):
    """A seat puts up so much insurance against the ace; nothing takes it back."""

    seat: int
    cents: int


class CloseInsurance(Value):
    """Nobody insures against the ace any more; once more opens it again."""

    is_closed: bool = True


class SettleInsurance(Value):
    """What was insured is collected or paid; once more takes that back."""

    is_done: bool = True


class AnswerBonus(Value):
    """A House Money winner is paid and asked: what of the proceeds stays up; None takes it back."""

    seat: int
    left_up: int | None


class LetRide(Value):
    """A seat lets a bet ride that it could take back, or that was touched by mistake."""

    seat: int
    wager: str
    is_on: bool = True


class FoldHand(Value):
    """A player gives the hand up."""

    seat: int


class UnfoldHand(Value):
    """A fold was touched by mistake: the hand plays on."""

    seat: int


class SetHand(Value):
    """A hand is set: these two cards in front, or as the house would; none takes it back."""

    seat: int
    low: tuple[str, ...] = ()
    by_house_way: bool = False


class CompareHand(Value):
    """A set hand was held against the dealer's and its wager is settled; or it was not."""

    seat: int
    is_on: bool = True


class SwitchCards(Value):
    """A seat with two hands keeps its second cards or switches them; no answer takes it back."""

    seat: int
    answer: str = ""


class PlayHand(Value):
    """A blackjack hand acts on the cards that it is known to hold; not `is_on` takes that back.

    `cards` are drawn by the act, in their order, with the second card of a split hand whose turn
    it is then.
    """

    place: str
    act: str
    cards: tuple[str, ...] = ()
    is_on: bool = True


class AdvanceStage(Value):
    """The base game has come to a stage; `is_asked` after seats that have not decided were."""

    to: str
    is_asked: bool = False


class FoldAll(Value):
    """Seats that were asked fold, and the deal goes on to a stage."""

    seats: tuple[int, ...]
    to: str


class StepBack(Value):
    """The base game is still at the stage before."""


class StartGame(Value):
    """All bets are down: lock the sensors."""


class PressHand(Value):
    """A hand button for a seat: on, or off again."""

    seat: int
    line: str
    sensor: str = "A"


class DropClaim(Value):
    """The supervisor says that this is not a win, for a reason from the list.

    A hand that several seats share is none for all of them: `all_shares` says that this is meant.
    """

    seat: int
    sensor: str = "A"
    reason: str = ""
    all_shares: bool = False


class RestoreClaim(Value):
    """It is a win after all: the claim stands again."""

    seat: int
    sensor: str = "A"


class ChangeClaim(Value):
    """The hand that the cards make takes the place of the one that was pressed."""

    seat: int
    sensor: str = "A"


class DenyHand(Value):
    """The hand that the cards make at a spot is not a win, for a reason from the list."""

    seat: int
    reason: str
    sensor: str = "A"


class WithdrawDenial(Value):
    """The hand of a spot may be a win after all."""

    seat: int
    sensor: str = "A"


class KeepChip(Value):
    """A chip that lies there from the last round stays, and bets in this one."""

    seat: int
    sensor: str = "A"


class DenyChip(Value):
    """The dealer sees no chip where a sensor says that one lies: the sensor is wrong."""

    seat: int
    sensor: str = "A"


class CallSupervisor(Value):
    """Ask for a supervisor: to verify claims, or just to come."""


class BackToTable(Value):
    """Leave the verification; claims stay on, nothing is recorded as a win."""


class ConfirmWins(Value):
    """The supervisor has verified the claims: lock their values and ask for a card.

    Against the cards it needs a reason from the list.
    """

    reason: str = ""


class ConfirmAsDealer(Value):
    """The dealer confirms the small fixed pays that are claimed; no card is asked for."""


class TrySwipeAgain(Value):
    """Open the reader again after it timed out."""


class LetSwipeTimeOut(Value):
    """Nobody swiped in time."""


class BeginPaying(Value):
    """The wins are on record: go back to the table and pay."""


class TakeBack(Value):
    """A seat has given back what it was handed for a win that is backed out."""

    seat: int


class EndGame(Value):
    """All action is reconciled: reset for the next round.

    With a sensor, only its jackpot is: one that is settled before the hands are played.
    `no_winner` answers the showdown's question for a winning hand.
    """

    sensor: str = ""
    no_winner: bool = False


class VoidRound(Value):
    """The round does not count: give every wager back."""

    reason: str


class KeepRound(Value):
    """No card comes for a void: the round goes on."""


class GiveBack(Value):
    """Every wager of the void round is back with its player."""


class CloseTable(Value):
    """No more rounds: note the closing meters."""


class PressTableHand(Value):
    """The hand button of a hand that the whole table shares, for every seat on the winning side."""

    side: str
    line: str
    sensor: str = "A"


class MarkWager(Value):
    """The dealer marks a progressive wager by hand, or takes the mark back."""

    seat: int
    sensor: str = "A"


class MarkPlaying(Value):
    """The dealer says that a seat plays, or that it is empty; without a word a touch turns it."""

    seat: int
    plays: bool | None = None


class CountHands(Value):
    """The shuffler says how many hands it has dealt, the dealer's among them."""

    hands: int


class MarkSide(Value):
    """The dealer says which side a seat's main wager is on; nothing takes it back."""

    seat: int
    side: str


class TurnKey(Value):
    """The supervisor's key came to RUN or JPH."""

    position: str


class LoseKey(Value):
    """The key switch does not answer."""


class PressJackpot(Value):
    """J-POT: record the wins that are claimed; against the cards it needs a reason."""

    reason: str = ""


class AskAdjustment(Value):
    """Back out a win that is on record, for a reason from the list; the note says what happened.

    A win of an earlier round brings the wins of that round with it, as the journal has them, and
    the progressive wagers: they tell what envy was paid.
    """

    number: int
    reason: str
    wins: tuple[Win, ...] = ()
    note: str = ""
    stakes: tuple[tuple[Spot, int], ...] = ()


class AskLateWin(Value):
    """Record a win of a round that is over: which seats, which hand, why, and what happened.

    The journal says which progressive wagers and which wins that round had.
    """

    round: int
    seats: tuple[int, ...]
    line: str
    reason: str
    note: str = ""
    sensor: str = "A"
    stakes: tuple[tuple[Spot, int], ...] = ()
    wins: tuple[Win, ...] = ()


class CancelAdjustment(Value):
    """Leave the win, or the meter that was to be set, as it is on record."""


class TickDuty(Value):
    """A duty that a prize brings is done, or is not done after all; seat 0 is all its seats."""

    duty: str
    seat: int = 0


class TickPaid(Value):
    """A seat was handed what this pass of the walk owes it; or the cage pays it later."""

    seat: int
    by_cage: bool = False


class TickAllPaid(Value):
    """All seats that are left in this pass of the walk were paid."""


class UndoPaid(Value):
    """The seat that was ticked last was not paid after all."""

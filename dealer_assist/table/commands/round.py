"""What a touch, a card or a sensor asks of the table: imperative, without consequence yet."""

from collections.abc import Mapping

from dealer_assist.message import Msg
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
from dealer_assist.table.commands.pressed import Pressed
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


class PlaceWagers(Pressed):
    """A seat's base wagers became known."""

    label = Msg("A wager")

    seat: int
    wagers: Mapping[str, int] = field(default_factory=dict)


class SeeCards(Pressed):
    """The cards at a place became known, all of them: once more corrects them, none takes back.

    Places are the seats (`3`, a split hand `3b`), `dealer`, `board`, `player` and `banker`.
    """

    label = Msg("A card")

    place: str
    cards: tuple[str, ...]


class CollectBonus(Pressed):
    """The losing House Money wagers are in the tray; once more takes that back."""

    label = Msg("COLLECTED")

    is_done: bool = True


class AnswerPeek(Pressed):
    """What the dealer saw: `none`, `blackjack`, `other` card up; nothing takes it back."""

    label = Msg("The peek")

    answer: str


class InsureSeat(Pressed):
    """A seat puts up so much insurance against the ace; nothing takes it back."""

    label = Msg("Insurance")

    seat: int
    cents: int


class CloseInsurance(Pressed):
    """Nobody insures against the ace any more; once more opens it again."""

    label = Msg("INSURANCE CLOSED")

    is_closed: bool = True


class SettleInsurance(Pressed):
    """What was insured is collected or paid; once more takes that back."""

    label = Msg("Insurance")

    is_done: bool = True


class AnswerBonus(Pressed):
    """A House Money winner is paid and asked: what of the proceeds stays up; None takes it back."""

    label = Msg("LEAVE UP")

    seat: int
    left_up: int | None


class LetRide(Pressed):
    """A seat lets a bet ride that it could take back, or that was touched by mistake."""

    label = Msg("A bet that rides")

    seat: int
    wager: str
    is_on: bool = True


class FoldHand(Pressed):
    """A player gives the hand up."""

    label = Msg("A fold")

    seat: int


class UnfoldHand(Pressed):
    """A fold was touched by mistake: the hand plays on."""

    label = Msg("Taking a fold back")

    seat: int


class SetHand(Pressed):
    """A hand is set: these two cards in front, or as the house would; none takes it back."""

    label = Msg("A set hand")

    seat: int
    low: tuple[str, ...] = ()
    by_house_way: bool = False


class CompareHand(Pressed):
    """A set hand was held against the dealer's and its wager is settled; or it was not."""

    label = Msg("A compared hand")

    seat: int
    is_on: bool = True


class SwitchCards(Pressed):
    """A seat with two hands keeps its second cards or switches them; no answer takes it back."""

    label = Msg("A switch")

    seat: int
    answer: str = ""


class PlayHand(Pressed):
    """A blackjack hand acts on the cards that it is known to hold; not `is_on` takes that back.

    `cards` are drawn by the act, in their order, with the second card of a split hand whose turn
    it is then.
    """

    label = Msg("The play of a hand")

    place: str
    act: str
    cards: tuple[str, ...] = ()
    is_on: bool = True


class AdvanceStage(Pressed):
    """The base game has come to a stage; `is_asked` after seats that have not decided were."""

    label = Msg("Another stage of the deal")

    to: str
    is_asked: bool = False


class FoldAll(Pressed):
    """Seats that were asked fold, and the deal goes on to a stage."""

    label = Msg("A fold")

    seats: tuple[int, ...]
    to: str


class StepBack(Pressed):
    """The base game is still at the stage before."""

    label = Msg("The stage before")


class StartGame(Pressed):
    """All bets are down: lock the sensors."""

    label = "START GAME"


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


class KeepChip(Pressed):
    """A chip that lies there from the last round stays, and bets in this one."""

    label = Msg("A chip that stays")

    seat: int
    sensor: str = "A"


class DenyChip(Value):
    """The dealer sees no chip where a sensor says that one lies: the sensor is wrong."""

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


class EndGame(Pressed):
    """All action is reconciled: reset for the next round.

    With a sensor, only its jackpot is: one that is settled before the hands are played.
    `no_winner` answers the showdown's question for a winning hand.
    """

    label = "END GAME"

    sensor: str = ""
    no_winner: bool = False


class VoidRound(Pressed):
    """The round does not count: give every wager back."""

    label = "VOID ROUND"

    reason: str


class KeepRound(Pressed):
    """No card comes for a void: the round goes on."""

    label = Msg("KEEP THE ROUND")


class GiveBack(Pressed):
    """Every wager of the void round is back with its player."""

    label = Msg("ALL GIVEN BACK")


class CloseTable(Pressed):
    """No more rounds: note the closing meters."""

    label = Msg("CLOSE TABLE")


class PressTableHand(Pressed):
    """The hand button of a hand that the whole table shares, for every seat on the winning side."""

    label = Msg("A hand button")

    side: str
    line: str
    sensor: str = "A"


class MarkWager(Pressed):
    """The dealer marks a progressive wager by hand, or takes the mark back."""

    label = Msg("A mark by hand")

    seat: int
    sensor: str = "A"


class MarkPlaying(Pressed):
    """The dealer says that a seat plays, or that it is empty; without a word a touch turns it."""

    label = Msg("A seat that plays")

    seat: int
    plays: bool | None = None


class CountHands(Pressed):
    """The shuffler says how many hands it has dealt, the dealer's among them."""

    label = Msg("The shuffler's count")

    hands: int


class MarkSide(Pressed):
    """The dealer says which side a seat's main wager is on; nothing takes it back."""

    label = Msg("A side")

    seat: int
    side: str


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


class TickAllPaid(Pressed):
    """All seats that are left in this pass of the walk were paid."""

    label = Msg("ALL PAID")


class UndoPaid(Pressed):
    """The seat that was ticked last was not paid after all."""

    label = Msg("UNDO")

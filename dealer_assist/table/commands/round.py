"""What a touch, a card or a sensor asks of the table: imperative, without consequence yet."""

from collections.abc import Mapping
from dataclasses import field

from dealer_assist.frozen import frozen
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


@frozen
class SwipeCard:
    """A card at the reader. `member` is None for a card that is not on the staff list.

    `reading` says why a card does not count, where more is known of it; it has no member then.
    """

    member: StaffMember | None
    last_four: str = ""
    is_misread: bool = False
    reading: str = ""


@frozen
class SeeChip:
    """A chip was put on a sensor, or lies there when the sensors are read anew."""

    seat: int
    sensor: str = "A"


@frozen
class MissChip:
    """A chip was lifted off a sensor, or is not there when the sensors are read anew."""

    seat: int
    sensor: str = "A"


@frozen
class ReportSensorFault:
    """A sensor does not do its work."""

    seat: int
    sensor: str
    fault: str


@frozen
class ReportSensorWell:
    """A sensor that was faulty works again."""

    seat: int
    sensor: str


@frozen
class PlaceWagers:
    """A seat's base wagers became known."""

    seat: int
    wagers: Mapping[str, int] = field(default_factory=dict)


@frozen
class SeeCards:
    """The cards at a place became known, all of them: once more corrects them, none takes back.

    Places are the seats (`3`, a split hand `3b`), `dealer`, `board`, `player` and `banker`.
    """

    place: str
    cards: tuple[str, ...]


@frozen
class CollectBonus:
    """The losing House Money wagers are in the tray; once more takes that back."""

    is_done: bool = True


@frozen
class AnswerPeek:
    """What the dealer saw: `none`, `blackjack`, `other` card up; nothing takes it back."""

    answer: str


@frozen
class InsureSeat:
    """A seat puts up so much insurance against the ace; nothing takes it back."""

    seat: int
    cents: int


@frozen
class CloseInsurance:
    """Nobody insures against the ace any more; once more opens it again."""

    is_closed: bool = True


@frozen
class SettleInsurance:
    """What was insured is collected or paid; once more takes that back."""

    is_done: bool = True


@frozen
class AnswerBonus:
    """A House Money winner is paid and asked: what of the proceeds stays up; None takes it back."""

    seat: int
    left_up: int | None


@frozen
class LetRide:
    """A seat lets a bet ride that it could take back, or that was touched by mistake."""

    seat: int
    wager: str
    is_on: bool = True


@frozen
class FoldHand:
    """A player gives the hand up."""

    seat: int


@frozen
class UnfoldHand:
    """A fold was touched by mistake: the hand plays on."""

    seat: int


@frozen
class SetHand:
    """A hand is set: these two cards in front, or as the house would; none takes it back."""

    seat: int
    low: tuple[str, ...] = ()
    by_house_way: bool = False


@frozen
class CompareHand:
    """A set hand was held against the dealer's and its wager is settled; or it was not."""

    seat: int
    is_on: bool = True


@frozen
class SwitchCards:
    """A seat with two hands keeps its second cards or switches them; no answer takes it back."""

    seat: int
    answer: str = ""


@frozen
class PlayHand:
    """A blackjack hand acts on the cards that it is known to hold; not `is_on` takes that back.

    `cards` are drawn by the act, in their order, with the second card of a split hand whose turn
    it is then.
    """

    place: str
    act: str
    cards: tuple[str, ...] = ()
    is_on: bool = True


@frozen
class AdvanceStage:
    """The base game has come to a stage; `is_asked` after seats that have not decided were."""

    to: str
    is_asked: bool = False


@frozen
class FoldAll:
    """Seats that were asked fold, and the deal goes on to a stage."""

    seats: tuple[int, ...]
    to: str


@frozen
class StepBack:
    """The base game is still at the stage before."""


@frozen
class StartGame:
    """All bets are down: lock the sensors."""


@frozen
class PressHand:
    """A hand button for a seat: on, or off again."""

    seat: int
    line: str
    sensor: str = "A"


@frozen
class DropClaim:
    """The supervisor says that this is not a win, for a reason from the list.

    A hand that several seats share is none for all of them: `all_shares` says that this is meant.
    """

    seat: int
    sensor: str = "A"
    reason: str = ""
    all_shares: bool = False


@frozen
class RestoreClaim:
    """It is a win after all: the claim stands again."""

    seat: int
    sensor: str = "A"


@frozen
class ChangeClaim:
    """The hand that the cards make takes the place of the one that was pressed."""

    seat: int
    sensor: str = "A"


@frozen
class DenyHand:
    """The hand that the cards make at a spot is not a win, for a reason from the list."""

    seat: int
    reason: str
    sensor: str = "A"


@frozen
class WithdrawDenial:
    """The hand of a spot may be a win after all."""

    seat: int
    sensor: str = "A"


@frozen
class KeepChip:
    """A chip that lies there from the last round stays, and bets in this one."""

    seat: int
    sensor: str = "A"


@frozen
class DenyChip:
    """The dealer sees no chip where a sensor says that one lies: the sensor is wrong."""

    seat: int
    sensor: str = "A"


@frozen
class CallSupervisor:
    """Ask for a supervisor: to verify claims, or just to come."""


@frozen
class BackToTable:
    """Leave the verification; claims stay on, nothing is recorded as a win."""


@frozen
class ConfirmWins:
    """The supervisor has verified the claims: lock their values and ask for a card.

    Against the cards it needs a reason from the list.
    """

    reason: str = ""


@frozen
class ConfirmAsDealer:
    """The dealer confirms the small fixed pays that are claimed; no card is asked for."""


@frozen
class TrySwipeAgain:
    """Open the reader again after it timed out."""


@frozen
class LetSwipeTimeOut:
    """Nobody swiped in time."""


@frozen
class BeginPaying:
    """The wins are on record: go back to the table and pay."""


@frozen
class TakeBack:
    """A seat has given back what it was handed for a win that is backed out."""

    seat: int


@frozen
class EndGame:
    """All action is reconciled: reset for the next round.

    With a sensor, only its jackpot is: one that is settled before the hands are played.
    `no_winner` answers the showdown's question for a winning hand.
    """

    sensor: str = ""
    no_winner: bool = False


@frozen
class VoidRound:
    """The round does not count: give every wager back."""

    reason: str


@frozen
class KeepRound:
    """No card comes for a void: the round goes on."""


@frozen
class GiveBack:
    """Every wager of the void round is back with its player."""


@frozen
class CloseTable:
    """No more rounds: note the closing meters."""


@frozen
class PressTableHand:
    """The hand button of a hand that the whole table shares, for every seat on the winning side."""

    side: str
    line: str
    sensor: str = "A"


@frozen
class MarkWager:
    """The dealer marks a progressive wager by hand, or takes the mark back."""

    seat: int
    sensor: str = "A"


@frozen
class MarkPlaying:
    """The dealer says that a seat plays, or that it is empty; without a word a touch turns it."""

    seat: int
    plays: bool | None = None


@frozen
class CountHands:
    """The shuffler says how many hands it has dealt, the dealer's among them."""

    hands: int


@frozen
class MarkSide:
    """The dealer says which side a seat's main wager is on; nothing takes it back."""

    seat: int
    side: str


@frozen
class TurnKey:
    """The supervisor's key came to RUN or JPH."""

    position: str


@frozen
class LoseKey:
    """The key switch does not answer."""


@frozen
class PressJackpot:
    """J-POT: record the wins that are claimed; against the cards it needs a reason."""

    reason: str = ""


@frozen
class AskAdjustment:
    """Back out a win that is on record, for a reason from the list; the note says what happened.

    A win of an earlier round brings the wins of that round with it, as the journal has them, and
    the progressive wagers: they tell what envy was paid.
    """

    number: int
    reason: str
    wins: tuple[Win, ...] = ()
    note: str = ""
    stakes: tuple[tuple[Spot, int], ...] = ()


@frozen
class AskLateWin:
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


@frozen
class CancelAdjustment:
    """Leave the win, or the meter that was to be set, as it is on record."""


@frozen
class TickDuty:
    """A duty that a prize brings is done, or is not done after all; seat 0 is all its seats."""

    duty: str
    seat: int = 0


@frozen
class TickPaid:
    """A seat was handed what this pass of the walk owes it; or the cage pays it later."""

    seat: int
    by_cage: bool = False


@frozen
class TickAllPaid:
    """All seats that are left in this pass of the walk were paid."""


@frozen
class UndoPaid:
    """The seat that was ticked last was not paid after all."""

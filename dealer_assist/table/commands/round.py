"""What a touch, a card or a sensor asks of a round: imperative, without consequence yet."""

from collections.abc import Mapping

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.setup.roles import StaffMember
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
    """A chip was put on a sensor, or lies there when the sensors are read again."""

    seat: int
    sensor: str = "A"


class MissChip(Value):
    """A chip was lifted off a sensor, or is not there when the sensors are read again."""

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
    `without_suit` are cards of the dealer's, by number, of which the rank alone was touched.
    """

    label = Msg("A card")

    place: str
    cards: tuple[str, ...]
    without_suit: tuple[int, ...] = ()


class SayDealerTotal(Pressed):
    """The dealer says what a hand of blackjack counts without its cards; "" takes that back."""

    label = Msg("The dealer's total")

    total: str


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


class KeepChip(Pressed):
    """A chip that lies there from the last round stays, and bets in this one."""

    label = Msg("A chip that stays")

    seat: int
    sensor: str = "A"


class DenyChip(Value):
    """The dealer sees no chip where a sensor says that one lies: the sensor is wrong."""

    seat: int
    sensor: str = "A"


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


class MarkWager(Pressed):
    """The dealer marks a progressive wager by hand, or takes the mark back."""

    label = Msg("A mark by hand")

    seat: int
    sensor: str = "A"


class AcknowledgeMark(Pressed):
    """Whoever verifies a win has read that no sensor saw its wager."""

    label = Msg("ACKNOWLEDGE")

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


class BeginShoe(Pressed):
    """The cards are shuffled; the next coup is the first of a new shoe."""

    label = Msg("NEW SHOE")


RoundCommand = (
    SwipeCard
    | SeeChip
    | MissChip
    | ReportSensorFault
    | ReportSensorWell
    | PlaceWagers
    | SeeCards
    | SayDealerTotal
    | CollectBonus
    | AnswerPeek
    | InsureSeat
    | CloseInsurance
    | SettleInsurance
    | AnswerBonus
    | LetRide
    | FoldHand
    | UnfoldHand
    | SetHand
    | CompareHand
    | SwitchCards
    | PlayHand
    | AdvanceStage
    | FoldAll
    | StepBack
    | StartGame
    | KeepChip
    | DenyChip
    | EndGame
    | VoidRound
    | KeepRound
    | GiveBack
    | CloseTable
    | MarkWager
    | AcknowledgeMark
    | MarkPlaying
    | CountHands
    | MarkSide
    | BeginShoe
)

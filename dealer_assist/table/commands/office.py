"""What is asked of the table beside the round: paper, alerts, settings, and the back office.

Troubles in dealing are told here too, and what the floor tells: nobody at the table can say that.
"""

from dealer_assist.message import Msg
from dealer_assist.table.commands.pressed import Pressed
from dealer_assist.table.events.values import FloorMessage, OtherClaim, Ticket
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.value import Value


class ReportDevices(Value):
    """Every device was tested: its name and the state it was found in."""

    devices: tuple[tuple[str, str], ...]


class ChangeGame(Pressed):
    """Open another table file at this closed table; nothing takes the wish back."""

    label = Msg("A change of game")

    to: str


class AskMeterSet(Value):
    """Make a meter show another amount, for a reason from the list."""

    sensor: str
    level: str
    to_micros: int
    reason: str
    note: str = ""


class NotePrint(Value):
    """A page was sent to the printer; `trouble` says why no paper came out, copy 1 is the first."""

    page: str
    number: int
    copy: int
    trouble: str = ""


class RaiseAlert(Value):
    """Something needs a person; the same key again says it again.

    `not_by` is the key of the person it is about, `witness` of the one whose second card allowed
    it: another person has to take note of it. `cents` is the money that it is about.
    """

    key: str
    kind: str
    sentence: str
    not_by: str = ""
    witness: str = ""
    cents: int = 0


class AcknowledgeAlert(Value):
    """A person takes note of an alert."""

    key: str
    by: StaffMember


class ProposeSetting(Value):
    """Change a setting when the table next opens.

    A number is in the unit of the setting: cents, basis points. A text is what a person would
    write: `$7,500`, `20.5 %`, `yes`.
    """

    path: str
    value: str | int
    by: StaffMember
    witness: StaffMember


class ProposeSetUp(Value):
    """Change several settings together when the table next opens: each a path and its value.

    They are judged as a whole: a seed may be that of the jackpot that is chosen beside it.
    """

    changes: tuple[tuple[str, str], ...]
    by: StaffMember
    witness: StaffMember


class WithdrawSetting(Value):
    """Leave a setting as it is after all."""

    path: str
    by: StaffMember


class NoteMishap(Value):
    """A part of the screen could not be drawn."""

    view: str


class NoteRefusedSwipe(Value):
    """A card was refused elsewhere than at the table: at the door of the back office.

    One is cancelled that was taken back before its PIN was entered.
    """

    refusal: str
    member: StaffMember | None
    last_four: str = ""
    is_misread: bool = False
    is_cancelled: bool = False


class BarDealer(Value):
    """The card of whoever deals is not good any more."""

    why: str


class LockTable(Value):
    """The dealer steps away: nothing is to be pressed until a card unlocks the table."""


class HoldTable(Value):
    """Something around the table is not as it was: two persons must have seen it first.

    The same key again says it again.
    """

    key: str
    sentence: str


class NoteProgram(Value):
    """The program has started: what it is and what it runs on, each by version and digest."""

    version: str
    release: str
    program: str
    libraries: str
    definitions: str
    python: str
    qt: str
    sqlite: str
    lowest: str = ""


class NoteRegister(Value):
    """The staff register ends at this event, which has this hash."""

    seq: int
    hash: str


class OpenBackOffice(Value):
    """A supervisor goes to the back office."""

    by: StaffMember


class CloseBackOffice(Value):
    """The back office is left."""

    by: StaffMember


class JoinLink(Value):
    """The floor let the table on, and has its rounds up to this number."""

    up_to: int
    epoch: int = 0


class LoseLink(Value):
    """The server does not answer, or does not let the table on."""

    why: str


class TurnLink(Value):
    """The link of a sensor is paused for a reason, or goes on where there is none."""

    sensor: str
    reason: str = ""


class TakeContributions(Value):
    """The floor has the rounds up to a number; its meters show these cents by sensor and level.

    `claims` are what other tables have claimed of them.
    """

    up_to: int
    shown: tuple[tuple[str, str, int], ...] = ()
    claims: tuple[OtherClaim, ...] = ()


class GiveTicket(Value):
    """The floor has answered for a ticket."""

    ticket: Ticket


class LockPrize(Value):
    """The floor has locked the prize of a ticket; while `by_pit` nobody pays it here yet."""

    key: str
    cents: int
    by_pit: bool = False


class RefuseLock(Value):
    """The floor does not lock the prize of a ticket, and says why."""

    key: str
    sentence: str


class AskClosing(Value):
    """Ask that the older ticket of another table is closed, which holds ours up."""


class EndClosing(Value):
    """Nobody asks for that any more; the floor says why where it does not close the ticket."""

    sentence: str = ""


class HearFloor(Value):
    """The floor's people speak: who comes to which call, and messages not read here."""

    coming: tuple[str, str] = ("", "")
    messages: tuple[FloorMessage, ...] = ()


class ReadMessage(Pressed):
    """Whoever deals has read a message of the pit."""

    label = Msg("READ")

    number: int


class NoteIrregularity(Pressed):
    """Something went wrong in dealing: `wrong_cards` or `shuffler`; `said` by the device itself."""

    label = Msg("An irregularity")

    kind: str
    said: str = ""


class TickStep(Pressed):
    """A step of the checklist is done; `told` names who was told, where the step asks for it."""

    label = Msg("A step of the checklist")

    step: int
    told: str = ""


class ClearIrregularity(Pressed):
    """The trouble is over, or was none."""

    label = Msg("The end of an irregularity")


OfficeCommand = (
    ReportDevices
    | ChangeGame
    | AskMeterSet
    | NotePrint
    | RaiseAlert
    | AcknowledgeAlert
    | ProposeSetting
    | ProposeSetUp
    | WithdrawSetting
    | NoteMishap
    | NoteRefusedSwipe
    | BarDealer
    | LockTable
    | HoldTable
    | NoteProgram
    | NoteRegister
    | OpenBackOffice
    | CloseBackOffice
    | JoinLink
    | LoseLink
    | TurnLink
    | TakeContributions
    | GiveTicket
    | LockPrize
    | RefuseLock
    | AskClosing
    | EndClosing
    | HearFloor
    | ReadMessage
    | NoteIrregularity
    | TickStep
    | ClearIrregularity
)

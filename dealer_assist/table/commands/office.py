"""What is asked of the table beside the round: paper, alerts, settings, and the back office.

Troubles in dealing are told here too, and what the floor tells: nobody at the table can say that.
"""

from dealer_assist.frozen import frozen
from dealer_assist.table.events.values import FloorMessage, Ticket
from dealer_assist.table.setup.roles import StaffMember


@frozen
class ReportDevices:
    """Every device was tested: its name and the state it was found in."""

    devices: tuple[tuple[str, str], ...]


@frozen
class ChangeGame:
    """Open another table file at this closed table; nothing takes the wish back."""

    to: str


@frozen
class AskMeterSet:
    """Make a meter show another amount, for a reason from the list."""

    sensor: str
    level: str
    to_micros: int
    reason: str
    note: str = ""


@frozen
class NotePrint:
    """A page was sent to the printer; `trouble` says why no paper came out, copy 1 is the first."""

    page: str
    number: int
    copy: int
    trouble: str = ""


@frozen
class RaiseAlert:
    """Something needs a person; the same key again says it anew.

    `not_by` is the key of whoever it is about: somebody else has to take note of it.
    """

    key: str
    kind: str
    sentence: str
    not_by: str = ""


@frozen
class AcknowledgeAlert:
    """A person takes note of an alert."""

    key: str
    by: StaffMember


@frozen
class ProposeSetting:
    """Change a setting when the table next opens.

    A number is in the unit of the setting: cents, basis points. A text is what a person would
    write: `$7,500`, `20.5 %`, `yes`.
    """

    path: str
    value: str | int
    by: StaffMember
    witness: StaffMember


@frozen
class ProposeSetUp:
    """Change several settings together when the table next opens: each a path and its value.

    They are judged as a whole: a seed may be that of the jackpot that is chosen beside it.
    """

    changes: tuple[tuple[str, str], ...]
    by: StaffMember
    witness: StaffMember


@frozen
class WithdrawSetting:
    """Leave a setting as it is after all."""

    path: str
    by: StaffMember


@frozen
class NoteMishap:
    """A part of the screen could not be drawn."""

    view: str


@frozen
class NoteRefusedSwipe:
    """A card was refused by somebody else than the table: at the door of the back office.

    One is cancelled that was taken back before its PIN was entered.
    """

    refusal: str
    member: StaffMember | None
    last_four: str = ""
    is_misread: bool = False
    is_cancelled: bool = False


@frozen
class LockTable:
    """The dealer steps away: nothing is to be pressed until a card unlocks the table."""


@frozen
class HoldTable:
    """Something around the table is not as it was: two persons must have seen it first.

    The same key again says it anew.
    """

    key: str
    sentence: str


@frozen
class NoteProgram:
    """The program has started: what it is and what it runs on, each by version and digest."""

    version: str
    release: str
    program: str
    libraries: str
    definitions: str
    python: str
    qt: str
    sqlite: str


@frozen
class NoteRegister:
    """The staff register ends at this event, which has this hash."""

    seq: int
    hash: str


@frozen
class OpenBackOffice:
    """A supervisor goes to the back office."""

    by: StaffMember


@frozen
class CloseBackOffice:
    """The back office is left."""

    by: StaffMember


@frozen
class JoinLink:
    """The floor let the table on, and has its rounds up to this number."""

    up_to: int
    epoch: int = 0


@frozen
class LoseLink:
    """The floor does not answer, or does not let the table on."""

    why: str


@frozen
class TurnLink:
    """The link of a sensor is paused for a reason, or goes on where there is none."""

    sensor: str
    reason: str = ""


@frozen
class TakeContributions:
    """The floor has the rounds up to a number; its meters show these cents by sensor and level."""

    up_to: int
    shown: tuple[tuple[str, str, int], ...] = ()


@frozen
class GiveTicket:
    """The floor has answered for a ticket."""

    ticket: Ticket


@frozen
class LockPrize:
    """The floor has locked the prize of a ticket."""

    key: str
    cents: int


@frozen
class RefuseLock:
    """The floor does not lock the prize of a ticket, and says why."""

    key: str
    sentence: str


@frozen
class AskClosing:
    """Ask that the older ticket of another table is closed, which holds ours up."""


@frozen
class EndClosing:
    """Nobody asks for that any more; the floor says why where it does not close the ticket."""

    sentence: str = ""


@frozen
class HearFloor:
    """The floor's people speak: who comes to which call, and messages not read here."""

    coming: tuple[str, str] = ("", "")
    messages: tuple[FloorMessage, ...] = ()


@frozen
class ReadMessage:
    """Whoever deals has read a message of the pit."""

    number: int


@frozen
class NoteIrregularity:
    """Something went wrong in dealing: `wrong_cards` or `shuffler`; `said` by the device itself."""

    kind: str
    said: str = ""


@frozen
class TickStep:
    """A step of the checklist is done; `told` names who was told, where the step asks for it."""

    step: int
    told: str = ""


@frozen
class ClearIrregularity:
    """The trouble is over, or was none."""

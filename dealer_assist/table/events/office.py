"""What happened beside the round: devices, paper, alerts, settings, and troubles in dealing."""

from dealer_assist.table.events.values import Irregularity, MeterPutBack, MeterReading
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.value import Value


class DevicesTested(Value):
    """Every device of the table with the state it was found in."""

    at: int
    devices: tuple[tuple[str, str], ...]


class GameChangeAsked(Value):
    """Another table file is to be opened here; none takes the wish back."""

    to: str


class GameChanged(Value):
    """A supervisor let another game be opened at the closed table."""

    at: int
    by: StaffMember
    to: str


class IrregularityNoted(Value):
    """A trouble in dealing was noted, or a step of its checklist was done."""

    at: int
    now: Irregularity


class IrregularityCleared(Value):
    """The trouble is over; `by` is whose card has ruled, where a card was asked for."""

    at: int
    was: Irregularity
    by: StaffMember | None = None


class PagePrinted(Value):
    """A page went to the printer: its number, which copy, and what went wrong if no paper came."""

    at: int
    page: str
    number: int
    copy: int
    trouble: str = ""


class AlertRaised(Value):
    """Something needs a person; it stays open until one acknowledges it.

    That is neither `not_by` nor the `witness`, whose second card allowed it. `cents` is the money
    that it is about.
    """

    at: int
    key: str
    kind: str
    sentence: str
    not_by: str = ""
    witness: str = ""
    cents: int = 0


class AlertAcknowledged(Value):
    """A person has taken note of an alert."""

    at: int
    key: str
    by: StaffMember


class SettingProposed(Value):
    """Two people want a setting changed; `of` is the jackpot whose figure it is, if it is one's."""

    at: int
    path: str
    old: str
    new: str
    by: StaffMember
    witness: StaffMember
    of: str = ""


class SettingWithdrawn(Value):
    """A proposed setting stays as it is."""

    at: int
    path: str
    by: StaffMember


class SettingsApplied(Value):
    """The table opens with changed settings; the meters that they moved, a house amount first."""

    at: int
    settings: tuple[Setting, ...]
    meters: tuple[MeterReading, ...] = ()


class ViewFailed(Value):
    """A part of the screen could not be drawn; the table went on."""

    at: int
    view: str


class TableLocked(Value):
    """The table was locked by whoever dealt; by nobody known where it was closed."""

    at: int
    by: StaffMember | None


class DealerBarred(Value):
    """The card of whoever deals is not good any more: this round ends, another dealer goes on."""

    at: int
    key: str
    why: str


class TableUnlocked(Value):
    """A card unlocked the table."""

    at: int
    by: StaffMember


class TableHeld(Value):
    """Something around the table is not as it was; it is held until two persons have seen it."""

    at: int
    key: str
    sentence: str


class HoldSeen(Value):
    """The first of the two persons has seen why the table is held."""

    at: int
    by: StaffMember


class TableReleased(Value):
    """Two persons have seen why the table was held; it goes on."""

    at: int
    by: StaffMember
    witness: StaffMember


class JournalRestored(Value):
    """A backup took the place of a damaged journal: what is lost with that, and who did it.

    `lost` is the number of events that went with it, None where nobody can tell. Rounds, cents and
    meters are those of the events that could still be read, of which there were `counted`.
    `older_key` is the print of the key that had sealed the backup, where it was changed since.
    """

    at: int
    by: str
    ends: int
    lost: int | None
    counted: int
    rounds: int
    wagered: int
    wins: int
    prizes: int
    put_back: tuple[MeterPutBack, ...]
    kept_as: str
    older_key: str = ""


class JournalKeyChanged(Value):
    """From here on another key seals this journal; `by` and `witness` are who changed it.

    `before` and `after` are the prints of both keys, and `seal` is what the older one made of the
    event before this. Where a backup of that time was put back later, nobody is the witness.
    """

    at: int
    by: str
    witness: str
    before: str
    after: str
    seal: str


class ProgramStarted(Value):
    """What the program is and what it runs on, each by version and digest.

    `release` is the digest of the key that its release was signed with; empty where none was.
    `lowest` is the lowest version that a release here has allowed since.
    """

    at: int
    version: str
    release: str
    program: str
    libraries: str
    definitions: str
    python: str
    qt: str
    sqlite: str
    lowest: str = ""


class RegisterNoted(Value):
    """How far the staff register went at this moment: one that ends before is an older one."""

    at: int
    seq: int
    hash: str


class BackOfficeOpened(Value):
    """A supervisor went to the back office."""

    at: int
    by: StaffMember


class BackOfficeClosed(Value):
    """The back office was left."""

    at: int
    by: StaffMember


OfficeEvent = (
    DevicesTested
    | GameChangeAsked
    | GameChanged
    | IrregularityNoted
    | IrregularityCleared
    | PagePrinted
    | AlertRaised
    | AlertAcknowledged
    | SettingProposed
    | SettingWithdrawn
    | SettingsApplied
    | ViewFailed
    | TableLocked
    | DealerBarred
    | TableUnlocked
    | TableHeld
    | HoldSeen
    | TableReleased
    | JournalRestored
    | JournalKeyChanged
    | ProgramStarted
    | RegisterNoted
    | BackOfficeOpened
    | BackOfficeClosed
)

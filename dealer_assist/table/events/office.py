"""What happened beside the round: devices, paper, alerts, settings, and troubles in dealing."""

from dealer_assist.frozen import frozen
from dealer_assist.table.events.values import Irregularity, MeterPutBack, MeterReading, Setting
from dealer_assist.table.setup.roles import StaffMember


@frozen
class DevicesTested:
    """Every device of the table with the state it was found in."""

    at: int
    devices: tuple[tuple[str, str], ...]


@frozen
class GameChangeAsked:
    """Another table file is to be opened here; none takes the wish back."""

    to: str


@frozen
class GameChanged:
    """A supervisor let another game be opened at the closed table."""

    at: int
    by: StaffMember
    to: str


@frozen
class IrregularityNoted:
    """A trouble in dealing was noted, or a step of its checklist was done."""

    at: int
    now: Irregularity


@frozen
class IrregularityCleared:
    """The trouble is over."""

    at: int
    was: Irregularity


@frozen
class PagePrinted:
    """A page went to the printer: its number, which copy, and what went wrong if no paper came."""

    at: int
    page: str
    number: int
    copy: int
    trouble: str = ""


@frozen
class AlertRaised:
    """Something needs a person; it stays open until one acknowledges it, who is not `not_by`."""

    at: int
    key: str
    kind: str
    sentence: str
    not_by: str = ""


@frozen
class AlertAcknowledged:
    """A person has taken note of an alert."""

    at: int
    key: str
    by: StaffMember


@frozen
class SettingProposed:
    """Two people want a setting changed; `of` is the jackpot whose figure it is, if it is one's."""

    at: int
    path: str
    old: str
    new: str
    by: StaffMember
    witness: StaffMember
    of: str = ""


@frozen
class SettingWithdrawn:
    """A proposed setting stays as it is."""

    at: int
    path: str
    by: StaffMember


@frozen
class SettingsApplied:
    """The table opens with changed settings; the meters that they moved, a house amount first."""

    at: int
    settings: tuple[Setting, ...]
    meters: tuple[MeterReading, ...] = ()


@frozen
class ViewFailed:
    """A part of the screen could not be drawn; the table went on."""

    at: int
    view: str


@frozen
class TableLocked:
    """The table was locked by whoever dealt; by nobody known where it was closed."""

    at: int
    by: StaffMember | None


@frozen
class TableUnlocked:
    """A card unlocked the table."""

    at: int
    by: StaffMember


@frozen
class TableHeld:
    """Something around the table is not as it was; it is held until two persons have seen it."""

    at: int
    key: str
    sentence: str


@frozen
class HoldSeen:
    """The first of the two persons has seen why the table is held."""

    at: int
    by: StaffMember


@frozen
class TableReleased:
    """Two persons have seen why the table was held; it goes on."""

    at: int
    by: StaffMember
    witness: StaffMember


@frozen
class JournalRestored:
    """A backup took the place of a damaged journal: what is lost with that, and who did it.

    `lost` is the number of events that went with it, None where nobody can tell. Rounds, cents and
    meters are those of the events that could still be read, of which there were `counted`.
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


@frozen
class ProgramStarted:
    """What the program is and what it runs on, each by version and digest.

    `release` is the digest of the key that its release was signed with; empty where none was.
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


@frozen
class RegisterNoted:
    """How far the staff register went at this moment: one that ends before is an older one."""

    at: int
    seq: int
    hash: str


@frozen
class BackOfficeOpened:
    """A supervisor went to the back office."""

    at: int
    by: StaffMember


@frozen
class BackOfficeClosed:
    """The back office was left."""

    at: int
    by: StaffMember

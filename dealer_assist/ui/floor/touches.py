"""Everything that a touch on the floor's screens can mean, as one closed union in three parts."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.value import Value


class FloorPage(Enum):
    """The pages of the Game Manager."""

    LOCK = "lock"
    FLOOR = "floor"
    METERS = "meters"
    ALERTS = "alerts"
    WINS = "wins"
    LINKS = "links"
    RECONCILE = "reconcile"
    DEALERS = "dealers"
    SINCE = "since"
    REPORTS = "reports"
    TABLE = "table"
    HIT = "hit"


class CourseSpan(Enum):
    """How much of a meter's course is drawn."""

    HOUR = "hour"
    DAY = "day"
    FORTNIGHT = "14 days"
    ALL = "all"


class FloorReport(Enum):
    """What REPORTS shows."""

    STATEMENT = "statement"
    ACCRUAL = "accrual"


class LevelSetting(Enum):
    """What can be proposed for a level, by its name on the server.

    What it begins with again, what a wager brings to it, what a wager keeps for the next seed, and
    where it stops and feeds its overflow.
    """

    SEED = "seed"
    RATE = "rate_bp"
    RESERVE = "reserve_bp"
    CAP = "cap"


class PageTouched(Value):
    """A page of the rail."""

    page: FloorPage


class TableTouched(Value):
    """A table: its page."""

    number: str


class HitTouched(Value):
    """A ticket: its page."""

    ticket: str


class PitChosen(Value):
    """A pit to look at alone; none is the whole floor."""

    pit: str


class SpanChosen(Value):
    """How much of the course."""

    span: CourseSpan


class JoinTableChosen(Value):
    """The table that asks whether it may join."""

    number: str


class JoinLinkChosen(Value):
    """The link that it would join."""

    link: str


class LinksTurned(Value):
    """Other links, where not all of them fit a page."""

    page: int


class ReportChosen(Value):
    """Another report."""

    report: FloorReport


class HitsTouched(Value):
    """The last hits of the level that is drawn."""


class MetersTouched(Value):
    """A link above the map: its meters."""

    link: str


class LevelChosen(Value):
    """The level whose course is drawn."""

    link: str
    level: str


class DoubtsChosen(Value):
    """COUNT or LEAVE OUT for things in doubt of a table, in the server's words; again: neither."""

    number: str
    choices: tuple[str, ...]


Going: TypeAlias = (
    PageTouched
    | TableTouched
    | HitTouched
    | PitChosen
    | SpanChosen
    | JoinTableChosen
    | JoinLinkChosen
    | LinksTurned
    | ReportChosen
    | HitsTouched
    | MetersTouched
    | LevelChosen
    | DoubtsChosen
)
"""Touches that only change what is shown."""


class FloorAlertNoted(Value):
    """TAKE NOTE of an alert, by name."""

    alert: int


class TicketChecked(Value):
    """A check of the ticket that is shown: ticked, or taken back."""

    what: str


class CheckpointTouched(Value):
    """SET CHECKPOINT."""


class AwardTouched(Value):
    """AWARD a locked prize."""

    ticket: str


class ReleaseTouched(Value):
    """RELEASE a locked prize: it goes back to its meter."""

    ticket: str


class CloseTouched(Value):
    """CLOSE an open ticket that a younger one waits for."""

    ticket: str


class PauseTouched(Value):
    """PAUSE a link."""

    link: str


class ResumeTouched(Value):
    """RESUME a link."""

    link: str


class ApplyTouched(Value):
    """APPLY the settings that wait for a pause."""

    link: str


class DifferenceRecorded(Value):
    """RECORD what was chosen for the things in doubt of a table."""

    number: str


class CallTouched(Value):
    """A call of a table: ON MY WAY, or what was done by the person who came."""

    call: int


class AdjustTouched(Value):
    """ADJUST METER: set a level to an amount, for a reason, by two cards."""

    link: str
    level: str


class SettingTouched(Value):
    """PROPOSE SEED, RATE, RESERVE or CAP: another value for a level, once its link is paused."""

    link: str
    level: str
    setting: LevelSetting


Doing: TypeAlias = (
    FloorAlertNoted
    | TicketChecked
    | CheckpointTouched
    | AwardTouched
    | ReleaseTouched
    | CloseTouched
    | PauseTouched
    | ResumeTouched
    | ApplyTouched
    | DifferenceRecorded
    | CallTouched
    | AdjustTouched
    | SettingTouched
)
"""Touches that change something on the floor: each becomes an act."""


class WinPageTouched(Value):
    """The page of a win as PDF."""

    ticket: str


class SaveTouched(Value):
    """The report that is shown as PDF."""


class FloorCardSwiped(Value):
    """A card was read, by swiper or by touch; `proof` is what the server knows it by."""

    proof: str


class GaveUp(Value):
    """BACK on the question for cards: nothing is recorded."""


FloorTouch: TypeAlias = Going | Doing | WinPageTouched | SaveTouched | FloorCardSwiped
CardsTouch: TypeAlias = FloorCardSwiped | GaveUp

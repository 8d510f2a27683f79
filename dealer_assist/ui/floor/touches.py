"""Everything that a touch on the floor's screens can mean, as one closed union in three parts."""

from enum import Enum
from typing import TypeAlias

from dealer_assist.frozen import frozen


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

    What it begins with anew, what a wager brings to it, what a wager keeps for the next seed, and
    where it stops and feeds its overflow.
    """

    SEED = "seed"
    RATE = "rate_bp"
    RESERVE = "reserve_bp"
    CAP = "cap"


@frozen
class PageTouched:
    """A page of the rail."""

    page: FloorPage


@frozen
class TableTouched:
    """A table: its page."""

    number: str


@frozen
class HitTouched:
    """A ticket: its page."""

    ticket: str


@frozen
class PitChosen:
    """A pit to look at alone; none is the whole floor."""

    pit: str


@frozen
class SpanChosen:
    """How much of the course."""

    span: CourseSpan


@frozen
class JoinTableChosen:
    """The table that asks whether it may join."""

    number: str


@frozen
class JoinLinkChosen:
    """The link that it would join."""

    link: str


@frozen
class LinksTurned:
    """Other links, where not all of them fit a page."""

    page: int


@frozen
class ReportChosen:
    """Another report."""

    report: FloorReport


@frozen
class HitsTouched:
    """The last hits of the level that is drawn."""


@frozen
class MetersTouched:
    """A link above the map: its meters."""

    link: str


@frozen
class LevelChosen:
    """The level whose course is drawn."""

    link: str
    level: str


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
)
"""Touches that only change what is shown."""


@frozen
class FloorAlertNoted:
    """TAKE NOTE of an alert, by name."""

    alert: int


@frozen
class TicketChecked:
    """A check of the ticket that is shown: ticked, or taken back."""

    what: str


@frozen
class CheckpointTouched:
    """SET CHECKPOINT."""


@frozen
class AwardTouched:
    """AWARD a locked prize."""

    ticket: str


@frozen
class ReleaseTouched:
    """RELEASE a locked prize: it goes back to its meter."""

    ticket: str


@frozen
class CloseTouched:
    """CLOSE an open ticket that a younger one waits for."""

    ticket: str


@frozen
class PauseTouched:
    """PAUSE a link."""

    link: str


@frozen
class ResumeTouched:
    """RESUME a link."""

    link: str


@frozen
class ApplyTouched:
    """APPLY the settings that wait for a pause."""

    link: str


@frozen
class DifferenceRecorded:
    """RECORD the difference of a table as an adjustment."""

    number: str


@frozen
class CallTouched:
    """A call of a table: I AM COMING, or what was done by whoever came."""

    call: int


@frozen
class AdjustTouched:
    """ADJUST METER: set a level to an amount, for a reason, by two cards."""

    link: str
    level: str


@frozen
class SettingTouched:
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


@frozen
class WinPageTouched:
    """The page of a win as PDF."""

    ticket: str


@frozen
class SaveTouched:
    """The report that is shown as PDF."""


@frozen
class FloorCardSwiped:
    """A card was read, by swiper or by touch; `proof` is what the server knows it by."""

    proof: str


@frozen
class GaveUp:
    """BACK on the question for cards: nothing is recorded."""


FloorTouch: TypeAlias = Going | Doing | WinPageTouched | SaveTouched | FloorCardSwiped
CardsTouch: TypeAlias = FloorCardSwiped | GaveUp

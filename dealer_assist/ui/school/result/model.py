"""The result of an attempt: points by goal, the worst moments, the pace."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.seats import SeatMark


@frozen
class MomentTouched:
    """A mistake: the replay opens at its event."""

    seq: int


@frozen
class AttemptTouched:
    """The whole attempt, event by event."""


@frozen
class AgainTouched:
    """The same lesson with other cards."""


@frozen
class NextLessonTouched:
    """The lesson that is open now."""

    lesson: str


@frozen
class MistakeDrillTouched:
    """The drill that mends the worst mistake."""

    drill: str


@frozen
class TodayTouched:
    """Back to the course."""


ResultTouch: TypeAlias = (
    MomentTouched
    | AttemptTouched
    | MistakeDrillTouched
    | AgainTouched
    | NextLessonTouched
    | TodayTouched
)


@frozen
class GoalModel:
    """A goal with what it brought, as a share and in words."""

    title: str
    points: str
    of: str
    share: float

    @property
    def is_met(self) -> bool:
        """Tell whether it brought all its points."""
        return self.share >= 1.0


@frozen
class MomentModel:
    """A mistake as a picture of the table with one sentence; touched, the replay opens there."""

    key: MomentTouched
    time: str
    tag: str
    is_critical: bool
    said: str
    why: str
    seats: tuple[SeatMark, ...]


@frozen
class ResultModel:
    """The whole screen; shares are of the hundred points and of the slowest time."""

    frame: ScreenFrame[ResultTouch]
    points: str
    share: float
    pass_share: float
    pass_words: str
    critical_count: str
    critical_title: str
    critical_words: str
    goals: tuple[GoalModel, ...]
    time: str
    time_words: str
    time_share: float
    target_share: float
    time_marks: tuple[str, str]
    facts: tuple[tuple[str, str], ...]
    moments: tuple[MomentModel, ...]
    no_moments: str

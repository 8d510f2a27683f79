"""The result of an attempt: points by goal, the worst moments, the pace."""

from typing import TypeAlias

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.value import Value


class MomentTouched(Value):
    """A mistake: the replay opens at its event."""

    seq: int


class AttemptTouched(Value):
    """The whole attempt, event by event."""


class AgainTouched(Value):
    """The same lesson with other cards."""


class NextLessonTouched(Value):
    """The lesson that is open now."""

    lesson: str


class MistakeDrillTouched(Value):
    """The drill that mends the worst mistake."""

    drill: str


class TodayTouched(Value):
    """Back to the course."""


ResultTouch: TypeAlias = (
    MomentTouched
    | AttemptTouched
    | MistakeDrillTouched
    | AgainTouched
    | NextLessonTouched
    | TodayTouched
)


class GoalModel(Value):
    """A goal with what it brought, as a share and in words."""

    title: str
    points: str
    of: str
    share: float

    @property
    def is_met(self) -> bool:
        """Tell whether it brought all its points."""
        return self.share >= 1.0


class MomentModel(Value):
    """A mistake as a picture of the table with one sentence; touched, the replay opens there."""

    key: MomentTouched
    time: str
    tag: str
    is_critical: bool
    said: str
    why: str
    seats: tuple[SeatMark, ...]


class ResultModel(Value):
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

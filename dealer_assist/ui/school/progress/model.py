"""MY PROGRESS: right answers a skill, errors a week, rounds an hour."""

from typing import Generic, TypeAlias, TypeVar

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.value import Value

T_co = TypeVar("T_co", covariant=True)


class SkillTouched(Value):
    """A skill: the buttons are about it from now on."""

    skill: str


class SpanTouched(Value):
    """So many weeks are shown."""

    weeks: int


class AttemptsTouched(Value):
    """Every attempt, with its replay."""


class SkillDrillTouched(Value):
    """The drill of the skill."""

    drill: str


ProgressTouch: TypeAlias = (
    SkillTouched | SpanTouched | AttemptsTouched | SkillDrillTouched | BackTouched
)


class SkillRow(Value):
    """A skill: right ones of the last answers in percent, and said in words with what is foretold.

    The time is in hundredths of the target, 0 where no clock ran.
    """

    key: SkillTouched
    label: str
    right: int
    about: str
    speed: int
    is_known: bool = False
    is_chosen: bool = False


class ScaleMark(Value):
    """A stroke across all skills, at a value of their scale; a target is dashed."""

    at: int
    label: str
    is_target: bool = False


class WeeksModel(Value):
    """Figures week by week, this week last; none of a week in which nothing was answered."""

    title: str
    values: tuple[int | None, ...]


class PaceModel(Value):
    """Rounds an hour week by week; `marks` are the figures of its scale, from the least.

    `target` is what the lessons that were played ask for, 0 where they ask for none.
    """

    title: str
    values: tuple[int, ...]
    marks: tuple[int, ...] = ()
    target: int = 0
    target_words: str = ""


class ProgressModel(Value, Generic[T_co]):
    """The whole screen; the scale of the time is in hundredths of the target, as its dots are."""

    frame: ScreenFrame[T_co]
    skills: tuple[SkillRow, ...]
    nothing: str
    errors: tuple[WeeksModel, ...]
    pace: PaceModel
    right_scale: tuple[ScaleMark, ...]
    time_scale: tuple[ScaleMark, ...]

"""MY PROGRESS: right answers a skill, errors a week, rounds an hour."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel


@frozen
class SkillRow:
    """A skill: right ones of the last answers in percent, and said in words with what is foretold.

    The time is in hundredths of the target, 0 where no clock ran.
    """

    key: str
    label: str
    right: int
    about: str
    speed: int
    is_known: bool = False
    is_chosen: bool = False


@frozen
class ScaleMark:
    """A stroke across all skills, at a value of their scale; a target is dashed."""

    at: int
    label: str
    is_target: bool = False


@frozen
class WeeksModel:
    """Figures week by week, this week last."""

    title: str
    values: tuple[int, ...]


@frozen
class PaceModel:
    """Rounds an hour week by week; `marks` are the figures of its scale, from the least.

    `target` is what the lessons that were played ask for, 0 where they ask for none.
    """

    title: str
    values: tuple[int, ...]
    marks: tuple[int, ...] = ()
    target: int = 0
    target_words: str = ""


@frozen
class ProgressModel:
    """The whole screen; the scale of the time is in hundredths of the target, as its dots are."""

    frame: FrameModel
    skills: tuple[SkillRow, ...]
    nothing: str
    errors: tuple[WeeksModel, ...]
    pace: PaceModel
    right_scale: tuple[ScaleMark, ...]
    time_scale: tuple[ScaleMark, ...]

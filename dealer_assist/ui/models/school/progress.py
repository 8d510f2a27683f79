"""MY PROGRESS: what is remembered a skill, errors a week, rounds an hour."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel


@frozen
class SkillRow:
    """A skill: memory in percent, time in hundredths of the target, 0 where no clock ran."""

    key: str
    label: str
    memory: int
    speed: int
    is_chosen: bool = False


@frozen
class WeeksModel:
    """Figures week by week, this week last."""

    title: str
    values: tuple[int, ...]


@frozen
class ProgressModel:
    """The whole screen."""

    frame: FrameModel
    skills: tuple[SkillRow, ...]
    nothing: str
    errors: tuple[WeeksModel, ...]
    pace: WeeksModel
    target_memory: int = 90

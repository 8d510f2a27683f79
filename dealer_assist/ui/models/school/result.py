"""The result of an attempt: points by goal, the worst moments, the pace."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.school.frame import FrameModel


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
class SeatMark:
    """A seat in the picture of a moment: its number, its wager and whether a hand is on.

    `is_touched` where the dealer's act of this moment was.
    """

    number: int
    lamp: str
    is_claimed: bool = False
    is_wrong: bool = False
    is_touched: bool = False


@frozen
class MomentModel:
    """A mistake as a picture of the table with one sentence; `key` opens the replay there."""

    key: str
    time: str
    tag: str
    is_critical: bool
    said: str
    why: str
    seats: tuple[SeatMark, ...]
    note: str = ""


@frozen
class ResultModel:
    """The whole screen; shares are of the hundred points and of the slowest time."""

    frame: FrameModel
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

"""The table test: its marks, and the record of it."""

from typing import TypeAlias

from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.value import Value


class PartTouched(Value):
    """The next round or drill."""


class MarkGiven(Value):
    """A mark of the trainer under a heading."""

    heading: str
    mark: int


class ReplayTouched(Value):
    """The rounds, to look at again."""


class NoteTouched(Value):
    """The trainer's own words for the record."""


class SignSwiped(Value):
    """The examiner's card: the test is on record."""


class WriteTouched(Value):
    """The record as a file."""


ExamTouch: TypeAlias = (
    PartTouched | MarkGiven | ReplayTouched | NoteTouched | SignSwiped | WriteTouched | LeaveTouched
)


class PartScore(Value):
    """What the machine saw of one skill, of a hundred."""

    title: str
    points: int


class HeadingModel(Value):
    """What the trainer judges; `mark` is 0 while none is given."""

    key: str
    icon: str
    title: str
    about: str
    weight: str
    mark: int
    is_open: bool


class ExamModel(Value):
    """The whole screen of a test: the machine, the trainer, the record.

    `note` is the trainer's own words for the record, "" without any.
    """

    frame: ScreenFrame[ExamTouch]
    points: str
    of: str
    parts: tuple[PartScore, ...]
    least: int
    critical: str
    is_clean: bool
    machine_note: str
    headings: tuple[HeadingModel, ...]
    weighted: str
    record_tag: str
    record_name: str
    record_about: str
    record: tuple[tuple[str, str], ...]
    note: str
    cards: tuple[SimulatedCardModel, ...]

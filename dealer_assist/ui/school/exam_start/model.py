"""The start of a table test: what is drawn, what passes, and who is ready."""

from typing import TypeAlias

from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.intro.model import PointModel
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.school.touches import TrainerCardSwiped
from dealer_assist.value import Value


class BeginTouched(Value):
    """The test begins."""


class NotNowTouched(Value):
    """No test now; nothing is recorded."""


ExamStartTouch: TypeAlias = TrainerCardSwiped | BeginTouched | NotNowTouched


class ReadyModel(Value):
    """Something that must be there before the test begins."""

    title: str
    detail: str
    state: ProgressMark


class ExamStartModel(Value):
    """The whole screen before a test."""

    frame: ScreenFrame[ExamStartTouch]
    title: str
    parts: tuple[PointModel, ...]
    seed: str
    kept: str
    passes: tuple[tuple[str, str], ...]
    note: str
    ready: tuple[ReadyModel, ...]
    cards: tuple[SimulatedCardModel, ...]

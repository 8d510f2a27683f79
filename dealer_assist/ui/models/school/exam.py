"""The table test: what is drawn before it, and its marks after it."""

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.models.school.frame import FrameModel
from dealer_assist.ui.models.school.intro import PointModel
from dealer_assist.ui.models.school.today import Progress


@frozen
class ReadyModel:
    """Something that must be there before the test begins."""

    title: str
    detail: str
    state: Progress


@frozen
class ExamStartModel:
    """The whole screen before a test."""

    frame: FrameModel
    title: str
    parts: tuple[PointModel, ...]
    seed: str
    kept: str
    passes: tuple[tuple[str, str], ...]
    note: str
    ready: tuple[ReadyModel, ...]
    cards: tuple[SimulatedCardModel, ...]


@frozen
class PartScore:
    """What the machine saw of one skill, of a hundred."""

    title: str
    points: int


@frozen
class HeadingModel:
    """What the trainer judges; `mark` is 0 while none is given."""

    key: str
    icon: str
    title: str
    about: str
    weight: str
    mark: int
    is_open: bool


@frozen
class ExamModel:
    """The whole screen of a test: the machine, the trainer, the record.

    `note` is the trainer's own words for the record, "" without any.
    """

    frame: FrameModel
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

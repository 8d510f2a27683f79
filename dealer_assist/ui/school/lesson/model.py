"""What may lie over the table of a lesson: the pause, and the dark of a power cut."""

from typing import TypeAlias

from dealer_assist.ui.models.touches import Button
from dealer_assist.value import Value


class GoOn(Value):
    """The lesson goes on."""


class LeaveLesson(Value):
    """The lesson ends, and is not scored."""


class SwitchOn(Value):
    """The power is back."""


CoverTouch: TypeAlias = GoOn | LeaveLesson | SwitchOn


class CoverModel(Value):
    """A title, what it means, and what can be done."""

    title: str
    words: str
    buttons: tuple[Button[CoverTouch], ...]

"""What may lie over the table of a lesson: the pause, and the dark of a power cut."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.touches import Button


@frozen
class GoOn:
    """The lesson goes on."""


@frozen
class LeaveLesson:
    """The lesson ends, and is not scored."""


@frozen
class SwitchOn:
    """The power is back."""


CoverTouch: TypeAlias = GoOn | LeaveLesson | SwitchOn


@frozen
class CoverModel:
    """A title, what it means, and what can be done."""

    title: str
    words: str
    buttons: tuple[Button[CoverTouch], ...]

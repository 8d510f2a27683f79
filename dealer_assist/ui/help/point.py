"""Where help is asked for: what stands there, named as the map of help names it."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import Value

if TYPE_CHECKING:  # a table can be asked for help, and has no stage
    from dealer_assist.ui.toolkit.stage import Stage


class HelpPoint(Value):
    """Where help is asked for: what stands there, for whom, and how many pixels stay seen."""

    topic: str
    context: UiContext
    below: int = 0


def stage_point(stage: "Stage") -> HelpPoint:
    """Return help on the flow on top; prompt or head line of its screen stay seen."""
    parts = stage.top_screen.parts
    above = (parts.prompt, parts.head, parts.banner)
    seen = next((one for one in above if one.isVisible()), None)
    below = 0 if seen is None else end_of(seen, stage)
    return HelpPoint(stage.flow.help_topic, stage.context, below)


def end_of(seen: QWidget, within: QWidget) -> int:
    """Return the first line of pixels below what stays seen."""
    return int(seen.mapTo(within, seen.rect().bottomLeft()).y()) + 1

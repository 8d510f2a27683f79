"""What covers the table of a lesson while its clock waits: PAUSE, the dark of a power cut."""

from collections.abc import Callable
from typing import TypeAlias

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.flow import Flow, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Help,
    Ink,
    Node,
    Page,
    Panel,
    Paragraph,
    Press,
    Text,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import SHEET
from dealer_assist.ui.toolkit.values.measures import HELP_GAP, HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

_WIDE, _HIGH, _PAD, _BUTTON = 1120.0, 420.0, 48.0, 112.0
_LEAVE, _GO_ON, _SWITCH = 400.0, 520.0, 560.0
_ABOVE = 92.0
"""So that the words of the dark are a little above its middle."""


class GoOn(Value):
    """The lesson goes on."""


class LeaveLesson(Value):
    """The lesson ends, and is not scored."""


class SwitchOn(Value):
    """The power is back."""


CoverTouch: TypeAlias = GoOn | LeaveLesson | SwitchOn


class CoverGround(Node):
    """The ground of a cover, over everything below the banner of the table."""

    ink: Ink


class CoverFlow(Flow[Page[CoverTouch], CoverTouch]):
    """Covers the table until it is taken away; what runs the lesson hears what was touched."""

    help_topic = "school.lesson"
    style = SHEET
    is_sheet = True

    def __init__(self, told: Callable[[CoverTouch], None]) -> None:
        self._told = told

    def take(self, touch: CoverTouch) -> Step:
        """Hand on what was touched."""
        self._told(touch)
        return Stay()


class PauseFlow(CoverFlow):
    """The table is paused."""

    def model(self) -> Page[CoverTouch]:
        """Return the way out and the way on."""
        return pause_page()


class DarkFlow(CoverFlow):
    """The kiosk is without power."""

    def model(self) -> Page[CoverTouch]:
        """Return the way to switch it on."""
        return dark_page()


def pause_page() -> Page[CoverTouch]:
    """Return a box in the middle: the way out at the left, the way on at the right."""
    title = Msg("Paused")
    words = Msg("All clocks stand still. Talk as long as you like: nothing is counted.")
    leave = Button(LeaveLesson(), Msg("LEAVE LESSON"), "door", Msg("Not scored"))
    go_on = Button(GoOn(), Msg("GO ON"), "play", Msg("All clocks go on"), ActionState.NEXT)
    said = column(
        space(40),
        Text(title, "heavy_54", align=CENTRE).of(60),
        space(20),
        Paragraph(words, "medium_30", "text_2", 42, CENTRE).of(90),
        space(),
        row(
            _press(leave).of(_LEAVE),
            space(),
            Help().of(HELP_SIZE),
            space(),
            _press(go_on).of(_GO_ON),
        ).of(_BUTTON),
        space(_PAD),
    )
    box = Panel(said, edge="line_strong", pad=(_PAD, 0)).of(_WIDE)
    middle = column(space(), row(space(), box, space()).of(_HIGH), space())
    return Page(stack(CoverGround("scrim"), middle), name=title)


def dark_page() -> Page[CoverTouch]:
    """Return the kiosk without power, and say what is lost: nothing."""
    title = Msg("The power has failed")
    words = Msg("What was on record stands. The clock of the lesson stands still.")
    anew = Msg("The table is reset")
    switch = Button(SwitchOn(), Msg("SWITCH ON"), "play", anew, ActionState.NEXT)
    said = column(
        space(),
        space(_ABOVE),
        Text(title, "heavy_54", align=CENTRE).of(60),
        space(30),
        Paragraph(words, "medium_30", "text_2", 42, CENTRE).of(90),
        space(60),
        row(
            space(),
            space(HELP_ROOM),
            _press(switch).of(_SWITCH),
            space(HELP_GAP),
            Help().of(HELP_SIZE),
            space(),
        ).of(_BUTTON),
        space(),
    )
    return Page(stack(CoverGround("bg"), said), name=title)


def _press(button: Button[CoverTouch]) -> Press:
    return Press(button, "bold_30", 40.0)

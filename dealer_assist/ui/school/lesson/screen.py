"""The sheets over the table of a lesson: PAUSE, and the dark of a power cut."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.lesson.model import CoverModel, CoverTouch
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Drawn,
    Node,
    Panel,
    Paragraph,
    Slot,
    Stack,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import SHEET
from dealer_assist.ui.toolkit.help_button import HELP_GAP, HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.screen import Screen

_WIDE, _HIGH, _PAD, _BUTTON = 1120.0, 420.0, 48.0, 112.0
_LEAVE, _GO_ON, _SWITCH = 400.0, 520.0, 560.0
_ABOVE = 92.0
"""So that the words of the dark stand a little above its middle."""


class _Cover(Screen[CoverModel, CoverTouch]):
    """Covers the table below its banner."""

    is_sheet = True
    frame_style = SHEET

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.acts = self.button_pool(role="bold_30", icon_size=40.0)

    def frame(self, model: CoverModel) -> ScreenFrame[CoverTouch]:
        """Leave the table's own banner to be seen."""
        self.setAccessibleName(model.title)
        return ScreenFrame()


class PauseSheet(_Cover):
    """Dims a paused table."""

    def body(self, model: CoverModel) -> Node:
        """Stand a box in the middle: the way out at the left, the way on at the right."""
        leave, go_on = self.acts.show(model.buttons)
        said = column(
            space(40),
            Text(model.title, "heavy_54", align=CENTRE).of(60),
            space(20),
            Paragraph(model.words, "medium_30", "text_2", 42, CENTRE).of(90),
            space(),
            row(
                Slot(leave).of(_LEAVE),
                space(),
                Slot(self.parts.help_button).of(HELP_SIZE),
                space(),
                Slot(go_on).of(_GO_ON),
            ).of(_BUTTON),
            space(_PAD),
        )
        box = Panel(said, edge="line_strong", pad=(_PAD, 0)).of(_WIDE)
        middle = column(space(), row(space(), box, space()).of(_HIGH), space())
        return Stack(Drawn(_draw_scrim), middle)


class DarkSheet(_Cover):
    """The kiosk without power: nothing but the way to switch it on."""

    def body(self, model: CoverModel) -> Node:
        """Stand the words above the one button."""
        (switch,) = self.acts.show(model.buttons)
        said = column(
            space(),
            space(_ABOVE),
            Text(model.title, "heavy_54", align=CENTRE).of(60),
            space(30),
            Paragraph(model.words, "medium_30", "text_2", 42, CENTRE).of(90),
            space(60),
            row(
                space(),
                space(HELP_ROOM),
                Slot(switch).of(_SWITCH),
                space(HELP_GAP),
                Slot(self.parts.help_button).of(HELP_SIZE),
                space(),
            ).of(_BUTTON),
            space(),
        )
        return Stack(Drawn(_draw_dark), said)


def _draw_scrim(painter: Painter, box: QRectF) -> None:
    painter.fill(_below_banner(painter), painter.theme.colour.scrim)


def _draw_dark(painter: Painter, box: QRectF) -> None:
    painter.fill(_below_banner(painter), painter.theme.colour.bg)


def _below_banner(painter: Painter) -> QRectF:
    return QRectF(0, BANNER_HEIGHT, painter.width, painter.height - BANNER_HEIGHT)

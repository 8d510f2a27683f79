"""LAY ALL and LIFT ALL in the meter's box: dashed and violet like all that is simulated."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.table.actions import (
    AllChipsTapped,
)
from dealer_assist.ui.table.model.table import ChipTrayModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

_BUTTON, _INSET, _GAP, _CAPTION = 72.0, 8.0, 12.0, 32.0
_ICON, _EDGE = 22.0, 1.0


class ChipTray(TablePart, View[ChipTrayModel]):
    """Reports which of the two was touched."""

    HIGH, LOW = 128.0, 88.0
    """The height with its caption, and without where a panel has less room."""
    _model: ChipTrayModel = ChipTrayModel("")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.lay = _TrayButton(context, Msg("LAY ALL"), self)
        self.lift = _TrayButton(context, Msg("LIFT ALL"), self)
        self.lay.fired.connect(lambda: self.touched.emit(AllChipsTapped(is_laid=True)))
        self.lift.fired.connect(lambda: self.touched.emit(AllChipsTapped(is_laid=False)))

    def changed(self, model: ChipTrayModel) -> None:
        """Say of both why they cannot be touched."""
        self.lay.show_state(model.why_not_lay)
        self.lift.show_state(model.why_not_lift)

    def arrange(self) -> None:
        """Place both beside each other at the bottom."""
        width = (self.design_width - 2 * _INSET - _GAP) / 2
        top = self.design_height - _INSET - _BUTTON
        self.lay.place(QRectF(_INSET, top, width, _BUTTON), self.scale)
        self.lift.place(QRectF(_INSET + width + _GAP, top, width, _BUTTON), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the frame and how many chips lie."""
        colour, line = painter.colour, painter.theme.line.device
        painter.panel(painter.whole, colour.simulated_well, colour.simulated, line, dashed=True)
        if painter.height < self.HIGH:
            return
        painter.mark("flask", 2 * _INSET, _INSET + _CAPTION / 2, _ICON, colour.simulated, 2.2)
        left = 2 * _INSET + _ICON + 10
        words = QRectF(left, _INSET, painter.width - left - _INSET, _CAPTION)
        painter.text(words, self._model.caption, "semi_20", colour.simulated)


class _TrayButton(Touchable):
    """One of the two; what cannot be done is dashed and dim."""

    def __init__(self, context: UiContext, label: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._label = label
        self.lie_on(context.theme.colour.simulated_well)
        self.describe(label)

    def show_state(self, reason: str) -> None:
        """Say why it cannot be touched, or nothing where it can."""
        self.describe(self._label, reason)
        self.update()

    def look(self) -> Hashable | None:
        """Keep the button at rest."""
        return None if self.is_pressed else (self._label, bool(self.reason))

    def draw(self, painter: Painter) -> None:
        """Paint the words in their frame."""
        colour = painter.colour
        whole = painter.whole
        fill = colour.simulated_mid if self.is_pressed else colour.simulated_well
        is_shut = bool(self.reason)
        edge = colour.selected if self.is_pressed else colour.simulated
        painter.panel(whole, fill, colour.line_strong if is_shut else edge, dashed=True)
        ink = colour.text_3 if is_shut else colour.selected
        inside = whole.adjusted(_EDGE, 0, -_EDGE, 0)
        painter.text(inside, self._label, "bold_26", ink, Align.CENTRE)

"""One item of the self-check: well in one line, or not well with its cure."""

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.table import CheckModel
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Painter

WELL_HEIGHT = 44.0
_SIDE, _GAP, _ICON = 14.0, 14.0, 26.0
_FAULT_ICON = 40.0
_NAME, _LINE, _EDGE = 32.0, 28.0, 9.0
_OTHER_LANGUAGES = 1.35
_ONE_LINE = 1.15  # a third longer, and a little smaller where it must be


class CheckRow(Canvas):
    """Plain facts, nothing to touch."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = CheckModel("", "")

    @property
    def model(self) -> CheckModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: CheckModel) -> None:
        """Show an item."""
        if model != self._model:
            self._model = model
            self.setAccessibleName(model.name)
            self.setAccessibleDescription(model.found)
            self.update()

    def wanted_width(self) -> float:
        """Give the width that an item which is well needs for its one line, in any language."""
        theme, model = self.context.theme, self._model
        said = self.context.translator.text
        words = theme.width(model.name, "check_name") + theme.width(model.found, "check_found")
        own = theme.width(said(model.name), "check_name")
        own += theme.width(said(model.found), "check_found", SMALLEST_LABEL)
        return _ICON + 2 * _GAP + max(words * _ONE_LINE, own)

    def wanted_height(self, width: float) -> float:
        """Give the height that the item needs at a width, in any language."""
        if self._model.is_well:
            return WELL_HEIGHT
        room = width - 2 * _SIDE - _FAULT_ICON - _GAP
        words = self.context.theme.width(self._model.found, "check_detail") * _OTHER_LANGUAGES
        return 2 * _EDGE + _NAME + _LINE * max(1, ceil(words / room))

    def draw(self, painter: Painter) -> None:
        """Paint the item."""
        if self._model.is_well:
            self._draw_well(painter)
        else:
            self._draw_fault(painter)

    def _draw_well(self, painter: Painter) -> None:
        colour, model = painter.theme.colour, self._model
        painter.rule(0, 0, painter.width, colour.line)
        painter.icon("check", 2, (painter.height - _ICON) / 2, _ICON, colour.ok, 3)
        left = _ICON + _GAP
        box = QRectF(left, 0, painter.width - left, painter.height)
        width = painter.text(box, model.name, "check_name", colour.text_2)
        painter.label(
            box.adjusted(width + _GAP, 0, 0, 0), model.found, "check_found", colour.text_1
        )

    def _draw_fault(self, painter: Painter) -> None:
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        radius = painter.theme.line.small_radius
        painter.panel(whole, colour.fault_well, colour.fault, painter.theme.line.thin, radius)
        top = (painter.height - _FAULT_ICON) / 2
        painter.icon("triangle", _SIDE, top, _FAULT_ICON, colour.fault, 2.2)
        left = _SIDE + _FAULT_ICON + _GAP
        name = QRectF(left, _EDGE, painter.width - left - _SIDE, _NAME)
        painter.text(name, model.name, "check_fault", colour.text_1)
        room = painter.height - 2 * _EDGE - _NAME
        found = QRectF(left, name.bottom(), name.width(), room)
        painter.paragraph(found, model.found, "check_detail", colour.fault_text, _LINE)

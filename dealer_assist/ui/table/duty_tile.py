"""A duty to be touched when it is done: a box with a tick, what to do, and for whom."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.actions import (
    PutAway,
)
from dealer_assist.ui.table.model.panel import DutyModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL
from dealer_assist.ui.toolkit.view import View

_SIDE, _BOX, _GAP = 16.0, 42.0, 16.0
_TITLE, _DETAIL = 30.0, 26.0
_NARROW = 300.0


class DutyTile(Touchable, View[DutyModel]):
    """Gives what ticks it in `pressed`; the tick shows once it is on record."""

    pressed = Signal(object)
    _model: DutyModel = DutyModel(PutAway(), "")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self.fired.connect(lambda: self.pressed.emit(self._model.tick))

    def changed(self, model: DutyModel) -> None:
        """Name the duty."""
        self.describe(model.title)

    def draw(self, painter: Painter) -> None:
        """Paint the box and the words beside it."""
        colour = painter.colour
        ground = colour.pressed if self.is_pressed else colour.raised
        painter.panel(painter.whole, ground, colour.line_strong)
        side = _SIDE if painter.width >= _NARROW else _SIDE / 2
        box = QRectF(side, (painter.height - _BOX) / 2, _BOX, _BOX)
        if self._model.is_done:
            painter.panel(box, colour.ok, radius=8)
            painter.icon_in(box, "check", _BOX - 14, colour.selected_ink, 4)
        else:
            painter.panel(box, colour.well, colour.line_strong, radius=8)
        left = box.right() + (_GAP if painter.width >= _NARROW else _GAP / 2)
        room = painter.width - left - side
        title = painter.said(self._model.title)
        is_long = painter.theme.width(title, "bold_24", SMALLEST_LABEL) > room
        if is_long:
            painter.label(QRectF(left, 0, room, painter.height), title, "bold_24", colour.text_1)
            return
        below = painter.theme.width(painter.said(self._model.detail), "medium_20", SMALLEST_LABEL)
        has_detail = 0 < below <= room
        rows = _TITLE + (_DETAIL if has_detail else 0.0)
        larger = painter.stretched(rows, painter.height - 8)
        line = QRectF(left, (painter.height - rows * larger) / 2, room, _TITLE * larger)
        painter.text(line, title, "bold_24", colour.text_1)
        if has_detail:
            detail = QRectF(left, line.bottom(), room, _DETAIL * larger)
            painter.text(detail, self._model.detail, "medium_20", colour.text_2)

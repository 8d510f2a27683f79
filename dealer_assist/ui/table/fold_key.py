"""The foot of a seat at its decision: FOLD over its whole width, or UNDO beside FOLDED."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import FoldTouched
from dealer_assist.ui.table.model.table import FoldModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.touchable import Touchable

FOLD_HEIGHT, LEAST_FOLD = 74.0, 72.0
UNDO_SHARE = 0.46
"""How much of the foot UNDO takes; the rest says that the hand is folded."""
_ICON, _GAP, _UNDO_ICON = 26.0, 10.0, 28.0


class FoldKey(Touchable):
    """Names its seat in `touched`."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._model, self._seat = FoldModel(""), 0
        self.fired.connect(self._tell)

    @property
    def model(self) -> FoldModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: FoldModel, seat: int) -> None:
        """Show the fold of a seat."""
        self._model, self._seat = model, seat
        if model.is_folded:
            self.describe(Msg("UNDO seat {seat}", seat=seat))
        else:
            self.describe(model.spoken or Msg("FOLD seat {seat}", seat=seat))
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the key: a ground that can be touched, its drawing and its word."""
        colour, radius = painter.colour, painter.theme.line.radius - 2
        whole = painter.whole
        painter.half(whole, colour.pressed if self.is_pressed else colour.raised, radius, top=False)
        painter.rule(0, 0, painter.width, colour.line_strong)
        if self._model.is_folded:
            self._draw_undo(painter, whole)
        else:
            self._draw_fold(painter, whole)

    def _draw_fold(self, painter: Painter, whole: QRectF) -> None:
        ink, words = painter.colour.text_1, self._model.words
        width = min(painter.width_of(words, "caption_22"), whole.width() - _ICON - _GAP - 12)
        left = whole.center().x() - (width + _ICON + _GAP) / 2
        painter.mark("cross", left, whole.center().y(), _ICON, ink, 3)
        box = QRectF(left + _ICON + _GAP, 1, width + 1, whole.height())
        painter.text(box, words, "caption_22", ink)

    def _draw_undo(self, painter: Painter, whole: QRectF) -> None:
        colour = painter.colour
        painter.fill(QRectF(0, 0, painter.theme.line.thin, whole.height()), colour.line_strong)
        left = whole.center().x() - _UNDO_ICON / 2
        painter.icon("undo", left, 6, _UNDO_ICON, colour.text_1, 2.6)
        box = QRectF(2, 36, whole.width() - 3, whole.height() - 38)
        painter.text(box, Msg("UNDO"), "bold_20", colour.text_1, Align.CENTRE)

    def _tell(self) -> None:
        self.touched.emit(FoldTouched(self._seat, self._model.is_folded))

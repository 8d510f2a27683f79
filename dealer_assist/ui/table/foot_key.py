"""A key in the foot of a seat: FOLD at its decision, UNDO beside FOLDED, PLAYING or EMPTY."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.actions import (
    PlaysTouched,
)
from dealer_assist.ui.table.model.table import FootKeyModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

KEY_HEIGHT, LEAST_KEY = 74.0, 72.0
KEY_GAP = 12.0  # a finger's slip
_UNDO_SHARE, _WORDS_SIDE = 0.46, 4.0
"""How much of the foot UNDO takes; the rest says that the hand is folded."""
_ICON, _GAP, _UNDO_ICON = 26.0, 10.0, 28.0
_SIDE = 4.0


def undo_width(foot: float, words: float) -> float:
    """Return how wide UNDO is in a foot: it gives way to long words, as far as a finger allows."""
    return max(LEAST_KEY, min(foot * _UNDO_SHARE, foot - words - 2 * _WORDS_SIDE))


class FootKey(Touchable, View[FootKeyModel]):
    """Gives what a touch of it says in `touched`."""

    touched = Signal(object)
    _model: FootKeyModel = FootKeyModel("", "", PlaysTouched(0, plays=True))

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self.fired.connect(lambda: self.touched.emit(self._model.touch))

    @property
    def touch(self) -> object:
        """Return what a press tells."""
        return self._model.touch

    def changed(self, model: FootKeyModel) -> None:
        """Name the key with its seat; what it says now was not there before."""
        self.come_anew()
        self.describe(model.spoken)

    def draw(self, painter: Painter) -> None:
        """Paint a ground that can be touched, a drawing and the word."""
        colour, radius, whole = painter.colour, painter.theme.line.radius - 2, painter.whole
        painter.half(whole, colour.pressed if self.is_pressed else colour.raised, radius, top=False)
        painter.rule(0, 0, painter.width, colour.line_strong)
        model, ink = self._model, colour.text_1
        if model.is_undo:
            painter.fill(QRectF(0, 0, painter.theme.line.thin, painter.height), colour.line_strong)
            left = whole.center().x() - _UNDO_ICON / 2
            painter.icon(model.icon, left, 6, _UNDO_ICON, ink, 2.6)
            box = QRectF(2, 36, painter.width - 3, painter.height - 38)
            painter.text(box, model.words, "bold_20", ink, Align.CENTRE)
        elif model.icon:
            room = painter.width - _ICON - _GAP - 12
            width = min(painter.width_of(model.words, "caption_22"), room)
            left = whole.center().x() - (width + _ICON + _GAP) / 2
            painter.mark(model.icon, left, painter.height / 2, _ICON, ink, 3)
            box = QRectF(left + _ICON + _GAP, 1, width + 1, painter.height)
            painter.text(box, model.words, "caption_22", ink)
        else:
            words = whole.adjusted(_SIDE, 1, -_SIDE, 0)
            painter.text(words, model.words, "bold_20", ink, Align.CENTRE)

"""The foot of a seat where nobody enters wagers: PLAYING, and EMPTY where every hand counts."""

from PySide6.QtCore import QRectF, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import PlaysTouched
from dealer_assist.ui.table.model.table import PlaysModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.rows import column_at
from dealer_assist.ui.toolkit.touchable import Touchable

_SIDE, _GAP = 4.0, 12.0


class PlaysKey(Touchable):
    """Says of its seat that it plays, or that it is empty."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget, *, plays: bool) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._plays, self._seat, self._words = plays, 0, ""
        self.fired.connect(self._tell)

    def show_state(self, model: PlaysModel, seat: int) -> None:
        """Show the word for a seat."""
        self._seat, self._words = seat, model.playing if self._plays else model.empty
        plays, empty = Msg("PLAYING seat {seat}", seat=seat), Msg("EMPTY seat {seat}", seat=seat)
        self.describe(plays if self._plays else empty)
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint a ground that can be touched, and the word."""
        colour, radius = painter.colour, painter.theme.line.radius - 2
        whole = painter.whole
        painter.half(whole, colour.pressed if self.is_pressed else colour.raised, radius, top=False)
        painter.rule(0, 0, painter.width, colour.line_strong)
        words = whole.adjusted(_SIDE, 1, -_SIDE, 0)
        painter.text(words, self._words, "bold_20", colour.text_1, Align.CENTRE)

    def _tell(self) -> None:
        self.touched.emit(PlaysTouched(self._seat, self._plays))


class PlaysKeys:
    """The keys of one seat: made when they are first needed, hidden when they are not."""

    def __init__(self, context: UiContext, plate: QWidget, touched: SignalInstance) -> None:
        self._context, self._plate, self._touched = context, plate, touched
        self.keys: tuple[PlaysKey, ...] = ()

    def show_state(self, model: PlaysModel | None, seat: int) -> None:
        """Show the words that the model has."""
        if model is not None and not self.keys:
            self.keys = tuple(
                PlaysKey(self._context, self._plate, plays=plays) for plays in (True, False)
            )
            for key in self.keys:
                key.touched.connect(self._touched)
        for key, is_shown in zip(self.keys, _shown(model), strict=False):
            if model is not None and is_shown:
                key.show_state(model, seat)
            key.setVisible(is_shown)

    def place(self, model: PlaysModel | None, box: QRectF, scale: float) -> None:
        """Share the foot between the keys that are shown, a finger's slip apart."""
        shown = [key for key, is_shown in zip(self.keys, _shown(model), strict=False) if is_shown]
        for number, key in enumerate(shown):
            width = (box.width() + _GAP) / len(shown) - _GAP
            left = box.left() + number * (width + _GAP)
            key.place(column_at(box, left, width), scale)


def _shown(model: PlaysModel | None) -> tuple[bool, bool]:
    return (model is not None, model is not None and bool(model.empty))

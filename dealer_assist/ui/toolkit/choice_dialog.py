"""A sheet over the table: a question with its choices, and the way back."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import SheetModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.button_sheet import ButtonSheet, draw_sheet
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

_WIDTH, _PADDING, _GAP = 1040.0, 32.0, 14.0
_HEAD, _BUTTON, _FOOT = 104.0, 96.0, 112.0
_COLUMNS = 2


class ChoiceDialog(Canvas):
    """Reports what was chosen, the way back included."""

    chosen = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: SheetModel | None = None
        self._offered = ButtonSheet(self, self.chosen.emit)

    @property
    def model(self) -> SheetModel | None:
        """Give what is asked."""
        return self._model

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Give the choices, and the way back as the last."""
        return self._offered.buttons

    def show_state(self, model: SheetModel) -> None:
        """Ask a question; the same one again is the answer to the last press."""
        if model == self._model:
            self._offered.answered()
            return
        self._model = model
        self._offered.offer(model.choices, model.back)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the choices in two columns, the way back below them."""
        if self._model is None:
            return
        box = self._box()
        inner = box.width() - 2 * _PADDING
        width = (inner - _GAP * (_COLUMNS - 1)) / _COLUMNS
        for place, button in enumerate(self._offered.choices):
            row, column = divmod(place, _COLUMNS)
            x = box.left() + _PADDING + column * (width + _GAP)
            y = box.top() + _HEAD + _PADDING + row * (_BUTTON + _GAP)
            button.place(QRectF(x, y, width, _BUTTON), self.scale)
        y = box.bottom() - _PADDING - _FOOT
        self._offered.back.place(QRectF(box.left() + _PADDING, y, width, _FOOT), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the sheet from reaching the table."""

    def draw(self, painter: Painter) -> None:
        """Dim the table and paint the sheet."""
        if (model := self._model) is not None:
            words = (model.title, model.detail)
            draw_sheet(painter, self._box(), _PADDING, words, keeps_banner=model.keeps_banner)

    def _box(self) -> QRectF:
        rows = -(-len(self._offered.choices) // _COLUMNS)
        choices = rows * (_BUTTON + _GAP)
        height = _HEAD + _PADDING + choices + _PADDING + _FOOT + _PADDING
        left, top = (self.design_width - _WIDTH) / 2, (self.design_height - height) / 2
        return QRectF(left, top, _WIDTH, height)

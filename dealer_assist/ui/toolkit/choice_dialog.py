"""A sheet over the table: a question with its choices, and the way back."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.asked_over import AskedOver, draw_sheet
from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import SheetQuestion

_WIDTH, _PADDING, _GAP = 1040.0, 32.0, 14.0
_HEAD, _BUTTON, _FOOT = 104.0, 96.0, 112.0
_COLUMNS = 2
_MARGIN, _HELP_TOP = 20.0, 20.0


class ChoiceDialog(AskedOver):
    """Reports what was chosen, the way back included.

    It lies where no choice comes to be under the finger that asked for it.
    """

    chosen = Signal(object)

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        super().__init__(context, parent, has_help=has_help)
        self._model: SheetQuestion[Any] | None = None
        self._asked_at: tuple[float, float] | None = None
        self._choices: tuple[ActionButton, ...] = ()
        self._back = self._button()

    @property
    def model(self) -> SheetQuestion[Any] | None:
        """Return what is asked."""
        return self._model

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Return the choices, and the way back as the last."""
        return (*self._choices, self._back)

    def show_state(self, model: SheetQuestion[Any]) -> None:
        """Ask a question; the same one again is the answer to the last press."""
        if model == self._model:
            for button in self.buttons:
                button.answered()
            return
        self._model = model
        self._asked_at = self.context.finger.at
        for gone in self._choices:
            drop(gone)
        self._choices = tuple(self._button() for _ in model.choices)
        for button, offered in zip(self.buttons, (*model.choices, model.back), strict=True):
            button.show_state(offered)
            button.show()
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the choices in two columns, the way back below them."""
        if self._model is None:
            return
        box = self._box()
        for button, place in zip(self._choices, self._places(box), strict=True):
            button.place(place, self.scale)
        y, width = box.bottom() - _PADDING - _FOOT, self._choice_width()
        self._back.place(QRectF(box.left() + _PADDING, y, width, _FOOT), self.scale)
        head = QRectF(box.left(), box.top() + _HELP_TOP, box.width() - _PADDING, HELP_SIZE)
        self.help_button.stand_at_end(head, self.scale)

    def draw(self, painter: Painter) -> None:
        """Dim the table and paint the sheet."""
        if (model := self._model) is not None:
            words, keeps = (model.title, model.detail), model.keeps_banner
            room = self.help_room
            draw_sheet(painter, self._box(), _PADDING, words, keeps_banner=keeps, beside=room)

    def _button(self) -> ActionButton:
        button = ActionButton(self.context, self, is_judged=True)  # a question is read first
        button.pressed.connect(self.chosen)
        return button

    def _choice_width(self) -> float:
        return (_WIDTH - 2 * _PADDING - _GAP * (_COLUMNS - 1)) / _COLUMNS

    def _places(self, box: QRectF) -> list[QRectF]:
        width, places = self._choice_width(), []
        for place in range(len(self._choices)):
            row, column = divmod(place, _COLUMNS)
            x = box.left() + _PADDING + column * (width + _GAP)
            y = box.top() + _HEAD + _PADDING + row * (_BUTTON + _GAP)
            places.append(QRectF(x, y, width, _BUTTON))
        return places

    def _box(self) -> QRectF:
        """Lie in the middle, or moved aside where a choice would be under the finger."""
        rows = -(-len(self._choices) // _COLUMNS)
        choices = rows * (_BUTTON + _GAP)
        height = _HEAD + _PADDING + choices + _PADDING + _FOOT + _PADDING
        spare, over = self.design_width - _WIDTH, self.design_height - height
        middle = QRectF(spare / 2, over / 2, _WIDTH, height)
        low, high, near = over - _MARGIN, _MARGIN + BANNER_HEIGHT, spare - _MARGIN
        aside = [
            middle.translated(x - spare / 2, y - over / 2)
            for y in (over / 2, high, low)
            for x in (spare / 2, _MARGIN, near)
        ]
        return next((box for box in aside if not self._is_under_finger(box)), middle)

    def _is_under_finger(self, box: QRectF) -> bool:
        if self._asked_at is None:
            return False
        at, near = QPointF(*self._asked_at), self.context.theme.touch.under
        return any(
            place.adjusted(-near, -near, near, near).contains(at) for place in self._places(box)
        )

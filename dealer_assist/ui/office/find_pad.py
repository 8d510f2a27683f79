"""Finds a win by a number that somebody holds in their hand: of the win, or of its round."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import DIGITS, ERASE, KeyPad, typed_on
from dealer_assist.ui.toolkit.painter import Align, Painter

BACK, EVERY, FIND = "back", "every", "find"
_KEYS = (*DIGITS[:3], ("0", ERASE))
_MOST = 9
_SIDE, _TOP, _GAP, _FOOT = 24.0, 16.0, 14.0, 112.0
_TITLE, _DETAIL, _WELL, _WIDTH = 52.0, 40.0, 96.0, 720.0


class FindPad(Canvas):
    """Gives the number in `found`, None where every win is wanted again."""

    found = Signal(object)
    left = Signal()

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._typed = ""
        self.keys = KeyPad(context, _KEYS, self)
        self.keys.typed.connect(self._type)
        self.buttons = {key: ActionButton(context, self) for key in (BACK, EVERY, FIND)}
        for button in self.buttons.values():
            button.pressed.connect(self._press)
        self.hide()

    def ask(self, number: int | None) -> None:
        """Ask for a number, from the one that is looked for already."""
        self._typed = str(number or "")
        self._follow()
        self.show()
        self.raise_()

    def arrange(self) -> None:
        """Place the keys in the middle, the ways out at the foot."""
        left = (self.design_width - _WIDTH) / 2
        top = _TOP + _TITLE + _DETAIL + _WELL + 2 * _GAP
        foot = self.design_height - _TOP - _FOOT
        self.keys.place(QRectF(left, top, _WIDTH, foot - _GAP - top), self.scale)
        room = self.design_width - 2 * _SIDE
        each = (room - 2 * _GAP) / 3
        for place, button in enumerate(self.buttons.values()):
            x = _SIDE + place * (each + _GAP)
            button.place(QRectF(x, foot, each, _FOOT), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the keys from reaching what lies under it."""

    def draw(self, painter: Painter) -> None:
        """Paint the question and the number so far."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.fill(whole, colour.bg)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        line = QRectF(_SIDE, _TOP, painter.width - 2 * _SIDE, _TITLE)
        painter.text(line, "Which number?", "modal_title", colour.text_1, Align.CENTRE)
        line = QRectF(line.left(), line.bottom(), line.width(), _DETAIL)
        detail = "Of the win, as its slip and its page have it, or of the round"
        painter.text(line, detail, "notice_detail", colour.text_2, Align.CENTRE)
        box = QRectF((painter.width - _WIDTH) / 2, line.bottom() + _GAP, _WIDTH, _WELL)
        painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin)
        painter.text(box, self._typed, "pay_amount", colour.text_1, Align.CENTRE)

    def _type(self, word: str) -> None:
        self._typed = typed_on(self._typed, word, _MOST).lstrip("0")
        self._follow()

    def _follow(self) -> None:
        find = ActionModel(FIND, "FIND", "check", "", ActionState.NEXT)
        if not self._typed:
            find = ActionModel(FIND, "FIND", "check", "", ActionState.NOT_YET, "Enter a number")
        for model in (
            ActionModel(BACK, "BACK", "cross"),
            ActionModel(EVERY, "ALL NUMBERS", "list"),
            find,
        ):
            self.buttons[str(model.action)].show_state(model)
        self.update()

    def _press(self, key: str) -> None:
        self.hide()
        if key == BACK:
            self.left.emit()
        else:
            self.found.emit(int(self._typed) if key == FIND else None)

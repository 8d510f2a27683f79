"""A sheet over the table: a question with its choices, and the way back."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.banner import BANNER_HEIGHT, draw_frame
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import ActionLook
from dealer_assist.ui.paint import Align, Easel

_WIDTH, _PADDING, _GAP = 1040.0, 32.0, 14.0
_HEAD, _BUTTON, _FOOT = 104.0, 96.0, 112.0
_COLUMNS = 2


@dataclass(frozen=True, slots=True)
class SheetLook:
    """A question, what each answer does, and the words on the way back."""

    title: str
    detail: str
    choices: tuple[ActionLook, ...]
    back: ActionLook
    keeps_banner: bool = True


class Sheet(Canvas):
    """Reports the key of what was chosen; the way back has a key of its own."""

    chosen = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look: SheetLook | None = None
        self._buttons: list[ActionButton] = []
        self._back = ActionButton(kit, self)
        self._back.pressed.connect(self.chosen)

    @property
    def look(self) -> SheetLook | None:
        """Give what is asked."""
        return self._look

    @property
    def buttons(self) -> tuple[ActionButton, ...]:
        """Give the choices, and the way back as the last."""
        return (*self._buttons, self._back)

    def show_state(self, look: SheetLook) -> None:
        """Ask a question; the same one again is the answer to the last press."""
        if look == self._look:
            for button in self.buttons:
                button.answered()
            return
        self._look = look
        for button in self._buttons:
            button.setParent(None)
            button.deleteLater()
        self._buttons = [self._button(choice) for choice in look.choices]
        self._back.show_state(look.back)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the choices in two columns, the way back below them."""
        if self._look is None:
            return
        box = self._box()
        inner = box.width() - 2 * _PADDING
        width = (inner - _GAP * (_COLUMNS - 1)) / _COLUMNS
        for place, button in enumerate(self._buttons):
            row, column = divmod(place, _COLUMNS)
            x = box.left() + _PADDING + column * (width + _GAP)
            y = box.top() + _HEAD + _PADDING + row * (_BUTTON + _GAP)
            button.place(QRectF(x, y, width, _BUTTON), self.scale)
        y = box.bottom() - _PADDING - _FOOT
        self._back.place(QRectF(box.left() + _PADDING, y, width, _FOOT), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the sheet from reaching the table."""

    def draw(self, easel: Easel) -> None:
        """Dim the table and paint the sheet."""
        if self._look is None:
            return
        colour = easel.theme.colour
        top = BANNER_HEIGHT if self._look.keeps_banner else 0.0
        easel.fill(QRectF(0, top, easel.width, easel.height - top), colour.scrim)
        if self._look.keeps_banner:
            draw_frame(easel)
        box = self._box()
        easel.panel(box, colour.panel, colour.line_strong, easel.theme.line.thin)
        title = QRectF(box.left() + _PADDING, box.top() + 20, box.width() - 2 * _PADDING, 46)
        easel.text(title, self._look.title, "modal_title", colour.text_1, Align.LEFT)
        detail = title.translated(0, 46)
        easel.text(detail, self._look.detail, "modal_place", colour.text_2, Align.LEFT)

    def _button(self, choice: ActionLook) -> ActionButton:
        button = ActionButton(self.kit, self)
        button.show_state(choice)
        button.pressed.connect(self.chosen)
        button.show()
        return button

    def _box(self) -> QRectF:
        rows = -(-len(self._buttons) // _COLUMNS)
        choices = rows * (_BUTTON + _GAP)
        height = _HEAD + _PADDING + choices + _PADDING + _FOOT + _PADDING
        left, top = (self.design_width - _WIDTH) / 2, (self.design_height - height) / 2
        return QRectF(left, top, _WIDTH, height)

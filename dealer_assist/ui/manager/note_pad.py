"""Takes a short note by touch: large keys, letters and figures, one line."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.actions import ActionLook, ActionState
from dealer_assist.ui.pad_key import PadKey
from dealer_assist.ui.paint import Align, Easel

MOST = 60
ERASE, SPACE, DONE, BACK = "erase", "space", "done", "back"
_ROWS = ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM,.'")
_SIDE, _GAP = 24.0, 12.0
_TITLE, _WELL, _COUNT, _FOOT = 46.0, 96.0, 40.0, 112.0
_MOST_KEY = 120.0


class NotePad(Canvas):
    """Gives the note in `written`; `left` where it is left as it was."""

    written = Signal(str)
    left = Signal()

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._title = ""
        self.text = ""
        self.keys = {key: self._key(key, key) for row in _ROWS for key in row}
        self.space = self._key(SPACE, "SPACE")
        self.erase = self._key(ERASE, "ERASE", "arrow-left")
        self.back = ActionButton(kit, self)
        self.done = ActionButton(kit, self)
        self.back.pressed.connect(lambda key: self.left.emit())
        self.done.pressed.connect(lambda key: self.written.emit(self.text.strip()))
        self.hide()

    def ask(self, title: str, text: str) -> None:
        """Ask for a note, from what is written already."""
        self._title, self.text = title, text
        self.setAccessibleName(title)
        self._follow()
        self.show()
        self.raise_()

    def arrange(self) -> None:
        """Place four rows of keys, space and erase below, the way out at the foot."""
        room = self.design_width - 2 * _SIDE
        top = _SIDE + _TITLE + _WELL + _COUNT + 8
        foot = self.design_height - _SIDE - _FOOT
        rows = len(_ROWS) + 1
        height = min(_MOST_KEY, (foot - top) / rows - _GAP)
        each = (room + _GAP) / 10
        for row, letters in enumerate(_ROWS):
            for column, key in enumerate(letters):
                left = _SIDE + column * each
                box = QRectF(left, top + row * (height + _GAP), each - _GAP, height)
                self.keys[key].place(box, self.scale)
        y = top + (rows - 1) * (height + _GAP)
        self.space.place(QRectF(_SIDE + 2 * each, y, 6 * each - _GAP, height), self.scale)
        self.erase.place(QRectF(_SIDE + 8 * each, y, 2 * each - _GAP, height), self.scale)
        half = (room - 4 * _GAP) / 2
        self.back.place(QRectF(_SIDE, foot, half, _FOOT), self.scale)
        right = self.design_width - _SIDE - half
        self.done.place(QRectF(right, foot, half, _FOOT), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches between the keys from reaching what lies under it."""

    def draw(self, easel: Easel) -> None:
        """Paint the line that is being written."""
        colour = easel.theme.colour
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.fill(whole, colour.bg)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        line = QRectF(_SIDE, _SIDE - 8, easel.width - 2 * _SIDE, _TITLE)
        easel.text(line, self._title, "modal_title", colour.text_1)
        well = QRectF(_SIDE, line.bottom() + 8, line.width(), _WELL - 8)
        easel.panel(well, colour.well, colour.selected, easel.theme.line.thin)
        # What a person writes is nobody's sentence: it is shown as it is, in every language.
        easel.text(
            well.adjusted(20, 0, -20, 0), Translated(self.text + "▏"), "notice", colour.text_1
        )
        count = QRectF(_SIDE, well.bottom() + 4, line.width(), _COUNT - 8)
        words = f"{len(self.text)} of {MOST} letters"
        easel.text(count, words, "sum_caption", colour.text_2, Align.RIGHT)

    def press(self, key: str) -> None:
        """Take one key: the first letter of a sentence is a capital one."""
        if key == ERASE:
            self.text = self.text[:-1]
        elif len(self.text) < MOST:
            starts = not self.text.strip() or self.text.endswith(". ")
            self.text += " " if key == SPACE else key if starts else key.lower()
        self._follow()

    def _follow(self) -> None:
        self.back.show_state(ActionLook(BACK, "BACK", "arrow-left", "The note stays as it was"))
        done = ActionLook(DONE, "DONE", "check", "", ActionState.NEXT)
        if not self.text.strip():
            done = ActionLook(DONE, "DONE", "check", "", ActionState.NOT_YET, "Write a note first")
        self.done.show_state(done)
        self.update()

    def _key(self, key: str, label: str, icon: str = "") -> PadKey:
        made = PadKey(self.kit, key, label, self, icon)
        made.pressed.connect(self.press)
        return made

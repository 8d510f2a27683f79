"""The band that says what is looked at in a round that is over, where the prompt would be."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel

_MARK, _ICON, _PADDING = 264.0, 40.0, 24.0
_WORDS, _DETAIL, _TOP = 48.0, 30.0, 6.0


class ReplayBand(Canvas):
    """White where the live prompt is amber: nobody takes the one for the other."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._words = self._detail = self._trouble = ""

    @property
    def words(self) -> str:
        """Give what is said to have happened."""
        return self._words

    def show_state(self, words: str, detail: str, trouble: str = "") -> None:
        """Say what happened, when, and what was refused just now."""
        if (words, detail, trouble) != (self._words, self._detail, self._trouble):
            self._words, self._detail, self._trouble = words, detail, trouble
            self.setAccessibleName(words)
            self.setAccessibleDescription(trouble or detail)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the white mark, what happened, and when."""
        colour, line = easel.theme.colour, easel.theme.line
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.selected, line.strong)
        mark = QRectF(0, 0, _MARK, easel.height)
        easel.panel(mark, colour.selected)
        middle = (easel.height - _ICON) / 2
        easel.icon("history", _PADDING, middle, _ICON, colour.selected_ink, 2.8)
        words = mark.adjusted(_PADDING + _ICON + 14, 0, -10, 0)
        easel.text(words, Msg("HISTORY"), "swipe_time", colour.selected_ink)
        left = _MARK + _PADDING
        box = QRectF(left, _TOP, easel.width - left - _PADDING, _WORDS)
        easel.text(box, self._words, "prompt", colour.text_1)
        below = QRectF(box.left(), box.bottom(), box.width(), _DETAIL)
        ink = colour.fault if self._trouble else colour.text_2
        easel.text(below, self._trouble or self._detail, "prompt_step", ink)

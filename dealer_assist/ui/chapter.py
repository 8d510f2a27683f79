"""A chapter of sentences to read, as large as they fit. Nothing on it scrolls."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.rules import Chapter

_SIDE, _TOP, _TITLE, _ICON = 36.0, 28.0, 48.0, 40.0
_MARK, _MARK_GAP = 10.0, 22.0
_SIZES = (("swipe_detail", 42.0, 18.0), ("notice_detail", 34.0, 12.0), ("pay_how", 30.0, 8.0))
"""Letters, height of a line, and the room below a sentence: the first that fits is taken."""


class ChapterText(Canvas):
    """Shows one chapter."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._chapter: Chapter | None = None

    def show_state(self, chapter: Chapter) -> None:
        """Show a chapter."""
        if chapter != self._chapter:
            self._chapter = chapter
            self.setAccessibleName(chapter.title)
            self.setAccessibleDescription(joined(" ", chapter.lines))
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the title and a mark before every sentence."""
        if self._chapter is None:
            return
        colour = easel.theme.colour
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        easel.icon(self._chapter.icon, _SIDE, _TOP + (_TITLE - _ICON) / 2, _ICON, colour.text_2)
        left = _SIDE + _ICON + 16
        title = QRectF(left, _TOP, easel.width - left - _SIDE, _TITLE)
        easel.text(title, self._chapter.title, "pay_when", colour.text_1)
        room = whole.adjusted(_SIDE, _TOP + _TITLE + 24, -_SIDE, -_TOP)
        words = room.adjusted(_MARK + _MARK_GAP, 0, 0, 0)
        role, line, gap = self._size(easel, words)
        y = words.top()
        for sentence in self._chapter.lines:
            mark = QRectF(room.left(), y + (line - _MARK) / 2, _MARK, _MARK)
            easel.panel(mark, colour.line_strong, radius=_MARK / 2)
            box = QRectF(words.left(), y, words.width(), words.bottom() - y)
            y += easel.paragraph(box, sentence, role, colour.text_1, line) + gap

    def _size(self, easel: Easel, room: QRectF) -> tuple[str, float, float]:
        lines = self._chapter.lines if self._chapter else ()
        for role, line, gap in _SIZES:
            count = sum(len(easel.broken(one, role, room.width())) for one in lines)
            if count * line + len(lines) * gap <= room.height():
                return role, line, gap
        return _SIZES[-1]

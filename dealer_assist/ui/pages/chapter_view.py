"""A chapter of the rules in full, in the largest letters that its room allows."""

from typing import TypeAlias

from PySide6.QtCore import QRectF

from dealer_assist.message import joined
from dealer_assist.ui.pages.rules import Chapter, ChapterText
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.view import View

_SIDE, _TOP, _TITLE, _ICON = 36.0, 28.0, 48.0, 40.0
_MARK, _MARK_GAP = 10.0, 22.0
_Size: TypeAlias = tuple[TypeRole, float, float]
_SIZES: tuple[_Size, ...] = (
    ("medium_30", 42.0, 18.0),
    ("medium_24", 34.0, 12.0),
    ("medium_22", 30.0, 8.0),
)
"""Letters, height of a line, and the room below a sentence: the first that fits is taken."""


class ChapterView(View[Chapter]):
    """Shows one chapter."""

    def changed(self, model: Chapter) -> None:
        """Have the chapter read out whole."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(joined(" ", model.lines))

    def draw(self, painter: Painter) -> None:
        """Paint the title and a mark before every sentence."""
        if not self.shows_something:
            return
        colour, model = painter.theme.colour, self.model
        painter.panel(painter.whole, colour.panel, colour.line)
        room = painter.whole.adjusted(_SIDE, _TOP, -_SIDE, -_TOP)
        title = top_of(room, _TITLE)
        painter.icon_in(
            QRectF(title.left(), title.top(), _ICON, _TITLE), model.icon, _ICON, colour.text_2
        )
        painter.text(title.adjusted(_ICON + 16, 0, 0, 0), model.title, "heavy_34", colour.text_1)
        words = room.adjusted(_MARK + _MARK_GAP, _TITLE + 24, 0, 0)
        role, line, gap = self._size(painter, words)
        size = painter.size_for(model.lines, role, words, line, gap)
        high = line * size / painter.theme.letters[role].size
        for sentence in model.lines:
            mark = QRectF(room.left(), words.top() + (high - _MARK) / 2, _MARK, _MARK)
            painter.panel(mark, colour.line_strong, radius=_MARK / 2)
            used = painter.paragraph(words, sentence, role, colour.text_1, line, most=size)
            words.setTop(words.top() + used + gap)

    def _size(self, painter: Painter, room: QRectF) -> _Size:
        lines = self.model.lines
        for role, line, gap in _SIZES:
            count = sum(len(painter.broken(one, role, room.width())) for one in lines)
            if count * line + len(lines) * gap <= room.height():
                return role, line, gap
        return _SIZES[-1]


@shows(ChapterText)
def _chapter(on: Canvas, node: ChapterText, tell: Tell) -> Widget:
    return ChapterView(on.context, on)

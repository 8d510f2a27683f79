"""The rules of this table, a chapter at a time, in words for a dealer who looks something up."""

from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.message import Msg, joined
from dealer_assist.ui.pages.chapters_page import ChaptersPage
from dealer_assist.ui.pages.paytables.page import ODDS_WIDTH, odds_button
from dealer_assist.ui.pages.rules.presenter import Chapter, chapters_of
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.boxes import Node, Slot, row, space
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.theme import TypeRole
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


class ChapterText(View[Chapter]):
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


class RulesPage(ChaptersPage[Chapter]):
    """Shows a chapter at a time."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        setup = page_context.desk.table.setup
        self.title = Msg("Rules of {game}", game=setup.game_name)
        self.detail = Msg("What each hand pays is under PAYTABLES in the menu.")
        self.setAccessibleName(self.title)
        book = rule_book_of(page_context.resources, page_context.game)
        chapters = chapters_of(book, setup)
        self.begin(chapters, [one.title for one in chapters], ChapterText(context, self))
        self.odds = odds_button(self)

    def ways(self) -> Node:
        """Stand the way to the odds at the near end."""
        return row(space(), Slot(self.odds).of(ODDS_WIDTH))

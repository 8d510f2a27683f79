"""The rules of this table, a chapter at a time, in words for a dealer who looks something up."""

from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.message import Msg, joined
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.pages.paytables.presenter import ODDS_WIDTH, odds_button
from dealer_assist.ui.pages.rules.presenter import Chapter, chapters_of
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_SIDE, _TOP, _TITLE, _ICON = 36.0, 28.0, 48.0, 40.0
_MARK, _MARK_GAP = 10.0, 22.0
_Size: TypeAlias = tuple[TypeRole, float, float]
_SIZES: tuple[_Size, ...] = (
    ("medium_30", 42.0, 18.0),
    ("medium_24", 34.0, 12.0),
    ("medium_22", 30.0, 8.0),
)
"""Letters, height of a line, and the room below a sentence: the first that fits is taken."""


class ChapterText(Canvas):
    """Shows one chapter."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._chapter: Chapter | None = None

    def show_state(self, chapter: Chapter) -> None:
        """Show a chapter."""
        if chapter != self._chapter:
            self._chapter = chapter
            self.setAccessibleName(chapter.title)
            self.setAccessibleDescription(joined(" ", chapter.lines))
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the title and a mark before every sentence."""
        if self._chapter is None:
            return
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        painter.icon(self._chapter.icon, _SIDE, _TOP + (_TITLE - _ICON) / 2, _ICON, colour.text_2)
        left = _SIDE + _ICON + 16
        title = QRectF(left, _TOP, painter.width - left - _SIDE, _TITLE)
        painter.text(title, self._chapter.title, "heavy_34", colour.text_1)
        room = whole.adjusted(_SIDE, _TOP + _TITLE + 24, -_SIDE, -_TOP)
        words = room.adjusted(_MARK + _MARK_GAP, 0, 0, 0)
        role, line, gap = self._size(painter, words)
        size = painter.size_for(self._chapter.lines, role, words, line, gap)
        y = words.top()
        for sentence in self._chapter.lines:
            high = line * size / painter.theme.letters[role].size
            mark = QRectF(room.left(), y + (high - _MARK) / 2, _MARK, _MARK)
            painter.panel(mark, colour.line_strong, radius=_MARK / 2)
            box = QRectF(words.left(), y, words.width(), words.bottom() - y)
            y += painter.paragraph(box, sentence, role, colour.text_1, line, most=size) + gap

    def _size(self, painter: Painter, room: QRectF) -> _Size:
        lines = self._chapter.lines if self._chapter else ()
        for role, line, gap in _SIZES:
            count = sum(len(painter.broken(one, role, room.width())) for one in lines)
            if count * line + len(lines) * gap <= room.height():
                return role, line, gap
        return _SIZES[-1]


_NAMES = 424.0
_MOST = 112.0


class RulesPage(Page):
    """Holds the chapter that is open."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        setup = page_context.desk.table.setup
        game = load_games(page_context.resources / "games")[setup.game]
        book = rule_book_of(page_context.resources, game)
        self.title = Msg("Rules of {game}", game=setup.game_name)
        self.detail = Msg("What each hand pays is under PAYTABLES in the menu.")
        self.setAccessibleName(self.title)
        self.chapters = chapters_of(book, setup)
        self._open = self.chapters[0]
        self.names = [self._name(chapter) for chapter in self.chapters]
        self.text = ChapterText(context, self)
        self.odds = ActionButton(context, self)
        self.odds.show_state(odds_button())
        self.odds.pressed.connect(page_context.go)
        self._show()

    @property
    def chapter(self) -> Chapter:
        """Give the chapter that is open."""
        return self._open

    def arrange(self) -> None:
        """Place the names of the chapters at the left, the open one beside them."""
        super().arrange()
        body = self.body()
        count = len(self.names)
        height = min(_MOST, (body.height() - GAP * (count - 1)) / count)
        for place, name in enumerate(self.names):
            top = body.top() + place * (height + GAP)
            name.place(QRectF(body.left(), top, _NAMES, height), self.scale)
        self.text.place(body.adjusted(_NAMES + GAP, 0, 0, 0), self.scale)
        foot = self.foot()
        left = foot.right() - ODDS_WIDTH
        self.odds.place(QRectF(left, foot.top(), ODDS_WIDTH, foot.height()), self.scale)

    def _name(self, chapter: Chapter) -> ChoiceButton:
        name = ChoiceButton(self.context, self)
        name.chosen.connect(self._turn_to)
        return name

    def _turn_to(self, key: str) -> None:
        self._open = next(one for one in self.chapters if one.key == key)
        self._show()

    def _show(self) -> None:
        for name, chapter in zip(self.names, self.chapters, strict=True):
            name.show_state(ChoiceModel(chapter.key, chapter.title, chapter is self._open))
        self.text.show_state(self._open)

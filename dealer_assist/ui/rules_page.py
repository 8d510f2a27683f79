"""The rules of this table, a chapter at a time, in words for a dealer who looks something up."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.message import Msg
from dealer_assist.ui.chapter import ChapterText
from dealer_assist.ui.choice_button import ChoiceButton
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.over_page import GAP, OverPage, Stand
from dealer_assist.ui.present.rules import Chapter, chapters_of

_NAMES = 424.0
_MOST = 112.0


class RulesPage(OverPage):
    """Holds the chapter that is open."""

    def __init__(self, kit: Kit, stand: Stand, parent: QWidget | None = None) -> None:
        super().__init__(kit, stand, parent)
        setup = stand.desk.table.setup
        game = load_games(stand.resources / "games")[setup.game]
        book = load_rule_book(stand.resources / "rules" / f"{game.rules}.toml")
        self.title = Msg("Rules of {game}", game=setup.game_name)
        self.detail = Msg("What each hand pays is under PAYTABLES in the menu.")
        self.setAccessibleName(self.title)
        self.chapters = chapters_of(book, setup)
        self._open = self.chapters[0]
        self.names = [self._name(chapter) for chapter in self.chapters]
        self.text = ChapterText(kit, self)
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

    def _name(self, chapter: Chapter) -> ChoiceButton:
        name = ChoiceButton(self.kit, self)
        name.chosen.connect(self._turn_to)
        return name

    def _turn_to(self, key: str) -> None:
        self._open = next(one for one in self.chapters if one.key == key)
        self._show()

    def _show(self) -> None:
        for name, chapter in zip(self.names, self.chapters, strict=True):
            name.show_state(ChoiceLook(chapter.key, chapter.title, chapter is self._open))
        self.text.show_state(self._open)

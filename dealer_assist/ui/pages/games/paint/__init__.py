"""What the choice of games is shown by: a widget for each kind of its controls."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.games.model import (
    FamilyTouched,
    FindKeyTyped,
    GamesAct,
    GameTouched,
    TitleTouched,
)
from dealer_assist.ui.pages.games.page import (
    CardPress,
    ChoicePrompt,
    FamilyPress,
    FinderKeys,
    FindPress,
    Keyboard,
    TilePress,
    TitleInFull,
)
from dealer_assist.ui.pages.games.paint.card import GameCard
from dealer_assist.ui.pages.games.paint.family import FamilyButton
from dealer_assist.ui.pages.games.paint.finder import FindGames, FindKey
from dealer_assist.ui.pages.games.paint.sheet import TitleSheet
from dealer_assist.ui.pages.games.paint.tile import TitleTile
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.values.typed import ERASE


@shows(ChoicePrompt)
def _prompt(on: Canvas, node: ChoicePrompt, tell: Tell) -> Widget:
    return PromptBar(on.context, on)


@shows(FamilyPress)
def _family(on: Canvas, node: FamilyPress, tell: Tell) -> Widget:
    family = FamilyButton(on.context, on)
    family.chosen.connect(lambda key: tell(FamilyTouched(key)))
    return family


@shows(TilePress)
def _tile(on: Canvas, node: TilePress, tell: Tell) -> Widget:
    tile = TitleTile(on.context, on)
    tile.chosen.connect(lambda key: tell(TitleTouched(key)))
    return tile


@shows(CardPress)
def _card(on: Canvas, node: CardPress, tell: Tell) -> Widget:
    card = GameCard(on.context, on)
    card.chosen.connect(lambda key: tell(GameTouched(key)))
    return card


@shows(FindPress)
def _find(on: Canvas, node: FindPress, tell: Tell) -> Widget:
    find = FindKey(on.context, on)
    find.fired.connect(lambda: tell(GamesAct.FIND))
    return find


@shows(FinderKeys)
def _finder(on: Canvas, node: FinderKeys, tell: Tell) -> Widget:
    finder = FindGames(on.context, on)
    finder.pressed.connect(lambda key: tell(FindKeyTyped(key)))
    return finder


@shows(TitleInFull)
def _sheet(on: Canvas, node: TitleInFull, tell: Tell) -> Widget:
    sheet = TitleSheet(on.context, on)
    sheet.touched.connect(tell)
    return sheet


class _Keyboard(QWidget):
    """Hears the keys that are typed while the page has the focus."""

    def __init__(self, page: Canvas, tell: Tell) -> None:
        super().__init__(page)
        self._tell = tell
        page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        page.installEventFilter(self)

    def show_state(self, model: None) -> None:
        """Look as always: it is not seen."""

    def place(self, rect: QRectF, scale: float) -> None:
        """Take no room."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key that finds a title, and the one that puts the keys away."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._tell(GamesAct.TITLES)
        elif event.key() == Qt.Key.Key_Backspace:
            self._tell(FindKeyTyped(ERASE))
        elif (text := event.text().upper()) and text.isprintable():
            self._tell(FindKeyTyped(text))
        return True


@shows(Keyboard)
def _keyboard(on: Canvas, node: Keyboard, tell: Tell) -> Widget:
    return _Keyboard(on, tell)

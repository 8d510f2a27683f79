"""Finds a title by typing: letters and figures on the screen, or on a keyboard that is there."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, Translated
from dealer_assist.ui.pages.games.choice import SPACE
from dealer_assist.ui.pages.games.model import FinderModel
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.keypads import KeyPad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole
from dealer_assist.ui.toolkit.values.typed import ERASE

_KEYS = (
    tuple("1234567890"),
    tuple("QWERTYUIOP"),
    (*"ASDFGHJKL", "-"),
    (*"ZXCVBNM", SPACE, ERASE),
)
HINT = Msg("Number, name, wager or paytable")
_FIND = Msg("FIND A TABLE")
_LINE, _LINE_TOP = 26, 3.0  # of two lines in the well
_WELL, _GAP, _SIDE, _ICON = 76.0, 12.0, 20.0, 34.0
_KEY_LEAST = 76.0
HEIGHT = _WELL + len(_KEYS) * (_KEY_LEAST + _GAP)


class FindGames(Canvas):
    """Tells every key of the screen."""

    pressed = Signal(str)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAccessibleName(Msg("Find a table"))
        self.model = FinderModel("", "")
        self.keys = KeyPad(context, _KEYS, self)
        self.keys.typed.connect(self.pressed)

    def show_state(self, model: FinderModel) -> None:
        """Show what is looked for, and how much was found."""
        if model != self.model:
            self.model = model
            self.setAccessibleDescription(model.found)
            self.update()

    def arrange(self) -> None:
        """Place the keys under what is typed."""
        room = QRectF(0, _WELL + _GAP, self.design_width, self.design_height - _WELL - _GAP)
        self.keys.place(room, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the well with what is typed, and how many titles that leaves."""
        colour = painter.theme.colour
        well = QRectF(0, 0, painter.width, _WELL)
        painter.panel(well, colour.well, colour.selected)
        painter.icon("search", _SIDE, (_WELL - _ICON) / 2, _ICON, colour.text_2)
        inner = well.adjusted(2 * _SIDE + _ICON, 0, -_SIDE, 0)
        if self.model.typed:
            # What a person types is nobody's sentence: it is shown as it is, in every language.
            used = painter.text(inner, Translated(self.model.typed + "▏"), "bold_28", colour.text_1)
        else:
            used = painter.text(inner, HINT, "medium_24", colour.text_2)
        rest = inner.adjusted(used + _SIDE, 0, 0, 0)
        painter.text(rest, self.model.found, "medium_24", colour.text_2, Align.RIGHT)


class FindKey(Touchable):
    """The well over the tiles: a touch brings up the keys; its end says what the tiles are."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._words = ""
        self.describe(_FIND)

    def show_state(self, words: str) -> None:
        """Say what the tiles below are."""
        if words != self._words:
            self._words = words
            self.setAccessibleDescription(words)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the well, what a touch does, and what can be typed: beside it, or below."""
        colour = painter.theme.colour
        whole = painter.whole
        edge = colour.selected if self.is_pressed else colour.line_strong
        painter.panel(whole, colour.well, edge)
        painter.icon("search", _SIDE, (painter.height - _ICON) / 2, _ICON, colour.text_2)
        inner = whole.adjusted(2 * _SIDE + _ICON, 0, -_SIDE, 0)
        used = _as_wanted(painter, _FIND, "bold_24") + _SIDE
        told = _as_wanted(painter, self._words, "medium_22") + _SIDE
        hint = painter.theme.width(painter.said(HINT), "medium_22", SMALLEST_LABEL)
        if used + hint + told > inner.width():
            self._draw_two_lines(painter, inner)
            return
        painter.text(inner, _FIND, "bold_24", colour.text_1)
        painter.text(inner, self._words, "medium_22", colour.text_2, Align.RIGHT)
        painter.text(inner.adjusted(used, 0, -told, 0), HINT, "medium_22", colour.text_2)

    def _draw_two_lines(self, painter: Painter, inner: QRectF) -> None:
        """Write smaller than a person wants it, but leave nothing out."""
        colour = painter.theme.colour
        upper = QRectF(inner.left(), _LINE_TOP, inner.width(), inner.height() / 2 - _LINE_TOP)
        lower = upper.translated(0, upper.height())
        used = painter.text(upper, _FIND, "bold_24", colour.text_1, most=_LINE) + _SIDE
        rest = upper.adjusted(used, 0, 0, 0)
        painter.text(rest, self._words, "medium_22", colour.text_2, Align.RIGHT, most=_LINE)
        painter.text(lower, HINT, "medium_22", colour.text_2, most=_LINE)


def _as_wanted(painter: Painter, words: str, role: TypeRole) -> float:
    """Measure a line in letters as large as a person wants them."""
    return painter.theme.width(painter.said(words), role, painter.theme.largest(role))

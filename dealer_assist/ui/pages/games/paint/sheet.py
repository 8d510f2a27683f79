"""The right side of GAMES: all that will open with the chosen title, or what is missing of it."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.games.model import TitleSheetModel
from dealer_assist.ui.pages.games.paint.blocks import draw_blocks
from dealer_assist.ui.pages.games.paint.head import GAP, SHEET, SIDE, GameHead, draw_head
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_of, foot_of
from dealer_assist.ui.toolkit.view import View

_WAGERS, _WORDS = 26.0, 30.0
_MARK = 30.0
_BUTTON = 84.0


class TitleSheet(View[TitleSheetModel]):
    """Shows the chosen title; its buttons lead to its other tables, and back to the present one."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.tables, self.quick = (
            ActionButton(context, self, role="bold_22", icon_size=28.0) for _ in range(2)
        )
        for button in (self.tables, self.quick):
            button.pressed.connect(self.touched)

    def show_state(self, model: TitleSheetModel) -> None:
        """Show a title, and the buttons that it has: they are answered each time."""
        super().show_state(model)
        for button, state in ((self.tables, model.tables), (self.quick, model.quick)):
            button.setVisible(state is not None)
            if state is not None:
                button.show_state(state)

    def changed(self, model: TitleSheetModel) -> None:
        """Have the title read out, and what is missing of it."""
        self.setAccessibleName(model.name)
        self.setAccessibleDescription(model.cure or model.wagers)

    def arrange(self) -> None:
        """Place the buttons in the foot: the tables at the left, the way back at the right."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        foot = foot_of(whole.adjusted(SIDE, 0, -SIDE, -SIDE), _BUTTON)
        for place, button in enumerate((self.tables, self.quick)):
            button.place(column_of(foot, place, 2, GAP), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the title with what it opens."""
        if not self.shows_something:
            return
        colour, lines, model = painter.theme.colour, painter.theme.line, self.model
        edge = colour.line_strong if model.missing else colour.selected
        painter.panel(painter.whole, colour.panel, edge, lines.strong, dashed=bool(model.missing))
        if not model.name:
            return
        head = GameHead(model.number, model.name, model.console, is_selected=not model.missing)
        top = draw_head(painter, head, SHEET)
        foot = _BUTTON + GAP if model.tables or model.quick else 0.0
        inner = painter.whole.adjusted(SIDE, top, -SIDE, -SIDE - foot)
        if model.missing:
            inner = self._draw_missing(painter, inner)
        inner = self._draw_wagers(painter, inner)
        draw_blocks(painter, inner, model.blocks)

    def _draw_missing(self, painter: Painter, inner: QRectF) -> QRectF:
        """Say what is missing and who can give it; give the room that is left."""
        colour, model = painter.theme.colour, self.model
        painter.rule(inner.left(), inner.top(), inner.right(), colour.line)
        top = inner.top() + GAP
        painter.icon("padlock", inner.left(), top, _MARK, colour.fault)
        row = QRectF(inner.left() + _MARK + 12, top, inner.width() - _MARK - 12, _MARK)
        painter.text(row, model.missing, "semi_24", colour.fault)
        words = inner.adjusted(0, 2 * GAP + _MARK, 0, 0)
        used = painter.paragraph(words, model.cure, "medium_22", colour.text_1, _WORDS)
        return words.adjusted(0, used + GAP, 0, 0)

    def _draw_wagers(self, painter: Painter, inner: QRectF) -> QRectF:
        """Name what can be bet in up to three lines; give the room that is left."""
        colour, words = painter.theme.colour, self.model.wagers
        if not words:
            return inner
        painter.rule(inner.left(), inner.top(), inner.right(), colour.line)
        row = inner.adjusted(0, GAP / 2, 0, 0)
        used = painter.paragraph(row, words, "medium_22", colour.text_1, _WAGERS)
        return row.adjusted(0, used + GAP / 2, 0, 0)

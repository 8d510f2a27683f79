"""A table to choose: its game, paytables, progressive with its meter, and limits."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.games.model import GameModel
from dealer_assist.ui.pages.games.paint.blocks import draw_blocks, write_whole
from dealer_assist.ui.pages.games.paint.head import CARD, SIDE, GameHead, draw_head
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import Align

_DETAIL = 28.0
_FOOT, _MARK = 46.0, 30.0
_TAG, _MARK_GAP = 34.0, 12.0


class GameCard(Selectable[GameModel]):
    """Names the table that was touched; one that cannot be opened is dashed and says why."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, GameModel("", "", ""), parent)

    def tell(self, model: GameModel) -> None:
        """Say the table, and why it cannot be opened."""
        self.describe(f"{model.number} {model.name}".strip(), model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint the card."""
        self._draw_box(painter)
        model = self._model
        head = GameHead(
            model.number,
            model.name,
            model.console,
            is_selected=model.is_selected,
            is_unreadable=not model.number,
        )
        top = draw_head(painter, head, CARD)
        inner = painter.whole.adjusted(SIDE, top, -SIDE, -_FOOT - 4)
        if model.reason:
            self._draw_reason(painter, inner)
        else:
            draw_blocks(painter, inner, model.blocks)
            self._draw_foot(painter)

    def _draw_box(self, painter: Painter) -> None:
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        fill, edge, line = colour.panel, colour.line_strong, lines.thin
        if model.is_selected:
            edge, line = colour.selected, lines.selected
        elif self.is_pressed:
            fill, edge, line = colour.raised, colour.selected, lines.strong
        if model.reason:
            painter.panel(painter.whole, None, colour.line_strong, dashed=True)
        else:
            painter.panel(painter.whole, fill, edge, line)

    def _draw_reason(self, painter: Painter, inner: QRectF) -> None:
        colour = painter.theme.colour
        painter.rule(inner.left(), inner.top(), inner.right(), colour.line)
        painter.icon("barred", inner.left(), inner.top() + 14, _MARK, colour.fault, 2.4)
        line = QRectF(inner.left() + _MARK + 12, inner.top() + 14, inner.width(), _MARK)
        painter.text(line, Msg("Cannot be opened"), "semi_24", colour.fault)
        words = inner.adjusted(0, 54, 0, _FOOT - 8)
        painter.paragraph(words, self._model.reason, "medium_22", colour.text_2, _DETAIL - 2)

    def _draw_foot(self, painter: Painter) -> None:
        colour, model = painter.theme.colour, self._model
        y = painter.height - _FOOT - 4
        mark = QRectF(SIDE, y + (_FOOT - _MARK) / 2, _MARK, _MARK)
        if model.is_selected:
            painter.panel(mark, colour.ok, radius=_MARK / 2)
            painter.icon_in(mark, "check", 20, colour.ok_ink, 3.4)
        else:
            painter.panel(mark, None, colour.line_strong, painter.theme.line.device, _MARK / 2)
        used = self._draw_meter_mark(painter, y + _FOOT / 2)
        words = QRectF(mark.right() + 12, y, painter.width - mark.right() - 12 - used, _FOOT)
        ink = colour.text_1 if model.is_selected else colour.text_2
        write_whole(painter, words, model.foot, Align.LEFT, "semi_24", ink)

    def _draw_meter_mark(self, painter: Painter, middle: float) -> float:
        """Draw at the right whose meter it is; give the width used. That of a link is filled."""
        colour, mark = painter.theme.colour, self._model.mark
        if mark is None:
            return SIDE
        width = painter.tag_width(mark.words, icon=mark.icon)
        left = painter.width - SIDE - width
        ink = colour.text_2
        if mark.is_filled:
            box = QRectF(left, middle - _TAG / 2, width, _TAG)
            painter.panel(box, colour.text_1, radius=painter.theme.line.small_radius)
            ink = colour.selected_ink
        edge = colour.text_1 if mark.is_filled else colour.line_strong
        painter.tag(left, middle, mark.words, ink, edge, icon=mark.icon)
        return width + SIDE + _MARK_GAP

"""A table to choose: its game, paytables, progressive with its meter, and limits."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.games.model import GameModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.theme import TypeRole

_SIDE, _TOP, _GAP = 22.0, 18.0, 14.0
_TILE, _NAME = 68.0, 34.0
_CAPTION, _VALUE, _DETAIL = 26.0, 32.0, 28.0
_CAPTION_GAP = 16.0
_FOOT, _MARK = 46.0, 30.0
_TAG, _MARK_GAP = 34.0, 12.0
_AIR, _ENOUGH_AIR, _MOST_AIR = 4.0, 9.0, 16.0


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
        y = self._draw_head(painter)
        inner = QRectF(_SIDE, y, painter.width - 2 * _SIDE, painter.height - y - _FOOT - 4)
        if self._model.reason:
            self._draw_reason(painter, inner)
        else:
            self._draw_blocks(painter, inner)
            self._draw_foot(painter)

    def _draw_box(self, painter: Painter) -> None:
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        if model.reason:
            painter.panel(whole, None, colour.line_strong, lines.thin, dashed=True)
        elif model.is_selected:
            painter.panel(whole, colour.panel, colour.selected, lines.selected)
        elif self.is_pressed:
            painter.panel(whole, colour.raised, colour.selected, lines.strong)
        else:
            painter.panel(whole, colour.panel, colour.line_strong, lines.thin)

    def _draw_head(self, painter: Painter) -> float:
        """Draw tile and name; give where the rest begins."""
        colour, model = painter.theme.colour, self._model
        tile = QRectF(_SIDE, _TOP, _TILE, _TILE)
        fill, ink = colour.raised, colour.text_1
        if model.is_selected:
            fill, ink = colour.selected, colour.selected_ink
        painter.panel(tile, fill)
        if model.number:
            painter.text(tile.adjusted(4, 0, -4, 0), model.number, "heavy_30", ink, Align.CENTRE)
        else:
            painter.icon("triangle", tile.left() + 17, tile.top() + 17, 34, colour.fault)
        left = tile.right() + _GAP
        room = painter.width - left - _SIDE
        name = QRectF(left, _TOP - 2, room, _NAME)
        painter.text(name, model.name, "bold_28", colour.text_1)
        painter.text(name.translated(0, _NAME + 2), model.console, "medium_22", colour.text_2)
        return tile.bottom() + _GAP

    def _draw_blocks(self, painter: Painter, inner: QRectF) -> None:
        """Give every block its rule and its air; a low card has its captions beside the values."""
        colour, blocks, y = painter.theme.colour, self._model.blocks, inner.top()
        spare = inner.height() - _height(blocks, _CAPTION)
        is_low = spare < 2 * _ENOUGH_AIR * len(blocks)
        caption_height = 0.0 if is_low else _CAPTION
        spare = inner.height() - _height(blocks, caption_height)
        air = max(_AIR, min(_MOST_AIR, spare / max(1, len(blocks)) / 2))
        draw = self._draw_beside if is_low else self._draw_under
        for block in blocks:
            painter.rule(inner.left(), y, inner.right(), colour.line)
            height = _height((block,), caption_height)
            draw(painter, QRectF(inner.left(), y + air, inner.width(), height), block)
            y += height + 2 * air

    def _draw_under(self, painter: Painter, box: QRectF, block: tuple[str, str, str]) -> None:
        colour, (caption, value, detail) = painter.theme.colour, block
        row = QRectF(box.left(), box.top(), box.width(), _CAPTION)
        painter.text(row, caption, "medium_20", colour.text_2)
        row = QRectF(row.left(), row.bottom(), row.width(), _VALUE)
        painter.text(row, value, "bold_26", colour.text_1)
        row = QRectF(row.left(), row.bottom(), row.width(), _DETAIL)
        _write_whole(painter, row, detail, Align.LEFT)

    def _draw_beside(self, painter: Painter, box: QRectF, block: tuple[str, str, str]) -> None:
        colour, (caption, value, detail) = painter.theme.colour, block
        row = QRectF(box.left(), box.top(), box.width(), _VALUE)
        used = painter.text(row, caption, "medium_20", colour.text_2)
        rest = row.adjusted(used + _CAPTION_GAP, 0, 0, 0)
        painter.text(rest, value, "bold_26", colour.text_1, Align.RIGHT)
        row = QRectF(row.left(), row.bottom(), row.width(), _DETAIL)
        _write_whole(painter, row, detail, Align.RIGHT)

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
        mark = QRectF(_SIDE, y + (_FOOT - _MARK) / 2, _MARK, _MARK)
        if model.is_selected:
            painter.panel(mark, colour.ok, radius=_MARK / 2)
            painter.icon("check", mark.left() + 5, mark.top() + 5, 20, colour.ok_ink, 3.4)
        else:
            painter.panel(mark, None, colour.line_strong, painter.theme.line.device, _MARK / 2)
        used = self._draw_meter_mark(painter, y + _FOOT / 2)
        words = QRectF(mark.right() + 12, y, painter.width - mark.right() - 12 - used, _FOOT)
        ink = colour.text_1 if model.is_selected else colour.text_2
        _write_whole(painter, words, model.foot, Align.LEFT, "semi_24", ink)

    def _draw_meter_mark(self, painter: Painter, middle: float) -> float:
        """Draw at the right whose meter it is; give the width used. That of a link is filled."""
        colour, mark = painter.theme.colour, self._model.mark
        if mark is None:
            return _SIDE
        width = painter.tag_width(mark.words, icon=mark.icon)
        left = painter.width - _SIDE - width
        ink = colour.text_2
        if mark.is_filled:
            box = QRectF(left, middle - _TAG / 2, width, _TAG)
            painter.panel(box, colour.text_1, radius=painter.theme.line.small_radius)
            ink = colour.selected_ink
        edge = colour.text_1 if mark.is_filled else colour.line_strong
        painter.tag(left, middle, mark.words, ink, edge, icon=mark.icon)
        return width + _SIDE + _MARK_GAP


def _write_whole(
    painter: Painter,
    row: QRectF,
    words: str,
    align: Align,
    role: TypeRole = "medium_22",
    ink: QColor | None = None,
) -> None:
    """Write what fits; half of a limit would be worse than none; ring or check says the rest."""
    least = painter.theme.width(painter.said(words), role, SMALLEST_LABEL)
    if least <= row.width():
        painter.text(row, words, role, ink or painter.theme.colour.text_2, align)


def _height(blocks: tuple[tuple[str, str, str], ...], caption: float) -> float:
    return sum(caption + _VALUE + (_DETAIL if detail else 0.0) for *_, detail in blocks)

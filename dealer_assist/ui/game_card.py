"""A table to choose: its game, paytables, progressive with its meter, and limits."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.games_looks import GameLook
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import SMALLEST_LABEL, Align, Easel
from dealer_assist.ui.selectable import Selectable

_SIDE, _TOP, _GAP = 22.0, 18.0, 14.0
_TILE, _NAME = 68.0, 34.0
_CAPTION, _VALUE, _DETAIL = 26.0, 32.0, 28.0
_CAPTION_GAP = 16.0
_FOOT, _MARK = 46.0, 30.0
_AIR, _ENOUGH_AIR, _MOST_AIR = 4.0, 9.0, 16.0


class GameCard(Selectable[GameLook]):
    """Names the table that was touched; one that cannot be opened is dashed and says why."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, GameLook("", "", ""), parent)

    def tell(self, look: GameLook) -> None:
        """Say the table, and why it cannot be opened."""
        self.describe(f"{look.number} {look.name}".strip(), look.reason)

    def draw(self, easel: Easel) -> None:
        """Paint the card."""
        self._draw_box(easel)
        y = self._draw_head(easel)
        inner = QRectF(_SIDE, y, easel.width - 2 * _SIDE, easel.height - y - _FOOT - 4)
        if self._look.reason:
            self._draw_reason(easel, inner)
        else:
            self._draw_blocks(easel, inner)
            self._draw_foot(easel)

    def _draw_box(self, easel: Easel) -> None:
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        if look.reason:
            easel.panel(whole, None, colour.line_strong, lines.thin, dashed=True)
        elif look.is_selected:
            easel.panel(whole, colour.panel, colour.selected, lines.selected)
        elif self.is_pressed:
            easel.panel(whole, colour.raised, colour.selected, lines.strong)
        else:
            easel.panel(whole, colour.panel, colour.line_strong, lines.thin)

    def _draw_head(self, easel: Easel) -> float:
        """Draw tile and name; give where the rest begins."""
        colour, look = easel.theme.colour, self._look
        tile = QRectF(_SIDE, _TOP, _TILE, _TILE)
        fill, ink = colour.raised, colour.text_1
        if look.is_selected:
            fill, ink = colour.selected, colour.selected_ink
        easel.panel(tile, fill)
        if look.number:
            easel.text(tile.adjusted(4, 0, -4, 0), look.number, "game_tile", ink, Align.CENTRE)
        else:
            easel.icon("triangle", tile.left() + 17, tile.top() + 17, 34, colour.fault)
        left = tile.right() + _GAP
        room = easel.width - left - _SIDE
        name = QRectF(left, _TOP - 2, room, _NAME)
        easel.text(name, look.name, "game_name", colour.text_1)
        easel.text(name.translated(0, _NAME + 2), look.console, "game_detail", colour.text_2)
        return tile.bottom() + _GAP

    def _draw_blocks(self, easel: Easel, inner: QRectF) -> None:
        """Give every block its rule and its air; a low card has its captions beside the values."""
        colour, blocks, y = easel.theme.colour, self._look.blocks, inner.top()
        spare = inner.height() - _height(blocks, _CAPTION)
        is_low = spare < 2 * _ENOUGH_AIR * len(blocks)
        caption_height = 0.0 if is_low else _CAPTION
        spare = inner.height() - _height(blocks, caption_height)
        air = max(_AIR, min(_MOST_AIR, spare / max(1, len(blocks)) / 2))
        draw = self._draw_beside if is_low else self._draw_under
        for block in blocks:
            easel.rule(inner.left(), y, inner.right(), colour.line)
            height = _height((block,), caption_height)
            draw(easel, QRectF(inner.left(), y + air, inner.width(), height), block)
            y += height + 2 * air

    def _draw_under(self, easel: Easel, box: QRectF, block: tuple[str, str, str]) -> None:
        colour, (caption, value, detail) = easel.theme.colour, block
        row = QRectF(box.left(), box.top(), box.width(), _CAPTION)
        easel.text(row, caption, "game_caption", colour.text_2)
        row = QRectF(row.left(), row.bottom(), row.width(), _VALUE)
        easel.text(row, value, "game_value", colour.text_1)
        row = QRectF(row.left(), row.bottom(), row.width(), _DETAIL)
        _write_whole(easel, row, detail, Align.LEFT)

    def _draw_beside(self, easel: Easel, box: QRectF, block: tuple[str, str, str]) -> None:
        colour, (caption, value, detail) = easel.theme.colour, block
        row = QRectF(box.left(), box.top(), box.width(), _VALUE)
        used = easel.text(row, caption, "game_caption", colour.text_2)
        rest = row.adjusted(used + _CAPTION_GAP, 0, 0, 0)
        easel.text(rest, value, "game_value", colour.text_1, Align.RIGHT)
        row = QRectF(row.left(), row.bottom(), row.width(), _DETAIL)
        _write_whole(easel, row, detail, Align.RIGHT)

    def _draw_reason(self, easel: Easel, inner: QRectF) -> None:
        colour = easel.theme.colour
        easel.rule(inner.left(), inner.top(), inner.right(), colour.line)
        easel.icon("barred", inner.left(), inner.top() + 14, _MARK, colour.fault, 2.4)
        line = QRectF(inner.left() + _MARK + 12, inner.top() + 14, inner.width(), _MARK)
        easel.text(line, Msg("Cannot be opened"), "game_foot", colour.fault)
        words = inner.adjusted(0, 54, 0, _FOOT - 8)
        easel.paragraph(words, self._look.reason, "game_detail", colour.text_2, _DETAIL - 2)

    def _draw_foot(self, easel: Easel) -> None:
        colour, look = easel.theme.colour, self._look
        y = easel.height - _FOOT - 4
        mark = QRectF(_SIDE, y + (_FOOT - _MARK) / 2, _MARK, _MARK)
        if look.is_selected:
            easel.panel(mark, colour.ok, radius=_MARK / 2)
            easel.icon("check", mark.left() + 5, mark.top() + 5, 20, colour.ok_ink, 3.4)
        else:
            easel.panel(mark, None, colour.line_strong, easel.theme.line.device, _MARK / 2)
        words = QRectF(mark.right() + 12, y, easel.width - mark.right() - 12 - _SIDE, _FOOT)
        ink = colour.text_1 if look.is_selected else colour.text_2
        easel.text(words, look.foot, "game_foot", ink)


def _write_whole(easel: Easel, row: QRectF, detail: str, align: Align) -> None:
    """Write a detail that fits; half of a limit would be worse than none."""
    least = easel.theme.width(easel.said(detail), "game_detail", SMALLEST_LABEL)
    if least <= row.width():
        easel.text(row, detail, "game_detail", easel.theme.colour.text_2, align)


def _height(blocks: tuple[tuple[str, str, str], ...], caption: float) -> float:
    return sum(caption + _VALUE + (_DETAIL if detail else 0.0) for *_, detail in blocks)

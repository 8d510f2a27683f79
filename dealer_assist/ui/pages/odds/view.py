"""The odds of one wager: large figures, where the money goes, and every line with its chance."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg, Translated
from dealer_assist.ui.pages.notes import NotesStyle, draw_notes, row_height
from dealer_assist.ui.pages.odds.page import WagerInFull
from dealer_assist.ui.pages.odds.wager import (
    HOUSE,
    METER,
    PRIZES,
    RESERVE,
    SEED,
    MoneyShare,
    OddsFigure,
    OddsModel,
)
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, column_of, top_of
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)
from dealer_assist.ui.toolkit.view import View

_SIDE, _TOP, _HEAD, _GAP = 28.0, 18.0, 44.0, 14.0
_TILE, _TILE_SIDE = 142.0, 18.0
_CAPTION, _VALUE, _SMALL, _ROW_HEAD = 28.0, 50.0, 27.0, 34.0
_NOTES = NotesStyle("medium_22", 32.0, 8.0, least=29.0, most=44.0)
_LINES = (0.29, 0.17, 0.16, 0.28, 0.10)
_PARTS = (0.6, 0.4)
_BAR, _LEGEND = 34.0, 34.0
_MARK, _MARK_GAP, _BETWEEN = 22.0, 10.0, 28.0
_LEAST = 3.0
_STRIPE = 6.0


class OddsView(View[OddsModel]):
    """Shows the odds of one wager; it cannot be pressed."""

    def changed(self, model: OddsModel) -> None:
        """Have the wager and its edge read out."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(model.figures[0].value if model.figures else "")

    def draw(self, painter: Painter) -> None:
        """Paint from the top: name, figures, bar, lines, notes."""
        if not self.shows_something:
            return
        colour, model = painter.theme.colour, self.model
        painter.panel(painter.whole, colour.panel, colour.line)
        room = painter.whole.adjusted(_SIDE, _TOP, -_SIDE, -_TOP)
        head = top_of(room, _HEAD)
        used = painter.text(head, model.title, "heavy_34", colour.text_1)
        place = head.adjusted(used + _SIDE, 4, 0, 4)
        used = painter.text(place, model.method, "medium_20", colour.text_2, Align.RIGHT)
        place.setRight(place.right() - used - _SIDE)
        painter.text(place, model.detail, "medium_22", colour.text_2)
        room.setTop(head.bottom() + 8)
        for number, figure in enumerate(model.figures):
            tile = column_of(top_of(room, _TILE), number, len(model.figures), _GAP)
            _draw_figure(painter, tile, figure)
        if model.figures:
            room.setTop(room.top() + _TILE + _GAP)
        if model.shares:
            _draw_shares(painter, top_of(room, _BAR + _LEGEND), model.shares)
            room.setTop(room.top() + _BAR + _LEGEND + _GAP)
        self._draw_rows(painter, room)

    def _draw_rows(self, painter: Painter, room: QRectF) -> None:
        model, rows = self.model, room.adjusted(0, _ROW_HEAD, 0, 0)
        height = row_height(painter, rows, len(model.rows), model.notes, _NOTES)
        if model.rows:
            _draw_row(painter, top_of(room, _ROW_HEAD), model.heads, is_head=True)
            room = rows
        for row in model.rows:
            painter.rule(room.left(), room.top() - 1, room.right(), painter.theme.colour.line)
            _draw_row(painter, top_of(room, height), row)
            room.setTop(room.top() + height)
        draw_notes(painter, room.adjusted(0, _NOTES.gap, 0, 0), model.notes, _NOTES)


def _draw_figure(painter: Painter, tile: QRectF, figure: OddsFigure) -> None:
    colour = painter.theme.colour
    painter.panel(tile, colour.well, colour.line)
    box = top_of(tile.adjusted(_TILE_SIDE, 6, -_TILE_SIDE, 0), _CAPTION)
    painter.text(box, figure.caption, "medium_20", colour.text_2)
    box = below(box, _VALUE)
    painter.text(box, figure.value, "heavy_42", colour.text_1, least=SMALLEST_AMOUNT)
    box, exact = below(box, _SMALL), figure.exact
    if not _fits(painter, exact, box.width()):  # fifty digits are for paper, not for a glance
        exact = Msg("fraction on the PAR sheet")
    painter.text(box, exact, "medium_20", colour.text_2)
    box = below(box, _SMALL)
    used = painter.text(box, figure.printed, "medium_20", colour.text_2)
    if figure.differs:
        mark = box.adjusted(used + 10, 0, 0, 0)
        painter.text(mark, Translated("≠"), "bold_26", colour.fault)


def _draw_row(
    painter: Painter, line: QRectF, row: tuple[str, ...], *, is_head: bool = False
) -> None:
    """Write a row: its name at the left, everything else at the right of its column."""
    colour, x = painter.theme.colour, line.left()
    parts = _LINES if len(row) == len(_LINES) else _PARTS
    for place, (words, share) in enumerate(zip(row, parts, strict=True)):
        box = QRectF(x, line.top(), line.width() * share - _GAP, line.height())
        x += line.width() * share
        align = Align.RIGHT if place else Align.LEFT
        if is_head:
            painter.text(box, words, "medium_20", colour.text_2, align)
        elif place == 3 and not _fits(painter, words, box.width()):
            continue
        else:
            strong = place in (1, 4)
            role: TypeRole = "semi_24" if strong or not place else "medium_20"
            painter.text(box, words, role, colour.text_1 if place != 3 else colour.text_2, align)


def _fits(painter: Painter, words: str, room: float) -> bool:
    return painter.theme.width(painter.said(words), "medium_20", SMALLEST_LABEL) <= room


def _draw_shares(painter: Painter, box: QRectF, shares: tuple[MoneyShare, ...]) -> None:
    """Paint the bar, and below it what its parts are.

    Amber means the next thing to do, so no part has it; parts differ in lightness and in hatching.
    """
    whole = sum(share.share for share in shares) or 1.0
    seen = [share for share in shares if share.share > 0]
    x = box.left()
    for share in seen:
        width = max(_LEAST, box.width() * share.share / whole)
        part = QRectF(x, box.top(), min(width, box.right() - x), _BAR)
        _fill(painter, part.adjusted(0, 0, -2 if share is not seen[-1] else 0, 0), share.kind)
        x += width
    x, y = box.left(), box.top() + _BAR + 6
    for share in shares:
        if not share.share and share.kind in (RESERVE, SEED):
            continue
        mark = QRectF(x, y + (_LEGEND - _MARK) / 2, _MARK, _MARK)
        _fill(painter, mark, share.kind)
        room = QRectF(mark.right() + _MARK_GAP, y, box.right() - mark.right() - _MARK_GAP, _LEGEND)
        used = painter.text(room, share.value, "medium_20", painter.theme.colour.text_1)
        room = room.adjusted(used + _MARK_GAP, 0, 0, 0)
        used += painter.text(room, share.words, "medium_20", painter.theme.colour.text_2)
        x = mark.right() + 2 * _MARK_GAP + used + _BETWEEN


def _fill(painter: Painter, box: QRectF, kind: str) -> None:
    colour = painter.theme.colour
    solid: dict[str, QColor] = {
        PRIZES: colour.ok,
        METER: colour.detected,
        HOUSE: colour.line_strong,
    }
    if kind in solid:
        painter.fill(box, solid[kind])
    else:
        ground = colour.detected_ink if kind == RESERVE else colour.ok_deep
        painter.hatch(box, ground, colour.text_2, _STRIPE)


@shows(WagerInFull)
def _wager(on: Canvas, node: WagerInFull, tell: Tell) -> Widget:
    return OddsView(on.context, on)

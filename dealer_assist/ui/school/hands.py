"""The cards of a question: what the dealer holds, the seats with their cards and their bets."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from dealer_assist.ui.models.school.drill import HandRow
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.painter import Painter

_GAP, _CARD_GAP, _RATIO = 12.0, 8.0, 0.76
_LOWEST, _HIGHEST, _TALL = 46.0, 150.0, 260.0
_TITLE, _WAGERS, _LINE = 128.0, 210.0, 22.0
_ALONE = 1
_COUNTS = 4.0


def draw_hands(painter: Painter, box: QRectF, rows: Sequence[HandRow]) -> None:
    """Paint a hand alone as large as it can be, several below each other, many in two columns."""
    if not rows:
        return
    columns = 2 if len(rows) > 3 and box.width() > 1000 else 1
    lines = -(-len(rows) // columns)
    width = (box.width() - _GAP * (columns - 1)) / columns
    height = (box.height() - _GAP * (lines - 1)) / lines
    if len(rows) == _ALONE and not rows[0].wagers:
        height = min(height, _TALL)
    height = min(height, _TALL if len(rows) == _ALONE else _HIGHEST + 20)
    for place, row in enumerate(rows):
        line, column = place % lines, place // lines
        left = box.left() + column * (width + _GAP)
        top = box.top() + line * (height + _GAP)
        _draw_row(painter, QRectF(left, top, width, height), row)


def _draw_row(painter: Painter, box: QRectF, row: HandRow) -> None:
    colour = painter.theme.colour
    edge = colour.selected if row.is_asked else colour.felt_line
    line = 3 if row.is_asked else 2
    painter.panel(box, colour.felt_edge, edge, line, 12)
    inner = box.adjusted(14, 8, -14, -8)
    ink = colour.text_1 if row.is_asked else colour.felt_text
    title = QRectF(inner.left(), inner.center().y() - 30, _TITLE - 8, 32)
    if not row.note:
        title.moveTop(inner.center().y() - 16)
    painter.text(title, row.title, "check_found", ink)
    painter.text(title.translated(0, 28), row.note, "game_caption", colour.felt_text)
    wagers = _WAGERS if row.wagers else 0.0
    room = inner.width() - _TITLE - wagers
    count = max(1, len(row.cards))
    high = min(inner.height(), (room / count - _CARD_GAP) / _RATIO)
    high = max(_LOWEST, high)
    left = inner.left() + _TITLE
    for place, card in enumerate(row.cards):
        face = QRectF(left, inner.center().y() - high / 2, high * _RATIO, high)
        stays_out = row.counts is not None and place not in row.counts
        draw_card(painter, face, card, is_idle=stays_out)
        if row.counts is not None and not stays_out:
            painter.panel(face, None, colour.selected, _COUNTS, 7)
        left += high * _RATIO + _CARD_GAP
    _draw_wagers(painter, QRectF(inner.right() - wagers, inner.top(), wagers, inner.height()), row)


def _draw_wagers(painter: Painter, box: QRectF, row: HandRow) -> None:
    if not row.wagers:
        return
    colour = painter.theme.colour
    most = max(1, int(box.height() // _LINE))
    pitch = min(_LINE + 6, box.height() / max(1, min(most, len(row.wagers))))
    top = box.center().y() - pitch * min(most, len(row.wagers)) / 2
    for place, (name, amount) in enumerate(row.wagers[:most]):
        line = QRectF(box.left(), top + place * pitch, box.width(), pitch)
        width = painter.width_of(amount, "fold_live")
        words = line.adjusted(0, 0, -width - 6, 0)
        painter.text(words, name, "game_caption", colour.felt_text)
        value = QRectF(line.right() - width, line.top(), width + 1, pitch)
        painter.text(value, amount, "fold_live", colour.text_1)

"""The cards of a question: what the dealer holds, the seats with their cards and their bets."""

from PySide6.QtCore import QPointF, QRectF

from dealer_assist.message import Msg
from dealer_assist.school.drills.counting import HandRow
from dealer_assist.ui.school.drill.question import HandsShown
from dealer_assist.ui.school.paint.shared import write
from dealer_assist.ui.table.lamp import draw_lamp
from dealer_assist.ui.table.model.table import LampState
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align

_GAP, _CARD_GAP, _RATIO = 12.0, 8.0, 0.76
_LOWEST, _HIGHEST, _TALL, _TALLEST = 46.0, 150.0, 260.0, 300.0
_TITLE, _WAGERS, _LINE, _APART = 128.0, 210.0, 22.0, 12.0
_ALONE = 1
_COUNTS = 4.0
_LAMP = 48.0
_SIDE, _EDGE, _WORDS = 14.0, 8.0, 30.0


@paints(HandsShown)
def _hands(painter: Painter, box: QRectF, node: HandsShown) -> None:
    """Paint a hand alone as large as it can be, several below each other, many in two columns."""
    rows = node.rows
    if not rows:
        return
    columns = 2 if len(rows) > 3 and box.width() > 1000 else 1
    lines = -(-len(rows) // columns)
    width = (box.width() - _GAP * (columns - 1)) / columns
    height = (box.height() - _GAP * (lines - 1)) / lines
    is_alone = len(rows) == _ALONE
    alone = _height_alone(painter, width, rows[0]) if is_alone else _HIGHEST + 20
    height = min(height, alone)
    for place, row in enumerate(rows):
        line, column = place % lines, place // lines
        left = box.left() + column * (width + _GAP)
        top = box.top() + line * (height + _GAP)
        _draw_row(painter, QRectF(left, top, width, height), row, is_alone=is_alone)


def _height_alone(painter: Painter, width: float, row: HandRow) -> float:
    """Leave a hand alone room for a word below its cards."""
    cards = _card_height(_room_for_cards(painter, width - 2 * _SIDE, row), row)
    return min(_TALLEST, max(_TALL, cards + 2 * (_WORDS + _EDGE)))


def _room_for_cards(painter: Painter, width: float, row: HandRow) -> float:
    """Return the width between the title and the wagers."""
    return width - _TITLE - _wagers_width(painter, row)


def _wagers_width(painter: Painter, row: HandRow) -> float:
    """Leave the wagers their usual room; a long name takes what it needs from the cards."""
    wide = (
        painter.width_of(name, "medium_20") + painter.width_of(amount, "bold_20") + _APART
        for name, amount in row.wagers
    )
    return max(_WAGERS, *wide) if row.wagers else 0.0


def _card_height(room: float, row: HandRow) -> float:
    """Return how high cards are that fill a room side by side."""
    return (room / max(1, len(row.cards)) - _CARD_GAP) / _RATIO


def _draw_row(painter: Painter, box: QRectF, row: HandRow, *, is_alone: bool) -> None:
    colour = painter.theme.colour
    edge = colour.selected if row.is_asked else colour.felt_line
    line = 3 if row.is_asked else 2
    painter.panel(box, colour.felt_edge, edge, line, 12)
    inner = box.adjusted(_SIDE, _EDGE, -_SIDE, -_EDGE)
    ink = colour.text_1 if row.is_asked else colour.felt_text
    title = QRectF(inner.left(), inner.center().y() - 30, _TITLE - 8, 32)
    if not (row.note or row.lamp):
        title = QRectF(inner.left(), inner.top(), _TITLE - 8, inner.height())
    write(painter, title, row.title, ("bold_24", "medium_20"), ink)
    painter.text(title.translated(0, 28), row.note, "medium_20", colour.felt_text)
    if row.lamp:
        _draw_lamp(painter, title.bottomLeft(), inner.bottom() - title.bottom(), row.lamp)
    wagers = _wagers_width(painter, row)
    room = _room_for_cards(painter, inner.width(), row)
    most = inner.height() - (2 * _WORDS if is_alone else 0.0)
    high = max(_LOWEST, min(most, _card_height(room, row)))
    # Cards that are as low as they may be lie over each other rather than over the wagers.
    wide = high * _RATIO
    step = min(wide + _CARD_GAP, (room - wide - _CARD_GAP) / max(1, len(row.cards) - 1))
    left = inner.left() + _TITLE
    for place, card in enumerate(row.cards):
        face = QRectF(left, inner.center().y() - high / 2, wide, high)
        stays_out = row.counts is not None and place not in row.counts
        draw_card(painter, face, card, is_idle=stays_out)
        if row.counts is not None and not stays_out:
            painter.panel(face, None, colour.selected, _COUNTS, 7)
        if row.counts is not None and is_alone:
            _draw_word(painter, face, stays_out=stays_out)
        left += step
    _draw_wagers(painter, QRectF(inner.right() - wagers, inner.top(), wagers, inner.height()), row)


def _draw_lamp(painter: Painter, at: QPointF, room: float, state: str) -> None:
    """Paint the lamp of a seat as it shows on the felt, below its name."""
    size = min(_LAMP, room) / _LAMP
    painter.qpainter.save()
    painter.qpainter.translate(at)
    painter.qpainter.scale(size, size)
    draw_lamp(painter.qpainter, painter.theme.colour, LampState(state))
    painter.qpainter.restore()


def _draw_word(painter: Painter, face: QRectF, *, stays_out: bool) -> None:
    colour = painter.theme.colour
    word = QRectF(face.left(), face.bottom() + 2, face.width(), _WORDS - 2)
    said = Msg("stays out") if stays_out else Msg("counts")
    ink = colour.felt_text if stays_out else colour.text_1
    painter.text(word, said, "bold_20", ink, Align.CENTRE)


def _draw_wagers(painter: Painter, box: QRectF, row: HandRow) -> None:
    if not row.wagers:
        return
    colour = painter.theme.colour
    most = max(1, int(box.height() // _LINE))
    pitch = min(_LINE + 6, box.height() / max(1, min(most, len(row.wagers))))
    top = box.center().y() - pitch * min(most, len(row.wagers)) / 2
    for place, (name, amount) in enumerate(row.wagers[:most]):
        line = QRectF(box.left(), top + place * pitch, box.width(), pitch)
        width = painter.width_of(amount, "bold_20")
        words = line.adjusted(0, 0, -width - 6, 0)
        painter.text(words, name, "medium_20", colour.felt_text)
        value = QRectF(line.right() - width, line.top(), width + 1, pitch)
        painter.text(value, amount, "bold_20", colour.text_1)

"""The hands of a seat as strips on its plate: letter, cards, lammers, what each counts."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.table.model.table import HandStrip
from dealer_assist.ui.toolkit.card_face import draw_cards
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at
from dealer_assist.ui.toolkit.values.lettering import Align

_STRIP, _LOW_STRIP, _FEW = 56.0, 44.0, 2
_ROWS = 56.0  # what the wagers need at least over the strips
_SIDE, _EDGE, _LETTER = 8.0, 6.0, 20.0
_CARD, _GAP, _LAMMER = 40.0, 4.0, 26.0
_TAG_SIDE, _TAG_HIGH = 5.0, 28.0
_MARK = "F"  # as it stands on the disc, in every language


def strip_height(count: int, room: float) -> float:
    """Return how high each of so many strips is, in a room that they share with the wagers."""
    wanted = _STRIP if count <= _FEW else _LOW_STRIP
    return min(wanted, (room - _ROWS) / count)


def draw_hands(
    painter: Painter, hands: tuple[HandStrip, ...], foot: float, height: float, line: float
) -> None:
    """Lay the strips over the foot; the hand that plays has a white edge."""
    colour, top = painter.colour, painter.height - foot - height
    row = (height - (0.0 if foot else line)) / len(hands)
    for number, hand in enumerate(hands):
        box = QRectF(line, top + number * row, painter.width - 2 * line, row)
        if hand.is_now:
            painter.fill(box, colour.raised)
            painter.fill(column_at(box, box.left(), _EDGE), colour.selected)
        painter.rule(line, box.top(), painter.width - line, colour.line)
        _draw_hand(painter, box, hand)


def _draw_hand(painter: Painter, box: QRectF, hand: HandStrip) -> None:
    colour = painter.colour
    air = 4 if box.height() >= _LOW_STRIP else 2
    room = box.adjusted(_SIDE + (_EDGE if hand.letter else 0), air, -_SIDE, 1 - air)
    if hand.letter:
        painter.text(room, hand.letter, "bold_22", colour.text_1)
        room.setLeft(room.left() + _LETTER)
    plain = painter.plain_size("bold_26")
    width = painter.text(room, hand.note, "bold_26", colour.text_1, Align.RIGHT, most=plain)
    room.setRight(room.right() - width - _GAP)
    disc = min(_LAMMER, room.height())
    tag = painter.width_of(hand.tag, "bold_20") + 2 * _TAG_SIDE if hand.tag else 0.0
    beside = hand.lammers * (disc + _GAP) + (tag + _GAP if tag else 0.0)
    cards = room.adjusted(0, 0, -beside, 0)
    wide = min(_CARD, (cards.width() + _GAP) / max(1, len(hand.cards)) - _GAP)
    x = draw_cards(painter, room, hand.cards, wide, _GAP)
    for _ in range(hand.lammers):
        at = QRectF(x, room.center().y() - disc / 2, disc, disc)
        draw_lammer(painter, at)
        x += disc + _GAP
    if tag:
        box = QRectF(x, room.center().y() - _TAG_HIGH / 2, tag, _TAG_HIGH)
        painter.panel(box, colour.text_1, colour.text_1, radius=5)
        plain = painter.plain_size("bold_20")
        painter.text(box, hand.tag, "bold_20", colour.selected_ink, Align.CENTRE, most=plain)


def draw_lammer(painter: Painter, at: QRectF) -> None:
    """Paint a white disc with its letter: it is no money."""
    colour, plain = painter.colour, painter.plain_size("bold_20")
    painter.panel(at, colour.text_1, None, 0.0, at.height() / 2)
    painter.text(at, _MARK, "bold_20", colour.selected_ink, Align.CENTRE, most=plain)

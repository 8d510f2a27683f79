"""Paints what several pages of the school share: long lines, dots, bars, the felt in small."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from dealer_assist.ui.school.lists import OfferWords
from dealer_assist.ui.school.nodes import (
    BAR,
    PITCH,
    Legend,
    LessonFelt,
    Lines,
    ProgressDot,
    ProgressMark,
    Ring,
    ShareBar,
    Tag,
    TitleOver,
    TouchMark,
)
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.toolkit.boxes import Room, ink_of, measures, paint_tree, paints
from dealer_assist.ui.toolkit.card_face import draw_centred
from dealer_assist.ui.toolkit.nodes import CENTRE, Text, column, space
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole

_BAR_RADIUS = 7.0
_BEGIN, _APART = 60.0, 14.0
_DASHES = (4.0, 3.0)
_TITLE, _CLOSER = 32.0, 3.0
_TAG_SIDES, _TAG_ICON = 28.0, 28.0
_CARD, _CARD_GAP, _CARD_NAME, _FOOT, _HEAD, _ABREAST = 46.0, 3.0, 26.0, 92.0, 42.0, 3
"""A card of the small table, and what lies before the dealer below the seats."""


def write(
    painter: Painter, rect: QRectF, words: str, roles: tuple[TypeRole, TypeRole], ink: QColor
) -> None:
    """Write a line in the middle of a box; where it is too long, smaller and in two lines."""
    role, small = roles
    least = painter.theme.width(painter.said(words), role, SMALLEST_LABEL)
    if least <= rect.width() or rect.height() < 2 * PITCH:
        painter.text(rect, words, role, ink)
        return
    count = len(painter.broken(words, small, rect.width()))
    high = min(count, 2) * PITCH
    box = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    painter.paragraph(box, words, small, ink, PITCH)


@paints(Lines)
def _lines(painter: Painter, box: QRectF, node: Lines) -> None:
    write(painter, box, node.words, (node.role, node.small), ink_of(painter, node.ink))


@paints(TitleOver)
def _title_over(painter: Painter, box: QRectF, node: TitleOver) -> None:
    ink, soft = ink_of(painter, node.ink), ink_of(painter, node.soft)
    is_long = painter.width_of(node.title, "bold_20") > box.width()
    if not node.detail or is_long or box.height() < 2 * _TITLE - _CLOSER:
        write(painter, box, node.title, ("bold_24", "medium_20"), ink)
        return
    line = QRectF(box.left(), box.center().y() - _TITLE + _CLOSER / 2, box.width(), _TITLE)
    painter.text(line, node.title, "bold_24", ink)
    painter.text(line.translated(0, _TITLE - _CLOSER), node.detail, "medium_20", soft)


@paints(ProgressDot)
def _dot(painter: Painter, box: QRectF, node: ProgressDot) -> None:
    draw_dot(painter, around(box.center().x(), box.center().y(), node.side), node.state)


@measures(Tag)
def _tag_needs(node: Tag, room: Room) -> float:
    return room.width_of(node.words, "bold_20") + _TAG_SIDES + (_TAG_ICON if node.icon else 0.0)


@paints(Tag)
def _tag(painter: Painter, box: QRectF, node: Tag) -> None:
    inks = ink_of(painter, node.ink), ink_of(painter, node.edge)
    painter.tag(box.left(), box.center().y(), node.words, *inks, icon=node.icon)


def around(x: float, y: float, size: float) -> QRectF:
    """Return a square with its middle there."""
    return QRectF(x - size / 2, y - size / 2, size, size)


def draw_dot(painter: Painter, box: QRectF, state: ProgressMark) -> None:
    """Paint how something is going: a check, the chevrons of what is next, a ring, a padlock."""
    colour, radius = painter.theme.colour, box.width() / 2
    inner = box.adjusted(7, 7, -7, -7)
    match state:
        case ProgressMark.DONE:
            painter.panel(box, colour.ok, radius=radius)
            painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
        case ProgressMark.NEXT:
            painter.panel(box, colour.next, radius=radius)
            painter.icon("chevrons", inner.left(), inner.top(), inner.width(), colour.next_ink, 3.4)
        case ProgressMark.OPEN:
            painter.panel(box, None, colour.line_strong, 4, radius)
        case ProgressMark.LOCKED:
            painter.panel(box, None, colour.line_strong, 2, radius, dashed=True)
            painter.icon("padlock", inner.left(), inner.top(), inner.width(), colour.text_3)
        case _:
            assert_never(state)


@paints(ShareBar)
def _bar(painter: Painter, box: QRectF, node: ShareBar) -> None:
    colour, radius = painter.theme.colour, _BAR_RADIUS
    line = QRectF(box.left(), box.center().y() - BAR / 2, box.width(), BAR)
    painter.panel(line, colour.digit_well, radius=radius)
    if node.full > 0:
        width = max(BAR, line.width() * min(1.0, node.full))
        full = QRectF(line.left(), line.top(), width, BAR)
        painter.panel(full, ink_of(painter, node.ink), radius=radius)
    if node.mark >= 0:
        x = line.left() + line.width() * min(1.0, node.mark)
        painter.fill(QRectF(x - 1.5, line.top() - 6, 3, BAR + 12), colour.text_1)


@paints(Legend)
def _legend(painter: Painter, box: QRectF, node: Legend) -> None:
    """Write the three so that none runs into another."""
    role, (first, stroke, last) = node.role, node.words
    soft = painter.theme.colour.text_2
    ink = soft if role == "medium_20" else painter.theme.colour.text_1
    width, far = painter.width_of(stroke, role), painter.width_of(last, "medium_20")
    least = box.left() + (_BEGIN if first else 0.0)
    at = box.left() + box.width() * node.at - width / 2
    left = max(least, min(at, box.right() - far - width - _APART))
    painter.text(box, first, "medium_20", soft)
    painter.text(QRectF(left, box.top(), width + 1, box.height()), stroke, role, ink)
    painter.text(box, last, "medium_20", soft, Align.RIGHT)


def draw_dashes(painter: Painter, begin: QPointF, end: QPointF) -> None:
    """Paint the dashed stroke of a target."""
    pen = QPen(painter.theme.colour.text_1, painter.theme.line.thin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(_DASHES)
    painter.qpainter.setPen(pen)
    painter.qpainter.drawLine(begin, end)


@paints(Ring)
def _ring(painter: Painter, box: QRectF, node: Ring) -> None:
    colour, line = painter.theme.colour, 18.0
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    qpainter = painter.qpainter
    qpainter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, part in ((colour.digit_well, 1.0), (colour.text_1, min(1.0, node.full))):
        pen = QPen(ink, line)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        qpainter.setPen(pen)
        qpainter.drawArc(inner, 90 * 16, -round(360 * 16 * part))
    pen = QPen(colour.panel, line + 6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    qpainter.setPen(pen)
    qpainter.drawArc(inner, round((90 - 360 * node.mark) * 16) + 24, -48)


@paints(LessonFelt)
def _felt(painter: Painter, box: QRectF, node: LessonFelt) -> None:
    colour, seats = painter.theme.colour, node.seats
    path = QPainterPath(QPointF(box.left(), box.bottom()))
    path.lineTo(box.left(), box.top() + box.height() * 0.24)
    path.quadTo(
        QPointF(box.center().x(), box.top() - box.height() * 0.2),
        QPointF(box.right(), box.top() + box.height() * 0.24),
    )
    path.lineTo(box.right(), box.bottom())
    path.closeSubpath()
    painter.qpainter.setPen(QPen(colour.rail_edge, 4))
    painter.qpainter.setBrush(colour.felt)
    painter.qpainter.drawPath(path)
    pitch = box.width() / max(1, len(seats))
    for place, seat in enumerate(seats):
        away = (2 * place + 1 - len(seats)) / max(1, len(seats))
        top = box.top() + box.height() * (0.1 + 0.2 * away * away)
        plate = QRectF(box.left() + place * pitch + 6, top, pitch - 12, box.height() * 0.52)
        _draw_plate(painter, plate, seat)
        if seat.is_touched:
            draw_touch(painter, QPointF(plate.center().x(), plate.top() + plate.height() * 0.45))
    width = box.width() / max(1, len(node.beside))
    for place, (name, cards) in enumerate(node.beside):
        foot = QRectF(box.left() + place * width, box.bottom() - _FOOT, width, _FOOT - 8)
        painter.text(
            foot.adjusted(0, 0, 0, _CARD_NAME - foot.height()),
            name,
            "medium_20",
            colour.text_1,
            Align.CENTRE,
        )
        draw_centred(painter, foot.adjusted(12, _CARD_NAME, -12, 0), cards, _CARD, _CARD_GAP)


def _draw_cards(painter: Painter, box: QRectF, cards: Sequence[str]) -> None:
    """Lay a hand in one row, or in two where the cards would be too narrow for their ranks."""
    rows = 2 if len(cards) > _ABREAST else 1
    each, high = -(-len(cards) // rows), box.height() / rows
    for n in range(rows):
        row = QRectF(box.left(), box.top() + n * high, box.width(), high - _CARD_GAP)
        draw_centred(painter, row, cards[n * each : (n + 1) * each], _CARD, _CARD_GAP)


def draw_touch(painter: Painter, at: QPointF) -> None:
    """Paint where a finger was: a dot in a ring."""
    colour = painter.theme.colour
    painter.panel(around(at.x(), at.y(), 30), colour.line_strong, colour.text_1, 3, 15)
    painter.panel(around(at.x(), at.y(), 10), colour.text_1, radius=5)


@paints(TouchMark)
def _touch(painter: Painter, box: QRectF, node: TouchMark) -> None:
    draw_touch(painter, box.center())


def _draw_plate(painter: Painter, box: QRectF, seat: SeatMark) -> None:
    colour = painter.theme.colour
    is_empty = not seat.lamp
    edge = colour.fault if seat.is_wrong else colour.line_strong
    painter.panel(
        box,
        None if is_empty else colour.panel,
        edge,
        5 if seat.is_wrong else 2,
        10,
        dashed=is_empty and not seat.is_wrong,
    )
    if seat.cards:
        most = box.height() * (0.6 if seat.is_claimed else 0.96) - _HEAD
        lie = QRectF(box.left() + 6, box.top() + _HEAD, box.width() - 12, most)
        _draw_cards(painter, lie, seat.cards)
    if seat.is_claimed:
        foot = box.adjusted(4, box.height() * 0.6, -4, -4)
        painter.half(foot, colour.claim, 8, top=False)
        size = min(24.0, foot.height() - 4)
        left, top = foot.center().x() - size / 2, foot.center().y() - size / 2
        painter.icon("star", left, top, size, colour.claim_ink)
    ink = colour.text_3 if is_empty else colour.text_1
    head = QRectF(box.left() + 8, box.top() + 4, box.width() - 16, 36)
    painter.text(head, str(seat.number), "bold_24", ink)
    lamp = QRectF(head.right() - 24, head.center().y() - 12, 24, 24)
    match seat.lamp:
        case "locked":
            painter.panel(lamp, colour.ok, radius=12)
            painter.icon("check", lamp.left() + 4, lamp.top() + 4, 16, colour.ok_ink, 4)
        case "lit":
            painter.panel(lamp, None, colour.detected, 3, 12)
            painter.panel(lamp.adjusted(7, 7, -7, -7), colour.detected, radius=5)
        case "late" | "not-taken" | "left" | "no-game":
            painter.panel(lamp, None, colour.detected, 2, 12, dashed=True)
            painter.icon("cross", lamp.left() + 5, lamp.top() + 5, 14, colour.detected, 3)
        case "fault":
            painter.icon("triangle", lamp.left(), lamp.top(), 24, colour.fault, 2.4)
        case _:
            painter.panel(lamp, None, colour.line_strong, 3, 12)


@paints(OfferWords)
def _offer_words(painter: Painter, box: QRectF, node: OfferWords) -> None:
    """Write a long label, or one with a detail, at the left."""
    label = Lines(node.label, "bold_28", "bold_20", node.ink)
    if not node.detail:
        is_short = painter.width_of(node.label, "bold_28") <= box.width()
        is_alone = is_short and not node.is_marked
        alone = Text(node.label, "bold_28", node.ink, CENTRE)
        paint_tree(alone if is_alone else label, box, painter)
        return
    least = painter.theme.width(painter.said(node.label), "bold_28", SMALLEST_LABEL)
    high = 36.0 if least <= box.width() else 2 * PITCH
    detail = Text(node.detail, "medium_20", node.ink).of(36)
    both = column(space(), label.of(high), space(-2), detail, space(-2), space())
    paint_tree(both, box, painter)

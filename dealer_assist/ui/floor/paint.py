"""The pictures of the floor's pages: sentences as long as they are, faces of cards, a felt."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen

from dealer_assist.ui.floor.cards import Scrim
from dealer_assist.ui.floor.hit import Faces
from dealer_assist.ui.floor.links import JoinAnswer
from dealer_assist.ui.floor.map import LinkFace, NotedAlerts, SmallLines
from dealer_assist.ui.floor.mirror import SmallButtons, SmallFelt
from dealer_assist.ui.floor.table import PaceCourse
from dealer_assist.ui.toolkit.boxes import ink_of, paints
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.lists.grid_drawing import draw_course
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align

_LINE, _SMALL_LINE, _NOTED = 32.0, 28.0, 70.0


@paints(JoinAnswer)
def _join_answer(painter: Painter, box: QRectF, node: JoinAnswer) -> None:
    """Write the answer in as many lines as it needs, then the other tables while there is room."""
    colour = painter.theme.colour
    wide = box.width() - 44
    lines = painter.broken(node.why, "medium_22", wide, is_running=True)
    answer = QRectF(box.left(), box.top(), box.width(), 86 + _LINE * len(lines))
    painter.panel(answer, colour.raised, colour.line_strong, 3)
    icon, ink = ("check", colour.ok) if node.is_yes else ("cross", colour.text_1)
    painter.icon(icon, answer.left() + 22, answer.top() + 22, 30, ink, 3)
    title = QRectF(answer.left() + 68, answer.top() + 12, answer.width() - 80, 50)
    painter.text(title, node.words, "bold_28", colour.text_1)
    why = QRectF(answer.left() + 22, answer.top() + 66, wide, _LINE * len(lines) + 4)
    painter.paragraph(why, node.why, "medium_22", colour.text_1, _LINE)
    y = answer.bottom() + 18
    caption = QRectF(box.left(), y, box.width(), 36)
    painter.text(caption, node.caption, "caption_20", colour.text_2)
    y += 42
    for numbers, game, reason in node.others:
        lines = painter.broken(reason, "medium_20", box.width(), is_running=True)
        if y + 46 + _SMALL_LINE * len(lines) > box.bottom():
            return
        painter.rule(box.left(), y, box.right(), colour.line)
        head = QRectF(box.left(), y + 8, box.width() * 0.6, 34)
        used = painter.text(head, numbers, "bold_24", colour.text_1) + 14
        rest = QRectF(box.left() + used, head.top(), box.width() - used, 34)
        painter.text(rest, game, "medium_22", colour.text_2)
        room = QRectF(box.left(), y + 44, box.width(), _SMALL_LINE * len(lines) + 2)
        painter.paragraph(room, reason, "medium_20", colour.text_1, _SMALL_LINE)
        y += 58 + _SMALL_LINE * len(lines)


@paints(Faces)
def _faces(painter: Painter, box: QRectF, node: Faces) -> None:
    high = min(78.0, box.height())
    for place, face in enumerate(node.cards):
        left = box.left() + place * (high * 0.76 + 8)
        draw_card(painter, QRectF(left, box.center().y() - high / 2, high * 0.76, high), face)


@paints(Scrim)
def _scrim(painter: Painter, box: QRectF, node: Scrim) -> None:
    painter.fill(painter.whole, painter.theme.colour.scrim)


@paints(SmallFelt)
def _small_felt(painter: Painter, box: QRectF, node: SmallFelt) -> None:
    colour = painter.theme.colour
    path = QPainterPath()
    path.moveTo(box.left(), box.top() + 44)
    path.quadTo(QPointF(box.center().x(), box.top() - 36), QPointF(box.right(), box.top() + 44))
    path.lineTo(box.bottomRight())
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    painter.qpainter.setPen(QPen(colour.felt_line, 2))
    painter.qpainter.setBrush(colour.felt if node.is_live else colour.panel)
    painter.qpainter.drawPath(path)
    count = max(1, len(node.seats))
    step = box.width() / count
    width, high = min(136.0, step - 8), min(140.0, box.height() - 56)
    for place, seat in enumerate(node.seats):
        off = abs(place - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        x = box.left() + step * place + (step - width) / 2
        y = box.top() + 14 + 34 * off * off
        plate = QRectF(x, y, width, high)
        edge = colour.selected if seat.has_claim else colour.line_strong
        fill = None if seat.is_empty else colour.panel
        painter.panel(plate, fill, edge, 4 if seat.has_claim else 2, 10, dashed=seat.is_empty)
        ink = colour.text_1 if node.is_live else colour.text_3
        number = QRectF(plate.left() + 14, plate.top(), 40, high * 0.66)
        painter.text(number, str(seat.number), "bold_28", ink)
        ring = QRectF(plate.right() - 44, number.center().y() - 15, 30, 30)
        if seat.is_locked and node.is_live:
            painter.panel(ring, colour.ok, radius=15)
            painter.icon("check", ring.left() + 6, ring.top() + 6, 18, colour.ok_ink, 4)
        else:
            painter.panel(ring, None, colour.line_strong, 2, 15)
        low = QRectF(plate.left() + 2, plate.top() + high * 0.66, width - 4, high * 0.34 - 2)
        if seat.has_claim:
            painter.fill(low, colour.claim)
        painter.rule(low.left(), low.top(), low.right(), colour.line)
        ink = colour.claim_ink if seat.has_claim else colour.text_2
        painter.label(low.adjusted(2, 0, -2, 0), seat.word, "bold_20", ink, Align.CENTRE)


@paints(SmallButtons)
def _small_buttons(painter: Painter, room: QRectF, node: SmallButtons) -> None:
    """Share the room by the words: each button has as much beside its own."""
    colour = painter.theme.colour
    widths = [painter.width_of(label, "bold_20") for label in node.labels]
    spare = (room.width() - 12 * (len(widths) - 1) - sum(widths)) / len(widths)
    x = room.left()
    for label, width in zip(node.labels, widths, strict=True):
        button = QRectF(x, room.top(), width + spare, room.height())
        painter.panel(button, colour.well, colour.line, 2, 10)
        painter.text(button.adjusted(4, 0, -4, 0), label, "bold_20", colour.text_2, Align.CENTRE)
        x += button.width() + 12


@paints(PaceCourse)
def _pace_course(painter: Painter, box: QRectF, node: PaceCourse) -> None:
    draw_course(painter, box, node.shares)


@paints(LinkFace)
def _link_face(painter: Painter, box: QRectF, node: LinkFace) -> None:
    """Paint the letter, then a level beside the other."""
    colour = painter.theme.colour
    fill = colour.pressed if node.is_pressed else colour.panel
    painter.panel(painter.whole, fill, colour.line, painter.theme.line.thin)
    name = max(painter.width_of(words, "medium_20") for words in (node.label, node.note, "M " * 4))
    name = min(name, painter.width * 0.22)
    painter.icon("link", 20, 22, 24, colour.text_1, 2.4)
    painter.text(QRectF(54, 14, name, 40), node.letter, "bold_28", colour.text_1)
    painter.text(QRectF(20, 54, name, 28), node.label, "medium_20", colour.text_2)
    ink = colour.fault if node.is_paused else colour.text_2
    painter.text(QRectF(20, 84, name, 28), node.note, "medium_20", ink)
    left = 20 + name + 14
    room = (painter.width - left - 4) / max(1, len(node.levels))
    for place, (level, amount, pending, note) in enumerate(node.levels):
        box = QRectF(left + place * room, 14, room - 12, 30)
        painter.text(box, level, "caption_20", colour.text_2, Align.LEFT)
        painter.text(box.translated(0, 32), amount, "bold_30", colour.text_1)
        low = box.translated(0, 66)
        if pending:
            painter.icon("star", low.left(), low.top() + 6, 18, colour.claim)
            painter.text(low.adjusted(22, 0, 0, 0), pending, "bold_20", colour.claim)
        else:
            painter.text(low, note, "medium_20", colour.text_2)


@paints(SmallLines)
def _small_lines(painter: Painter, box: QRectF, node: SmallLines) -> None:
    y, colour = box.top(), ink_of(painter, node.ink)
    for line in node.lines:
        for piece in painter.broken(line, "medium_20", box.width()):
            if y + 26 > box.bottom() + 6:
                return
            painter.text(QRectF(box.left(), y, box.width(), 26), piece, "medium_20", colour)
            y += 26


@paints(NotedAlerts)
def _noted_alerts(painter: Painter, box: QRectF, node: NotedAlerts) -> None:
    """List what somebody has taken note of, as much of it as there is room for."""
    colour, y = painter.theme.colour, box.top()
    if not node.alerts or box.height() < 90:
        return
    title = QRectF(box.left(), y, box.width(), 40)
    painter.text(title, node.title, "caption_20", colour.text_2)
    y += 42
    for alert in node.alerts:
        if y + _NOTED - 2 > box.bottom():
            return
        painter.rule(box.left(), y, box.right(), colour.line)
        _draw_one_noted(painter, QRectF(box.left(), y, box.width(), _NOTED), alert)
        y += _NOTED


def _draw_one_noted(painter: Painter, box: QRectF, alert: tuple[str, str, str]) -> None:
    title, by, since = alert
    colour = painter.theme.colour
    painter.icon("triangle", box.left(), box.top() + 14, 22, colour.text_2, 2.2)
    used = painter.width_of(since, "medium_22")
    line = QRectF(box.left() + 34, box.top() + 6, box.width() - 46 - used, 30)
    at = QRectF(box.left(), box.top() + 6, box.width(), 30)
    painter.text(line.translated(0, 28), by, "medium_20", colour.text_2)
    if painter.theme.width(painter.said(title), "medium_22", 20) > line.width():
        line.setRight(box.right())  # the time goes down beside the name
        at.translate(0, 28)
    painter.text(line, title, "medium_22", colour.text_1)
    painter.text(at, since, "medium_22", colour.text_2, Align.RIGHT)

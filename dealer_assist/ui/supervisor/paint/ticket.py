"""Both tickets side by side as they are painted, and the sentence to say to the player."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor.second_ticket import TicketFace, TicketModel, TicketSide
from dealer_assist.ui.supervisor.step import GAP, SIDE
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

_FIRST, _SIDES, _SAY, _NOTE = 96.0, 244.0, 180.0, 44.0
_TIME_WIDTH, _DOT = 560.0, 24.0
_PAD, _SAY_LINE, _BAR = 32.0, 52.0, 8.0
_SMALLEST = 30


@paints(TicketFace)
def _ticket(painter: Painter, body: QRectF, node: TicketFace) -> None:
    """Paint who was first, both tickets, what to say, and two notes."""
    colour, model = painter.colour, node.page
    head = QRectF(body.left(), body.top(), body.width() - _TIME_WIDTH - GAP, _FIRST)
    painter.text(head, model.first, "heavy_54", colour.text_1, least=_SMALLEST)
    _draw_time(painter, model, QRectF(head.right() + GAP, body.top(), _TIME_WIDTH, _FIRST))
    top, half = body.top() + _FIRST + GAP, (body.width() - GAP) / 2
    theirs = QRectF(body.left(), top, half, _SIDES)
    painter.panel(theirs, colour.well, colour.line_strong)
    _draw_ticket_side(painter, model.theirs, theirs, "heavy_54", colour.text_2, colour.fault)
    ours = theirs.translated(half + GAP, 0)
    painter.panel(ours, colour.claim, colour.selected, 4)
    ink = colour.claim_ink
    _draw_ticket_side(painter, model.ours, ours, "heavy_76", ink, ink)
    top += _SIDES + GAP
    _draw_say(painter, model, row_at(body, top, _SAY))
    top += _SAY + GAP
    for icon, note in zip(("info", "card"), model.notes, strict=False):
        painter.icon(icon, body.left(), top + 8, 28, colour.text_2)
        row = QRectF(body.left() + 44, top, body.width() - 44, _NOTE)
        painter.text(row, note, "medium_24", colour.text_2)
        top += _NOTE


def _draw_time(painter: Painter, model: TicketModel, box: QRectF) -> None:
    """Draw both moments on one line."""
    colour = painter.colour
    y = box.top() + 30
    painter.fill(row_at(box, y - 1.5, 3), colour.line_strong)
    places = ((0.25, colour.text_2), (0.8, colour.claim))
    for (at, ink), (whose, when) in zip(places, model.moments, strict=False):
        x = box.left() + at * box.width()
        dot = QRectF(x - _DOT / 2, y - _DOT / 2, _DOT, _DOT)
        painter.panel(dot, ink, colour.panel, 3, _DOT / 2)
        words = Msg("{whose} {when}", whose=whose, when=when)
        label = QRectF(x - box.width() / 4, y + 20, box.width() / 2, 36)
        painter.text(label, words, "semi_22", colour.text_2, Align.CENTRE)


def _draw_ticket_side(
    painter: Painter,
    side: TicketSide,
    box: QRectF,
    role: TypeRole,
    ink: QColor,
    mark: QColor,
) -> None:
    left, width = box.left() + _PAD, box.width() - 2 * _PAD
    row = QRectF(left, box.top() + 22, width, 44)
    tag = painter.tag_width(side.mark, icon="clock")
    painter.tag(row.right() - tag, row.center().y(), side.mark, mark, mark, icon="clock")
    used = painter.text(row, side.order, "heavy_34", ink) + 16
    whose = column_at(row, left + used, width - used - tag - GAP)
    painter.text(whose, side.whose, "bold_30", ink)
    amount = QRectF(left, box.top() + 78, width, 96)
    painter.text(amount, side.amount, role, ink, least=_SMALLEST)
    note = QRectF(left, box.bottom() - 60, width, 40)
    painter.text(note, side.note, "medium_24", ink)


def _draw_say(painter: Painter, model: TicketModel, box: QRectF) -> None:
    colour = painter.colour
    painter.panel(box, colour.raised)
    painter.fill(column_at(box, box.left(), _BAR), colour.selected)
    left = box.left() + SIDE + _BAR
    caption = QRectF(left, box.top() + 14, box.width() - 2 * SIDE, 32)
    painter.text(caption, Msg("TELL THE PLAYER"), "semi_22", colour.text_2)
    words = QRectF(left, box.top() + 56, box.width() - 2 * SIDE - _BAR, box.height() - 64)
    lines = len(painter.broken(model.say, "medium_40", words.width()))
    small = lines * _SAY_LINE > words.height() + 8
    role: TypeRole = "bold_28" if small else "medium_40"
    pitch = 38.0 if small else _SAY_LINE
    painter.paragraph(words, model.say, role, colour.text_1, pitch)

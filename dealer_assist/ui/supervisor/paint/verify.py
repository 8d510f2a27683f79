"""What is painted on Verify beside its wins: a shared hit, sums and envy, duties, reasons."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor.shared_hit import (
    HIT_FOOT,
    HIT_HEAD,
    HIT_INSET,
    HIT_SIDE,
    HIT_SIDE_GAP,
    HitFace,
    HitModel,
    SumModel,
    note_end,
)
from dealer_assist.ui.supervisor.verify import (
    ASIDE_HEAD,
    ASK,
    SUM_ROW,
    DutiesHead,
    EnvyModel,
    EnvyRow,
    ReasonFace,
    VerifySide,
)
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import row_at, top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, SMALLEST_LABEL, Align

_ICON = 26.0
_SAID, _BELOW = 34.0, 28.0
_SEAT = Msg("SEAT")
_ENVY_SIDE, _ENVY_HEAD, _ENVY_ROW, _ENVY_SEAT = 24.0, 52.0, 56.0, 104.0
_REASON_SIDE, _RING, _REASON_LINE = 18.0, 15.0, 32.0


@paints(ReasonFace)
def _reason(painter: Painter, box: QRectF, node: ReasonFace) -> None:
    """Paint the ring and the words."""
    colour, is_on = painter.colour, node.is_on
    ground = colour.selected if is_on else colour.pressed if node.is_pressed else colour.raised
    painter.panel(box, ground, colour.line_strong)
    ink = colour.selected_ink if is_on else colour.text_1
    qpainter, middle = painter.qpainter, QPointF(_REASON_SIDE + _RING, box.center().y())
    qpainter.setPen(QPen(ink if is_on else colour.line_strong, 8 if is_on else 3))
    qpainter.drawEllipse(middle, _RING - 4, _RING - 4)
    words = box.adjusted(_REASON_SIDE + 2 * _RING + 16, 0, -_REASON_SIDE, 0)
    if len(lines := painter.broken(node.words, "bold_24", words.width())) == 1:
        painter.text(words, node.words, "bold_24", ink)
        return
    words.setTop(words.center().y() - len(lines) * _REASON_LINE / 2)
    painter.paragraph(words, node.words, "bold_24", ink, _REASON_LINE)


@paints(DutiesHead)
def _duties_head(painter: Painter, box: QRectF, node: DutiesHead) -> None:
    colour, caption = painter.colour, Msg("CHECKLIST")
    if node.is_aside:
        line = top_of(box.adjusted(20, 0, -16, 0), ASIDE_HEAD)
        painter.text(line, caption, "caption_20", colour.text_2)
        painter.text(line.translated(0, ASIDE_HEAD - 4), node.note, "medium_20", colour.text_2)
        return
    width = painter.text(box, node.note, "medium_20", colour.text_2, Align.RIGHT)
    painter.text(box.adjusted(0, 0, -width - 16, 0), caption, "caption_20", colour.text_2)


@paints(VerifySide)
def _side(painter: Painter, side: QRectF, node: VerifySide) -> None:
    colour = painter.colour
    painter.panel(side, colour.well, colour.line)
    inner = side.adjusted(_ENVY_SIDE, 8, -_ENVY_SIDE, -12)
    bottom = inner.bottom()
    if node.question_height:
        bottom = side.bottom() - node.question_height
        frame = row_at(side, bottom, node.question_height)
        painter.panel(frame, colour.well, colour.fault, painter.theme.line.device)
        painter.label(row_at(inner, bottom + 3, ASK - 4), node.question, "bold_24", colour.text_1)
    else:
        bottom -= len(node.sums) * SUM_ROW
        _draw_sums(painter, node.sums, row_at(inner, bottom, 0))
        bottom -= 36
    if node.envy.rows:
        _draw_envy(painter, node.envy, top_of(inner, bottom - inner.top()))


def _draw_sums(painter: Painter, sums: tuple[SumModel, ...], at: QRectF) -> None:
    colour, y = painter.colour, at.top()
    head = row_at(at, y - 34, 30)
    painter.text(head, Msg("TOTAL TO PAY"), "caption_20", colour.text_2)
    for total in sums:
        row = row_at(at, y, SUM_ROW)
        width = painter.text(
            row, total.amount, "bold_30", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT
        )
        caption = row.adjusted(0, 0, -width - 8, 0)
        painter.label(caption, total.caption, "medium_22", colour.text_2)
        y += SUM_ROW


def _draw_envy(painter: Painter, envy: EnvyModel, box: QRectF) -> None:
    """List the seats and their sum between the head and a bottom edge."""
    colour = painter.colour
    head = top_of(box, _ENVY_HEAD - 8)
    width = painter.text(head, envy.detail, "medium_20", colour.text_2, Align.RIGHT)
    painter.text(head.adjusted(0, 0, -width - 8, 0), envy.title, "bold_24", colour.text_1)
    y = box.top() + _ENVY_HEAD - 8
    pitch = min(_ENVY_ROW, (box.bottom() - y) / (len(envy.rows) + 1))
    for row in envy.rows:
        _draw_envy_row(painter, row, row_at(box, y, pitch))
        y += pitch
    painter.rule(box.left(), y, box.right(), colour.line_strong)
    total = row_at(box, y, pitch)
    used = painter.text(total, envy.total, "bold_30", colour.text_1, Align.RIGHT)
    painter.text(total.adjusted(0, 0, -used - 8, 0), envy.players, "medium_22", colour.text_2)


def _draw_envy_row(painter: Painter, row: EnvyRow, box: QRectF) -> None:
    colour = painter.colour
    painter.rule(box.left(), box.top(), box.right(), colour.line)
    plain, small = painter.plain_size("bold_30"), painter.plain_size("bold_20")
    wanted = painter.width_of(row.seat, "bold_30") + painter.width_of(_SEAT, "bold_20") + 20
    at = 0.0
    if wanted <= _ENVY_SEAT:  # a longer word leaves no room for the sum, and the head says it
        at = painter.text(box, _SEAT, "bold_20", colour.text_2, most=small) + 8
    # The sum lies between both: neither takes more than the room of plain letters.
    seat = box.adjusted(at, 0, 0, 0)
    at += painter.text(seat, row.seat, "bold_30", colour.text_1, most=plain)
    width = painter.text(
        box, row.amount, "bold_30", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT, plain
    )
    middle = box.adjusted(_ENVY_SEAT if wanted <= _ENVY_SEAT else at + 12, 0, -width - 10, 0)
    parts = painter.broken(row.adds_up, "medium_20", middle.width())
    pitch = min(24.0, box.height() / max(1, len(parts)))
    y = box.center().y() - pitch * len(parts) / 2
    for part in parts:
        line = row_at(middle, y, pitch)
        painter.text(line, part, "medium_20", colour.text_2)
        y += pitch


@paints(HitFace)
def _hit(whole: Painter, box: QRectF, node: HitFace) -> None:
    """Paint the hand and its prize, what the cards say, and whose card it needs."""
    with whole.inside(box) as painter:
        _draw_hit(painter, node.hit)


def _draw_hit(painter: Painter, model: HitModel) -> None:
    colour, lines = painter.colour, painter.theme.line
    edge = colour.fault if model.is_against else colour.line_strong
    painter.panel(
        painter.whole, colour.raised, edge, lines.device if model.is_against else lines.thin
    )
    foot = painter.height - HIT_FOOT
    painter.rule(2, HIT_HEAD, painter.width - 2, colour.line)
    painter.rule(2, foot, painter.width - 2, colour.line)
    _draw_hit_head(painter, model)
    left = HIT_INSET + 2 * (HIT_SIDE + HIT_SIDE_GAP) + 10
    _draw_hit_said(
        painter, model, QRectF(left, HIT_HEAD, painter.width - left - 10, foot - HIT_HEAD)
    )
    if model.change is None:
        _draw_hit_note(
            painter,
            model,
            QRectF(HIT_INSET, foot, note_end(model, painter.width) - HIT_INSET, HIT_FOOT),
        )


def _draw_hit_head(painter: Painter, model: HitModel) -> None:
    colour = painter.colour
    right = painter.width - HIT_INSET
    width = painter.width_of(model.prize, "heavy_48")
    prize = QRectF(right - width, 0, width + 1, HIT_HEAD)
    painter.text(prize, model.prize, "heavy_48", colour.text_1, least=SMALLEST_AMOUNT)
    right -= width + 20
    tag = painter.tag_width(model.level, model.stars, "bold_22")
    painter.tag(
        right - tag,
        HIT_HEAD / 2,
        model.level,
        colour.text_1,
        colour.line_strong,
        stars=model.stars,
        role="bold_22",
    )
    room = right - tag - 20 - HIT_INSET
    hand = QRectF(HIT_INSET, 14, room, 46)
    painter.text(hand, model.hand, "bold_36", colour.text_1, least=SMALLEST_AMOUNT)
    pays = QRectF(HIT_INSET, 58, room, 48)
    painter.label(pays, model.pays, "medium_22", colour.text_2, least=SMALLEST_LABEL)


def _draw_hit_said(painter: Painter, model: HitModel, box: QRectF) -> None:
    colour = painter.colour
    icon, mark, ink = "", colour.ok, colour.text_1
    if model.is_against:
        icon, mark, ink = "triangle", colour.fault, colour.fault_text
    elif model.is_known:
        icon = "check"
    words = box.adjusted(_ICON + 12, 0, 0, 0) if icon else box
    wide, small = words.width(), painter.plain_size("medium_20")
    below = painter.height_of(model.said_detail, "medium_20", wide, _BELOW, small)
    below = below if model.said_detail else 0.0
    room = words.adjusted(0, 0, 0, -below)
    size = painter.size_for((model.said,), "bold_24", room, _SAID)
    said = painter.height_of(model.said, "bold_24", wide, _SAID, size)
    y = max(box.top(), box.center().y() - (said + below) / 2)
    if icon:
        painter.mark(icon, box.left(), y + _SAID / 2, _ICON, mark, 3.2)
    words.setTop(y)
    y += painter.paragraph(words, model.said, "bold_24", ink, _SAID, most=size)
    words.setTop(y)
    if model.said_detail:
        painter.paragraph(words, model.said_detail, "medium_20", colour.text_2, _BELOW)


def _draw_hit_note(painter: Painter, model: HitModel, box: QRectF) -> None:
    colour = painter.colour
    painter.mark("info", box.left(), box.center().y(), _ICON, colour.text_2, 2.4)
    words = box.adjusted(_ICON + 14, 0, 0, 0)
    lines = len(painter.broken(model.note, "medium_20", words.width()))
    words.setTop(max(box.top(), box.center().y() - _BELOW * lines / 2))
    painter.paragraph(words, model.note, "medium_20", colour.text_1, _BELOW)

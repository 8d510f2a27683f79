"""Which card is needed, as it is painted: what was read, how much time is left."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from dealer_assist.message import Translated
from dealer_assist.ui.i18n.translator import Translator
from dealer_assist.ui.supervisor.step import GAP
from dealer_assist.ui.supervisor.swipe import (
    CARD_HEIGHT,
    CARD_SIDE,
    ConfirmedList,
    ConfirmedModel,
    SwipeKind,
    SwipeModel,
    SwipeStage,
)
from dealer_assist.ui.table.lamp import draw_line
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.lists.line_with_detail import (
    after_one_another,
    first_sentence_and_rest,
    what_was_read,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)

PICTURE_HEIGHT = 240.0
_WIDTH = 470.0
_LIST_SIDE, _LIST_HEAD, _LIST_ROW, _LOW_ROW = 26.0, 74.0, 128.0, 96.0
_NOTE_LINE = 32.0
_STAGE_RADIUS, _STAGE_LINE = 18.0, 6.0
_LINE, _DETAIL, _AGAIN, _BAR, _NOTE = 66.0, 40.0, 60.0, 42.0, 30.0
_BAR_WIDTH, _BAR_HEIGHT, _TIME = 524.0, 20.0, 96.0


def said_below(model: SwipeModel, translator: Translator) -> tuple[str, str]:
    """Return the detail and the note; what a refusal says is cut once it is translated."""
    say = translator.text
    if model.refusal:
        detail, note = first_sentence_and_rest(say(model.refusal))
        return Translated(detail), Translated(note) if note else model.note
    if model.read:
        read = what_was_read(say(model.read))
        return Translated(after_one_another(read, say(model.detail))), model.note
    return model.detail, model.note


def draw_swipe(painter: Painter, middle: float, top: float, mark: QColor, kind: SwipeKind) -> None:
    """Draw the picture around a vertical middle line."""
    qpainter, colour = painter.qpainter, painter.colour
    qpainter.save()
    qpainter.translate(middle - _WIDTH / 2, top)
    painter.panel(QRectF(13, 49, 202, 142), colour.card_fill, mark, 6, 17)
    painter.fill(QRectF(16, 78, 196, 28), mark)
    painter.panel(QRectF(38, 134, 80, 12), colour.text_3, radius=6)
    painter.panel(QRectF(38, 156, 52, 12), colour.text_3, radius=6)
    painter.panel(QRectF(412, 14, 42, 212), colour.card_fill, colour.line_strong, 4, 12)
    painter.panel(QRectF(428, 30, 10, 180), colour.digit_well, radius=5)
    match kind:
        case SwipeKind.ASK:
            draw_line(qpainter, mark, 12, (232, 120), (382, 120))
            draw_line(qpainter, mark, 12, (340, 76), (384, 120), (340, 164))
        case SwipeKind.REFUSED:
            draw_line(qpainter, mark, 14, (262, 76), (350, 164))
            draw_line(qpainter, mark, 14, (350, 76), (262, 164))
        case SwipeKind.TIMEOUT:
            qpainter.setPen(QPen(mark, 10))
            qpainter.setBrush(Qt.BrushStyle.NoBrush)
            qpainter.drawEllipse(QPointF(312, 120), 58, 58)
            draw_line(qpainter, mark, 10, (312, 84), (312, 122), (338, 140))
    qpainter.restore()


@paints(ConfirmedList)
def _confirmed_list(painter: Painter, box: QRectF, node: ConfirmedList) -> None:
    colour, model = painter.colour, node.page
    painter.panel(box, colour.well, colour.line)
    left, right = box.left() + _LIST_SIDE, box.right() - _LIST_SIDE
    painter.icon("check", left, box.top() + 25, 30, colour.ok, 3.4)
    title = QRectF(left + 42, box.top() + 20, right - left - 42, 40)
    painter.text(title, model.list_title, "bold_28", colour.text_1)
    free = box.height() - _LIST_HEAD - _LIST_ROW * len(model.wins) - 40
    below = QRectF(left, 0, right - left, max(0.0, free))
    size = painter.size_for((model.list_note,), "medium_24", below, _NOTE_LINE)
    wide = below.width()
    foot = painter.height_of(model.list_note, "medium_24", wide, _NOTE_LINE, size) + 40
    top = box.top() + _LIST_HEAD
    room = box.height() - _LIST_HEAD - foot
    pitch = min(_LIST_ROW, room / max(1, len(model.wins)))
    for number, win in enumerate(model.wins):
        _draw_win(painter, win, QRectF(left, top + number * pitch, right - left, pitch))
    y = box.bottom() - foot
    painter.rule(left, y, right, colour.line)
    note = QRectF(left, y + 18, right - left, foot)
    painter.paragraph(note, model.list_note, "medium_24", colour.text_2, _NOTE_LINE, most=size)


def _draw_win(painter: Painter, win: ConfirmedModel, box: QRectF) -> None:
    colour = painter.colour
    painter.rule(box.left(), box.top(), box.right(), colour.line)
    seat = column_at(box, box.left() + 4, 50)
    is_low = box.height() < _LOW_ROW
    painter.text(seat, win.seat, "heavy_34" if is_low else "heavy_48", colour.text_1)
    left, right = box.left() + 66, box.right() - 4
    top = box.top() if is_low else box.top() + 16
    line = QRectF(left, top, right - left, box.height() if is_low else 42)
    width = painter.text(line, win.prize, "heavy_34", colour.text_1, Align.RIGHT, SMALLEST_AMOUNT)
    line.setRight(right - width - 12)
    if is_low:
        stars = painter.stars(line.right(), line.center().y() - 11, win.stars, 22, colour.text_2)
        line.setRight(line.right() - stars - 8)
    painter.text(line, win.hand, "bold_28", colour.text_1, least=SMALLEST_LABEL)
    if not is_low:
        ink, edge = colour.text_1, colour.line_strong
        middle = box.top() + 89
        painter.tag(left, middle, win.level, ink, edge, stars=win.stars, role="bold_22")


@paints(SwipeStage)
def _swipe_stage(painter: Painter, box: QRectF, node: SwipeStage) -> None:
    colour, model = painter.colour, node.page
    frame = {
        SwipeKind.ASK: colour.next,
        SwipeKind.REFUSED: colour.fault,
        SwipeKind.TIMEOUT: colour.line_strong,
    }[model.kind]
    painter.panel(box, colour.bg, frame, _STAGE_LINE, _STAGE_RADIUS)
    detail, note = said_below(model, painter.translator)
    parts = [PICTURE_HEIGHT, _LINE, _DETAIL if detail else 0.0]
    parts += [_AGAIN if model.again else 0.0, _BAR if model.seconds else 0.0]
    parts += [_NOTE if note else 0.0]
    used = sum(parts) + GAP * (sum(1 for part in parts if part) - 1)
    taken = CARD_HEIGHT + CARD_SIDE if model.cards else 0.0
    y = box.center().y() - (used + taken) / 2
    mark = colour.text_3 if model.kind is SwipeKind.TIMEOUT else frame
    draw_swipe(painter, box.center().x(), y, mark, model.kind)
    y += PICTURE_HEIGHT + GAP
    inner = box.adjusted(40, 0, -40, 0)
    chevrons = 54.0 if model.kind is SwipeKind.ASK else 0.0
    _marked(painter, row_at(inner, y, _LINE), model.line, "heavy_54", colour.text_1, chevrons)
    y += _LINE + GAP
    below: tuple[tuple[str, TypeRole, float, QColor], ...] = (
        (detail, "medium_30", _DETAIL, colour.text_1),
        (model.again, "heavy_38", _AGAIN, colour.next),
    )
    for words, role, height, ink in below:
        if words:
            _marked(
                painter,
                row_at(inner, y, height),
                words,
                role,
                ink,
                42.0 if ink is colour.next else 0,
            )
            y += height + GAP
    if model.seconds:
        _draw_time(painter, model, row_at(inner, y, _BAR))
        y += _BAR + GAP
    painter.text(row_at(inner, y, _NOTE), note, "medium_24", colour.text_2, Align.CENTRE)


def _draw_time(painter: Painter, model: SwipeModel, row: QRectF) -> None:
    colour = painter.colour
    left = row.center().x() - (_BAR_WIDTH + 20 + _TIME) / 2
    bar = QRectF(left, row.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
    part = max(0.0, min(1.0, model.seconds_left / model.seconds))
    with painter.clipped(column_at(bar, bar.left(), bar.width() * part)):
        painter.panel(bar, colour.text_1, radius=_BAR_HEIGHT / 2)
    painter.panel(bar, None, colour.line_strong, radius=_BAR_HEIGHT / 2)
    minutes, seconds = divmod(max(0, model.seconds_left), 60)
    time = column_at(row, bar.right() + 20, _TIME)
    painter.text(time, f"{minutes}:{seconds:02}", "heavy_34", colour.text_1, Align.RIGHT)


def _marked(
    painter: Painter, box: QRectF, words: str, role: TypeRole, ink: QColor, mark: float
) -> None:
    """Draw a centred line, after amber chevrons of a size if there is one."""
    space = mark + 20.0 if mark else 0.0
    width = min(painter.width_of(words, role), box.width() - space)
    left = box.center().x() - (width + space) / 2
    if mark:
        painter.mark("chevrons", left, box.center().y(), mark, painter.colour.next, 3.2)
    painter.text(column_at(box, left + space, width + 1), words, role, ink)

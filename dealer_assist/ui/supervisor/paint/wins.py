"""A claimed win as it is painted: where there is room the cards have a line of their own."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.supervisor.win_rows import WIN_SIDE, WinFace, WinModel, is_tall, words_end
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, row_at, top_of
from dealer_assist.ui.toolkit.values.lettering import (
    SMALLEST_AMOUNT,
    SMALLEST_LABEL,
    Align,
    TypeRole,
)

_ORDER, _SEAT, _LOW_SEAT, _GAP = 118.0, 112.0, 116.0, 16.0
_CARD, _CARD_HEIGHT, _CARD_GAP = 52.0, 76.0, 5.0
_LOW_CARD, _LOW_CARD_HEIGHT = 38.0, 50.0
_CHECK = 24.0
_SAID, _TIGHT, _TIGHTEST, _BELOW, _LINES_BELOW = 34.0, 29.0, 25.0, 26.0, 2


@paints(WinFace)
def _win(whole: Painter, box: QRectF, node: WinFace) -> None:
    """Paint order and seat at the left, then the hand, the prize and the cards."""
    with whole.inside(box) as painter:
        _draw_win(painter, node.win)


def _draw_win(painter: Painter, model: WinModel) -> None:
    colour, lines = painter.colour, painter.theme.line
    edge = colour.fault if model.is_against else colour.line_strong
    line = lines.device if model.is_against else lines.thin
    ground = colour.well if model.is_struck else colour.raised
    painter.panel(painter.whole, ground, edge, line)
    _draw_order(painter, model)
    if is_tall(model, painter.height):
        _draw_tall(painter, model)
    else:
        _draw_low(painter, model)


def _cards_line(painter: Painter) -> QRectF:
    """Return the lower line of a tall row."""
    top, left = painter.height * 0.5, _ORDER + WIN_SIDE
    return QRectF(left, top, painter.width - left - WIN_SIDE, painter.height - top)


def _draw_order(painter: Painter, model: WinModel) -> None:
    colour, thin = painter.colour, painter.theme.line.thin
    box = QRectF(thin, thin, _ORDER, painter.height - 2 * thin)
    radius = painter.theme.line.radius - thin
    with painter.clipped(box):
        painter.panel(box.adjusted(0, 0, 2 * radius, 0), colour.well, radius=radius)
    middle = painter.height / 2
    has_detail = bool(model.order_detail) and painter.height >= 90
    order = QRectF(thin + 6, middle - (42 if has_detail else 28), _ORDER - 12, 56)
    painter.text(order, model.order, "heavy_48", colour.text_1, Align.CENTRE)
    if has_detail:
        detail = QRectF(thin, middle + 13, _ORDER, 26)
        painter.text(detail, model.order_detail, "medium_20", colour.text_2, Align.CENTRE)


def _draw_tall(painter: Painter, model: WinModel) -> None:
    colour, half = painter.colour, painter.height * 0.5
    painter.rule(_ORDER + 2, half, painter.width - 2, colour.line)
    caption = QRectF(_ORDER, 8, _SEAT, 26)
    painter.text(caption, Msg("SEAT"), "caption_20", colour.text_2, Align.CENTRE)
    seat = QRectF(_ORDER, 30, _SEAT, half - 34)
    painter.text(seat, model.seat, "heavy_60", colour.text_1, Align.CENTRE)
    right = painter.width - WIN_SIDE
    width = painter.width_of(model.prize, "heavy_48")
    prize = QRectF(right - width, 0, width + 1, half)
    painter.text(prize, model.prize, "heavy_48", colour.text_1, least=SMALLEST_AMOUNT)
    right -= width + _GAP
    tag = painter.tag_width(model.level, model.stars, "bold_22")
    painter.tag(
        right - tag,
        half / 2,
        model.level,
        colour.text_1,
        colour.line_strong,
        stars=model.stars,
        role="bold_22",
    )
    room = QRectF(_ORDER + _SEAT, 4, right - tag - _GAP - _ORDER - _SEAT, half - 8)
    _draw_words(painter, model, room)
    _draw_cards(painter, model, _cards_line(painter), _CARD, _CARD_HEIGHT)


def _draw_words(painter: Painter, model: WinModel, box: QRectF) -> None:
    colour = painter.colour
    pitch = box.height() / 3
    hand = top_of(box, pitch * 1.2)
    painter.text(hand, model.hand, "bold_28", colour.text_1, least=SMALLEST_LABEL)
    pays = row_at(box, hand.bottom(), pitch * 0.9)
    painter.text(pays, model.pays, "medium_22", colour.text_2, least=SMALLEST_LABEL)
    locked = row_at(box, pays.bottom(), pitch * 0.9)
    icon, ink = ("hand", colour.detected) if model.is_by_hand else ("check", colour.ok)
    painter.mark(icon, locked.left(), locked.center().y(), 22, ink, 3.2)
    locked.setLeft(locked.left() + 30)
    painter.text(locked, model.locked, "medium_22", colour.text_1, least=SMALLEST_LABEL)


def _draw_cards(
    painter: Painter, model: WinModel, line: QRectF, width: float, height: float
) -> float:
    """Lay the cards out, the idle ones dark, and say what they make; give the words' left."""
    colour = painter.colour
    height = min(height, line.height() - 10)
    top, x = line.center().y() - height / 2, line.left()
    for number in range(len(model.cards) or model.places):
        box = QRectF(x, top, width, height)
        if not model.cards:
            painter.panel(box, None, colour.line_strong, radius=7, dashed=True)
            painter.text(box, "?", "medium_22", colour.text_2, Align.CENTRE)
        else:
            draw_card(painter, box, model.cards[number], is_idle=number in model.idle)
        x += width + _CARD_GAP
    x += 12
    right = words_end(model, painter.width, painter.height)
    _draw_said(painter, model, column_at(line, x, right - x))
    return x


def _draw_said(painter: Painter, model: WinModel, box: QRectF) -> None:
    colour = painter.colour
    icon, ink = "", colour.text_1
    if model.is_against:
        icon, ink = "triangle", colour.fault_text
    elif model.cards:
        icon = "check"
    words = box.adjusted(_CHECK + 10, 0, 0, 0) if icon else box
    below = _two_lines(painter, model.said_detail, "medium_20", words.width())
    said = _two_lines(painter, model.said, "bold_24", words.width())
    pitch, pitch_below = (_SAID if len(said) == 1 else _TIGHT), _BELOW
    if len(said) > 1 and len(below) > 1:
        least = painter.theme.width(painter.said(model.said), "bold_24", SMALLEST_LABEL)
        if least > words.width():
            pitch, pitch_below = _TIGHTEST, _TIGHTEST
        else:
            said, pitch = painter.lines(model.said), _SAID
    y = box.center().y() - (pitch * len(said) + pitch_below * len(below)) / 2
    if icon:
        mark = colour.fault if model.is_against else colour.ok
        painter.mark(icon, box.left(), y + pitch / 2, _CHECK, mark, 3.2)
    for line in said:
        row = row_at(words, y, pitch)
        painter.text(row, line, "bold_24", ink, least=SMALLEST_LABEL)
        y += pitch
    for line in below:
        row = row_at(words, y, pitch_below)
        painter.text(row, line, "medium_20", colour.text_2, least=SMALLEST_LABEL)
        y += pitch_below


def _draw_low(painter: Painter, model: WinModel) -> None:
    colour, middle = painter.colour, painter.height / 2
    ink = colour.text_3 if model.is_struck else colour.text_1
    word = QRectF(_ORDER + 10, 0, _LOW_SEAT, painter.height)
    small, large = painter.plain_size("bold_20"), painter.plain_size("heavy_48")
    used = painter.text(word, Msg("SEAT"), "bold_20", colour.text_2, most=small) + 6
    seat = QRectF(word.left() + used, 0, _LOW_SEAT, painter.height)
    used += painter.text(seat, model.seat, "heavy_48", ink, most=large)
    right = words_end(model, painter.width, painter.height)
    width = painter.width_of(model.prize, "heavy_34")
    prize = QRectF(right - width, middle - 24, width + 1, 48)
    painter.text(prize, model.prize, "heavy_34", ink, least=SMALLEST_AMOUNT)
    right -= width + _GAP if width else 0.0
    right -= painter.stars(right, middle - 11, model.stars, 22, colour.text_2) + 8
    left = word.left() + max(_LOW_SEAT, used + 10) + 6
    if model.cards:
        right = _draw_low_cards(painter, model, right)
    room = right - left
    said = model.said if model.is_against or model.is_by_hand else model.pays
    soft = colour.fault_text if model.is_against else colour.text_2
    below = painter.broken(said, "medium_20", room)
    if painter.height < 84 and len(below) > 1:
        below = []  # seven wins with cards leave room for the hand alone
    y = middle - (34 + 24 * len(below)) / 2
    painter.text(QRectF(left, y, room, 34), model.hand, "bold_28", ink, least=SMALLEST_LABEL)
    for number, line in enumerate(below):
        box = QRectF(left, y + 34 + 24 * number, room, 24)
        painter.text(box, line, "medium_20", soft)


def _draw_low_cards(painter: Painter, model: WinModel, right: float) -> float:
    """Lay small cards before the prize; give where they begin."""
    height = min(_LOW_CARD_HEIGHT, painter.height - 10)
    left = right - len(model.cards) * (_LOW_CARD + 4)
    for number, card in enumerate(model.cards):
        x = left + number * (_LOW_CARD + 4)
        box = QRectF(x, (painter.height - height) / 2, _LOW_CARD, height)
        draw_card(painter, box, card, is_idle=number in model.idle)
    return left - 12


def _two_lines(painter: Painter, words: str, role: TypeRole, width: float) -> list[str]:
    """Break a text into two lines at most; what does not fit in them is told."""
    lines = painter.broken(words, role, width)
    if len(lines) > _LINES_BELOW:
        painter.too_long.append(words)
    return lines[:_LINES_BELOW]

"""The foot of a seat: how it stands, its cards, the hand that is on, what is owed and paid."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg
from dealer_assist.ui.table.foot_key import undo_width
from dealer_assist.ui.table.model.panel import PayFootModel
from dealer_assist.ui.table.model.table import (
    ClaimModel,
    SeatModel,
    SeatState,
    SetModel,
    TwoHandsModel,
)
from dealer_assist.ui.toolkit.card_face import draw_cards, draw_centred
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import foot_of, top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, SMALLEST_LABEL, Align

_ICON, _GAP = 26.0, 10.0
_STRIPE = 10.0
_CARD, _CARD_GAP, _CARD_SIDE = 44.0, 4.0, 8.0
_LEAST_CARD = 20.0
_SET_CARD, _SET_LINE, _MARK = 43.0, 2.0, 20.0
_TWO_COUNT, _RING = 34.0, 30.0  # what each of two hands counts, and the arrow between them
_STAR, _CLAIM_SIDE, _CLAIM_GAP = 34.0, 14.0, 12.0
_SMALL_STAR = 26.0
_SIDE, _PAY_SIDE = 8.0, 6.0
_HAND, _PRIZE, _ENVY = 24.0, 30.0, 26.0
_ICONS = {
    SeatState.FOLDED: "cross",
    SeatState.SETTLED: "check",
    SeatState.FAULT: "triangle",
}


def draw_foot(painter: Painter, model: SeatModel, height: float, line: float) -> None:
    """Paint the foot of a plate with edges this wide: what the seat waits for, holds or won."""
    colour = painter.colour
    box = QRectF(line - 1, painter.height - height, painter.width - 2 * line + 2, height - line + 1)
    radius = painter.theme.line.radius - line + 1
    if model.claim is not None:
        _draw_claim(painter, box, radius, model.claim)
        return
    ink = colour.text_2
    match model.state:
        case _ if model.is_now and (model.ends or model.pay is not None):
            painter.half(box, colour.next, radius, top=False)
            ink = colour.next_ink
        case SeatState.FOLDED:
            painter.qpainter.save()
            painter.clip(box, radius)
            painter.hatch(box, colour.folded, colour.folded_stripe, _STRIPE)
            painter.qpainter.restore()
        case SeatState.FAULT:
            painter.half(box, colour.fault_deep, radius, top=False)
            ink = colour.fault_text
        case SeatState.SETTLED:
            ink = colour.ok
    edge = colour.fault if model.state is SeatState.FAULT else colour.line
    painter.rule(line, box.top(), painter.width - line, edge)
    if model.pay is not None:
        _draw_pay(painter, box, model.pay, ink if model.is_now else None)
    elif model.state is SeatState.FOLDED and (model.keys or (model.live and not model.cards)):
        _draw_folded(painter, model, box)
    elif (model.cards or model.cards_note) and not model.ends:
        _draw_cards(painter, model, box)
    elif not model.keys:  # else they lie here, and say it
        _draw_words(painter, model, box, ink)


def is_crowded(painter: Painter, model: SeatModel) -> bool:
    """True if a long hand leaves its cards too little room beside what it counts."""
    if not model.cards or not model.cards_note or model.claim or model.pay or model.ends:
        return False
    note = painter.width_of(model.cards_note, "bold_26") + 2 * _CARD_GAP
    room = painter.width - 2 * _CARD_SIDE - note
    return (room + _CARD_GAP) / len(model.cards) - _CARD_GAP < _LEAST_CARD


def draw_band(painter: Painter, cards: tuple[str, ...], foot: float, height: float) -> None:
    """Lay the cards over the foot of a seat that has won: they are compared with the claim."""
    top = painter.height - foot - height
    room = QRectF(_CARD_SIDE, top, painter.width - 2 * _CARD_SIDE, height - 3)
    draw_centred(painter, room, cards, _CARD + 8, _CARD_GAP)


def draw_set(painter: Painter, model: SetModel, foot: float, height: float) -> None:
    """Lay a set hand over the foot, low above high; what each is stands right of the low cards."""
    colour, row = painter.colour, height / 2
    top = painter.height - foot - height
    painter.rule(_SET_LINE, top, painter.width - _SET_LINE, colour.line)
    for number, cards in enumerate((model.low, model.high)):
        line = QRectF(_CARD_SIDE, top + number * row + 3, painter.width, row - 5)
        draw_cards(painter, line, cards, _SET_CARD, _CARD_GAP)
    left = _CARD_SIDE + len(model.low) * (_SET_CARD + _CARD_GAP) + _CARD_GAP
    beside = QRectF(left, top + 2, painter.width - left - _CARD_SIDE, row - 4)
    if model.low_wins is None or model.high_wins is None:
        ink = colour.ok if model.is_done else colour.text_1
        if model.is_done:
            beside.setRight(beside.right() - _MARK)
            painter.mark("check", beside.right(), beside.center().y(), _MARK, ink)
            beside.setRight(beside.right() - _CARD_GAP)
        painter.text(beside, model.note, "bold_20", ink, Align.RIGHT)
        return
    half = beside.height() / 2
    for number, (word, wins) in enumerate(
        ((Msg("LOW"), model.low_wins), (Msg("HIGH"), model.high_wins))
    ):
        line = top_of(beside, half, number * half)
        ink = colour.ok if wins else colour.text_2
        left = line.right() - _MARK
        painter.mark("check" if wins else "cross", left, line.center().y(), _MARK, ink)
        line.setRight(left - _CARD_GAP)
        painter.text(line, word, "bold_20", ink, Align.RIGHT)


def draw_two(painter: Painter, model: TwoHandsModel, foot: float, height: float) -> None:
    """Lay two hands over the foot, left and right, each over what it counts."""
    colour, half = painter.colour, painter.width / 2
    top = painter.height - foot - height
    painter.rule(_SET_LINE, top, painter.width - _SET_LINE, colour.line)
    for number, hand in enumerate((model.left, model.right)):
        box = QRectF(number * half, top + 3, half, height - 3).adjusted(_SIDE, 0, -_SIDE, 0)
        count = foot_of(box, _TWO_COUNT)
        painter.text(count, hand.note, "bold_26", colour.text_1, Align.CENTRE)
        above = box.adjusted(0, 0, 0, -_TWO_COUNT)
        draw_centred(painter, above, hand.cards, _CARD, _CARD_GAP)
    middle = top + (height - _TWO_COUNT) / 2
    if not model.is_switched:
        painter.fill(QRectF(half - 1, top, 2, height), colour.line)
        return
    ring = QRectF(half - _RING / 2, middle - _RING / 2, _RING, _RING)
    painter.panel(ring, colour.selected, radius=_RING / 2)
    painter.icon_in(ring, "swap", _RING - 10, colour.selected_ink, 2.8)


def _draw_folded(painter: Painter, model: SeatModel, box: QRectF) -> None:
    """Write FOLDED over what can still win, beside UNDO where the fold is still open."""
    colour = painter.colour
    words = QRectF(box)
    if model.keys:
        said = painter.theme.width(painter.said(model.foot), "bold_20", SMALLEST_LABEL)
        words.setRight(box.right() - undo_width(box.width(), said))
    ink = colour.text_2
    if not model.live:
        painter.text(words.adjusted(4, 0, -4, 0), model.foot, "bold_20", ink, Align.CENTRE)
        return
    half = words.height() / 2
    upper = QRectF(words.left() + 1, words.top() + 6, words.width() - 2, half - 6)
    painter.text(upper, model.foot, "bold_20", ink, Align.CENTRE)
    painter.text(upper.translated(0, half - 6), model.live, "bold_20", colour.ok, Align.CENTRE)


def _draw_cards(painter: Painter, model: SeatModel, box: QRectF) -> None:
    """Lay the cards into the foot; a count stands right of them."""
    room = box.adjusted(_CARD_SIDE, 6, -_CARD_SIDE, -5)
    if model.live:
        line = painter.theme.line
        edge = painter.colour.ok
        painter.panel(box.adjusted(4, 2, -4, -2), None, edge, radius=line.small_radius)
    if model.cards_note:
        align = Align.RIGHT if model.cards else Align.CENTRE
        ink = painter.colour.text_1
        most = painter.plain_size("bold_26") if model.cards else 0
        width = painter.text(room, model.cards_note, "bold_26", ink, align, most=most)
        room.setRight(room.right() - width - 2 * _CARD_GAP)
    if not model.cards:
        return
    if not model.cards_note:
        draw_centred(painter, room, model.cards, _CARD, _CARD_GAP)
        return
    width = min(_CARD, (room.width() + _CARD_GAP) / len(model.cards) - _CARD_GAP)
    draw_cards(painter, room, model.cards, width, _CARD_GAP)


def _draw_words(painter: Painter, model: SeatModel, box: QRectF, ink: QColor) -> None:
    if model.foot_detail:
        half, colour = box.height() / 2, painter.colour
        upper = QRectF(box.left() + _SIDE, box.top() + 3, box.width() - 2 * _SIDE, half - 3)
        painter.text(upper, model.foot, "bold_20", colour.detected, Align.CENTRE)
        lower = upper.translated(0, half - 5)
        painter.text(lower, model.foot_detail, "medium_20", colour.text_2, Align.CENTRE)
        return
    icon = model.foot_icon or _ICONS.get(model.state, "")
    room = box.width() - 12 - (_ICON + _GAP if icon else 0)
    width = min(painter.wanted_width(model.foot, "caption_22"), room)
    x = box.center().x() - width / 2
    if icon:
        x += (_ICON + _GAP) / 2
        painter.mark(icon, x - _ICON - _GAP, box.center().y(), _ICON, ink, 3)
    words = QRectF(x, box.top() + 1, width + 1, box.height())
    painter.text(words, model.foot, "caption_22", ink)


def _draw_pay(painter: Painter, box: QRectF, pay: PayFootModel, on_amber: QColor | None) -> None:
    """Say in two lines what is owed, or with a check what was paid."""
    colour, middle = painter.colour, box.center().y()
    ink = on_amber or (colour.ok if pay.is_paid else colour.text_1)
    left = _PAY_SIDE
    if pay.is_paid:
        painter.mark("check", left, middle, _STAR, ink, 3.4)
        left += _STAR
    width = painter.width - left - _PAY_SIDE
    words = QRectF(left, middle - 27, width, _HAND)
    soft = ink if pay.is_paid or on_amber else colour.text_2
    painter.text(words, pay.words, "bold_20", soft, Align.CENTRE)
    amount = QRectF(left, middle - 4, width, _PRIZE)
    painter.text(amount, pay.amount, "bold_28", ink, Align.CENTRE, SMALLEST_AMOUNT)


def _draw_claim(painter: Painter, box: QRectF, radius: float, claim: ClaimModel) -> None:
    """Paint the ivory foot of a claim or a win: hand, prize, and the envy besides."""
    colour = painter.colour
    painter.half(box, colour.claim, radius, top=False)
    ink = colour.claim_ink
    left = _CLAIM_SIDE + _STAR + _CLAIM_GAP
    words = _fitting(painter, claim.hand)
    prize_width = painter.theme.width(painter.said(claim.prize), "bold_28", SMALLEST_AMOUNT)
    if max(painter.width_of(words, "bold_20"), prize_width) <= painter.width - left - _SIDE:
        painter.mark("star", _CLAIM_SIDE, box.center().y(), _STAR, ink)
    else:
        # A long name, or six figures, need the room: a small star stands after the prize then.
        left = _SIDE
    width = painter.width - left - _SIDE
    is_beside = left > _SIDE
    middle = box.center().y() - (_ENVY / 2 if claim.envy else 0.0)
    hand = QRectF(left, middle - 27, width, _HAND)
    painter.text(hand, words, "bold_20", ink)
    prize = QRectF(left, middle - 4, width, _PRIZE)
    prize_width = painter.text(prize, claim.prize, "bold_28", ink, least=SMALLEST_AMOUNT)
    if not is_beside and prize_width + _SMALL_STAR <= width:
        right = painter.width - _SIDE - _SMALL_STAR
        painter.mark("star", right, prize.center().y(), _SMALL_STAR, ink)
    envy = QRectF(left, middle + 26, width, _ENVY)
    painter.text(envy, claim.envy, "bold_20", ink, least=SMALLEST_LABEL)


def _fitting(painter: Painter, hand: str) -> str:
    """Return the name, without its condition where the plate has no room for that."""
    room = painter.width - 2 * _SIDE
    return hand if painter.width_of(hand, "bold_20") <= room else hand.partition(" (")[0]

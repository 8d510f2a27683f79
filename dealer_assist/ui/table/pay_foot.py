"""The foot of a seat plate: the hand that is on, what is owed, what was paid."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.models.pay_walk import PayFootModel
from dealer_assist.ui.models.table import ClaimModel
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, SMALLEST_LABEL, Align, Painter

_STAR, _CLAIM_SIDE, _CLAIM_GAP = 34.0, 14.0, 12.0
_SMALL_STAR = 26.0
_SIDE, _PAY_SIDE = 8.0, 6.0
_HAND, _PRIZE, _ENVY = 24.0, 30.0, 26.0


def draw_pay(painter: Painter, box: QRectF, pay: PayFootModel) -> None:
    """Say in two lines what is owed, or with a check what was paid."""
    colour, middle = painter.theme.colour, box.center().y()
    ink = colour.ok if pay.is_paid else colour.text_1
    left = _PAY_SIDE
    if pay.is_paid:
        painter.icon("check", left, middle - _STAR / 2, _STAR, ink, 3.4)
        left += _STAR
    width = painter.width - left - _PAY_SIDE
    words = QRectF(left, middle - 27, width, _HAND)
    soft = ink if pay.is_paid else colour.text_2
    painter.text(words, pay.words, "claim_hand", soft, Align.CENTRE)
    amount = QRectF(left, middle - 4, width, _PRIZE)
    role = "claim_prize" if pay.is_paid else "seat_owed"
    painter.text(amount, pay.amount, role, ink, Align.CENTRE, SMALLEST_AMOUNT)


def draw_claim(painter: Painter, box: QRectF, radius: float, claim: ClaimModel) -> None:
    """Paint the ivory foot of a claim or a win: hand, prize, and the envy besides."""
    colour = painter.theme.colour
    painter.half(box, colour.claim, radius, top=False)
    ink = colour.claim_ink
    left = _CLAIM_SIDE + _STAR + _CLAIM_GAP
    words = _fitting(painter, claim.hand)
    prize_width = painter.theme.width(painter.said(claim.prize), "claim_prize", SMALLEST_AMOUNT)
    if max(painter.width_of(words, "claim_hand"), prize_width) <= painter.width - left - _SIDE:
        painter.icon("star", _CLAIM_SIDE, box.center().y() - _STAR / 2, _STAR, ink)
    else:
        # A long name, or six figures, need the room: a small star stands after the prize then.
        left = _SIDE
    width = painter.width - left - _SIDE
    is_beside = left > _SIDE
    middle = box.center().y() - (_ENVY / 2 if claim.envy else 0.0)
    hand = QRectF(left, middle - 27, width, _HAND)
    painter.text(hand, words, "claim_hand", ink)
    prize = QRectF(left, middle - 4, width, _PRIZE)
    prize_width = painter.text(prize, claim.prize, "claim_prize", ink, least=SMALLEST_AMOUNT)
    if not is_beside and prize_width + _SMALL_STAR <= width:
        right = painter.width - _SIDE - _SMALL_STAR
        painter.icon("star", right, prize.center().y() - _SMALL_STAR / 2, _SMALL_STAR, ink)
    envy = QRectF(left, middle + 26, width, _ENVY)
    painter.text(envy, claim.envy, "claim_hand", ink, least=SMALLEST_LABEL)


def _fitting(painter: Painter, hand: str) -> str:
    """Give the name, without its condition where the plate has no room for that."""
    room = painter.width - 2 * _SIDE
    return hand if painter.width_of(hand, "claim_hand") <= room else hand.partition(" (")[0]

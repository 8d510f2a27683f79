"""The face of a playing card, and its back."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at
from dealer_assist.ui.toolkit.values.card_marks import is_wild, stood_for
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole

SUITS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade", "k": "star"}
"""The drawing of each suit, and of the joker, `Jk`."""
_BAND, _LEAST_BAND = 0.26, 18.0
_RED = "dh"
_RADIUS = 7.0
_UPRIGHT, _LEAST_UPRIGHT = 1.05, 45.0  # from there on the suit stands below the rank
_MIDDLE, _LARGE = 60.0, 96.0
_STRIKE = 3.0
_NAMED, _SUIT_IN_BAND = 52.0, 0.6  # as wide as a band that can name a card, and its suit
_FACE_SIDES = 5.0


def rank_of(card: str) -> str:
    """Return the rank as printed on the card."""
    if card.startswith("Jk"):
        return "JK"
    return "10" if card[0] == "T" else card[0]


def draw_cards(
    painter: Painter, box: QRectF, cards: Sequence[str], width: float, gap: float
) -> float:
    """Lay cards beside each other from the left of a box; give where another one would lie."""
    x = box.left()
    for card in cards:
        draw_card(painter, column_at(box, x, width), card)
        x += width + gap
    return x


def draw_centred(
    painter: Painter, box: QRectF, cards: Sequence[str], most: float, gap: float
) -> None:
    """Lay cards in the middle of a box, narrower than usual where there are many."""
    width = min(most, (box.width() + gap) / max(1, len(cards)) - gap)
    taken = (width + gap) * len(cards) - gap
    middle = box.adjusted((box.width() - taken) / 2, 0, 0, 0)
    draw_cards(painter, middle, cards, width, gap)


def draw_card(
    painter: Painter, rect: QRectF, card: str, *, is_idle: bool = False, is_out: bool = False
) -> None:
    """Paint a card: rank and suit in the suit's colour; a back if it is face down.

    One that the hand does not need is dark, one that is out of play struck through as well; both
    are as easy to read as the others.
    """
    colour, thin = painter.theme.colour, painter.theme.line.thin
    if not card:
        painter.panel(rect, colour.paper_back, colour.paper_back_line, thin, _RADIUS)
        inner = rect.adjusted(6, 6, -6, -6)
        painter.panel(inner, None, colour.paper_back_line, thin, _RADIUS - 3)
    elif is_idle or is_out:
        painter.panel(rect, colour.raised, colour.line_strong, thin, _RADIUS, dashed=is_out)
        _draw_face(painter, rect, card, colour.text_2)
        if is_out:
            strike = QRectF(rect.left(), rect.center().y() - _STRIKE / 2, rect.width(), _STRIKE)
            painter.fill(strike, colour.text_2)
    else:
        painter.panel(rect, colour.paper, radius=_RADIUS)
        ink = colour.paper_red if card[1:2] and card[1] in _RED else colour.paper_black
        if not is_wild(card):
            _draw_face(painter, rect, card, ink)
            return
        band = QRectF(rect)
        band.setTop(rect.bottom() - max(rect.height() * _BAND, _LEAST_BAND))
        upper = QRectF(rect)
        upper.setBottom(band.top())
        _draw_face(painter, upper, card, ink)
        painter.half(band, colour.paper_black, _RADIUS, top=False)
        _draw_stood_for(painter, band, stood_for(card))


def _draw_stood_for(painter: Painter, band: QRectF, card: str) -> None:
    """Write what a wild card stands for; a narrow one is only marked."""
    ink, small = painter.theme.colour.paper, painter.plain_size("bold_20")
    if not card or band.width() < _NAMED:
        painter.text(band, "W", "bold_20", ink, Align.CENTRE, most=small)
        return
    words = f"={rank_of(card)}"
    size = band.height() * _SUIT_IN_BAND if card[1:] else 0.0
    width = painter.theme.width(words, "bold_20", small)
    left = band.center().x() - (width + size + 1) / 2
    painter.text(QRectF(left, band.top(), width + 1, band.height()), words, "bold_20", ink)
    if size:
        icon = SUITS[card[1]]
        painter.icon(icon, left + width + 2, band.center().y() - size / 2, size, ink)


def _draw_face(painter: Painter, rect: QRectF, card: str, ink: QColor) -> None:
    rank, icon = rank_of(card), SUITS.get(card[1:2], "")
    role: TypeRole
    if rect.height() >= _LARGE:
        role = "heavy_48"
    else:
        role = "heavy_30" if rect.height() >= _MIDDLE else "bold_22"
    plain = painter.plain_size(role)  # a card is a picture of what lies on the felt
    if not icon:  # the rank alone is known
        painter.text(rect, rank, role, ink, Align.CENTRE, most=plain)
        return
    if rect.height() >= max(rect.width() * _UPRIGHT, _LEAST_UPRIGHT):
        size = rect.height() * 0.34
        top = QRectF(rect.left() + 2, rect.top() + rect.height() * 0.08, rect.width() - 4, 0)
        top.setHeight(rect.height() * 0.46)
        painter.text(top, rank, role, ink, Align.CENTRE, most=plain)
        left = rect.center().x() - size / 2
        painter.icon(icon, left, rect.bottom() - size - rect.height() * 0.1, size, ink)
        return
    # A ten has two digits: they are written smaller, so that its suit is as large as the others'.
    if card.startswith("Jk"):
        painter.text(rect, rank, role, ink, Align.CENTRE, most=plain)
        return
    letters = plain if len(rank) == 1 else SMALLEST_LABEL
    width = painter.theme.width(rank, role, letters)
    size = min(min(rect.height(), rect.width()) * 0.42, rect.width() - width - _FACE_SIDES)
    left = rect.center().x() - (width + size + 1) / 2
    box = QRectF(left, rect.top(), width, rect.height())
    painter.text(box, rank, role, ink, most=plain)
    painter.icon(icon, left + width + 1, rect.center().y() - size / 2, size, ink)

"""Where the money goes: one bar for a whole wager, each part in its own shade and with its words.

Amber means the next thing to do, so no part has it; parts differ in lightness and in hatching.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.pages.odds.model import HOUSE, METER, PRIZES, RESERVE, SEED, MoneyShare
from dealer_assist.ui.toolkit.painter import Painter

BAR, LEGEND = 34.0, 34.0
_MARK, _GAP, _BETWEEN = 22.0, 10.0, 28.0
_LEAST = 3.0
_STRIPE = 6.0


def draw_shares(painter: Painter, box: QRectF, shares: tuple[MoneyShare, ...]) -> None:
    """Paint the bar, and below it what its parts are."""
    whole = sum(share.share for share in shares) or 1.0
    seen = [share for share in shares if share.share > 0]
    x = box.left()
    for share in seen:
        width = max(_LEAST, box.width() * share.share / whole)
        part = QRectF(x, box.top(), min(width, box.right() - x), BAR)
        _fill(painter, part.adjusted(0, 0, -2 if share is not seen[-1] else 0, 0), share.kind)
        x += width
    x, y = box.left(), box.top() + BAR + 6
    for share in shares:
        if not share.share and share.kind in (RESERVE, SEED):
            continue
        mark = QRectF(x, y + (LEGEND - _MARK) / 2, _MARK, _MARK)
        _fill(painter, mark, share.kind)
        room = QRectF(mark.right() + _GAP, y, box.right() - mark.right() - _GAP, LEGEND)
        used = painter.text(room, share.value, "medium_20", painter.theme.colour.text_1)
        room = room.adjusted(used + _GAP, 0, 0, 0)
        used += painter.text(room, share.words, "medium_20", painter.theme.colour.text_2)
        x = mark.right() + 2 * _GAP + used + _BETWEEN


def _fill(painter: Painter, box: QRectF, kind: str) -> None:
    colour = painter.theme.colour
    solid: dict[str, QColor] = {
        PRIZES: colour.ok,
        METER: colour.detected,
        HOUSE: colour.line_strong,
    }
    if kind in solid:
        painter.fill(box, solid[kind])
    else:
        ground = colour.detected_ink if kind == RESERVE else colour.ok_deep
        painter.hatch(box, ground, colour.text_2, _STRIPE)

"""Player's or Banker's hand at baccarat: its total, its cards; touched, it is the one that won."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.card_face import draw_card
from dealer_assist.ui.card_looks import SideLook
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.selectable import Selectable

_WORDS_WIDTH = 176.0
_LINE, _INSET = 28.0, 14.0
_CARD_SHARE, _CARD_GAP, _MOST = 0.72, 12.0, 3


class CardSide(Selectable[SideLook]):
    """Names its side in `chosen`."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, SideLook("", ""), parent)

    def tell(self, look: SideLook) -> None:
        """Say the side, and why it cannot have won."""
        self.describe(look.title, look.reason)

    def draw(self, easel: Easel) -> None:
        """Paint the words at the left, the cards at the right, white where the side has won."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        ground = colour.pressed if self.is_pressed else colour.felt_edge
        is_dashed = not look.cards and not look.is_won
        edge, line = (colour.selected, lines.selected) if look.is_won else (None, lines.thin)
        easel.panel(whole, ground, edge or colour.felt_line, line, dashed=is_dashed)
        words = QRectF(0, 0, _WORDS_WIDTH, easel.height)
        ink, soft = colour.text_1, colour.text_2
        if look.is_won:
            inside = words.adjusted(line - 1, line - 1, 0, -line + 1)
            easel.painter.save()
            easel.clip(
                whole.adjusted(line - 1, line - 1, -line + 1, -line + 1), lines.radius - line
            )
            easel.fill(inside, colour.selected)
            easel.painter.restore()
            ink = soft = colour.selected_ink
        if not look.cards and not look.total:
            box = whole.adjusted(_INSET, 0, -_INSET, 0)
            if look.is_won:
                easel.text(words, look.title, "card_title", ink, Align.CENTRE)
                box.setLeft(_WORDS_WIDTH + _INSET)
                easel.text(box, look.note, "card_note", colour.text_1, Align.CENTRE)
                return
            top = QRectF(box.left(), easel.height / 2 - _LINE, box.width(), _LINE)
            easel.text(top, look.title, "card_title", ink, Align.CENTRE)
            top.translate(0, _LINE)
            easel.text(top, look.note, "card_note", soft, Align.CENTRE)
            return
        self._draw_words(easel, words, (ink, soft))
        self._draw_cards(easel)

    def _draw_words(self, easel: Easel, words: QRectF, inks: tuple[QColor, QColor]) -> None:
        look, (ink, soft) = self._look, inks
        box = words.adjusted(8, 0, -8, 0)
        top = QRectF(box.left(), 8, box.width(), _LINE)
        easel.text(top, look.title, "card_title", soft, Align.CENTRE)
        middle = QRectF(box.left(), 8 + _LINE, box.width(), easel.height - 2 * _LINE - 16)
        easel.text(middle, look.total, "side_total", ink, Align.CENTRE)
        foot = QRectF(box.left(), easel.height - _LINE - 8, box.width(), _LINE)
        easel.text(foot, look.note, "card_title", ink, Align.CENTRE)

    def _draw_cards(self, easel: Easel) -> None:
        height = easel.height - 2 * _INSET
        width = min(
            height * _CARD_SHARE,
            (easel.width - _WORDS_WIDTH - (_MOST + 1) * _CARD_GAP) / _MOST,
        )
        room = easel.width - _WORDS_WIDTH
        x = _WORDS_WIDTH + (room - _MOST * width - (_MOST - 1) * _CARD_GAP) / 2
        for card in self._look.cards:
            draw_card(easel, QRectF(x, _INSET, width, height), card)
            x += width + _CARD_GAP

"""Player's or Banker's hand at baccarat: its total, its cards; touched, it is the one that won."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.model.table import SideModel
from dealer_assist.ui.toolkit.card_face import draw_cards
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import row_at
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import Align

_WORDS_WIDTH = 176.0
_LINE, _INSET = 28.0, 14.0
_CARD_SHARE, _CARD_GAP, _MOST = 0.72, 12.0, 3


class CardSide(Selectable[SideModel]):
    """Names its side in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, SideModel("", ""), parent)

    def tell(self, model: SideModel) -> None:
        """Say the side, and why it cannot have won."""
        self.describe(model.title, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint the words at the left, the cards at the right, white where the side has won."""
        colour, lines, model = painter.colour, painter.theme.line, self._model
        whole = painter.whole
        ground = colour.pressed if self.is_pressed else colour.felt_edge
        is_dashed = not model.cards and not model.is_won
        edge, line = (colour.selected, lines.selected) if model.is_won else (None, lines.thin)
        painter.panel(whole, ground, edge or colour.felt_line, line, dashed=is_dashed)
        words = QRectF(0, 0, _WORDS_WIDTH, painter.height)
        ink, soft = colour.text_1, colour.text_2
        if model.is_won:
            inside = words.adjusted(line - 1, line - 1, 0, -line + 1)
            painter.qpainter.save()
            painter.clip(
                whole.adjusted(line - 1, line - 1, -line + 1, -line + 1), lines.radius - line
            )
            painter.fill(inside, colour.selected)
            painter.qpainter.restore()
            ink = soft = colour.selected_ink
        if not model.cards and not model.total:
            box = whole.adjusted(_INSET, 0, -_INSET, 0)
            if model.is_won:
                painter.text(words, model.title, "caption_22", ink, Align.CENTRE)
                box.setLeft(_WORDS_WIDTH + _INSET)
                painter.text(box, model.note, "semi_22", colour.text_1, Align.CENTRE)
                return
            top = row_at(box, painter.height / 2 - _LINE, _LINE)
            painter.text(top, model.title, "caption_22", ink, Align.CENTRE)
            top.translate(0, _LINE)
            painter.text(top, model.note, "semi_22", soft, Align.CENTRE)
            return
        self._draw_words(painter, words, (ink, soft))
        self._draw_cards(painter)

    def _draw_words(self, painter: Painter, words: QRectF, inks: tuple[QColor, QColor]) -> None:
        model, (ink, soft) = self._model, inks
        box = words.adjusted(8, 0, -8, 0)
        top = row_at(box, 8, _LINE)
        painter.text(top, model.title, "caption_22", soft, Align.CENTRE)
        middle = row_at(box, 8 + _LINE, painter.height - 2 * _LINE - 16)
        painter.text(middle, model.total, "heavy_60", ink, Align.CENTRE)
        foot = row_at(box, painter.height - _LINE - 8, _LINE)
        painter.text(foot, model.note, "caption_22", ink, Align.CENTRE)

    def _draw_cards(self, painter: Painter) -> None:
        height = painter.height - 2 * _INSET
        width = min(
            height * _CARD_SHARE,
            (painter.width - _WORDS_WIDTH - (_MOST + 1) * _CARD_GAP) / _MOST,
        )
        room = painter.width - _WORDS_WIDTH
        x = _WORDS_WIDTH + (room - _MOST * width - (_MOST - 1) * _CARD_GAP) / 2
        line = QRectF(x, _INSET, room, height)
        draw_cards(painter, line, self._model.cards, width, _CARD_GAP)

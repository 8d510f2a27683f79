"""An answer that shows two hands as they would lie: its word, then left and right hand."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg
from dealer_assist.ui.table.model.panel import SideHand
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.card_face import draw_cards
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, column_at, row_at
from dealer_assist.ui.toolkit.values.lettering import TypeRole

_SIDE, _TOP, _CAPTION, _GAP = 26.0, 8.0, 26.0, 6.0
_WORD, _ICON = 230.0, 34.0
_TOTAL = 76.0  # room for what a hand counts
_CARD_SHARE = 0.72  # of a card's height is its width
_SIDES = (Msg("LEFT"), Msg("RIGHT"))


class HandsAnswer(ActionButton):
    """A button with two hands on it; without any it is a button like others."""

    hands: tuple[SideHand, ...] = ()

    def show_hands(self, hands: tuple[SideHand, ...], role: TypeRole) -> None:
        """Show the hands that the answer leads to, and write its word in letters of a role."""
        if (hands, role) != (self.hands, self._role):
            self.hands, self._role = hands, role
            self.update()

    def look(self) -> Hashable | None:
        """Keep the button as it stands, its cards with it."""
        look = super().look()
        return None if look is None else (look, self.hands)

    def draw(self, painter: Painter) -> None:
        """Paint the word, then both hands with what they count."""
        if not self.hands:
            super().draw(painter)
            return
        ink, soft, mark = self.inks(painter)
        self.draw_box(painter)
        word = QRectF(_SIDE, 0, _WORD, painter.height)
        painter.mark(self.model.icon, word.left(), word.center().y(), _ICON, mark)
        label = word.adjusted(_ICON + 2 * _GAP, 0, -2 * _GAP, 0)
        painter.text(label, self.model.label, "bold_30", ink)
        if self.model.reason:
            reason = row_at(label, label.center().y() + 18, _CAPTION)
            painter.text(reason, self.model.reason, "medium_20", soft)
        half = (painter.width - _SIDE - _WORD) / 2
        for number, (name, hand) in enumerate(zip(_SIDES, self.hands, strict=True)):
            box = QRectF(_SIDE + _WORD + number * half, _TOP, half - _GAP, _CAPTION)
            painter.text(box, name, "bold_20", soft)
            cards = below(box, 0)
            cards.setBottom(painter.height - _TOP)
            self._draw_hand(painter, cards, hand, ink)

    def _draw_hand(self, painter: Painter, box: QRectF, hand: SideHand, ink: QColor) -> None:
        room = (box.width() - _TOTAL) / max(1, len(hand.cards)) - _GAP
        wide = min(box.height() * _CARD_SHARE, room)
        middle = row_at(box, box.center().y() - wide / _CARD_SHARE / 2, wide / _CARD_SHARE)
        x = draw_cards(painter, middle, hand.cards, wide, _GAP)
        total = column_at(box, x + _GAP, box.right() - x - _GAP)
        painter.label(total, hand.note, "heavy_42", ink)

"""Two set hands beside the dealer's two in the panel: commission left, the one button right."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.table.model.panel import ComparedHandModel, CompareModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.card_face import draw_cards
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, column_at, row_at
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT, Align, TypeRole
from dealer_assist.ui.toolkit.view import View

_GAP, _HEAD = 20.0, 30.0
_BUTTON, _BUTTON_SHARE, _BUTTON_HEIGHT = 400.0, 0.26, 128.0
_BOX, _BOX_SHARE, _BOX_SIDE, _BOX_ROW = 320.0, 0.19, 16.0, 50.0
_LABEL, _VERDICT, _CARDS_SHARE = 84.0, 0.15, 0.6
_CARD, _CARD_GAP, _CARD_TOP, _IN_ROW = 48.0, 4.0, 5.0, 5
_ICON = 26.0
_NOTE, _NOTE_DETAIL = 28.0, 24.0
_WORDS: TypeRole = "bold_20"


class ComparePanel(TablePart, View[CompareModel]):
    """Reports that a seat is compared and settled, or that it was not."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.done = ActionButton(context, self, role="bold_30", is_judged=True)
        self.done.pressed.connect(self.press)

    def show_state(self, model: CompareModel) -> None:
        """Show a seat; the same one again is the answer to the last press."""
        self.done.show_state(model.done)
        super().show_state(model)

    def changed(self, model: CompareModel) -> None:
        """Say what is compared."""
        self.setAccessibleName(model.seat)
        rows = (joined(" ", (hand.label, hand.words, hand.verdict)) for hand in model.hands)
        self.setAccessibleDescription(joined("; ", rows))
        self.arrange()

    def arrange(self) -> None:
        """Put the button at the near end, in every seat's panel at one place."""
        column = self._right()
        high = min(_BUTTON_HEIGHT, self.design_height)
        box = row_at(column, self.design_height - high, high)
        self.done.place(box, self.scale)
        self.done.show()

    def draw(self, painter: Painter) -> None:
        """Paint the commission, both hands under each other, and the other bets of the seat."""
        model = self._model
        painter.fill(painter.whole, painter.colour.panel)
        if model is None:
            return
        if model.commission_title:
            self._draw_commission(painter, self._left(), model)
        self._draw_hands(painter, self._middle(), model)
        self._draw_notes(painter, self._right(), model)

    def _right(self) -> QRectF:
        width = min(_BUTTON, self.design_width * _BUTTON_SHARE)
        return QRectF(self.design_width - width, 0, width, self.design_height)

    def _left(self) -> QRectF:
        width = min(_BOX, self.design_width * _BOX_SHARE)
        return QRectF(0, 0, width, self.design_height)

    def _middle(self) -> QRectF:
        has_box = self._model is not None and self._model.commission_title
        left = self._left().right() + _GAP if has_box else 0.0
        return QRectF(left, 0, self._right().left() - _GAP - left, self.design_height)

    def _draw_commission(self, painter: Painter, box: QRectF, model: CompareModel) -> None:
        colour, line = painter.colour, painter.theme.line
        painter.panel(box, colour.well, colour.line, radius=line.small_radius)
        row = QRectF(box.left() + _BOX_SIDE, 8, box.width() - 2 * _BOX_SIDE, _HEAD)
        painter.text(row, model.commission_title, "caption_22", colour.text_2)
        row = below(row, _BOX_ROW, 4)
        for pay_line_model in model.commission:
            ink = colour.text_1 if pay_line_model.amount else colour.text_2
            most = painter.size_beside(
                pay_line_model.amount, "bold_26", row.width(), pay_line_model.title, "medium_22"
            )
            used = painter.text(
                row, pay_line_model.amount, "bold_26", ink, Align.RIGHT, SMALLEST_AMOUNT, most=most
            )
            painter.label(
                row.adjusted(0, 0, -used - 8, 0), pay_line_model.title, "medium_22", colour.text_2
            )
            row = row.translated(0, _BOX_ROW)

    def _draw_hands(self, painter: Painter, box: QRectF, model: CompareModel) -> None:
        colour, half = painter.colour, self._half(box)
        for number, words in enumerate((model.seat, model.dealer)):
            at = QRectF(box.left() + _LABEL + number * half, 0, half - _GAP, _HEAD)
            painter.text(at, words, "caption_22", colour.text_2)
        pitch = (box.height() - _HEAD) / max(1, len(model.hands))
        for number, hand in enumerate(model.hands):
            row = row_at(box, _HEAD + number * pitch, pitch)
            painter.rule(row.left(), row.top(), row.right(), colour.line)
            self._draw_row(painter, row, hand)

    def _half(self, box: QRectF) -> float:
        return (box.width() * (1 - _VERDICT) - _LABEL) / 2

    def _draw_row(self, painter: Painter, row: QRectF, hand: ComparedHandModel) -> None:
        colour, half = painter.colour, self._half(row)
        label = column_at(row, row.left(), _LABEL - 8)
        painter.text(label, hand.label, "heavy_30", colour.text_1)
        sides = ((hand.cards, hand.words), (hand.dealer_cards, hand.dealer_words))
        for number, (cards, words) in enumerate(sides):
            left = row.left() + _LABEL + number * half
            self._draw_side(painter, column_at(row, left, half - _GAP), cards, words)
        ink = colour.ok if hand.is_seats else colour.text_1
        left = row.left() + _LABEL + 2 * half
        icon = "check" if hand.is_seats else "cross"
        painter.mark(icon, left, row.center().y(), _ICON, ink, 3.2)
        verdict = column_at(row, left + _ICON + 8, row.right() - left - _ICON - 8)
        painter.label(verdict, hand.verdict, _WORDS, ink)

    def _draw_side(self, painter: Painter, box: QRectF, cards: tuple[str, ...], words: str) -> None:
        """Lay the cards of a hand, and name it right of them."""
        room = box.width() * _CARDS_SHARE
        wide = min(_CARD, (room + _CARD_GAP) / _IN_ROW - _CARD_GAP)
        line = box.adjusted(0, _CARD_TOP, 0, -_CARD_TOP)
        x = draw_cards(painter, line, cards, wide, _CARD_GAP)
        name = column_at(box, x + 5, box.right() - x - 5)
        painter.label(name, words, _WORDS, painter.colour.text_1)

    def _draw_notes(self, painter: Painter, box: QRectF, model: CompareModel) -> None:
        """Name the other bets over the button, as many as there is room for."""
        colour, y = painter.colour, 0.0
        room = box.height() - _BUTTON_HEIGHT
        for note in model.notes:
            if y + _NOTE > room:
                return
            ink = colour.text_2 if note.is_later else colour.text_1
            painter.text(row_at(box, y, _NOTE), note.title, "bold_22", ink)
            y += _NOTE
            if note.detail and y + _NOTE_DETAIL <= room and len(model.notes) < 2:
                at = row_at(box, y, _NOTE_DETAIL)
                painter.text(at, note.detail, "medium_20", colour.text_2)
                y += _NOTE_DETAIL

"""Many things to choose from, as many as fit, the rest a page further."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.choosing import ChoosingModel
from dealer_assist.ui.school.drill_buttons import OfferButton
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard

_INSET, _HEAD, _TURN = 24.0, 88.0, 72.0
_COLUMNS, _HIGH = 4, 100.0
_CARDS, _CARD, _CARD_WIDTH = 190.0, 112.0, 330.0
SWIPED = "swiped "
"""How the key of a card begins that was swiped."""


class ChoosingScreen(SchoolScreen):
    """Emits `Pick` with what was chosen, or with the card that was swiped."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ChoosingModel | None = None
        self._page = 0
        self.offers: list[OfferButton] = []
        self.cards: list[SimulatedCard] = []
        self.back = TurnButton(context, Msg("Page before"), "arrow-left", self)
        self.on = TurnButton(context, Msg("Next page"), "arrow-right", self)
        self.back.pressed.connect(lambda: self._turn(-1))
        self.on.pressed.connect(lambda: self._turn(1))

    def show_state(self, model: ChoosingModel) -> None:
        """Show what there is to choose."""
        self._model = model
        while len(self.cards) < len(model.cards):
            card = SimulatedCard(self.context, self)
            card.swiped.connect(lambda key: self.asked.emit(Pick(SWIPED + key)))
            self.cards.append(card)
        for card, one in zip(self.cards, model.cards, strict=False):
            card.show_state(one)
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(model.cards))
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the choices of this page, and the cards below them."""
        super().arrange()
        model = self._model
        if model is None:
            return
        box = self._grid()
        per_page = self._per_page()
        pages = max(1, -(-len(model.offers) // per_page))
        self._page = min(self._page, pages - 1)
        seen = model.offers[self._page * per_page : (self._page + 1) * per_page]
        while len(self.offers) < len(seen):
            button = OfferButton(self.context, self)
            button.chosen.connect(lambda key: self.asked.emit(Pick(key)))
            self.offers.append(button)
        width = (box.width() - GAP * (_COLUMNS - 1)) / _COLUMNS
        for place, button in enumerate(self.offers):
            button.setVisible(place < len(seen))
            if place < len(seen):
                line, column = divmod(place, _COLUMNS)
                left, top = box.left() + column * (width + GAP), box.top() + line * (_HIGH + GAP)
                button.place(QRectF(left, top, width, _HIGH), self.scale)
                button.show_state(seen[place])
        for place, turn in enumerate((self.back, self.on)):
            turn.setVisible(pages > 1)
            left = box.right() - (2 - place) * (_TURN + GAP) + GAP
            turn.place(QRectF(left, box.top() - _HEAD + 2, _TURN, _TURN), self.scale)
        self.back.show_state("" if self._page else Msg("This is the first page"))
        self.on.show_state("" if self._page < pages - 1 else Msg("This is the last page"))
        body = self.body()
        for place, card in enumerate(self.cards):
            left = body.left() + _INSET + place * (_CARD_WIDTH + GAP)
            top = body.bottom() - _CARD - 18
            card.place(QRectF(left, top, _CARD_WIDTH, _CARD), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the panel, its title and where cards are swiped."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        body = self.body()
        painter.panel(body, colour.panel, colour.line, painter.theme.line.thin)
        head = QRectF(body.left() + _INSET, body.top() + 12, body.width() - 2 * _INSET, 56)
        painter.text(head, model.title, "list_title", colour.text_1)
        if not self.on.isVisibleTo(self):
            painter.text(
                head.adjusted(500, 0, 0, 0), model.note, "check_detail", colour.text_2, Align.RIGHT
            )
        if not model.offers:
            painter.text(self._grid(), model.nothing, "pay_when", colour.text_2, Align.CENTRE)
        if model.cards:
            top = body.bottom() - _CARDS
            painter.rule(body.left() + _INSET, top, body.right() - _INSET, colour.line)
            line = QRectF(body.left() + _INSET, top + 12, body.width() - 2 * _INSET, 40)
            painter.text(line, model.cards_title, "check_found", colour.text_1)

    def _grid(self) -> QRectF:
        body = self.body().adjusted(_INSET, _HEAD, -_INSET, -18)
        if self._model is not None and self._model.cards:
            body.setBottom(body.bottom() - _CARDS)
        return body

    def _per_page(self) -> int:
        lines = max(1, int((self._grid().height() + GAP) // (_HIGH + GAP)))
        return lines * _COLUMNS

    def _turn(self, by: int) -> None:
        self._page = max(0, self._page + by)
        self.arrange()
        self.update()

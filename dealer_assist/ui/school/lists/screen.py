"""Many things to choose from, as many as fit, the rest a page further."""

from typing import Any

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.school.lists.model import ListModel, Offer
from dealer_assist.ui.school.lists.offer_button import OfferButton
from dealer_assist.ui.school.paged import GAP, Paged, slots
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Node,
    Panel,
    Slot,
    Stack,
    Text,
    column,
    row,
    rule,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext

_INSET, _HEAD, _FOOT = 24.0, 88.0, 18.0
_ABREAST, _HIGH = 4, 100.0
_CARDS, _CARD, _CARD_WIDTH = 190.0, 112.0, 330.0


class ListScreen(SchoolScreen[ListModel[Any], Any]):
    """Shows offers four abreast, and below them the cards that may be swiped instead."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.offers = self.pool_of(OfferButton)
        self.cards = self.card_pool()
        self.pages = Paged[Offer[Any]](self, slots(self.offers), _HIGH, abreast=_ABREAST)

    def body(self, model: ListModel[Any]) -> Node:
        """Stand the offers under their title."""

        def head(arrows: Node | None) -> Node:
            title = Text(model.title, "bold_28").hug()
            note = Text(model.note, "medium_22", "text_2", RIGHT)
            line = row(title, note, arrows, gap=20).of(56)
            return column(space(12), line, space()).of(_HEAD)

        nothing = Text(model.nothing, "heavy_34", "text_2", CENTRE) if not model.offers else None
        offers = Stack(self.pages.node(model.offers, head), nothing)
        cards = [Slot(one).of(_CARD_WIDTH) for one in self.cards.show(model.cards)]
        swiped = column(
            rule(),
            space(12),
            Text(model.cards_title, "bold_24").of(40),
            space(),
            row(*cards, gap=GAP).of(_CARD),
            gap=0,
        )
        below = swiped.of(_CARDS - _FOOT) if cards else None
        inner = column(offers, space(_FOOT), below, space(_FOOT) if cards else None)
        return Panel(inner, pad=(_INSET, 0))

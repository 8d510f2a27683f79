"""What the card pad is shown by: a key for each card, a button for each place, and its cards."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.cards.presenter.pad import CardKeyModel, PlaceModel, PlaceTouched
from dealer_assist.ui.pages.cards.tree import (
    SHOWN_CARD,
    Fan,
    KeyPress,
    PlacePress,
    PlayingCard,
    UndoPress,
)
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.card_face import SUITS, draw_card, rank_of
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows, shows_by
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import foot_of
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align

_RADIUS = 10.0
_UP_TAG = 32.0
_ABOVE = 10.0


class CardKey(Touchable):
    """Tells its card in `pressed`."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, is_repeatable=True, slides=True)
        self._model = CardKeyModel("")
        self.fired.connect(lambda: self.pressed.emit(self._model.touch))

    def show_state(self, model: CardKeyModel) -> None:
        """Show a card of the pad."""
        if model == self._model:
            return
        self._model = model
        self.describe(_named(model.card), model.reason)
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the card; one that is used up lies dim and dashed."""
        colour, lines = painter.theme.colour, painter.theme.line
        whole = painter.whole
        if not self._model.card:
            return
        if self._model.reason:
            painter.panel(whole, colour.well, colour.line, lines.thin, _RADIUS, dashed=True)
            top = QRectF(0, painter.height * 0.1, painter.width, painter.height * 0.45)
            painter.text(top, rank_of(self._model.card), "heavy_34", colour.text_3, Align.CENTRE)
            size = min(painter.height, painter.width) * 0.3
            left, y = (painter.width - size) / 2, painter.height * 0.56
            painter.icon(SUITS[self._model.card[1]], left, y, size, colour.text_3)
            return
        if self.is_pressed:
            painter.panel(whole, colour.pressed, colour.selected, lines.strong, _RADIUS)
            draw_card(painter, whole.adjusted(8, 8, -8, -8), self._model.card)
            return
        draw_card(painter, whole, self._model.card)


def _named(card: str) -> str:
    rank = rank_of(card)
    match card[1]:
        case "c":
            return Msg("{rank} of clubs", rank=rank)
        case "d":
            return Msg("{rank} of diamonds", rank=rank)
        case "h":
            return Msg("{rank} of hearts", rank=rank)
        case _:
            return Msg("{rank} of spades", rank=rank)


_CHECK, _SIDE, _GAP = 20.0, 10.0, 6.0


class CardPlace(Selectable[PlaceModel]):
    """Names its place in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, PlaceModel(PlaceTouched(""), "", ""), parent)

    def tell(self, model: PlaceModel) -> None:
        """Say the place."""
        self.describe(model.label)

    def draw(self, painter: Painter) -> None:
        """Paint name and count; white where the next card goes, a check where all are there."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        whole = painter.whole
        ground, ink, soft = colour.raised, colour.text_1, colour.text_2
        edge, line = colour.line_strong, lines.thin
        if model.is_selected:
            ground, ink, soft = colour.selected, colour.selected_ink, colour.selected_ink
            edge, line = colour.selected, lines.selected
        if self.is_pressed:
            ground, ink, soft = colour.pressed, colour.text_1, colour.text_1
        painter.panel(whole, ground, edge, line)
        middle = painter.height / 2
        box = QRectF(_SIDE, middle - 34, painter.width - 2 * _SIDE, 36)
        painter.text(box, model.label, "bold_28", ink, Align.CENTRE)
        note = QRectF(_SIDE, middle + 2, painter.width - 2 * _SIDE, 28)
        width = painter.width_of(model.detail, "semi_20")
        if model.is_whole and width + _CHECK + _GAP <= note.width():
            left = (painter.width - width - _CHECK - _GAP) / 2
            painter.icon("check", left, middle + 6, _CHECK, soft, 3.2)
            note.setLeft(left + _CHECK + _GAP)
            painter.text(note, model.detail, "semi_20", soft)
            return
        painter.text(note, model.detail, "semi_20", soft, Align.CENTRE)


shows_by(PlacePress, CardPlace)


@shows(KeyPress)
def _key(on: Canvas, node: KeyPress, tell: Tell) -> Widget:
    key = CardKey(on.context, on)
    key.pressed.connect(tell)
    return key


@shows(UndoPress)
def _undo(on: Canvas, node: UndoPress, tell: Tell) -> Widget:
    button = ActionButton(on.context, on, role="bold_22", is_repeatable=True)
    button.pressed.connect(tell)
    return button


@paints(PlayingCard)
def _card(painter: Painter, box: QRectF, node: PlayingCard) -> None:
    draw_card(painter, box, node.card)


@paints(Fan)
def _fan(painter: Painter, box: QRectF, node: Fan) -> None:
    colour, high = painter.theme.colour, box.height() - 2 * _ABOVE
    for place, card in enumerate(node.cards):
        at = QRectF(box.left() + place * node.step, box.top() + _ABOVE, SHOWN_CARD, high)
        if place or not node.has_up_card:
            draw_card(painter, at, card)
            continue
        draw_card(painter, at.adjusted(0, 0, 0, -_UP_TAG), card)
        tag = foot_of(at, _UP_TAG)
        painter.fill(tag, colour.selected)
        painter.text(tag, Msg("UP"), "semi_20", colour.selected_ink, Align.CENTRE)

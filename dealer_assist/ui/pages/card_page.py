"""The card pad: the dealer touches in what lies on the table; in training a virtual shoe deals."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.cards.virtual_shoe import deal
from dealer_assist.catalog.games import load_games
from dealer_assist.message import Msg
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.card_buttons import CardKey, CardPlace
from dealer_assist.ui.presenters import card_pad
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.page import GAP, Page, PageContext
from dealer_assist.ui.toolkit.painter import Painter

_PLACES_WIDTH, _SMALL_GAP, _PLACE_TALLEST = 352.0, 12.0, 112.0
_SHOWN_HEIGHT, _SHOWN_CARD = 132.0, 92.0
_ASIDE, _CARDS_SHARE, _CARDS_SHARE_BESIDE = 292.0, 0.55, 0.35
_RANKS, _SUITS = 13, 4
_KEPT = 60  # cards that can be undone


class CardPage(Page):
    """Gives every card to the desk at once: what is seen here is on record."""

    title = Msg("Cards on the table")
    detail = Msg("They are recorded with the round and change no wager.")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self._game = load_games(page_context.resources / "games")[self._table.setup.game]
        self._round = self._table.round
        self._chosen = ""
        self._undo: list[tuple[str, tuple[str, ...]]] = []
        self._model: card_pad.CardPadModel | None = None
        self.keys: list[CardKey] = []
        self.places: list[CardPlace] = []
        self.deeds: list[ActionButton] = []
        self.aside: ActionButton | None = None
        page_context.desk.lend_shoe(self._lay)
        for _ in range(_RANKS * _SUITS):
            key = CardKey(context, self)
            key.pressed.connect(self._put)
            self.keys.append(key)

    @property
    def place_now(self) -> str:
        """Give the place that the next card goes to."""
        return card_pad.place_now(self._table, self._chosen)

    def refresh(self) -> None:
        """Show the cards as they are on record."""
        if self._round != self._table.round:
            self._round, self._chosen = self._table.round, ""
            self._undo.clear()
        model = card_pad.pad_model(
            self._table, self.place_now, self._game, can_undo=bool(self._undo)
        )
        self._show_actions(model)  # each time: this is also the answer to a press
        if model == self._model:
            return
        self._model = model
        for key, key_model in zip(self.keys, model.keys, strict=True):
            key.show_state(key_model)
        self._show_places(model)
        self.arrange()
        self.update()

    def leave(self) -> None:
        """Give the shoe back."""
        self.page_context.desk.lend_shoe(None)

    def arrange(self) -> None:
        """Places at the left, the hand above the keys, what can be done in the foot."""
        super().arrange()
        body = self.body()
        self._arrange_places(QRectF(body.left(), body.top(), _PLACES_WIDTH, body.height()))
        left, top = body.left() + _PLACES_WIDTH + 28, body.top() + _SHOWN_HEIGHT + GAP
        width = (body.right() - left - (_RANKS - 1) * _SMALL_GAP) / _RANKS
        height = (body.bottom() - top - (_SUITS - 1) * _SMALL_GAP) / _SUITS
        for number, key in enumerate(self.keys):
            row, column = divmod(number, _RANKS)
            x, y = left + column * (width + _SMALL_GAP), top + row * (height + _SMALL_GAP)
            key.place(QRectF(x, y, width, height), self.scale)
        if self.aside is not None:
            x, high = body.right() - GAP - _ASIDE, _SHOWN_HEIGHT - 2 * _SMALL_GAP
            self.aside.place(QRectF(x, body.top() + _SMALL_GAP, _ASIDE, high), self.scale)
        foot = self.beside_back()
        count = max(1, len(self.deeds))
        wide = (foot.width() - (count - 1) * GAP) / count
        for number, action in enumerate(self.deeds):
            x = foot.left() + number * (wide + GAP)
            action.place(QRectF(x, foot.top(), wide, foot.height()), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the hand that is being put down."""
        super().draw(painter)
        if self._model is None:
            return
        colour, body = painter.theme.colour, self.body()
        left = body.left() + _PLACES_WIDTH + 28
        box = QRectF(left, body.top(), body.right() - left, _SHOWN_HEIGHT)
        painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        cards = self._model.cards
        x = box.left() + GAP
        share = _CARDS_SHARE if self.aside is None else _CARDS_SHARE_BESIDE
        right = box.right() - GAP - (_ASIDE + GAP if self.aside is not None else 0)
        step = min(_SHOWN_CARD + 10, (box.width() * share) / max(1, len(cards)))
        for card in cards:
            draw_card(painter, QRectF(x, box.top() + 10, _SHOWN_CARD, _SHOWN_HEIGHT - 20), card)
            x += step
        x = max(x + _SHOWN_CARD - step + GAP, box.left() + GAP) if cards else x + 4
        words = QRectF(x, box.top() + 20, right - x, 42)
        painter.text(words, self._model.title, "panel_title", colour.text_1)
        words = QRectF(x, box.top() + 64, right - x, 54)
        painter.paragraph(words, self._model.detail, "settle_word", colour.text_2, 27)

    @property
    def _table(self) -> Table:
        return self.page_context.desk.table

    def _show_places(self, model: card_pad.CardPadModel) -> None:
        while len(self.places) > len(model.places):
            gone = self.places.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.places) < len(model.places):
            place = CardPlace(self.context, self)
            place.chosen.connect(self._choose)
            place.show()
            self.places.append(place)
        for place, place_model in zip(self.places, model.places, strict=True):
            place.show_state(place_model)

    def _show_actions(self, model: card_pad.CardPadModel) -> None:
        while len(self.deeds) < len(model.actions):
            action = ActionButton(self.context, self, role="action_small")
            action.pressed.connect(self._act)
            action.show()
            self.deeds.append(action)
        for action, action_model in zip(self.deeds, model.actions, strict=True):
            action.show_state(action_model)
        if model.aside is not None:
            if self.aside is None:
                self.aside = ActionButton(self.context, self, role="action_small")
                self.aside.pressed.connect(self._act)
                self.aside.show()
            self.aside.show_state(model.aside)

    def _arrange_places(self, box: QRectF) -> None:
        rows = -(-len(self.places) // 2)
        if not rows:
            return
        high = min(_PLACE_TALLEST, (box.height() - (rows - 1) * _SMALL_GAP) / rows)
        wide = (box.width() - _SMALL_GAP) / 2
        for number, place in enumerate(self.places):
            row, column = number % rows, number // rows
            x, y = box.left() + column * (wide + _SMALL_GAP), box.top() + row * (high + _SMALL_GAP)
            place.place(QRectF(x, y, wide, high), self.scale)

    def _choose(self, place: str) -> None:
        self._chosen = place
        self.refresh()

    def _lay(self, card: str) -> None:
        """Lay a card of the shoe at the place that the dealer has touched, and nowhere else."""
        if self._chosen and known.is_blackjack(self._table.setup):
            self._put(card)

    def _put(self, card: str) -> None:
        place = self.place_now
        before = self._table.cards.get(place, ())
        if self.page_context.do(SeeCards(place, (*before, card))):
            self._undo = [*self._undo, (place, before)][-_KEPT:]
            self._chosen = card_pad.after_card(self._table, place)
        self.refresh()

    def _act(self, action: str) -> None:
        place = self.place_now
        match action:
            case card_pad.UNDO if self._undo:
                self._chosen, before = self._undo.pop()
                self._do(SeeCards(self._chosen, before))
            case card_pad.CLEAR:
                self._chosen = place
                self._undo.append((place, self._table.cards.get(place, ())))
                self._do(SeeCards(place, ()))
            case card_pad.SPLIT:
                self._chosen = place
                self._do(*card_pad.split(self._table, place))
            case card_pad.LEAVE:
                self._chosen = place
                self._do(card_pad.leave_up(self._table, place, self._game))
            case card_pad.TWICE:
                self._chosen = place
                self._do(card_pad.double(self._table, place))
            case card_pad.GIVE_UP:
                self._chosen = place
                self._do(card_pad.surrender(self._table, place))
            case card_pad.DEAL:
                self._deal()
        self.refresh()

    def _deal(self) -> None:
        """Take all cards back and deal a round."""
        self._chosen = ""
        self._undo.clear()
        self._do(*(SeeCards(place, ()) for place in self._table.cards))
        self._do(*deal(self._table, self.page_context.shuffle))

    def _do(self, *commands: Command) -> None:
        for command in commands:
            self.page_context.do(command)

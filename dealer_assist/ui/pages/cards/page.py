"""The card pad: the dealer touches in what lies on the table; in training a virtual shoe deals."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from dealer_assist.devices.simulated.virtual_shoe import awaits_play, deal, play_on
from dealer_assist.message import Msg
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import seat_hand, seat_of
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.cards.buttons import CardKey, CardPlace
from dealer_assist.ui.pages.cards.presenter import acts as pad_acts
from dealer_assist.ui.pages.cards.presenter import pad as card_pad
from dealer_assist.ui.pages.cards.presenter import set_hand
from dealer_assist.ui.pages.cards.presenter.set_hand import WellsModel
from dealer_assist.ui.shell.page import GAP, ShellPage
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxes import Drawn, Slot
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    RIGHT,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Text,
    abreast,
    column,
    inset,
    row,
    space,
    stack,
    tiled,
)
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import foot_of

_PLACES_WIDTH, _SMALL_GAP, _PLACE_TALLEST = 352.0, 12.0, 112.0
_SHOWN_HEIGHT, _SHOWN_CARD, _ASIDE_HIGH = 132.0, 92.0, 108.0
_ASIDE, _CARDS_SHARE, _CARDS_SHARE_BESIDE = 272.0, 0.55, 0.3
_RANKS, _SUITS = 13, 4
_KEPT = 60  # acts that can be undone
_MADE_MS = 1_000  # a hand that was just made is shown so long before the next place is
_UP_TAG = 32.0
_IN_FRONT = 2
_LOW_SHARE, _WELL_HEAD, _VERDICT = 0.3, 76.0, 150.0
_WELL_CARD = QSizeF(168, 236)
_STRIP, _STRIP_HEAD, _STRIP_CARD = 176.0, 44.0, QSizeF(62, 84)


class CardPage(ShellPage):
    """Gives every card to the desk at once: what is seen here is on record."""

    title = Msg("Cards on the table")
    detail = Msg("They are recorded with the round and change no wager.")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        if known.is_blackjack(self._table.setup):
            self.detail = Msg("They are recorded with the round; only its buttons change a wager.")
        self._round = self._table.round.number
        self._chosen = ""
        self._low: tuple[str, tuple[str, ...]] = ("", ())
        self._undo: list[tuple[str, list[Command]]] = []
        self._made_at, self._made_until = "", 0
        self._model: card_pad.CardPadModel | None = None
        self.keys: list[CardKey] = []
        self.places = Children(self._place_button)
        self.undo = self._act_button(is_repeatable=True)
        self.acts = Children(self._act_button)
        self.aside = Children(self._act_button)
        self.amount: AmountDialog | None = None
        self._asked = ("", "")
        page_context.desk.lend_shoe(self._lay)
        for _ in range(_RANKS * _SUITS + self._table.setup.has_joker):
            key = CardKey(context, self)
            key.pressed.connect(self._put)
            self.keys.append(key)

    @property
    def deeds(self) -> list[ActionButton]:
        """Give the buttons of the foot; UNDO is the first."""
        return [self.undo, *self.acts]

    @property
    def place_now(self) -> str:
        """Give the place that the next card goes to."""
        return card_pad.place_now(self._table, self._chosen)

    def refresh(self) -> None:
        """Show the cards as they are on record."""
        if self._round != self._table.round.number:
            self._round, self._chosen = self._table.round.number, ""
            self._undo.clear()
            self._put_away()
        model = card_pad.pad_model(
            self._table,
            self.place_now,
            can_undo=self._can_undo(),
            made_at=self._made_at,
            low=self._low_now(),
            is_chosen=bool(self._chosen),
        )
        self.undo.show_state(model.actions[0])  # each time: this is also the answer to a press
        self.acts.show(model.actions[1:])
        self.aside.show(model.aside)
        if model == self._model:
            return
        self._model = model
        for key, key_model in zip(self.keys, model.keys, strict=True):
            key.show_state(key_model)
        self.places.show(model.places)
        self.arrange()
        self.update()

    def _low_now(self) -> tuple[str, ...]:
        """Give the low hand in the wells: as it is touched, else as it is on record."""
        place, low = self._low
        own = self._table.round.cards.get(self.place_now, ())
        if place == self.place_now and set(low) <= set(own):
            return low
        return set_hand.low_of(self._table, self.place_now)

    def tick(self, now_ms: int) -> None:
        """Let time pass for what is held, and for the hand that was just made."""
        for action in self.deeds:
            action.tick(now_ms)
        if self._made_at and now_ms >= self._made_until:
            self._made_at = ""
            self.refresh()

    def leave(self) -> None:
        """Give the shoe back."""
        self.page_context.desk.lend_shoe(None)

    def content(self) -> Node:
        """Stand places at the left, beside them the hand above the keys, or the wells."""
        if self._model is None:
            return Node()
        laid = self._model.wells
        for key in self.keys:
            key.setVisible(laid is None)
        if laid is not None:
            right = self._wells(laid)
        else:
            hand = Panel(Fitted(self._hand), pad=(GAP, 0))
            right = column(hand.of(_SHOWN_HEIGHT), self._keys(), gap=GAP)
        return row(self._places().of(_PLACES_WIDTH), right, gap=28)

    def ways(self) -> Node:
        """Share the foot among what can be done."""
        return row(*(Slot(one) for one in self.deeds), gap=GAP)

    def arrange(self) -> None:
        """Lay the pad of an amount over all of it, where one is asked for."""
        super().arrange()
        if self.amount is not None:
            whole = QRectF(0, 0, self.design_width, self.design_height)
            self.amount.place(whole, self.scale)

    def _places(self) -> Node:
        """Stand the places in two columns, the first one filled first."""
        places = [Slot(one) for one in self.places]
        rows = -(-len(places) // 2)
        columns = (
            tiled(some, 1, _PLACE_TALLEST, _SMALL_GAP, rows)
            for some in (places[:rows], places[rows:])
        )
        return row(*columns, gap=_SMALL_GAP)

    def _keys(self) -> Node:
        """Stand a row a suit; a joker ends the first."""
        keys = [Slot(key) for key in self.keys]
        joker = keys[_RANKS * _SUITS :]
        lines = (
            row(
                *keys[first : first + _RANKS],
                *(space() if first else one for one in joker),
                gap=_SMALL_GAP,
            )
            for first in range(0, _RANKS * _SUITS, _RANKS)
        )
        return column(*lines, gap=_SMALL_GAP)

    def _hand(self, box: QRectF) -> Node:
        """Stand the cards that are being put down, what they make, and what else can be done."""
        assert self._model is not None
        model, aside = self._model, [Slot(one).of(_ASIDE) for one in self.aside]
        share = _CARDS_SHARE_BESIDE if aside else _CARDS_SHARE
        free = box.width() - len(aside) * (_ASIDE + _SMALL_GAP) - _SHOWN_CARD
        room = min((box.width() + 2 * GAP) * share, free)
        step = min(_SHOWN_CARD + 10, room / max(1, len(model.cards)))
        words = column(
            space(20),
            Text(model.title, "bold_28").of(42),
            space(2),
            Paragraph(model.detail, "semi_20", "text_2", 27).of(54),
        )
        cards = Drawn(lambda painter, box: _draw_fan(painter, box, model, step))
        return row(
            cards.of((len(model.cards) - 1) * step + _SHOWN_CARD) if model.cards else None,
            space(GAP if model.cards else 4),
            words,
            *(part for one in aside for part in (space(_SMALL_GAP), one.across(_ASIDE_HIGH))),
        )

    def _wells(self, laid: WellsModel) -> Node:
        """Stand LOW and HIGH beside each other, the verdict and the dealer's hand below."""
        whole = self._table.round.cards[self.place_now]
        low = _well(
            Msg("LOW"),
            laid.low_words,
            self._in_well(laid.low, 2),
            Panel(
                fill="fault_deep" if laid.is_foul else "panel",
                edge="fault" if laid.is_foul else "line_strong",
                line=4,
            ),
        )
        behind = self._in_well(laid.high, 5)
        if len(laid.low) != _IN_FRONT:  # a place stays free: no card slides under the finger
            behind = self._in_well(whole, 5, without=laid.low)
        high = _well(Msg("HIGH"), laid.high_words, behind, Panel())
        return column(
            row(low.sharing(_LOW_SHARE), high.sharing(1 - _LOW_SHARE), gap=GAP).of(
                _WELL_HEAD + _WELL_CARD.height() + GAP
            ),
            _verdict(laid).of(_VERDICT),
            _strip(laid.dealer).of(_STRIP) if laid.dealer else None,
            space(),
            gap=GAP,
        )

    def _in_well(self, cards: tuple[str, ...], most: int, without: tuple[str, ...] = ()) -> Node:
        """Lay the keys of a seat's cards into a well; the dealer's are nobody's to touch."""
        laid = [space() if card in without else self._laid(card) for card in cards]
        laid += [space() for _ in range(most - len(cards))]
        return abreast(laid, _WELL_CARD.width(), _SMALL_GAP).of(_WELL_CARD.height())

    def _laid(self, card: str) -> Node:
        if seat_hand(self.place_now) is None:
            return _card(card)
        key = next(key for key in self.keys if key.card == card)
        key.setVisible(True)
        return Slot(key)

    @property
    def _table(self) -> Table:
        return self.page_context.desk.table

    def _place_button(self) -> CardPlace:
        place = CardPlace(self.context, self)
        place.chosen.connect(self._choose)
        return place

    def _act_button(self, *, is_repeatable: bool = False) -> ActionButton:
        """Make a button of the pad; UNDO, the first, takes every tap of a fast finger."""
        made = ActionButton(self.context, self, role="bold_22", is_repeatable=is_repeatable)
        made.pressed.connect(self._act)
        return made

    def _choose(self, place: str) -> None:
        self._chosen, self._made_at = place, ""
        self.refresh()

    def _lay(self, card: str) -> None:
        """Lay a card of the shoe at the place that the dealer has touched, and nowhere else."""
        if self._chosen and known.is_blackjack(self._table.setup):
            self._put(card)

    def _put(self, card: str) -> None:
        place = self.place_now
        if self._model is not None and self._model.wells is not None:
            if seat_hand(place):
                self._low = (place, set_hand.moved(self._low_now(), card))
                self._chosen = place
            self.refresh()
            return
        before = self._table.round.cards.get(place, ())
        if self._do(place, SeeCards(place, (*before, card))):
            self._chosen = card_pad.after_card(self._table, place)
            self._made_at = ""
            if not self._chosen and card_pad.made(self._table, place):
                self._made_at = place
                self._made_until = self.page_context.clock.ms() + _MADE_MS
        self.refresh()

    def _act(self, action: str) -> None:
        self._chosen = place = self.place_now
        table, self._made_at = self._table, ""
        match action:
            case card_pad.UNDO:
                self._take_back(place)
            case card_pad.CLEAR:
                self._do(place, SeeCards(place, ()))
            case card_pad.DEAL:
                self._deal()
            case set_hand.RECORD | set_hand.HOUSE_WAY:
                if self._do(place, set_hand.set_by(action, place, self._low_now())):
                    self._chosen = set_hand.next_unset(self._table)
                self._low = ("", ())
            case pad_acts.SPLIT:
                self._do(place, *pad_acts.split(table, place))
            case pad_acts.ZAP:
                self._do(place, pad_acts.zap(table, place))
            case pad_acts.SWITCH:
                self._do(place, pad_acts.switch(table, place))
            case pad_acts.FREE_SPLIT:
                self._do(place, *pad_acts.split(table, place, is_free=True))
            case pad_acts.FREE_TWICE:
                self._do(place, pad_acts.free_double(table, place))
            case pad_acts.FOLD:
                self._do(place, pad_acts.fold(table, place))
                self._chosen = "" if self._table.seat(seat_of(place)).has_folded else place
            case pad_acts.GIVE_UP:
                self._do(place, pad_acts.surrender(table, place))
            case _:
                self._ask(action, place)
        self.refresh()

    def _ask(self, act: str, place: str) -> None:
        """Ask for an amount; what is on already is taken back without one."""
        model = pad_acts.amount_asked(self._table, act, place)
        if model is None:
            self._do(place, pad_acts.with_amount(self._table, act, place, 0))
            return
        if self.amount is None:
            self.amount = AmountDialog(self.context, self)
            self.amount.given.connect(self._give)
            self.amount.left.connect(self._put_away)
            self.arrange()
        self._asked = (act, place)
        self.amount.ask(model, keeps_banner=self.has_banner)

    def _give(self, cents: int) -> None:
        act, place = self._asked
        self._put_away()
        self._do(place, pad_acts.with_amount(self._table, act, place, cents))
        self.refresh()

    def _put_away(self) -> None:
        if self.amount is not None:
            self.amount.hide()

    def _can_undo(self) -> bool:
        return bool(self._undo or self._table.round.cards.get(self.place_now))

    def _take_back(self, place: str) -> None:
        """Undo the last act; those of before this page was opened, card by card."""
        self._low = ("", ())
        if self._undo:
            self._chosen, commands = self._undo.pop()
        else:
            self._chosen = place
            commands = [SeeCards(place, self._table.round.cards.get(place, ())[:-1])]
        for command in commands:
            self.page_context.do(command)

    def _deal(self) -> None:
        """Take all cards back and deal a round; the first cards of one that waits are played."""
        self._chosen, shuffle = "", self.page_context.shuffle
        if awaits_play(self._table):
            self._do("", *play_on(self._table, shuffle))
        else:
            self._do("", *(SeeCards(place, ()) for place in self._table.round.cards))
            self._do("", *deal(self._table, shuffle))
        self._undo.clear()

    def _do(self, place: str, *commands: Command) -> bool:
        """Do one act and keep the way back; tell whether all of it was done."""
        before = self._table
        is_done = all(bool(self.page_context.do(command)) for command in commands)
        if self._table is not before and (back := pad_acts.undone(before, self._table)):
            self._undo = [*self._undo, (place, back)][-_KEPT:]
        return is_done


def _card(card: str) -> Node:
    return Drawn(lambda painter, box: draw_card(painter, box, card))


def _draw_fan(painter: Painter, box: QRectF, model: card_pad.CardPadModel, step: float) -> None:
    """Paint cards over each other where there are many; an up card has its tag."""
    colour = painter.theme.colour
    for number, card in enumerate(model.cards):
        at = QRectF(box.left() + number * step, box.top() + 10, _SHOWN_CARD, box.height() - 20)
        if number or not model.has_up_card:
            draw_card(painter, at, card)
            continue
        draw_card(painter, at.adjusted(0, 0, 0, -_UP_TAG), card)
        tag = foot_of(at, _UP_TAG)
        painter.fill(tag, colour.selected)
        painter.text(tag, Msg("UP"), "semi_20", colour.selected_ink, CENTRE)


def _well(name: str, words: str, cards: Node, ground: Panel) -> Node:
    head = row(Text(name, "bold_28").hug(), Text(words, "bold_22", align=RIGHT), gap=GAP)
    return stack(ground, inset(column(head.of(_WELL_HEAD), cards), (GAP, 0)))


def _verdict(laid: WellsModel) -> Node:
    icon = "triangle" if laid.is_foul else "check" if laid.is_set else "hand"
    ink = "fault_text" if laid.is_foul else "text_1"
    words = column(
        space(20),
        Text(laid.title, "bold_28", ink).of(42),
        space(2),
        Text(laid.detail, "semi_20", "text_2").of(42),
    )
    return Panel(
        row(Icon(icon, _VERDICT / 2, ink), words, gap=GAP),
        fill="fault_deep" if laid.is_foul else "panel",
        edge="fault" if laid.is_foul else "line",
        pad=(GAP, 0),
    )


def _strip(model: set_hand.DealerStripModel) -> Node:
    """Stand what of the dealer's hand may be seen beside its words."""
    hands = [
        row(*(_card(card).of(_STRIP_CARD.width()) for card in cards), gap=6).hug()
        for cards in (model.low, model.high)
        if cards
    ]
    words = Text(model.detail, "semi_20", "text_2", breaks=True)
    line = row(*hands, inset(words, (GAP, 0, 0, 0)), gap=6 + GAP)
    title = Text(model.title, "caption_22", "text_2")
    body = column(title.of(_STRIP_HEAD), line.of(_STRIP_CARD.height()), gap=4)
    return Panel(body, fill="well", pad=(GAP, 4))

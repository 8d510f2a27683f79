"""The card pad: the dealer touches in what lies on the table; in training a virtual shoe deals."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from dealer_assist.cards.virtual_shoe import awaits_play, deal, play_on
from dealer_assist.message import Msg
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.judging import known_cards as known
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.cards.buttons import CardKey, CardPlace
from dealer_assist.ui.pages.cards.presenter import acts as pad_acts
from dealer_assist.ui.pages.cards.presenter import pad as card_pad
from dealer_assist.ui.pages.cards.presenter import set_hand
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.card_face import draw_card
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.painter import Align, Painter

_PLACES_WIDTH, _SMALL_GAP, _PLACE_TALLEST = 352.0, 12.0, 112.0
_SHOWN_HEIGHT, _SHOWN_CARD = 132.0, 92.0
_ASIDE, _CARDS_SHARE, _CARDS_SHARE_BESIDE = 272.0, 0.55, 0.3
_RANKS, _SUITS = 13, 4
_KEPT = 60  # acts that can be undone
_MADE_MS = 1_000  # a hand that was just made is shown so long before the next place is
_UP_TAG = 32.0
_IN_FRONT = 2
_LOW_SHARE, _WELL_HEAD, _VERDICT = 0.3, 76.0, 150.0
_WELL_CARD = QSizeF(168, 236)
_STRIP, _STRIP_HEAD, _STRIP_CARD = 176.0, 44.0, QSizeF(62, 84)


class CardPage(Page):
    """Gives every card to the desk at once: what is seen here is on record."""

    title = Msg("Cards on the table")
    detail = Msg("They are recorded with the round and change no wager.")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        if known.is_blackjack(self._table.setup):
            self.detail = Msg("They are recorded with the round; only its buttons change a wager.")
        self._round = self._table.round
        self._chosen = ""
        self._low: tuple[str, tuple[str, ...]] = ("", ())
        self._undo: list[tuple[str, list[Command]]] = []
        self._made_at, self._made_until = "", 0
        self._model: card_pad.CardPadModel | None = None
        self.keys: list[CardKey] = []
        self.places: list[CardPlace] = []
        self.deeds: list[ActionButton] = []
        self.aside: list[ActionButton] = []
        self.amount: AmountDialog | None = None
        self._asked = ("", "")
        page_context.desk.lend_shoe(self._lay)
        for _ in range(_RANKS * _SUITS + self._table.setup.has_joker):
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
            self._put_away()
        model = card_pad.pad_model(
            self._table,
            self.place_now,
            can_undo=self._can_undo(),
            made_at=self._made_at,
            low=self._low_now(),
            is_chosen=bool(self._chosen),
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

    def _low_now(self) -> tuple[str, ...]:
        """Give the low hand in the wells: as it is touched, else as it is on record."""
        place, low = self._low
        own = self._table.cards.get(self.place_now, ())
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

    def arrange(self) -> None:
        """Places at the left, the hand above the keys, what can be done in the foot."""
        super().arrange()
        body = self.body()
        self._arrange_places(QRectF(body.left(), body.top(), _PLACES_WIDTH, body.height()))
        left, top = body.left() + _PLACES_WIDTH + 28, body.top() + _SHOWN_HEIGHT + GAP
        columns = _RANKS + (len(self.keys) > _RANKS * _SUITS)
        width = (body.right() - left - (columns - 1) * _SMALL_GAP) / columns
        height = (body.bottom() - top - (_SUITS - 1) * _SMALL_GAP) / _SUITS
        laid = self._model.wells if self._model else None
        for key in self.keys:
            key.setVisible(laid is None)
        if laid is not None:
            self._arrange_wells(laid)
        for number, key in enumerate(self.keys if laid is None else ()):
            row, column = divmod(number, _RANKS)
            if row == _SUITS:  # the joker ends the first row
                row, column = 0, _RANKS
            x, y = left + column * (width + _SMALL_GAP), top + row * (height + _SMALL_GAP)
            key.place(QRectF(x, y, width, height), self.scale)
        high = _SHOWN_HEIGHT - 2 * _SMALL_GAP
        for number, action in enumerate(reversed(self.aside), 1):
            x = body.right() + _SMALL_GAP - GAP - number * (_ASIDE + _SMALL_GAP)
            action.place(QRectF(x, body.top() + _SMALL_GAP, _ASIDE, high), self.scale)
        if self.amount is not None:
            whole = QRectF(0, 0, self.design_width, self.design_height)
            self.amount.place(whole, self.scale)
        foot = self.beside_back()
        count = max(1, len(self.deeds))
        wide = (foot.width() - (count - 1) * GAP) / count
        for number, action in enumerate(self.deeds):
            x = foot.left() + number * (wide + GAP)
            action.place(QRectF(x, foot.top(), wide, foot.height()), self.scale)

    def _wells(self) -> tuple[QRectF, QRectF]:
        """Give the boxes of LOW and HIGH, beside each other at the top."""
        body = self.body()
        left, height = body.left() + _PLACES_WIDTH + 28, _WELL_HEAD + _WELL_CARD.height() + GAP
        width = (body.right() - left - GAP) * _LOW_SHARE
        low = QRectF(left, body.top(), width, height)
        return low, QRectF(low.right() + GAP, low.top(), body.right() - low.right() - GAP, height)

    def _in_wells(self, laid: set_hand.WellsModel) -> Iterator[tuple[str, QRectF]]:
        """Give every card with its place; seven keep theirs until two of them are in front."""
        whole = self._table.cards[self.place_now]
        behind = laid.high if len(laid.low) == _IN_FRONT else whole
        for box, cards, most in zip(self._wells(), (laid.low, behind), (2, 5), strict=True):
            wide = (box.width() - 2 * GAP + _SMALL_GAP) / max(most, len(cards))
            step = min(_WELL_CARD.width() + _SMALL_GAP, wide)
            size = QSizeF(step - _SMALL_GAP, _WELL_CARD.height())
            for number, card in enumerate(cards):
                if cards is whole and card in laid.low:
                    continue  # its place stays free: no other card slides under the finger
                x = box.left() + GAP + number * step
                yield card, QRectF(QPointF(x, box.top() + _WELL_HEAD), size)

    def _arrange_wells(self, laid: set_hand.WellsModel) -> None:
        """Lay the keys of a seat's cards into the wells; the dealer's are nobody's to touch."""
        keys = {model.card: key for model, key in zip(self._key_models(), self.keys, strict=True)}
        for card, at in self._in_wells(laid) if self.place_now.isdigit() else ():
            keys[card].place(at, self.scale)
            keys[card].setVisible(True)

    def _key_models(self) -> tuple[card_pad.CardKeyModel, ...]:
        return self._model.keys if self._model else ()

    def _draw_wells(self, painter: Painter, laid: set_hand.WellsModel) -> None:
        colour, line = painter.theme.colour, painter.theme.line
        edge = colour.fault if laid.is_foul else colour.line_strong
        ground = colour.fault_deep if laid.is_foul else colour.panel
        low, high = self._wells()
        for box, name, words, is_low in (
            (low, Msg("LOW"), laid.low_words, True),
            (high, Msg("HIGH"), laid.high_words, False),
        ):
            painter.panel(
                box,
                ground if is_low else colour.panel,
                edge if is_low else colour.line,
                line.strong if is_low else line.thin,
            )
            head = box.adjusted(GAP, 0, -GAP, 0)
            head.setHeight(_WELL_HEAD)
            width = painter.text(head, name, "bold_28", colour.text_1)
            head.setLeft(head.left() + width + GAP)
            painter.text(head, words, "bold_22", colour.text_1, Align.RIGHT)
        if not self.place_now.isdigit():
            for card, at in self._in_wells(laid):
                draw_card(painter, at, card)
        verdict = QRectF(low.left(), low.bottom() + GAP, high.right() - low.left(), _VERDICT)
        painter.panel(verdict, ground, edge if laid.is_foul else colour.line, line.thin)
        ink = colour.fault_text if laid.is_foul else colour.text_1
        icon = "triangle" if laid.is_foul else "check" if laid.is_set else "hand"
        size = _VERDICT * 0.5
        painter.icon(icon, verdict.left() + GAP, verdict.center().y() - size / 2, size, ink)
        line_1 = verdict.adjusted(2 * GAP + size, 20, -GAP, 0)
        line_1.setHeight(42)
        painter.text(line_1, laid.title, "bold_28", ink)
        painter.text(line_1.translated(0, 44), laid.detail, "semi_20", colour.text_2)
        if laid.dealer is not None:
            self._draw_dealer(painter, verdict, laid.dealer)

    def _draw_dealer(
        self, painter: Painter, above: QRectF, strip: set_hand.DealerStripModel
    ) -> None:
        """Paint what of the dealer's hand may be seen, under the verdict on the seat's."""
        colour, body = painter.theme.colour, self.body()
        high = min(_STRIP, body.bottom() - above.bottom() - GAP)
        box = QRectF(above.left(), above.bottom() + GAP, above.width(), high)
        painter.panel(box, colour.well, colour.line, painter.theme.line.thin)
        head = box.adjusted(GAP, 4, -GAP, 0)
        head.setHeight(_STRIP_HEAD)
        painter.text(head, strip.title, "caption_22", colour.text_2)
        size = QSizeF(_STRIP_CARD.width(), min(_STRIP_CARD.height(), high - _STRIP_HEAD - GAP))
        x, y = head.left(), head.bottom() + 4
        for cards in (one for one in (strip.low, strip.high) if one):
            for card in cards:
                draw_card(painter, QRectF(QPointF(x, y), size), card)
                x += size.width() + 6
            x += GAP
        words = QRectF(x + GAP, y, box.right() - GAP - x - GAP, size.height())
        painter.label(words, strip.detail, "semi_20", colour.text_2)

    def draw(self, painter: Painter) -> None:
        """Paint the hand that is being put down, or set."""
        super().draw(painter)
        if self._model is None:
            return
        if self._model.wells is not None:
            self._draw_wells(painter, self._model.wells)
            return
        colour, body = painter.theme.colour, self.body()
        left = body.left() + _PLACES_WIDTH + 28
        box = QRectF(left, body.top(), body.right() - left, _SHOWN_HEIGHT)
        painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        cards = self._model.cards
        x = box.left() + GAP
        share = _CARDS_SHARE_BESIDE if self.aside else _CARDS_SHARE
        right = box.right() - GAP - len(self.aside) * (_ASIDE + _SMALL_GAP)
        room = min(box.width() * share, right - x - _SHOWN_CARD)
        step = min(_SHOWN_CARD + 10, room / max(1, len(cards)))
        for number, card in enumerate(cards):
            at = QRectF(x, box.top() + 10, _SHOWN_CARD, _SHOWN_HEIGHT - 20)
            is_up = self._model.has_up_card and not number
            draw_card(painter, at.adjusted(0, 0, 0, -_UP_TAG) if is_up else at, card)
            if is_up:
                self._draw_up(painter, at)
            x += step
        x = max(x + _SHOWN_CARD - step + GAP, box.left() + GAP) if cards else x + 4
        words = QRectF(x, box.top() + 20, right - x, 42)
        painter.text(words, self._model.title, "bold_28", colour.text_1)
        words = QRectF(x, box.top() + 64, right - x, 54)
        painter.paragraph(words, self._model.detail, "semi_20", colour.text_2, 27)

    def _draw_up(self, painter: Painter, card: QRectF) -> None:
        colour = painter.theme.colour
        tag = QRectF(card.left(), card.bottom() - _UP_TAG, card.width(), _UP_TAG)
        painter.fill(tag, colour.selected)
        painter.text(tag, Msg("UP"), "semi_20", colour.selected_ink, Align.CENTRE)

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
            self.deeds.append(self._act_button(is_repeatable=not self.deeds))
        for action, action_model in zip(self.deeds, model.actions, strict=True):
            action.show_state(action_model)
        while len(self.aside) > len(model.aside):
            gone = self.aside.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.aside) < len(model.aside):
            self.aside.append(self._act_button())
        for action, action_model in zip(self.aside, model.aside, strict=True):
            action.show_state(action_model)

    def _act_button(self, *, is_repeatable: bool = False) -> ActionButton:
        """Make a button of the pad; UNDO, the first, takes every tap of a fast finger."""
        made = ActionButton(self.context, self, role="bold_22", is_repeatable=is_repeatable)
        made.pressed.connect(self._act)
        made.show()
        return made

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
        self._chosen, self._made_at = place, ""
        self.refresh()

    def _lay(self, card: str) -> None:
        """Lay a card of the shoe at the place that the dealer has touched, and nowhere else."""
        if self._chosen and known.is_blackjack(self._table.setup):
            self._put(card)

    def _put(self, card: str) -> None:
        place = self.place_now
        if self._model is not None and self._model.wells is not None:
            if place.isdigit():
                self._low = (place, set_hand.moved(self._low_now(), card))
                self._chosen = place
            self.refresh()
            return
        before = self._table.cards.get(place, ())
        if self._do(place, SeeCards(place, (*before, card))):
            self._chosen = card_pad.after_card(self._table, place)
            self._made_at = ""
            if not self._chosen and card_pad.made(self._table, place):
                self._made_at = place
                self._made_until = self.page_context.clock.ms() + _MADE_MS
        self.refresh()

    def _act(self, action: str) -> None:
        place = self.place_now
        self._made_at = ""
        match action:
            case card_pad.UNDO:
                self._take_back(place)
            case card_pad.CLEAR:
                self._chosen = place
                self._do(place, SeeCards(place, ()))
            case card_pad.DEAL:
                self._deal()
            case set_hand.RECORD | set_hand.HOUSE_WAY:
                self._chosen = place
                if self._do(place, set_hand.set_by(action, place, self._low_now())):
                    self._chosen = set_hand.next_unset(self._table)
                self._low = ("", ())
            case pad_acts.SPLIT:
                self._chosen = place
                self._do(place, *pad_acts.split(self._table, place))
            case pad_acts.ZAP:
                self._chosen = place
                self._do(place, pad_acts.zap(self._table, place))
            case pad_acts.SWITCH:
                self._chosen = place
                self._do(place, pad_acts.switch(self._table, place))
            case pad_acts.FREE_SPLIT:
                self._chosen = place
                self._do(place, *pad_acts.split(self._table, place, is_free=True))
            case pad_acts.FREE_TWICE:
                self._chosen = place
                self._do(place, pad_acts.free_double(self._table, place))
            case pad_acts.FOLD:
                self._do(place, pad_acts.fold(self._table, place))
                self._chosen = "" if self._table.seat(int(place[0])).has_folded else place
            case pad_acts.GIVE_UP:
                self._chosen = place
                self._do(place, pad_acts.surrender(self._table, place))
            case _:
                self._chosen = place
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
        return bool(self._undo or self._table.cards.get(self.place_now))

    def _take_back(self, place: str) -> None:
        """Undo the last act; those of before this page was opened, card by card."""
        self._low = ("", ())
        if self._undo:
            self._chosen, commands = self._undo.pop()
        else:
            self._chosen = place
            commands = [SeeCards(place, self._table.cards.get(place, ())[:-1])]
        for command in commands:
            self.page_context.do(command)

    def _deal(self) -> None:
        """Take all cards back and deal a round; the first cards of one that waits are played."""
        self._chosen, shuffle = "", self.page_context.shuffle
        if awaits_play(self._table):
            self._do("", *play_on(self._table, shuffle))
        else:
            self._do("", *(SeeCards(place, ()) for place in self._table.cards))
            self._do("", *deal(self._table, shuffle))
        self._undo.clear()

    def _do(self, place: str, *commands: Command) -> bool:
        """Do one act and keep the way back; tell whether all of it was done."""
        before = self._table
        is_done = all(bool(self.page_context.do(command)) for command in commands)
        if self._table is not before and (back := pad_acts.undone(before, self._table)):
            self._undo = [*self._undo, (place, back)][-_KEPT:]
        return is_done

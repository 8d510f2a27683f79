"""The card pad: the dealer touches in what lies on the table; in training a virtual shoe deals."""

from typing import TypeAlias, assert_never

from dealer_assist.devices.simulated.virtual_shoe import awaits_play, deal, play_on
from dealer_assist.message import Msg
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.facts.dealing import splits
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import seat_hand, seat_of
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.cards.presenter import acts as pad_acts
from dealer_assist.ui.pages.cards.presenter import pad as card_pad
from dealer_assist.ui.pages.cards.presenter import set_hand
from dealer_assist.ui.pages.cards.presenter.acts import PadAct
from dealer_assist.ui.pages.cards.presenter.pad import CardPutDown, PlaceTouched
from dealer_assist.ui.pages.cards.tree import pad_body, pad_ways
from dealer_assist.ui.pages.sheet import AmountAsked
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step

_KEPT = 60  # acts that can be undone
_MADE_MS = 1_000  # a hand that was just made is shown so long before the next place is

CardsTouch: TypeAlias = PlaceTouched | CardPutDown | PadAct


class CardPage(TablePage[CardsTouch]):
    """Gives every card to the desk at once: what is seen here is on record."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._round = self._table.round.number
        self._chosen = ""
        self._low: tuple[str, tuple[str, ...]] = ("", ())
        self._undo: list[tuple[str, list[Command]]] = []
        self._made_at, self._made_until = "", 0
        page_context.desk.lend_shoe(self._lay)

    @property
    def place_now(self) -> str:
        """Return the place that the next card goes to."""
        return card_pad.place_now(self._table, self._chosen)

    def pad(self) -> card_pad.CardPadModel:
        """Return the cards as they are on record."""
        return card_pad.pad_model(
            self._table,
            self.place_now,
            can_undo=bool(self._undo or self._table.round.cards.get(self.place_now)),
            made_at=self._made_at,
            low=self._low_now(),
            is_chosen=bool(self._chosen),
        )

    def shown(self) -> OverTable:
        """Return the places at the left, beside them the hand above the keys, or the wells."""
        detail = Msg("Recorded with the round. Wagers do not change.")
        if known.is_blackjack(self._table.setup):
            detail = Msg("Recorded with the round. Only the round's buttons change a wager.")
        pad = self.pad()
        return OverTable(Msg("Cards on the table"), pad_body(pad), detail, pad_ways(pad))

    def follow(self) -> None:
        """Follow the table; in a new round nothing is chosen, and nothing can be undone."""
        if self._round != self._table.round.number:
            self._round, self._chosen = self._table.round.number, ""
            self._undo.clear()
        super().follow()

    def tick(self, now_ms: int) -> Step:
        """Let time pass for the hand that was just made."""
        if self._made_at and now_ms >= self._made_until:
            self._made_at = ""
            self.refresh()
        return Stay()

    def left(self) -> None:
        """Hand the shoe back."""
        self.page_context.desk.lend_shoe(None)

    def touched(self, touch: CardsTouch) -> Step:
        """Turn to a place, put a card down, or do something with the hand there."""
        match touch:
            case PlaceTouched(place):
                self._chosen, self._made_at = place, ""
                return Stay()
            case CardPutDown(card):
                self._put(card)
                return Stay()
            case PadAct():
                return self._act(touch)
            case _:
                assert_never(touch)

    def _low_now(self) -> tuple[str, ...]:
        """Return the low hand in the wells: as it is touched, else as it is on record."""
        place, low = self._low
        own = self._table.round.cards.get(self.place_now, ())
        if place == self.place_now and set(low) <= set(own):
            return low
        return set_hand.low_of(self._table, self.place_now)

    @property
    def _table(self) -> Table:
        return self.page_context.desk.table

    def _lay(self, card: str) -> None:
        """Lay a card of the shoe at the place that the dealer has touched, and nowhere else."""
        if self._chosen and known.is_blackjack(self._table.setup):
            self._put(card)
            self.refresh()

    def _put(self, card: str) -> None:
        place = self.place_now
        if set_hand.wells(self._table, place, self._low_now()) is not None:
            if seat_hand(place):
                self._low = (place, set_hand.moved(self._low_now(), card))
                self._chosen = place
            return
        before = self._table.round.cards.get(place, ())
        if self._do(place, SeeCards(place, (*before, card))):
            self._chosen = card_pad.after_card(self._table, place)
            self._made_at = ""
            if not self._chosen and card_pad.made(self._table, place):
                self._made_at = place
                self._made_until = self.page_context.clock.ms() + _MADE_MS

    def _act(self, act: PadAct) -> Step:
        self._chosen = place = self.place_now
        table, self._made_at = self._table, ""
        match act:
            case PadAct.UNDO:
                self._take_back(place)
            case PadAct.CLEAR:
                self._do(place, SeeCards(place, ()))
            case PadAct.DEAL:
                self._deal()
            case PadAct.RECORD | PadAct.HOUSE_WAY:
                if self._do(place, set_hand.set_by(act, place, self._low_now())):
                    self._chosen = set_hand.next_unset(self._table)
                self._low = ("", ())
            case PadAct.SPLIT:
                self._do(place, *splits.split(table, place))
            case PadAct.ZAP:
                self._do(place, pad_acts.zap(table, place))
            case PadAct.SWITCH:
                self._do(place, pad_acts.switch(table, place))
            case PadAct.FREE_SPLIT:
                self._do(place, *splits.split(table, place, is_free=True))
            case PadAct.FREE_TWICE:
                self._do(place, splits.free_double(table, place))
            case PadAct.FOLD:
                self._do(place, pad_acts.fold(table, place))
                self._chosen = "" if self._table.seat(seat_of(place)).has_folded else place
            case PadAct.GIVE_UP:
                self._do(place, pad_acts.surrender(table, place))
            case PadAct.LEAVE | PadAct.TWICE | PadAct.INSURE:
                return self._ask(act, place)
            case _:
                assert_never(act)
        return Stay()

    def _ask(self, act: PadAct, place: str) -> Step:
        """Ask for an amount; what is on already is taken back without one."""
        asked = pad_acts.amount_asked(self._table, act, place)
        number = self._table.round.number

        def given(cents: int) -> Step:
            self._do(place, pad_acts.with_amount(self._table, act, place, cents))
            return Back()

        if asked is None:
            given(0)
            return Stay()
        return Show(
            AmountAsked(
                asked,
                given,
                keeps_banner=bool(self.banner),
                gives_way=lambda: self._table.round.number != number,
            )
        )

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
        """Do one act and keep the way back; return True if all of it was done."""
        before = self._table
        is_done = all(bool(self.page_context.do(command)) for command in commands)
        if self._table is not before and (back := pad_acts.undone(before, self._table)):
            self._undo = [*self._undo, (place, back)][-_KEPT:]
        return is_done

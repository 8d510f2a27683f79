"""Bet The Bust in the panel: every seat that may make it, with its blackjack wager."""

from dealer_assist.message import Msg, joined
from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.rules.bets.bonus_bets.bet_the_bust import line_of
from dealer_assist.rules.money import chips
from dealer_assist.table.commands.round import PlaceWagers
from dealer_assist.table.facts.dealing import bust_bets
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import AskBustBet, BetOnStreet, TableAction
from dealer_assist.ui.table.model.panel import BonusStripModel
from dealer_assist.ui.toolkit.values.controls import AmountModel
from dealer_assist.ui.toolkit.values.touches import Button


def strip_model(table: Table) -> BonusStripModel | None:
    """Ask all seats at once; nothing where the bet is not made now, or nobody plays."""
    if not bust_bets.is_asked(table):
        return None
    title = table.setup.label_of(BET_THE_BUST).upper()
    if why_not := bust_bets.why_not(table):
        return BonusStripModel(title, (), (), Msg("No bet on a bust"), why_not, is_over=True)
    question, detail = Msg("Who bets that you bust?"), Msg("At most the blackjack wager")
    if pays := _pays(table):
        detail = Msg("Pays {pays}, at most the blackjack wager. Touch again for less", pays=pays)
    answers = tuple(_seat(table, seat) for seat in table.setup.seats if bust_bets.most(table, seat))
    return BonusStripModel(title, (), (), question, detail, answers)


def _pays(table: Table) -> str:
    """Name what a bust pays under the up card, once it is known."""
    up = known.cards_at(table, DEALER)[:1]
    return str(table.setup.pays[BET_THE_BUST][line_of(up[0])]) if up else ""


def keypad_model(table: Table, seat: int) -> AmountModel:
    """Ask for less than the whole wager, or for none."""
    most = bust_bets.most(table, seat)
    return AmountModel(
        joined(": ", [Msg("SEAT {seat}", seat=seat), table.setup.label_of(BET_THE_BUST)]),
        Msg("At most the blackjack wager"),
        most,
        _made(table, seat),
        ((Msg("NONE"), 0), (Msg("THE ENTIRE WAGER"), most)),
    )


def laid(table: Table, seat: int, cents: int) -> PlaceWagers:
    """Lay what a seat bets, beside what lies there."""
    return PlaceWagers(seat, {**table.seat(seat).wagers, BET_THE_BUST: cents})


def _made(table: Table, seat: int) -> int:
    return table.seat(seat).wagers.get(BET_THE_BUST, 0)


def _seat(table: Table, seat: int) -> Button[TableAction]:
    """Lay the whole wager of a seat; touched again it asks for another amount."""
    made, most = _made(table, seat), bust_bets.most(table, seat)
    press = AskBustBet(seat) if made else BetOnStreet(seat, BET_THE_BUST, most)
    return Button(
        press, Msg("SEAT {seat}", seat=seat), "check" if made else "plus", chips(made or most)
    )

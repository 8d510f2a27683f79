"""Bonus bets that the cards win, as rows of the panel: called for, paid, denied, taken back."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.ending import Reason, bets_named
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
)
from dealer_assist.ui.table.model.panel import WaitRowModel
from dealer_assist.ui.table.presenter.pay.bet_denials import deny_sheet
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)


def answers(table: Table, reason: Reason, *, is_next: bool) -> tuple[Button[Any], ...]:
    """Return the buttons of a row: what is done about its bets."""
    back = {(bet.seat, bet.wager) for bet in bonus_bets.too_much(table)}
    if back.intersection(reason.spots):
        return (Button(Do(c.PayBets()), Msg("DONE"), "check", Msg("In the tray")),)
    state = ActionState.NEXT if is_next else ActionState.AVAILABLE
    meant = (one for one in bonus_bets.owed(table) if (one.seat, one.wager) in reason.spots)
    deny = Button(
        Ask(deny_sheet(table, meant)), Msg("NOT A WIN"), "cross", Msg("Asks for a reason")
    )
    by_card = {(one.seat, one.wager) for one in bonus_bets.for_card(table)}
    if by_card.intersection(reason.spots):
        card = Button(Do(c.AskForBets()), Msg("CARD"), "card", Msg("Asks for it"), state)
        return (card, deny)
    return (Button(Do(c.PayBets()), Msg("PAID"), "check", Msg("Full amount"), state), deny)


def paid_rows(table: Table) -> tuple[WaitRowModel, ...]:
    """Show what is paid, with the way back; nothing where no bonus bet is."""
    paid = [BonusBet(*bet, cents) for bet, cents in table.round.bonus_bets.paid.items()]
    if not paid or bonus_bets.owed(table):
        return ()
    undo = Button(Do(c.UndoBets()), Msg("UNDO"), "arrow-left", Msg("Not paid yet"))
    said = Msg("Paid: {bets}", bets=bets_named(table, paid))
    return (WaitRowModel(said, Msg("Bonus bets that the cards win"), "\N{CHECK MARK}", (undo,)),)

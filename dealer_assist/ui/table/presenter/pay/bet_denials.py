"""The questions before a bonus bet that the cards win is not paid: which one, and why."""

from collections.abc import Iterable
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts import denials
from dealer_assist.table.facts.bonus_bets import Owed
from dealer_assist.table.facts.ending import bets_named
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import Ask, Do
from dealer_assist.ui.table.presenter.action_models import back_to_table, reason_choices
from dealer_assist.ui.toolkit.values.touches import Button, SheetQuestion

_BACK = back_to_table(Msg("Nothing has happened"))


def deny_sheet(table: Table, owed: Iterable[Owed]) -> SheetQuestion[Any]:
    """Ask which bet is not a win, where several are; then why."""
    bets = [one.bet for one in owed]
    if len(bets) == 1:
        return _why_sheet(table, bets[0])
    return SheetQuestion(
        Msg("Which bonus bet is not a win?"),
        Msg("The others are paid as usual."),
        tuple(
            Button(Ask(_why_sheet(table, bet)), bets_named(table, [bet]).upper(), "")
            for bet in bets
        ),
        _BACK,
    )


def _why_sheet(table: Table, bet: BonusBet) -> SheetQuestion[Any]:
    return SheetQuestion(
        Msg("Why is {bet} not a win?", bet=bets_named(table, [bet])),
        Msg("Recorded. Another person must acknowledge it."),
        reason_choices(
            [reason for reason in denials.REASONS if denials.can_be(table.setup, reason)],
            lambda why: Do(c.DenyBet(bet.seat, bet.wager, why)),
        ),
        _BACK,
    )

"""Bonus bets of the base game that the known cards win: allowed by amount, paid, on record.

Up to the dealer's limit the dealer pays them; above it a card allows them first. A corrected card
changes what is owed: the rest is paid, or what was too much is taken back. A bet that is not paid
goes with a reason, and from the Supervisor's level up with that card.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.commands.asked import DenyBet
from dealer_assist.table.events.asked import BETS, DENIAL
from dealer_assist.table.events.values import BonusBet, NotAWin
from dealer_assist.table.facts import denials
from dealer_assist.table.facts.bonus_bets import (
    ALERT,
    for_card,
    for_dealer,
    level_for,
    owed,
    too_much,
)
from dealer_assist.table.facts.judging.bonus_pays import pays
from dealer_assist.table.facts.settling.allowing import to_allow
from dealer_assist.table.procedures import asked_cards
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def ask(table: Table, at: int) -> Events:
    """Ask for the card that what is owed needs."""
    if not to_allow(table):
        raise Refused(Msg("No bonus bet needs a card. Pay it and press PAID"))
    return asked_cards.ask(table, e.CardAsked(at, BETS))


def allow(table: Table, by: StaffMember, at: int) -> Events:
    """Allow all that was asked for, in the name of the card's holder."""
    return (e.BetsAllowed(at, by, to_allow(table)),)


def pay(table: Table, at: int) -> Events:
    """Note what the dealer has paid; what was too much goes back first."""
    if back := too_much(table):
        return (e.BetsPaid(at, back),)
    paid = for_dealer(table)
    if not paid and for_card(table):
        raise Refused(Msg("These bonus bets need a card first. Call for it"))
    if not paid and not table.round.bonus_bets.paid:
        raise Refused(Msg("No bonus bet is to be paid. Look at the settlement"))
    return (e.BetsPaid(at, tuple(one.bet for one in paid)),) if paid else ()


def undo(table: Table, at: int) -> Events:
    """Take all of it back: the bets are to be paid again."""
    paid = tuple(BonusBet(*bet, cents) for bet, cents in table.round.bonus_bets.paid.items())
    return (e.BetsUndone(at, paid),) if paid else ()


def deny(table: Table, command: DenyBet, at: int) -> Events:
    """Note why a bonus bet is not paid; above the dealer's limit a card has to agree."""
    if command.reason not in denials.REASONS:
        raise Refused(Msg("NOT A WIN needs a reason from the list"))
    found = next(
        (one for one in owed(table) if (one.seat, one.wager) == (command.seat, command.wager)), None
    )
    if found is None:
        raise Refused(Msg("Seat {seat} is owed no such bonus bet. Look again", seat=command.seat))
    what = NotAWin(command.seat, command.wager, "", command.reason)
    if level_for(table, found.cents) is not Role.DEALER:
        asked = e.CardAsked(at, DENIAL, bets=(what,))
        return asked_cards.ask(table, asked)
    return denied(table, what, None, at)


def denied(table: Table, what: NotAWin, by: StaffMember | None, at: int) -> Events:
    """Put a denial on record, with its alert to another person."""
    cents = pays(table).get((what.seat, what.key), 0)
    label = table.setup.label_of(what.key)
    sentence = Msg(
        "Seat {seat}: {wager} wins {amount}, and it was not paid. NOT A WIN: {reason}",
        seat=what.seat,
        wager=label,
        amount=dollars(cents),
        reason=what.reason,
    )
    key = f"{ALERT} {table.round.number} {what.seat} {what.key}"
    not_by = by or table.dealer
    whose = not_by.identity if not_by else ""
    alert = e.AlertRaised(at, key, ALERT, sentence, whose, cents=cents)
    return (e.BetDenied(at, what.seat, what.key, cents, what.reason, by), alert)

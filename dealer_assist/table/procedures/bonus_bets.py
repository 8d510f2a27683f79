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
from dealer_assist.table.dealing import house_money
from dealer_assist.table.events.asked import BETS, DENIAL
from dealer_assist.table.events.values import BonusBet, NotAWin
from dealer_assist.table.judging.bonus_pays import Bet, pays
from dealer_assist.table.procedures import asked_cards, denials
from dealer_assist.table.setup.roles import Role, StaffMember, highest
from dealer_assist.table.state import Table
from dealer_assist.value import Value

Events = tuple[e.Event, ...]
ALERT = "denied"


class Owed(Value):
    """What a seat is still to be handed for a bonus bet, and who may allow it."""

    seat: int
    wager: str
    cents: int
    level: Role

    @property
    def bet(self) -> BonusBet:
        """Give it as it goes on record."""
        return BonusBet(self.seat, self.wager, self.cents)


def owed(table: Table) -> tuple[Owed, ...]:
    """List what is still to be paid, in payment order; what was denied is not."""
    won = pays(table)
    found = []
    for (seat, wager), cents in won.items():
        left = cents - table.round.bonus_bets.paid.get((seat, wager), 0)
        if left > 0 and table.round.bonus_bets.denied.get((seat, wager)) != cents:
            found.append(Owed(seat, wager, left, _level(table, (seat, wager), cents)))
    return tuple(found)


def too_much(table: Table) -> tuple[BonusBet, ...]:
    """List what was paid and is not won any more, as what is to be taken back."""
    won = pays(table) if table.round.bonus_bets.paid else {}
    over = {bet: cents - won.get(bet, 0) for bet, cents in table.round.bonus_bets.paid.items()}
    turn = table.setup.turn_to_pay
    return tuple(
        BonusBet(*bet, -cents)
        for bet, cents in sorted(over.items(), key=lambda one: (turn(one[0][0]), one[0][1]))
        if cents > 0
    )


def for_card(table: Table) -> tuple[Owed, ...]:
    """List what no dealer pays before a card has allowed it."""
    return tuple(one for one in owed(table) if one.level is not Role.DEALER)


def for_dealer(table: Table) -> tuple[Owed, ...]:
    """List what the dealer may pay now."""
    return tuple(one for one in owed(table) if one.level is Role.DEALER)


def to_allow(table: Table) -> tuple[BonusBet, ...]:
    """List what one card allows now: House Money that is paid before play, and what is owed."""
    wager = table.setup.duties.left_up
    bonus = (BonusBet(one.seat, wager, one.win) for one in house_money.for_card(table))
    return (*bonus, *(one.bet for one in for_card(table)))


def role_needed(table: Table) -> Role:
    """Give the card that allows all that is asked for: the highest of them."""
    return highest([Role.SUPERVISOR, *(level_for(table, one.cents) for one in to_allow(table))])


def level_for(table: Table, cents: int) -> Role:
    """Give who may allow an amount from the tray: the dealer, a Supervisor, an Executive."""
    return table.setup.authority.level_for(cents)


def ask(table: Table, at: int) -> Events:
    """Ask for the card that what is owed needs."""
    if not to_allow(table):
        raise Refused(Msg("No bonus bet needs a card; pay it and press PAID"))
    return asked_cards.ask(table, e.CardAsked(at, BETS))


def allow(table: Table, by: StaffMember, at: int) -> Events:
    """Allow all that was asked for, in the name of whoever swiped."""
    return (e.BetsAllowed(at, by, to_allow(table)),)


def pay(table: Table, at: int) -> Events:
    """Note what the dealer has paid; what was too much goes back first."""
    if back := too_much(table):
        return (e.BetsPaid(at, back),)
    paid = for_dealer(table)
    if not paid and for_card(table):
        raise Refused(Msg("These bonus bets need a card first; call for it"))
    if not paid and not table.round.bonus_bets.paid:
        raise Refused(Msg("No bonus bet is to be paid; look at the settlement"))
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
        raise Refused(Msg("Seat {seat} is owed no such bonus bet; look again", seat=command.seat))
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
    alert = e.AlertRaised(at, key, ALERT, sentence, not_by.identity if not_by else "")
    return (e.BetDenied(at, what.seat, what.key, cents, what.reason, by), alert)


def _level(table: Table, bet: Bet, cents: int) -> Role:
    is_allowed = table.round.bonus_bets.allowed.get(bet, 0) >= cents
    return Role.DEALER if is_allowed else level_for(table, cents)

"""Bonus bets of the base game that the known cards win: allowed by amount, paid, on record.

Up to the dealer's limit the dealer pays them; above it a card allows them first. A corrected card
changes what is owed: the rest is paid, or what was too much is taken back. A bet that is not paid
goes with a reason, and from the Supervisor's level up with that card.
"""

from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.facts import answers
from dealer_assist.table.facts.judging.bonus_pays import Bet, pays
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table, once
from dealer_assist.value import Value

ALERT = "denied"


class Owed(Value):
    """What a seat is still to be handed for a bonus bet, and who may allow it."""

    seat: int
    wager: str
    cents: int
    level: Role

    @property
    def bet(self) -> BonusBet:
        """Return it as it goes on record."""
        return BonusBet(self.seat, self.wager, self.cents)


@once
def owed(table: Table) -> tuple[Owed, ...]:
    """List what is still to be paid, in payment order; what was denied is not.

    Nor is what a seat was paid by the layout, by the dealer's word, before its cards were known.
    """
    said = answers.given(table)
    won = {bet: cents for bet, cents in pays(table).items() if bet[0] not in said}
    found = []
    for (seat, wager), cents in won.items():
        left = cents - table.round.bonus_bets.paid.get((seat, wager), 0)
        if left > 0 and table.round.bonus_bets.denied.get((seat, wager)) != cents:
            found.append(Owed(seat, wager, left, _level(table, (seat, wager), cents)))
    return tuple(found)


@once
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


@once
def for_card(table: Table) -> tuple[Owed, ...]:
    """List what no dealer pays before a card has allowed it."""
    return tuple(one for one in owed(table) if one.level is not Role.DEALER)


@once
def for_dealer(table: Table) -> tuple[Owed, ...]:
    """List what the dealer may pay now."""
    return tuple(one for one in owed(table) if one.level is Role.DEALER)


def level_for(table: Table, cents: int) -> Role:
    """Return who may allow a bonus bet: the dealer, a Supervisor, an Executive."""
    return table.setup.authority.level_for_bonus(cents)


def _level(table: Table, bet: Bet, cents: int) -> Role:
    is_allowed = table.round.bonus_bets.allowed.get(bet, 0) >= cents
    return Role.DEALER if is_allowed else level_for(table, cents)

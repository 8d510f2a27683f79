"""What a card does that was asked for at the table: which one it must be, and what comes of it."""

from dealer_assist.table.events.asked import ANSWER, BETS, MARK, RULED
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.must_hit import MUST_HIT
from dealer_assist.table.facts import bonus_bets, denials, must_hit
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.settling import allowing, asking
from dealer_assist.table.setup.roles import Role, highest
from dealer_assist.table.state import Table


def role_needed(table: Table) -> Role:
    """Return the card that is asked for, by amount."""
    asked = table.round.asked
    if asked is None or asked.what == BETS:
        return allowing.role_needed(table)
    if asked.what == MUST_HIT:
        return must_hit.role_needed(table)
    if asked.what in (SENSOR, MARK, RULED):
        return Role.SUPERVISOR
    if asked.what == ANSWER:
        owed = asking.base_pay(table, asked.hands[0].seat)
        return highest([Role.SUPERVISOR, *([owed.level] if owed else ())])
    hands = [denials.level_of(table, hand) for hand in asked.hands]
    pays = bonus_pays.pays(table) if asked.bets else {}
    bets = [bonus_bets.level_for(table, pays.get((bet.seat, bet.key), 0)) for bet in asked.bets]
    return highest([Role.SUPERVISOR, *hands, *bets])

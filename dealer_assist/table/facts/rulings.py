"""A ruling on a round: what it was, who gets how much more or less, who has ruled, and when.

It changes no meter, no wager and no win: a jackpot that was wrong is backed out. The dealer may
fill it in; only the card of a Supervisor or an Executive makes it a ruling. Its chips are a line of
the seat in the walk.
"""

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table.events.values import RuledMoney
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import a_role
from dealer_assist.value import replace

MISSED, UNDERPAID, OVERPAID, LATE = "missed_bet", "underpaid", "overpaid", "late_bet"
DEAD, EXPOSED, COUNT, OTHER = "dead_hand", "exposed_card", "wrong_count", "other"
KINDS = (MISSED, UNDERPAID, OVERPAID, DEAD, EXPOSED, COUNT, LATE, OTHER)
"""What a ruling can be about."""
WITH_CHIPS = (MISSED, UNDERPAID, OVERPAID, LATE, OTHER)
"""What asks for the wager of one seat, and for chips before and after."""
WITH_SEATS = (*WITH_CHIPS, DEAD)
"""What is about certain seats; anything else may be about the whole table."""
PLAYED, BURNED = ANSWERS = ("played", "burned")
"""What becomes of an exposed card."""
NOTE_LETTERS = 80

_PLAYED_NOW = (Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)


def open_at(table: Table, seat: int) -> tuple[RuledMoney, ...]:
    """List what a seat is still to get or to give by rulings; of one withdrawn it goes back."""
    found = (
        replace(money, cents=_ruled(table, money) - _handed_for(table, money.number))
        for money in table.round.ruled
        if money.seat == seat
    )
    return tuple(money for money in found if money.cents)


def seats_open(table: Table) -> tuple[int, ...]:
    """List the seats whose ruled money is still to go over the felt."""
    seats = dict.fromkeys(money.seat for money in table.round.ruled)
    return tuple(seat for seat in seats if open_at(table, seat))


def _ruled(table: Table, money: RuledMoney) -> int:
    return 0 if money.number in table.lasting.rulings_withdrawn else money.cents


def _handed_for(table: Table, number: int) -> int:
    rulings = (paid for wagers_settled in table.round.walked for paid in wagers_settled.rulings)
    return sum(paid.cents for paid in rulings if paid.number == number)


def refusal(table: Table, round_: int) -> str:
    """Say why nothing can be ruled on a round, or nothing if it can."""
    if not table.setup.practices.rulings:
        return Msg("This table keeps no rulings. Its set-up can turn them on")
    was_played = 0 < round_ < table.round.number or (
        round_ == table.round.number and table.round.phase in _PLAYED_NOW
    )
    if not was_played:
        return Msg("Round {round} was never played here. Choose one from HISTORY", round=round_)
    return ""


def role_needed(table: Table, cents: int) -> Role:
    """Return the card that a ruling over so many cents needs."""
    return table.setup.authority.role_for(abs(cents), 0)


def card_refusal(table: Table, member: StaffMember, cents: int) -> str:
    """Say what is wrong with the card of the person who is to have ruled, or nothing."""
    needed = role_needed(table, cents)
    if not member.may_authorise(needed):
        return Msg(
            "{name} is {role}. A ruling needs {card} card",
            name=member.name,
            role=a_role(member.role),
            card=a_role(needed),
        )
    if table.dealer is not None and member.is_same_person(table.dealer):
        return Msg("The dealer cannot rule on the table")
    return ""


def money_refusal(kind: str, before_cents: int, after_cents: int) -> str:
    """Say why these chips do not fit what it was, or nothing if they do."""
    if kind == UNDERPAID and after_cents <= before_cents:
        return Msg(
            "Underpaid: as ruled it must be more than {amount}", amount=dollars(before_cents)
        )
    if kind == OVERPAID and after_cents >= before_cents:
        return Msg("Overpaid: as ruled it must be less than {amount}", amount=dollars(before_cents))
    return ""

"""The dealer's up card at every blackjack table: insurance, one look for blackjack, insurance over.

Against an ace insurance is offered and closed; under an ace or a ten the dealer looks once; what
was insured is collected or paid at once. Where no card is known the look is asked for all the
same, and nothing waits for it.
"""

from enum import Enum

from dealer_assist.message import Msg
from dealer_assist.rules.cards import ACE, Card, rank
from dealer_assist.rules.looks import BLACKJACK, NO_BLACKJACK
from dealer_assist.rules.ranking import blackjack
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table

_TEN = 10
_BEFORE_PLAY, _PLAY = ("deal", "bust"), "play"
_TWO_TO_ONE = 2
_OVER = ("dealer", "settle")  # stages at which nobody looks or insures any more


class PeekLook(Enum):
    """What the up card asks for next."""

    INSURE = "insure"
    PEEK = "peek"
    UNSEEN = "unseen"
    SETTLE = "settle"


def up_card(table: Table) -> Card | None:
    """Return the dealer's up card, the first that was read in; at blackjack alone."""
    if not known.is_blackjack(table.setup):
        return None
    return next(iter(known.cards_at(table, DEALER)), None)


def is_ace_up(table: Table) -> bool:
    """True if the dealer is known to show an ace."""
    up = up_card(table)
    return up is not None and rank(up) == ACE


def needs_peek(table: Table) -> bool:
    """True if the dealer shows an ace or a ten."""
    up = up_card(table)
    return up is not None and (rank(up) == ACE or blackjack.VALUES[rank(up)] == _TEN)


def peeked(table: Table) -> str:
    """Return what the dealer saw: as the cards have it, else as it was touched; nothing before."""
    dealer = known.cards_at(table, DEALER)
    if len(dealer) >= 2 and needs_peek(table):
        return BLACKJACK if blackjack.is_blackjack(dealer[:2]) else NO_BLACKJACK
    return table.round.bonus.peek


def is_open(table: Table) -> bool:
    """True if the dealer has still to look, so that nobody may act."""
    return needs_peek(table) and not peeked(table)


def offers_insurance(setup: TableSetup) -> bool:
    """True if the table takes insurance."""
    return any(row.key == setup.duties.insures for row in setup.wagers)


def insured(table: Table) -> dict[int, int]:
    """Return the insurance that is known, by seat."""
    insurance = table.setup.duties.insures
    bets = {seat: table.seat(seat).wagers.get(insurance, 0) for seat in table.setup.seats}
    return {seat: cents for seat, cents in bets.items() if cents}


def is_lost(table: Table) -> bool:
    """True if the insurance of this round is in the tray."""
    return table.round.bonus.insurance_settled and peeked(table) == NO_BLACKJACK


def paid_at(table: Table, seat: int) -> int:
    """Return what the insurance of a seat was paid, 2 to 1, against the dealer's blackjack."""
    is_won = table.round.bonus.insurance_settled and peeked(table) == BLACKJACK
    return _TWO_TO_ONE * insured(table).get(seat, 0) if is_won else 0


def is_insurance_over(table: Table) -> bool:
    """True if nobody can insure: no ace is up, it was closed, or the dealer has looked."""
    return not is_ace_up(table) or table.round.bonus.insurance_closed or bool(peeked(table))


def due(table: Table) -> PeekLook | None:
    """Say what the up card asks for next; nothing at other games and once the dealer plays."""
    reached = stages.now(table)
    is_late = reached is None or reached.key in _OVER
    if is_late or not known.is_blackjack(table.setup):
        return None
    if up_card(table) is None:
        return PeekLook.UNSEEN if _is_unseen(table) else None
    if not _is_dealt(table):
        return None
    if offers_insurance(table.setup) and not is_insurance_over(table):
        return PeekLook.INSURE
    if is_open(table):
        return PeekLook.PEEK
    saw = peeked(table)
    waits = insured(table) and not table.round.bonus.insurance_settled
    return PeekLook.SETTLE if waits and saw in (BLACKJACK, NO_BLACKJACK) else None


def may_correct(table: Table) -> bool:
    """True if an answer was touched that may still be touched again."""
    reached = stages.now(table)
    is_before_dealer = reached is not None and reached.key not in _OVER
    is_said = table.round.bonus.peek or table.round.bonus.insurance_closed
    return bool(is_said) and is_before_dealer and known.is_blackjack(table.setup)


def in_short(table: Table) -> str:
    """Say in few words what the up card holds the round for; an unseen one holds nothing."""
    match due(table):
        case PeekLook.INSURE:
            return Msg("Insurance first")
        case PeekLook.PEEK:
            return Msg("Peek first")
        case PeekLook.SETTLE:
            lost = peeked(table) == NO_BLACKJACK
            return Msg("Collect the insurance") if lost else Msg("Pay the insurance")
        case PeekLook.UNSEEN | None:
            return ""


def _is_dealt(table: Table) -> bool:
    """True if every seat that is read in has its first cards."""
    whole = table.setup.hand_sizes.get("seat", 0)
    held = (len(known.first_cards(table, seat)) for seat in table.setup.seats)
    return all(cards in (0, whole) for cards in held)


def _is_unseen(table: Table) -> bool:
    """True if the look is asked for at a table that knows no cards."""
    reached = stages.now(table)
    if reached is None or table.round.cards or table.round.bonus.peek:
        return False
    keys = [stage.key for stage in table.setup.stages]
    return reached.key == next((key for key in _BEFORE_PLAY if key in keys), _PLAY)

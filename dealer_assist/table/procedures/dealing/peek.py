"""The dealer's up card at every blackjack table: insurance, one look for blackjack, insurance over.

Against an ace insurance is offered and closed; under an ace or a ten the dealer looks once; what
was insured is collected or paid at once. Where no card is known the look is asked for all the
same, and nothing waits for it.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.looks import BLACKJACK, NO_BLACKJACK, OTHER_CARD
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing.peek import (
    insured,
    is_ace_up,
    needs_peek,
    offers_insurance,
    peeked,
    up_card,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import Table


def answer(table: Table, said: str, at: int) -> e.PeekAnswered | None:
    """Note what the dealer saw; the same once more is no second fact."""
    if said not in ("", BLACKJACK, NO_BLACKJACK, OTHER_CARD):
        raise Refused(Msg("A peek says blackjack, no blackjack or another card. Touch one of them"))
    is_unseen = up_card(table) is None
    if is_unseen and not known.is_blackjack(table.setup):
        raise Refused(Msg("No check for blackjack in {game}", game=table.setup.game_name))
    if not is_unseen and (not needs_peek(table) or said == OTHER_CARD):
        raise Refused(
            Msg("The dealer shows no ace and no ten. There is nothing to look for")
            if said != OTHER_CARD
            else Msg("The up card is known. Correct it on the card pad")
        )
    if len(known.cards_at(table, DEALER)) >= 2:
        raise Refused(Msg("The dealer's second card is known. Correct it on the card pad"))
    return None if said == table.round.bonus.peek else e.PeekAnswered(at, said)


def close_insurance(table: Table, command: c.CloseInsurance, at: int) -> e.InsuranceClosed | None:
    """Note that nobody insures any more, or that it is open again."""
    if not offers_insurance(table.setup) or not is_ace_up(table):
        raise Refused(Msg("Insurance needs an ace up"))
    if peeked(table):
        raise Refused(Msg("The dealer has looked already. Insurance is closed"))
    same = command.is_closed == table.round.bonus.insurance_closed
    return None if same else e.InsuranceClosed(at, command.is_closed)


def settle_insurance(
    table: Table, command: c.SettleInsurance, at: int
) -> e.InsuranceSettled | None:
    """Note that what was insured is in the tray, or paid 2 to 1; or take that back."""
    seats = tuple(insured(table))
    if not seats:
        raise Refused(Msg("No insurance bets. Nothing to settle"))
    if peeked(table) not in (BLACKJACK, NO_BLACKJACK):
        raise Refused(Msg("Look for blackjack first"))
    if command.is_done == table.round.bonus.insurance_settled:
        return None
    return e.InsuranceSettled(at, seats if command.is_done else ())

"""A key that does not answer stands nowhere: what is unknown authorises nothing.

A Supervisor's card then does what the key would do, in the name of its holder. Where the
house wants it, a card also says who holds a key that is well.
"""

from dealer_assist.message import Msg
from dealer_assist.table.events.values import JPH, RUN
from dealer_assist.table.facts import aquarius
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key

CARD_NEEDED = Msg("Supervisor's card replaces the key")


def card_turns_to(table: Table) -> str:
    """Return where a Supervisor's card would bring the key now; nothing where none is asked for."""
    if not has_key(table.setup) or table.round.phase in (Phase.CLOSED, Phase.HALTED):
        return ""
    if not table.lasting.key_is_lost:
        return JPH if names_holder(table) else ""
    if table.lasting.key == JPH:
        is_open = table.round.phase is Phase.VERIFY and table.round.key_by is None
        return JPH if is_open else RUN
    return JPH if table.round.claims and not aquarius.key_refusal(table) else ""


def names_holder(table: Table) -> bool:
    """True if the house wants to know who holds the key before J-POT records."""
    is_asked = table.setup.safeguards.key_needs_card and table.round.phase is Phase.VERIFY
    return is_asked and table.lasting.key == JPH and table.round.key_by is None


def stands_in(table: Table) -> bool:
    """True if a card has opened J-POT and nothing is recorded yet: it may be taken back."""
    return (
        table.lasting.key_is_lost
        and table.round.key_by is not None
        and table.round.phase is Phase.VERIFY
    )

"""A held table: something around it is not as it was, and two persons have to see it first.

As with a lock, facts go on record and nothing that is pressed is done. No round begins or ends
meanwhile, so the hold stands in the journal after the last checkpoint.
"""

from dealer_assist.message import Msg, joined
from dealer_assist.table.state import Table


def reasons(table: Table) -> str:
    """Say why the table is held, or nothing where it is not."""
    return joined(". ", [one.sentence for one in table.round.holds])


def held_refusal(table: Table) -> str:
    """Say that nothing can be pressed, and what to do."""
    if table.round.hold_seen_by is None:
        return Msg("The table is held. Swipe a Supervisor's card, then another person's")
    return Msg(
        "The table is held. Swipe the card of another person than {name}",
        name=table.round.hold_seen_by.name,
    )

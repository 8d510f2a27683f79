"""Wins of earlier rounds, read back from the journal, so that they can be backed out."""

from collections.abc import Iterable

from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import Recorded
from dealer_assist.table.commands.round import AskAdjustment
from dealer_assist.table.events.wins import WinsAuthorised
from dealer_assist.table.state import Win
from dealer_assist.table.wins_on_record import wins_of


def wins_in(facts: Iterable[Recorded]) -> tuple[Win, ...]:
    """Give every win among some facts: those of one round, for instance."""
    events = (decode(one.kind, one.payload) for one in facts if one.kind == "WinsAuthorised")
    return tuple(
        win for event in events if isinstance(event, WinsAuthorised) for win in wins_of(event)
    )


def adjustment_of(number: int, reason: str, facts: Iterable[Recorded]) -> AskAdjustment:
    """Ask to back out a win of an earlier round, given the facts of that round."""
    return AskAdjustment(number, reason, wins_in(facts))

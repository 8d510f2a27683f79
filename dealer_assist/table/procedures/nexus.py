"""The Nexus console: START GAME, seat and hand button, CONFIRM, a card, END GAME."""

from dealer_assist.table import events as e
from dealer_assist.table.facts import irregularities, link
from dealer_assist.table.state import Phase, Table

Events = tuple[e.Event, ...]


def call_supervisor(table: Table, at: int) -> Events:
    """Go to verification with claims on; without any that may win, call, or take it back."""
    to_verify = bool(table.round.claims) and not irregularities.holds_wins(table)
    if not to_verify and table.round.supervisor_called_at:
        return (e.CallAnswered(),)
    return (e.SupervisorCalled(at, to_verify),)


def back_to_table(table: Table) -> Events:
    """Leave the verification; what was confirmed already waits for no card any more."""
    link.require_lock(table)
    if table.round.phase is Phase.SWIPE:
        return (e.ConfirmationCancelled("back to table"),)
    return (e.CallAnswered(),)


def time_out(table: Table) -> Events:
    """Close the reader once; the wins stay confirmed. While a person is fetched it is not open."""
    return () if _is_shut(table) else (e.SwipeTimedOut(),)


def try_again(table: Table, at: int) -> Events:
    """Open a reader that is shut, timed out or not opened yet; one that is open stays so."""
    return (e.ReaderReopened(at),) if _is_shut(table) else ()


def _is_shut(table: Table) -> bool:
    reader = table.round.reader
    is_asked = table.lasting.link is not None and table.lasting.link.asked_by is not None
    return reader is not None and (is_asked or reader.has_timed_out or reader.is_fetched)

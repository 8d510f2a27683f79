"""RECORD as the pit's page does it: everything that a table has in doubt, with what that moves."""

from dealer_assist.floor import office
from dealer_assist.floor.actions import RecordDoubts
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.floor.server_view import read_view
from dealer_assist.floor.wire import Connection
from dealer_assist.trials.simulated_tables import EXECUTIVE, SUPERVISOR, sample_key

BOTH = (SUPERVISOR.card, EXECUTIVE.card)


def record(
    pit: Connection,
    station: str,
    *,
    is_counted: bool = True,
    reason: str = "seen on the camera",
    cards: tuple[str, str] = BOTH,
) -> int:
    """Count everything that is in doubt of a table, or leave it out; give what that moved."""
    doubts = read_view(office.read_floor(pit)).doubts_of(station)
    choices = tuple(one.choice(is_counted=is_counted) for one in doubts)
    moves = sum(one.moves for one in doubts) if is_counted else 0
    act = RecordDoubts(station, choices, moves, reason)
    carry_out(pit, act, cards, sign_on(pit, sample_key))
    return moves

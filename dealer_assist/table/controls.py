"""Which control can be pressed now, and why not: the same answer that `decide` would give."""

from dataclasses import dataclass
from enum import Enum

from dealer_assist.table.nexus import awards_of, claim_refusal
from dealer_assist.table.setup import Spot
from dealer_assist.table.staff import highest
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import a_role, count

_AT_THE_TABLE = (Phase.IN_PLAY, Phase.RECORDED)


class Standing(Enum):
    """How a control stands: the one to press next, free to press, or not yet."""

    NEXT = "next"
    FREE = "free"
    NOT_YET = "not yet"


@dataclass(frozen=True, slots=True)
class Control:
    """A control with its second line: what it will do, or why it cannot be pressed."""

    standing: Standing
    detail: str = ""


def start_game(table: Table) -> Control:
    """Tell how START GAME stands."""
    if table.phase is not Phase.BETTING:
        return _shut(table)
    chips = table.chips_seen
    if not chips:
        return Control(Standing.FREE, "No progressive wager")
    return Control(Standing.NEXT, f"Locks {count(chips, 'sensor')}")


def end_game(table: Table) -> Control:
    """Tell how END GAME stands."""
    if table.phase not in _AT_THE_TABLE:
        return _shut(table)
    if table.claims:
        return Control(Standing.NOT_YET, f"{count(len(table.claims), 'claim')} not confirmed")
    return Control(Standing.NEXT if table.wins else Standing.FREE, "Opens the next round")


def call_supervisor(table: Table) -> Control:
    """Tell how CALL SUPERVISOR stands."""
    if table.phase not in (Phase.BETTING, *_AT_THE_TABLE):
        return _shut(table)
    if table.claims:
        wins, _ = awards_of(table)
        roles = [table.setup.card_for(sensor, award.line, award.prize) for sensor, award in wins]
        return Control(Standing.NEXT, f"Needs {a_role(highest(roles))} card")
    if table.supervisor_called_at:
        return Control(Standing.FREE, "Called. Press to take it back")
    return Control(Standing.FREE)


def void_round(table: Table) -> Control:
    """Tell how VOID ROUND stands."""
    if table.phase not in (Phase.BETTING, *_AT_THE_TABLE):
        return _shut(table)
    if table.wins:
        return Control(Standing.NOT_YET, "A win is on record")
    return Control(Standing.FREE, "Hold 0.8 s")


def hand_buttons(table: Table, spot: Spot | None) -> Control:
    """Tell how the hand buttons of a spot stand."""
    if table.phase is Phase.BETTING:
        return Control(Standing.NOT_YET, "open after START GAME")
    if table.phase not in _AT_THE_TABLE:
        return Control(Standing.NOT_YET, table.phase.label)
    if spot is None:
        return Control(Standing.NOT_YET, "open when a seat is selected")
    refusal = claim_refusal(table, spot)
    if not refusal:
        return Control(Standing.FREE)
    return Control(Standing.NOT_YET, refusal)


def _shut(table: Table) -> Control:
    said = table.phase.label
    return Control(Standing.NOT_YET, said[0].upper() + said[1:])

"""A new shoe at baccarat: said between two coups, where the house shows roads."""

from dealer_assist.message import Msg
from dealer_assist.table.facts.judging.known_cards import is_baccarat
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table


def shows_roads(setup: TableSetup) -> bool:
    """True if a table has roads: a baccarat table whose house wants them."""
    return setup.practices.roads and is_baccarat(setup)


def refusal(table: Table) -> str:
    """Say why no shoe can begin now, or nothing if one can."""
    if not shows_roads(table.setup):
        return Msg("This table shows no roads. Its set-up can turn them on")
    if table.round.phase is not Phase.BETTING:
        return Msg("A shoe begins between two hands. Now {phase}", phase=table.round.phase.label)
    return ""

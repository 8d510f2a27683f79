"""The players of a simulated table: what they owe the layout, given how the table stands."""

from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import FoldHand, PlaceWagers
from dealer_assist.table.setup.table_setup import SamplePlayer
from dealer_assist.table.state import Phase, Table


def owed(table: Table) -> list[Command]:
    """Give what the sample players have not done yet; nothing once they have."""
    if table.phase is Phase.BETTING:
        asked = [_bet(table, player) for player in table.setup.players]
    elif table.phase is Phase.IN_PLAY:
        asked = [_play(table, player) for player in table.setup.players]
    else:
        asked = []
    return [command for command in asked if command is not None]


def _bet(table: Table, player: SamplePlayer) -> Command | None:
    before_cards = {row.key for row in table.setup.wagers if not row.is_made_in_play}
    wagers = {key: cents for key, cents in player.wagers.items() if key in before_cards}
    is_owed = bool(wagers) and not table.seat(player.seat).wagers
    return PlaceWagers(player.seat, wagers) if is_owed else None


def _play(table: Table, player: SamplePlayer) -> Command | None:
    seat = table.seat(player.seat)
    if player.folds:
        return None if seat.has_folded else FoldHand(player.seat)
    # Once every spot has its wager it is theirs to change: proceeds left up, a smaller Play.
    missing = not player.wagers.keys() <= seat.wagers.keys()
    return PlaceWagers(player.seat, player.wagers) if missing else None

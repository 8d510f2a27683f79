"""What a locked screen says: who locked the table, since when, and whose card unlocks it."""

from datetime import datetime, tzinfo

from dealer_assist.message import Msg
from dealer_assist.table.state import Phase, Table


def is_covered(table: Table) -> bool:
    """Tell whether the locked screen stands; a halted table shows its halt, and does nothing."""
    return table.lock is not None and table.phase is not Phase.HALTED


def locked_line(table: Table, zone: tzinfo | None) -> str:
    """Say who locked the table, and since when."""
    if table.lock is None:
        return ""
    since = datetime.fromtimestamp(table.lock.at / 1000, zone).strftime("%H:%M")
    if table.lock.by is None:
        return Msg("Locked since {since}", since=since)
    return Msg("Locked by {name} since {since}", name=table.lock.by.name, since=since)


def asked_line(table: Table) -> str:
    """Say whose card unlocks it."""
    if table.dealer is None:
        return Msg("Swipe a staff card to unlock")
    if table.phase is Phase.BETTING:
        return Msg(
            "Swipe the card of {name}, a relief dealer or a Supervisor", name=table.dealer.name
        )
    return Msg("Swipe the card of {name} or a Supervisor", name=table.dealer.name)

"""Who may open a locked screen, and what it says meanwhile."""

from dealer_assist.table.commands import SwipeCard
from dealer_assist.table.staff import Role, StaffMember
from dealer_assist.table.state import Phase, Table

_HEADS = (Role.SUPERVISOR, Role.EXECUTIVE)


def locked_line(table: Table, since: str) -> str:
    """Say who locked the screen."""
    if table.dealer is None:
        return f"Locked since {since}"
    return f"Locked by {table.dealer.name} since {since}"


def asked_line(table: Table) -> str:
    """Say whose card opens it."""
    if table.dealer is None:
        return "Swipe a staff card to unlock"
    if table.phase is Phase.BETTING:
        return f"Swipe the card of {table.dealer.name}, a relief dealer or a Supervisor"
    return f"Swipe the card of {table.dealer.name} or a Supervisor"


def relieves(table: Table, member: StaffMember) -> bool:
    """Tell whether a card takes the table over: another dealer's, between rounds."""
    is_other = table.dealer is not None and member.key != table.dealer.key
    return is_other and member.role is Role.DEALER and table.phase is Phase.BETTING


def why_locked(table: Table, swipe: SwipeCard) -> str:
    """Say why a card leaves the screen locked; nothing where it opens it."""
    member = swipe.member
    if swipe.is_misread:
        return "The card could not be read; swipe it again"
    if member is None:
        unknown = f"Card ending {swipe.last_four} is not on the staff list; the screen stays locked"
        return swipe.reading or unknown
    if table.dealer is None or member.key == table.dealer.key or member.role in _HEADS:
        return ""
    if relieves(table, member):
        return ""
    if member.role is Role.DEALER:
        return f"{member.name} can relieve between rounds only; the screen stays locked"
    return f"A {member.role.label}'s card does not unlock the table; a Supervisor's does"

"""Who is who in the trails, which name people by their keys."""

from collections.abc import Iterable, Mapping

from dealer_assist.catalog.staff import load_staff
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.table.staff import StaffMember
from dealer_assist.ui.over_page import Stand


def sample_staff(stand: Stand) -> tuple[StaffMember, ...]:
    """Give the staff of a table for practice."""
    file = stand.resources / "staff" / f"{stand.desk.table.setup.staff}.toml"
    return tuple(card.member for card in load_staff(file))


def staff_of(stand: Stand) -> tuple[StaffMember, ...]:
    """Give everybody who holds a card; nobody where the register cannot be read."""
    if stand.staff is None:
        return sample_staff(stand)
    try:
        return tuple(card.member for card in stand.staff.staff().cards.values())
    except JournalUnavailable:
        return ()


def names_of(members: Iterable[StaffMember]) -> Mapping[str, str]:
    """Give everybody's name by their key."""
    return {member.key: member.name for member in members}

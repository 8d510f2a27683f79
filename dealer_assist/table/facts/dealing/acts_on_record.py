"""What hands have done by the record: who stands, and whose acts a corrected card undoes."""

from dealer_assist.table.state import Table

STAND = "stand"


def has_stood(table: Table, place: str) -> bool:
    """True if a hand has said that it stands."""
    return any((act.place, act.act) == (place, STAND) for act in table.round.acts)

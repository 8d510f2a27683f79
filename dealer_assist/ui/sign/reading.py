"""Where a sign reads what is on record; whoever opens the sign gives it."""

from typing import Protocol

from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.table.state import Table


class SignReading(Protocol):
    """The record of the table that the sign stands beside."""

    def read(self) -> Table | None:
        """Return the table as it stands on record, None while it cannot be read."""
        ...

    def read_shoe(self, first_round: int) -> ShoeOnRecord | None:
        """Read the coups of the shoe, None while they cannot be read."""
        ...

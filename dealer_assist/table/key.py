"""The supervisor's key: its two positions, and that the table waits until it is back in RUN."""

from typing import TYPE_CHECKING

from dealer_assist.message import Msg

if TYPE_CHECKING:  # the state itself begins with the key in RUN
    from dealer_assist.table.state import Table

RUN, JPH = "RUN", "JPH"


def key_holds(table: "Table") -> str:
    """Say that the key must be turned back first, or nothing where it stands in RUN."""
    return "" if table.key == RUN else Msg("The key is in JPH; turn it back to RUN first")

"""What the dealer has said of seats whose cards nobody knows: paid, taken or push, on record."""

from collections.abc import Mapping

from dealer_assist.table.events.asked import WagersSettled
from dealer_assist.table.state import Table, once


@once
def given(table: Table) -> Mapping[int, WagersSettled]:
    """Return the answers of this round by seat."""
    return {
        wagers_settled.seat: wagers_settled
        for wagers_settled in table.round.walked
        if wagers_settled.answer
    }

"""A new shoe at baccarat: said between two coups, where the house shows roads."""

from dealer_assist.errors import Refused
from dealer_assist.table import events as e
from dealer_assist.table.facts.shoe import refusal
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def begin(table: Table, at: int) -> Events:
    """Begin a shoe; one that has no coup yet is begun already."""
    if why_not := refusal(table):
        raise Refused(why_not)
    if table.lasting.shoe and table.lasting.shoe_from == table.round.number:
        return ()
    return (e.ShoeBegun(at, table.lasting.shoe + 1, table.round.number),)

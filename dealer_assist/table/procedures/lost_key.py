"""A key that does not answer stands nowhere: what is unknown authorises nothing.

A Supervisor's card then does what the key would do, in the name of its holder. Where the
house wants it, a card also says who holds a key that is well.
"""

from dealer_assist.table import events as e
from dealer_assist.table.events.values import JPH
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_key

Events = tuple[e.Event, ...]


def lose(table: Table, at: int) -> Events:
    """Note once that nobody knows where the key stands."""
    if not has_key(table.setup) or table.lasting.key_is_lost:
        return ()
    return (e.KeyLost(at),)


def turn_by_card(table: Table, position: str, by: StaffMember, at: int) -> Events:
    """Have a card do what the key does; back at RUN the prizes come off the meters."""
    swiped = e.KeyCardSwiped(at, by, position)
    if position == JPH or table.round.pending is None:
        return (swiped,)
    return (swiped, e.MetersAdjusted(at, readings(table.setup, table.round.pending.accounts)))

"""Set hands compared seat by seat: what each wager came to, on record by one touch.

What the rules make of the cards is noted, never what a finger says. A hand whose cards, set or
wager were put right afterwards is compared again; nobody has to compare here for a round to end.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.comparing import fact, is_done
from dealer_assist.table.facts.dealing import sets, stages
from dealer_assist.table.facts.judging.set_hands import compared
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def compare(table: Table, command: c.CompareHand, at: int) -> Events:
    """Note how a seat's wager ended, or that it was not compared after all."""
    seat = command.seat
    if not sets.are_made(table.setup):
        raise Refused(Msg("No hands are set in {game}", game=table.setup.game_name))
    if seat not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=seat))
    if not command.is_on:
        return (e.HandCompared(at, seat),) if table.seat(seat).compared is not None else ()
    if not stages.is_last(table):
        stage = table.setup.stages[-1].label
        raise Refused(Msg("Hands are compared at {stage}. Touch it first", stage=stage))
    found = compared(table, seat)
    if found is None:
        raise Refused(
            Msg("Seat {seat} cannot be compared. Enter its cards and how they are set", seat=seat)
        )
    return () if is_done(table, seat) else (fact(at, seat, found),)

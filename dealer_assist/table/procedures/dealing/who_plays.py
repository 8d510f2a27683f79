"""Who sits in the deal where nobody enters wagers: by chip, by cards, or by the dealer's touch.

A seat plays, is empty, or nobody has said. How many hands are dealt follows; a shuffler that
counts them is believed, and contradicted in words where the seats say otherwise.
"""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing.who_plays import BEFORE_THE_DEAL, is_asked
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def mark(table: Table, command: c.MarkPlaying) -> Events:
    """Note that a seat plays or is empty, where nobody enters wagers; a second touch takes it back.

    What a chip, cards or a fold show already is not for a touch to deny.
    """
    number = command.seat
    if number not in table.setup.seats:
        raise Refused(Msg("There is no seat {seat} at this table", seat=number))
    if not is_asked(table):
        raise Refused(Msg("Who plays is known here. No seat has to be marked"))
    seat = table.seat(number)
    match command.plays:
        case None:
            wanted = (not seat.is_playing, False)
        case plays:
            wanted = (plays, not plays)
    if wanted == (seat.is_playing, seat.is_away):
        return ()
    if not wanted[0] and (seat.has_folded or table.round.cards.get(str(number))):
        raise Refused(Msg("Seat {seat} holds a hand. It plays", seat=number))
    return (e.PlayingMarked(number, *wanted),)


def count(table: Table, number: int, at: int) -> Events:
    """Note how many hands the shuffler has dealt in this round."""
    if table.round.phase in BEFORE_THE_DEAL or number == table.round.hands_counted or number < 1:
        return ()
    return (e.HandsCounted(at, number),)

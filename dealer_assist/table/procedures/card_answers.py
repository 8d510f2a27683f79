"""What a card does that was asked for at the table: which one it must be, and what comes of it."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.table.events.asked import ANSWER, BETS, MARK, RULED
from dealer_assist.table.events.counting import SENSOR
from dealer_assist.table.events.must_hit import MUST_HIT
from dealer_assist.table.procedures import (
    bonus_bets,
    counting,
    denials,
    irregularities,
    marks,
    must_hit,
    settling,
)
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Table

Events = tuple[e.Event, ...]


def by_card(table: Table, by: StaffMember, at: int) -> Events:
    """Do what was asked for, in the name of the card's holder."""
    asked = table.round.asked
    if asked is None:
        raise Refused(Msg("No card is asked for now"))
    if asked.what == BETS:
        return bonus_bets.allow(table, by, at)
    if asked.what == MUST_HIT:
        return must_hit.record(table, by, at)
    if asked.what == SENSOR:
        return counting.taken_off(table, by, at)
    if asked.what == MARK:
        return marks.by_card(table, by, at)
    if asked.what == RULED:
        return irregularities.ruled(table, by, at)
    if asked.what == ANSWER:
        return settling.answer_by_card(table, by, at)
    hands = tuple(event for hand in asked.hands for event in denials.agreed(table, hand, by, at))
    bets = tuple(event for bet in asked.bets for event in bonus_bets.denied(table, bet, by, at))
    return (*hands, *bets, e.CardNotAsked(at))

"""How a sentence about an event is kept, and how its holes are filled."""

from collections.abc import Callable
from typing import Any, TypeAlias

from dealer_assist.message import Msg, holes
from dealer_assist.rules.money import dollars
from dealer_assist.table import events as e
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.sensor_faults import sensor_name
from dealer_assist.ui.table.presenter.words.names import hand_label, reason_words, stage_label

Said: TypeAlias = Msg | Callable[[Any, Table], str]
"""A sentence whose holes the event fills, or a function where there is something to choose."""


def said_of(said: Said, event: e.Event, table: Table) -> str:
    """Say it of an event; `table` is the table after it."""
    if not isinstance(said, Msg):
        return said(event, table)
    return Msg.of(said, {hole: _told(hole, event, table) for hole in holes(said)})


def _told(hole: str, event: Any, table: Table) -> object:
    """Return what stands in a hole: a field of the event, in the words that a dealer has for it."""
    match hole:
        case "name":
            who = getattr(event, "by", None) or event.dealer
            return getattr(who, "name", who)  # the floor gives a name alone
        case "amount":
            return dollars(event.cents)
        case "prize":
            return dollars(event.award.prize)
        case "wager":
            return table.setup.label_of(event.wager)
        case "jackpot":
            return table.setup.jackpots[event.sensor].label
        case "witness":
            return event.witness.name
        case "reason":
            return reason_words(event.reason)
        case "sensor":
            return sensor_name((event.seat, event.sensor), table.setup.jackpots)
        case "hand":
            return hand_label(table.setup, event.sensor, event.line)
        case "stage":
            return stage_label(table.setup, event.stage)
        case _:
            return getattr(event, hole)

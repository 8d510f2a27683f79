"""Touches that change something on the floor: each becomes an act, with its reason and cards."""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from dealer_assist.floor import actions
from dealer_assist.floor.actions import PitAction
from dealer_assist.floor.view import FloorView, TicketRow
from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.ui.floor.selection import Selection, money
from dealer_assist.ui.floor.touches import (
    ApplyTouched,
    AwardTouched,
    CheckpointTouched,
    CheckTouched,
    CloseTouched,
    Doing,
    NoteTouched,
    PauseTouched,
    RecordTouched,
    ReleaseTouched,
    ResumeTouched,
)


@frozen
class Ask:
    """An act and what the question for its cards says; one that needs no card is done at once."""

    act: PitAction
    title: str = ""
    about: str = ""


@frozen
class AskWhy:
    """An act that needs a reason first."""

    title: str
    about: str
    act: Callable[[str], PitAction]


Asked: TypeAlias = Ask | AskWhy | None


def asked_of(touch: Doing, view: FloorView, shown: Selection) -> Asked:
    """Give what a touch asks for; None where what it is about is not on the floor any more."""
    match touch:
        case NoteTouched(alert):
            return Ask(actions.TakeNote(alert))
        case CheckpointTouched():
            return Ask(actions.SetCheckpoint())
        case CheckTouched(what):
            return _check(what, _ticket(view, shown.ticket))
        case AwardTouched(key) | ReleaseTouched(key) | CloseTouched(key):
            return _end(touch, _ticket(view, key))
        case PauseTouched(key) | ResumeTouched(key) | ApplyTouched(key):
            return _turn(touch, key, view)
        case RecordTouched(number):
            return _record(number, view)
        case _:
            assert_never(touch)


def _ticket(view: FloorView, key: str) -> TicketRow | None:
    return next((one for one in view.tickets if one.key == key), None)


def _check(what: str, ticket: TicketRow | None) -> Asked:
    if ticket is None:
        return None
    is_on = all(one.what != what for one in ticket.checks)
    return Ask(actions.Check(ticket.key, what, is_on))


def _end(touch: AwardTouched | ReleaseTouched | CloseTouched, ticket: TicketRow | None) -> Asked:
    if ticket is None:
        return None
    key, table = ticket.key, ticket.station
    about = Msg(
        "{amount}, {hand}, table {table} seat {seat}",
        amount=money(ticket.worth),
        hand=ticket.hand,
        table=table,
        seat=ticket.seat,
    )
    match touch:
        case AwardTouched():
            return Ask(actions.Award(key), Msg("Award table {table}", table=table), about)
        case ReleaseTouched():
            title = Msg("Release table {table}", table=table)
            return AskWhy(title, about, lambda why: actions.Release(key, why))
        case CloseTouched():
            title = Msg("Close the ticket of table {table}", table=table)
            return AskWhy(title, about, lambda why: actions.CloseTicket(key, why))
        case _:
            assert_never(touch)


def _turn(touch: PauseTouched | ResumeTouched | ApplyTouched, key: str, view: FloorView) -> Asked:
    link = view.link(key)
    if link is None:
        return None
    match touch:
        case PauseTouched():
            title = Msg("Pause link {letter}", letter=link.letter)
            return AskWhy(title, link.label, lambda why: actions.Pause(key, why))
        case ResumeTouched():
            title = Msg("Resume link {letter}", letter=link.letter)
            return Ask(actions.Resume(key), title, link.label)
        case ApplyTouched():
            title = Msg("Apply the settings of link {letter}", letter=link.letter)
            seen = tuple(sorted(one.words for one in view.settings if one.link == key))
            return Ask(actions.ApplySettings(key, seen), title, link.label)
        case _:
            assert_never(touch)


def _record(number: str, view: FloorView) -> Asked:
    station = view.station(number)
    if station is None:
        return None
    title = Msg("Record the difference of table {table}", table=number)
    about = money(abs(station.difference))
    return AskWhy(title, about, lambda why: actions.RecordDifference(number, why))

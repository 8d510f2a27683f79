"""Touches that change something on the floor: each becomes an act, with its reason and cards."""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from dealer_assist.catalog.fields import parse_dollars, parse_rate
from dealer_assist.floor import actions
from dealer_assist.floor.actions import PitAction
from dealer_assist.floor.view import FloorView, MeterSeen, TicketRow
from dealer_assist.message import Msg
from dealer_assist.rules.money import micros
from dealer_assist.ui.floor.selection import Selection, money
from dealer_assist.ui.floor.touches import (
    AdjustTouched,
    ApplyTouched,
    AwardTouched,
    CallTouched,
    CheckpointTouched,
    CloseTouched,
    DifferenceRecorded,
    Doing,
    FloorAlertNoted,
    LevelSetting,
    PauseTouched,
    ReleaseTouched,
    ResumeTouched,
    SettingTouched,
    TicketChecked,
)
from dealer_assist.value import Value


class FloorAsk(Value):
    """An act and what the question for its cards says; one that needs no card is done at once."""

    act: PitAction
    title: str = ""
    about: str = ""


class AskWhy(Value):
    """An act that needs a reason first."""

    title: str
    about: str
    act: Callable[[str], PitAction]


class FloorAskAmount(Value):
    """An act that needs an amount first; `read` takes it off the words that were typed."""

    title: str
    about: str
    read: Callable[[str], int]
    asked: Callable[[int], "Asked"]


Asked: TypeAlias = FloorAsk | AskWhy | FloorAskAmount | None


def asked_of(touch: Doing, view: FloorView, shown: Selection) -> Asked:
    """Return what a touch asks for; None where what it is about is not on the floor any more."""
    match touch:
        case FloorAlertNoted(alert):
            return FloorAsk(actions.TakeNote(alert))
        case CheckpointTouched():
            return FloorAsk(actions.SetCheckpoint())
        case TicketChecked(what):
            return _check(what, view.ticket(shown.ticket))
        case AwardTouched(key) | ReleaseTouched(key) | CloseTouched(key):
            return _end(touch, view.ticket(key))
        case PauseTouched(key) | ResumeTouched(key) | ApplyTouched(key):
            return _turn(touch, key, view)
        case DifferenceRecorded(number):
            return _record(number, view, shown)
        case CallTouched(number):
            return _see_to(number, view)
        case AdjustTouched(link, level):
            return _adjust(view.meter(link, level))
        case SettingTouched(link, level, setting):
            return _propose(setting, view.meter(link, level))
        case _:
            assert_never(touch)


def _check(what: str, ticket: TicketRow | None) -> Asked:
    if ticket is None:
        return None
    is_on = all(check.what != what for check in ticket.checks)
    return FloorAsk(actions.Check(ticket.key, what, is_on))


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
            return FloorAsk(actions.Award(key), Msg("Award table {table}", table=table), about)
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
            return FloorAsk(actions.Resume(key), title, link.label)
        case ApplyTouched():
            title = Msg("Apply the settings of link {letter}", letter=link.letter)
            seen = tuple(sorted(setting.words for setting in view.settings if setting.link == key))
            return FloorAsk(actions.ApplySettings(key, seen), title, link.label)
        case _:
            assert_never(touch)


def _see_to(number: int, view: FloorView) -> Asked:
    call = next((call for call in view.calls if call.number == number), None)
    if call is None:
        return None
    if not call.taken_by:
        return FloorAsk(actions.TakeCall(number))
    title = Msg("What was done at table {table}?", table=call.station)
    about = Msg("{name} came", name=call.taken_by)
    return AskWhy(title, about, lambda words: actions.AnswerCall(number, words))


def _adjust(meter: MeterSeen | None) -> Asked:
    if meter is None:
        return None
    link, level, title = meter.link, meter.level, Msg("Set the meter {level}", level=meter.label)
    about = Msg("Shows {amount}. Enter the new amount", amount=money(meter.meter))

    def why(to: int) -> Asked:
        return AskWhy(title, money(to), lambda words: actions.AdjustMeter(link, level, to, words))

    return FloorAskAmount(title, about, _dollars, why)


def _propose(setting: LevelSetting, meter: MeterSeen | None) -> Asked:
    if meter is None:
        return None
    link, level = meter.link, meter.level
    read: Callable[[str], int] = _dollars
    match setting:
        case LevelSetting.SEED:
            title = Msg("Propose a seed for {level}", level=meter.label)
            about = Msg("Now {amount}. Enter the new amount", amount=money(meter.seed))
        case LevelSetting.RATE:
            title, read = Msg("Propose a rate for {level}", level=meter.label), parse_rate
            about = Msg("Enter the part of a wager it gets, as 12.5%")
        case LevelSetting.RESERVE:
            title, read = Msg("Propose a reserve for {level}", level=meter.label), parse_rate
            about = Msg("Enter the part of a wager kept for the next seed, as 2.5%")
        case LevelSetting.CAP:
            title = Msg("Propose a cap for {level}", level=meter.label)
            about = Msg("No cap yet. Enter the amount at which it stops")
            if meter.cap is not None:
                about = Msg("Now {amount}. Enter the new amount", amount=money(meter.cap))
        case _:
            assert_never(setting)
    waits = Msg("Waits until the link is paused and a second person approves")

    def proposed(to: int) -> Asked:
        return FloorAsk(actions.ProposeLinkSetting(link, level, setting.value, to), title, waits)

    return FloorAskAmount(title, about, read, proposed)


def _dollars(words: str) -> int:
    return micros(parse_dollars(words))


def _record(number: str, view: FloorView, shown: Selection) -> Asked:
    doubts = [doubt for doubt in view.doubts_of(number) if shown.chose(doubt) is not None]
    if not doubts:
        return None
    choices = tuple(doubt.choice(is_counted=bool(shown.chose(doubt))) for doubt in doubts)
    moves = sum(doubt.moves for doubt in doubts if shown.chose(doubt))
    title = Msg("Record {n} of table {table}", n=len(doubts), table=number)
    about = moved_words(moves)
    return AskWhy(title, about, lambda why: actions.RecordDoubts(number, choices, moves, why))


def moved_words(moves: int) -> str:
    """Say what a record moves."""
    if not moves:
        return Msg("No meter changes")
    if moves > 0:
        return Msg("Adds {amount} to the meter", amount=money(moves))
    return Msg("Takes {amount} off the meter", amount=money(-moves))

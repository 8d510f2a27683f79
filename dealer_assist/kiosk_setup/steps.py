"""What each step of the set-up still lacks: one sentence, or nothing where it may be left."""

from typing import assert_never

from dealer_assist.kiosk_setup.answers import NO_DEVICE
from dealer_assist.kiosk_setup.draft import STEPS, Draft, Step
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup

MOST_SKEW_MS = 60_000
"""A clock that is further off would write times that no auditor believes."""


def lacks(draft: Draft, step: Step, table: TableSetup | None, *, is_staffed: bool = False) -> str:
    """Say what a step still lacks."""
    answers = draft.answers
    match step:
        case Step.LANGUAGE:
            return ""
        case Step.SCREEN if not answers.output:
            return Msg("no screen is chosen")
        case Step.SCREEN:
            return "" if step in draft.tried else Msg("the touch test is missing")
        case Step.SIGN:
            is_same = answers.sign != "" and answers.sign == answers.output
            return Msg("this monitor is the table's own") if is_same else ""
        case Step.TABLE if table is None:
            return Msg("no table is chosen")
        case Step.TABLE:
            return "" if answers.number else Msg("the table has no number")
        case Step.PORTS:
            return _ports(draft, table)
        case Step.CLOCK:
            return _clock(draft)
        case Step.FLOOR:
            is_open = bool(answers.floor) and step not in draft.tried
            return Msg("the floor has not answered") if is_open else ""
        case Step.BACKUP:
            return "" if step in draft.tried else Msg("no copy was written yet")
        case Step.STAFF:
            return "" if is_staffed else Msg("two staff cards are missing")
        case _:
            assert_never(step)


def may_go_to(draft: Draft, step: Step) -> bool:
    """Tell whether a step can be touched: all before it are done."""
    return all(one in draft.done for one in STEPS[: STEPS.index(step)])


def missing_devices(draft: Draft, table: TableSetup | None) -> tuple[str, ...]:
    """Name the devices of the table that have neither a tested port nor the word that none is."""
    devices = table.devices if table is not None else {}
    ports = draft.answers.ports
    return tuple(one for one in devices if one not in draft.tested and ports.get(one) != NO_DEVICE)


def _ports(draft: Draft, table: TableSetup | None) -> str:
    if count := len(missing_devices(draft, table)):
        return Msg("{n} devices without a test", one="{n} device without a test", n=count)
    return ""


def _clock(draft: Draft) -> str:
    if not draft.answers.time_server:
        return ""
    if Step.CLOCK in draft.tried:
        return ""
    is_off = abs(draft.skew_ms) > MOST_SKEW_MS
    return Msg("the clock is too far off") if is_off else Msg("the clock was not compared")

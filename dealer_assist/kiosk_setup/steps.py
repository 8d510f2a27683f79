"""What each step of the set-up still lacks: one sentence, or nothing where it may be left."""

from typing import assert_never

from dealer_assist.kiosk_setup.answers import NO_DEVICE
from dealer_assist.kiosk_setup.draft import STEPS, SetUpDraft, SetUpStep
from dealer_assist.message import Msg
from dealer_assist.table.setup.table_setup import TableSetup

MOST_SKEW_MS = 60_000
"""A clock that is further off would write times that no auditor believes."""


def lacks(
    draft: SetUpDraft, step: SetUpStep, table: TableSetup | None, *, is_staffed: bool = False
) -> str:
    """Say what a step still lacks."""
    answers = draft.answers
    match step:
        case SetUpStep.LANGUAGE:
            return ""
        case SetUpStep.SCREEN if not answers.output:
            return Msg("no screen is chosen")
        case SetUpStep.SCREEN:
            return "" if step in draft.tried else Msg("the touch test is missing")
        case SetUpStep.SIGN:
            is_same = answers.sign != "" and answers.sign == answers.output
            return Msg("this monitor is the table's own") if is_same else ""
        case SetUpStep.TABLE if table is None:
            return Msg("no table is chosen")
        case SetUpStep.TABLE:
            return "" if answers.number else Msg("the table has no number")
        case SetUpStep.APPROVAL:
            is_open = table is None or table.jurisdiction.is_practice
            return Msg("no jurisdiction chosen") if is_open else ""
        case SetUpStep.PORTS:
            return _ports(draft, table)
        case SetUpStep.CLOCK:
            return _clock(draft)
        case SetUpStep.FLOOR:
            is_open = bool(answers.floor) and step not in draft.tried
            return Msg("the server has not answered") if is_open else ""
        case SetUpStep.BACKUP:
            return "" if step in draft.tried else Msg("no copy was written yet")
        case SetUpStep.STAFF:
            return "" if is_staffed else Msg("a staff card is missing")
        case _:
            assert_never(step)


def may_go_to(draft: SetUpDraft, step: SetUpStep) -> bool:
    """True if a step can be touched: all before it are done."""
    return all(set_up_step in draft.done for set_up_step in STEPS[: STEPS.index(step)])


def missing_devices(draft: SetUpDraft, table: TableSetup | None) -> tuple[str, ...]:
    """Name the devices of the table that have neither a tested port nor the word that none is."""
    devices = table.devices if table is not None else {}
    ports = draft.answers.ports
    return tuple(
        device
        for device in devices
        if device not in draft.tested and ports.get(device) != NO_DEVICE
    )


def _ports(draft: SetUpDraft, table: TableSetup | None) -> str:
    if count := len(missing_devices(draft, table)):
        return Msg("{n} devices without a test", one="{n} device without a test", n=count)
    return ""


def _clock(draft: SetUpDraft) -> str:
    if not draft.answers.time_server:
        return ""
    if SetUpStep.CLOCK in draft.tried:
        return ""
    is_off = abs(draft.skew_ms) > MOST_SKEW_MS
    return Msg("the clock is too far off") if is_off else Msg("the clock was not compared")

"""What is noted beside the round, in any phase: paper, alerts, settings, mishaps, visits."""

from collections.abc import Iterable
from datetime import date, timedelta

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Proposal, accounts_of
from dealer_assist.table.meters import readings, reopened, sorted_out
from dealer_assist.table.setup.checker import Findings, check
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import apply, find, merged
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table


def proposal(table: Table, command: c.ProposeSetting, at: int) -> Proposal | None:
    """Read a wanted value as it would be proposed; None where the table would not take it."""
    try:
        change = (command.path, command.value)
        return proposal_by(table, change, (command.by, command.witness), at)
    except Refused:
        return None


def proposal_by(
    table: Table, change: tuple[str, str | int], people: tuple[StaffMember, StaffMember], at: int
) -> Proposal | None:
    """Read a wanted value beside all that is proposed; None where it is proposed already."""
    path, value = change
    others = tuple(one for one in table.lasting.proposed if one.path != path)
    # What is proposed counts: the figure may be that of a jackpot that is to be chosen.
    setting = find(proposed_setup(table, others), path, day_of(at))
    new = setting.accepted(value)
    if any((one.path, one.new) == (path, new) for one in table.lasting.proposed):
        return None
    if new == setting.text:
        raise Refused(
            Msg(
                "{setting} is {value} already. Enter another value",
                setting=setting.label,
                value=new,
            )
        )
    by, witness = people
    return Proposal(path, setting.text, new, by, witness, at, setting.of)


def proposed_settings(proposed: tuple[Proposal, ...]) -> tuple[Setting, ...]:
    """Return proposals as the settings that they will be."""
    return tuple(Setting(one.path, one.new, one.of) for one in proposed)


def proposed_setup(table: Table, proposed: tuple[Proposal, ...]) -> TableSetup:
    """Return the set-up that the table would open with."""
    return apply(table.setup, merged(table.lasting.settings, proposed_settings(proposed)))


def judge(setup: TableSetup, on: date) -> Findings:
    """Ask the checker for a set-up: the rules that it breaks, and what the house should know."""
    return check(setup, setup.jurisdiction, on)


def day_of(at: int) -> date:
    """Return the day of a time in milliseconds, UTC."""
    return date(1970, 1, 1) + timedelta(milliseconds=at)


def beside(table: Table, wanted: Iterable[Proposal]) -> tuple[Proposal, ...]:
    """Return what is proposed with these proposals, the last one of each setting."""
    return tuple({one.path: one for one in (*table.lasting.proposed, *wanted)}.values())


def require_lawful(table: Table, wanted: tuple[Proposal, ...], at: int) -> None:
    """Refuse proposals that the table could not open with."""
    setup = proposed_setup(table, beside(table, wanted))
    judge(setup, day_of(at)).require()
    known, _ = sorted_out(setup, readings(table.setup, table.accounts))
    reopened(setup, accounts_of(known))  # refuses a cap below what a meter shows

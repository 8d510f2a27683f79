"""The house's settings at the table: those that wait for the next opening, those in force."""

from dataclasses import replace

from dealer_assist.table import events as e
from dealer_assist.table.events.values import Proposal, Setting, accounts_of
from dealer_assist.table.meters import readings, sorted_out
from dealer_assist.table.setup.settings import apply, merged
from dealer_assist.table.state import Table


def in_force(table: Table, settings: tuple[Setting, ...]) -> Table:
    """Give the table with exactly these settings in force."""
    if settings == table.settings:
        return table
    return replace(table, setup=apply(table.setup, settings), settings=settings)


def propose(table: Table, event: e.SettingProposed) -> Table:
    """Let a setting wait for the next opening."""
    wanted = Proposal(
        path=event.path,
        old=event.old,
        new=event.new,
        by=event.by,
        witness=event.witness,
        at=event.at,
        of=event.of,
    )
    return replace(table, proposed=(*other_proposals(table, event.path), wanted))


def other_proposals(table: Table, path: str) -> tuple[Proposal, ...]:
    """Give the settings that wait, but for one."""
    return tuple(one for one in table.proposed if one.path != path)


def put_in_force(table: Table, event: e.SettingsApplied) -> Table:
    """Let the settings count that have waited."""
    applied = in_force(table, merged(table.settings, event.settings))
    kept = (*readings(table.setup, table.accounts), *table.parked)
    # The money of a jackpot that is taken off is kept for its return.
    accounts, parked = sorted_out(applied.setup, kept)
    accounts |= accounts_of(event.meters)
    return replace(applied, accounts=accounts, parked=parked, proposed=())

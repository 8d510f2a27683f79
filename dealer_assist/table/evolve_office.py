"""The table after what is noted beside the round: cards, alerts, settings, meters set by hand."""

from dataclasses import replace

from dealer_assist.table import events as e
from dealer_assist.table.configuration import apply, merged
from dealer_assist.table.facts import Alert, Lock, Proposal, accounts_of
from dealer_assist.table.meters import shifted
from dealer_assist.table.state import MeterChange, Table


def evolve(table: Table, event: e.Event) -> Table:
    """Apply one of these events; any other leaves the table as it is."""
    match event:
        case e.CardsSeen(_, place, cards):
            known = {**table.cards, place: cards}
            return replace(table, cards={at: some for at, some in known.items() if some})
        case e.AlertRaised(at, key, kind, sentence):
            others = _other_alerts(table, key)
            return replace(table, alerts=(*others, Alert(key, kind, sentence, at)))
        case e.AlertAcknowledged(_, key):
            return replace(table, alerts=_other_alerts(table, key))
        case e.PagePrinted(_, "win", number, copy):
            highest = max(copy, table.copies.get(number, 0))
            return replace(table, copies={**table.copies, number: highest})
        case e.ViewFailed(_, view):
            return replace(table, mishaps=(*table.mishaps, view))
        case e.TableLocked(at, by):
            return replace(table, lock=Lock(at, by))
        case e.TableUnlocked():
            return replace(table, lock=None)
        case e.MeterSetAsked(_, sensor, level, to_micros, reason, note):
            asked = MeterChange(sensor, level, to_micros, reason, note)
            return replace(table, meter_change=asked)
        case e.MeterSet():
            return _set_meter(table, event)
        case _:
            return _set(table, event)


def in_force(table: Table, settings: tuple[e.Setting, ...]) -> Table:
    """Give the table with exactly these settings in force."""
    if settings == table.settings:
        return table
    return replace(table, setup=apply(table.setup, settings), settings=settings)


def _set(table: Table, event: e.Event) -> Table:
    match event:
        case e.SettingProposed():
            wanted = Proposal(
                path=event.path,
                old=event.old,
                new=event.new,
                by=event.by,
                witness=event.witness,
                at=event.at,
                of=event.of,
            )
            return replace(table, proposed=(*_other_proposals(table, event.path), wanted))
        case e.SettingWithdrawn(_, path):
            return replace(table, proposed=_other_proposals(table, path))
        case e.SettingsApplied(_, settings, meters):
            applied = in_force(table, merged(table.settings, settings))
            accounts = {**table.accounts, **accounts_of(meters)}
            return replace(applied, accounts=accounts, proposed=())
        case _:  # facts that change nothing by themselves: a report, a test, the end of a game
            return table


def _set_meter(table: Table, event: e.MeterSet) -> Table:
    before, after = accounts_of(event.before), accounts_of(event.meters)
    return replace(
        table,
        accounts={**table.accounts, **after},
        opening_accounts=shifted(table.opening_accounts, before, after),
        meter_change=None,
    )


def _other_alerts(table: Table, key: str) -> tuple[Alert, ...]:
    return tuple(one for one in table.alerts if one.key != key)


def _other_proposals(table: Table, path: str) -> tuple[Proposal, ...]:
    return tuple(one for one in table.proposed if one.path != path)

"""Meters as facts: each account is written down with its jackpot, and found by it again."""

from collections.abc import Iterable, Mapping

from dealer_assist.jackpot.account import Account, carry_over, open_account, show_amount
from dealer_assist.jackpot.definition import Jackpot, Level
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter
from dealer_assist.value import replace

Accounts = Mapping[Meter, Account]


def readings(setup: TableSetup, accounts: Accounts) -> tuple[MeterReading, ...]:
    """Write accounts down, each with the jackpot that it belongs to."""
    return tuple(
        MeterReading(sensor, level, account, setup.jackpots[sensor].key)
        for (sensor, level), account in accounts.items()
    )


def sorted_out(
    setup: TableSetup, meters: Iterable[MeterReading]
) -> tuple[tuple[MeterReading, ...], tuple[MeterReading, ...]]:
    """Part the meters of the jackpots that the table has from those of jackpots that it had."""
    known: dict[Meter, MeterReading] = {}
    parked: list[MeterReading] = []
    for meter in meters:
        jackpot = setup.jackpots.get(meter.sensor)
        if jackpot is not None and _is_of(jackpot, meter):
            known[meter.sensor, meter.level] = meter
        else:
            parked.append(meter)
    return tuple(known.values()), tuple(parked)


def reopened(setup: TableSetup, known: Accounts) -> dict[Meter, Account]:
    """Return the meters that a table opens with: known ones go on, a new one starts at its seed."""
    return {
        (sensor, level.name): _reopened(jackpot, level, known.get((sensor, level.name)))
        for sensor, jackpot in setup.jackpots.items()
        for level in jackpot.levels
    }


def shifted(accounts: Accounts, before: Accounts, after: Accounts) -> dict[Meter, Account]:
    """Move accounts by what an adjustment moved: what a voided round goes back to moves along."""
    moved = dict(accounts)
    for meter in after.keys() & moved.keys():
        was, now, one = before[meter], after[meter], moved[meter]
        moved[meter] = replace(
            one,
            meter=one.meter + now.meter - was.meter,
            reserve=one.reserve + now.reserve - was.reserve,
            overflow=one.overflow + now.overflow - was.overflow,
            adjusted=one.adjusted + now.adjusted - was.adjusted,
        )
    return moved


def _is_of(jackpot: Jackpot, reading: MeterReading) -> bool:
    # Journals of the first releases do not name the jackpot: then it is the one at the sensor.
    same = reading.jackpot in ("", jackpot.key)
    return same and any(level.name == reading.level for level in jackpot.levels)


def _reopened(jackpot: Jackpot, level: Level, known: Account | None) -> Account:
    if known is None:
        return open_account(level)
    return show_amount(level, known) if jackpot.is_house else carry_over(level, known)

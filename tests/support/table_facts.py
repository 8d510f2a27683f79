"""A table with facts named flat, each put into the half that it lives in."""

from collections.abc import Mapping
from typing import Any

from dealer_assist.table.events.lasting import Lasting, Spot
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, RoundState, Sensor, Table
from dealer_assist.value import as_dict, fields, replace

LASTING, ROUND = fields(Lasting), fields(RoundState)


def table_of(setup: TableSetup, phase: Phase = Phase.CLOSED, **facts: Any) -> Table:
    """Make a table of which these facts are known, and nothing else."""
    return changed(Table(setup), phase=phase, **facts)


def flat(table: Table) -> dict[str, Any]:
    """Return every fact of a table by its name."""
    halves = as_dict(table.lasting) | as_dict(table.round)
    return halves | {"setup": table.setup, "dealer": table.dealer}


def changed(table: Table, **facts: Any) -> Table:
    """Make the same table with other facts; `sensors` and `accounts` are whole."""
    if "round" in facts:
        facts["number"] = facts.pop("round")
    if "accounts" in facts:
        facts["meters"] = _readings(table.setup, facts.pop("accounts"))
    if "sensors" in facts:
        facts |= _sensed(facts.pop("sensors"))
    lasting = replace(table.lasting, **_of(facts, LASTING))
    played = replace(table.round, **_of(facts, ROUND))
    rest = {name: one for name, one in facts.items() if name not in (*LASTING, *ROUND)}
    return replace(table, lasting=lasting, round=played, **rest)


def _of(facts: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: one for name, one in facts.items() if name in names}


def _readings(setup: TableSetup, accounts: Mapping[Any, Any]) -> tuple[MeterReading, ...]:
    return tuple(
        MeterReading(sensor, level, one, setup.jackpots[sensor].key)
        for (sensor, level), one in accounts.items()
    )


def _sensed(sensors: Mapping[Spot, Sensor]) -> dict[str, Any]:
    told = {
        "chips": tuple(spot for spot, one in sensors.items() if one.has_chip),
        "left": tuple(spot for spot, one in sensors.items() if one.is_left),
        "faults": tuple((*spot, one.fault) for spot, one in sensors.items() if one.fault),
        "late": tuple(spot for spot, one in sensors.items() if one.is_late),
        "marks": {spot: one.mark for spot, one in sensors.items() if one.mark},
        "locked_in": {spot: one.locked_cents for spot, one in sensors.items() if one.locked_cents},
    }
    settled = dict.fromkeys(spot[1] for spot, one in sensors.items() if one.is_settled)
    return told | ({"settled": tuple(settled)} if settled else {})

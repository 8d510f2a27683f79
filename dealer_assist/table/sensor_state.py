"""What events make of the sensors: chips that come and go, wagers that are locked and settled."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from dealer_assist.table import events as e
from dealer_assist.table.events.values import LockedWager
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Sensor, Table

SensorEvent = (
    e.ChipSeen
    | e.ChipGone
    | e.ChipKept
    | e.LateChipRefused
    | e.SensorFailed
    | e.SensorMended
    | e.WagerMarked
)
Sensors = Mapping[Spot, Sensor]


def opened(table: Table, event: e.RoundOpened | e.TableClosed) -> Sensors:
    """Give the sensors as a checkpoint describes them."""
    faults = {(seat, sensor): fault for seat, sensor, fault in event.faults}
    return {
        spot: Sensor(
            has_chip=spot in event.chips,
            fault=faults.get(spot, ""),
            is_left=spot in event.left,
        )
        for spot in table.setup.spots
    }


def sense(table: Table, event: SensorEvent) -> Table:
    """Apply what happened at one sensor."""
    spot = (event.seat, event.sensor)
    sensor = table.sensor(spot)
    match event:
        case e.ChipSeen():
            sensor = replace(sensor, has_chip=True)
        case e.ChipGone():
            sensor = replace(sensor, has_chip=False, is_late=False, is_left=False)
        case e.ChipKept():
            sensor = replace(sensor, is_left=False)
        case e.LateChipRefused():
            sensor = replace(sensor, has_chip=True, is_late=True)
        case e.SensorFailed(fault=fault):
            sensor = replace(sensor, fault=fault)
        case e.WagerMarked(is_on=is_on):
            sensor = replace(sensor, is_marked=is_on)
        case e.SensorMended():
            sensor = replace(sensor, fault="")
        case _:
            assert_never(event)
    return replace(table, sensors={**table.sensors, spot: sensor})


def locked(table: Table, wagers: Iterable[LockedWager]) -> Sensors:
    """Give the sensors with these wagers locked in."""
    cents = {(one.seat, one.sensor): one.cents for one in wagers}
    return {
        spot: replace(sensor, locked_cents=cents.get(spot, 0))
        for spot, sensor in table.sensors.items()
    }


def settled(table: Table, sensor: str) -> Sensors:
    """Give the sensors with the part of one jackpot over."""
    return {
        spot: replace(one, is_settled=True) if spot[1] == sensor else one
        for spot, one in table.sensors.items()
    }

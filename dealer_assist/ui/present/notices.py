"""What does not work, what still does, and what to do about it: one notice for each."""

from collections.abc import Iterable

from dealer_assist.devices.messages import SensorTested
from dealer_assist.devices.registry import all_roles, role_named
from dealer_assist.message import Msg, listed
from dealer_assist.table.setup import Spot
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.looks import NoticeLook
from dealer_assist.ui.models.actions import Leave, RetestSensor, TryAgain
from dealer_assist.ui.present import sensor_faults
from dealer_assist.ui.present.sensor_faults import Faulty
from dealer_assist.ui.present.view import View

MOST = 2
"""Notices that have room; what is less urgent is counted in the last one."""


def notices(table: Table, view: View) -> tuple[NoticeLook, ...]:
    """List what is wrong, the most urgent first, in the room there is."""
    every = (
        *_halted(table),
        *_not_recording(view),
        *(_lost(device) for device in view.lost_devices),
        *_sensors(table, view),
    )
    if len(every) <= MOST:
        return every
    *shown, last = every[:MOST]
    more = listed([one.title for one in every[MOST:]])
    return (
        *shown,
        NoticeLook(
            last.title,
            Msg("Also: {troubles}.", troubles=more),
            last.icon,
            last.action,
            last.button,
            last.button_icon,
        ),
    )


def sensor_name(spot: Spot, sensors: Iterable[str]) -> str:
    """Name a sensor by its seat, with its letter where a seat has two."""
    seat, letter = spot
    return f"{seat}{letter}" if len(list(sensors)) > 1 else f"{seat}"


def by_urgency(devices: Iterable[str]) -> tuple[str, ...]:
    """Order devices by what stops the game: sensors, card reader, key, then the rest."""
    order = [role.name for role in all_roles()]
    known = len(order)
    return tuple(
        sorted(devices, key=lambda one: (order.index(one) if one in order else known, one))
    )


def device_name(device: str) -> str:
    """Name a device as a dealer does."""
    role = role_named(device)
    return role.title if role else device.replace("_", " ").capitalize()


def device_cure(device: str) -> str:
    """Say what does not work without a device, and what to do."""
    role = role_named(device)
    return role.cure if role else Msg("Check the cable.")


def tested_line(table: Table, tested: SensorTested) -> str:
    """Say what the test of a sensor has found, where it found it well."""
    if tested.fault is not None:
        return ""
    name = sensor_name((tested.seat, tested.sensor), table.setup.jackpots)
    if tested.has_chip:
        return Msg("Sensor {sensor} works, and a chip is on it", sensor=name)
    return Msg("Sensor {sensor} works, and no chip is on it", sensor=name)


def _halted(table: Table) -> tuple[NoticeLook, ...]:
    if table.phase is not Phase.HALTED:
        return ()
    detail = Msg("Nothing recorded is lost. Call a technician, then restart it.")
    return (
        NoticeLook(
            Msg("The table is halted"),
            detail,
            action=Leave(),
            button=Msg("EXIT"),
            button_icon="cross",
        ),
    )


def _not_recording(view: View) -> tuple[NoticeLook, ...]:
    if not view.trouble:
        return ()
    return (
        NoticeLook(
            Msg("Not recording: nothing has happened"),
            view.trouble,
            action=TryAgain(),
            button=Msg("TRY AGAIN"),
            button_icon="play",
        ),
    )


def _lost(device: str) -> NoticeLook:
    title = Msg("{device}: no answer", device=device_name(device))
    return NoticeLook(
        title,
        Msg("{cure} The kiosk keeps trying by itself.", cure=device_cure(device)),
        "unlink",
    )


def _sensors(table: Table, view: View) -> tuple[NoticeLook, ...]:
    """Give one notice a kind of fault, however many sensors have it."""
    by_fault: dict[str, list[Spot]] = {}
    for spot, sensor in table.sensors.items():
        if sensor.fault and not (sensor.fault == "lost" and "sensors" in view.lost_devices):
            by_fault.setdefault(sensor.fault, []).append(spot)
    return tuple(_sensor(table, view, fault, spots) for fault, spots in by_fault.items())


def _sensor(table: Table, view: View, fault: str, spots: list[Spot]) -> NoticeLook:
    names = tuple(sensor_name(spot, table.setup.jackpots) for spot in spots)
    faulty = Faulty(fault, names, tuple(sorted({str(seat) for seat, _ in spots})))
    detail = sensor_faults.remedy(faulty)
    first = spots[0]
    is_testing = first in view.testing
    if is_testing:
        detail = Msg("Looking at it again. The answer comes in a moment.")
    elif any(spot in view.failed_tests for spot in spots):
        detail = sensor_faults.still(faulty)
    return NoticeLook(
        sensor_faults.what(faulty),
        detail,
        action=RetestSensor(*first),
        button=Msg("TEST SENSOR {sensor}", sensor=names[0]),
        button_icon="circuit",
        is_waiting=is_testing,
    )

"""What was put right on a meter: a win backed out, an amount set by hand; always by two people."""

from dataclasses import dataclass

from dealer_assist.jackpot.prizes import Award
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.setup.roles import StaffMember


@dataclass(frozen=True, slots=True)
class AdjustmentAsked:
    """A win is to be backed out; other shares of its prize that stand or are backed out too."""

    at: int
    number: int
    reason: str
    sensor: str
    award: Award
    standing: tuple[Award, ...] = ()
    undone: tuple[Award, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class AdjustmentApproved:
    """The first of two cards for an adjustment."""

    by: StaffMember


@dataclass(frozen=True, slots=True)
class AdjustmentCancelled:
    """The adjustment is off; nothing has moved."""


@dataclass(frozen=True, slots=True)
class WinBackedOut:
    """A win was undone exactly: meters before and after, why, and both people."""

    at: int
    number: int
    reason: str
    sensor: str
    award: Award
    by: StaffMember
    witness: StaffMember
    before: tuple[MeterReading, ...]
    meters: tuple[MeterReading, ...]
    envy: tuple[tuple[int, int], ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class MeterSetAsked:
    """A meter is to show another amount; two cards decide, as for any adjustment."""

    at: int
    sensor: str
    level: str
    to_micros: int
    reason: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class MeterSet:
    """A meter was set by hand: before and after, why, and both people."""

    at: int
    sensor: str
    level: str
    reason: str
    note: str
    by: StaffMember
    witness: StaffMember
    before: tuple[MeterReading, ...]
    meters: tuple[MeterReading, ...]

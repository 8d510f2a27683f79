"""DEVICES: how each is now, what has failed and who took note of it, and what was out when."""

from datetime import tzinfo
from enum import Enum
from typing import TypeAlias

from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.models.plot import Tick
from dealer_assist.ui.office.alerts.model import AlertNoted
from dealer_assist.value import Value


class DeviceList(Enum):
    """What is listed."""

    HEALTH = "health"
    LINES = "lines"
    PLOT = "plot"
    FAULTS = "faults"
    OUT = "out"


class DeviceListTurned(Value):
    """Shows another list."""

    to: DeviceList


class DevicePlotted(Value):
    """Plots the faults of a line."""

    line: str


class DeviceLogSaved(Value):
    """Saves a log for the maker."""


DevicesTouch: TypeAlias = DeviceListTurned | DevicePlotted | DeviceLogSaved | AlertNoted


class KindModel(Value):
    """A kind of fault and how often it was there: `place` picks its colour, the same everywhere."""

    place: int
    words: str
    count: int


class BarModel(Value):
    """So many faults of a kind in a minute, on top of the others of that minute."""

    at: float
    bottom: int
    count: int
    place: int


class FaultCourseModel(Value):
    """A plot: its title, the hour that it shows in seconds of the clock, and its bars."""

    title: str
    begin: float
    end: float
    zone: tzinfo | None
    high: int
    up: tuple[Tick, ...]
    kinds: tuple[KindModel, ...]
    bars: tuple[BarModel, ...]


class DevicesModel(Value):
    """A list; where faults are plotted, their course lies in its place."""

    list: HeadedModel[DevicesTouch]
    course: FaultCourseModel | None = None

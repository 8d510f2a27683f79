"""A meter as an event tells of it: found among the others, in micro-dollars."""

from collections.abc import Iterable, Mapping
from typing import Any


def meter_told(meters: Iterable[Mapping[str, Any]], meter: tuple[str, str]) -> int | None:
    """Give what an event says is on a meter (sensor, level); None where it says nothing of it."""
    found = (one for one in meters if (one["sensor"], one["level"]) == meter)
    return next((int(one["account"]["meter"]) for one in found), None)

"""The business day in a table file: when it starts, and by which clock."""

from datetime import time

from dealer_assist.catalog.fields import Fields


def read_day(fields: Fields) -> tuple[time, str]:
    """Read when the house's day starts and its zone; without one it is the machine's."""
    day = fields.table("day", optional=True)
    starts, zone = day.text("starts", "06:00"), day.text("zone", "")
    day.done()
    try:
        hour, minute = map(int, starts.split(":"))
        begins = time(hour, minute)
    except ValueError:
        day.wrong("starts", f"{starts!r} is no time of day; write it like '06:00'")
    if "zone" in day and not _is_zone(zone):
        day.wrong("zone", f"{zone!r} is no time zone here; name one like 'America/Los_Angeles'")
    return begins, zone


def _is_zone(name: str) -> bool:
    # Most tables name no zone: only those that do read the list of zones.
    from zoneinfo import ZoneInfo

    try:
        return bool(ZoneInfo(name).key)
    except (KeyError, ValueError, OSError):
        return False

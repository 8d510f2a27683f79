"""A floor with three links at rest, two of them with settings that wait."""

from datetime import datetime

from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.view import FloorView
from dealer_assist.value import replace


def three_links(at: datetime) -> FloorView:
    """Return the sample floor with a third link over the tables of the second."""
    floor = sample_floor(at)
    first, second = floor.links
    third = replace(second, key="ROW", letter="R", label="the Row Link")
    links = tuple(
        replace(one, state="paused", since=at, reason="New cap.") for one in (first, second, third)
    )
    stations = tuple(
        replace(one, links=(*one.links, third.key)) if second.key in one.links else one
        for one in floor.stations
    )
    more = tuple(replace(one, setting="seed") for one in floor.settings)
    return replace(floor, links=links, stations=stations, settings=(*floor.settings, *more))

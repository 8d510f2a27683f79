"""The business day in a table file."""

from datetime import time
from typing import Any

import pytest

Workshop = Any  # of conftest

TABLE = "tables/crazy4-nexus.toml"


def with_day(workshop: Workshop, *lines: str) -> None:
    workshop.edit(TABLE, "[house_rules]", "\n".join(("[day]", *lines, "[house_rules]")))


def test_a_table_that_says_nothing_begins_its_day_at_six_by_the_machines_clock(
    workshop: Workshop,
) -> None:
    setup = workshop.load()
    assert (setup.day_starts, setup.zone) == (time(6), "")


def test_a_house_has_its_own_day(workshop: Workshop) -> None:
    with_day(workshop, 'starts = "04:30"', 'zone = "America/Los_Angeles"')
    setup = workshop.load()
    assert (setup.day_starts, setup.zone) == (time(4, 30), "America/Los_Angeles")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('starts = "6 am"', "day.starts: '6 am' is no time of day; write it like '06:00'"),
        ('starts = "24:00"', "day.starts: '24:00' is no time of day; write it like '06:00'"),
        ('starts = "06"', "day.starts: '06' is no time of day; write it like '06:00'"),
        ("starts = 6", "day.starts: must be a text in quotes, not 6"),
        ('zone = "Mars/Olympus"', "day.zone: 'Mars/Olympus' is no time zone here; name one like"),
        ('zone = "America"', "day.zone: 'America' is no time zone here; name one like"),
        ('zone = "../etc"', "day.zone: '../etc' is no time zone here; name one like"),
        ('zone = ""', "day.zone: '' is no time zone here; name one like"),
        ('ends = "06:00"', "day.ends: is not a key here; the keys are: starts, zone"),
    ],
)
def test_a_day_that_cannot_be_is_named(workshop: Workshop, line: str, sentence: str) -> None:
    with_day(workshop, line)
    assert sentence in workshop.complaint()

"""A meter as an event tells of it."""

from dealer_assist.journal.queries.latest import meter_told

READINGS = [
    {"sensor": "A", "level": "mega", "account": {"meter": 50_000_000}},
    {"sensor": "A", "level": "minor", "account": {"meter": 1_234_567}},
    {"sensor": "B", "level": "minor", "account": {"meter": 7}},
]


def test_a_meter_is_found_by_its_sensor_and_its_level_together() -> None:
    assert meter_told(READINGS, ("A", "minor")) == 1_234_567
    assert meter_told(READINGS, ("B", "minor")) == 7


def test_a_meter_that_the_event_does_not_tell_of_is_none_and_not_empty() -> None:
    assert meter_told(READINGS, ("B", "mega")) is None
    assert meter_told([], ("A", "mega")) is None

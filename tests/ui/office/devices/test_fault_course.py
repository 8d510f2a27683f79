"""The faults of the last hour: by kind, by minute, on a scale that can be read."""

from datetime import UTC, datetime

import pytest

from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.ui.office.devices.fault_course import MOST_KINDS, fault_course

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
NOW_MS = 7_200_000


def device(name: str, **faults: int) -> Health:
    traffic = Traffic()
    for kind, count in faults.items():
        for _ in range(count):
            traffic.count(kind, NOW_MS - 300_000)
    return health_of(name, "ok", traffic)


def test_kinds_are_stacked_the_most_frequent_first() -> None:
    devices = [device("sensor 1A", silent=2, garbled=5), device("sensor 2A", silent=1)]
    course = fault_course(devices, NOW, NOW_MS)
    assert [(one.words, one.count) for one in course.kinds] == [("Corrupt", 5), ("No reply", 3)]
    assert [(bar.bottom, bar.count) for bar in course.bars] == [(0, 5), (5, 3)]
    assert course.bars[0].at == NOW.timestamp() - 300
    assert [tick.words for tick in course.up] == ["0", "2", "4", "6", "8"]


def test_one_device_is_plotted_alone() -> None:
    devices = [device("sensor 1A", garbled=5), device("sensor 2A", silent=1)]
    course = fault_course(devices, NOW, NOW_MS, "line sensor 2A")
    assert course.title == "Sensor 2A: faults a minute in the last hour"
    assert [(one.words, one.count) for one in course.kinds] == [("No reply", 1)]


def test_what_is_older_than_an_hour_is_left_out() -> None:
    traffic = Traffic()
    traffic.count("silent", NOW_MS - 3_700_000)
    course = fault_course([health_of("sensor 1A", "ok", traffic)], NOW, NOW_MS)
    assert (course.kinds, course.bars, course.high) == ((), (), 1)


def test_many_kinds_end_in_others() -> None:
    kinds = {f"error_{n}": 20 - n for n in range(MOST_KINDS + 3)}
    course = fault_course([device("sensor 1A", **kinds)], NOW, NOW_MS)
    assert course.kinds[-1].words == "Others"
    assert sum(one.count for one in course.kinds) == sum(kinds.values())


@pytest.mark.parametrize(("most", "high"), [(1, 1), (4, 4), (7, 8), (683, 800), (5_001, 6_000)])
def test_the_scale_reaches_above_the_most_in_round_steps(most: int, high: int) -> None:
    assert fault_course([device("sensor 1A", silent=most)], NOW, NOW_MS).high == high

"""The model dealer beside a screen leaves it the greater part of the time."""

from dealer_assist.kiosk.school.model_run import Pauses


def test_a_run_stops_after_every_millisecond_of_work() -> None:
    worked_s, slept = 0.0, list[float]()
    pauses = Pauses(lambda: worked_s, slept.append)
    for _ in range(100):
        worked_s += 0.0007
        pauses.look()
    assert len(slept) == 50
    assert sum(slept) > 5 * worked_s


def test_a_run_that_does_nothing_does_not_stop() -> None:
    slept = list[float]()
    pauses = Pauses(lambda: 1.0, slept.append)
    for _ in range(100):
        pauses.look()
    assert not slept

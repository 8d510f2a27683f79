"""The report is a frozen picture of the counters."""

from dealer_assist.devices.health import Traffic, health_of


def test_a_report_does_not_change_when_the_counters_go_on() -> None:
    traffic = Traffic(good=3, bad=1, repeated=1, lost=0, last_heard_ms=70, round_trip_ms=22)
    health = health_of("sensor 5A", "ok", traffic)
    traffic.good += 1
    assert (health.good, health.bad, health.last_heard_ms, health.round_trip_ms) == (3, 1, 70, 22)
    assert not health.is_simulated

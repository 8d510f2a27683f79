"""The report is a frozen picture of the counters."""

from dealer_assist.devices.health import Traffic, counted, health_of, unnamed


def test_a_report_does_not_change_when_the_counters_go_on() -> None:
    traffic = Traffic(good=3, bad=1, repeated=1, lost=0, last_heard_ms=70, round_trip_ms=22)
    health = health_of("sensor 5A", "ok", traffic)
    traffic.good += 1
    assert (health.good, health.bad, health.last_heard_ms, health.round_trip_ms) == (3, 1, 70, 22)
    assert not health.is_simulated


def test_a_report_carries_strays_dropped_bytes_lost_events_and_the_last_bytes() -> None:
    traffic = Traffic(strays=5, dropped=2, events_lost=3, last_bytes=b"\x01\x00\x0b\x00\xf4")
    health = health_of("sensor 1A", "ok", traffic)
    assert (health.strays, health.dropped, health.events_lost) == (5, 2, 3)
    assert health.last_bytes == b"\x01\x00\x0b\x00\xf4"


def test_the_counters_are_words_and_a_quiet_one_is_left_out() -> None:
    quiet = health_of("sensor 1A", "ok", Traffic(good=1_204, round_trip_ms=12))
    assert counted(quiet) == "1,204 good, round trip 12 ms"
    noisy = Traffic(good=1, bad=2, repeated=3, lost=4, strays=5, dropped=6, events_lost=7)
    assert counted(health_of("sensor 1A", "lost", noisy)) == (
        "1 good, 2 bad, 3 repeated, 4 without an answer, 5 stray bytes, 6 bytes dropped, "
        "7 events lost"
    )


def test_what_a_swiper_said_is_kept_without_the_card() -> None:
    said = b"\x02;6008140031=4912101?\r\x03"
    assert unnamed(said) == b"\x02;**********=*******?\r\x03"

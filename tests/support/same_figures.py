"""Compares a report with a count of the same events by other means."""

import pytest
from recount import Recount

from dealer_assist.reports.figures import Report


def assert_same(report: Report, counted: Recount) -> None:
    """Compare every figure that both have."""
    assert report.rounds == counted.played
    assert report.voided == counted.voided
    assert dict(report.voids) == dict(counted.void_reasons)
    assert report.envy_cents == counted.envy
    assert report.undone_envy_cents == counted.undone_envy
    assert report.late_chips == counted.late
    assert report.refused_cards == counted.refused
    assert len(report.adjustments) == counted.adjustments
    assert [one.name for one in report.sessions] == counted.dealers
    assert sum(one.rounds for one in report.sessions) == report.rounds
    assert report.hours_open * 3600 == pytest.approx(counted.seconds_open)
    assert report.downtime_seconds == pytest.approx(counted.seconds_out, abs=len(report.faults))
    assert report.chain.hash == counted.last.get("hash", "")
    paid = sum(counted.prizes.values()) - sum(counted.undone_cents.values())
    assert report.drop_cents == sum(counted.drop.values())
    assert report.paid_cents == paid
    assert report.standing_envy_cents == counted.envy - counted.undone_envy
    assert report.reconciles
    assert sum(one.win.prize_cents for one in report.wins) == sum(counted.prizes.values())
    numbers = [one.win.number for one in report.wins]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True
    for one in report.progressives:
        assert one.wagers == counted.wagers[one.sensor]
        assert one.drop_cents == counted.drop[one.sensor]
        assert one.returned_cents == counted.given_back[one.sensor]
        for line in one.lines:
            key = one.sensor, line.key
            assert line.hits == counted.hits[key]
            assert line.wins == counted.wins[key]
            assert line.rounds_hit == counted.rounds_hit[key]
            assert line.prizes_cents == counted.prizes[key]
            assert line.undone == counted.undone[key]
            assert line.undone_cents == counted.undone_cents[key]
        for meter in one.meters:
            was = counted.opening.get((meter.sensor, meter.level), {})
            now = counted.closing.get((meter.sensor, meter.level), {})
            for name in ("meter", "reserve", "overflow", "contributed", "seeded", "paid"):
                assert getattr(meter.opening, name) == was.get(name, 0)
                assert getattr(meter.closing, name) == now.get(name, 0)

import pytest
from page_samples import sample_report

from dealer_assist.jackpot.account import Account
from dealer_assist.reports.meter_forecast import outlook, with_terms
from dealer_assist.table.setup.table_setup import TableSetup

METER = Account(8_000_000_000, reserve=100_000_000)


def test_the_pace_is_that_of_the_report(crazy4_nexus: TableSetup) -> None:
    found = outlook(crazy4_nexus, sample_report(), "A", "main", METER, [24.0])
    assert found.top is not None
    # One in 54,145 wagers at 2,167 in 9.5 hours.
    assert found.top.mean_hours == pytest.approx(54_145 / (2_167 / 9.5))


def test_other_terms_lead_elsewhere(crazy4_nexus: TableSetup) -> None:
    jackpot = crazy4_nexus.jackpots["A"]
    richer = with_terms(jackpot, "main", rate_bp=4_000, seed_cents=900_000)
    as_set = outlook(crazy4_nexus, sample_report(), "A", "main", METER, [720.0])
    other = outlook(crazy4_nexus, sample_report(), "A", "main", METER, [720.0], terms=richer)
    assert other.reaches[0].middle_cents > as_set.reaches[0].middle_cents
    assert other.seeds_cents == pytest.approx(as_set.seeds_cents * 9 / 5, rel=0.1)


def test_terms_that_are_not_named_stay(crazy4_nexus: TableSetup) -> None:
    jackpot = crazy4_nexus.jackpots["A"]
    assert with_terms(jackpot, "main") == jackpot
    assert with_terms(jackpot, "main", rate_bp=1).levels[0].rate_bp == 1


def test_a_table_that_was_not_open_stands_still(crazy4_nexus: TableSetup) -> None:
    from dealer_assist.value import replace

    idle = replace(sample_report(), hours_open=0.0)
    found = outlook(crazy4_nexus, idle, "A", "main", METER)
    assert found.top is None
    assert {one.middle_cents for one in found.reaches} == {800_000}

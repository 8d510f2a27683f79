"""A report by dealer: what was backed out is counted apart."""

from page_samples import sample_report

from dealer_assist.reports.dealer_totals import DealerTotal, dealer_totals
from dealer_assist.value import replace


def test_rounds_wins_and_what_was_undone_are_each_dealers_own() -> None:
    assert tuple(dealer_totals(sample_report())) == (
        DealerTotal("Ann Ivy", 180, 1, 900, 1_284_637),
        DealerTotal("Ben Elm", 222, 1, 301_177, 0),
    )


def test_a_report_without_sessions_has_no_dealer() -> None:
    assert tuple(dealer_totals(replace(sample_report(), sessions=()))) == ()

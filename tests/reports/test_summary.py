"""The figures of a report that stand alone."""

from page_samples import sample_report

from dealer_assist.reports.cells import shown
from dealer_assist.reports.summary import summary as figures


def test_the_summary_has_the_figures_of_the_report() -> None:
    summary = {one.name: shown(one.value) for one in figures(sample_report())}
    assert summary["Rounds played"] == "402"
    assert summary["Rounds an hour"] == "42.3"
    assert summary["Progressive drop"] == "$2,167.00"
    # Prizes of $16,317.14 less the $12,846.37 that was backed out; its envy was undone too.
    assert summary["Prizes and envy"] == "$3,470.77"
    assert summary["Hold"] == "-$1,303.77"
    assert summary["Minutes sensors out"] == "90.0"
    assert summary["Meters reconcile"] == "yes"
    assert summary["Chain's hash"] == "c1" * 32

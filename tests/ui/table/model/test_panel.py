"""A chart is plain facts."""

from dealer_assist.ui.table.model.panel import PayChartModel, PayRowModel


def test_charts_of_the_same_facts_are_equal_and_are_not_painted_again() -> None:
    rows = (PayRowModel("Flush", ("5 to 1",)),)
    assert PayChartModel("PLAY", rows) == PayChartModel("PLAY", rows)
    assert PayChartModel("PLAY", rows) != PayChartModel(
        "PLAY", (PayRowModel("Flush", ("4 to 1",)),)
    )

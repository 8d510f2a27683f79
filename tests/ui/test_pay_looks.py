"""A chart is plain facts."""

from dealer_assist.ui.pay_looks import PayChartLook, PayRowLook


def test_charts_of_the_same_facts_are_equal_and_are_not_painted_again() -> None:
    rows = (PayRowLook("Flush", ("5 to 1",)),)
    assert PayChartLook("PLAY", rows) == PayChartLook("PLAY", rows)
    assert PayChartLook("PLAY", rows) != PayChartLook("PLAY", (PayRowLook("Flush", ("4 to 1",)),))

"""Charts to pay from fit their panel, and show which line is in force."""

import pytest
from audit import findings

from dealer_assist.ui.table.model.panel import PayChartModel, PayRowModel
from dealer_assist.ui.table.pay_charts import PayCharts
from dealer_assist.value import replace

DEALER = PayChartModel(
    "DEALER PLAYS",
    (
        PayRowModel("Up card 2 to 9", ("6 cards",)),
        PayRowModel("Both 10 to A", ("4 cards",), is_in_force=True),
    ),
)
PLAY = PayChartModel(
    "PLAY", tuple(PayRowModel("Three of a kind", ("100 to 1",)) for _ in range(10))
)
GRID = PayChartModel(
    "COVER ALL pays to 1",
    tuple(PayRowModel("Three of a kind", ("500",) * 7) for _ in range(7)),
    tuple(f"{hands} hands" for hands in range(2, 9)),
)


@pytest.fixture
def charts(context, shown) -> PayCharts:
    charts = PayCharts(context)
    charts.show_state((DEALER, PLAY))
    shown(charts, 1840, 260)
    return charts


@pytest.mark.parametrize("models", [(DEALER, PLAY), (PLAY, GRID), (PLAY, PLAY), (GRID,)])
def test_every_line_fits(charts, models) -> None:
    charts.show_state(models)
    assert findings(charts) == []


def test_the_line_in_force_looks_different(charts, picture) -> None:
    before = picture(charts)
    charts.show_state((replace(DEALER, rows=tuple(reversed(DEALER.rows))), PLAY))
    assert picture(charts) != before


def test_the_charts_can_be_heard(charts) -> None:
    assert charts.accessibleName() == "DEALER PLAYS, PLAY"
    assert "Both 10 to A: 4 cards" in charts.accessibleDescription()

"""The figures of one meter."""

from dealer_assist.ui.office.paint.meter_figures import MeterFigureRow
from dealer_assist.ui.toolkit.context import UiContext


def test_other_figures_are_painted_and_can_be_read_aloud(
    context: UiContext, shown, picture
) -> None:
    grid = MeterFigureRow(context)
    shown(grid, 1052, 180)
    empty = picture(grid)
    figures = tuple((f"Name {n}", f"${n},000.00") for n in range(1, 11))
    grid.show_state(figures)
    assert picture(grid) != empty
    assert grid.too_long == ()
    assert "Name 3 $3,000.00" in grid.accessibleDescription()
    assert grid.model == figures

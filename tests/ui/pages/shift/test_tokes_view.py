"""The tokes of a shift, as they stand on the page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from random_tables import shipped

from dealer_assist.reports.figures import PlayersFigures, TokeFigures
from dealer_assist.reports.shift_tokes import ShiftTokes
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.shift.tokes import tokes_model
from dealer_assist.ui.pages.shift.tokes_view import TokesView
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

PAIR = TokeFigures("pair_plus", "Pair Plus", 2, 700, 700, 200, 1_200)


@pytest.mark.parametrize("laid", [700, 800], ids=["agreed", "missing"])
def test_figures_tray_and_verdict_are_whole(
    context: UiContext, shown: Callable[[QWidget, int, int], None], cut_texts, laid: int
) -> None:
    table = Table(replace(shipped("three-card-nexus"), practices=Practices(tokes=TokeLimits())))
    found = ShiftTokes(
        (replace(PAIR, laid_cents=laid),), PlayersFigures(50_000, 13_000, 12_500), 1_200
    )
    view = TokesView(context)
    shown(view, 1840, 760)
    view.place(QRectF(0, 0, 1840, 760), 1.0)
    view.show_state(tokes_model(found, table))
    assert cut_texts(view) == []
    assert [tile.model.value for tile in view.tiles] == ["$14.00", "2", "-$7.00", "$5.00"]
    assert view.accessibleName() == tokes_model(found, table).verdict

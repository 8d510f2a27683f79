"""The tokes of a shift, as they stand on the page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from random_tables import shipped
from tree import every, words

from dealer_assist.reports.figures import PlayersFigures, TokeFigures
from dealer_assist.reports.shift_tokes import ShiftTokes
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Table
from dealer_assist.ui.pages import paint  # noqa: F401 - what it is shown by
from dealer_assist.ui.pages.shift.tokes import Figure, tokes_body, tokes_model
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.values.frame import BARE
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
    model = tokes_model(found, table)
    body = tokes_body(model)
    screen = TreeScreen(context, style=BARE)
    shown(screen, 1840, 760)
    screen.place(QRectF(0, 0, 1840, 760), 1.0)
    screen.show_state(Page(body))
    assert cut_texts(screen) == []
    assert [one.model.value for one in every(body, Figure)] == ["$14.00", "2", "-$7.00", "$5.00"]
    assert model.verdict in words(body)

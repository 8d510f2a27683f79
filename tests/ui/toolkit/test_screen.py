"""A screen's pools: whatever kind of control is touched, its touch goes out."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, column
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.values.controls import SimulatedCardModel
from dealer_assist.ui.toolkit.values.frame import BARE, ScreenFrame
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row
from dealer_assist.ui.toolkit.values.touches import Button, Choice

Pool = Callable[["Pooled"], Children[Any]]


class Pooled(Screen[tuple[Any, ...], str]):
    """Shows a column of one kind of control."""

    frame_style = BARE

    def __init__(self, context: UiContext, pool: Pool, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.pool = pool(self)

    def frame(self, model: tuple[Any, ...]) -> ScreenFrame[str]:
        return ScreenFrame()

    def body(self, model: tuple[Any, ...]) -> Node:
        return column(*(Slot(one).of(100) for one in self.pool.show(model)), gap=20)


def pooled(context: UiContext, show: Callable[..., None], pool: Pool, *models: Any) -> Pooled:
    screen = Pooled(context, pool)
    screen.show_state(models)
    show(screen, 800, 600)
    screen.arrange()
    return screen


@pytest.mark.parametrize(
    ("pool", "model"),
    [
        (Pooled.button_pool, Button("this one", "DO IT", "check")),
        (Pooled.row_button_pool, Button("this one", "LOOK", "check")),
        (Pooled.choice_pool, Choice("this one", "Today")),
        (lambda screen: screen.pool_of(ChoiceButton), Choice("this one", "Today")),
        (Pooled.card_pool, SimulatedCardModel("this one", "Dealer", "A. Novak")),
    ],
    ids=["button", "row button", "choice", "own kind", "card"],
)
def test_a_touch_goes_out(context, shown: Any, fingers, pool: Pool, model: Any) -> None:
    screen = pooled(context, shown, pool, model)
    told: list[object] = []
    screen.touched.connect(told.append)
    fingers.tap(screen.pool.shown[0])
    assert told == ["this one"]


def test_a_button_may_lead_through_what_adds_to_its_touch(context, shown: Any, fingers) -> None:
    heard: list[str] = []
    screen = pooled(
        context,
        shown,
        lambda one: one.button_pool(then=heard.append),
        Button("a picture", "PNG", ""),
    )
    told: list[object] = []
    screen.touched.connect(told.append)
    fingers.tap(screen.pool.shown[0])
    assert (heard, told) == (["a picture"], [])


def test_a_row_of_its_grid_is_a_touch(context, shown: Any, fingers) -> None:
    screen = pooled(context, shown, Pooled.button_pool)
    grid = screen.grid_view()
    grid.show_state(Grid((Column("Name"),), (Row((Cell("A. Novak"),), "novak"),)))
    grid.resize(800, 400)
    grid.arrange()
    grid.show()
    told: list[object] = []
    screen.touched.connect(told.append)
    fingers.tap(grid.lines.shown[0])
    assert told == ["novak"]

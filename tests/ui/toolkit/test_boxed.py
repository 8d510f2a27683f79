"""A view that is a tree of boxes: built for each model, laid out with each size."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, Text, column


class Sample(Boxed[str]):
    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.inner = Canvas(context, self)
        self.built: list[str] = []

    def body(self, model: str) -> Node:
        self.built.append(model)
        return column(Text(model, "bold_28").of(40), Slot(self.inner))


def test_it_is_built_once_for_each_model(context: UiContext) -> None:
    view = Sample(context)
    for words in ("one", "one", "two"):
        view.show_state(words)
    assert view.built == ["one", "two"]


def test_what_stands_in_a_slot_follows_the_size(context: UiContext) -> None:
    view = Sample(context)
    view.place(QRectF(0, 0, 300, 100), 1.0)
    view.show_state("one")
    assert view.inner.geometry().getRect() == (0, 40, 300, 60)
    view.place(QRectF(0, 0, 300, 140), 0.5)
    assert view.inner.geometry().getRect() == (0, 20, 150, 50)


def test_before_the_first_model_nothing_is_laid_out(context: UiContext) -> None:
    view = Sample(context)
    view.place(QRectF(0, 0, 300, 100), 1.0)
    assert not view.built
    view.grab()  # and painted blank, without a failure
    assert context.view_errors.take() == ()

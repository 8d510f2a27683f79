"""A family at the left of the titles: a button that says how many of it can open."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.model import FamilyModel
from dealer_assist.ui.pages.games.paint.family import FamilyButton

MODEL = FamilyModel("f3", "Hold'em, streets", "14 of 20")


@pytest.fixture
def family(context, shown) -> FamilyButton:
    widget = FamilyButton(context)
    widget.show_state(MODEL)
    shown(widget, 300, 75)
    widget.place(QRectF(0, 0, 300, 75), 1.0)
    return widget


def test_a_touch_names_the_family(family: FamilyButton, fingers, cut_texts) -> None:
    chosen: list[object] = []
    family.chosen.connect(chosen.append)
    fingers.tap(family)
    assert chosen == ["f3"]
    assert cut_texts(family) == []


def test_a_label_says_the_family_with_how_many_of_it_can_open(family: FamilyButton) -> None:
    assert family.label == "Hold'em, streets, 14 of 20"


def test_the_one_that_is_looked_at_differs_for_the_eye(family: FamilyButton, picture) -> None:
    before = picture(family)
    family.show_state(FamilyModel("f3", MODEL.label, "14 of 20", is_selected=True))
    assert picture(family) != before

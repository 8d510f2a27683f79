"""The families at the left of the titles: each a button that never changes place."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.families import FamilyRail
from dealer_assist.ui.pages.games.model import FamilyModel

BODY, WIDTH = 772.0, 300.0
MODELS = tuple(FamilyModel(f"f{n}", f"Hold'em, streets {n}", "14 of 20") for n in range(9))


@pytest.fixture
def families(context, shown) -> FamilyRail:
    widget = FamilyRail(context)
    widget.show_state(MODELS)
    shown(widget, int(WIDTH), int(BODY))
    widget.place(QRectF(0, 0, WIDTH, BODY), 1.0)
    return widget


def test_all_of_them_stand_in_one_column_large_enough_to_touch(families, cut_texts) -> None:
    assert min(button.height() for button in families.buttons) >= 72
    assert len({button.y() for button in families.buttons}) == 9
    families.grab()
    assert cut_texts(families) == []


def test_a_touch_names_the_family(families, fingers) -> None:
    chosen: list[object] = []
    families.chosen.connect(chosen.append)
    fingers.tap(families.buttons[3])
    assert chosen == ["f3"]


def test_a_label_says_the_family_with_how_many_of_it_can_open(families) -> None:
    assert families.buttons[0].label == "Hold'em, streets 0, 14 of 20"


def test_the_one_that_is_looked_at_differs_for_the_eye(families, picture) -> None:
    before = picture(families)
    families.show_state(
        (FamilyModel("f0", MODELS[0].label, "14 of 20", is_selected=True), *MODELS[1:])
    )
    assert picture(families) != before

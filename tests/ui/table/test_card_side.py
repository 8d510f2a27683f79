"""Player's and Banker's hands: a touch before the cards are known says who won."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.table.card_side import CardSide
from dealer_assist.ui.table.model.table import SideModel
from dealer_assist.ui.toolkit.context import UiContext

Shown = Callable[[QWidget, int, int], None]
LOOKS = (
    SideModel("player", "PLAYER", note="Touch it if it has won"),
    SideModel("player", "PLAYER", note="Won", is_won=True),
    SideModel("player", "PLAYER", ("2d",), "2", reason="The hand is not complete yet"),
    SideModel("player", "PLAYER", ("2d", "3d", "4d"), "9", "WINS BY 9", is_won=True),
    SideModel("banker", "BANKER", ("Ks", "Qh", "Tc"), "0", "LOSES"),
)


@pytest.mark.parametrize("model", LOOKS, ids=lambda model: model.note or "drawing")
@pytest.mark.parametrize("height", [114, 146, 200])
def test_nothing_is_cut(context: UiContext, shown: Shown, model: SideModel, height: int) -> None:
    side = CardSide(context)
    shown(side, 559, height)
    side.show_state(model)
    side.grab()

    assert side.too_long == ()


def test_each_model_is_another_picture(
    context: UiContext, shown: Shown, picture: Callable[[QWidget], bytes]
) -> None:
    side = CardSide(context)
    shown(side, 559, 146)
    seen = set()
    for model in LOOKS:
        side.show_state(model)
        seen.add(picture(side))

    assert len(seen) == len(LOOKS)


def test_a_touch_names_the_side(
    context: UiContext, shown: Shown, fingers: Any, qtbot: QtBot
) -> None:
    side = CardSide(context)
    shown(side, 559, 146)
    side.show_state(LOOKS[0])
    with qtbot.waitSignal(side.chosen) as touched:
        fingers.tap(side)

    assert touched.args == ["player"]
    assert side.model is LOOKS[0]


def test_cards_decide_and_no_touch_does(context: UiContext, shown: Shown) -> None:
    side = CardSide(context)
    shown(side, 559, 146)
    side.show_state(LOOKS[2])

    assert not side.is_available
    assert side.reason == "The hand is not complete yet"

"""Player's and Banker's hands: a touch before the cards are known says who won."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.card_looks import SideLook
from dealer_assist.ui.card_side import CardSide
from dealer_assist.ui.kit import Kit

Shown = Callable[[QWidget, int, int], None]
LOOKS = (
    SideLook("player", "PLAYER", note="Touch it if it has won"),
    SideLook("player", "PLAYER", note="It has won", is_won=True),
    SideLook("player", "PLAYER", ("2d",), "2", reason="The coup is not complete yet"),
    SideLook("player", "PLAYER", ("2d", "3d", "4d"), "9", "WINS BY 9", is_won=True),
    SideLook("banker", "BANKER", ("Ks", "Qh", "Tc"), "0", "LOSES"),
)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.note or "drawing")
@pytest.mark.parametrize("height", [114, 146, 200])
def test_nothing_is_cut(kit: Kit, shown: Shown, look: SideLook, height: int) -> None:
    side = CardSide(kit)
    shown(side, 559, height)
    side.show_state(look)
    side.grab()

    assert side.too_long == ()


def test_each_look_is_another_picture(
    kit: Kit, shown: Shown, picture: Callable[[QWidget], bytes]
) -> None:
    side = CardSide(kit)
    shown(side, 559, 146)
    seen = set()
    for look in LOOKS:
        side.show_state(look)
        seen.add(picture(side))

    assert len(seen) == len(LOOKS)


def test_a_touch_names_the_side(kit: Kit, shown: Shown, fingers: Any, qtbot: QtBot) -> None:
    side = CardSide(kit)
    shown(side, 559, 146)
    side.show_state(LOOKS[0])
    with qtbot.waitSignal(side.chosen) as touched:
        fingers.tap(side)

    assert touched.args == ["player"]
    assert side.look is LOOKS[0]


def test_cards_decide_and_no_touch_does(kit: Kit, shown: Shown) -> None:
    side = CardSide(kit)
    shown(side, 559, 146)
    side.show_state(LOOKS[2])

    assert not side.is_available
    assert side.reason == "The coup is not complete yet"

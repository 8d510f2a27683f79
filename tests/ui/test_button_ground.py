"""The ground of a plain button tells its states apart, and gives an ink that can be read on it."""

import pytest
from PySide6.QtGui import QColor

from dealer_assist.ui.button_ground import draw_ground
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.touch import Touchable


class Plain(Touchable):
    """A button with nothing on it."""

    is_on = False
    ink = QColor()

    def draw(self, easel: Easel) -> None:
        self.ink = draw_ground(easel, self, is_on=self.is_on)


@pytest.fixture
def plain(kit: Kit, shown) -> Plain:
    made = Plain(kit)
    shown(made, 200, 100)
    return made


def test_every_state_has_a_ground_of_its_own(plain: Plain, picture, fingers) -> None:
    seen = [picture(plain)]
    plain.is_on = True
    seen.append(picture(plain))
    fingers.press(plain)
    seen.append(picture(plain))
    fingers.lift(plain)
    plain.describe("SHUT", "Not while a round is on")
    seen.append(picture(plain))
    assert len(set(seen)) == 4


def test_the_ink_is_dark_on_white_alone(plain: Plain, kit: Kit, picture) -> None:
    picture(plain)
    assert plain.ink == kit.theme.colour.text_1
    plain.is_on = True
    picture(plain)
    assert plain.ink == kit.theme.colour.selected_ink


def test_what_is_shut_is_not_white_though_it_is_on(plain: Plain, kit: Kit, picture) -> None:
    plain.is_on = True
    plain.describe("SHUT", "Not while a round is on")
    picture(plain)
    assert plain.ink == kit.theme.colour.text_3

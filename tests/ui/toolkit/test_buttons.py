"""The ground of a plain button tells its states apart, and gives an ink that can be read on it."""

import pytest
from PySide6.QtGui import QColor

from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable


class Plain(Touchable):
    """A button with nothing on it."""

    is_on = False
    ink = QColor()

    def draw(self, painter: Painter) -> None:
        self.ink = draw_ground(painter, self, is_on=self.is_on)


@pytest.fixture
def plain(context: UiContext, shown) -> Plain:
    made = Plain(context)
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


def test_the_ink_is_dark_on_white_alone(plain: Plain, context: UiContext, picture) -> None:
    picture(plain)
    assert plain.ink == context.theme.colour.text_1
    plain.is_on = True
    picture(plain)
    assert plain.ink == context.theme.colour.selected_ink


def test_what_is_shut_is_not_white_though_it_is_on(
    plain: Plain, context: UiContext, picture
) -> None:
    plain.is_on = True
    plain.describe("SHUT", "Not while a round is on")
    picture(plain)
    assert plain.ink == context.theme.colour.text_3

"""The ground of a plain button: raised, lighter under a finger, white where it is on."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.paint import Easel
from dealer_assist.ui.touch import Touchable


def draw_ground(easel: Easel, button: Touchable, *, is_on: bool = False) -> QColor:
    """Paint the ground, dashed where the button is shut; give the ink for its words."""
    colour, thin = easel.theme.colour, easel.theme.line.thin
    whole = QRectF(0, 0, easel.width, easel.height)
    if button.reason:
        easel.panel(whole, None, colour.line_strong, thin, dashed=True)
        return colour.text_3
    if button.is_pressed:
        easel.panel(whole, colour.pressed, colour.selected, thin)
        return colour.text_1
    if is_on:
        easel.panel(whole, colour.selected)
        return colour.selected_ink
    easel.panel(whole, colour.raised, colour.line_strong, thin)
    return colour.text_1

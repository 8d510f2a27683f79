"""The head of a card and of the sheet in GAMES: the number in its tile, name and console."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.pages.games.paint.blocks import write_whole
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole
from dealer_assist.value import Value

SIDE, GAP = 22.0, 14.0
_ICON, _NO_NUMBER = 34.0, "–"
_NAME_TOP, _CONSOLE_TOP = 16.0, 52.0
_LINE, _MORE = 27.0, 13.0  # of a name in two lines; what the second one takes


class HeadStyle(Value):
    """The sizes of a head: a card's is lower than the sheet's, and its letters are larger."""

    top: float
    tile: float
    name: float
    console: float
    name_role: TypeRole
    console_role: TypeRole


CARD = HeadStyle(18.0, 68.0, 34.0, 34.0, "bold_28", "medium_22")
SHEET = HeadStyle(20.0, 72.0, 36.0, 28.0, "bold_26", "medium_20")


class GameHead(Value):
    """What a head says; a table that cannot be read has a triangle in the place of a number."""

    number: str
    name: str
    console: str
    is_selected: bool = False
    is_unreadable: bool = False


def draw_head(painter: Painter, model: GameHead, style: HeadStyle) -> float:
    """Draw tile, name and console; give where the rest begins."""
    colour = painter.theme.colour
    tile = QRectF(SIDE, style.top, style.tile, style.tile)
    fill, ink = colour.raised, colour.text_1
    if model.is_selected:
        fill, ink = colour.selected, colour.selected_ink
    painter.panel(tile, fill)
    if model.is_unreadable:
        painter.icon_in(tile, "triangle", _ICON, colour.fault)
    else:
        number = tile.adjusted(4, 0, -4, 0)
        painter.text(number, model.number or _NO_NUMBER, "heavy_30", ink, Align.CENTRE)
    name = painter.whole.adjusted(tile.right() + GAP, _NAME_TOP, -SIDE, 0)
    is_long = painter.theme.width(model.name, style.name_role, SMALLEST_LABEL) > name.width()
    name.setHeight(2 * _LINE if is_long else style.name)
    if is_long:
        painter.paragraph(name, model.name, "bold_22", colour.text_1, _LINE)
    else:
        painter.text(name, model.name, style.name_role, colour.text_1)
    console = below(name, style.console)
    console.moveTop(max(_CONSOLE_TOP, name.bottom()))
    write_whole(painter, console, model.console, Align.LEFT, style.console_role)
    return tile.bottom() + GAP + (_MORE if is_long else 0.0)

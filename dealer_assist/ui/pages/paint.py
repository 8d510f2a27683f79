"""The pictures of the pages over the table, and what is shown by a widget of its own."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.pages.answers import RepeatPress
from dealer_assist.ui.pages.card_asked import ChangedValues, SwipePicture
from dealer_assist.ui.pages.lock import Meter
from dealer_assist.ui.pages.page_paper import draws_paper
from dealer_assist.ui.pages.roads import Roads
from dealer_assist.ui.pages.settings import RowName
from dealer_assist.ui.pages.settlement import PayBand
from dealer_assist.ui.pages.sheet import AmountGiven, AmountKeys, AmountLeft, AmountQuestion, Sheet
from dealer_assist.ui.pages.shift.tokes import Figure
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import slip_dots
from dealer_assist.ui.print.paper import save_in
from dealer_assist.ui.sign.roads_view import RoadsView
from dealer_assist.ui.supervisor.paint.swipe import draw_swipe
from dealer_assist.ui.table.meter_box import MeterBox
from dealer_assist.ui.toolkit.boxes import ink_of, paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.controls import Moving, Tell, Widget, shows
from dealer_assist.ui.toolkit.figure_tile import FigureTile
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.repeat_button import RepeatButton
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT

_BAND_TITLE, _BAND_SIDE = 0.4, 20.0
_ROW_SIDE, _ROW_TITLE, _ROW_LINE, _ROW_EDGE = 24.0, 44.0, 30.0, 8.0
_ARROW, _GAP, _VALUE_LINE = 40.0, 16.0, 28.0


@paints(PayBand)
def _pay_band(painter: Painter, box: QRectF, node: PayBand) -> None:
    """Write the title, then who is paid what in the room that it leaves."""
    colour = painter.theme.colour
    head = box if not node.pays else box.adjusted(0, 0, (_BAND_TITLE - 1) * box.width(), 0)
    x = box.left() + painter.label(head, node.title, "caption_20", colour.text_2) + 40
    wide = min(node.most, (box.right() + _BAND_SIDE - x) / max(1, len(node.pays)))
    for seat, amount in node.pays:
        cell = QRectF(x, box.top(), wide - 8, box.height())
        cell.setLeft(x + painter.text(cell, seat, "semi_22", colour.text_2) + 12)
        painter.text(cell, amount, "bold_30", colour.text_1)
        x += wide


@shows(Roads)
def _roads(on: Canvas, node: Roads, tell: Tell) -> Widget:
    return RoadsView(on.context, on)


@paints(SwipePicture)
def _swipe_picture(painter: Painter, box: QRectF, node: SwipePicture) -> None:
    draw_swipe(painter, box.center().x(), box.top(), ink_of(painter, node.edge), node.kind)


@paints(ChangedValues)
def _changed_values(painter: Painter, box: QRectF, node: ChangedValues) -> None:
    colour, change = painter.theme.colour, node.change
    most = (box.width() - _ARROW) / 2 - 3 * _GAP
    old, new = (
        min(most, painter.width_of(words, "heavy_38") + 1)
        for words in (change.before, change.after)
    )
    x = box.center().x() - (old + new + _ARROW + 2 * _GAP) / 2
    left = QRectF(x, box.top(), old, box.height())
    _draw_value(painter, left, change.before, colour.text_2)
    arrow = QRectF(left.right() + _GAP, box.top(), _ARROW, box.height())
    painter.icon_in(arrow, "arrow-right", _ARROW, colour.text_2)
    right = QRectF(arrow.right() + _GAP, box.top(), new, box.height())
    _draw_value(painter, right, change.after, colour.text_1)


def _draw_value(painter: Painter, box: QRectF, words: str, ink: QColor) -> None:
    """Paint a figure large; what is written, and longer than a line, small in several."""
    if painter.width_of(words, "bold_28") <= box.width():
        painter.text(box, words, "heavy_38", ink, least=SMALLEST_AMOUNT)
        return
    room = box.adjusted(0, _GAP / 2, 0, -_GAP / 2)
    painter.paragraph(room, words, "bold_22", ink, _VALUE_LINE)


@shows(RepeatPress)
def _repeat_press(on: Canvas, node: RepeatPress, tell: Tell) -> Widget:
    button = RepeatButton(on.context, on, role="bold_22", icon_size=24.0)
    button.pressed.connect(tell)
    return button


@shows(Sheet)
def _sheet(on: Canvas, node: Sheet, tell: Tell) -> Widget:
    sheet = ChoiceDialog(on.context, on)
    sheet.chosen.connect(tell)
    return sheet


class _AmountKeys(AmountDialog):
    def show_state(self, model: AmountQuestion) -> None:
        """Ask; the same question again changes nothing."""
        self.ask(model.amount, keeps_banner=model.keeps_banner)


@shows(AmountKeys)
def _amount_keys(on: Canvas, node: AmountKeys, tell: Tell) -> Widget:
    keys = _AmountKeys(on.context, on)
    keys.given.connect(lambda cents: tell(AmountGiven(cents)))
    keys.left.connect(lambda: tell(AmountLeft()))
    return keys


@paints(RowName)
def _row_name(painter: Painter, box: QRectF, node: RowName) -> None:
    """Write a name and its caption beside the middle of the buttons, whatever they need."""
    colour, room = painter.theme.colour, box.adjusted(_ROW_SIDE, 0, -_ROW_SIDE, 0)
    below = room.adjusted(0, 0, 0, -_ROW_TITLE - 2 * _ROW_EDGE)
    size = painter.size_for((node.caption,), "medium_22", below, _ROW_LINE)
    high = painter.height_of(node.caption, "medium_22", room.width(), _ROW_LINE, size)
    room.setTop(room.center().y() - (_ROW_TITLE + high) / 2)
    painter.text(top_of(room, _ROW_TITLE), node.title, "bold_30", colour.text_1)
    below = room.adjusted(0, _ROW_TITLE, 0, 0)
    painter.paragraph(below, node.caption, "medium_22", colour.text_2, _ROW_LINE, most=size)


@shows(Figure)
def _figure(on: Canvas, node: Figure, tell: Tell) -> Widget:
    return FigureTile(on.context, on)


class _Paper:
    """Draws the papers of the menu's pages."""

    def slip(self, page: PaperPage, width: int, resources: Path) -> SlipPicture:
        """Return a page in dots of the slip printer."""
        load_paper_fonts(resources)
        return SlipPicture(page.name, width, slip_dots(page, width))

    def saved(self, folder: Path, page: PaperPage, at: datetime, resources: Path) -> str:
        """Write a page as PDF; return where it is, or why it is not."""
        return save_in(folder, page, at, resources)


draws_paper(_Paper())


class _RollingMeter(MeterBox, Moving):
    """A meter of a page, whose digits roll as time passes for the page."""


@shows(Meter)
def _meter(on: Canvas, node: Meter, tell: Tell) -> Widget:
    return _RollingMeter(on.context, on)

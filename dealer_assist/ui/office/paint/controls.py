"""What shows the controls that only the Game Manager has."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.office.adjustment.adjust import AmountTyped, MeterAmount
from dealer_assist.ui.office.manager_page import OfficeStrip
from dealer_assist.ui.office.paper import PaperSeen, PaperSheet, Sight
from dealer_assist.ui.office.question import OfficeAsked
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import preview
from dealer_assist.ui.table.status_bar import StatusBar
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.pads.keypads import AmountPad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.view import View


@shows(OfficeAsked)
def _asked(on: Canvas, node: OfficeAsked, tell: Tell) -> Widget:
    dialog = ChoiceDialog(on.context, on, has_help=False)
    dialog.chosen.connect(tell)
    return dialog


@shows(OfficeStrip)
def _strip(on: Canvas, node: OfficeStrip, tell: Tell) -> Widget:
    return StatusBar(on.context, on, who=Msg("Signed in"))


@shows(MeterAmount)
def _meter_amount(on: Canvas, node: MeterAmount, tell: Tell) -> Widget:
    pad = AmountPad(on.context, on)
    pad.changed.connect(lambda cents: tell(AmountTyped(cents)))
    return pad


_SHEET = 792.0 / 612.0
_SEEN, _MARGIN = 528.0, 36.0  # points across, and above, where one looks closer


class PaperView(View[PaperSeen]):
    """Paints a page once, and shows all of it or a part."""

    _painted: PaperPage | None = None
    _image = QImage()

    def changed(self, model: PaperSeen) -> None:
        """Paint another page."""
        if model.page != self._painted:
            load_paper_fonts(self.context.fonts.parent)
            self._painted, self._image = model.page, preview(model.page, 3.0)[0]

    def draw(self, painter: Painter) -> None:
        """Show the image, or the part of it that is looked at."""
        image, room, sight = self._image, painter.whole, self.model.sight
        if sight is Sight.WHOLE:
            height = min(room.height(), room.width() * _SHEET)
            target = QRectF(0, 0, height / _SHEET, height)
            target.moveCenter(room.center())
            source = QRectF(image.rect())
        else:
            a_point = image.width() / 612
            wide, high = _SEEN * a_point, _SEEN * a_point * room.height() / room.width()
            top = _MARGIN * a_point
            if sight is Sight.BOTTOM:
                top = max(0.0, image.height() - top - high)
            source = QRectF((image.width() - wide) / 2, top, wide, high)
            target = room
        painter.qpainter.drawImage(target, image, source)


@shows(PaperSheet)
def _paper(on: Canvas, node: PaperSheet, tell: Tell) -> Widget:
    return PaperView(on.context, on)

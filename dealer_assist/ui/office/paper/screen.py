"""A page before it is printed: the very painting of PDF and slip, the amount in large figures."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from dealer_assist.message import joined
from dealer_assist.reports.page import Amount, PaperPage
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.paper.model import PaperModel, PaperTouch, Sight
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import preview
from dealer_assist.ui.toolkit.boxes import (
    Drawn,
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

_SIDE, _GAP, _COLUMN = 24.0, 16.0, 496.0
_BUTTON, _LINE = 100.0, 32.0
_SHEET = 792.0 / 612.0
_SEEN, _MARGIN = 528.0, 36.0  # points across, and above, where one looks closer


class PaperScreen(PaneScreen[PaperModel, PaperTouch]):
    """Paints a page once, and shows all of it or a part."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self._painted: PaperPage | None = None
        self._image = QImage()
        self.acts = self.button_pool("bold_30", 40.0)

    def body(self, model: PaperModel) -> Node:
        """Stand the paper beside what it is about."""
        page = model.page
        if page != self._painted:
            load_paper_fonts(self.context.fonts.parent)
            self._painted, self._image = page, preview(page, 3.0)[0]
        self.setAccessibleName(joined(" ", (page.title, page.subtitle)))
        head = column(
            Text(page.title, "heavy_38").of(46),
            Text(page.subtitle, "medium_24", "text_2").of(_LINE),
            gap=4,
        )
        told = column(
            head.of(82 + _GAP),
            *(_amount(one) for one in page.blocks if isinstance(one, Amount)),
            Paragraph(model.words, "medium_24", "claim", _LINE),
        )
        acts = [Slot(one).of(_BUTTON) for one in self.acts.show(model.acts)]
        paper = Drawn(lambda painter, room: self._draw_paper(painter, room, model.sight))
        return Panel(row(paper, column(told, *acts, gap=_GAP).of(_COLUMN), gap=_SIDE), pad=_SIDE)

    def _draw_paper(self, painter: Painter, room: QRectF, sight: Sight) -> None:
        image = self._image
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


def _amount(amount: Amount) -> Node:
    return column(
        Text(amount.caption, "medium_24", "text_2").of(_LINE),
        Text(amount.figures, "heavy_60", least=SMALLEST_AMOUNT).of(66),
        space(),
    ).of(_LINE + 76)

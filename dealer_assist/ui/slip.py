"""A printed slip as it comes out of the printer."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.supervisor_looks import SlipLook

_SIDE, _TOP = 28.0, 24.0
_LINE, _BREAK = 31.0, 18.0
_WARNING, _WARNING_GAP, _TITLE = 43.0, 12.0, 34.0
_SIGNED_GAP, _SIGNED_LINE = 18.0, 240.0
_RADIUS = 4.0


class Slip(Canvas):
    """Ivory paper; lines move closer together when there are many."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = SlipLook("", ())
        self._has_fonts = False

    def show_state(self, look: SlipLook) -> None:
        """Show a slip."""
        if not self._has_fonts:
            self.kit.load_slip_fonts()
            self._has_fonts = True
        if look != self._look:
            self._look = look
            self.setAccessibleName(look.title)
            self.update()

    def natural_height(self) -> float:
        """Give the height of the paper in design pixels, were there room enough."""
        return self._heads() + self._lines() * _LINE + self._breaks() * _BREAK

    def draw(self, easel: Easel) -> None:
        """Print the slip."""
        ink, look = easel.theme.colour.claim_ink, self._look
        paper = QRectF(0, 0, easel.width, easel.height)
        easel.panel(paper, easel.theme.colour.claim, radius=_RADIUS)
        spare = easel.height - self._heads()
        natural = self._lines() * _LINE + self._breaks() * _BREAK
        squeeze = min(1.0, spare / natural) if natural else 1.0
        line, gap = _LINE * squeeze, _BREAK * squeeze
        left, right = _SIDE, easel.width - _SIDE
        y = _TOP
        if look.warning:
            box = QRectF(left, y, right - left, _WARNING)
            easel.panel(box, None, ink, 3, 0)
            easel.text(box.adjusted(6, 0, -6, 0), look.warning, "slip_strong", ink, Align.CENTRE)
            y += _WARNING + _WARNING_GAP
        title = QRectF(left, y, right - left, _TITLE)
        easel.text(title, look.title, "slip_title", ink, Align.CENTRE)
        y += _TITLE
        for number, section in enumerate(look.sections):
            if number:
                self._tear(easel, y + gap / 2)
                y += gap
            for printed in section:
                box = QRectF(left, y, right - left, line)
                width = easel.text(box, printed.right, "slip", ink, Align.RIGHT)
                box.setRight(right - width - 8)
                easel.text(box, printed.left, "slip", ink)
                y += line
        if look.signed:
            box = QRectF(left, y + _SIGNED_GAP * squeeze, right - left, line)
            width = easel.text(box, look.signed, "slip", ink) + 12
            easel.rule(left + width, box.bottom() - 6, left + width + _SIGNED_LINE, ink)

    def _heads(self) -> float:
        warning = _WARNING + _WARNING_GAP if self._look.warning else 0.0
        signed = _SIGNED_GAP if self._look.signed else 0.0
        return 2 * _TOP + warning + _TITLE + signed

    def _lines(self) -> int:
        return sum(len(section) for section in self._look.sections) + bool(self._look.signed)

    def _breaks(self) -> int:
        return max(0, len(self._look.sections) - 1)

    def _tear(self, easel: Easel, y: float) -> None:
        pen = QPen(easel.theme.colour.claim_ink, 2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern((3, 2))
        easel.painter.setPen(pen)
        easel.painter.drawLine(round(_SIDE), round(y), round(easel.width - _SIDE), round(y))

"""A printed slip as it comes out of the printer."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.supervisor.model import SlipModel
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_SIDE, _TOP = 28.0, 24.0
_LINE, _BREAK = 31.0, 18.0
_WARNING, _WARNING_GAP, _TITLE = 43.0, 12.0, 34.0
_SIGNED_GAP, _SIGNED_LINE = 18.0, 240.0
_RADIUS = 4.0


class Slip(Canvas):
    """Ivory paper; lines move closer together when there are many."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = SlipModel("", ())
        self._has_fonts = False

    def show_state(self, model: SlipModel) -> None:
        """Show a slip."""
        if not self._has_fonts:
            self.context.load_slip_fonts()
            self._has_fonts = True
        if model != self._model:
            self._model = model
            self.setAccessibleName(model.title)
            self.update()

    def natural_height(self) -> float:
        """Give the height of the paper in design pixels, were there room enough."""
        return self._heads() + self._lines() * _LINE + self._breaks() * _BREAK

    def draw(self, painter: Painter) -> None:
        """Print the slip; one that is not out yet says so at its head."""
        ink, model = painter.colour.claim_ink, self._model
        paper = painter.whole
        painter.panel(paper, painter.colour.claim, radius=_RADIUS)
        spare = painter.height - self._heads()
        natural = self._lines() * _LINE + self._breaks() * _BREAK
        squeeze = min(1.0, spare / natural) if natural else 1.0
        line, gap = _LINE * squeeze, _BREAK * squeeze
        left, right = _SIDE, painter.width - _SIDE
        y = _TOP
        if model.held:
            self._draw_held(painter, QRectF(left, y, right - left, _WARNING))
            y += _WARNING + _WARNING_GAP
        if model.warning:
            box = QRectF(left, y, right - left, _WARNING)
            painter.panel(box, None, ink, 3, 0)
            painter.text(
                box.adjusted(6, 0, -6, 0), model.warning, "slip_bold_20", ink, Align.CENTRE
            )
            y += _WARNING + _WARNING_GAP
        title = QRectF(left, y, right - left, _TITLE)
        painter.text(title, model.title, "slip_bold_24", ink, Align.CENTRE)
        y += _TITLE
        for number, section in enumerate(model.sections):
            if number:
                self._tear(painter, y + gap / 2)
                y += gap
            for printed in section:
                box = QRectF(left, y, right - left, line)
                width = painter.text(box, printed.right, "slip_20", ink, Align.RIGHT)
                box.setRight(right - width - 8)
                painter.text(box, printed.left, "slip_20", ink)
                y += line
        if model.signed:
            box = QRectF(left, y + _SIGNED_GAP * squeeze, right - left, line)
            width = painter.text(box, model.signed, "slip_20", ink) + 12
            painter.rule(left + width, box.bottom() - 6, left + width + _SIGNED_LINE, ink)

    def _draw_held(self, painter: Painter, box: QRectF) -> None:
        colour = painter.colour
        painter.panel(box, colour.fault_well, colour.fault, painter.theme.line.strong)
        painter.text(box, self._model.held, "bold_28", colour.fault, Align.CENTRE)

    def _heads(self) -> float:
        warning = (bool(self._model.warning) + bool(self._model.held)) * (_WARNING + _WARNING_GAP)
        signed = _SIGNED_GAP if self._model.signed else 0.0
        return 2 * _TOP + warning + _TITLE + signed

    def _lines(self) -> int:
        return sum(len(section) for section in self._model.sections) + bool(self._model.signed)

    def _breaks(self) -> int:
        return max(0, len(self._model.sections) - 1)

    def _tear(self, painter: Painter, y: float) -> None:
        pen = QPen(painter.colour.claim_ink, 2)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern((3, 2))
        painter.qpainter.setPen(pen)
        painter.qpainter.drawLine(round(_SIDE), round(y), round(painter.width - _SIDE), round(y))

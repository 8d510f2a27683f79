"""A printed slip as it is painted."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from dealer_assist.ui.supervisor.slip import (
    SIGNED_GAP,
    SLIP_BREAK,
    SLIP_LINE,
    SLIP_SIDE,
    SLIP_TITLE,
    SLIP_TOP,
    WARNING,
    WARNING_GAP,
    SlipModel,
    SlipPaper,
    lines_height,
    slip_heads,
)
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import row_at
from dealer_assist.ui.toolkit.values.lettering import Align

_SIGNED_LINE, _PAPER_RADIUS = 240.0, 4.0


@paints(SlipPaper)
def _slip(painter: Painter, paper: QRectF, node: SlipPaper) -> None:
    draw_slip(painter, paper, node.slip)


def draw_slip(painter: Painter, paper: QRectF, slip: SlipModel) -> None:
    """Print the slip; one that is not out yet says so at its head."""
    painter.context.load_slip_fonts()
    ink = painter.colour.claim_ink
    painter.panel(paper, painter.colour.claim, radius=_PAPER_RADIUS)
    natural, spare = lines_height(slip), paper.height() - slip_heads(slip)
    squeeze = min(1.0, spare / natural) if natural else 1.0
    line, gap = SLIP_LINE * squeeze, SLIP_BREAK * squeeze
    inner = paper.adjusted(SLIP_SIDE, SLIP_TOP, -SLIP_SIDE, -SLIP_TOP)
    y = inner.top()
    if slip.held:
        _held(painter, row_at(inner, y, WARNING), slip.held)
        y += WARNING + WARNING_GAP
    if slip.warning:
        box = row_at(inner, y, WARNING)
        painter.panel(box, None, ink, 3, 0)
        words = box.adjusted(6, 0, -6, 0)
        painter.text(words, slip.warning, "slip_bold_20", ink, Align.CENTRE)
        y += WARNING + WARNING_GAP
    title = row_at(inner, y, SLIP_TITLE)
    painter.text(title, slip.title, "slip_bold_24", ink, Align.CENTRE)
    y += SLIP_TITLE
    for number, section in enumerate(slip.sections):
        if number:
            _tear(painter, inner, y + gap / 2)
            y += gap
        for printed in section:
            box = row_at(inner, y, line)
            width = painter.text(box, printed.right, "slip_20", ink, Align.RIGHT)
            box.setRight(inner.right() - width - 8)
            painter.text(box, printed.left, "slip_20", ink)
            y += line
    if slip.signed:
        box = row_at(inner, y + SIGNED_GAP * squeeze, line)
        left = inner.left() + painter.text(box, slip.signed, "slip_20", ink) + 12
        painter.rule(left, box.bottom() - 6, left + _SIGNED_LINE, ink)


def _held(painter: Painter, box: QRectF, words: str) -> None:
    colour = painter.colour
    painter.panel(box, colour.fault_well, colour.fault, painter.theme.line.strong)
    painter.text(box, words, "bold_28", colour.fault, Align.CENTRE)


def _tear(painter: Painter, inner: QRectF, y: float) -> None:
    pen = QPen(painter.colour.claim_ink, 2)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern((3, 2))
    painter.qpainter.setPen(pen)
    painter.qpainter.drawLine(round(inner.left()), round(y), round(inner.right()), round(y))

"""Paints the ground of what covers the table of a lesson."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.school.lesson_cover import CoverGround
from dealer_assist.ui.toolkit.boxes import ink_of, paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


@paints(CoverGround)
def _ground(painter: Painter, box: QRectF, node: CoverGround) -> None:
    below = QRectF(0, BANNER_HEIGHT, painter.width, painter.height - BANNER_HEIGHT)
    painter.fill(below, ink_of(painter, node.ink))

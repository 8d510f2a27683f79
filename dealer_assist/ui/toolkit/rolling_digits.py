"""The digits of an amount while they roll: what has not moved by a pixel is not painted again.

A roll is made once, when an amount changes: each cell that moves has its place on the glass and
three kept pictures. A frame then costs a few copies of pixels, and no text.
"""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QTransform

from dealer_assist.ui.toolkit.odometer import MovingDigit, digits_that_move, paint_digit
from dealer_assist.ui.toolkit.theme import Theme


@dataclass(slots=True)
class _Cell:
    """One digit that moves, in pixels of the widget."""

    place: QRect
    well: QPixmap
    old: QPixmap
    new: QPixmap
    shift: int = 0


class RollingDigits:
    """One roll from an amount to another of the same shape, on a plain ground."""

    def __init__(
        self, theme: Theme, box: QRectF, was: str, now: str, scale: float, ratio: float
    ) -> None:
        self._theme, self._scale, self._ratio = theme, scale, ratio
        self._cells = [self._cell(digit) for digit in digits_that_move(theme, box, was, now)]
        self._region = QRegion()
        for cell in self._cells:
            self._region += cell.place

    def _cell(self, digit: MovingDigit) -> _Cell:
        place = QTransform.fromScale(self._scale, self._scale).mapRect(digit.place).toAlignedRect()

        def drawn(text: str, ground: QColor | Qt.GlobalColor) -> QPixmap:
            picture = QPixmap(place.size() * self._ratio)
            picture.setDevicePixelRatio(self._ratio)
            picture.fill(ground)
            qpainter = QPainter(picture)
            qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
            grown = digit.place.width() * self._scale / digit.cell.width()
            qpainter.scale(grown, grown)
            whole = QRectF(0, 0, digit.cell.width(), digit.cell.height())
            paint_digit(qpainter, self._theme, whole, digit.role, text)
            qpainter.end()
            return picture

        clear = Qt.GlobalColor.transparent
        well = drawn("", self._theme.colour.panel)
        return _Cell(place, well, drawn(digit.old, clear), drawn(digit.new, clear))

    def move(self, part: float) -> list[QRect]:
        """Roll to a part between 0 and 1; give the cells that have moved by a pixel."""
        moved = []
        for cell in self._cells:
            shift = round(part * cell.place.height())
            if shift != cell.shift:
                cell.shift = shift
                moved.append(cell.place)
        return moved

    def covers(self, region: QRegion) -> bool:
        """Return True if nothing but rolling cells lies in a region."""
        return region.subtracted(self._region).isEmpty()

    def paint(self, qpainter: QPainter, region: QRegion) -> None:
        """Paint the cells that lie in a region, in pixels of the widget."""
        for cell in self._cells:
            if region.intersects(cell.place):
                self._paint(qpainter, cell)

    def _paint(self, qpainter: QPainter, cell: _Cell) -> None:
        x, y, shift = cell.place.x(), cell.place.y(), cell.shift
        width, height, ratio = cell.place.width(), cell.place.height(), self._ratio
        qpainter.drawPixmap(x, y, cell.well)
        above = QRectF(0, shift * ratio, width * ratio, (height - shift) * ratio)
        below = QRectF(0, 0, width * ratio, shift * ratio)
        qpainter.drawPixmap(QRectF(x, y, width, height - shift), cell.old, above)
        qpainter.drawPixmap(QRectF(x, y + height - shift, width, shift), cell.new, below)

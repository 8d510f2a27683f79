"""A slip as dots for the printer: black on white, as wide as the printer prints.

A simulated win has its mark across the whole paper, so that no part of it looks like money.
"""

import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from dealer_assist.desk.slip_text import SIMULATED, SlipRow, SlipText
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.ui.toolkit.theme import load_slip_fonts

_TALLEST = 1600
_MARGIN, _LINE, _TEAR = 4, 28, 18
_TEXT, _TITLE, _AMOUNT = 20, 26, 40
_MARK, _MARK_GAP = 40, 8
_SIGNATURE = 72
_ACROSS, _ACROSS_EVERY = 60, 300
_FAMILY = "DejaVu Sans Mono"


def slip_drawer(fonts: Path, across: int) -> Callable[[SlipText], SlipPicture]:
    """Return what draws slips of a width in dots; the typeface is loaded with the first of them."""
    is_ready = False

    def draw(words: SlipText) -> SlipPicture:
        nonlocal is_ready
        if not is_ready:
            load_slip_fonts(fonts)
            is_ready = True
        return draw_slip(words, across)

    return draw


def draw_slip(words: SlipText, across: int) -> SlipPicture:
    """Draw a slip as high as its words make it."""
    image = picture_of(words, across)
    bits, wide = bytes(image.constBits()), image.bytesPerLine()
    rows = [bits[y * wide : y * wide + across // 8] for y in range(image.height())]
    return SlipPicture(words.name, across, b"".join(rows))


def picture_of(words: SlipText, across: int) -> QImage:
    """Draw a slip as a picture of one bit a dot, black is 1."""
    image = QImage(across, _TALLEST, QImage.Format.Format_Mono)
    image.fill(1)
    qpainter = QPainter(image)
    pen = _Pen(qpainter, across)
    pen.slip(words)
    if SIMULATED in words.marks:
        pen.across(SIMULATED.partition(",")[0])
    qpainter.end()
    drawn = image.copy(0, 0, across, min(_TALLEST, math.ceil(pen.y)))
    drawn.invertPixels()
    return drawn


class _Pen:
    """Writes down the paper, line after line; `y` is how far it has come."""

    def __init__(self, qpainter: QPainter, width: int) -> None:
        self._qpainter, self._width = qpainter, width
        self.y = float(_MARGIN)

    def slip(self, words: SlipText) -> None:
        for mark in words.marks:
            self._mark(mark)
        self._centred(words.title, _font(_TITLE, is_bold=True), _TITLE + 12)
        for part in words.parts[:-1]:
            self._part(part)
        self._tear()
        self._centred(words.amount, _font(_AMOUNT, is_bold=True), _AMOUNT + 12)
        for line in _broken(words.amount_words, self._width):
            self._centred(line, _font(_TEXT), _LINE)
        self._part(words.parts[-1])
        for signature in words.signatures:
            self._signature(signature)
        for mark in words.marks:
            self._mark(mark)

    def across(self, mark: str) -> None:
        """Write a mark in hollow letters from corner to corner, again and again."""
        qpainter = self._qpainter
        qpainter.setPen(QPen(Qt.GlobalColor.black, 1))
        qpainter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath()
        font = _font(_ACROSS, is_bold=True)
        path.addText(0, 0, font, mark)
        middle = path.boundingRect().center()
        for y in range(_ACROSS_EVERY // 2, int(self.y), _ACROSS_EVERY):
            qpainter.save()
            qpainter.translate(self._width / 2, y)
            qpainter.rotate(-35)
            qpainter.translate(-middle)
            qpainter.drawPath(path)
            qpainter.restore()

    def _part(self, rows: tuple[SlipRow, ...]) -> None:
        self._tear()
        for row in rows:
            font = _font(_TEXT)
            box = QRectF(_MARGIN, self.y, self._width - 2 * _MARGIN, _LINE)
            if _width(font, row.left) + _width(font, row.right) > box.width() - 12 and row.left:
                self._write(box, row.left, font, Qt.AlignmentFlag.AlignLeft)
                self.y += _LINE
                box.translate(0, _LINE)
            else:
                self._write(box, row.left, font, Qt.AlignmentFlag.AlignLeft)
            self._write(box, row.right, font, Qt.AlignmentFlag.AlignRight)
            self.y += _LINE

    def _mark(self, words: str) -> None:
        box = QRectF(_MARGIN, self.y, self._width - 2 * _MARGIN, _MARK)
        self._qpainter.setPen(QPen(Qt.GlobalColor.black, 3))
        self._qpainter.drawRect(box)
        self._write(box, words, _font(_TEXT, is_bold=True), Qt.AlignmentFlag.AlignHCenter)
        self.y += _MARK + _MARK_GAP

    def _centred(self, words: str, font: QFont, height: float) -> None:
        box = QRectF(0, self.y, self._width, height)
        self._write(box, words, font, Qt.AlignmentFlag.AlignHCenter)
        self.y += height

    def _signature(self, words: str) -> None:
        box = QRectF(_MARGIN, self.y, self._width - 2 * _MARGIN, _SIGNATURE)
        font = _font(_TEXT)
        self._write(box.adjusted(0, _SIGNATURE - _LINE, 0, 0), words, font)
        self._qpainter.setPen(QPen(Qt.GlobalColor.black, 2))
        base = round(box.bottom() - 4)
        self._qpainter.drawLine(round(_width(font, words)) + 16, base, self._width - _MARGIN, base)
        self.y += _SIGNATURE + _TEAR

    def _tear(self) -> None:
        pen = QPen(Qt.GlobalColor.black, 2)
        pen.setDashPattern((3, 2))
        self._qpainter.setPen(pen)
        middle = round(self.y + _TEAR / 2)
        self._qpainter.drawLine(_MARGIN, middle, self._width - _MARGIN, middle)
        self.y += _TEAR

    def _write(
        self,
        box: QRectF,
        words: str,
        font: QFont,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self._qpainter.setPen(Qt.GlobalColor.black)
        self._qpainter.setFont(font)
        self._qpainter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, words)


def _font(size: int, *, is_bold: bool = False) -> QFont:
    font = QFont(_FAMILY)
    font.setPixelSize(size)
    font.setBold(is_bold)
    font.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
    return font


def _width(font: QFont, words: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(words)


def _broken(words: str, width: int) -> list[str]:
    """Break a sentence into lines that fit the paper."""
    lines: list[str] = [""]
    font = _font(_TEXT)
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if _width(font, longer) > width - 2 * _MARGIN:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines

"""One painting for every page: as PDF, as a picture on the screen, as dots of a slip printer."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from dealer_assist.reports.page import NewSheet, PaperPage
from dealer_assist.ui.print import fonts as t
from dealer_assist.ui.print.blocks import pieces_of
from dealer_assist.ui.print.piece import Piece
from dealer_assist.value import Value

_SLIP_SCALE = 2
_SLIP_MARGIN = 8.0
_DPI = 600
_DARK = 160  # thermal paper prints a dot or none: anything darker than this becomes one
_FOOT = 26.0
_MARK_ROOM = t.MARK.line + 10
# Qt 6.8 ends the dictionary of title and date with a figure in place of its brackets. The mended
# end is as long: every object stays at the byte that the file's own table gives it.
_TORN_END, _MENDED_END = b"/Trapped /False\n2\nendobj", b"/Trapped /False>>\nendobj"


class PaperSize(Value):
    """Paper in points. A slip has no end: it is as long as its page, and black or white only."""

    width: float
    height: float | None
    margin: float

    @property
    def room(self) -> float:
        """Return the width that is left between the margins."""
        return self.width - 2 * self.margin


LETTER = PaperSize(612.0, 792.0, 48.0)
CARD = PaperSize(612.0, 792.0, 18.0)
"""A sheet that is laminated: nothing is bound or signed, so it has less white around it."""


def slip_sheet(dots: int) -> PaperSize:
    """Return the paper of a slip printer that prints so many dots across."""
    return PaperSize(dots / _SLIP_SCALE, None, _SLIP_MARGIN)


def write_pdf(page: PaperPage, file: Path, sheet: PaperSize = LETTER) -> int:
    """Write a page as PDF; give how many sheets it took. Needs a QGuiApplication and its fonts."""
    whole = QBuffer()  # Qt would only mutter where it cannot write, and call a cut-off file done
    whole.open(QIODevice.OpenModeFlag.WriteOnly)
    sheets = laid_out(page, sheet)
    height = sheet.height or _height(page, sheets[0], sheet)
    writer = QPdfWriter(whole)
    writer.setResolution(_DPI)
    writer.setTitle(f"{page.title} {page.subtitle}".strip())
    writer.setCreator("Dealer Assist")
    size = QPageSize(QSizeF(sheet.width, height), QPageSize.Unit.Point, "sheet")
    upright = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(size, upright, QMarginsF(0, 0, 0, 0)))
    qpainter = QPainter(writer)
    try:
        qpainter.scale(_DPI / 72, _DPI / 72)
        for number, pieces in enumerate(sheets):
            if number:
                writer.newPage()
            paint_sheet(qpainter, page, pieces, sheet, (number + 1, len(sheets)))
    finally:
        qpainter.end()
    file.write_bytes(mended(whole))
    return len(sheets)


def mended(whole: QBuffer) -> bytes:
    """Return what Qt has written as PDF, so that strict readers find nothing wrong with it."""
    return bytes(whole.data().data()).replace(_TORN_END, _MENDED_END, 1)


def preview(page: PaperPage, scale: float = 2.0, sheet: PaperSize = LETTER) -> list[QImage]:
    """Paint every sheet of a page as a picture, `scale` pixels a point."""
    sheets = laid_out(page, sheet)
    images = []
    for number, pieces in enumerate(sheets):
        height = sheet.height or _height(page, pieces, sheet)
        image = QImage(
            round(sheet.width * scale), round(height * scale), QImage.Format.Format_RGB32
        )
        image.fill(Qt.GlobalColor.white)
        qpainter = QPainter(image)
        qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
        qpainter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        qpainter.scale(scale, scale)
        paint_sheet(qpainter, page, pieces, sheet, (number + 1, len(sheets)))
        qpainter.end()
        images.append(image)
    return images


def slip_dots(page: PaperPage, across: int) -> bytes:
    """Return a page as rows of so many dots, one bit each, black is 1."""
    (image,) = preview(page, _SLIP_SCALE, slip_sheet(across))
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels, stride = bytes(grey.constBits()), grey.bytesPerLine()
    digits = bytes(ord("1" if shade < _DARK else "0") for shade in range(256))
    rows = (
        pixels[y * stride : y * stride + across].translate(digits) for y in range(grey.height())
    )
    return b"".join(int(row, 2).to_bytes(across // 8, "big") for row in rows)


def laid_out(page: PaperPage, sheet: PaperSize) -> list[list[Piece]]:
    """Share the pieces of a page out to sheets; a slip takes them all."""
    sheets: list[list[Piece]] = [[]]
    left = _room_for_pieces(page, sheet)
    for block in page.blocks:
        if isinstance(block, NewSheet) and sheet.height is not None and sheets[-1]:
            sheets.append([])
            left = _room_for_pieces(page, sheet)
        for piece in pieces_of(block, sheet.room):
            if left is not None and piece.height > left and sheets[-1]:
                sheets.append([])
                left = _room_for_pieces(page, sheet)
                if piece.again is not None and left is not None:
                    sheets[-1].append(piece.again)
                    left -= piece.again.height
            sheets[-1].append(piece)
            if left is not None:
                left -= piece.height
    return sheets


def paint_sheet(
    qpainter: QPainter,
    page: PaperPage,
    pieces: list[Piece],
    sheet: PaperSize,
    number: tuple[int, int],
) -> None:
    """Paint one sheet: the one painting that PDF, preview and slip have in common."""
    if sheet.height is not None:
        _write_across(qpainter, page, sheet)
    y = sheet.margin
    left, room = sheet.margin, sheet.room
    for mark in page.marks:
        box = QRectF(left, y, room, t.MARK.line + 4)
        qpainter.setPen(QPen(t.inks().ink, 1.5))
        qpainter.setBrush(Qt.BrushStyle.NoBrush)
        qpainter.drawRect(box.adjusted(0.75, 0.75, -0.75, -0.75))
        t.write(qpainter, box, mark, t.MARK, align=0.5)
        y += _MARK_ROOM
    for words, letters in ((page.title, t.TITLE), (page.subtitle, t.SUBTITLE)):
        lines = t.lines_of(words, letters, room) if words else ()
        y = t.write_lines(qpainter, QRectF(left, y, room, 0), lines, letters)
    y += 6
    for piece in pieces:
        piece.draw(qpainter, QRectF(left, y, room, piece.height))
        y += piece.height
    foot_top = sheet.height - sheet.margin - _FOOT if sheet.height else y
    foot = QRectF(left, foot_top + 6, room, 0)
    t.write_lines(qpainter, foot, [*_foot(page, sheet, number)], t.SMALL, t.inks().soft)


def _write_across(qpainter: QPainter, page: PaperPage, sheet: PaperSize) -> None:
    """Write the marks across the sheet, under everything, in a grey that hides nothing."""
    for place, mark in enumerate(page.marks):
        qpainter.save()
        middle = (sheet.height or 0.0) * (place + 1) / (len(page.marks) + 1)
        qpainter.translate(sheet.width / 2, middle)
        qpainter.rotate(-32)
        wide = t.width(mark, t.ACROSS)
        shrink = min(1.0, sheet.width * 1.02 / wide)
        qpainter.scale(shrink, shrink)
        box = QRectF(-wide / 2, -t.ACROSS.line / 2, wide, t.ACROSS.line)
        t.write(qpainter, box, mark, t.ACROSS, t.inks().across, align=0.5)
        qpainter.restore()


def _foot(page: PaperPage, sheet: PaperSize, number: tuple[int, int]) -> Iterator[str]:
    yield from t.lines_of(page.foot, t.SMALL, sheet.room) if page.foot else ()
    if sheet.height is not None:
        yield f"Sheet {number[0]} of {number[1]}"


def _top(page: PaperPage, sheet: PaperSize) -> float:
    titles = ((page.title, t.TITLE), (page.subtitle, t.SUBTITLE))
    words = sum(
        len(t.lines_of(text, letters, sheet.room)) * letters.line
        for text, letters in titles
        if text
    )
    return sheet.margin + len(page.marks) * _MARK_ROOM + words + 6


def _room_for_pieces(page: PaperPage, sheet: PaperSize) -> float | None:
    if sheet.height is None:
        return None
    return sheet.height - sheet.margin - _FOOT - _top(page, sheet)


def _height(page: PaperPage, pieces: list[Piece], sheet: PaperSize) -> float:
    """Return the length of a slip, in whole points."""
    lines = len(list(_foot(page, sheet, (1, 1))))
    body = sum(piece.height for piece in pieces) + 6 + lines * t.SMALL.line
    return float(round(_top(page, sheet) + body + sheet.margin + 0.5))

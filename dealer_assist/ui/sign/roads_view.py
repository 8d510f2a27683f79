"""The roads of a shoe, drawn: shape tells as well as colour. Read from afar, touched by nobody."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from dealer_assist.table.facts.judging.roads import BANKER, ROWS, TIE
from dealer_assist.ui.sign.presenter.roads import SAME
from dealer_assist.ui.sign.roads_model import Bead, RoadSheet, RoadsModel
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, column_of, foot_of, top_of
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

_HEAD, _FIGURES, _FOOT, _GAP, _NAME = 96.0, 76.0, 48.0, 24.0, 36.0
_PLATE_SHARE, _UPPER_SHARE = 0.36, 0.58
_FILL, _RING = 0.84, 0.14


class RoadsView(View[RoadsModel]):
    """Draws the plate and the big road above, the derived roads and the counts below."""

    def changed(self, model: RoadsModel) -> None:
        """Say the counts to whoever cannot see them."""
        counts = ", ".join(f"{name} {number}" for name, number in model.figures)
        self.setAccessibleName(f"{model.title}: {counts}")

    def draw(self, painter: Painter) -> None:
        """Paint head, sheets, counts and the sentence that stands on every sign with roads."""
        if not self.shows_something:
            return
        colour, model = painter.theme.colour, self.model
        whole = painter.whole
        head = QRectF(whole.left(), whole.top(), whole.width() * 0.6, 54)
        painter.text(head, model.title, "heavy_48", colour.sign_gold)
        painter.text(below(head, 38), model.detail, "medium_26", colour.sign_text)
        note = QRectF(whole.left() + head.width(), whole.top(), whole.width() * 0.33, 60)
        painter.text(note, model.note, "heavy_38", colour.sign_gold)
        room = whole.adjusted(0, _HEAD, 0, -_FOOT - _FIGURES)
        upper = top_of(room, room.height() * _UPPER_SHARE)
        plate = QRectF(upper.left(), upper.top(), upper.width() * _PLATE_SHARE, upper.height())
        draw_sheet(painter, plate, model.plate)
        draw_sheet(painter, upper.adjusted(plate.width() + _GAP, 0, 0, 0), model.big)
        lower = room.adjusted(0, upper.height() + 14, 0, -10)
        draw_sheets(painter, lower, model.derived, _GAP)
        self._draw_figures(painter, below(room, _FIGURES))
        painter.text(foot_of(whole, _FOOT), model.foot, "medium_26", colour.sign_text, Align.CENTRE)

    def _draw_figures(self, painter: Painter, box: QRectF) -> None:
        colour, figures = painter.theme.colour, self.model.figures
        for place, (name, number) in enumerate(figures):
            cell = column_of(box, place, len(figures)).adjusted(0, 0, -12, 0)
            digits = painter.wanted_width(number, "heavy_48") + 16  # no name takes their room
            words = cell.adjusted(0, 0, -digits, 0)
            used = painter.text(words, name, "medium_30", colour.sign_text) + 16
            painter.text(cell.adjusted(used, 0, 0, 0), number, "heavy_48", colour.sign_digit)


def draw_sheets(painter: Painter, box: QRectF, sheets: tuple[RoadSheet, ...], gap: float) -> None:
    """Paint sheets of one size side by side."""
    for place, sheet in enumerate(sheets):
        draw_sheet(painter, column_of(box, place, len(sheets), gap), sheet)


def draw_sheet(painter: Painter, box: QRectF, sheet: RoadSheet) -> None:
    """Paint the name, the lines of the sheet, and its beads."""
    painter.text(top_of(box, _NAME), sheet.name, "semi_22", painter.theme.colour.sign_gold)
    draw_beads(painter, box.adjusted(0, _NAME, 0, 0), sheet)


def draw_beads(painter: Painter, room: QRectF, sheet: RoadSheet) -> None:
    """Paint the lines of a sheet from the top left of its room, and its beads."""
    colour = painter.theme.colour
    side = min(room.width() / sheet.columns, room.height() / ROWS)
    across, down = side * sheet.columns, side * ROWS
    qpainter = painter.qpainter
    qpainter.setPen(QPen(colour.sign_line, 1))
    for column in range(sheet.columns + 1):
        x = room.left() + column * side
        qpainter.drawLine(QPointF(x, room.top()), QPointF(x, room.top() + down))
    for row in range(ROWS + 1):
        y = room.top() + row * side
        qpainter.drawLine(QPointF(room.left(), y), QPointF(room.left() + across, y))
    for bead in sheet.beads:
        cell = QRectF(room.left() + bead.column * side, room.top() + bead.row * side, side, side)
        _draw_bead(painter, cell, bead)


def _draw_bead(painter: Painter, cell: QRectF, bead: Bead) -> None:
    margin = cell.width() * (1 - _FILL) / 2
    disc = cell.adjusted(margin, margin, -margin, -margin)
    ink = bead_ink(painter, bead)
    # A letter stands on a disc; without one Banker and what repeats are rings, the others discs.
    is_filled = bool(bead.letter) or bead.kind not in (BANKER, SAME, TIE)
    if bead.kind != TIE or bead.letter:
        draw_disc(painter, disc, ink, is_filled=is_filled)
    if bead.letter:
        ink, plain = painter.theme.colour.sign_digit, painter.plain_size("bold_24")
        painter.text(disc, bead.letter, "bold_24", ink, Align.CENTRE, most=plain)
    if bead.strokes:
        painter.qpainter.setPen(QPen(painter.theme.colour.ok, max(2.0, cell.width() * 0.09)))
        painter.qpainter.drawLine(disc.bottomLeft(), disc.topRight())
    sign = bead.mark or (str(bead.strokes) if bead.strokes > 1 else "")
    if sign:
        corner = disc if not bead.letter else _corner(cell)
        if bead.letter:
            draw_disc(painter, corner, painter.theme.colour.sign_digit, is_filled=True)
        is_dark = bool(bead.letter) or bead.kind not in (BANKER, TIE)
        words = painter.theme.colour.sign_edge if is_dark else painter.theme.colour.sign_digit
        plain = painter.plain_size("bold_20")  # larger letters would lie on the ring
        painter.text(corner, sign, "bold_20", words, Align.CENTRE, most=plain)


def _corner(cell: QRectF) -> QRectF:
    side = max(25.0, cell.width() * 0.46)  # all around a digit, at any size
    return QRectF(cell.right() - side, cell.top(), side, side)


def draw_disc(painter: Painter, box: QRectF, ink: QColor, *, is_filled: bool) -> None:
    """Paint a disc, or a ring as wide."""
    qpainter = painter.qpainter
    line = max(3.0, box.width() * _RING)
    if is_filled:
        qpainter.setPen(Qt.PenStyle.NoPen)
        qpainter.setBrush(ink)
        qpainter.drawEllipse(box)
    else:
        qpainter.setPen(QPen(ink, line))
        qpainter.setBrush(Qt.BrushStyle.NoBrush)
        qpainter.drawEllipse(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))


def bead_ink(painter: Painter, bead: Bead) -> QColor:
    """Return the colour of a bead: deep under a letter, light without one."""
    colour = painter.theme.colour
    if bead.kind == TIE:
        return colour.ok_deep
    if bead.kind in (BANKER, SAME):
        return colour.chip_500 if bead.letter else colour.fault
    return colour.chip_50000 if bead.letter else colour.detected

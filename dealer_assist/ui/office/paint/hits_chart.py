"""Hits against their odds: figures, and a chart of each hand in the band that chance allows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.ui.office.reports.chapters import LEGEND, HitRow, HitsModel
from dealer_assist.ui.office.reports.reports import NOTE_LINE, AddingBar, HitsPlot, NoteLines
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

if TYPE_CHECKING:
    from dealer_assist.ui.toolkit.charts.plot import Plot

_SIDE, _HEAD, _FOOT, _PITCH = 20.0, 44.0, 44.0, 104.0
_COLUMNS = (
    (Msg("Hand"), "hand", 270.0),
    (capitalized(Msg("hits")), "hits", 84.0),
    (Msg("Prizes"), "prizes", 190.0),
    (Msg("Actual"), "actual", 176.0),
    (Msg("Theoretical"), "theoretical", 176.0),
    (capitalized(Msg("expected")), "expected", 144.0),
    (Msg("Band"), "band", 176.0),
)
_FIGURES = sum(width for _, _, width in _COLUMNS)
_GAP, _BAND, _STROKE, _DOT = 24.0, 0.36, 0.56, 22.0
_EDGE, _THINNEST = 0.04, 0.012
_NAME_LINE = 32.0


class HitsChart(Chart[HitsModel]):
    """Paints the figures at once; the rows of the chart lie beside theirs, so it has no scales."""

    @property
    def rows(self) -> tuple[HitRow, ...]:
        """Return what is shown."""
        return self.model.rows if self.shows_something else ()

    @property
    def has_to_draw(self) -> bool:
        """True if there are hands."""
        return bool(self.rows)

    def changed(self, model: HitsModel) -> None:
        """Show the hands of a report."""
        hands = (joined(" ", (row.hand, row.hits)) for row in model.rows)
        self.setAccessibleName(Msg("Hits against their odds"))
        self.setAccessibleDescription(joined(", ", hands))
        self.arrange()

    def draw(self, painter: Painter) -> None:
        """Paint headings, figures, and what the marks mean."""
        colour = painter.theme.colour
        left, right = _SIDE, painter.width - _SIDE
        if not self.rows:
            box = QRectF(left, _HEAD, right - left, 60)
            painter.text(box, Msg("No progressive on this table"), "medium_24", colour.text_2)
            return
        x = left
        for number, (title, _, width) in enumerate(_COLUMNS):
            align = Align.RIGHT if number else Align.LEFT
            cell = QRectF(x, 0, width - _GAP, _HEAD)
            painter.text(cell, title, "medium_20", colour.text_2, align)
            x += width
        for place, row in enumerate(self.rows):
            self._draw_row(painter, place, row)
        super().draw(painter)
        foot = QRectF(left, painter.height - _FOOT, right - left, _FOOT)
        painter.text(foot, LEGEND, "medium_20", colour.text_2)

    def _draw_row(self, painter: Painter, place: int, row: HitRow) -> None:
        colour, pitch = painter.theme.colour, self._pitch()
        top = _HEAD + place * pitch
        right = self.room().left() if place else painter.width - _SIDE
        painter.rule(_SIDE, top, right, colour.line)
        x = _SIDE
        for number, (_, name, width) in enumerate(_COLUMNS):
            cell = QRectF(x, top, width - _GAP, pitch)
            align = Align.RIGHT if number else Align.LEFT
            role: TypeRole = "bold_26" if name in ("hits", "actual") else "medium_24"
            ink = colour.text_1
            if name == "band" and row.is_outside:
                ink = colour.fault
                painter.icon("triangle", cell.left(), top + pitch / 2 - 14, 28, ink, 2.6)
            words = str(getattr(row, name))
            if number:
                painter.text(cell, words, role, ink, align)
            else:
                self._draw_hand(painter, cell, words)
            x += width

    def _draw_hand(self, painter: Painter, cell: QRectF, words: str) -> None:
        """Write a long name in two lines."""
        line = min(_NAME_LINE, cell.height() / 2)
        lines = min(2, len(painter.broken(words, "medium_24", cell.width())))
        top = cell.center().y() - lines * line / 2
        box = QRectF(cell.left(), top, cell.width(), 2 * line)
        painter.paragraph(box, words, "medium_24", painter.theme.colour.text_1, line)

    def _pitch(self) -> float:
        room = self.design_height - _HEAD - _FOOT
        return min(_PITCH, room / max(1, len(self.rows)))

    def room(self) -> QRectF:
        """Return the room beside the figures."""
        left = _SIDE + _FIGURES + 8
        width = max(1.0, self.design_width - _SIDE - left)
        # Below the first rule: a line of the list stays whole.
        return QRectF(left, _HEAD + 2, width, max(1.0, self._pitch() * len(self.rows) - 2))

    def fill(self, plot: "Plot") -> None:
        """Put each hand in its band, a row for each."""
        colour = self.context.theme.colour
        plot.reach((-_EDGE, 1 + _EDGE), (-len(self.rows), 0))
        for place, row in enumerate(self.rows):
            y = -place - 0.5
            plot.draw_line((0.0, 1.0), (y, y), colour.line, 1.0)
            size = (max(_THINNEST, row.at_high - row.at_low), _BAND)
            plot.draw_bar(row.at_low, y - _BAND / 2, size, colour.line_strong, colour.pressed)
            ends = (y - _STROKE / 2, y + _STROKE / 2)
            plot.draw_line((row.at_expected, row.at_expected), ends, colour.text_2, 3.0)
            ink = colour.fault if row.is_outside else colour.text_1
            plot.draw_dot((row.at_actual, y), ink, _DOT, is_round=not row.is_outside)


@shows(HitsPlot)
def _hits_plot(on: Canvas, node: HitsPlot, tell: Tell) -> Widget:
    return HitsChart(on.context, on)


@paints(NoteLines)
def _note_lines(painter: Painter, box: QRectF, node: NoteLines) -> None:
    top, ink = box.top(), painter.theme.colour.fault
    for note in node.notes:
        room = QRectF(box.left(), top, box.width(), 2 * NOTE_LINE)
        top += painter.paragraph(room, note, "medium_24", ink, NOTE_LINE)


_BAR_SIDE, _BAR, _BAR_WIDTH = 20.0, 20.0, 900.0


@paints(AddingBar)
def _share_bar(painter: Painter, room: QRectF, node: AddingBar) -> None:
    colour = painter.theme.colour
    box = QRectF(room.left() + _BAR_SIDE, room.top() + 16, _BAR_WIDTH, _BAR)
    painter.panel(box, colour.well, colour.line_strong, painter.theme.line.thin, _BAR / 2)
    done = QRectF(box.left(), box.top(), max(_BAR, box.width() * min(1.0, node.share)), _BAR)
    painter.panel(done, colour.text_1, radius=_BAR / 2)

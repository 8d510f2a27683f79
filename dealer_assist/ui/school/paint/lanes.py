"""The lanes of a replay: what was expected, what happened, what was touched, and the playhead."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.paint.shared import around
from dealer_assist.ui.school.replay import EventTick, Lanes, LanesShown, ReplayGround, Scrubbed
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.slider import Dragged
from dealer_assist.ui.toolkit.values.lettering import Align

_NAMES, _SIDE, _KNOB = 160.0, 18.0, 44.0
_SPAN, _ROWS = 42.0, (22.0, 84.0, 134.0, 214.0)
_WITH_MODEL = (18.0, 64.0, 102.0, 140.0, 214.0)
_COMMENT_Y, _LABEL_GAP = 184.0, 16.0


class LanesView(Dragged):
    """Expected steps, events, the dealer's own acts, and the bar that is scrubbed."""

    scrubbed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: Lanes | None = None
        self.describe(Msg("Events of the attempt"))

    def show_state(self, model: Lanes) -> None:
        """Show the lanes of an attempt."""
        self._model = model
        self.update()

    def follow(self, position: QPointF) -> None:
        """Send the place that the finger has reached."""
        lane = self._lane(self.design_width)
        share = (position.x() / self.scale - lane.left()) / lane.width()
        self.scrubbed.emit(Scrubbed(min(1.0, max(0.0, share))))

    def _lane(self, width: float) -> QRectF:
        return QRectF(_SIDE + _NAMES, 0, width - 2 * _SIDE - _NAMES - 14, 0)

    def draw(self, painter: Painter) -> None:
        """Paint the lanes, the playhead through them, and the times below."""
        model, colour = self._model, painter.theme.colour
        whole = painter.whole
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        if model is None:
            return
        lane = self._lane(painter.width)
        names = [Msg("Expected"), Msg("Table"), Msg("Touches"), Msg("Scrub")]
        if model.model_acts:
            names.insert(3, Msg("Model run"))
        rows = _rows(model)
        for name, y in zip(names, rows, strict=True):
            box = QRectF(_SIDE, y, _NAMES - 12, _SPAN)
            painter.text(box, name, "medium_22", colour.text_2)
        self._draw_spans(painter, lane, model)
        for begin, end in model.waits:
            left = _at(lane, begin)
            wide = max(16.0, lane.width() * (end - begin))
            waited = QRectF(left, rows[2] + _SPAN / 2 - 8, wide, 16)
            painter.panel(waited, None, colour.line_strong, 2, 8, dashed=True)
        for y in rows[1:-1]:
            painter.rule(lane.left(), y + _SPAN / 2, lane.right(), colour.line)
        self._draw_labels(painter, lane, model)
        x = _at(lane, model.at)
        painter.fill(QRectF(x - 1.5, 14, 3, rows[-1]), colour.selected)
        for tick in model.ticks:
            self._draw_tick(painter, lane, tick, rows)
        for at in model.model_acts:
            dot = around(_at(lane, at), rows[3] + _SPAN / 2, 16)
            painter.panel(dot, colour.ok, radius=8)
        bar = QRectF(lane.left(), rows[-1] + _SPAN / 2 - 7, lane.width(), 14)
        painter.panel(bar, colour.digit_well, colour.line_strong, 2, 7)
        done = QRectF(bar.left(), bar.top(), max(14.0, bar.width() * model.at), 14)
        painter.panel(done, colour.selected, radius=7)
        under = 0
        for tick in model.ticks:
            if abs(tick.at - model.at) * lane.width() < _KNOB / 2:
                under = under or tick.number
            else:
                self._draw_mark(painter, bar, tick)
        knob = around(x, bar.center().y(), _KNOB)
        painter.panel(knob, colour.selected, colour.bg, 4, _KNOB / 2)
        if under:
            painter.text(knob, str(under), "bold_24", colour.selected_ink, Align.CENTRE)
        self._draw_times(painter, lane, model)

    def _draw_spans(self, painter: Painter, lane: QRectF, model: Lanes) -> None:
        colour = painter.theme.colour
        for span in model.spans:
            left = _at(lane, span.begin)
            width = max(4.0, lane.width() * (span.end - span.begin) - 4)
            box = QRectF(left, _rows(model)[0], width, _SPAN)
            fill = colour.selected if span.is_now else colour.raised
            painter.panel(box, fill, colour.line_strong, 2, 8)
            if painter.width_of(span.label, "bold_20") + 8 <= width:
                ink = colour.selected_ink if span.is_now else colour.text_1
                painter.text(box, span.label, "bold_20", ink, Align.CENTRE)

    def _draw_labels(self, painter: Painter, lane: QRectF, model: Lanes) -> None:
        """Write beside an event of the table what it is, where the next one leaves room."""
        colour, y = painter.theme.colour, _rows(model)[1]
        ticks = [event_tick for event_tick in model.ticks if not event_tick.is_dealers]
        for tick in ticks:
            after = min(
                (event_tick.at for event_tick in ticks if event_tick.at > tick.at), default=1.0
            )
            left = _at(lane, tick.at) + _LABEL_GAP
            width = painter.width_of(tick.label, "medium_20")
            if not tick.label or left + width + _LABEL_GAP > _at(lane, after):
                continue
            box = QRectF(left - 4, y, width + 8, _SPAN)
            painter.fill(box, colour.panel)
            ink = colour.detected if tick.is_late else colour.text_2
            painter.text(box.adjusted(4, 0, 0, 0), tick.label, "medium_20", ink)

    def _draw_tick(
        self, painter: Painter, lane: QRectF, tick: EventTick, rows: tuple[float, ...]
    ) -> None:
        colour = painter.theme.colour
        x = _at(lane, tick.at)
        y = rows[2 if tick.is_dealers else 1] + _SPAN / 2
        spot = around(x, y, 16)
        if tick.is_wrong:
            painter.icon("triangle", x - 17, y - 18, 34, colour.fault, 2.6)
        elif tick.is_refused:
            painter.panel(spot, None, colour.text_1, 3, 8)
        elif tick.is_dealers:
            painter.panel(spot, colour.text_1, radius=8)
        elif tick.is_late:
            painter.panel(spot, colour.panel, colour.detected, 3, 3)
        else:
            painter.panel(spot, colour.text_3, radius=3)
        if tick.has_comment:
            painter.icon("speech", x + 10, _COMMENT_Y, 24, colour.selected, 3)

    def _draw_mark(self, painter: Painter, bar: QRectF, tick: EventTick) -> None:
        if not tick.number:
            return
        colour = painter.theme.colour
        disc = around(_at(bar, tick.at), bar.center().y(), 34)
        painter.panel(disc, colour.fault_well, colour.fault, 3, 17)
        painter.text(disc, str(tick.number), "bold_20", colour.fault_text, Align.CENTRE)

    def _draw_times(self, painter: Painter, lane: QRectF, model: Lanes) -> None:
        last = max(1, len(model.marks) - 1)
        for place, mark in enumerate(model.marks):
            x = _at(lane, place / last)
            box = QRectF(x - 50, painter.height - 32, 100, 28)
            align = Align.CENTRE
            if place in (0, last):
                box = QRectF(x if place == 0 else x - 100, box.top(), 100, 28)
                align = Align.LEFT if place == 0 else Align.RIGHT
            painter.text(box, mark, "medium_20", painter.theme.colour.text_2, align)


def _at(lane: QRectF, share: float) -> float:
    """Return where a share of the time is."""
    return lane.left() + lane.width() * share


def _rows(model: Lanes) -> tuple[float, ...]:
    """Return where the lanes are: closer together where the model's is among them."""
    return _WITH_MODEL if model.model_acts else _ROWS


@shows(LanesShown)
def _lanes(on: Canvas, node: LanesShown, tell: Tell) -> Widget:
    view = LanesView(on.context, on)
    view.scrubbed.connect(tell)
    return view


@paints(ReplayGround)
def _ground(painter: Painter, box: QRectF, node: ReplayGround) -> None:
    painter.qpainter.save()
    painter.qpainter.setClipRect(box)
    painter.panel(box.adjusted(0, 0, 28, 0), painter.theme.colour.selected)
    painter.qpainter.restore()

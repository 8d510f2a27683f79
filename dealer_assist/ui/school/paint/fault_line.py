"""The line of a run with the faults that lie on it; they are drawn along it by the finger."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPen, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.maker.page import FaultTag, RunLine, RunLineShown
from dealer_assist.ui.school.maker.touches import TagMoved, TagTouched
from dealer_assist.ui.school.paint.shared import around
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align

_TAG, _TAG_HIGH, _TAG_GAP, _SIDE = 214.0, 74.0, 12.0, 20.0
_TREMBLES = 16.0


class FaultLine(Touchable):
    """The line of the run. `told` carries a tag that was touched, or one that was drawn along."""

    told = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=0)
        self._model = RunLine()
        self._held: FaultTag | None = None
        self._from, self._at = 0.0, -1.0
        self.describe(Msg("Faults along the run"))

    def show_state(self, model: RunLine) -> None:
        """Show the line."""
        self._model = model
        self.update()

    def tag_boxes(self) -> list[tuple[FaultTag, QRectF]]:
        """Return where the tags are: above their moment, beside each other where they are close."""
        boxes: list[tuple[FaultTag, QRectF]] = []
        line, right = self._line(), 0.0
        tags = sorted(self._model.tags, key=lambda tag: tag.at)
        width = min(_TAG, (self.design_width - _TAG_GAP * len(tags)) / max(1, len(tags)))
        for place, one in enumerate(tags):
            left_over = (len(tags) - place - 1) * (width + _TAG_GAP)
            x = line.left() + line.width() * one.at - 24
            x = max(right, min(x, self.design_width - width - left_over))
            boxes.append((one, QRectF(x, 2, width, _TAG_HIGH)))
            right = x + width + _TAG_GAP
        return boxes

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the tag under the finger."""
        super().mousePressEvent(event)
        if self.is_pressed:
            self._hold(event.position())

    def _touch(self, event: QTouchEvent) -> None:
        was = self._contact
        super()._touch(event)
        for point in event.points():
            if point.id() == self._contact and was is None:
                self._hold(point.position())

    def _hold(self, position: QPointF) -> None:
        at = QPointF(position.x() / self.scale, position.y() / self.scale)
        boxes = self.tag_boxes()
        self._held = next((tag for tag, box in boxes if box.contains(at)), None)
        self._from, self._at = at.x(), -1.0

    def _move(self, contact: int, position: QPointF) -> None:
        if contact != self._contact or self._held is None:
            return
        by = position.x() / self.scale - self._from
        if self._at >= 0 or abs(by) > _TREMBLES:
            share = self._held.at + by / self._line().width()
            self._at = min(1.0, max(0.0, share))
            self.update()

    def _lift(self, contact: int, position: QPointF) -> None:
        if contact != self._contact:
            return
        held, at = self._held, self._at
        self._held, self._at = None, -1.0
        self.cancel()
        if held is not None and at >= 0:
            self.told.emit(TagMoved(held.key, at))
        elif held is not None:
            self.told.emit(TagTouched(held.key))

    def _line(self) -> QRectF:
        y = self.design_height - 42
        return QRectF(_SIDE, y, self.design_width - 2 * _SIDE, 0)

    def draw(self, painter: Painter) -> None:
        """Paint the line with its dots and times, and each tag with a thread to its moment."""
        colour, line, model = painter.theme.colour, self._line(), self._model
        painter.fill(QRectF(line.left(), line.top() - 1.5, line.width(), 3), colour.line_strong)
        last = max(1, len(model.marks) - 1)
        for place, mark in enumerate(model.marks):
            x = line.left() + line.width() * place / last
            painter.fill(QRectF(x - 1.5, line.top() - 9, 3, 18), colour.line_strong)
            box = QRectF(x - 60, line.top() + 12, 120, 28)
            align = Align.CENTRE
            if place in (0, last):
                box.moveLeft(x - _SIDE if place == 0 else x + _SIDE - 120)
                align = Align.LEFT if place == 0 else Align.RIGHT
            painter.text(box, mark, "medium_20", colour.text_2, align)
        for at in model.dots:
            x = line.left() + line.width() * at
            painter.panel(around(x, line.top(), 16), colour.text_1, radius=8)
        if model.selected >= 0:
            x = line.left() + line.width() * model.selected
            painter.panel(around(x, line.top(), 28), None, colour.selected, 3, 14)
        for tag, box in self.tag_boxes():
            self._draw_tag(painter, tag, box, line)

    def _draw_tag(self, painter: Painter, tag: FaultTag, box: QRectF, line: QRectF) -> None:
        colour = painter.theme.colour
        at = tag.at
        if self._held is not None and self._held.key == tag.key and self._at >= 0:
            box = box.translated((self._at - at) * line.width(), 0)
            at = self._at
        x = line.left() + line.width() * at
        pen = QPen(colour.simulated, 2)
        pen.setDashPattern([3, 3])
        painter.qpainter.setPen(pen)
        foot = min(max(x, box.left() + 10), box.right() - 10)
        painter.qpainter.drawLine(QPointF(foot, box.bottom()), QPointF(x, line.top() - 10))
        painter.panel(box, colour.simulated_well, colour.simulated, 2, 10, dashed=True)
        painter.icon(tag.icon, box.left() + 14, box.center().y() - 14, 28, colour.text_1, 2.4)
        room = QRectF(box.left() + 52, box.top() + 8, box.width() - 60, 30)
        painter.text(room, tag.title, "bold_20", colour.text_1)
        painter.text(room.translated(0, 28), tag.detail, "medium_20", colour.text_1)


@shows(RunLineShown)
def _run_line(on: Canvas, node: RunLineShown, tell: Tell) -> Widget:
    line = FaultLine(on.context, on)
    line.told.connect(tell)
    return line

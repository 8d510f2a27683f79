"""MY PROGRESS: skills with memory and time, errors a week, rounds an hour."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.progress import ProgressModel, SkillRow, WeeksModel
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_SKILLS = 944.0
_ROW, _LABEL, _MEMORY, _TIMES = 72.0, 250.0, 400.0, 190.0
_BAR, _DOT, _MOST_TIMES = 24.0, 22.0, 200


class SkillLine(Selectable[SkillRow]):
    """A skill: its name, a bar of memory, a dot of time; touched, its drill is next."""

    target = 90

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, SkillRow("", "", 0, 0), parent)

    def tell(self, model: SkillRow) -> None:
        """Say the skill and how well it is known."""
        self.describe(model.label)
        self.setAccessibleDescription(Msg("Memory {n} %", n=model.memory))

    def draw(self, painter: Painter) -> None:
        """Paint name, bar and dot on scales that all lines share."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        edge = colour.selected if model.is_chosen else None
        fill = colour.pressed if self.is_pressed else colour.panel
        painter.panel(whole, fill, edge, 3, 12)
        middle = painter.height / 2
        name = QRectF(14, 0, _LABEL - 20, painter.height)
        painter.text(name, model.label, "check_found", colour.text_1)
        left = _LABEL
        is_well = model.memory >= self.target
        bar = QRectF(left, middle - _BAR / 2, max(_BAR, _MEMORY * model.memory / 100), _BAR)
        painter.panel(bar, colour.ok if is_well else colour.text_3, radius=6)
        value = QRectF(bar.right() + 8, 0, 60, painter.height)
        painter.text(value, str(model.memory), "check_found", colour.text_1)
        if model.speed:
            one = left + _MEMORY + 80 + _TIMES / 2
            at = left + _MEMORY + 80 + _TIMES * min(model.speed, _MOST_TIMES) / _MOST_TIMES
            painter.fill(QRectF(min(one, at), middle - 2, abs(at - one), 4), colour.line_strong)
            dot = QRectF(at - _DOT / 2, middle - _DOT / 2, _DOT, _DOT)
            is_fast = model.speed <= 100
            ink = colour.ok if is_fast else colour.text_1
            painter.panel(dot, ink if is_fast else colour.panel, ink, 4, _DOT / 2)


class ProgressScreen(SchoolScreen):
    """Emits `Pick` with the skill that was touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ProgressModel | None = None
        self.lines: list[SkillLine] = []

    def show_state(self, model: ProgressModel) -> None:
        """Show somebody's way."""
        self._model = model
        while len(self.lines) < len(model.skills):
            line = SkillLine(self.context, self)
            line.chosen.connect(lambda key: self.asked.emit(Pick(key)))
            self.lines.append(line)
        for line, row in zip(self.lines, model.skills, strict=False):
            line.show_state(row)
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place as many skills as fit, the weakest first."""
        super().arrange()
        if self._model is None:
            return
        box = self._skills()
        for place, line in enumerate(self.lines):
            top = box.top() + 104 + place * (_ROW + 12)
            line.place(QRectF(box.left() + 12, top, box.width() - 24, _ROW), self.scale)
            is_seen = place < len(self._model.skills) and top + _ROW <= box.bottom() - 60
            line.setVisible(is_seen)

    def draw(self, painter: Painter) -> None:
        """Paint scales, errors and pace."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        body, skills = self.body(), self._skills()
        right = body.adjusted(_SKILLS + GAP, 0, 0, 0)
        errors = right.adjusted(0, 0, 0, -right.height() * 0.43)
        pace = right.adjusted(0, errors.height() + GAP, 0, 0)
        for box in (skills, errors, pace):
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        self._draw_scales(painter, skills, model)
        self._draw_errors(painter, errors.adjusted(22, 14, -22, -14), model.errors)
        _draw_pace(painter, pace.adjusted(22, 14, -22, -14), model.pace)

    def _draw_scales(self, painter: Painter, box: QRectF, model: ProgressModel) -> None:
        colour = painter.theme.colour
        head = QRectF(box.left() + 26, box.top() + 14, box.width() - 52, 40)
        painter.text(head, Msg("Skills, weakest first"), "list_title", colour.text_1)
        if not model.skills:
            painter.text(box, model.nothing, "pay_when", colour.text_2, Align.CENTRE)
            return
        left = box.left() + 12 + _LABEL
        line = QRectF(left, box.top() + 62, _MEMORY, 32)
        painter.text(line, Msg("Memory today, in %"), "fold_live", colour.text_2)
        times = QRectF(left + _MEMORY + 70, line.top(), _TIMES + 20, 32)
        painter.text(times, Msg("Time, × target"), "fold_live", colour.text_2)
        foot = QRectF(box.left() + 26, box.bottom() - 60, box.width() - 52, 50)
        said = Msg("Bar: chance that you still know it. Dot: your time, full within the target.")
        painter.paragraph(foot, said, "game_caption", colour.text_2, 24)

    def _draw_errors(self, painter: Painter, box: QRectF, errors: tuple[WeeksModel, ...]) -> None:
        colour = painter.theme.colour
        head = QRectF(box.left(), box.top(), box.width(), 36)
        painter.text(head, Msg("Errors a week, by type"), "list_title", colour.text_1)
        painter.text(head, Msg("per 100 answers"), "game_caption", colour.text_2, Align.RIGHT)
        most = max((max(one.values, default=0) for one in errors), default=0) or 1
        width, high = (box.width() - 50) / 2, (box.height() - 56) / 2
        for place, one in enumerate(errors):
            line, column = divmod(place, 2)
            left, top = box.left() + column * (width + 50), box.top() + 48 + line * (high + 8)
            _draw_bars(painter, QRectF(left, top, width, high), one, most)

    def _skills(self) -> QRectF:
        body = self.body()
        return QRectF(body.left(), body.top(), _SKILLS, body.height())


def _draw_bars(painter: Painter, box: QRectF, weeks: WeeksModel, most: int) -> None:
    colour = painter.theme.colour
    title = QRectF(box.left(), box.top(), box.width(), 28)
    painter.text(title, weeks.title, "fold_live", colour.text_1)
    floor = box.bottom() - 6
    room = floor - title.bottom() - 30
    painter.rule(box.left(), floor, box.right(), colour.line_strong)
    pitch = box.width() / max(1, len(weeks.values))
    for place, value in enumerate(weeks.values):
        is_now = place == len(weeks.values) - 1
        high = max(0.0, room * value / most)
        bar = QRectF(box.left() + place * pitch + 3, floor - high, pitch - 6, high)
        painter.fill(bar, colour.text_1 if is_now else colour.line_strong)
        if is_now or place == 0:
            said = QRectF(bar.center().x() - 30, bar.top() - 28, 60, 26)
            painter.text(said, str(value), "fold_live", colour.text_1, Align.CENTRE)


def _draw_pace(painter: Painter, box: QRectF, weeks: WeeksModel) -> None:
    colour = painter.theme.colour
    head = QRectF(box.left(), box.top(), box.width(), 36)
    painter.text(head, weeks.title, "list_title", colour.text_1)
    painter.text(head, Msg("table lessons only"), "game_caption", colour.text_2, Align.RIGHT)
    known = [(place, value) for place, value in enumerate(weeks.values) if value]
    room = box.adjusted(20, 76, -60, -20)
    painter.rule(box.left(), room.bottom(), box.right(), colour.line_strong)
    if not known:
        painter.text(
            room, Msg("No round was played yet"), "check_detail", colour.text_2, Align.CENTRE
        )
        return
    most = max(value for _, value in known) * 1.15
    pitch = room.width() / max(1, len(weeks.values) - 1)
    points = [
        QPointF(room.left() + place * pitch, room.bottom() - room.height() * value / most)
        for place, value in known
    ]
    painter.qpainter.setPen(QPen(colour.text_1, 4))
    painter.qpainter.setBrush(Qt.BrushStyle.NoBrush)
    painter.qpainter.drawPolyline(points)
    for place, point in enumerate(points):
        is_now = place == len(points) - 1
        size = 18.0 if is_now else 12.0
        dot = QRectF(point.x() - size / 2, point.y() - size / 2, size, size)
        painter.panel(dot, colour.text_1 if is_now else colour.panel, colour.text_1, 3, size / 2)
    last = points[-1]
    said = QRectF(last.x() - 40, last.y() - 44, 80, 32)
    painter.text(said, str(known[-1][1]), "leaf_value", colour.text_1, Align.CENTRE)

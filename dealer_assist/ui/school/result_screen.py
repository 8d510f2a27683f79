"""RESULT: points by goal, the three worst moments as pictures, the pace."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.result import GoalModel, MomentModel, ResultModel
from dealer_assist.ui.models.school.today import Progress
from dealer_assist.ui.school.drawing import draw_bar, draw_dot, draw_felt, draw_ring, write
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_UPPER, _SIDE = 304.0, 26.0
_POINTS, _PACE = 616.0, 446.0
_RING, _GOAL = 216.0, 48.0
_NONE = MomentModel("", "", "", False, "", "", ())  # noqa: FBT003 - a blank


class MomentCard(Selectable[MomentModel]):
    """A mistake as a picture; touched, the replay opens there."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, _NONE, parent)

    def tell(self, model: MomentModel) -> None:
        """Say what was wrong."""
        self.describe(model.said)
        self.setAccessibleDescription(model.why)

    def draw(self, painter: Painter) -> None:
        """Paint time, tag, the table in small and the sentence."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        edge = colour.fault if model.is_critical else colour.line_strong
        fill = colour.raised if self.is_pressed else colour.panel
        painter.panel(whole, fill, edge, 3 if model.is_critical else 2)
        inner = whole.adjusted(20, 14, -20, -14)
        head = QRectF(inner.left(), inner.top(), inner.width(), 36)
        painter.text(head, model.time, "settle_amount", colour.text_1)
        icon = "triangle" if model.is_critical else ""
        ink = colour.fault_text if model.is_critical else colour.text_1
        line = colour.fault if model.is_critical else colour.line_strong
        width = painter.tag_width(model.tag, icon=icon)
        painter.tag(inner.right() - width, head.center().y(), model.tag, ink, line, icon=icon)
        words = inner.bottom() - 92
        felt = QRectF(inner.left(), head.bottom() + 18, inner.width(), words - head.bottom() - 30)
        draw_felt(painter, felt, model.seats, model.note)
        said = QRectF(inner.left(), words, inner.width(), 36)
        painter.text(said, model.said, "check_found", colour.text_1)
        why = QRectF(inner.left(), said.bottom() + 2, inner.width(), 54)
        painter.paragraph(why, model.why, "check_detail", colour.text_2, 27)


class ResultScreen(SchoolScreen):
    """Emits `Pick` with the moment that was touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ResultModel | None = None
        self.moments: list[MomentCard] = []

    def show_state(self, model: ResultModel) -> None:
        """Show how an attempt went."""
        self._model = model
        while len(self.moments) < len(model.moments):
            card = MomentCard(self.context, self)
            card.chosen.connect(lambda key: self.asked.emit(Pick(key)))
            self.moments.append(card)
        for card, moment in zip(self.moments, model.moments, strict=False):
            card.show_state(moment)
        for place, card in enumerate(self.moments):
            card.setVisible(place < len(model.moments))
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the moments side by side, each as wide as a third."""
        super().arrange()
        box = self._lower()
        width = (box.width() - 2 * GAP) / 3
        for place, card in enumerate(self.moments):
            left = box.left() + place * (width + GAP)
            card.place(QRectF(left, box.top(), width, box.height()), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the ring, the goals, the pace, and where nothing was wrong that it was so."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        upper = self._upper()
        pace = QRectF(upper.right() - _PACE, upper.top(), _PACE, _UPPER)
        goals = QRectF(upper.left() + _POINTS + GAP, upper.top(), 0, _UPPER)
        goals.setRight(pace.left() - GAP)
        points = QRectF(upper.left(), upper.top(), _POINTS, _UPPER)
        for box in (points, goals, pace):
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        self._draw_points(painter, points, model)
        self._draw_goals(painter, goals.adjusted(_SIDE, 16, -_SIDE, -12), model.goals)
        self._draw_pace(painter, pace.adjusted(24, 16, -24, -14), model)
        if not model.moments:
            lower = self._lower()
            painter.panel(lower, colour.panel, colour.line, painter.theme.line.thin)
            painter.text(lower, model.no_moments, "pay_when", colour.text_1, Align.CENTRE)

    def _draw_points(self, painter: Painter, box: QRectF, model: ResultModel) -> None:
        colour = painter.theme.colour
        ring = QRectF(box.left() + 32, box.center().y() - _RING / 2, _RING, _RING)
        draw_ring(painter, ring, model.share, model.pass_share)
        figure = QRectF(ring.left(), ring.top() + 48, _RING, 80)
        painter.text(figure, model.points, "meter_digit", colour.text_1, Align.CENTRE)
        words = QRectF(ring.left() + 22, figure.bottom() + 2, _RING - 44, 28)
        painter.text(words, model.pass_words, "game_caption", colour.text_2, Align.CENTRE)
        text = QRectF(ring.right() + 40, box.top() + 38, 0, box.height() - 60)
        text.setRight(box.right() - 20)
        caption = QRectF(text.left(), text.top(), text.width(), 30)
        painter.text(caption, Msg("CRITICAL ERRORS"), "caption", colour.text_2)
        count = QRectF(text.left(), caption.bottom() + 6, text.width(), 64)
        is_bad = model.critical_count != "0"
        ink = colour.fault if is_bad else colour.ok
        icon = "triangle" if is_bad else "check"
        painter.icon(icon, count.left(), count.top() + 9, 46, ink, 2.2 if is_bad else 3.4)
        figure = count.adjusted(64, 0, 0, 0)
        painter.text(figure, model.critical_count, "win_prize", colour.text_1)
        room = QRectF(text.left(), count.bottom() + 6, text.width(), 60)
        used = (
            painter.paragraph(room, model.critical_title, "check_found", colour.fault_text, 30)
            if model.critical_title
            else 0.0
        )
        room = QRectF(text.left(), room.top() + used + 4, text.width(), 84)
        painter.paragraph(room, model.critical_words, "game_caption", colour.text_2, 27)

    def _draw_goals(self, painter: Painter, box: QRectF, goals: tuple[GoalModel, ...]) -> None:
        colour = painter.theme.colour
        caption = QRectF(box.left(), box.top(), box.width(), 30)
        painter.text(caption, Msg("POINTS BY GOAL"), "caption", colour.text_2)
        y = caption.bottom() + 6
        high = min(_GOAL, (box.bottom() - y) / max(1, len(goals)))
        for goal in goals:
            painter.rule(box.left(), y, box.right(), colour.line)
            dot = QRectF(box.left(), y + (high - 30) / 2, 30, 30)
            draw_dot(painter, dot, Progress.DONE if goal.is_met else Progress.OPEN)
            of = QRectF(box.right() - 70, y, 70, high)
            painter.text(of, goal.of, "game_caption", colour.text_2, Align.RIGHT)
            figure = QRectF(of.left() - 58, y, 56, high)
            painter.text(figure, goal.points, "leaf_value", colour.text_1, Align.RIGHT)
            bar = QRectF(figure.left() - 110, y + high / 2 - 7, 100, 14)
            draw_bar(painter, bar, goal.share, colour.ok if goal.is_met else colour.text_1)
            left = dot.right() + 16
            name = QRectF(left, y, bar.left() - left - 14, high)
            write(painter, name, goal.title, ("envy_detail", "game_caption"), colour.text_1)
            y += high

    def _draw_pace(self, painter: Painter, box: QRectF, model: ResultModel) -> None:
        colour = painter.theme.colour
        caption = QRectF(box.left(), box.top(), box.width(), 30)
        painter.text(caption, Msg("PACE"), "caption", colour.text_2)
        figure = QRectF(box.left(), caption.bottom(), box.width(), 62)
        width = painter.text(figure, model.time, "win_prize", colour.text_1)
        words = figure.adjusted(width + 18, 6, 0, 0)
        painter.text(words, model.time_words, "check_detail", colour.text_2)
        y = figure.bottom() + 12
        if model.time_marks[0]:
            bar = QRectF(box.left(), y, box.width(), 14)
            draw_bar(painter, bar, model.time_share, colour.text_1, model.target_share)
            legend = QRectF(box.left(), y + 20, box.width(), 28)
            width = painter.width_of(model.time_marks[0], "game_caption")
            far = painter.width_of(model.time_marks[1], "game_caption")
            at = bar.left() + bar.width() * model.target_share - width / 2
            at = max(legend.left(), min(at, legend.right() - far - width - 12))
            target = QRectF(at, legend.top(), width + 1, 28)
            painter.text(target, model.time_marks[0], "game_caption", colour.text_2)
            painter.text(legend, model.time_marks[1], "game_caption", colour.text_2, Align.RIGHT)
            y = legend.bottom() + 6
        for caption_words, value in model.facts:
            painter.rule(box.left(), y, box.right(), colour.line)
            line = QRectF(box.left(), y + 4, box.width(), 38)
            width = painter.text(line, caption_words, "check_detail", colour.text_2)
            room = line.adjusted(width + 12, 0, 0, 0)
            painter.text(room, value, "check_found", colour.text_1, Align.RIGHT)
            y += 42

    def _upper(self) -> QRectF:
        body = self.body()
        return QRectF(body.left(), body.top(), body.width(), _UPPER)

    def _lower(self) -> QRectF:
        body = self.body()
        return body.adjusted(0, _UPPER + GAP, 0, 0)

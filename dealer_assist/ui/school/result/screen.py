"""RESULT: points by goal, the three worst moments as pictures, the pace."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.drawing import draw_bar, draw_dot, draw_felt, draw_ring, write
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.result.model import (
    MomentModel,
    MomentTouched,
    ResultModel,
    ResultTouch,
)
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Drawn,
    Node,
    Panel,
    Slot,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.selectable import Selectable

_UPPER, _POINTS, _PACE = 304.0, 616.0, 446.0
_RING, _GOAL, _MOMENTS = 216.0, 48.0, 3
_SAID = 116.0  # two lines that say what was wrong, two that say why
_NONE = MomentModel(MomentTouched(0), "", "", False, "", "", ())  # noqa: FBT003 - a blank


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
        painter.text(head, model.time, "bold_30", colour.text_1)
        icon = "triangle" if model.is_critical else ""
        ink = colour.fault_text if model.is_critical else colour.text_1
        line = colour.fault if model.is_critical else colour.line_strong
        width = painter.tag_width(model.tag, icon=icon)
        painter.tag(inner.right() - width, head.center().y(), model.tag, ink, line, icon=icon)
        words = inner.bottom() - _SAID
        felt = QRectF(inner.left(), head.bottom() + 18, inner.width(), words - head.bottom() - 30)
        draw_felt(painter, felt, model.seats, model.note)
        said = QRectF(inner.left(), words, inner.width(), 60)
        used = painter.paragraph(said, model.said, "bold_24", colour.text_1, 30)
        why = QRectF(inner.left(), words + used + 2, inner.width(), _SAID - used - 2)
        painter.paragraph(why, model.why, "medium_22", colour.text_2, 27)


class ResultScreen(Screen[ResultModel, ResultTouch]):
    """Shows figures above, and the worst moments below; each can be touched."""

    frame_style = LESSONS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.moments = self.pool_of(MomentCard)

    def frame(self, model: ResultModel) -> ScreenFrame[ResultTouch]:
        """Give the frame."""
        return model.frame

    def body(self, model: ResultModel) -> Node:
        """Stand ring, goals and pace above the moments, each as wide as a third."""
        upper = row(
            Panel(Drawn(partial(_draw_points, model=model))).of(_POINTS),
            Panel(Drawn(partial(_draw_goals, model=model)), pad=(26, 16, 26, 12)),
            Panel(Drawn(partial(_draw_pace, model=model)), pad=(24, 16, 24, 14)).of(_PACE),
            gap=GAP,
        )
        cards: list[Node] = [Slot(one) for one in self.moments.show(model.moments)]
        cards += [space() for _ in range(_MOMENTS - len(cards))]
        lower = row(*cards, gap=GAP)
        if not model.moments:
            lower = Panel(Text(model.no_moments, "heavy_34", align=CENTRE))
        return column(upper.of(_UPPER), lower, gap=GAP)


def _draw_points(painter: Painter, box: QRectF, model: ResultModel) -> None:
    colour = painter.theme.colour
    ring = QRectF(box.left() + 32, box.center().y() - _RING / 2, _RING, _RING)
    draw_ring(painter, ring, model.share, model.pass_share)
    figure = QRectF(ring.left(), ring.top() + 48, _RING, 80)
    painter.text(figure, model.points, "bold_71", colour.text_1, Align.CENTRE)
    words = QRectF(ring.left() + 22, figure.bottom() + 2, _RING - 44, 28)
    painter.text(words, model.pass_words, "medium_20", colour.text_2, Align.CENTRE)
    text = QRectF(ring.right() + 40, box.top() + 38, 0, box.height() - 60)
    text.setRight(box.right() - 20)
    caption = QRectF(text.left(), text.top(), text.width(), 30)
    painter.text(caption, Msg("CRITICAL ERRORS"), "caption_20", colour.text_2)
    count = QRectF(text.left(), caption.bottom() + 6, text.width(), 64)
    is_bad = model.critical_count != "0"
    ink = colour.fault if is_bad else colour.ok
    icon = "triangle" if is_bad else "check"
    painter.icon(icon, count.left(), count.top() + 9, 46, ink, 2.2 if is_bad else 3.4)
    figure = count.adjusted(64, 0, 0, 0)
    painter.text(figure, model.critical_count, "heavy_48", colour.text_1)
    room = QRectF(text.left(), count.bottom() + 6, text.width(), 60)
    used = (
        painter.paragraph(room, model.critical_title, "bold_24", colour.fault_text, 30)
        if model.critical_title
        else 0.0
    )
    room = QRectF(text.left(), room.top() + used + 4, text.width(), 84)
    painter.paragraph(room, model.critical_words, "medium_20", colour.text_2, 27)


def _draw_goals(painter: Painter, box: QRectF, model: ResultModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 30)
    painter.text(caption, Msg("POINTS BY GOAL"), "caption_20", colour.text_2)
    y = caption.bottom() + 6
    high = min(_GOAL, (box.bottom() - y) / max(1, len(model.goals)))
    for goal in model.goals:
        painter.rule(box.left(), y, box.right(), colour.line)
        dot = QRectF(box.left(), y + (high - 30) / 2, 30, 30)
        draw_dot(painter, dot, ProgressMark.DONE if goal.is_met else ProgressMark.OPEN)
        of = QRectF(box.right() - 70, y, 70, high)
        painter.text(of, goal.of, "medium_20", colour.text_2, Align.RIGHT)
        figure = QRectF(of.left() - 58, y, 56, high)
        painter.text(figure, goal.points, "bold_26", colour.text_1, Align.RIGHT)
        bar = QRectF(figure.left() - 110, y + high / 2 - 7, 100, 14)
        draw_bar(painter, bar, goal.share, colour.ok if goal.is_met else colour.text_1)
        left = dot.right() + 16
        name = QRectF(left, y, bar.left() - left - 14, high)
        write(painter, name, goal.title, ("medium_22", "medium_20"), colour.text_1)
        y += high


def _draw_pace(painter: Painter, box: QRectF, model: ResultModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 30)
    painter.text(caption, Msg("PACE"), "caption_20", colour.text_2)
    figure = QRectF(box.left(), caption.bottom(), box.width(), 62)
    width = painter.text(figure, model.time, "heavy_48", colour.text_1)
    words = figure.adjusted(width + 18, 6, 0, 0)
    painter.text(words, model.time_words, "medium_22", colour.text_2)
    y = figure.bottom() + 12
    if model.time_marks[0]:
        bar = QRectF(box.left(), y, box.width(), 14)
        draw_bar(painter, bar, model.time_share, colour.text_1, model.target_share)
        legend = QRectF(box.left(), y + 20, box.width(), 28)
        width = painter.width_of(model.time_marks[0], "medium_20")
        far = painter.width_of(model.time_marks[1], "medium_20")
        at = bar.left() + bar.width() * model.target_share - width / 2
        at = max(legend.left(), min(at, legend.right() - far - width - 12))
        target = QRectF(at, legend.top(), width + 1, 28)
        painter.text(target, model.time_marks[0], "medium_20", colour.text_2)
        painter.text(legend, model.time_marks[1], "medium_20", colour.text_2, Align.RIGHT)
        y = legend.bottom() + 6
    for caption_words, value in model.facts:
        painter.rule(box.left(), y, box.right(), colour.line)
        line = QRectF(box.left(), y + 4, box.width(), 38)
        width = painter.text(line, caption_words, "medium_22", colour.text_2)
        room = line.adjusted(width + 12, 0, 0, 0)
        painter.text(room, value, "bold_24", colour.text_1, Align.RIGHT)
        y += 42

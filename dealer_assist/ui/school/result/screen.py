"""RESULT: points by goal, the three worst moments as pictures, the pace."""

from functools import partial

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import draw_felt, draw_legend, draw_ring
from dealer_assist.ui.school.nodes import BAR, bar, caption, dot, lines, tag
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.result.model import GoalModel, MomentModel, ResultModel, ResultTouch
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Paragraph,
    Slot,
    Stack,
    Text,
    column,
    inset,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.text_flow import Flowing, Phrase

_UPPER, _POINTS, _PACE = 304.0, 616.0, 446.0
_RING, _GOAL, _FACT, _MOMENTS = 216.0, 48.0, 42.0, 3
_SAID = 116.0  # two lines that say what was wrong, two that say why


class MomentCard(BoxedButton[MomentModel]):
    """A mistake as a picture; touched, the replay opens there."""

    def tell(self, model: MomentModel) -> None:
        """Say what was wrong."""
        self.describe(model.said)
        self.setAccessibleDescription(model.why)

    def face(self, model: MomentModel) -> Node:
        """Stand time and tag above the table in small and the sentence."""
        ink, edge, icon, line = "text_1", "line_strong", "", 2.0
        if model.is_critical:
            ink, edge, icon, line = "fault_text", "fault", "triangle", 3.0
        inner = column(
            row(Text(model.time, "bold_30"), tag(model.tag, ink, edge, icon)).of(36),
            space(18),
            Drawn(partial(draw_felt, seats=model.seats)),
            space(12),
            Flowing(
                Paragraph(model.said, "bold_24", "text_1", 30).of(60),
                space(2),
                Paragraph(model.why, "medium_22", "text_2", 27),
            ).of(_SAID),
        )
        fill = "raised" if self.is_pressed else "panel"
        return Panel(inner, fill=fill, edge=edge, line=line, pad=(20, 14))


class ResultScreen(SchoolScreen[ResultModel, ResultTouch]):
    """Shows figures above, and the worst moments below; each can be touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.moments = self.pool_of(MomentCard)

    def body(self, model: ResultModel) -> Node:
        """Stand ring, goals and pace above the moments, each as wide as a third."""
        goals = column(
            caption(Msg("POINTS BY GOAL")).of(30),
            space(6),
            stacked([column(rule(), _goal(one)) for one in model.goals], _GOAL),
        )
        upper = row(
            Panel(_points(model)).of(_POINTS),
            Panel(goals, pad=(26, 16, 26, 12)),
            Panel(_pace(model), pad=(24, 16, 24, 14)).of(_PACE),
            gap=GAP,
        )
        cards: list[Node] = [Slot(one) for one in self.moments.show(model.moments)]
        cards += [space() for _ in range(_MOMENTS - len(cards))]
        lower = row(*cards, gap=GAP)
        if not model.moments:
            lower = Panel(Text(model.no_moments, "heavy_34", align=CENTRE))
        return column(upper.of(_UPPER), lower, gap=GAP)


def _points(model: ResultModel) -> Node:
    figure = column(
        space(48),
        Text(model.points, "bold_71", align=CENTRE).of(80),
        space(2),
        inset(Text(model.pass_words, "medium_20", "text_2", CENTRE), (22, 0)).of(28),
        space(),
    )
    ring = Drawn(partial(draw_ring, share=model.share, mark=model.pass_share))
    mark = Icon("check", 46, "ok", 3.4)
    if model.critical_count != "0":
        mark = Icon("triangle", 46, "fault", 2.2)
    title = Paragraph(model.critical_title, "bold_24", "fault_text", 30).of(60)
    critical = column(
        space(38),
        caption(Msg("CRITICAL ERRORS")).of(30),
        space(6),
        row(mark, Text(model.critical_count, "heavy_48"), gap=18).of(64),
        space(6),
        Flowing(
            title if model.critical_title else None,
            space(4),
            Paragraph(model.critical_words, "medium_20", "text_2", 27).of(84),
        ),
    )
    return inset(row(Stack(ring, figure).of(_RING).across(_RING), critical, gap=40), (32, 0, 20, 0))


def _goal(goal: GoalModel) -> Node:
    return row(
        dot(ProgressMark.DONE if goal.is_met else ProgressMark.OPEN, 30),
        space(16),
        lines(goal.title, "medium_22"),
        space(14),
        bar(goal.share, "ok" if goal.is_met else "text_1").of(100),
        space(10),
        Text(goal.points, "bold_26", align=RIGHT).of(56),
        space(2),
        Text(goal.of, "medium_20", "text_2", RIGHT).of(70),
    )


def _pace(model: ResultModel) -> Node:
    words = inset(Text(model.time_words, "medium_22", "text_2"), (0, 6, 0, 0))
    parts: list[Node] = [
        caption(Msg("PACE")).of(30),
        Phrase(Text(model.time, "heavy_48"), words, gap=18).of(62),
        space(12),
    ]
    if model.time_marks[0]:
        marks = ("", *model.time_marks)
        legend = partial(draw_legend, share=model.target_share, words=marks, role="medium_20")
        parts += [
            bar(model.time_share, "text_1", model.target_share).of(BAR),
            space(6),
            Drawn(legend).of(28),
            space(6),
        ]
    for name, value in model.facts:
        figure = Text(value, "bold_24", align=RIGHT)
        fact = Phrase(Text(name, "medium_22", "text_2"), figure, gap=12)
        parts += [rule(), inset(fact, (0, 4, 0, 0)).of(_FACT)]
    return column(*parts, space())

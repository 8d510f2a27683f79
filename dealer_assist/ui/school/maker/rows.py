"""The rows of the lesson maker: a thing of the run, a goal in words, a fault to lay."""

from functools import partial
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from dealer_assist.ui.school.maker.model import FaultOffer, GoalRow, MakerCheck, RunRow
from dealer_assist.ui.school.nodes import dot, lines, title_over
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Icon,
    Ink,
    Node,
    Panel,
    Stack,
    Text,
    ink_of,
    row,
    space,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.text_flow import Measured


class RunLine(BoxedButton[RunRow]):
    """A row of the run; touched, it is where a fault is laid."""

    def tell(self, model: RunRow) -> None:
        """Say what was done."""
        self.describe(model.title)
        self.setAccessibleDescription(model.detail)

    def face(self, model: RunRow) -> Node:
        """Stand time, whose it was, what, and more of it; white when it is chosen."""
        ink, soft = ("selected_ink",) * 2 if model.is_selected else ("text_1", "text_2")
        inner = row(
            Text(model.time, "bold_20", soft, RIGHT).of(62),
            Icon("chip" if model.is_worlds else "hand", 28, ink),
            title_over(model.title, model.detail, ink, soft),
            gap=16,
        )
        fill = "selected" if model.is_selected else "pressed" if self.is_pressed else None
        return Panel(inner, fill=fill, edge=None, radius=10, pad=(8, 0, 12, 0))


class GoalLine(BoxedButton[GoalRow]):
    """A goal in words; touched, what is underlined can be chosen anew."""

    def tell(self, model: GoalRow) -> None:
        """Say the goal."""
        self.describe(model.sentence)
        self.setAccessibleDescription(model.detail)

    def face(self, model: GoalRow) -> Node:
        """Stand how it was checked, the sentence with its chosen words underlined, its points."""
        ink, soft = "text_1", "text_2"
        if model.state is MakerCheck.LOST:
            ink = soft = "fault_text"
        inner = row(
            checked(model.state, 34),
            space(16),
            Stack(
                title_over(model.sentence, model.detail, ink, soft),
                Drawn(partial(_underline, model=model, ink=ink)),
            ),
            space(6),
            Text(model.points, "bold_28", ink, RIGHT).of(72),
        )
        fill = "pressed" if self.is_pressed else None
        return Panel(inner, fill=fill, edge=None, radius=10, pad=(8, 0, 14, 0))


def _underline(painter: Painter, box: QRectF, model: GoalRow, ink: Ink) -> None:
    """Underline the words that can be chosen, where the sentence is written in full size."""
    if painter.width_of(model.sentence, "bold_24") > box.width():
        return
    words, y = painter.said(model.sentence), box.center().y() + 1
    painter.qpainter.setPen(QPen(ink_of(painter, ink), 2))
    for word in model.words:
        said = painter.said(word)
        at = words.find(said)
        if at >= 0:
            left = box.left() + painter.theme.width(words[:at], "bold_24")
            right = left + painter.theme.width(said, "bold_24")
            painter.qpainter.drawLine(QPointF(left, y), QPointF(right, y))


class FaultButton(BoxedButton[FaultOffer]):
    """Something to lay on the line: violet and dashed, as everything simulated."""

    def tell(self, model: FaultOffer) -> None:
        """Say the fault, and why it cannot be laid now."""
        self.describe(model.label, model.reason)

    def face(self, model: FaultOffer) -> Node:
        """Stand icon and word in the middle; grey where nothing can be laid."""
        ink, edge = ("text_3", "line") if model.reason else ("text_1", "simulated")
        ground = "simulated_mid" if self.is_pressed else "simulated_well"

        def made(painter: Painter, box: QRectF) -> Node:
            width = min(painter.wanted_width(model.label, "bold_24") + 1, box.width() - 42)
            label = lines(model.label, "bold_24", ink=ink).of(width)
            return row(space(), Icon(model.icon, 30, ink), space(12), label, space())

        fill = None if model.reason else ground
        return Panel(Measured(made), fill=fill, edge=edge, radius=12, pad=(16, 6), dashed=True)


def checked(state: MakerCheck, size: float) -> Node:
    """A hollow ring, a check, or a triangle where the model dealer has lost."""
    match state:
        case MakerCheck.MET:
            return dot(ProgressMark.DONE, size)
        case MakerCheck.LOST:
            return Icon("triangle", size, "fault", 2.6)
        case MakerCheck.NOT_YET:
            return dot(ProgressMark.OPEN, size)
        case _:
            assert_never(state)

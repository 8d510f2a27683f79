"""The rows of the lesson maker: a thing of the run, a goal in words, a fault to lay."""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.school.drawing import write
from dealer_assist.ui.school.maker.model import (
    FaultLaid,
    FaultOffer,
    GoalRow,
    LaidFault,
    MakerCheck,
    PaceTouched,
    RowTouched,
    RunRow,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.theme import TypeRole


class RunLine(Selectable[RunRow]):
    """A row of the run; touched, it is where a fault is laid."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, RunRow(RowTouched(-1), "", ""), parent)

    def tell(self, model: RunRow) -> None:
        """Say what was done."""
        self.describe(model.title)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint time, whose it was, what, and more of it; white when it is chosen."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        ink, soft = colour.text_1, colour.text_2
        if model.is_selected:
            painter.panel(whole, colour.selected, radius=10)
            ink = soft = colour.selected_ink
        elif self.is_pressed:
            painter.panel(whole, colour.pressed, radius=10)
        painter.text(QRectF(8, 0, 62, painter.height), model.time, "bold_20", soft, Align.RIGHT)
        icon = "chip" if model.is_worlds else "hand"
        painter.icon(icon, 86, painter.height / 2 - 14, 28, ink, 2.4)
        room = QRectF(130, 8, painter.width - 142, painter.height - 16)
        if model.detail:
            line = QRectF(room.left(), 8, room.width(), 30)
            painter.text(line, model.title, "bold_24", ink)
            painter.text(line.translated(0, 28), model.detail, "medium_20", soft)
        else:
            write(painter, room, model.title, ("bold_24", "medium_20"), ink)


class GoalLine(Selectable[GoalRow]):
    """A goal in words; touched, what is underlined can be chosen anew."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(
            context, GoalRow(PaceTouched(), "", (), "", "", MakerCheck.NOT_YET), parent
        )

    def tell(self, model: GoalRow) -> None:
        """Say the goal."""
        self.describe(model.sentence)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint how it was checked, the sentence with its chosen words underlined, its points."""
        colour, model = painter.theme.colour, self._model
        if self.is_pressed:
            painter.panel(QRectF(0, 0, painter.width, painter.height), colour.pressed, radius=10)
        draw_checked(painter, QRectF(8, painter.height / 2 - 17, 34, 34), model.state)
        is_lost = model.state is MakerCheck.LOST
        ink = colour.fault_text if is_lost else colour.text_1
        box = QRectF(painter.width - 86, 0, 72, painter.height)
        painter.text(box, model.points, "bold_28", ink, Align.RIGHT)
        line = QRectF(58, 8, painter.width - 150, 32)
        if painter.width_of(model.sentence, "bold_24") > line.width():
            room = QRectF(line.left(), 6, line.width(), painter.height - 12)
            write(painter, room, model.sentence, ("bold_24", "medium_20"), ink)
            return
        painter.text(line, model.sentence, "bold_24", ink)
        self._underline(painter, line, ink)
        soft = colour.fault_text if is_lost else colour.text_2
        painter.text(line.translated(0, 29), model.detail, "medium_20", soft)

    def _underline(self, painter: Painter, line: QRectF, ink: QColor) -> None:
        words = painter.said(self._model.sentence)
        role: TypeRole = "bold_24"
        painter.qpainter.setPen(QPen(ink, 2))
        for word in self._model.words:
            said = painter.said(word)
            at = words.find(said)
            if at >= 0:
                left = line.left() + painter.theme.width(words[:at], role)
                right = left + painter.theme.width(said, role)
                y = line.bottom() - 1
                painter.qpainter.drawLine(QPointF(left, y), QPointF(right, y))


class FaultButton(Selectable[FaultOffer]):
    """Something to lay on the line: violet and dashed, as everything simulated."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, FaultOffer(FaultLaid(LaidFault.LATE), "", ""), parent)

    def tell(self, model: FaultOffer) -> None:
        """Say the fault, and why it cannot be laid now."""
        self.describe(model.label, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint icon and word; grey where nothing can be laid."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        fill = colour.simulated_mid if self.is_pressed else colour.simulated_well
        edge = colour.line if model.reason else colour.simulated
        painter.panel(whole, None if model.reason else fill, edge, 2, 12, dashed=True)
        ink = colour.text_3 if model.reason else colour.text_1
        width = min(painter.width_of(model.label, "bold_24"), painter.width - 74)
        left = (painter.width - width - 42) / 2
        painter.icon(model.icon, left, painter.height / 2 - 15, 30, ink, 2.4)
        room = QRectF(left + 42, 6, painter.width - left - 50, painter.height - 12)
        write(painter, room, model.label, ("bold_24", "medium_20"), ink)


def draw_checked(painter: Painter, box: QRectF, state: MakerCheck) -> None:
    """Paint a hollow ring, a check, or a triangle where the model dealer has lost."""
    colour = painter.theme.colour
    match state:
        case MakerCheck.MET:
            painter.panel(box, colour.ok, radius=box.width() / 2)
            inner = box.adjusted(8, 8, -8, -8)
            painter.icon("check", inner.left(), inner.top(), inner.width(), colour.ok_ink, 4)
        case MakerCheck.LOST:
            painter.icon("triangle", box.left(), box.top(), box.width(), colour.fault, 2.6)
        case MakerCheck.NOT_YET:
            painter.panel(box, None, colour.line_strong, 4, box.width() / 2)
        case _:
            assert_never(state)

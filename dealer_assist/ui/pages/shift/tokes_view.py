"""The tokes of a shift on the page: four figures, a row a wager, the tray and the verdict."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.pages.shift.tokes import ShiftTokesModel
from dealer_assist.ui.shell.page import GAP
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Slot,
    Stack,
    Text,
    column,
    row,
    rule,
)
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.figure_tile import FigureTile
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.measures import SENTENCES
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter
from dealer_assist.ui.toolkit.rows import top_of

_TILE, _LOWER, _SIDE, _VERDICT, _LINE = 168.0, 236.0, 28.0, 64.0, 34.0


class TokesView(Boxed[ShiftTokesModel]):
    """Shows the model; nothing on it is touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.lie_on(context.theme.colour.bg)
        self.tiles = Children(lambda: FigureTile(context, self))
        self.rows = GridView(context, self, SENTENCES)

    def body(self, model: ShiftTokesModel) -> Node:
        """Stand the figures in a row, the wagers below them, tray and verdict at the foot."""
        self.rows.show_state(model.rows)
        self.setAccessibleName(model.verdict)
        figures = row(*(Slot(tile) for tile in self.tiles.show(model.figures)), gap=GAP)
        lower = row(_tray(model).sharing(0.6), _verdict(model).sharing(0.4), gap=GAP)
        rows = Panel(Slot(self.rows), pad=(0, 8))
        return column(figures.of(_TILE), rows, lower.of(_LOWER), gap=GAP)


def _tray(model: ShiftTokesModel) -> Node:
    *parts, (name, amount) = model.tray
    lines = [_sum(Text(one, "medium_26", "text_2"), cents) for one, cents in parts]
    lines.append(_sum(Text(name, "bold_26"), amount))
    ruled = (Stack(column(rule()), line) if place else line for place, line in enumerate(lines))
    return Panel(column(*ruled), pad=(_SIDE, 8))


def _sum(name: Node, amount: str) -> Node:
    return row(name, Text(amount, "heavy_30", align=RIGHT, least=SMALLEST_AMOUNT).hug(), gap=16)


def _verdict(model: ShiftTokesModel) -> Node:
    icon, ink = ("check", "ok") if model.is_agreed else ("triangle", "fault")
    head = row(Icon(icon, 44, ink), Text(model.verdict, "heavy_38"), gap=16)
    notes = Drawn(lambda painter, box: _draw_notes(painter, box, model.notes))
    return Panel(column(head.of(_VERDICT), notes), edge=ink, line=4, pad=(_SIDE, 12))


def _draw_notes(painter: Painter, box: QRectF, notes: tuple[str, ...]) -> None:
    """Write the notes in plain lines, each below the other."""
    for note in notes:
        lines = len(painter.broken(note, "medium_24", box.width()))
        room = top_of(box, lines * _LINE)
        painter.paragraph(room, note, "medium_24", painter.theme.colour.text_2, _LINE)
        box = box.adjusted(0, room.height(), 0, 0)

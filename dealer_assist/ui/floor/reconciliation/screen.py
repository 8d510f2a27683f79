"""RECONCILE on the screen: a strip of all linked tables, the one that differs, the list."""

from dealer_assist.message import Msg
from dealer_assist.ui.floor.heading import heading
from dealer_assist.ui.floor.reconciliation.model import DifferenceModel, ReconcilePageModel
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Icon,
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    Wrap,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.screen import FramedScreen

_CELL, _CELL_GAP, _ABREAST, _CARD, _ACTS, _PITCH = 46.0, 6.0, 31, 360.0, 340.0, 44.0
_SIDE_PITCH, _SIDES = 54.0, 0.54  # the sums of both sides, in the longest language

_STOPPED = Msg("Progressive stopped. Base game goes on")
_WAYS = (
    Msg(
        "Compare the journal with the server round by round: floor verify with --journals "
        "names the first number that differs."
    ),
    Msg(
        "Starts again when both agree, or when two cards have recorded the difference "
        "as an adjustment."
    ),
)


class ReconcileScreen(FramedScreen[ReconcilePageModel, FloorTouch]):
    """Shows which tables agree with the server."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.filters = self.choice_pool()
        self.acts = self.button_pool()
        self.grid = self.grid_view()
        self.grid.most_pitch = _PITCH
        self.sides = self.grid_view()
        self.sides.most_pitch = _SIDE_PITCH

    def body(self, model: ReconcilePageModel) -> Node:
        """Stand strip, card and list below each other."""
        self.grid.show_state(model.grid)
        self.sides.setVisible(model.wrong is not None)
        self.acts.show(model.wrong.buttons if model.wrong else ())
        lines = max(1, -(-len(model.cells) // _ABREAST))
        cells = Wrap([_cell(*one) for one in model.cells], _CELL, _CELL, _CELL_GAP)
        return column(
            heading(model.title, model.note, self.filters.show(model.filters)),
            Panel(cells, pad=(18, 14)).of(lines * (_CELL + _CELL_GAP) + 26),
            self._card(model.wrong).of(_CARD) if model.wrong else None,
            Panel(Slot(self.grid), pad=(22, 8)),
            gap=14,
        )

    def _card(self, wrong: DifferenceModel) -> Node:
        self.sides.show_state(wrong.sides)
        coral = "fault_text"
        both = column(
            row(Icon("unequal", 36, "fault", 2.6), Text(wrong.title, "bold_30"), gap=16).of(56),
            Slot(self.sides).of(36 + 3 * _SIDE_PITCH),
            space(),
            row(Icon("pause", 26, coral, 2.6), Text(_STOPPED, "medium_22", coral), gap=14).of(44),
            gap=8,
        )
        words = [Paragraph(one, "medium_22", coral, 32) for one in _WAYS]
        todo = column(Text(Msg("What to do"), "bold_28").of(56), *words, gap=8)
        acts = column(*(Slot(one).of(144) for one in self.acts.shown), gap=16).of(_ACTS)
        divider = Panel(fill="danger_edge", edge=None, radius=0).of(2)
        parts = row(both.sharing(_SIDES), divider, todo.sharing(1 - _SIDES), acts, gap=22)
        return Panel(parts, fill="fault_well", edge="fault", line=4, pad=(28, 18))


def _cell(number: str, is_wrong: bool) -> Node:  # noqa: FBT001 - a table and whether it differs
    ink = "fault_ink" if is_wrong else "text_2"
    words = Text(number, "bold_20", ink, CENTRE)
    return Panel(
        words,
        fill="fault" if is_wrong else None,
        edge=None if is_wrong else "line",
        radius=9,
    )

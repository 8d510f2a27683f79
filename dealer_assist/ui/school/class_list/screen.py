"""CLASS: a row a trainee, a cell a skill."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.class_list.model import (
    ClassModel,
    ClassTouch,
    Heat,
    SkillCell,
    TraineeRow,
)
from dealer_assist.ui.school.nodes import lines
from dealer_assist.ui.school.paged import GAP, TURN, Paged, slots
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    LEFT,
    RIGHT,
    Drawn,
    Fitted,
    Icon,
    Node,
    Panel,
    Slot,
    Text,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter

_NAME, _DUE, _SEEN, _STATE = 214.0, 110.0, 150.0, 200.0
_ROW, _ROW_GAP, _HEAD, _FOOT = 72.0, 12.0, 66.0, 52.0
_PLACE = 170.0
_SIDE, _TABS, _TAB, _CELL = 16.0, 72.0, 158.0, 98.0
_INKS: dict[Heat, tuple[str | None, str, str | None, float]] = {
    Heat.HIGH: ("heat_high", "ok_ink", None, 0.0),
    Heat.MIDDLE: ("heat_middle", "text_1", None, 0.0),
    Heat.LOW: ("heat_low", "text_1", None, 0.0),
    Heat.BELOW: ("fault_well", "fault_text", "fault", 3.0),
    Heat.NONE: (None, "text_3", "line", 2.0),
}


class TraineeLine(BoxedButton[TraineeRow]):
    """A person of the class."""

    def tell(self, model: TraineeRow) -> None:
        """Say who it is and how it goes."""
        self.describe(model.name)
        self.setAccessibleDescription(model.state)

    def face(self, model: TraineeRow) -> Node:
        """Stand name, minutes, the last day, the cells and the state in their columns."""
        fill, edge, line = "panel", "line", 2.0
        if model.is_selected:
            fill, edge, line = "raised", "selected", 4.0
        state = row(
            space(16),
            Icon(model.state_icon, 30, "ok" if model.state_icon == "check" else "fault", 2.8),
            space(12),
            Text(model.state, "bold_20"),
            space(12),
        )
        inner = _across(
            lines(model.name, "bold_24", "bold_20"),
            Text(model.due, "bold_24", align=RIGHT),
            Text(model.seen, "medium_20", "fault" if model.is_away else "text_2"),
            [inset(_cell(cell), (3, 8)) for cell in model.cells],
            state,
        )
        return Panel(
            inner, fill="pressed" if self.is_pressed else fill, edge=edge, line=line, radius=12
        )


class ClassScreen(SchoolScreen[ClassModel, ClassTouch]):
    """Tabs above the rows; below them what the cells mean, or what was just done."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.groups = self.choice_pool(PickButton)
        self.views = self.choice_pool(PickButton)
        self.lines = self.pool_of(TraineeLine)
        self.pages = Paged[TraineeRow](self, slots(self.lines), _ROW, gap=_ROW_GAP)

    def body(self, model: ClassModel) -> Node:
        """Stand the class under its tabs."""
        groups = [Slot(one).of(_TAB) for one in self.groups.show(model.groups)]
        views = [Slot(one).of(_TAB) for one in self.views.show(model.views)]
        tabs = row(*groups, space(), *views, gap=GAP).of(_TABS)

        def head(arrows: Node | None) -> Node:
            return _heads(model.heads).of(_HEAD)

        def foot(arrows: Node | None) -> Node:
            said = _legend(model.legend)
            if model.said:
                said = Text(model.said, "bold_24")
            where = Drawn(self._draw_place).of(_PLACE).across(40) if arrows is not None else None
            line = row(said.across(40), where, arrows, gap=GAP)
            return line.of(_FOOT if arrows is None else TURN + GAP)

        inner: Node = Text(model.said or model.nothing, "heavy_34", "text_2", CENTRE)
        if model.rows:
            inner = self.pages.node(model.rows, head, foot)
        else:
            self.pages.empty()
        return column(tabs, Panel(inner, pad=(_SIDE, 0)), gap=GAP)

    @property
    def place_words(self) -> str:
        """Say which of the trainees are seen."""
        pages = self.pages
        last = min(pages.first + pages.fits, pages.count)
        return Msg("{first} to {last} of {all}", first=pages.first + 1, last=last, all=pages.count)

    def _draw_place(self, painter: Painter, box: QRectF) -> None:
        """Write it when the rows lie there: how many fit is known then."""
        painter.text(box, self.place_words, "bold_20", painter.theme.colour.text_2, RIGHT)


def _across(name: Node, due: Node, seen: Node, cells: Sequence[Node], state: Node) -> Node:
    """Stand a line of the class in its columns; as many cells as there are share the middle."""
    left = _NAME + _DUE + _SEEN

    def fitted(box: QRectF) -> Node:
        each = min(_CELL, (box.width() - left - _STATE) / max(1, len(cells)))
        return row(
            space(_SIDE),
            name.of(_NAME - 26),
            space(10),
            due.of(_DUE - 20),
            space(20),
            seen.of(_SEEN - 14),
            space(14),
            *(cell.of(each) for cell in cells),
            state,
        )

    return Fitted(fitted)


def _heads(heads: Sequence[str]) -> Node:
    return _across(
        _caption(Msg("Trainee")),
        _caption(Msg("Due"), RIGHT),
        _caption(Msg("Last seen")),
        [Drawn(partial(_draw_head, head=head)) for head in heads],
        space(),
    )


def _caption(words: str, align: Align = LEFT) -> Node:
    return inset(Text(words, "medium_20", "text_2", align), (0, 24, 0, 2))


def _draw_head(painter: Painter, box: QRectF, head: str) -> None:
    """Write what a column is; a head of two words stands in two lines."""
    lines = painter.broken(head, "medium_20", box.width() - 4)[:2]
    for number, line in enumerate(lines):
        y = box.top() + 64 - 26 * (len(lines) - number)
        at = QRectF(box.left() + 2, y, box.width() - 4, 26)
        painter.text(at, line, "medium_20", painter.theme.colour.text_2, CENTRE)


def _legend(legend: Sequence[tuple[Heat, str]]) -> Node:
    parts: list[Node] = []
    for heat, words in legend:
        sample = _cell(SkillCell("", heat)).of(44).across(28)
        parts += [sample, space(12), Text(words, "medium_20", "text_2").hug(), space(33)]
    return row(*parts, space())


def _cell(cell: SkillCell) -> Node:
    fill, ink, edge, line = _INKS[cell.heat]
    words = Text(cell.words, "bold_24", ink, CENTRE)
    is_begun = cell.heat is not Heat.NONE
    return Panel(words, fill=fill, edge=edge, line=line, radius=9, dashed=not is_begun)

"""CLASS: a row a trainee, a cell a skill."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.class_list.model import (
    ClassModel,
    ClassTouch,
    Heat,
    SkillCell,
    TraineeRow,
    TraineeTouched,
)
from dealer_assist.ui.school.paged import GAP, TURN, Paged, slots
from dealer_assist.ui.school.school_screen import SchoolScreen
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
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_NAME, _DUE, _SEEN, _STATE = 214.0, 110.0, 150.0, 200.0
_ROW, _ROW_GAP, _HEAD, _FOOT = 72.0, 12.0, 66.0, 52.0
_PLACE, _NAME_LINE = 170.0, 28.0
_SIDE, _TABS, _TAB = 16.0, 72.0, 158.0


class TraineeLine(Selectable[TraineeRow]):
    """A person of the class."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        blank = TraineeRow(
            TraineeTouched(""), "", "", "", is_away=False, cells=(), state="", state_icon=""
        )
        super().__init__(context, blank, parent)

    def tell(self, model: TraineeRow) -> None:
        """Say who it is and how it goes."""
        self.describe(model.name)
        self.setAccessibleDescription(model.state)

    def draw(self, painter: Painter) -> None:
        """Paint name, minutes, the last day, the cells and the state."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        fill = colour.pressed if self.is_pressed else colour.raised if model.is_selected else None
        edge = colour.selected if model.is_selected else colour.line
        painter.panel(whole, fill or colour.panel, edge, 4 if model.is_selected else 2, 12)
        places = columns(painter.width, len(model.cells))
        _draw_name(painter, QRectF(16, 0, _NAME - 26, painter.height), model.name)
        due = QRectF(_NAME, 0, _DUE - 20, painter.height)
        painter.text(due, model.due, "bold_24", colour.text_1, Align.RIGHT)
        seen = QRectF(_NAME + _DUE, 0, _SEEN - 14, painter.height)
        ink = colour.fault if model.is_away else colour.text_2
        painter.text(seen, model.seen, "medium_20", ink)
        for box, cell in zip(places, model.cells, strict=True):
            _draw_cell(painter, box.adjusted(3, 8, -3, painter.height - 8), cell)
        left = places[-1].right() + 16 if places else _NAME + _DUE + _SEEN
        if model.state:
            ink = colour.ok if model.state_icon == "check" else colour.fault
            painter.icon(model.state_icon, left, painter.height / 2 - 15, 30, ink, 2.8)
            room = QRectF(left + 42, 0, painter.width - left - 54, painter.height)
            painter.text(room, model.state, "bold_20", colour.text_1)


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
            return Drawn(partial(_draw_heads, heads=model.heads)).of(_HEAD)

        def foot(arrows: Node | None) -> Node:
            said: Node = Drawn(partial(_draw_legend, legend=model.legend))
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
        painter.text(box, self.place_words, "bold_20", painter.theme.colour.text_2, Align.RIGHT)


def _draw_name(painter: Painter, box: QRectF, name: str) -> None:
    """Write a name in one line, a long one in two: of thirty trainees some begin alike."""
    ink = painter.theme.colour.text_1
    if painter.width_of(name, "bold_24") <= box.width():
        painter.text(box, name, "bold_24", ink)
        return
    lines = painter.broken(name, "bold_20", box.width())[:2]
    for number, line in enumerate(lines):
        top = box.center().y() + _NAME_LINE * (number - len(lines) / 2)
        painter.text(QRectF(box.left(), top, box.width(), _NAME_LINE), line, "bold_20", ink)


def _draw_heads(painter: Painter, box: QRectF, heads: Sequence[str]) -> None:
    """Write what the columns are; a head of two words stands in two lines."""
    colour, left, top = painter.theme.colour, box.left(), box.top() + 8
    captions = (
        (16.0, _NAME - 20, Msg("Trainee"), Align.LEFT),
        (_NAME - 40, _DUE + 20, Msg("Due"), Align.RIGHT),
        (_NAME + _DUE, _SEEN - 10, Msg("Last seen"), Align.LEFT),
    )
    for x, width, words, align in captions:
        at = QRectF(left + x, top + 16, width, 40)
        painter.text(at, words, "medium_20", colour.text_2, align)
    for place, head in zip(columns(box.width(), len(heads)), heads, strict=True):
        room = QRectF(left + place.left() + 2, top, place.width() - 4, 56)
        lines = painter.broken(head, "medium_20", room.width())[:2]
        for number, line in enumerate(lines):
            y = room.bottom() - 26 * (len(lines) - number)
            at = QRectF(room.left(), y, room.width(), 26)
            painter.text(at, line, "medium_20", colour.text_2, Align.CENTRE)


def _draw_legend(painter: Painter, box: QRectF, legend: Sequence[tuple[Heat, str]]) -> None:
    x = box.left()
    for heat, words in legend:
        _draw_cell(painter, QRectF(x, box.top() + 6, 44, 28), SkillCell("", heat))
        width = painter.width_of(words, "medium_20")
        room = QRectF(x + 56, box.top(), width + 1, 40)
        painter.text(room, words, "medium_20", painter.theme.colour.text_2)
        x += 56 + width + 34


def columns(width: float, count: int) -> list[QRectF]:
    """Give where the cells of a row stand."""
    left = _NAME + _DUE + _SEEN
    each = min(98.0, (width - left - _STATE) / max(1, count))
    return [QRectF(left + place * each, 0, each, 0) for place in range(count)]


def _draw_cell(painter: Painter, box: QRectF, cell: SkillCell) -> None:
    colour = painter.theme.colour
    inks: dict[Heat, tuple[QColor | None, QColor]] = {
        Heat.HIGH: (colour.heat_high, colour.ok_ink),
        Heat.MIDDLE: (colour.heat_middle, colour.text_1),
        Heat.LOW: (colour.heat_low, colour.text_1),
        Heat.BELOW: (colour.fault_well, colour.fault_text),
        Heat.NONE: (None, colour.text_3),
    }
    fill, ink = inks[cell.heat]
    edge = colour.fault if cell.heat is Heat.BELOW else colour.line
    line = 3 if cell.heat is Heat.BELOW else 2 if cell.heat is Heat.NONE else 0
    painter.panel(box, fill, edge if line else None, line, 9, dashed=cell.heat is Heat.NONE)
    painter.text(box, cell.words, "bold_24", ink, Align.CENTRE)

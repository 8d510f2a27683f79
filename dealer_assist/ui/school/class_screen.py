"""CLASS: a row a trainee, a cell a skill."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.school.class_list import CellModel, ClassModel, Heat, TraineeRow
from dealer_assist.ui.school.frame import GAP
from dealer_assist.ui.school.trainer_frame import CLASS, TrainerScreen
from dealer_assist.ui.toolkit.buttons import PickButton, TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_NAME, _DUE, _SEEN, _STATE = 214.0, 110.0, 150.0, 200.0
_ROW, _ROW_GAP, _HEAD, _FOOT = 72.0, 12.0, 66.0, 52.0
_SIDE, _TABS, _TAB, _TURN = 16.0, 86.0, 158.0, 72.0


class TraineeLine(Selectable[TraineeRow]):
    """A person of the class."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        blank = TraineeRow("", "", "", "", is_away=False, cells=(), state="", state_icon="")
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
        painter.text(
            QRectF(16, 0, _NAME - 26, painter.height), model.name, "check_found", colour.text_1
        )
        due = QRectF(_NAME, 0, _DUE - 20, painter.height)
        painter.text(due, model.due, "check_found", colour.text_1, Align.RIGHT)
        seen = QRectF(_NAME + _DUE, 0, _SEEN - 14, painter.height)
        ink = colour.fault if model.is_away else colour.text_2
        painter.text(seen, model.seen, "game_caption", ink)
        for box, cell in zip(places, model.cells, strict=True):
            _draw_cell(painter, box.adjusted(3, 8, -3, painter.height - 8), cell)
        left = places[-1].right() + 16 if places else _NAME + _DUE + _SEEN
        if model.state:
            ink = colour.ok if model.state_icon == "check" else colour.fault
            painter.icon(model.state_icon, left, painter.height / 2 - 15, 30, ink, 2.8)
            room = QRectF(left + 42, 0, painter.width - left - 54, painter.height)
            painter.text(room, model.state, "fold_live", colour.text_1)


class ClassScreen(TrainerScreen):
    """Emits `Pick` with the person or the tab that was touched."""

    subject = CLASS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ClassModel | None = None
        self.lines: list[TraineeLine] = []
        self.groups: list[PickButton] = []
        self.views: list[PickButton] = []
        self._page = 0
        self.back = TurnButton(context, Msg("Page before"), "arrow-left", self)
        self.on = TurnButton(context, Msg("Next page"), "arrow-right", self)
        self.back.pressed.connect(lambda: self._turn(-1))
        self.on.pressed.connect(lambda: self._turn(1))

    def show_state(self, model: ClassModel) -> None:
        """Show a class."""
        self._model = model
        self._fill_tabs(self.groups, model.groups)
        self._fill_tabs(self.views, model.views)
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place as many rows as fit."""
        super().arrange()
        if self._model is None:
            return
        whole, body = self.body(), self._table()
        for place, tab in enumerate(self.groups):
            left = whole.left() + place * (_TAB + GAP)
            tab.place(QRectF(left, whole.top(), _TAB, _TABS - GAP), self.scale)
        for place, tab in enumerate(self.views):
            left = whole.right() - (len(self.views) - place) * (_TAB + GAP) + GAP
            tab.place(QRectF(left, whole.top(), _TAB, _TABS - GAP), self.scale)
        rows = self._rows_seen(self._model)
        while len(self.lines) < len(rows):
            line = TraineeLine(self.context, self)
            line.chosen.connect(lambda key: self.asked.emit(Pick(key)))
            self.lines.append(line)
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(rows))
            if place < len(rows):
                top = body.top() + _HEAD + place * (_ROW + _ROW_GAP)
                box = QRectF(body.left() + _SIDE, top, body.width() - 2 * _SIDE, _ROW)
                line.place(box, self.scale)
                line.show_state(rows[place])
        self._place_turns(self._model)

    def _per_page(self, model: ClassModel) -> int:
        """Give how many rows fit above what the cells mean, and above the pages if it must."""
        room = self._table().height() - _HEAD - _FOOT + _ROW_GAP
        fit = max(1, int(room // (_ROW + _ROW_GAP)))
        if len(model.rows) <= fit:
            return fit
        return max(1, int((room - _TURN + _FOOT - GAP) // (_ROW + _ROW_GAP)))

    def _rows_seen(self, model: ClassModel) -> tuple[TraineeRow, ...]:
        per_page = self._per_page(model)
        self._page = min(self._page, max(0, -(-len(model.rows) // per_page) - 1))
        return model.rows[self._page * per_page : (self._page + 1) * per_page]

    def _place_turns(self, model: ClassModel) -> None:
        body, per_page = self._table(), self._per_page(model)
        pages = max(1, -(-len(model.rows) // per_page))
        for place, turn in enumerate((self.back, self.on)):
            turn.setVisible(pages > 1)
            left = body.right() - _SIDE - (2 - place) * (_TURN + GAP) + GAP
            top = body.bottom() - _TURN - GAP / 2
            turn.place(QRectF(left, top, _TURN, _TURN), self.scale)
        self.back.show_state("" if self._page else Msg("This is the first page"))
        self.on.show_state("" if self._page < pages - 1 else Msg("This is the last page"))

    def _turn(self, by: int) -> None:
        self._page = max(0, self._page + by)
        self.arrange()
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the heads above the columns, and what the cells mean."""
        super().draw(painter)
        model, colour, body = self._model, painter.theme.colour, self._table()
        if model is None:
            return
        painter.panel(body, colour.panel, colour.line, painter.theme.line.thin)
        if not model.rows:
            painter.text(body, model.nothing, "pay_when", colour.text_2, Align.CENTRE)
            return
        left, top = body.left() + _SIDE, body.top() + 8
        captions = (
            (16.0, _NAME - 20, Msg("Trainee"), Align.LEFT),
            (_NAME - 40, _DUE + 20, Msg("Due"), Align.RIGHT),
            (_NAME + _DUE, _SEEN - 10, Msg("Last seen"), Align.LEFT),
        )
        for x, width, words, align in captions:
            box = QRectF(left + x, top + 16, width, 40)
            painter.text(box, words, "game_caption", colour.text_2, align)
        for box, head in zip(
            columns(body.width() - 2 * _SIDE, len(model.heads)), model.heads, strict=True
        ):
            room = QRectF(left + box.left() + 2, top, box.width() - 4, 56)
            lines = painter.broken(head, "game_caption", room.width())[:2]
            for place, line in enumerate(lines):
                at = QRectF(
                    room.left(), room.bottom() - 26 * (len(lines) - place), room.width(), 26
                )
                painter.text(at, line, "game_caption", colour.text_2, Align.CENTRE)
        foot = QRectF(left, body.bottom() - _FOOT + 6, body.width() - 2 * _SIDE, 40)
        if model.said:
            painter.text(foot, model.said, "check_found", colour.text_1)
        else:
            self._draw_legend(painter, foot, model)

    def _table(self) -> QRectF:
        return self.body().adjusted(0, _TABS, 0, 0)

    def _fill_tabs(self, tabs: list[PickButton], models: tuple[ChoiceModel, ...]) -> None:
        while len(tabs) < len(models):
            tab = PickButton(self.context, self)
            tab.chosen.connect(lambda key: self.asked.emit(Pick(str(key))))
            tab.show()
            tabs.append(tab)
        for place, tab in enumerate(tabs):
            tab.setVisible(place < len(models))
            if place < len(models):
                tab.show_state(models[place])

    def _draw_legend(self, painter: Painter, box: QRectF, model: ClassModel) -> None:
        x = box.left()
        for heat, words in model.legend:
            _draw_cell(painter, QRectF(x, box.top() + 6, 44, 28), CellModel("", heat))
            width = painter.width_of(words, "game_caption")
            room = QRectF(x + 56, box.top(), width + 1, 40)
            painter.text(room, words, "game_caption", painter.theme.colour.text_2)
            x += 56 + width + 34


def columns(width: float, count: int) -> list[QRectF]:
    """Give where the cells of a row stand."""
    left = _NAME + _DUE + _SEEN
    each = min(98.0, (width - left - _STATE) / max(1, count))
    return [QRectF(left + place * each, 0, each, 0) for place in range(count)]


def _draw_cell(painter: Painter, box: QRectF, cell: CellModel) -> None:
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
    painter.text(box, cell.words, "check_found", ink, Align.CENTRE)

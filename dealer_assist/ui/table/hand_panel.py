"""The panel beside the meter: hands of the selected seat, notices, cards, or what wagers pay."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import capitalized
from dealer_assist.ui.table.actions import (
    CardTouched,
)
from dealer_assist.ui.table.model.panel import HandPanelModel, HeadTagModel, StopModel, StopState
from dealer_assist.ui.table.panel_parts import PARTS
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.line_with_detail import Writing, draw_line_with_detail
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.value import replace

_SIDE, _BOTTOM = 20.0, 18.0
_HEAD_TOP, _GRID_GAP_ABOVE = 14.0, 8.0
_GAP = 14.0
_ONE_ROW = 4
_WAIT_HEIGHT = 98.0
_ON_PANEL = ("hands", "notices", "waits", "trees")
"""Parts that are painted on the panel's own colour."""


class HandPanel(TablePart):
    """Reports hands, cards, tabs and the buttons of notices."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = HandPanelModel("")
        self.cards = Children(self._new_card)
        self.answers = Children(self._new_answer)
        self.hands, self.notices, self.waits = map(self._pool, ("hands", "notices", "waits"))
        self.tabs, self.charts, self.strips = map(self._pool, ("tabs", "charts", "strips"))
        self.compares, self.walks = map(self._pool, ("compares", "walks"))
        self.trees = self._pool("trees")

    @property
    def model(self) -> HandPanelModel:
        """Return what is shown."""
        return self._model

    def show_state(self, model: HandPanelModel) -> None:
        """Show hands, notices or cards; whatever the model holds."""
        had, self._model = self._model, model
        self.setAccessibleName(model.headline)
        pools: tuple[tuple[Children[Any], Sequence[object]], ...] = (
            (self.hands, model.hands),
            (self.cards, model.cards),
            (self.notices, model.notices),
            (self.waits, model.waits),
            (self.tabs, model.tabs),
            (self.charts, (model.charts,) if model.charts else ()),
            (self.strips, () if model.strip is None else (model.strip,)),
            (self.answers, model.answers),
            (self.compares, () if model.compare is None else (model.compare,)),
            (self.walks, () if model.walk is None else (model.walk,)),
            (self.trees, () if model.tree is None else (model.tree,)),
        )
        is_moved = any(len(pool) != len(models) for pool, models in pools)
        for pool, models in pools:
            pool.show(models)
        if is_moved or (had.seat, had.tabs) != (model.seat, model.tabs):
            self.arrange()
        if is_moved or _frame(model) != _frame(had):
            self.update()
        elif _own(model) != _own(had):
            self.update_design(QRectF(0, _HEAD_TOP, self.design_width, self._head()))

    def tick(self, now_ms: int) -> None:
        """Let holds of the pay walk fill."""
        for walk in self.walks:
            walk.tick(now_ms)

    def arrange(self) -> None:
        """Lay the content out below the headline: up to four in a row."""
        gap = _GAP if self._model.tabs else _GRID_GAP_ABOVE
        top = _HEAD_TOP + self._head() + gap if self._head() else _BOTTOM
        self._lay_tabs()
        for strip in self.strips:
            strip.place(QRectF(0, 0, self.design_width, self.design_height), self.scale)
            strip.raise_()
        if self.notices:
            self._lay(self.notices.shown, QRectF(_SIDE, _BOTTOM, 0, 0), 1)
            return
        box = QRectF(_SIDE, top, 0, 0)
        if self.waits:
            self._lay_waits(box.top())
        elif self.hands:
            self._lay(self.hands.shown, box, _columns(len(self.hands)))
        elif self.answers:
            self._lay(self.answers.shown, box, len(self.answers))
        elif self.cards:
            self._lay(self.cards.shown, box, _ONE_ROW)
        elif alone := (
            self.compares.shown or self.charts.shown or self.walks.shown or self.trees.shown
        ):
            self._lay(alone, box, 1)

    def draw(self, painter: Painter) -> None:
        """Paint the frame, white when it belongs to a selected seat, and the headline."""
        colour, lines, model = painter.colour, painter.theme.line, self._model
        edge, line = (colour.selected, lines.selected) if model.seat else (colour.line, lines.thin)
        if model.strip is not None and model.strip.winner is not None:
            edge, line = colour.selected, lines.selected
        painter.panel(painter.whole, colour.panel, edge, line)
        if model.notices or model.strip is not None or not self._head():
            return
        x, middle = _SIDE, _HEAD_TOP + self._head() / 2
        if model.asks:
            x = _draw_tile(painter, x, middle)
        if model.seat:
            width = self._seat_width()
            draw_seat(painter, x, middle, width, model.seat)
            x += width + SEAT_GAP
        if self.tabs:
            x = (self.tabs[-1].x() + self.tabs[-1].width()) / self.scale + SEAT_GAP
        box = QRectF(x, _HEAD_TOP, painter.width - _SIDE - x, self._head())
        if way := model.walk or model.compare:
            box.setRight(draw_stops(painter, box, way.stops) - SEAT_GAP)
        draw_head(painter, box, model)

    def _head(self) -> float:
        """Return the height of the head: tabs are high, and charts need its room."""
        if self._model.tabs:
            return TAB_HEIGHT
        return 0.0 if self._model.charts and not self._model.seat else HEAD_HEIGHT

    def _seat_width(self) -> float:
        words = self.context.translator.text(self._model.seat)
        return self.context.theme.width(words, "heavy_30") + 2 * SEAT_PADDING

    def _lay_tabs(self) -> None:
        x = _SIDE + (self._seat_width() + SEAT_GAP if self._model.seat else 0.0)
        for tab in self.tabs:
            width = tab.wanted_width()
            tab.place(QRectF(x, _HEAD_TOP, width, TAB_HEIGHT), self.scale)
            x += width + _GAP

    def _lay_waits(self, top: float) -> None:
        """Lay what END GAME waits for in rows of one height, however many there are."""
        room = (self.design_height - top - _BOTTOM + _GAP) / len(self.waits) - _GAP
        height = min(_WAIT_HEIGHT, room)
        width = self.design_width - 2 * _SIDE
        for number, wait in enumerate(self.waits):
            box = QRectF(_SIDE, top + number * (height + _GAP), width, height)
            wait.place(box, self.scale)

    def _lay(self, widgets: Sequence[Canvas], start: QRectF, columns: int) -> None:
        rows = -(-len(widgets) // columns)
        width = (self.design_width - 2 * _SIDE - _GAP * (columns - 1)) / columns
        height = (self.design_height - start.top() - _BOTTOM - _GAP * (rows - 1)) / rows
        for number, widget in enumerate(widgets):
            row, column = divmod(number, columns)
            left = start.left() + column * (width + _GAP)
            top = start.top() + row * (height + _GAP)
            widget.place(QRectF(left, top, width, height), self.scale)

    def _pool(self, kind: str) -> Children[Any]:
        """Return a pool of parts of one kind."""

        def make() -> Canvas:
            part: TablePart = PARTS[kind](self.context, self)
            if kind in _ON_PANEL:
                part.lie_on(self.context.theme.colour.panel)
            part.touched.connect(self.touched)
            return part

        return Children(make)

    def _new_answer(self) -> ActionButton:
        answer = ActionButton(self.context, self, role="heavy_38")
        answer.lie_on(self.context.theme.colour.panel)
        answer.pressed.connect(self.press)
        return answer

    def _new_card(self) -> SimulatedCard:
        card = SimulatedCard(self.context, self, is_judged=True)
        card.lie_on(self.context.theme.colour.panel)
        card.swiped.connect(lambda member: self.touched.emit(CardTouched(member)))
        return card


def _own(model: HandPanelModel) -> HandPanelModel:
    """Leave out what widgets of the panel paint themselves."""
    return replace(model, hands=(), cards=(), waits=(), notices=model.notices[:1], tree=None)


def _frame(model: HandPanelModel) -> HandPanelModel:
    """Leave out what is written in the head and nowhere else."""
    return replace(_own(model), headline="", hint="", is_wrong=False, tags=())


def _columns(count: int) -> int:
    """Return the columns of the hand grid: one row up to four, then 3 x 2 or 4 x 2."""
    if count <= _ONE_ROW:
        return max(1, count)
    return 3 if count <= 6 else 4


HEAD_HEIGHT, TAB_HEIGHT = 54.0, 74.0
SEAT_GAP = 18.0
_SEAT_HEIGHT, SEAT_PADDING, _SEAT_RADIUS, _SEAT_EDGE = 46.0, 18.0, 9.0, 10.0
_ICON = 30.0
_TAG_GAP = 14.0
_LEAST = 22
_WRITING = Writing("bold_28", _LEAST, "medium_24", "medium_20", pitch=HEAD_HEIGHT / 2, gap=SEAT_GAP)
_SENTENCE_HEIGHT, _HINT_HEIGHT = 36.0, 28.0
_ARROW, _STOP_GAP = 24.0, 8.0


def _draw_tile(painter: Painter, left: float, middle: float) -> float:
    """Paint the amber tile of the one next thing; return where the words begin."""
    tile = QRectF(left, middle - _SEAT_HEIGHT / 2, _SEAT_HEIGHT, _SEAT_HEIGHT)
    painter.panel(tile, painter.colour.next, radius=_SEAT_RADIUS)
    painter.icon_in(tile, "chevrons", _ICON, painter.colour.next_ink, 3.2)
    return tile.right() + SEAT_GAP


def draw_seat(painter: Painter, left: float, middle: float, width: float, seat: str) -> None:
    """Paint whose hands these are, white like the seat on the felt."""
    colour = painter.colour
    tag = QRectF(left, middle - _SEAT_HEIGHT / 2, width, _SEAT_HEIGHT)
    painter.panel(tag, colour.selected, radius=_SEAT_RADIUS)
    inside = tag.adjusted(_SEAT_EDGE, 0, -_SEAT_EDGE, 0)
    painter.text(inside, seat, "heavy_30", colour.selected_ink, Align.CENTRE)


def draw_head(painter: Painter, box: QRectF, model: HandPanelModel) -> None:
    """Paint icon, sentence, hint and tags; beside tabs the hint stands below the sentence."""
    x = box.left() + _draw_icon(painter, box, model)
    tags = _tags_that_fit(painter, box.right() - x, model)
    right = _draw_tags(painter, box, tags)
    room = column_at(box, x, right - x)
    colour = painter.colour
    soft = colour.fault_text if model.is_wrong else colour.text_2
    if not model.tabs:
        draw_line_with_detail(painter, room, model.headline, model.hint, _WRITING, soft)
        return
    hint = capitalized(model.hint) if model.hint else ""
    height = _SENTENCE_HEIGHT + (_HINT_HEIGHT if hint else 0.0)
    line = QRectF(x, box.center().y() - height / 2, room.width(), _SENTENCE_HEIGHT)
    painter.text(line, model.headline, "bold_28", colour.text_1)
    line = QRectF(x, line.bottom(), room.width(), _HINT_HEIGHT)
    painter.text(line, hint, "medium_20", soft)


def _draw_icon(painter: Painter, box: QRectF, model: HandPanelModel) -> float:
    """Paint the padlock of locked buttons, or what the panel holds; give the room it takes."""
    colour = painter.colour
    if model.is_locked:
        icon, ink = "padlock", colour.text_2
    elif model.is_wrong:
        icon, ink = "triangle", colour.fault
    elif model.cards:
        icon, ink = "card", colour.simulated
    elif not (model.hands or model.walk or model.compare or model.tree):
        icon, ink = "info", colour.text_2
    else:
        return 0.0
    painter.mark(icon, box.left(), box.center().y(), _ICON, ink, 2.2)
    return _ICON + SEAT_GAP


def _tags_that_fit(
    painter: Painter, room: float, model: HandPanelModel
) -> tuple[HeadTagModel, ...]:
    """Return the tags that leave room for every word of the sentence, the last ones first."""
    line = painter.theme.width(painter.said(model.headline), "bold_28", _LEAST)
    hint = painter.width_of(model.hint, "medium_20")
    # A hint is broken into two lines, which are never equally long.
    needed = max(line, hint) if model.tabs else line + hint * 0.6
    tags = list(model.tags)
    while tags and _width(painter, tags) + needed + SEAT_GAP > room:
        tags.pop(0)
    return tuple(tags)


def _width(painter: Painter, tags: list[HeadTagModel]) -> float:
    return sum(painter.tag_width(tag.words, icon=tag.icon) + _TAG_GAP for tag in tags)


def _draw_tags(painter: Painter, box: QRectF, tags: tuple[HeadTagModel, ...]) -> float:
    """Paint the tags from the right end; give where they begin."""
    colour, right = painter.colour, box.right()
    for tag in reversed(tags):
        width = painter.tag_width(tag.words, icon=tag.icon)
        left, middle = right - width, box.center().y()
        ink, edge = colour.text_1, colour.line_strong
        painter.tag(left, middle, tag.words, ink, edge, icon=tag.icon, mark_ink=colour.ok)
        right = left - _TAG_GAP
    return right


def draw_stops(painter: Painter, box: QRectF, stops: tuple[StopModel, ...]) -> float:
    """Draw the way at the right end of the head: paid, now, later; give where it begins."""
    colour = painter.colour
    x = box.right()
    for number, stop in enumerate(reversed(stops)):
        if number:
            x -= _ARROW + _STOP_GAP
            painter.mark("arrow-right", x, box.center().y(), _ARROW, colour.text_2)
            x -= _STOP_GAP
        width = painter.width_of(stop.seat, "heavy_30")
        if stop.state is StopState.PAID:
            x -= _ARROW
            painter.mark("check", x, box.center().y(), 22, colour.ok, 3.2)
            x -= 4
        if stop.state is StopState.NOW:
            room = QRectF(x - width - 24, box.center().y() - 20, width + 24, 40)
            painter.panel(room, colour.selected, radius=8)
            painter.text(room, stop.seat, "heavy_30", colour.selected_ink, Align.CENTRE)
            x -= width + 24
            continue
        x -= width + 2
        ink = colour.ok if stop.state is StopState.PAID else colour.text_2
        painter.text(column_at(box, x, width + 2), stop.seat, "heavy_30", ink)
    return x

"""The strip at the top: which table, which game, who deals, which round, and what is broken."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.table.coach_strip import draw_coach
from dealer_assist.ui.table.model.table import HealthModel, StatusModel
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.preferences import PLAIN_SIZE
from dealer_assist.value import replace

_SIDE, _PADDING, _GAP = 4.0, 19.0, 10.0
_DIVIDER_HEIGHT = 34.0
_ICON = 26.0
_DEALER = Msg("Dealer")


class StatusBar(Canvas):
    """Plain facts, nothing to touch. `who` is the word for whoever is signed in."""

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, who: str = _DEALER
    ) -> None:
        super().__init__(context, parent)
        self._who = who
        self._model = StatusModel("")
        self._left_ends = 0.0

    def show_state(self, model: StatusModel) -> None:
        """Show the facts."""
        had, self._model = self._model, model
        if had == replace(model, round=had.round) and model.round != had.round:
            self.update_design(QRectF(0, 0, self._left_ends, self.design_height))
        elif model != had:
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint what is fixed from the left, what changes from the right."""
        self._left_ends = limit = self._draw_right(painter)
        lesson = self._model.lesson
        if lesson is not None and lesson.coach is not None:
            draw_coach(painter, lesson.coach, limit)
            return
        # On a narrow strip the system's name goes first, then the word for the dealer.
        for spare in ((), ("console",), ("console", "dealer"), ("console", "dealer", "round")):
            items = self._items(spare)
            if self._width(painter, items) <= limit:
                break
        self._draw_left(painter, items, limit)

    def _items(self, spare: tuple[str, ...]) -> list[list[tuple[str, TypeRole]]]:
        model = self._model
        items: list[list[tuple[str, TypeRole]]] = [
            [(model.table, "bold_24")],
            [
                (model.game, "semi_24"),
                ("" if "console" in spare else model.console, "medium_20"),
            ],
        ]
        for name, caption, value in (
            ("dealer", self._who, model.dealer),
            ("round", Msg("Round"), model.round),
        ):
            if value:
                words = "" if name in spare else caption
                items.append([(words, "medium_20"), (value, "semi_24")])
        kept = [[piece for piece in item if piece[0]] for item in items]
        return [item for item in kept if item]

    def _width(self, painter: Painter, items: list[list[tuple[str, TypeRole]]]) -> float:
        inner = sum(painter.width_of(words, role) for item in items for words, role in item)
        gaps = sum(len(item) - 1 for item in items) * _GAP
        return inner + gaps + len(items) * 2 * _PADDING

    def _draw_left(
        self, painter: Painter, items: list[list[tuple[str, TypeRole]]], limit: float
    ) -> None:
        colour = painter.colour
        pieces = [piece for item in items for piece in item]
        gaps = self._width(painter, items) - sum(painter.width_of(*piece) for piece in pieces)
        percent = painter.percent_for(pieces, limit - gaps)
        x = _SIDE
        for number, item in enumerate(items):
            if number:
                self._divide(painter, x)
                x += _PADDING
            for words, role in item:
                ink = colour.text_2 if role == "medium_20" else colour.text_1
                room = QRectF(x, 0, max(0.0, limit - x), painter.height)
                most = painter.plain_size(role) * percent // PLAIN_SIZE
                x += painter.text(room, words, role, ink, most=most) + _GAP
            x += _PADDING - _GAP

    def _draw_right(self, painter: Painter) -> float:
        """Draw clock and health from the right edge; give where the left part must end."""
        colour = painter.colour
        x = painter.width - _SIDE
        lesson = self._model.lesson
        if lesson is not None and lesson.target:
            width = painter.width_of(lesson.target, "medium_20")
            box = QRectF(x - width, 0, width + 1, painter.height)
            painter.text(box, lesson.target, "medium_20", colour.text_2)
            x -= width + _GAP
        clock = lesson.clock if lesson is not None else self._model.clock
        if clock:
            width = painter.width_of(clock, "bold_28")
            box = QRectF(x - width, 0, width + 1, painter.height)
            painter.text(box, clock, "bold_28", colour.text_1)
            x -= width + _PADDING
            self._divide(painter, x)
        for health in reversed(self._model.health):
            x = self._draw_health(painter, health, x - _PADDING) - _PADDING
            self._divide(painter, x)
        return x - _PADDING

    def _draw_health(self, painter: Painter, health: HealthModel, right: float) -> float:
        colour = painter.colour
        role: TypeRole = "semi_24" if health.is_well else "bold_24"
        width = painter.width_of(health.words, role)
        left = right - width
        ink = colour.text_1 if health.is_well else colour.fault
        painter.text(QRectF(left, 0, width + 1, painter.height), health.words, role, ink)
        mark = colour.ok if health.is_well else colour.fault
        left -= _ICON + _GAP
        painter.mark(health.icon, left, painter.height / 2, _ICON, mark, 3)
        return left

    def _divide(self, painter: Painter, x: float) -> None:
        top = (painter.height - _DIVIDER_HEIGHT) / 2
        painter.fill(QRectF(x, top, painter.theme.line.thin, _DIVIDER_HEIGHT), painter.colour.line)

"""What is touched on House Money's strip: its steps, its winners, and the keys of the question."""

from typing import TypeVar

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.table.actions import (
    BonusTouched,
)
from dealer_assist.ui.table.model.panel import (
    BonusRowModel,
    PanelStepState,
    PillModel,
    StripKeyModel,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import row_at
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align
from dealer_assist.ui.toolkit.view import View

M = TypeVar("M", PillModel, BonusRowModel, StripKeyModel)
PILL_TOUCH, _PILL, _PILL_SIDE, _PILL_ICON = 72.0, 54.0, 18.0, 24.0
_SIDE, _NUMBER, _ICON, _LINE = 14.0, 40.0, 24.0, 26.0
_NARROW, _NARROWEST = 260.0, 160.0


class _OfStrip(Touchable, View[M]):
    """A control of the strip: names its model's key in `touched`."""

    touched = Signal(object)
    _model: M

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, is_repeatable: bool = False
    ) -> None:
        super().__init__(context, parent, is_repeatable=is_repeatable)
        self.fired.connect(self._say)

    def _say(self) -> None:
        if self._model.key is not None:
            self.touched.emit(BonusTouched(self._model.key))


class StepPill(_OfStrip[PillModel]):
    """One step: done with a check, white where it stands now, dashed where it comes later."""

    def changed(self, model: PillModel) -> None:
        """Name a step; only a done one with a key can be touched again."""
        self.describe(model.words, "" if model.key else model.reason or Msg("Not to be touched"))

    def wanted_width(self, least: int = 0, side: float = _PILL_SIDE) -> float:
        """Return the width that the words need, at their size or at the smallest."""
        words = self.context.translator.text(self._model.words)
        width = self.context.theme.width(words, "semi_22", least)
        has_icon = self._model.state is PanelStepState.DONE
        return width + 2 * side + (_PILL_ICON + 8 if has_icon else 0)

    def draw(self, painter: Painter) -> None:
        """Paint the pill in the middle of its larger touch area."""
        colour, model = painter.colour, self._model
        box = QRectF(0, (painter.height - _PILL) / 2, painter.width, _PILL)
        ground: QColor | None = None
        edge, ink = colour.line_strong, colour.text_2
        if model.state is PanelStepState.NOW:
            ground, edge, ink = colour.selected, colour.selected, colour.selected_ink
        elif model.state is PanelStepState.DONE:
            ground, ink = colour.raised, colour.text_1
        if self.is_pressed:
            ground, edge, ink = colour.pressed, colour.selected, colour.text_1
        is_later = model.state is PanelStepState.LATER
        painter.panel(box, ground, edge, radius=_PILL / 2, dashed=is_later)
        side = min(_PILL_SIDE, (box.width() - self.wanted_width(SMALLEST_LABEL, 0.0)) / 2)
        words = box.adjusted(side, 0, -side, 0)
        if model.state is PanelStepState.DONE:
            painter.mark("check", words.left(), box.center().y(), _PILL_ICON, colour.ok, 3.6)
            words.setLeft(words.left() + _PILL_ICON + 8)
        painter.text(words, model.words, "semi_22", ink, Align.CENTRE)


class BonusRow(_OfStrip[BonusRowModel]):
    """One winner; touched when it is done, it is asked again."""

    def changed(self, model: BonusRowModel) -> None:
        """Name a winner."""
        reason = model.reason if model.state is not PanelStepState.NOW else Msg("Paying now")
        self.describe(Msg("House Money of seat {seat}", seat=model.seat), reason)

    def draw(self, painter: Painter) -> None:
        """Paint seat, hand and amount; a narrow row has no second line."""
        colour, model = painter.colour, self._model
        ground, edge, ink = colour.raised, colour.line_strong, colour.text_1
        if model.state is PanelStepState.NOW:
            ground, edge, ink = colour.selected, colour.selected, colour.selected_ink
        elif model.state is PanelStepState.LATER:
            ground, ink = colour.well, colour.text_2
        if self.is_pressed:
            ground, edge, ink = colour.pressed, colour.selected, colour.text_1
        is_later = model.state is PanelStepState.LATER
        painter.panel(painter.whole, ground, edge, radius=12.0, dashed=is_later)
        number = _NUMBER if painter.width >= _NARROWEST else _NUMBER - 12
        seat = QRectF(_SIDE, 0, number, painter.height)
        painter.text(seat, model.seat, "heavy_42", ink)
        right = painter.width - _SIDE
        if painter.width >= _NARROW:
            icon = {PanelStepState.DONE: "check", PanelStepState.NOW: "arrow-right"}.get(
                model.state, "padlock"
            )
            mark = colour.ok if model.state is PanelStepState.DONE else ink
            painter.mark(icon, right - _ICON, painter.height / 2, _ICON, mark, 3)
            right -= _ICON + 10
        words = QRectF(_SIDE + number, 0, right - _SIDE - number, painter.height)
        self._draw_words(painter, words, ink)

    def _draw_words(self, painter: Painter, room: QRectF, ink: QColor) -> None:
        middle, model = room.center().y(), self._model
        longest = painter.theme.width(painter.said(model.title), "bold_26", SMALLEST_LABEL)
        if painter.width >= _NARROW and longest > room.width():
            box = row_at(room, middle - 1.5 * 24, 48)
            used = painter.paragraph(box, model.title, "semi_20", ink, 24)
            detail = row_at(room, box.top() + used, 24)
            painter.text(detail, model.detail, "semi_20", ink)
            return
        if painter.width >= _NARROW:
            title = row_at(room, middle - _LINE - 2, _LINE + 4)
            painter.text(title, model.title, "bold_26", ink)
            detail = row_at(room, middle + 2, _LINE)
            painter.text(detail, model.detail, "semi_20", ink)
            return
        if painter.width < _NARROWEST:  # the plates show the hands
            painter.text(room, model.amount, "bold_26", ink)
            return
        lines = len(painter.broken(model.title, "semi_20", room.width()))
        box = row_at(room, middle - lines * _LINE / 2, lines * _LINE)
        painter.paragraph(box, model.title, "semi_20", ink, _LINE)


class StripKey(_OfStrip[StripKeyModel]):
    """NONE, PART, ALL, or a step up or down; the chosen one is white."""

    def changed(self, model: StripKeyModel) -> None:
        """Name a key."""
        self.describe(model.label, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint label and what it comes to."""
        colour, model = painter.colour, self._model
        whole = painter.whole
        ground: QColor | None = colour.raised
        edge, ink = colour.line_strong, colour.text_1
        if model.is_chosen:
            ground, edge, ink = colour.selected, colour.selected, colour.selected_ink
        elif model.reason:
            ground, ink = None, colour.text_3
        if self.is_pressed:
            ground, edge, ink = colour.pressed, colour.selected, colour.text_1
        painter.panel(whole, ground, edge, dashed=bool(model.reason))
        if model.icon:
            painter.icon_in(whole, model.icon, 40.0, ink)
            return
        room = whole.adjusted(8, 0, -8, 0)
        if not model.detail:
            painter.text(room, model.label, "bold_22", ink, Align.CENTRE)
            return
        middle = painter.height / 2
        label = row_at(room, middle - 34, 36)
        painter.text(label, model.label, "bold_28", ink, Align.CENTRE)
        detail = row_at(room, middle + 4, _LINE)
        painter.text(detail, model.detail, "semi_20", ink, Align.CENTRE)

"""The ground of a plain button: raised, lighter under a finger, white where it is on."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, top_of
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.frame import StepState, StepTab
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
    Choice,
    Tab,
)
from dealer_assist.ui.toolkit.view import View


def draw_ground(painter: Painter, button: Touchable, *, is_on: bool = False) -> QColor:
    """Paint the ground, dashed where the button is shut; give the ink for its words."""
    colour, whole = painter.theme.colour, painter.whole
    if button.reason:
        painter.panel(whole, None, colour.line_strong, dashed=True)
        return colour.text_3
    if button.is_pressed:
        painter.panel(whole, colour.pressed, colour.selected)
        return colour.text_1
    if is_on:
        painter.panel(whole, colour.selected)
        return colour.selected_ink
    painter.panel(whole, colour.raised, colour.line_strong)
    return colour.text_1


_CHOICE_SIDE, _CHOICE_GAP, _CHOICE_MARK, _CHOICE_LINE = 18.0, 14.0, 34.0, 36.0
_CHOICE_DETAIL = 26.0


class OneOfSeveral(Selectable[Choice[Any]]):
    """Names its choice in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Choice("", ""), parent)

    def tell(self, model: Choice[Any]) -> None:
        """Say the choice, and after it how it stands."""
        self.describe(model.label)
        self.setAccessibleDescription(model.detail)


class ChoiceButton(OneOfSeveral):
    """A choice with its mark: a ring, or a check where it is on."""

    def draw(self, painter: Painter) -> None:
        """Paint a ring or a check, the words and their detail."""
        colour, lines, model = painter.theme.colour, painter.theme.line, self._model
        fill = colour.pressed if self.is_pressed else colour.raised
        is_framed = model.is_on or self.is_pressed
        edge = colour.selected if is_framed else colour.line_strong
        painter.panel(painter.whole, fill, edge, lines.strong if is_framed else lines.thin)
        middle = painter.height / 2
        self._draw_mark(
            painter, QRectF(_CHOICE_SIDE, middle - _CHOICE_MARK / 2, _CHOICE_MARK, _CHOICE_MARK)
        )
        left = _CHOICE_SIDE + _CHOICE_MARK + _CHOICE_GAP
        height = _CHOICE_LINE + (_CHOICE_DETAIL if model.detail else 0.0)
        larger = painter.stretched(height, painter.height - 2 * lines.strong)
        wide = painter.width - left - _CHOICE_SIDE
        box = QRectF(left, middle - height * larger / 2, wide, _CHOICE_LINE * larger)
        painter.text(box, model.label, "bold_28", colour.text_1)
        detail = below(box, _CHOICE_DETAIL * larger)
        painter.text(detail, model.detail, "semi_20", colour.text_2)

    def _draw_mark(self, painter: Painter, box: QRectF) -> None:
        colour, radius = painter.theme.colour, box.width() / 2
        if not self._model.is_on:
            painter.panel(box, None, colour.line_strong, radius=radius)
            return
        painter.panel(box, colour.selected, radius=radius)
        painter.icon_in(box, "check", box.width() - 12, colour.selected_ink, 3.4)


_PICK_SIDE, _PICK_LABEL, _PICK_DETAIL = 14.0, 32.0, 26.0


class PickButton(OneOfSeveral):
    """A choice in the middle of its ground, which is white where it is on."""

    def draw(self, painter: Painter) -> None:
        """Paint the words in the middle."""
        colour, model = painter.theme.colour, self._model
        ink = draw_ground(painter, self, is_on=model.is_on)
        soft = ink if model.is_on and not self.is_pressed else colour.text_2
        used = _PICK_LABEL + (_PICK_DETAIL if model.detail else 0.0)
        inner = painter.whole.adjusted(_PICK_SIDE, 0, -_PICK_SIDE, 0)
        box = top_of(inner, _PICK_LABEL, (painter.height - used) / 2)
        is_long = painter.width_of(model.label, "bold_22") > inner.width()
        whole = inner if is_long and not model.detail else box
        painter.label(whole, model.label, "bold_22", ink, Align.CENTRE)
        painter.text(below(box, _PICK_DETAIL), model.detail, "semi_20", soft, Align.CENTRE)


_TURN_ICON = 38.0


class TurnButton(Touchable):
    """Tells that it was pressed; `label` is what a reader of the screen hears."""

    pressed = Signal()

    def __init__(
        self, context: UiContext, label: str, icon: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._name, self._icon = label, icon
        self.describe(label)
        self.fired.connect(self.pressed)

    def show_state(self, reason: str) -> None:
        """Show an arrow that can be pressed, or say why not."""
        if reason != self.reason:
            self.describe(self._name, reason)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the arrow in the middle."""
        painter.icon_in(painter.whole, self._icon, _TURN_ICON, draw_ground(painter, self))


_NAV_SIDE, _NAV_GAP, _NAV_ICON = 22.0, 18.0, 32.0
_NARROW, _NARROW_SIDE, _NARROW_GAP = 240.0, 16.0, 14.0
_COUNT = 40.0


class NavButton(Selectable[Tab[Any]]):
    """Names its subject in `chosen`; a long word in a narrow one goes to a second line."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Tab("", "", ""), parent)

    def tell(self, model: Tab[Any]) -> None:
        """Say the subject, and how much waits there."""
        waiting = f", {model.count} waiting" if model.count else ""
        self.describe(f"{model.label}{waiting}")

    def draw(self, painter: Painter) -> None:
        """Paint icon and word, and how many things wait."""
        colour, model = painter.theme.colour, self._model
        side, gap = _NAV_SIDE, _NAV_GAP
        if painter.width < _NARROW:
            side, gap = _NARROW_SIDE, _NARROW_GAP
        ink = draw_ground(painter, self, is_on=model.is_selected)
        painter.icon(model.icon, side, (painter.height - _NAV_ICON) / 2, _NAV_ICON, ink)
        right = painter.width - side
        if model.count:
            tile = QRectF(right - _COUNT + 8, (painter.height - _COUNT) / 2, _COUNT, _COUNT)
            painter.panel(tile, colour.fault, radius=_COUNT / 2)
            words = str(model.count) if model.count < 100 else "99"
            painter.text(tile, words, "bold_20", colour.fault_ink, Align.CENTRE)
            right -= _COUNT
        x = side + _NAV_ICON + gap
        painter.label(QRectF(x, 0, right - x + 1, painter.height), model.label, "bold_28", ink)


_ROW_SIDE, _ROW_GAP, _ROW_ICON, _ROW_LONE_ICON = 12.0, 10.0, 28.0, 38.0


class RowButton(Touchable, View[Button[Any]]):
    """A small button of a row, called by its name; gives what it leads to in `pressed`."""

    pressed = Signal(object)
    _model: Button[Any] = Button("", "", "")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.fired.connect(lambda: self.pressed.emit(self._model.touch))

    def show_state(self, model: Button[Any]) -> None:
        """Show what can be done with a row; of another row it comes up anew."""
        if model.touch != self._model.touch:
            self.come_anew()
        super().show_state(model)

    def changed(self, model: Button[Any]) -> None:
        """Call it by its name."""
        self.describe(model.name or model.label, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint the button, dashed where it is shut, amber where it is the next thing."""
        model, ink = self._model, draw_ground(painter, self)
        if model.state is ActionState.NEXT and not (self.reason or self.is_pressed):
            colour = painter.theme.colour
            painter.panel(painter.whole, colour.next, colour.next_edge)
            ink = colour.next_ink
        if not model.label and model.icon:
            painter.icon_in(painter.whole, model.icon, _ROW_LONE_ICON, ink, 2.2)
            return
        icon = _ROW_ICON + _ROW_GAP if model.icon else 0.0
        room = painter.width - 2 * _ROW_SIDE - icon
        least = painter.theme.width(painter.said(model.label), "bold_22", SMALLEST_LABEL)
        if icon and least > room:  # a long word needs the room of its picture
            room, icon = room + icon, 0.0
        width = min(room, painter.width_of(model.label, "bold_22"))
        x = (painter.width - width - icon) / 2
        if icon:
            painter.icon(model.icon, x, (painter.height - _ROW_ICON) / 2, _ROW_ICON, ink)
        box = QRectF(x + icon, 0, width + 1, painter.height)
        painter.text(box, model.label, "bold_22", ink, Align.CENTRE)


class FilterButton(PickButton):
    """A short word to choose by, in a narrow button."""

    def draw(self, painter: Painter) -> None:
        """Paint the word in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        room = painter.whole.adjusted(4, 0, -4, 0)
        painter.label(room, self._model.label, "bold_20", ink, Align.CENTRE)


_STEP_SIDE, _STEP_MARK, _STEP_ICON, _STEP_RADIUS = 6.0, 34.0, 24.0, 12.0


class StepButton(Selectable[StepTab[Any]]):
    """A step of the row on top: a finished one can be touched again, the present one is white."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, StepTab("", 0, "", StepState.LATER), parent)

    def tell(self, model: StepTab[Any]) -> None:
        """Say the step, and why it cannot be touched."""
        self.describe(model.label, model.reason)

    def draw(self, painter: Painter) -> None:
        """Paint a check or the number, and the word."""
        model = self._model
        ink, fill, edge = self._inks(painter)
        is_later = model.state is StepState.LATER
        painter.panel(painter.whole, fill, edge, radius=_STEP_RADIUS, dashed=is_later)
        room = painter.whole.adjusted(_STEP_SIDE, 0, -_STEP_SIDE, 0)
        figure = str(model.number)
        is_done = model.state is StepState.DONE
        mark = _STEP_ICON if is_done else max(_STEP_ICON, painter.width_of(figure, "bold_22") + 4)
        beside = mark + _STEP_MARK - _STEP_ICON
        width = min(painter.width_of(model.label, "semi_22"), room.width() - beside)
        x = room.center().x() - (width + beside) / 2
        if is_done:
            top = (painter.height - _STEP_ICON) / 2
            painter.icon("check", x, top, _STEP_ICON, painter.theme.colour.ok, 3)
        else:
            number = QRectF(x, 0, mark, painter.height)
            painter.text(number, figure, "bold_22", ink, Align.CENTRE)
        box = QRectF(x + beside, 0, room.right() - x - beside, painter.height)
        painter.label(box, model.label, "semi_22", ink)

    def _inks(self, painter: Painter) -> tuple[QColor, QColor | None, QColor]:
        colour = painter.theme.colour
        pressed = colour.pressed if self.is_pressed else None
        match self._model.state:
            case StepState.NOW:
                return colour.selected_ink, pressed or colour.selected, colour.line
            case StepState.LATER:
                return colour.text_3, pressed, colour.line_strong
            case StepState.DONE | StepState.OPEN:
                return colour.text_2, pressed or colour.panel, colour.line

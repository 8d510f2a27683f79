"""A button that gives the table a command: amber if it is next, dashed with a reason if not yet."""

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, TypeRole
from dealer_assist.ui.toolkit.values.preferences import PLAIN_SIZE
from dealer_assist.ui.toolkit.values.touch_guard import SAME_ACT_MS, is_same_act
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.value import Value, replace

_SIDE, _GAP = 16.0, 18.0
_LIST_SIDE = 28.0
_BLOCK, _BLOCK_SHARE, _CHEVRONS = 76.0, 0.2, 42.0
_DETAIL = 25.0
_LINE_RATIO = 1.2
_SMALL: TypeRole = "semi_20"
_STEP, _AIR = 5, 8.0  # of sizes that are tried, in percent; over and under larger letters
_READABLE = 26
_SEEN_THROUGH = (ActionState.HOLD, ActionState.NOT_YET)


class _Words(Value):
    """The lines of a button, the width that they are given and the one that they would take.

    `percent` is how large they are written; `size` and `small` are the letters of label and detail.
    """

    percent: int
    size: int
    small: int
    icon: str
    label: list[str]
    detail: list[str]
    width: float
    wanted: float

    @property
    def pitch(self) -> float:
        """Return the height of a line of the label."""
        return self.size * _LINE_RATIO

    @property
    def low(self) -> float:
        """Return the height of a line of the detail."""
        return _DETAIL * self.percent / PLAIN_SIZE

    @property
    def height(self) -> float:
        """Return the height of all lines."""
        return self.pitch * len(self.label) + self.low * len(self.detail)


class ActionButton(Touchable):
    """Gives what it leads to in `pressed`; waits for the answer before it can be pressed again."""

    pressed = Signal(object)

    def __init__(
        self,
        context: UiContext,
        parent: QWidget | None = None,
        *,
        role: TypeRole = "bold_30",
        icon_size: float = 40.0,
        is_listed: bool = False,
        is_repeatable: bool = False,
        is_judged: bool = False,
    ) -> None:
        super().__init__(
            context, parent, awaits_answer=True, is_repeatable=is_repeatable, is_judged=is_judged
        )
        self._role = role
        self._icon_size = icon_size
        self._is_listed = is_listed
        self._is_always_judged = is_judged
        self._model: Button[Any] = Button("", "", "")
        self.fired.connect(self._tell)

    @property
    def model(self) -> Button[Any]:
        """Return what is shown."""
        return self._model

    @property
    def touch(self) -> object:
        """Return what a press tells."""
        return self._model.touch

    def bar_colour(self) -> QColor:
        """Return the colour of the bar that shows a rest: that of what is next stays amber."""
        colour = self.context.theme.colour
        return colour.next_ink if self.state is ActionState.NEXT else colour.text_1

    @property
    def state(self) -> ActionState:
        """Return the state as painted, waiting for an answer included."""
        return ActionState.WAITING if self.is_waiting else self._model.state

    @property
    def label(self) -> str:
        """Return the words printed on the control, in one line."""
        return super().label.replace("\n", " ")

    def show_state(self, model: Button[Any]) -> None:
        """Show an action; a new state is also the answer to the last press."""
        self.answered()
        if model == self._model:
            return
        was, self._model = self._model, model
        # Whatever turns into a word of judgement, and back, is read first each time.
        self.is_judged = self._is_always_judged or model.is_judged or was.is_judged
        is_next_of_same = is_same_act(was.touch, model.touch) and was.touch != model.touch
        if is_next_of_same and was.is_judged == model.is_judged:
            # PAID for the next seat takes a touch a second; a double tap pays one.
            self.guard_ms = max(self.guard_ms, SAME_ACT_MS)
        elif (was.touch, was.label, was.is_judged) != (model.touch, model.label, model.is_judged):
            self.come_anew()
        is_shut = model.state in (ActionState.NOT_YET, ActionState.WAITING)
        reason = model.reason or model.detail or Msg("not yet") if is_shut else ""
        self.hold_ms = self.context.theme.touch.hold_ms if model.state is ActionState.HOLD else 0
        self.describe(model.label, reason)
        self.update()

    def look(self) -> Hashable | None:
        """Keep the button at rest, where it has a ground of its own or lies on a known one."""
        is_seen_through = self.ground is None and self.state in _SEEN_THROUGH
        if self.is_pressed or self.is_waiting or is_seen_through:
            return None
        return (self._role, self._icon_size, self._is_listed, self._model)

    def draw(self, painter: Painter) -> None:
        """Paint icon, label and detail: centred, or in a list under those of the one above."""
        ink, soft, mark = self.inks(painter)
        self.draw_box(painter)
        left = _block(painter) if self.state is ActionState.NEXT else 0.0
        words = self._largest(painter, painter.width - left - 2 * _SIDE)
        size = self._icon_size if words.icon else 0.0
        gap = _GAP if words.icon else 0.0
        spare = painter.width - left - words.width - size - gap
        x = left + (min(_LIST_SIDE, spare / 2) if self._is_listed else spare / 2)
        if words.icon:
            painter.icon(words.icon, x, (painter.height - size) / 2, size, mark)
        row = QRectF(x + size + gap, (painter.height - words.height) / 2, words.width + 1, 0)
        for line in words.label:
            row = below(row, words.pitch)
            painter.text(row, line, self._role, ink, most=words.size)
        for line in words.detail:
            row = below(row, words.low)
            painter.text(row, line, _SMALL, soft, most=words.small)

    def _largest(self, painter: Painter, room: float) -> _Words:
        """Set the words as large as the person wants them, or as large as the button has room."""
        for percent in range(painter.theme.text_size, PLAIN_SIZE, -_STEP):
            words = self._set(painter, room, percent)
            if words.icon == self._icon() and self._is_whole(painter, words):
                return words
        return self._set(painter, room, PLAIN_SIZE)

    def _is_whole(self, painter: Painter, words: _Words) -> bool:
        """Return True if all lines stand at their full size, with some air above and below."""
        width = painter.theme.width
        label = max(width(one, self._role, words.size) for one in words.label)
        detail = max((width(one, _SMALL, words.small) for one in words.detail), default=0.0)
        is_low = words.height + _AIR <= painter.height
        return max(label, detail) <= words.width + 1 and is_low

    def _set(self, painter: Painter, room: float, percent: int) -> _Words:
        """Break the words so that they fit: with the icon, else without it, else in one line."""
        icon = self._icon()
        beside = room - self._icon_size - _GAP if icon else room
        words = self._broken(painter, icon, beside, percent)
        if words.wanted > beside and self.state is ActionState.NEXT:
            # The chevrons already mark it: words come before a second picture.
            words = replace(words, icon="", width=min(room, words.wanted))
            words = self._with_detail(painter, words)
        if self._least(painter, words) > beside or words.height > painter.height:
            words = self._broken(painter, "", room, percent)
            least = self._least(painter, words)
            if least > room:  # a narrow button gives half of its sides before a word is cut
                words = replace(words, width=min(least, room + _SIDE))
        if words.height > painter.height and len(words.label) > 1:
            whole = replace(words, label=painter.lines(self._words()[0]))
            words = self._with_detail(painter, whole)
        return words

    def _least(self, painter: Painter, words: _Words) -> float:
        """Measure the label in the smallest letters."""
        return max(painter.theme.width(one, self._role, SMALLEST_LABEL) for one in words.label)

    def _broken(self, painter: Painter, icon: str, room: float, percent: int) -> _Words:
        label, detail = self._words()
        theme, lines = painter.theme, painter.lines(label)
        size, small = (
            theme.letters[role].size * percent // PLAIN_SIZE for role in (self._role, _SMALL)
        )
        readable = _READABLE * percent // PLAIN_SIZE
        if len(lines) == 1 and theme.width(lines[0], self._role, readable) > room:
            # Two lines of large letters are read sooner than one of small ones.
            lines = painter.broken(lines[0], self._role, room, size)
        widest = max(theme.width(line, self._role, size) for line in lines)
        wanted = max(widest, theme.width(painter.said(detail), _SMALL, small))
        words = _Words(percent, size, small, icon, lines, [], min(wanted, room), wanted)
        return self._with_detail(painter, words)

    def _with_detail(self, painter: Painter, words: _Words) -> _Words:
        detail, room = self._words()[1], words.width + 1
        lines = painter.broken(detail, _SMALL, room, words.small) if detail else []
        return replace(words, detail=lines)

    def _tell(self) -> None:
        self.pressed.emit(self._model.touch)

    def _words(self) -> tuple[str, str]:
        model = self._model
        if model.state is ActionState.HOLD and self.is_pressed:
            left_ms = round(self.hold_ms * (1.0 - self.progress))
            # Whole tenths, rounded up, so that "0.0 s left" is never shown while it is held.
            tenths = -(-left_ms // 100)
            words = Msg("{seconds} s left", seconds=f"{tenths // 10}.{tenths % 10}")
            return Msg("HOLDING"), words
        return model.label, (model.reason or model.detail) if self.reason else model.detail

    def _icon(self) -> str:
        match self.state:
            case ActionState.WAITING:
                return "clock"
            case ActionState.NOT_YET if self._model.icon != "check":
                return "padlock"
            case _:
                return self._model.icon

    def inks(self, painter: Painter) -> tuple[QColor, QColor, QColor]:
        colour = painter.theme.colour
        match self.state:
            case ActionState.NEXT:
                return colour.next_ink, colour.next_ink_soft, colour.next_ink
            case ActionState.NOT_YET:
                return colour.text_3, colour.text_3, colour.text_3
            case ActionState.WAITING:
                return colour.text_2, colour.text_2, colour.text_2
            case ActionState.HOLD:
                soft = colour.text_1 if self.is_pressed else colour.text_2
                return colour.text_1, soft, colour.fault
            case _:
                return colour.text_1, colour.text_2, colour.text_1

    def draw_box(self, painter: Painter) -> None:
        colour, whole, strong = painter.theme.colour, painter.whole, painter.theme.line.strong
        match self.state:
            case ActionState.NEXT:
                self._draw_next(painter, whole)
            case ActionState.HOLD if self.is_pressed:
                with painter.clipped(QRectF(0, 0, painter.width * self.progress, painter.height)):
                    painter.panel(whole, colour.danger_fill)
                painter.panel(whole, None, colour.selected, strong)
            case ActionState.HOLD:
                painter.panel(whole, None, colour.danger_edge)
            case ActionState.NOT_YET:
                painter.panel(whole, None, colour.line_strong, dashed=True)
            case ActionState.WAITING:
                painter.panel(whole, colour.panel, colour.line_strong)
            case _ if self.is_pressed:
                painter.panel(whole, colour.pressed, colour.selected, strong)
            case _:
                painter.panel(whole, colour.raised, colour.line_strong)

    def _draw_next(self, painter: Painter, whole: QRectF) -> None:
        colour, line = painter.theme.colour, painter.theme.line.strong
        fill = colour.next_edge if self.is_pressed else colour.next
        edge = colour.selected if self.is_pressed else colour.next_edge
        painter.panel(whole, fill, edge, line)
        block = QRectF(line - 1, line - 1, _block(painter), painter.height - 2 * line + 2)
        radius = painter.theme.line.radius - line + 1
        with painter.clipped(block):
            painter.panel(block.adjusted(0, 0, 2 * radius, 0), colour.next_ink, radius=radius)
        painter.icon_in(block, "chevrons", _CHEVRONS, colour.next, 3.2)


def _block(painter: Painter) -> float:
    """Return the width of the chevrons' block; a narrow button keeps room for its words."""
    return min(_BLOCK, max(_CHEVRONS + 16, painter.width * _BLOCK_SHARE))

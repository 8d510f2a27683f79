"""The frame of every screen of the school: banner, facts, the prompt, and a row of buttons."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT, Banner, draw_frame
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.prompt_bar import PROMPT_HEIGHT, PromptBar

MARGIN, GAP = 20.0, 14.0
_STRIP, _STRIP_GAP, _BODY_GAP = 60.0, 4.0, 10.0
_BAR, _BAR_ABOVE, _BOTTOM = 112.0, 16.0, 22.0
_SIDE, _PADDING, _WORD_GAP, _ICON, _DIVIDER = 4.0, 19.0, 10.0, 26.0, 34.0
_VERDICT, _VERDICT_SIGN, _VERDICT_GAP = 40.0, 24.0, 14.0
_NOTE_SIDE = 26.0


class FactStrip(Canvas):
    """Says where we are and who learns; nothing to touch."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.model: FrameModel | None = None

    def show_state(self, model: FrameModel) -> None:
        """Show the facts of a frame."""
        self.model = model
        self.update()

    def draw(self, painter: Painter) -> None:
        """Paint title and facts from the left, state and clock from the right."""
        model, colour = self.model, painter.theme.colour
        if model is None:
            return
        limit = self._draw_right(painter, model)
        x = _SIDE
        box = QRectF(x, 0, limit - x, painter.height)
        x += painter.text(box, model.title, "status_strong", colour.text_1) + _PADDING
        for fact in model.facts:
            if x + self._width(painter, fact) + _PADDING > limit:
                break  # on a narrow strip the last facts go first
            self._divide(painter, x)
            x += _PADDING
            for words, role in _pieces(fact):
                ink = colour.text_1 if role == "status" else colour.text_2
                box = QRectF(x, 0, limit - x, painter.height)
                x += painter.text(box, words, role, ink) + _WORD_GAP
            x += _PADDING - _WORD_GAP

    def _width(self, painter: Painter, fact: FactModel) -> float:
        return sum(painter.width_of(*piece) + _WORD_GAP for piece in _pieces(fact))

    def _draw_right(self, painter: Painter, model: FrameModel) -> float:
        colour = painter.theme.colour
        x = painter.width - _SIDE
        width = painter.width_of(model.clock, "status_clock")
        box = QRectF(x - width, 0, width + 1, painter.height)
        painter.text(box, model.clock, "status_clock", colour.text_1)
        x -= width + _PADDING
        if model.state:
            self._divide(painter, x)
            x -= _PADDING
            width = painter.width_of(model.state, "status")
            box = QRectF(x - width, 0, width + 1, painter.height)
            painter.text(box, model.state, "status", colour.text_1)
            x -= width + _WORD_GAP + _ICON
            top = (painter.height - _ICON) / 2
            ink = colour.ok if model.state_icon == "check" else colour.text_2
            painter.icon(model.state_icon, x, top, _ICON, ink, 3)
            x -= _PADDING
        self._divide(painter, x)
        return x - _PADDING

    def _divide(self, painter: Painter, x: float) -> None:
        top = (painter.height - _DIVIDER) / 2
        box = QRectF(x, top, painter.theme.line.thin, _DIVIDER)
        painter.fill(box, painter.theme.colour.line)


def _pieces(fact: FactModel) -> list[tuple[str, str]]:
    words = (
        (fact.caption, "status_caption"),
        (fact.value, "status"),
        (fact.rest, "status_caption"),
    )
    return [piece for piece in words if piece[0]]


class NotedPrompt(PromptBar):
    """The prompt with a note at its right end in the place of steps."""

    note = ""
    is_passed: bool | None = None

    def _draw_steps(self, painter: Painter) -> float:
        if not self.note:
            return super()._draw_steps(painter)
        role = "status_strong" if self.is_passed is None else "pay_when"
        width = painter.width_of(self.note, role)
        left = painter.width - _NOTE_SIDE - width
        box = QRectF(left, 0, width + 1, painter.height)
        if self.is_passed is None:
            painter.text(box, self.note, role, painter.theme.colour.text_1, Align.RIGHT)
            return left
        colour = painter.theme.colour
        ink = colour.ok if self.is_passed else colour.fault_text
        painter.text(box, self.note, role, ink, Align.RIGHT)
        left -= _VERDICT + _VERDICT_GAP
        self._draw_verdict(painter, left, is_passed=self.is_passed)
        return left

    def _draw_verdict(self, painter: Painter, left: float, *, is_passed: bool) -> None:
        """Paint a disc with a check, or a coral one with the triangle of what is wrong."""
        colour, top = painter.theme.colour, (painter.height - _VERDICT) / 2
        fill, ink, icon = colour.ok, colour.ok_ink, "check"
        if not is_passed:
            fill, ink, icon = colour.fault, colour.fault_ink, "triangle"
        painter.panel(QRectF(left, top, _VERDICT, _VERDICT), fill, radius=_VERDICT / 2)
        inset = (_VERDICT - _VERDICT_SIGN) / 2
        lift = 0.0 if is_passed else 2.0  # the weight of a triangle lies low
        painter.icon(icon, left + inset, top + inset - lift, _VERDICT_SIGN, ink, 3.6)


class SchoolScreen(Canvas):
    """Shows a frame; each screen paints its body. Every touch goes out in `asked`."""

    asked = Signal(object)
    has_prompt = True

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.banner = Banner(context, self)
        self.strip = FactStrip(context, self)
        self.prompt = NotedPrompt(context, self)
        self.buttons: list[ActionButton] = []
        self._bar: tuple[BarButton, ...] = ()

    def show_frame(self, model: FrameModel) -> None:
        """Show what stands around the body."""
        self.banner.show_state(model.banner)
        self.strip.show_state(model)
        self.prompt.note, self.prompt.is_passed = model.note, model.is_passed
        self.prompt.show_state(model.prompt)
        self.prompt.update()
        self.setAccessibleName(model.title)
        if len(self.buttons) != len(model.bar):
            self._make_buttons(len(model.bar))
        self._bar = model.bar
        for button, one in zip(self.buttons, model.bar, strict=True):
            if button.model.action not in ("", one.action.action):
                button.change_meaning()
            button.show_state(one.action)
        self.arrange()
        self.update()

    def say(self, sentence: str) -> None:
        """Put a sentence into the prompt, in the place of what it says otherwise.

        A screen without one shows it over its top until it is drawn anew.
        """
        self.prompt.show_state(PromptModel(sentence, is_sentence=True))
        if not self.prompt.isVisibleTo(self):
            room, top = self.body(), BANNER_HEIGHT + _STRIP + _STRIP_GAP
            self.prompt.place(QRectF(room.left(), top, room.width(), PROMPT_HEIGHT), self.scale)
            self.prompt.show()
            self.prompt.raise_()

    def body(self) -> QRectF:
        """Give the room between the prompt and the buttons."""
        top = BANNER_HEIGHT + _STRIP + _STRIP_GAP
        if self.has_prompt:
            top += PROMPT_HEIGHT + _BODY_GAP
        bottom = self.design_height - _BOTTOM - _BAR - _BAR_ABOVE
        return QRectF(MARGIN, top, self.design_width - 2 * MARGIN, bottom - top)

    def arrange(self) -> None:
        """Place the frame; a screen places its body after calling this."""
        width = self.design_width
        inner = width - 2 * MARGIN
        self.banner.place(QRectF(0, 0, width, BANNER_HEIGHT), self.scale)
        self.strip.place(QRectF(MARGIN, BANNER_HEIGHT, inner, _STRIP), self.scale)
        top = BANNER_HEIGHT + _STRIP + _STRIP_GAP
        self.prompt.setVisible(self.has_prompt)
        self.prompt.place(QRectF(MARGIN, top, inner, PROMPT_HEIGHT), self.scale)
        self._place_buttons(MARGIN, width - MARGIN)

    def tick(self, now_ms: int) -> None:
        """Let time pass."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from what may lie below."""

    def draw(self, painter: Painter) -> None:
        """Paint ground and frame; a screen paints its body after calling this."""
        painter.fill(QRectF(0, 0, painter.width, painter.height), painter.theme.colour.bg)
        draw_frame(painter)

    def _place_buttons(self, left: float, right: float) -> None:
        top = self.design_height - _BOTTOM - _BAR
        x = left
        end = right - sum(one.width for one in self._bar if one.is_far)
        end -= GAP * (sum(one.is_far for one in self._bar) - 1)
        for button, one in zip(self.buttons, self._bar, strict=True):
            at = end if one.is_far else x
            box = QRectF(at, top, one.width, _BAR)
            if self.context.is_left_handed:
                box.moveLeft(left + right - box.right())
            button.place(box, self.scale)
            if one.is_far:
                end += one.width + GAP
            else:
                x += one.width + GAP

    def _make_buttons(self, count: int) -> None:
        while len(self.buttons) > count:
            gone = self.buttons.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.buttons) < count:
            button = ActionButton(self.context, self)
            button.pressed.connect(self.asked)
            button.show()
            self.buttons.append(button)

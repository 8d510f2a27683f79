"""The widgets of a frame: made once, shown from a `ScreenFrame`, placed around the body's room."""

from typing import Any

from PySide6.QtCore import QRectF, SignalInstance

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import Banner
from dealer_assist.ui.toolkit.buttons import NavButton, StepButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.children import Children, pool
from dealer_assist.ui.toolkit.head_line import HEAD_HEIGHT, HeadLine
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.noted_prompt import NotedPrompt
from dealer_assist.ui.toolkit.values.frame import FrameStyle, HelpPlace, ScreenFrame
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.measures import (
    BANNER_HEIGHT,
    HELP_ROOM,
    HELP_SIZE,
    PROMPT_HEIGHT,
)
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button

_STEPS, _STEP_GAP, _BAR_GAP = 84.0, 12.0, 14.0
_TAB, _TAB_PITCH, _TAB_GAP = 80.0, 92.0, 8.0


class FrameParts:
    """What stands around the body; every touch goes out through `touched`."""

    def __init__(self, screen: Canvas, touched: SignalInstance, style: FrameStyle) -> None:
        self._screen, self._touched, self._style = screen, touched, style
        self._frame: ScreenFrame[Any] = ScreenFrame()
        context = screen.context
        self.banner = Banner(context, screen)
        self.head = HeadLine(context, screen)
        self.prompt = NotedPrompt(context, screen)
        self.help_button = HelpButton(context, screen)
        self.help_button.setVisible(style.help_at is HelpPlace.HEAD)
        self.steps = pool(
            lambda: StepButton(screen.context, screen), lambda button: button.chosen, touched
        )
        self.rail = pool(
            lambda: NavButton(screen.context, screen), lambda button: button.chosen, touched
        )
        self.bar, self.small_bar = self._bar("bold_30"), self._bar("bold_22")

    @property
    def has_banner(self) -> bool:
        """Return True if something here is simulated."""
        return bool(self._frame.banner)

    def show(self, frame: ScreenFrame[Any], said: str) -> None:
        """Show a frame; a sentence that is said stands in the prompt, else in the head line."""
        self._frame = frame
        self.banner.show_state(frame.banner)
        self.head.setVisible(frame.head is not None)
        if frame.head is not None:
            self.head.show_state(frame.head)
            self.head.say("" if frame.prompt else said)
        self.prompt.setVisible(frame.prompt is not None)
        if frame.prompt is not None:
            self.prompt.show_note(frame.note, is_passed=frame.is_passed)
            prompt = PromptModel(said, is_sentence=True) if said else frame.prompt
            self.prompt.show_state(prompt)
        self.steps.show(frame.steps)
        self.rail.show(frame.rail)
        for bar, is_small in ((self.bar, False), (self.small_bar, True)):
            _show_bar(bar, [button.button for button in frame.bar if button.is_small is is_small])

    def lay(self) -> QRectF:
        """Place everything; give the room of the body."""
        screen, style, frame = self._screen, self._style, self._frame
        left, right = style.side, screen.design_width - style.side
        top = BANNER_HEIGHT if frame.banner else 0.0
        self.banner.place(QRectF(0, 0, screen.design_width, BANNER_HEIGHT), screen.scale)
        top += style.above
        begin, has_help = top - style.above, style.help_at is HelpPlace.HEAD
        free = right - HELP_ROOM if has_help else right
        self._lay_help(begin, right)
        if frame.head is not None:
            self.head.place(QRectF(left, top, free - left, HEAD_HEIGHT), screen.scale)
            top += HEAD_HEIGHT + style.head_below
        if frame.steps:
            self._lay_steps(QRectF(left, top, free - left, _STEPS))
            top += _STEPS + style.steps_below
        if frame.prompt is not None:
            self.prompt.place(QRectF(left, top, right - left, PROMPT_HEIGHT), screen.scale)
            top += PROMPT_HEIGHT + style.prompt_below
        elif has_help and not frame.steps:  # what is touched in the body keeps its distance
            top = max(top, begin + HELP_ROOM)
        bottom = screen.design_height - style.bottom
        if frame.rail and style.is_rail_whole:
            left, right = self._beside_rail(left, top, right, bottom)
        if frame.bar:
            self._lay_bar(QRectF(left, bottom - style.bar, right - left, style.bar))
        if frame.bar or (frame.rail and style.is_rail_whole):  # a bar may come and go beside it
            bottom -= style.bar + style.bar_above
        if frame.rail and not style.is_rail_whole:
            left, right = self._beside_rail(left, top, right, bottom)
        return QRectF(left, top, right - left, bottom - top)

    def _lay_help(self, top: float, right: float) -> None:
        """Stand the way to help at the end of the head line, or of the steps."""
        if self._style.help_at is not HelpPlace.HEAD:
            return
        high = HELP_SIZE
        if self._frame.head is None and self._frame.steps:
            top, high = top + self._style.above, _STEPS
        self.help_button.stand_at_end(QRectF(0, top, right, high), self._screen.scale)

    def _beside_rail(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[float, float]:
        """Place the rail, for a left-handed person at the other side; give what it leaves."""
        wide, gap = self._style.rail, self._style.rail_gap
        if self._screen.context.is_left_handed and self._style.is_rail_whole:
            self._lay_rail(QRectF(right - wide, top, wide, bottom - top))
            return left, right - wide - gap
        self._lay_rail(QRectF(left, top, wide, bottom - top))
        return left + wide + gap, right

    def _lay_steps(self, box: QRectF) -> None:
        each = (box.width() + _STEP_GAP) / len(self.steps)
        for place, step in enumerate(self.steps):
            left = box.left() + place * each
            step.place(QRectF(left, box.top(), each - _STEP_GAP, box.height()), self._screen.scale)

    def _lay_rail(self, box: QRectF) -> None:
        """Stand the pages below each other, the last one at the foot."""
        last = len(self.rail) - 1
        pitch = min(_TAB_PITCH, (box.height() - _TAB) / max(1, last))
        high = min(_TAB, pitch - _TAB_GAP)
        for place, tab in enumerate(self.rail):
            top = box.bottom() - _TAB if place == last else box.top() + place * pitch
            tab.place(QRectF(box.left(), top, box.width(), high), self._screen.scale)

    def _lay_bar(self, box: QRectF) -> None:
        """Stand the near buttons at one end, the far ones at the other; a full bar is narrowed."""
        bar = self._frame.bar
        gaps = _BAR_GAP * (len(bar) - 1)
        share = min(1.0, (box.width() - gaps) / sum(button.width for button in bar))
        far = [button for button in bar if button.is_far]
        end = box.right() - sum(button.width * share for button in far) - _BAR_GAP * (len(far) - 1)
        x, plain, small = box.left(), iter(self.bar), iter(self.small_bar)
        for button in bar:
            wide = button.width * share
            at = QRectF(end if button.is_far else x, box.top(), wide, box.height())
            if self._screen.context.is_left_handed:
                at.moveLeft(box.left() + box.right() - at.right())
            next(small if button.is_small else plain).place(at, self._screen.scale)
            if button.is_far:
                end += wide + _BAR_GAP
            else:
                x += wide + _BAR_GAP

    def _bar(self, role: TypeRole) -> Children[ActionButton]:
        screen, size = self._screen, self._style.icon
        return pool(
            lambda: ActionButton(screen.context, screen, role=role, icon_size=size),
            lambda button: button.pressed,
            self._touched,
        )


def _show_bar(bar: Children[ActionButton], buttons: list[Button[Any]]) -> None:
    """Show the bar; a double tap must not press what has come into a button's place."""
    for shown, button in zip(bar.shown, buttons, strict=False):
        if shown.model.touch != button.touch:
            shown.change_meaning()
    bar.show(buttons)

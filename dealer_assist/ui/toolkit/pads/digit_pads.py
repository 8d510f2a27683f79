"""Digits to type: those of a number or a code are seen, of a PIN there are only dots."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.boxes import Drawn, Slot
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import AskDigits
from dealer_assist.ui.toolkit.nodes import CENTRE, Node, Panel, Paragraph, Text, column, inset
from dealer_assist.ui.toolkit.pads.keypads import PIN_DIGITS, KeyPad
from dealer_assist.ui.toolkit.pads.typed_pad import TypedPad
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import HELP_ROOM
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)
from dealer_assist.ui.toolkit.values.typed import typed_on

FEWEST, MOST = 4, 8
BACK = Button("back", Msg("BACK"), "cross")
CANCEL = Button("cancel", Msg("CANCEL"), "cross", Msg("The card does not count"))
_SIDE, _GAP, _TITLE, _DETAIL, _WELL = 24.0, 14.0, 52.0, 64.0, 84.0
_WIDTH, _LINE, _DOT = 720.0, 32.0, 24.0
_STEP = _WIDTH / (MOST + 1)


class _Digits(TypedPad):
    """A question above what is typed, and the keys of a bank's terminal below it."""

    entered = Signal(str)
    most = MOST
    top = _SIDE

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        super().__init__(context, parent, has_help=has_help)
        self.title = self.detail = self.text = ""
        self.is_refused = False
        self.keys = KeyPad(context, PIN_DIGITS, self)
        self.keys.typed.connect(self.press)

    def press(self, word: str) -> None:
        """Take a key."""
        self.text = typed_on(self.text, word, self.most)
        self.follow()

    def body(self) -> Node:
        """Stand the keys in the middle, the ways out at the foot."""
        detail_ink = "fault" if self.is_refused else "text_2"
        question = column(
            Text(self.title, "heavy_38", "text_1", CENTRE).of(_TITLE),
            Paragraph(self.detail, "medium_24", detail_ink, _LINE, CENTRE),
        )
        inner = column(
            inset(question, (HELP_ROOM, 0)).of(_TITLE + _DETAIL),
            Panel(self.well(), fill="well", edge="line_strong").of(_WELL).across(_WIDTH),
            Slot(self.keys).across(_WIDTH),
            self.ways_out(_GAP).across(_WIDTH),
            gap=_GAP,
        )
        return inset(self.with_help(inner), (_SIDE, self.top))

    def well(self) -> Node:
        """Return what is typed, as it may be seen."""
        return Text(self.text, "heavy_42", "text_1", CENTRE)

    def show_done(self, label: str, why_not: str) -> None:
        """Show the way on, shut where something is missing."""
        state = ActionState.NOT_YET if why_not else ActionState.NEXT
        self.done.show_state(Button("done", label, "check", "", state, why_not))


class DigitPad(_Digits):
    """Digits that may be seen: gives them in `entered`."""

    least = 1

    def ask(self, question: AskDigits) -> None:
        """Ask from the beginning."""
        self.title, self.detail, self.text = question.title, question.detail, ""
        self.least, self.most = question.least, question.most
        self.setAccessibleName(question.title)
        self.follow()

    def follow(self) -> None:
        """Show what is typed, and whether it is enough."""
        why = Msg("At least {n} digits", one="At least {n} digit", n=self.least)
        self.back.show_state(Button("back", Msg("BACK"), "cross", Msg("Nothing has changed")))
        self.show_done(Msg("DONE"), why if len(self.text) < self.least else "")
        super().follow()

    def give(self) -> None:
        """Emit the digits."""
        self.entered.emit(self.text)


class PinPad(_Digits):
    """Gives what was typed in `entered`, once, and forgets it. No digit ever shows."""

    top = 16.0
    _back = BACK

    def ask(
        self, title: str, detail: str, *, is_refused: bool = False, back: Button[Any] = BACK
    ) -> None:
        """Ask for a PIN from the beginning."""
        self.title, self._back, self.text = title, back, ""
        self.setAccessibleName(title)
        self.say(detail, is_refused=is_refused)

    def say(self, detail: str, *, is_refused: bool = False) -> None:
        """Say something else; what is typed already stays."""
        self.detail, self.is_refused = detail, is_refused
        self.follow()

    def follow(self) -> None:
        """Show how many digits there are, and whether they are enough."""
        self.back.show_state(self._back)
        self.show_done(Msg("OK"), Msg("4 to 8 digits") if len(self.text) < FEWEST else "")
        super().follow()

    def give(self) -> None:
        """Emit the PIN, and forget it."""
        typed, self.text = self.text, ""
        self.follow()
        self.entered.emit(typed)

    def body(self) -> Node:
        """Lie on a ground of its own."""
        return Panel(super().body())

    def well(self) -> Node:
        """Return a dot for each digit, and a ring for each that is still needed."""
        return Drawn(self._draw_dots)

    def _draw_dots(self, painter: Painter, box: QRectF) -> None:
        colour, shown = painter.theme.colour, max(FEWEST, len(self.text))
        x = box.center().x() - _STEP * (shown - 1) / 2 - _DOT / 2
        for place in range(shown):
            dot = QRectF(x + _STEP * place, box.center().y() - _DOT / 2, _DOT, _DOT)
            fill = colour.text_1 if place < len(self.text) else None
            painter.panel(dot, fill, colour.line_strong, painter.theme.line.device, _DOT / 2)

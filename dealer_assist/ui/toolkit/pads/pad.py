"""The one pad over a screen: words, digits, a PIN or an amount, asked for by a `Question`."""

from typing import assert_never

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.models.typed import typed_on
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import AskAmount, AskDigits, AskPin, AskText, Question, Step
from dealer_assist.ui.toolkit.help_button import HELP_ROOM, HELP_SIZE, HelpButton
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.pads.keypads import PIN_DIGITS, KeyPad, NotePad
from dealer_assist.ui.toolkit.pads.pin_pad import PinPad
from dealer_assist.ui.toolkit.painter import Align, Painter

_WIDTH, _TOP, _TITLE, _DETAIL, _WELL, _FOOT, _GAP = 720.0, 24.0, 52.0, 64.0, 84.0, 112.0, 14.0
_LINE = 32.0


class DigitPad(Canvas):
    """Digits that may be seen: gives them in `entered`."""

    entered = Signal(str)
    left = Signal()

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        """Ask; without `has_help` the way to it stands around the pad."""
        super().__init__(context, parent)
        self.help_button = HelpButton(context, self)
        self.help_button.setVisible(has_help)
        self._question: AskDigits | None = None
        self.text = ""
        self.keys = KeyPad(context, PIN_DIGITS, self)
        self.keys.typed.connect(self.press)
        self.back = ActionButton(context, self)
        self.back.pressed.connect(lambda _: self.left.emit())
        self.done = ActionButton(context, self)
        self.done.pressed.connect(lambda _: self.entered.emit(self.text))

    def ask(self, question: AskDigits) -> None:
        """Ask from the beginning."""
        self._question, self.text = question, ""
        self.setAccessibleName(question.title)
        self._follow()

    def press(self, word: str) -> None:
        """Take a key."""
        if self._question is not None:
            self.text = typed_on(self.text, word, self._question.most)
            self._follow()

    def arrange(self) -> None:
        """Place the keys in the middle, the buttons at the foot."""
        left, foot = (self.design_width - _WIDTH) / 2, self.design_height - _TOP - _FOOT
        top = _TOP + _TITLE + _DETAIL + _WELL + 2 * _GAP
        self.keys.place(QRectF(left, top, _WIDTH, foot - _GAP - top), self.scale)
        half = (_WIDTH - _GAP) / 2
        self.back.place(QRectF(left, foot, half, _FOOT), self.scale)
        self.done.place(QRectF(left + half + _GAP, foot, half, _FOOT), self.scale)
        head = QRectF(0, _TOP, self.design_width - _TOP, HELP_SIZE)
        self.help_button.stand_at_end(head, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the question and what is typed."""
        colour, asked = painter.theme.colour, self._question
        painter.fill(QRectF(0, 0, painter.width, painter.height), colour.bg)
        if asked is None:
            return
        side = _TOP + HELP_ROOM
        line = QRectF(side, _TOP, painter.width - 2 * side, _TITLE)
        painter.text(line, asked.title, "heavy_38", colour.text_1, Align.CENTRE)
        line = QRectF(line.left(), line.bottom(), line.width(), _DETAIL)
        painter.paragraph(line, asked.detail, "medium_24", colour.text_2, _LINE, Align.CENTRE)
        well = QRectF((painter.width - _WIDTH) / 2, line.bottom() + _GAP, _WIDTH, _WELL)
        painter.panel(well, colour.well, colour.line_strong, painter.theme.line.thin)
        painter.text(well, self.text, "heavy_42", colour.text_1, Align.CENTRE)

    def _follow(self) -> None:
        asked = self._question
        is_short = asked is not None and len(self.text) < asked.least
        why = Msg("At least {n} digits", one="At least {n} digit", n=asked.least if asked else 1)
        state = ActionState.NOT_YET if is_short else ActionState.NEXT
        self.back.show_state(Button("back", Msg("BACK"), "cross", Msg("Nothing has changed")))
        self.done.show_state(
            Button("done", Msg("DONE"), "check", "", state, why if is_short else "")
        )
        self.update()


class Pad(Canvas):
    """Covers the screen while a question stands; `answered` carries the step that it leads to."""

    answered = Signal(object)
    left = Signal()
    has_help = True
    """Whether the way to help stands on the pad; else it stands around it."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.question: Question | None = None
        self.note: NotePad | None = None
        self.pin: PinPad | None = None
        self.digits: DigitPad | None = None
        self.amount: AmountDialog | None = None

    def ask(self, question: Question) -> None:
        """Put a question over everything."""
        self.close_pad()
        self.question = question
        match question:
            case AskText():
                self.note = self._note(question)
            case AskPin():
                self.pin = PinPad(self.context, self, has_help=self.has_help)
                self.pin.ask(question.title, question.detail, is_refused=question.is_refused)
                self.pin.entered.connect(lambda text: self._answer(question.then(text)))
                self.pin.cancelled.connect(self._leave)
            case AskDigits():
                self.digits = DigitPad(self.context, self, has_help=self.has_help)
                self.digits.ask(question)
                self.digits.entered.connect(lambda text: self._answer(question.then(text)))
                self.digits.left.connect(self._leave)
            case AskAmount():
                self.amount = AmountDialog(self.context, self, has_help=self.has_help)
                self.amount.ask(question.amount, keeps_banner=False)
                self.amount.given.connect(lambda cents: self._answer(question.then(cents)))
                self.amount.left.connect(self._leave)
            case _:
                assert_never(question)
        self.arrange()
        self.show()
        self.raise_()

    def close_pad(self) -> None:
        """Put the question away; nothing has happened."""
        for one in (self.note, self.pin, self.digits, self.amount):
            if one is not None:
                one.hide()
                one.setParent(None)
                one.deleteLater()
        self.note = self.pin = self.digits = self.amount = self.question = None
        self.hide()

    def arrange(self) -> None:
        """Give the pad the whole screen."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        for one in (self.note, self.pin, self.digits, self.amount):
            if one is not None:
                one.place(whole, self.scale)
                one.show()

    def _note(self, question: AskText) -> NotePad:
        note = NotePad(self.context, self, has_help=self.has_help)
        note.least_words, note.most = question.least_words, question.most
        note.back_words, note.in_capitals = question.back_words, question.in_capitals
        note.ask(question.title, question.text, question.about)
        note.written.connect(lambda text: self._answer(question.then(text)))
        note.left.connect(self._leave)
        return note

    def _answer(self, step: Step) -> None:
        self.close_pad()
        self.answered.emit(step)

    def _leave(self) -> None:
        self.close_pad()
        self.left.emit()

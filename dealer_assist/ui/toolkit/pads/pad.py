"""The one pad over a screen: words, digits, a PIN or an amount, asked for by a `Question`."""

from typing import assert_never

from PySide6.QtCore import QRectF, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import AskAmount, AskDigits, AskPin, AskText, Question, Step
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.pads.digit_pads import DigitPad, PinPad
from dealer_assist.ui.toolkit.pads.keypads import NotePad


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
                self.note = note = NotePad(self.context, self, has_help=self.has_help)
                note.least_words, note.most = question.least_words, question.most
                note.back_words, note.in_capitals = question.back_words, question.in_capitals
                note.ask(question.title, question.text, question.about)
                self._hear(question, note.written, note.left)
            case AskPin(title, detail, _, is_refused):
                self.pin = PinPad(self.context, self, has_help=self.has_help)
                self.pin.ask(title, detail, is_refused=is_refused)
                self._hear(question, self.pin.entered, self.pin.left)
            case AskDigits():
                self.digits = DigitPad(self.context, self, has_help=self.has_help)
                self.digits.ask(question)
                self._hear(question, self.digits.entered, self.digits.left)
            case AskAmount(amount):
                self.amount = AmountDialog(self.context, self, has_help=self.has_help)
                self.amount.ask(amount, keeps_banner=False)
                self._hear(question, self.amount.given, self.amount.left)
            case _:
                assert_never(question)
        self.arrange()
        self.show()
        self.raise_()

    def close_pad(self) -> None:
        """Put the question away; nothing has happened."""
        for one in (self.note, self.pin, self.digits, self.amount):
            drop(one)
        self.note = self.pin = self.digits = self.amount = self.question = None
        self.hide()

    def arrange(self) -> None:
        """Let the pad have the whole screen."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        for one in (self.note, self.pin, self.digits, self.amount):
            if one is not None:
                one.place(whole, self.scale)
                one.show()

    def _hear(self, question: Question, told: SignalInstance, left: SignalInstance) -> None:
        told.connect(lambda given: self._answer(question.then(given)))
        left.connect(self._leave)

    def _answer(self, step: Step) -> None:
        self.close_pad()
        self.answered.emit(step)

    def _leave(self) -> None:
        self.close_pad()
        self.left.emit()

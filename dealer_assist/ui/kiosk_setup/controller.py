"""The set-up on its window: draws the present step, and passes touches and typed words on."""

from typing import TypeVar

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.kiosk_setup.draft import Step
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.check_screen import CheckScreen
from dealer_assist.ui.kiosk_setup.choices_screen import ChoicesScreen
from dealer_assist.ui.kiosk_setup.entry_pad import EntryPad
from dealer_assist.ui.kiosk_setup.frame import SetUpScreen
from dealer_assist.ui.kiosk_setup.model import CheckPage, ChoicesPage, PortsPage, SetUpPage
from dealer_assist.ui.kiosk_setup.ports_screen import PortsScreen
from dealer_assist.ui.kiosk_setup.presenter.page import page_of
from dealer_assist.ui.kiosk_setup.touch_trial import TouchTest
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.pin_pad import PinPad

DRAW_EVERY_MS = 100  # bytes run faster than anybody reads them
MM_A_PIXEL = 0.277  # of a 24 inch monitor, where its own does not say
_TITLES = {
    "number": Msg("Number of the table, as on its sign"),
    "time_server": Msg("Name of the time server"),
    "floor": Msg("Name of the floor's server"),
    "name": Msg("Name, as on the badge"),
}

Kind = TypeVar("Kind", ChoicesScreen, PortsScreen, CheckScreen)


class SetupController(QWidget):
    """Holds one screen, and over it at most one pad or test."""

    def __init__(self, context: UiContext, set_up: SetUp, preferences: Preferences) -> None:
        super().__init__()
        self._set_up, self._preferences = set_up, preferences
        self.context = self._speaking(context)
        self._screen: SetUpScreen | None = None
        self._over: Canvas | None = None
        self._over_words = ""
        self._pin = ""
        self._drawn: SetUpPage | None = None
        self._drawn_ms = -DRAW_EVERY_MS
        self.beat()

    @property
    def screen_(self) -> SetUpScreen | None:
        """Give the screen that stands."""
        return self._screen

    @property
    def status(self) -> str:
        """Say in a line what stands on the screen, for whoever looks from outside."""
        prompt = self._drawn.frame.prompt.line if self._drawn is not None else ""
        return f"First start: {self._over_words or prompt}"

    def beat(self) -> None:
        """Let time pass, and draw what has changed."""
        self._set_up.tick()
        now_ms = self.context.clock_ms()
        if now_ms - self._drawn_ms >= DRAW_EVERY_MS:
            self._draw()

    def leave(self) -> None:
        """Give the ports back; the answers are kept."""
        self._set_up.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the screen the whole window."""
        self._place()

    def asked(self, action: object) -> None:
        """Answer a touch: ask for a word first, or have it done."""
        if not isinstance(action, Pick) or not isinstance(action.value, tuple):
            return
        word, value = (str(one) for one in action.value)
        match word:
            case "write":
                self._write(value)
            case "type":
                self._type_pin(Msg("Choose a PIN"), Msg("4 to 8 digits, twice"))
            case "touch":
                self._test_touch()
            case _:
                self._do(word, value)

    def _do(self, word: str, value: str) -> None:
        self._set_up.do(word, value)
        language = self._set_up.draft.answers.language
        if word == "language" and language != self.context.translator.language:
            self.context = self._speaking(self.context)
            self._drop_screen()
        self._draw()

    def _speaking(self, context: UiContext) -> UiContext:
        """Follow the choices of this kiosk, in the language that was just chosen."""
        language = self._set_up.draft.answers.language
        return with_preferences(context, self._preferences.having("language", language))

    def _draw(self) -> None:
        self._drawn_ms = self.context.clock_ms()
        page = page_of(self._set_up.view())
        if page == self._drawn and self._screen is not None:
            return
        self._drawn = page
        match page:
            case ChoicesPage():
                self._standing(ChoicesScreen).show_state(page)
            case PortsPage():
                self._standing(PortsScreen).show_state(page)
            case CheckPage():
                self._standing(CheckScreen).show_state(page)

    def _standing(self, kind: type[Kind]) -> Kind:
        """Give the screen of a kind, put up anew where another one stands."""
        if isinstance(self._screen, kind):
            return self._screen
        self._drop_screen()
        screen = kind(self.context, self)
        screen.asked.connect(self.asked)
        self._screen = screen
        screen.show()
        self._place()
        if self._over is not None:
            self._over.raise_()
        return screen

    def _drop_screen(self) -> None:
        gone, self._screen = self._screen, None
        if gone is not None:
            _drop(gone)

    # What stands over a screen for a while

    def _write(self, word: str) -> None:
        pad = EntryPad(self.context, self)

        def written(text: str) -> None:
            self._drop_over()
            self._do(word, text.title() if word == "name" else text)

        pad.written.connect(written)
        pad.left.connect(self._drop_over)
        self._put_over(pad, _TITLES[word])
        pad.ask(_TITLES[word], "")

    def _type_pin(self, title: str, detail: str, *, is_refused: bool = False) -> None:
        pad = PinPad(self.context, self)
        pad.entered.connect(self._pin_typed)
        pad.cancelled.connect(self._drop_pin)
        self._put_over(pad, title)
        pad.ask(title, detail, is_refused=is_refused)

    def _pin_typed(self, digits: str) -> None:
        first, self._pin = self._pin, ""
        if not first:
            self._pin = digits
            self._type_pin(Msg("The same PIN again"), "")
        elif first != digits:
            self._type_pin(Msg("Choose a PIN"), Msg("The two were not the same; type it anew"),
                           is_refused=True)  # fmt: skip
        else:
            self._drop_over()
            self._do("pin", digits)

    def _drop_pin(self) -> None:
        self._pin = ""
        self._drop_over()

    def _test_touch(self) -> None:
        test = TouchTest(self.context, self)

        def measured(off_px: float) -> None:
            self._drop_over()
            self._do("touched", str(round(off_px * self._mm_a_pixel())))

        test.measured.connect(measured)
        test.left.connect(self._drop_over)
        self._put_over(test, Msg("TEST THE TOUCH"))

    def _mm_a_pixel(self) -> float:
        view = self._set_up.view()
        chosen = view.draft.answers.output
        found = next((one for one in view.outputs if one.name == chosen), None)
        known = found is not None and found.mm_wide and view.draft.step is Step.SCREEN
        return found.mm_wide / max(1, self.width()) if found and known else MM_A_PIXEL

    def _put_over(self, over: Canvas, words: str) -> None:
        self._drop_over()
        self._over, self._over_words = over, words
        self._place()
        over.show()
        over.raise_()

    def _drop_over(self) -> None:
        gone, self._over, self._over_words = self._over, None, ""
        if gone is not None:
            _drop(gone)

    def _place(self) -> None:
        scale = scale_for(self.width(), self.height())
        for one in (self._screen, self._over):
            if one is not None:
                one.scale = scale
                one.setGeometry(self.rect())
                one.arrange()


def _drop(gone: Canvas) -> None:
    gone.hide()
    gone.setParent(None)
    gone.deleteLater()

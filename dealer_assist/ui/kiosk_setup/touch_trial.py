"""The touch test: five crosses one after the other, and how far the finger was off each."""

from typing import TypeAlias, assert_never

from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.kiosk_setup import MOST_OFF_MM, SetUp
from dealer_assist.kiosk_setup.touches import TouchMeasured
from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.heading import BANNER
from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    CENTRE,
    Help,
    Page,
    Press,
    Shown,
    Text,
    column,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import SHEET, ScreenFrame
from dealer_assist.ui.toolkit.values.measures import HELP_GAP, HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value, replace

CROSSES, MOST_MISSES = 5, 3
PALM_MM = 60.0
BESIDE = Msg("Something else touched the glass: lift the palm, one finger alone")
MM_A_PIXEL = 0.277  # of a 24 inch monitor, where its own does not say


class CrossTouched(Value):
    """A finger came down so far off the cross, on a screen so many pixels wide."""

    off_px: float
    wide_px: int
    is_hit: bool


class TrialLeft(Value):
    """Gives up; nothing has changed."""


TouchTrialTouch: TypeAlias = CrossTouched | TrialLeft


class Crosses(Shown):
    """The glass with one of the crosses on it, counted from 1; each touch on it is measured."""

    model: int


class TouchTrialFlow(Flow[Page[TouchTrialTouch], TouchTrialTouch]):
    """Asks for the crosses one by one, then tells the set-up how far off the finger was."""

    help_topic = "kiosk_setup.touch_trial"
    style = replace(SHEET, side=0.0)

    status = Msg("TEST THE TOUCH")

    def __init__(self, set_up: SetUp) -> None:
        self._set_up, self._hit, self._most_mm = set_up, 0, 0.0
        self._misses, self._note = 0, ""

    def model(self) -> Page[TouchTrialTouch]:
        """Return the page with the next cross."""
        page = touch_trial_page(self._hit + 1, self._note)
        banner = BANNER if self._set_up.view().is_simulated else ""
        return replace(page, frame=ScreenFrame(banner=banner))

    def take(self, touch: TouchTrialTouch) -> Step:
        """Measure a finger; the page says at once how far off the cross it came down.

        One slip is no verdict on the glass: too far off it counts once the same cross was missed
        three times. A hand away it was a palm or a sleeve, and measures nothing.
        """
        match touch:
            case CrossTouched(off_px, wide_px, is_hit):
                off_mm = off_px * self._mm_a_pixel(wide_px)
                if not is_hit and off_mm > PALM_MM:
                    self._note = BESIDE
                    return Stay()
                self._note = ""
                if not is_hit:
                    self._note = Msg("{mm} mm off: touch the middle again", mm=round(off_mm))
                is_far = round(off_mm) > MOST_OFF_MM
                self._misses += is_far
                is_over = self._misses >= MOST_MISSES
                if is_over or not is_far:
                    self._most_mm = max(self._most_mm, off_mm)
                if is_hit:
                    self._hit, self._misses = self._hit + 1, 0
                if self._hit < CROSSES and not is_over:
                    return Stay()
                self._set_up.take(TouchMeasured(round(self._most_mm)))
                return Back()
            case TrialLeft():
                return Back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Let time pass below it."""
        self._set_up.tick()
        return Stay()

    def _mm_a_pixel(self, wide_px: int) -> float:
        view = self._set_up.view()
        chosen = view.draft.answers.output
        found = next((output for output in view.outputs if output.name == chosen), None)
        is_known = found is not None and found.mm_wide and view.draft.step is SetUpStep.SCREEN
        return found.mm_wide / max(1, wide_px) if found and is_known else MM_A_PIXEL


def touch_trial_page(number: int, note: str = "") -> Page[TouchTrialTouch]:
    """Say what to do in the middle, with the way back below; a note where another touch came."""
    count = note or Msg("{step} of {steps}", step=number, steps=CROSSES)
    words = column(
        Text(Msg("Touch the middle of the cross"), "heavy_54", align=CENTRE).of(70),
        Text(count, "medium_30", "text_2", CENTRE).of(70),
        gap=-4,
    )
    back = Button(TrialLeft(), Msg("BACK"), "arrow-left", Msg("Without the test"))
    ways = row(
        space(),
        space(HELP_ROOM),
        Press(back, "bold_30", 40.0).of(360),
        space(HELP_GAP),
        Help().of(HELP_SIZE),
        space(),
    )
    said = column(
        space().sharing(0.48),
        column(words.of(136), space()).sharing(0.14),
        column(ways.of(104), space()).sharing(0.38),
    )
    return Page(stack(Crosses(number), said))

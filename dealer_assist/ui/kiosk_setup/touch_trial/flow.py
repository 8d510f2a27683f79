"""The touch test as a flow: the finger that was furthest off counts."""

from typing import assert_never

from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.kiosk_setup.touches import TouchMeasured
from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.touch_trial.model import (
    CROSSES,
    CrossTouched,
    TouchTrialModel,
    TouchTrialTouch,
    TrialLeft,
)
from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step

PALM_MM = 60.0
BESIDE = Msg("Something else touched the glass: lift the palm, one finger alone")
MM_A_PIXEL = 0.277  # of a 24 inch monitor, where its own does not say


class TouchTrialFlow(Flow[TouchTrialModel, TouchTrialTouch]):
    """Asks for the crosses one by one, then tells the set-up how far off the finger was."""

    help_topic = "kiosk_setup.touch_trial"

    status = Msg("TEST THE TOUCH")

    def __init__(self, set_up: SetUp) -> None:
        self._set_up, self._hit, self._most_mm = set_up, 0, 0.0
        self._is_palm = False

    def model(self) -> TouchTrialModel:
        """Show the next cross."""
        return TouchTrialModel(self._hit + 1, BESIDE if self._is_palm else "")

    def take(self, touch: TouchTrialTouch) -> Step:
        """Measure a finger; a touch beside the cross counts as far off as it was.

        One that came down a hand away was a palm or a sleeve: it is told and measures nothing.
        """
        match touch:
            case CrossTouched(off_px, wide_px, is_hit):
                off_mm = off_px * self._mm_a_pixel(wide_px)
                self._is_palm = not is_hit and off_mm > PALM_MM
                if self._is_palm:
                    return Stay()
                self._most_mm = max(self._most_mm, off_mm)
                self._hit += is_hit
                if self._hit < CROSSES:
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
        found = next((one for one in view.outputs if one.name == chosen), None)
        is_known = found is not None and found.mm_wide and view.draft.step is SetUpStep.SCREEN
        return found.mm_wide / max(1, wide_px) if found and is_known else MM_A_PIXEL

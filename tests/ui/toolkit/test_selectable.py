"""One of several: it names its key, and paints only what is new."""

from dataclasses import dataclass

import pytest

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.selectable import Selectable


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat to choose."""

    key: str
    words: str


class SeatButton(Selectable[SeatLook]):
    """Counts how often it is told."""

    times_told = 0

    def tell(self, model: SeatLook) -> None:
        self.describe(model.words)
        self.times_told += 1


@pytest.fixture
def button(context: UiContext, shown) -> SeatButton:
    made = SeatButton(context, SeatLook("", ""))
    made.show_state(SeatLook("5", "SEAT 5"))
    shown(made, 200, 100)
    return made


def test_a_touch_names_the_key_of_what_is_shown(button: SeatButton, fingers, clock) -> None:
    named: list[str] = []
    button.chosen.connect(named.append)
    fingers.tap(button)
    button.show_state(SeatLook("6", "SEAT 6"))
    clock.advance(1_000)
    fingers.tap(button)
    assert named == ["5", "6"]
    assert (button.label, button.model.key) == ("SEAT 6", "6")


def test_the_same_model_again_is_not_told_anew(button: SeatButton) -> None:
    button.show_state(SeatLook("5", "SEAT 5"))
    assert button.times_told == 1

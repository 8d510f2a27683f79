"""One of several: it names its key, and paints only what is new."""

from dataclasses import dataclass

import pytest

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.selectable import Selectable


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat to choose."""

    key: str
    words: str


class SeatButton(Selectable[SeatLook]):
    """Counts how often it is told."""

    times_told = 0

    def tell(self, look: SeatLook) -> None:
        self.describe(look.words)
        self.times_told += 1


@pytest.fixture
def button(kit: Kit, shown) -> SeatButton:
    made = SeatButton(kit, SeatLook("", ""))
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
    assert (button.label, button.look.key) == ("SEAT 6", "6")


def test_the_same_look_again_is_not_told_anew(button: SeatButton) -> None:
    button.show_state(SeatLook("5", "SEAT 5"))
    assert button.times_told == 1

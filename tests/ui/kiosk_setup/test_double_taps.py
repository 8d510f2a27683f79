"""A finger that taps twice at the first start does one thing, at whatever delay it comes again."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dealer_assist.kiosk_setup.draft import STEPS, SetUpStep
from dealer_assist.kiosk_setup.files import is_done
from dealer_assist.scenarios.setup_scene import SetupScene

DELAYS_MS = (20, 60, 120, 200, 280)


@pytest.fixture
def stage(qapp: QApplication, tmp_path: Path) -> SetupScene:
    return SetupScene({"is_visible": False, "pictures": "", "data": str(tmp_path)})


def tap_twice(stage: SetupScene, words: str, delay_ms: int) -> None:
    """Tap, and tap the same place again, whatever stands there by then."""
    window, device = stage.window, stage.hand.device
    place = stage.hand.place_of(stage.hand.ready(words))
    for wait_ms in (delay_ms, 1_000):
        QTest.touchEvent(window, device).press(0, place, window).commit()
        QTest.touchEvent(window, device).release(0, place, window).commit()
        stage.wait(wait_ms)


@pytest.mark.parametrize("delay_ms", DELAYS_MS)
def test_continue_twice_goes_on_by_one_step(stage: SetupScene, delay_ms: int) -> None:
    tap_twice(stage, "CONTINUE", delay_ms)
    assert stage.set_up.draft.step is SetUpStep.SCREEN


def play(stage: SetupScene, *lines: str) -> None:
    for line in lines:
        verb, _, rest = line.partition(" ")
        stage.perform(verb, [rest] if verb in ("press", "write") else rest.split())


def to_the_cards(stage: SetupScene) -> None:
    play(stage, "press CONTINUE", "press TEST THE TOUCH",
         *(f"press CROSS {n}" for n in range(1, 6)), "press CONTINUE", "press CONTINUE",
         "press Crazy 4 Poker", "press Nexus: Paytable 2", "press TABLE NUMBER", "write 12",
         "press CONTINUE", "press Washington", "press CONTINUE", "wait 4s",
         "press CONFIRM PORT 1", "swipe executive-1",
         "press CONFIRM PORT 3", "swipe executive-1", "press CONFIRM PORT 2", "press CONTINUE",
         "press CONTINUE", "press CONTINUE", "press WRITE A TRIAL COPY", "press CONTINUE",
         "wait 4s")  # fmt: skip
    assert stage.set_up.draft.step is STEPS[-1]


@pytest.mark.parametrize(
    "delay_ms",
    [pytest.param(one, marks=() if one == 280 else pytest.mark.long) for one in DELAYS_MS],
)
def test_the_first_cards_and_the_end_by_double_taps(
    stage: SetupScene, delay_ms: int, tmp_path: Path
) -> None:
    to_the_cards(stage)
    for name, card, pin in (
        ("L. HADDAD", "executive-1", "4816"), ("J. PARK", "supervisor-1", "2759"),
    ):  # fmt: skip
        tap_twice(stage, "NAME THE PERSON", delay_ms)
        play(stage, f"write {name}", f"swipe {card}", f"swipe {card}")
        tap_twice(stage, "CHOOSE THE PIN", delay_ms)
        for _ in range(2):
            play(stage, *(f"press {digit}" for digit in pin))
            tap_twice(stage, "OK", delay_ms)
    tap_twice(stage, "NAME THE PERSON", delay_ms)
    play(stage, "write M. CHO", "swipe dealer-1", "swipe dealer-1")
    cards = stage.set_up.view().cards
    assert [card.name for card in cards] == ["L. Haddad", "J. Park", "M. Cho"]
    assert [card.last_four for card in cards] == ["3301", "2201", "1101"]
    tap_twice(stage, "PRINT THE TEST SLIP", delay_ms)
    stage.wait(12_000)
    printer = stage.machine.hardware.printer
    assert printer is not None
    assert printer.came_out == 1, "one slip, not two"
    tap_twice(stage, "YES, I CAN READ IT", delay_ms)
    assert not is_done(tmp_path / "etc"), "the second tap does not open the table"
    tap_twice(stage, "OPEN THE TABLE", delay_ms)
    assert is_done(tmp_path / "etc")
    assert stage.set_up.is_finished

"""A figure that is tried, with its steps."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stepper import Stepper
from dealer_assist.ui.toolkit.values.controls import StepModel

LOOK = StepModel("Seed", "$5,000.00", "Set to $5,000.00", "$500")


@pytest.fixture
def stepper(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> Stepper:
    made = Stepper(context)
    shown(made, 600, 124)
    made.arrange()
    made.show_state(LOOK)
    return made


def test_steps_are_named_by_what_they_change(
    stepper: Stepper, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    stepper.grab()
    assert (stepper.down.label, stepper.up.label) == ("−$500", "+$500")
    assert cut_texts(stepper) == []


def test_a_step_is_told_down_or_up(stepper: Stepper) -> None:
    told: list[int] = []
    stepper.stepped.connect(told.append)
    stepper.down.fired.emit()
    stepper.up.fired.emit()
    assert told == [-1, 1]


def test_a_step_that_cannot_be_made_says_why(
    stepper: Stepper, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    stepper.show_state(StepModel("Seed", "$0.00", "Set to $5,000.00", "$500", "Least"))
    stepper.grab()
    assert not stepper.down.is_available
    assert stepper.up.is_available
    assert cut_texts(stepper) == []

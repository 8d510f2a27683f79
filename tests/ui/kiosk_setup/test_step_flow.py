"""The steps of a first start as flows: touched without a window."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from tree import every, words

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.setup_session import surroundings
from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.kiosk_setup.simulated_machine import CARDS, SimulatedMachine
from dealer_assist.kiosk_setup.touches import (
    CardNamed,
    StepFinished,
    StepLeft,
    TouchMeasured,
)
from dealer_assist.ui.kiosk_setup.check import CheckFlow
from dealer_assist.ui.kiosk_setup.choices import ChoicesFlow
from dealer_assist.ui.kiosk_setup.stage import FLOWS
from dealer_assist.ui.kiosk_setup.step_flow import flow_of
from dealer_assist.ui.kiosk_setup.touch_trial import (
    CROSSES,
    MM_A_PIXEL,
    Crosses,
    CrossTouched,
    TouchTrialFlow,
    TrialLeft,
)
from dealer_assist.ui.kiosk_setup.touches import EntryWanted, PinWanted, TouchTrialWanted, WordTyped
from dealer_assist.ui.toolkit.flow import AskPin, AskText, Back, Instead, Show, Stay


@pytest.fixture
def set_up(tmp_path: Path) -> SetUp:
    clock = SimulatedClock(datetime(2026, 3, 14, 14, 20, tzinfo=UTC))
    machine = SimulatedMachine(tmp_path)
    return SetUp(surroundings(machine, clock, tmp_path / "etc", tmp_path, Random(7)))


def test_whoever_goes_on_is_shown_the_next_step_in_the_place_of_this_one(set_up: SetUp) -> None:
    flow = flow_of(set_up, FLOWS)
    step = flow.take(StepFinished())
    assert isinstance(step, Instead)
    assert isinstance(step.flow, ChoicesFlow)
    assert set_up.draft.step is SetUpStep.SCREEN
    assert step.flow.status == "Test the touch"


def test_a_refusal_stays_and_stands_in_the_prompt(set_up: SetUp) -> None:
    set_up.take(StepFinished())
    flow = flow_of(set_up, FLOWS)
    assert flow.take(StepFinished()) == Stay()
    assert flow.status == "the touch test is missing"


def test_a_word_is_asked_for_and_kept_when_it_was_typed(set_up: SetUp) -> None:
    asked = flow_of(set_up, FLOWS).take(EntryWanted(WordTyped.TIME_SERVER))
    assert isinstance(asked, AskText)
    assert set_up.draft.answers.time_server == ""
    assert asked.then("time.house") == Stay()
    assert set_up.draft.answers.time_server == "time.house"


def test_digits_are_no_name_and_a_pin_that_anybody_would_try_is_typed_once(set_up: SetUp) -> None:
    flow = CheckFlow(set_up, FLOWS)
    set_up.take(CardNamed("4444"))
    said = set_up.view().said
    assert said is not None
    assert said.sentence.startswith("A card needs a name")
    set_up.take(CardNamed("L. Haddad"))
    set_up.do_card(CARDS[0])
    first = flow.take(PinWanted())
    assert isinstance(first, AskPin)
    refused = first.then("1111")
    assert isinstance(refused, AskPin)
    assert (refused.title, refused.is_refused) == (first.title, True)
    assert "anybody would try" in refused.detail


def test_a_pin_is_typed_twice_and_two_that_differ_are_asked_for_anew(set_up: SetUp) -> None:
    flow = CheckFlow(set_up, FLOWS)
    set_up.take(CardNamed("L. Haddad"))
    set_up.do_card(CARDS[0])
    first = flow.take(PinWanted())
    assert isinstance(first, AskPin)
    second = first.then("4816")
    assert isinstance(second, AskPin)
    again = second.then("4817")
    assert isinstance(again, AskPin)
    assert again.is_refused
    second = again.then("4816")
    assert isinstance(second, AskPin)
    second.then("4816")
    assert set_up.view().said is None


def test_the_finger_that_was_furthest_off_counts(set_up: SetUp) -> None:
    set_up.take(StepFinished())
    shown = flow_of(set_up, FLOWS).take(TouchTrialWanted())
    assert isinstance(shown, Show)
    trial = shown.flow
    (output,) = [one for one in set_up.view().outputs if one.name == set_up.draft.answers.output]
    mm = (output.mm_wide / 1920) if output.mm_wide else MM_A_PIXEL
    trial.take(CrossTouched(3 / mm, 1920, is_hit=False))
    (cross,) = every(trial.model(), Crosses)
    assert cross.model == 1, "a touch beside the cross goes on to no other"
    assert "3 mm off: touch the middle again" in words(trial.model())
    steps = [trial.take(CrossTouched(1 / mm, 1920, is_hit=True)) for _ in range(CROSSES)]
    assert steps == [*[Stay()] * (CROSSES - 1), Back()]
    assert set_up.draft.touch_mm == 3


def test_a_touch_test_that_is_given_up_changes_nothing(set_up: SetUp) -> None:
    set_up.take(StepFinished())
    before = set_up.draft
    assert TouchTrialFlow(set_up).take(TrialLeft()) == Back()
    assert set_up.draft == before


def test_back_of_the_second_step_leads_to_the_first(set_up: SetUp) -> None:
    set_up.take(StepFinished())
    set_up.take(TouchMeasured(1))
    step = flow_of(set_up, FLOWS).take(StepLeft())
    assert isinstance(step, Instead)
    assert set_up.draft.step is SetUpStep.LANGUAGE

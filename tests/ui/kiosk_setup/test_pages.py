"""The pages of a first start, read off their trees: what is found, due, and refused."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from tree import button, buttons, every, looks, words

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.setup_session import surroundings
from dealer_assist.kiosk_setup.draft import SetUpStep
from dealer_assist.kiosk_setup.kiosk_setup import SetUp
from dealer_assist.kiosk_setup.simulated_machine import CARDS, SimulatedMachine
from dealer_assist.kiosk_setup.touches import (
    CardChanged,
    CardNamed,
    DeviceDenied,
    DeviceTested,
    LawChosen,
    NumberGiven,
    PinGiven,
    PortConfirmed,
    SetUpEnded,
    SlipHelpShown,
    SlipOrdered,
    StepFinished,
    TableFileChosen,
    TouchMeasured,
    TrialBegun,
)
from dealer_assist.ui.kiosk_setup.check import check_page
from dealer_assist.ui.kiosk_setup.choices import choices_page
from dealer_assist.ui.kiosk_setup.heading import frame_of
from dealer_assist.ui.kiosk_setup.parts import FoundRow, StateMark, ThingState, found_rows
from dealer_assist.ui.kiosk_setup.ports import ports_page
from dealer_assist.ui.supervisor.slip import SlipPaper
from dealer_assist.ui.toolkit.values.frame import StepState
from dealer_assist.ui.toolkit.values.prompt import PromptKind
from dealer_assist.ui.toolkit.values.touches import ActionState


class Technician:
    """Answers what is asked at a simulated machine."""

    def __init__(self, folder: Path) -> None:
        self.clock = SimulatedClock(datetime(2026, 3, 14, 14, 20, tzinfo=UTC))
        self.machine = SimulatedMachine(folder)
        given = surroundings(self.machine, self.clock, folder / "etc", folder, Random(7))
        self.set_up = SetUp(given)

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, 20):
            self.clock.advance(20)
            self.set_up.tick()

    def touch(self, *touches) -> None:
        for touch in touches:
            self.set_up.take(touch)

    def to_ports(self) -> None:
        self.touch(StepFinished(), TouchMeasured(1), StepFinished(), StepFinished())
        self.touch(TableFileChosen("crazy4-nexus"), NumberGiven("12"), StepFinished())
        self.touch(LawChosen("washington"), StepFinished())
        assert self.set_up.draft.step is SetUpStep.PORTS

    def to_cards(self) -> None:
        self.to_ports()
        self.wait(4_000)
        for device in ("sensors", "swiper", "printer"):
            self.machine.use(device)
            self.wait(1_000)
            self.touch(PortConfirmed())
            self.machine.use(device)
            self.wait(1_000)
        self.touch(StepFinished(), StepFinished(), StepFinished(), TrialBegun())
        self.wait(100)
        self.touch(StepFinished())
        assert self.set_up.draft.step is SetUpStep.STAFF
        self.wait(4_000)


@pytest.fixture
def technician(tmp_path: Path) -> Technician:
    return Technician(tmp_path)


def test_a_refusal_is_in_the_prompt_of_the_step(technician: Technician) -> None:
    technician.touch(StepFinished(), StepFinished())
    frame = frame_of(technician.set_up.view(), "Test the touch")
    assert frame.prompt is not None
    assert (frame.prompt.line, frame.prompt.kind) == ("the touch test is missing", PromptKind.FAULT)
    assert [step.state for step in frame.steps[:3]] == [
        StepState.DONE,
        StepState.NOW,
        StepState.LATER,
    ]


def test_each_row_of_a_check_has_the_mark_of_its_state() -> None:
    rows = (FoundRow("Clock", "time.house"), FoundRow("Staff", "none", ThingState.OPEN, "0 of 2"))
    tree = found_rows(rows)
    assert [mark.state for mark in every(tree, StateMark)] == [ThingState.DONE, ThingState.OPEN]
    assert words(tree) == ["Clock", "time.house", "Staff", "none", "0 of 2"]


def test_a_step_of_choices_says_what_the_answers_come_to(technician: Technician) -> None:
    page = choices_page(technician.set_up.view())
    assert "What it changes" in words(page)
    assert button(page, StepFinished()).state is ActionState.NEXT


def test_a_port_that_spoke_is_to_be_confirmed_and_its_device_tested(
    technician: Technician,
) -> None:
    technician.to_ports()
    page = ports_page(technician.set_up.view())
    assert button(page, PortConfirmed()).state is ActionState.NOT_YET
    assert next(look.label for look in looks(page)) == "Sensors, 7 seats"
    assert {one.touch for one in buttons(page)} >= {
        DeviceDenied("sensors"),
        DeviceDenied("printer"),
    }
    assert DeviceDenied("swiper") not in {one.touch for one in buttons(page)}
    technician.wait(4_000)
    technician.machine.use("sensors")
    technician.wait(1_000)
    page = ports_page(technician.set_up.view())
    assert button(page, PortConfirmed()).state is ActionState.NEXT
    assert {"HEARD ON 1", "DATA HEARD"} <= set(words(page))
    technician.touch(PortConfirmed())
    technician.machine.use("sensors")
    technician.wait(1_000)
    page = ports_page(technician.set_up.view())
    assert "PORT 1" in words(page)
    assert button(page, DeviceTested("sensors")).label == "TEST"


def test_the_last_step_asks_for_three_cards_then_for_the_slip(
    qapp: QApplication, technician: Technician
) -> None:
    technician.to_cards()
    page = check_page(technician.set_up.view())
    assert button(page, SetUpEnded()).reason == "a staff card is missing"
    assert {"0 of 3", "Available when all cards are entered"} <= set(words(page))
    for name, card, pin in (("L. Haddad", CARDS[0], "4816"), ("J. Park", CARDS[1], "2759")):
        technician.touch(CardNamed(name))
        technician.set_up.do_card(card)
        assert any(
            isinstance(one.touch, CardChanged)
            for one in buttons(check_page(technician.set_up.view()))
        )
        technician.touch(PinGiven(pin))
    technician.touch(CardNamed("M. Cho"))
    technician.set_up.do_card(CARDS[2])
    page = check_page(technician.set_up.view())
    assert "3 of 3" in words(page)
    assert button(page, SlipOrdered()).state is ActionState.NEXT
    technician.touch(SlipOrdered())
    technician.wait(12_000)
    page = check_page(technician.set_up.view())
    assert every(page, SlipPaper)
    technician.touch(SlipHelpShown())
    page = check_page(technician.set_up.view())
    assert not every(page, SlipPaper)
    assert "Blank: turn the roll round" in words(page)

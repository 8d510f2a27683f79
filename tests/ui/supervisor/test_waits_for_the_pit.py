"""A prize that the pit has still to award: no page, panel or slip of its table says to pay it."""

from dataclasses import dataclass, field
from datetime import UTC

import pytest
from random_tables import shipped
from sitting import Sitting

from dealer_assist import paths
from dealer_assist.catalog.people import load_staff
from dealer_assist.desk.outcome import Outcome
from dealer_assist.desk.printing import Printing
from dealer_assist.desk.slip_text import SlipText
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import AWARDED, RELEASED, Ticket
from dealer_assist.table.setup.table_setup import FloorPlace
from dealer_assist.table.state import Table
from dealer_assist.ui.supervisor.adjusting import adjustment_sheet, told_sheet
from dealer_assist.ui.supervisor.recorded import recorded_model
from dealer_assist.ui.table.presenter.pay.pay_walk import walk_panel
from dealer_assist.ui.table.presenter.pay.take_back import take_back_panel
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

TICKET = Ticket("15-1-5A-1", 1, 5, "A", "royal_flush", 1, 1_000_020)


@pytest.fixture
def locked() -> Sitting:
    """A royal flush at seat 5 is confirmed, and the floor has locked its prize for the pit."""
    file = paths.resources() / "staff" / "training.toml"
    staff = {card.member.key: card.member for card in load_staff(file)}
    setup = replace(shipped("crazy4-link"), floor=FloorPlace("simulated", {"A": "MGL"}))
    at = Sitting(setup, staff)
    at.swipe("dealer-1")
    at.do(c.JoinLink(0), c.SeeChip(5), c.StartGame(), c.PressHand(5, "royal_flush"))
    at.do(c.GiveTicket(TICKET), c.CallSupervisor(), c.ConfirmWins())
    at.swipe("executive-1")
    at.do(c.LockPrize(TICKET.key, TICKET.cents, by_pit=True))
    return at


def test_the_recorded_page_waits_and_says_for_whom(locked: Sitting, view: PassingView) -> None:
    page = recorded_model(locked.table, view)
    assert page.caption == "DO NOT PAY YET"
    assert [(pay.how, pay.is_now) for pay in page.pays] == [("Waits for the pit", False)]
    assert (page.done.label, page.done.detail) == ("BACK TO TABLE", "Waits for the pit")
    assert page.slip.held == "NOT PRINTED"


@pytest.mark.parametrize(
    ("state", "words"), [("locked", "Waits for the pit"), (RELEASED, "The pit released it")]
)
def test_no_button_of_the_walk_pays_it(
    locked: Sitting, view: PassingView, state: str, words: str
) -> None:
    locked.do(c.BeginPaying())
    locked.do(c.GiveTicket(replace(TICKET, state=state, by_pit=True)))
    panel = walk_panel(locked.table, view)
    assert panel.headline == words
    assert panel.walk is not None
    _, cage, all_paid = panel.walk.others
    for button in (panel.walk.paid, cage, all_paid):
        assert (button.state, button.reason) == (ActionState.NOT_YET, words)


def test_once_awarded_both_say_pay(locked: Sitting, view: PassingView) -> None:
    locked.do(c.GiveTicket(replace(TICKET, state=AWARDED)))
    page = recorded_model(locked.table, view)
    assert (page.caption, page.done.label) == ("NOW PAY, RIGHT TO LEFT", "PAY SEAT 5")
    locked.do(c.BeginPaying())
    assert walk_panel(locked.table, view).headline == "Pay $10,000.20"


def test_a_win_that_is_backed_out_says_who_puts_it_back(locked: Sitting, view: PassingView) -> None:
    locked.do(c.GiveTicket(replace(TICKET, state=AWARDED)), c.BeginPaying(), c.TickPaid(5))
    sheet = adjustment_sheet(locked.table, locked.table.round.wins)
    assert sheet.detail.endswith("The pit puts it back on the meter, two cards")
    reason = locked.table.setup.jurisdiction.back_out_reasons[0]
    locked.do(c.AskAdjustment(1, reason, note="the hand was misread by us"))
    locked.swipe("executive-1")
    told = told_sheet(locked.table, locked.swipe("supervisor-1"))
    assert told.detail.endswith("The pit puts it back on the meter, two cards")
    panel = take_back_panel(locked.table, view)
    assert panel is not None
    assert panel.walk is not None
    assert panel.walk.before == "The pit puts it back on the meter, two cards"
    locked.do(c.GiveTicket(replace(TICKET, state=RELEASED)))
    panel = take_back_panel(locked.table, view)
    assert panel is not None
    assert panel.walk is not None
    assert panel.walk.before == "The pit put it back on the meter"


@dataclass
class Paper:
    """The desk of a sitting, and its printer."""

    at: Sitting
    slips: list[str] = field(default_factory=list)
    has_printer: bool = True
    printer_trouble: str = ""
    slips_waiting: tuple[str, ...] = ()

    @property
    def table(self) -> Table:
        return self.at.table

    def submit(self, command: c.Command) -> Outcome:
        raise AssertionError(command)

    def print_slip(self, slip: SlipPicture) -> None:
        self.slips.append(slip.name)


def draw(words: SlipText) -> SlipPicture:
    return SlipPicture(words.name, 8, b"\xff")


def test_no_slip_comes_out_or_again_before_the_award_also_after_a_restart(locked: Sitting) -> None:
    paper = Paper(locked)
    for _ in range(2):
        printing = Printing(paper, paper, draw, UTC)
        printing.notice()
        assert (printing.paper.detail, printing.paper.reason) == ("No win slip yet",) * 2
        printing.again()
        assert paper.slips == []
    locked.do(c.GiveTicket(replace(TICKET, state=AWARDED)))
    printing.notice()
    assert paper.slips == ["win 1 copy 1"]

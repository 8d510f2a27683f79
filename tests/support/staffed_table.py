"""A table whose staff is enrolled: the same people and cards as the samples, in a real register."""

from pathlib import Path

from headed import Headed, headed
from office_table import enter
from seated_table import SeatedTable
from staff_house import House

from dealer_assist.staff.card_check import CardCheck
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.ui.office.enrolment import EnrolFlow, EnrolTouch
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.value import replace

NEW_CARD = "6003118800009901"


def staffed(table: SeatedTable, folder: Path) -> House:
    """Return the table a register; its pages reach it."""
    house = House(folder).begin()
    office = KioskStaffOffice(CardCheck(house.register, "crazy4-nexus"))
    table.face.pages.page_context = replace(table.face.pages.page_context, staff=office)
    return house


def staff_pane(table: SeatedTable, who: str = "executive-1") -> PaneStage:
    """Swipe into the back office and look at the staff."""
    pane = enter(table, "staff", who).pane
    assert isinstance(pane, PaneStage)
    return pane


def listed(pane: PaneStage) -> Headed:
    """Return the list as the first flow shows it."""
    return headed(pane.flows[0].model())


def form(pane: PaneStage) -> Page[EnrolTouch]:
    """Return the form that lies over the list."""
    assert isinstance(pane.flow, EnrolFlow)
    return pane.flow.model()


def type_in(table: SeatedTable, keys: str) -> None:
    for key in keys:
        table.press("SPACE" if key == " " else key)


def swipe_new(table: SeatedTable, number: str = NEW_CARD) -> None:
    assert table.rack.simulated.swiper is not None
    table.rack.simulated.swiper.swipe(number)
    table.wait()


def fill_in(table: SeatedTable, role: str = "Dealer") -> None:
    table.press("ADD A CARD")
    type_in(table, "A. NOVAK")
    table.press(role)
    table.press("SWIPE THE NEW CARD")


def set_pin(table: SeatedTable, first: str = "4719", second: str = "4719") -> None:
    table.press("SET MY PIN")
    type_in(table, first)
    table.press("OK")
    type_in(table, second)
    table.press("OK")

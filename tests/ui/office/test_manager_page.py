"""The back office over the table: who comes in, what shows, and that all of it is on record."""

import pytest
from office_table import widget_of
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.manager_page import ManagerPage
from dealer_assist.ui.office.panes import PANES
from dealer_assist.ui.office.sign_out import IDLE_MS, WARNED_MS
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.toolkit.lists.grid import GridView


@pytest.fixture
def office(seated: SeatedTable) -> ManagerPage:
    seated.open()
    seated.face.pages.open(PageKey.MANAGER, lambda: ManagerPage, seated.context, "SIMULATED")
    assert isinstance(seated.face.pages.page, ManagerPage)
    return seated.face.pages.page


def kinds(seated: SeatedTable) -> list[str]:
    return [entry.kind for entry in seated.notebook.entries]


def test_nobody_is_in_before_a_card_was_swiped(office: ManagerPage) -> None:
    assert office.by is None
    assert office.pane is None
    assert office.door.isVisible()


def test_a_dealers_card_does_not_open_it(office: ManagerPage, seated: SeatedTable) -> None:
    seated.swipe("dealer-1")

    assert office.by is None
    assert "Supervisor card is needed" in office.door.refusal
    assert kinds(seated)[-1] == "SwipeRefused"
    assert seated.notebook.entries[-1].payload["card"] == "dealer-1"


def test_a_supervisors_card_opens_it_on_record(office: ManagerPage, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")

    assert office.by is not None
    assert office.pane is not None
    assert kinds(seated)[-1] == "BackOfficeOpened"


def test_the_way_back_to_the_table_is_on_record_and_gives_the_reader_back(
    office: ManagerPage, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")

    seated.press("BACK TO TABLE")

    assert seated.face.pages.page is None
    assert kinds(seated)[-1] == "BackOfficeClosed"
    seated.swipe("dealer-2")
    assert seated.table.dealer is not None
    assert seated.table.dealer.key == "dealer-2"


def test_locking_it_signs_out_and_asks_for_the_next_card(
    office: ManagerPage, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")

    seated.tap(office.lock)

    assert office.by is None
    assert office.pane is None
    assert office.door.isVisible()
    assert kinds(seated)[-1] == "BackOfficeClosed"
    seated.swipe("executive-1")
    assert office.by is not None
    assert office.by.key == "executive-1"
    assert kinds(seated)[-1] == "BackOfficeOpened"


def idle(seated: SeatedTable, ms: int) -> None:
    """Let time pass without a touch."""
    seated.clock.advance(ms)
    seated.wait(40)


def test_it_signs_out_after_three_minutes_without_a_touch(
    office: ManagerPage, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")

    idle(seated, IDLE_MS - WARNED_MS - 2_000)
    assert office.stay.isHidden()
    idle(seated, 3_000)
    assert office.stay.isVisible()
    assert office.stay.model.detail.startswith("Signs out in 1")
    assert office.pane is not None
    lap = office.stay.geometry() & office.pane.geometry()
    assert lap.height() <= 2, "the subject stays in sight"
    idle(seated, WARNED_MS)

    assert seated.face.pages.page is None
    assert kinds(seated)[-1] == "BackOfficeClosed"


def test_any_touch_stays_signed_in(office: ManagerPage, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")
    for _ in range(4):
        idle(seated, IDLE_MS - 10_000)
        assert office.stay.isVisible()
        seated.tap(office.nav[1])
        assert office.stay.isHidden()

    idle(seated, IDLE_MS - 10_000)
    seated.press("STAY SIGNED IN")
    idle(seated, IDLE_MS - 30_000)

    assert office.by is not None


def test_the_warning_lies_over_a_second_card_that_is_asked_for(
    office: ManagerPage, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")
    assert office.pane is not None
    office.pane.flow.office.ask_card("Swipe a second card", Role.SUPERVISOR, lambda member: None)

    idle(seated, IDLE_MS - 10_000)
    seated.press("STAY SIGNED IN")
    assert office.by is not None

    idle(seated, IDLE_MS)
    assert seated.face.pages.page is None


def test_nobody_is_signed_out_at_the_door(office: ManagerPage, seated: SeatedTable) -> None:
    idle(seated, 2 * IDLE_MS)
    assert office.door.isVisible()
    seated.swipe("supervisor-1")
    idle(seated, 60_000)
    assert office.by is not None


def test_the_way_back_from_the_door_leads_to_the_table(
    office: ManagerPage, seated: SeatedTable
) -> None:
    seated.tap(office.door.cancel)

    assert seated.face.pages.page is None


def test_an_alert_stays_until_somebody_takes_note_by_name(
    office: ManagerPage, seated: SeatedTable
) -> None:
    seated.desk.submit(c.RaiseAlert("disk", "disk", "The disk is nearly full"))
    seated.swipe("supervisor-1")
    office.show_pane("alerts")
    alerts = widget_of(office, GridView)
    assert [row.words[2] for row in alerts.model.rows] == ["The disk is nearly full"]

    seated.tap(alerts.buttons.shown[0])

    assert seated.table.lasting.alerts == ()
    assert alerts.model.rows == ()


def test_a_second_card_must_be_somebody_elses(office: ManagerPage, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")
    assert office.pane is not None
    seconds: list[StaffMember] = []
    office.pane.flow.office.ask_card("Swipe a second card", Role.SUPERVISOR, seconds.append)

    seated.swipe("supervisor-1")
    assert office.door.refusal.startswith("A second person must swipe")

    seated.swipe("executive-1")
    assert [one.key for one in seconds] == ["executive-1"]
    assert office.door.isHidden()


def test_every_subject_has_its_own_button(office: ManagerPage, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")

    assert [button.model.key for button in office.nav] == [entry.key for entry in PANES]


@pytest.mark.parametrize("key", [entry.key for entry in PANES])
def test_every_subject_can_be_shown(office: ManagerPage, seated: SeatedTable, key: str) -> None:
    seated.swipe("supervisor-1")

    office.show_pane(key)

    assert office.pane is not None
    assert office.pane.isVisible()
    assert [one.model.key for one in office.nav if one.model.is_selected] == [key]

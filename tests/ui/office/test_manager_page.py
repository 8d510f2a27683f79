"""The back office over the table: who comes in, what shows, and that all of it is on record."""

import pytest
from office_table import ENTRY, OpenOffice, the_office, widget_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from seated_table import SeatedTable

from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.office.panes import PANES
from dealer_assist.ui.office.sign_out import IDLE_MS, WARNED_MS
from dealer_assist.ui.shell.table_page import TOP
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


@pytest.fixture
def office(seated: SeatedTable) -> OpenOffice:
    seated.open()
    seated.face.open_page(ENTRY)
    return the_office(seated)


def kinds(seated: SeatedTable) -> list[str]:
    return [entry.kind for entry in seated.notebook.entries]


def test_nobody_is_in_before_a_card_was_swiped(office: OpenOffice) -> None:
    assert office.by is None
    assert office.pane is None
    assert office.door is not None


def test_a_dealers_card_does_not_open_it(office: OpenOffice, seated: SeatedTable) -> None:
    seated.swipe("dealer-1")

    assert office.by is None
    assert office.door is not None
    assert "Supervisor card is needed" in office.door.refusal
    assert kinds(seated)[-1] == "SwipeRefused"
    assert seated.notebook.entries[-1].payload["card"] == "dealer-1"


def test_a_supervisors_card_opens_it_on_record(office: OpenOffice, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")

    assert office.by is not None
    assert office.pane is not None
    assert kinds(seated)[-1] == "BackOfficeOpened"


def test_the_way_back_to_the_table_is_on_record_and_gives_the_reader_back(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")

    seated.press("BACK TO TABLE")

    assert seated.face.pages.page is None
    assert kinds(seated)[-1] == "BackOfficeClosed"
    seated.swipe("dealer-2")
    assert seated.table.dealer is not None
    assert seated.table.dealer.key == "dealer-2"


def test_locking_it_signs_out_and_asks_for_the_next_card(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")

    seated.tap(office.lock)

    assert office.by is None
    assert office.pane is None
    assert office.door is not None
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
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")

    idle(seated, IDLE_MS - WARNED_MS - 2_000)
    assert office.stay is None
    idle(seated, 3_000)
    assert office.stay is not None
    assert office.stay.model.detail.startswith("Signs out in 1")
    assert office.pane is not None
    lap = office.stay.geometry() & office.pane.geometry()
    assert lap.height() <= 2, "the subject stays in sight"
    idle(seated, WARNED_MS)

    assert seated.face.pages.page is None
    assert kinds(seated)[-1] == "BackOfficeClosed"


def test_any_touch_stays_signed_in(office: OpenOffice, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")
    for _ in range(4):
        idle(seated, IDLE_MS - 10_000)
        assert office.stay is not None
        seated.tap(office.nav[1])
        assert office.stay is None

    idle(seated, IDLE_MS - 10_000)
    seated.press("STAY SIGNED IN")
    idle(seated, IDLE_MS - 30_000)

    assert office.by is not None


def test_the_warning_lies_over_a_second_card_that_is_asked_for(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")
    assert office.pane is not None
    office.pane.flow.office.ask_card("Swipe a second card", Role.SUPERVISOR, lambda member: None)
    seated.wait()

    idle(seated, IDLE_MS - 10_000)
    seated.press("STAY SIGNED IN")
    assert office.by is not None

    idle(seated, IDLE_MS)
    assert seated.face.pages.page is None


def test_nobody_is_signed_out_at_the_door(office: OpenOffice, seated: SeatedTable) -> None:
    idle(seated, 2 * IDLE_MS)
    assert office.door is not None
    seated.swipe("supervisor-1")
    idle(seated, 60_000)
    assert office.by is not None


def test_the_way_back_from_the_door_leads_to_the_table(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.press("BACK TO TABLE")

    assert seated.face.pages.page is None


def test_an_alert_stays_until_somebody_takes_note_by_name(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.desk.submit(c.RaiseAlert("disk", "disk", "The disk is nearly full"))
    seated.swipe("supervisor-1")
    office.show_pane("alerts")
    alerts = widget_of(office, GridView)
    assert [row.words[2] for row in alerts.model.rows] == ["The disk is nearly full"]

    seated.tap(alerts.buttons.shown[0])

    assert seated.table.lasting.alerts == ()
    assert alerts.model.rows == ()


def test_a_second_card_must_be_somebody_elses(office: OpenOffice, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")
    assert office.pane is not None
    seconds: list[StaffMember] = []
    office.pane.flow.office.ask_card("Swipe a second card", Role.SUPERVISOR, seconds.append)
    seated.wait()

    seated.swipe("supervisor-1")
    assert office.door is not None
    assert office.door.refusal.startswith("A second person must swipe")

    seated.swipe("executive-1")
    assert [one.key for one in seconds] == ["executive-1"]
    assert office.door is None


def test_every_subject_has_its_own_button(office: OpenOffice, seated: SeatedTable) -> None:
    seated.swipe("supervisor-1")

    assert [button.model.touch.key for button in office.nav] == [entry.key for entry in PANES]


@pytest.mark.parametrize("key", [entry.key for entry in PANES])
def test_every_subject_can_be_shown(office: OpenOffice, seated: SeatedTable, key: str) -> None:
    seated.swipe("supervisor-1")

    office.show_pane(key)

    assert office.pane is not None
    assert office.pane.isVisible()
    assert [one.model.touch.key for one in office.nav if one.model.is_selected] == [key]


def test_help_begins_below_the_banner_of_a_simulated_table(office: OpenOffice) -> None:
    assert office.stage.help_below == int((BANNER_HEIGHT + TOP) * office.stage.scale())


def test_a_touch_beside_the_controls_does_not_reach_the_table(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")
    before = seated.table
    QTest.mouseClick(office.stage, Qt.MouseButton.LeftButton, pos=office.stage.rect().center())
    assert seated.table == before
    assert seated.face.pages.page is office.stage


def test_a_second_card_leaves_the_subject_as_it_was(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")
    office.show_pane("alerts")
    pane, grid = office.pane, widget_of(office, GridView)
    assert pane is not None
    pane.flow.office.ask_card("Swipe a second card", Role.SUPERVISOR, lambda member: None)
    seated.wait()
    assert office.door is not None
    seated.press("BACK")

    assert office.door is None
    assert office.pane is pane
    assert widget_of(office, GridView) is grid


def test_while_the_table_is_seen_nobody_is_signed_out(
    office: OpenOffice, seated: SeatedTable
) -> None:
    seated.swipe("supervisor-1")
    seated.face.pages.set_aside(is_aside=True)
    office.stage.tick(seated.clock.ms() + 2 * IDLE_MS)

    assert office.by is not None

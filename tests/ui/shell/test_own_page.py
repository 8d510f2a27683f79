"""A page of its own over the table: the banner of simulated hardware stays seen above it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from seated_table import SeatedTable

from dealer_assist.ui.office.manager_page import ManagerPage
from dealer_assist.ui.shell.own_page import OwnPage
from dealer_assist.ui.shell.page_entries import page
from dealer_assist.ui.shell.table_page import TOP
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


def opened(seated: SeatedTable) -> OwnPage:
    entry = page("manager")
    assert entry is not None
    seated.face.open_page(entry)
    seated.swipe("supervisor-1")
    seated.wait()
    own = seated.face.pages.page
    assert isinstance(own, ManagerPage)
    return own


def test_help_begins_below_the_banner_of_a_simulated_table(seated: SeatedTable) -> None:
    own = opened(seated)
    assert own.has_banner == seated.table.setup.is_simulated
    assert own.help_below == int((BANNER_HEIGHT + TOP) * own.scale)


def test_a_touch_beside_the_controls_does_not_reach_the_table(seated: SeatedTable) -> None:
    own, before = opened(seated), seated.table
    QTest.mouseClick(own, Qt.MouseButton.LeftButton, pos=own.rect().center())
    assert seated.table == before
    assert seated.face.pages.page is own

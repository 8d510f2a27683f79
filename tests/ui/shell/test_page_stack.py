"""The page over the table: it covers, follows, and never takes the table down."""

import logging

import pytest
from seated_table import SeatedTable

from dealer_assist.table.commands.round import BackToTable, CallSupervisor
from dealer_assist.ui.models.pages import PageEntry
from dealer_assist.ui.toolkit.page import Page

ENTRY = PageEntry("blank", "BLANK", "info", "", "toolkit.page:Page")


def open_on(table: SeatedTable) -> Page:
    table.face.pages.open(ENTRY, table.context, "SIMULATED")
    assert table.face.pages.page is not None
    return table.face.pages.page


def failures(table: SeatedTable) -> list[object]:
    """Give the views that are on record as failed."""
    return [one.payload["view"] for one in table.notebook.entries if one.kind == "ViewFailed"]


def test_a_page_covers_the_whole_table(seated: SeatedTable) -> None:
    page = open_on(seated)

    assert page.size() == seated.face.size()
    assert page.isVisible()


def test_the_way_back_takes_the_page_away(seated: SeatedTable) -> None:
    page = open_on(seated)

    seated.tap(page.back)

    assert seated.face.pages.page is None


def test_a_second_page_takes_the_place_of_the_first(seated: SeatedTable) -> None:
    first = open_on(seated)

    second = open_on(seated)

    assert second is not first
    assert seated.face.pages.page is second


def test_a_page_that_fails_is_closed_and_the_table_goes_on(
    seated: SeatedTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page = open_on(seated)
    monkeypatch.setattr(page, "refresh", lambda: 1 // 0)

    with caplog.at_level(logging.CRITICAL):
        seated.face.refresh()

    assert seated.face.pages.page is None


@pytest.mark.parametrize("step", ["refresh", "tick", "leave"])
def test_a_page_that_fails_is_on_record(
    seated: SeatedTable,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    step: str,
) -> None:
    page = open_on(seated)
    monkeypatch.setattr(page, step, lambda *_: 1 // 0)

    with caplog.at_level(logging.CRITICAL):
        seated.face.refresh()
        seated.face.beat()
        seated.face.pages.close()
    seated.wait(100)

    assert seated.face.pages.page is None
    assert failures(seated) == ["Page"]


def test_a_page_that_cannot_be_made_is_on_record_and_leaves_the_table_in_sight(
    seated: SeatedTable,
) -> None:
    seated.face.pages.open(
        PageEntry("none", "", "", "", "toolkit.page:Nothing"), seated.context, ""
    )
    seated.wait(100)

    assert seated.face.pages.page is None
    assert failures(seated) == ["Nothing"]


def test_a_page_takes_the_new_size_of_the_window(seated: SeatedTable) -> None:
    page = open_on(seated)

    seated.face.resize(1280, 800)

    assert (page.width(), page.height()) == (1280, 800)


def test_a_page_is_set_aside_while_a_card_is_awaited_and_comes_back(seated: SeatedTable) -> None:
    seated.start(5)
    seated.claim(5, "FOUR ACES")
    page = open_on(seated)

    seated.desk.submit(CallSupervisor())
    assert page.isHidden()

    seated.desk.submit(BackToTable())
    assert page.isVisible()

"""Alerts in the back office: open until noted, readable for good."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from office_table import enter, widget_of
from screen_sizes import SIZES
from seated_table import SeatedTable

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import prints_of
from dealer_assist.table import commands as c
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.value import replace

LONG = c.RaiseAlert(
    "prize 318",
    "prize",
    "Win 318 was paid as Three of a Kind, but the cards of seat 5 make Four of a Kind. "
    "Look at the camera and back the win out if it was wrong",
)
DISK = c.RaiseAlert(
    "disk", "disk", "Only 900 MB are free for the journal. Make room or call a technician"
)


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path):
        seated.open()
        for alert in (DISK, LONG):
            seated.desk.submit(alert)
            seated.wait()
        yield seated
        seated.face.pages.close()


def listed(table: SeatedTable) -> GridView:
    return widget_of(enter(table, "alerts", "supervisor-1"), GridView)


def noted_by(alerts: GridView) -> list[str]:
    return [row.button.touch.key for row in alerts.rows if row.button is not None]


def noting(alerts: GridView) -> RowButton:
    """Return the first button that acknowledges; beside it is the way to the round."""
    return next(one for one in alerts.buttons.shown if one.model.label)


def test_a_noted_alert_moves_under_the_open_ones_with_name_and_time(table: SeatedTable) -> None:
    alerts = listed(table)
    assert noted_by(alerts) == ["prize 318", "disk"]
    table.tap(noting(alerts))
    assert [alert.key for alert in table.table.lasting.alerts] == ["disk"]
    first, second = alerts.rows
    assert first.button.touch.key == "disk"
    assert second.words[2] == LONG.sentence
    assert second.words[3] == "J. Park, 14 Mar 21:44"


def test_an_alert_that_comes_up_while_the_pane_is_open_shows_at_once(table: SeatedTable) -> None:
    alerts = listed(table)
    table.desk.ask_later(c.RaiseAlert("clock", "clock", "The clock was set back by 9 minutes"))
    table.wait()
    assert noted_by(alerts)[0] == "clock"


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(table: SeatedTable, size, longer) -> None:
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    alerts = listed(table)
    assert findings(table.window) == []
    table.tap(noting(alerts))
    assert findings(table.window) == []


def test_the_list_is_printed_as_it_stands_and_the_paper_is_on_record(table: SeatedTable) -> None:
    listed(table)
    table.press("PRINT")
    table.press("PRINT SLIP")
    table.wait(20_000)
    assert table.rack.simulated.printer is not None
    assert len(table.rack.simulated.printer.slips) == 1
    journal = table.face.pages.page_context.journal
    assert journal is not None
    with closing(connect_reader(journal)) as db:
        (printed,) = prints_of(db, "exceptions", 20260314)
    assert (printed.copy, printed.trouble) == (1, "")
    assert findings(table.window) == []

"""The Game Manager speaks to whoever is signed in; the table goes on speaking to its dealer."""

from pathlib import Path

import pytest
from journalled import journal_for
from office_table import ENTRY, OpenOffice, enter, the_office, widget_of
from seated_table import SeatedTable

from dealer_assist.journal.queries.trails import refused_swipes
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.paint.meter_plot import MeterPlot
from dealer_assist.ui.toolkit.banner import Banner
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.values.preferences import Preferences

SPANISH = Preferences(language="es")
STRONG = Preferences(language="vi", high_contrast=True, left_handed=True, reduce_motion=True)


def language(one: Canvas) -> str:
    return one.context.translator.language


def around(office: OpenOffice) -> list[Canvas]:
    """Return whatever stands on the glass."""
    return [one for one in office.stage.findChildren(Canvas) if one.isVisible()]


@pytest.fixture
def table(seated: SeatedTable) -> SeatedTable:
    seated.face.pages.page_context.preferences.keep("supervisor-1", SPANISH)
    return seated.open()


def test_a_supervisor_reads_their_own_language_at_anothers_table(table: SeatedTable) -> None:
    page = enter(table, "meters", "supervisor-1")
    assert {language(one) for one in around(page)} == {"es"}
    assert language(widget_of(page, MeterPlot)) == "es"
    assert any(isinstance(one, Banner) for one in around(page))
    assert [one.accessibleName() for one in page.nav[1:3]] == ["Acumulados", "Premios"]
    table.press("BACK TO TABLE")
    assert table.face.pages.page is None
    assert language(table.face.views.table) == "en"
    assert table.face.preferences == Preferences()


def test_before_anybody_is_signed_in_and_after_it_is_locked_the_dealer_reads(
    table: SeatedTable,
) -> None:
    table.face.open_page(ENTRY)
    page = the_office(table)
    assert {language(one) for one in around(page)} == {"en"}
    table.swipe("supervisor-1")
    assert {language(one) for one in around(page)} == {"es"}
    table.press("Lock")
    assert {language(one) for one in around(page)} == {"en"}
    table.swipe("supervisor-2")
    assert {language(one) for one in around(page)} == {"en"}  # who has chosen nothing
    table.face.pages.close()


def test_hand_contrast_and_motion_follow_too(table: SeatedTable) -> None:
    table.face.pages.page_context.preferences.keep("executive-1", STRONG)
    page = enter(table, "settings")
    theme = page.context.theme
    assert page.context.is_left_handed
    assert theme.motion.reduce
    assert theme.colour != page.context.plain_theme.colour
    table.face.pages.close()


def test_help_opens_in_the_language_of_whoever_is_signed_in(table: SeatedTable) -> None:
    page = enter(table, "reports", "supervisor-1")
    (button,) = [one for one in around(page) if isinstance(one, HelpButton)]
    button.fired.emit()
    stage = table.face.help.stage
    assert stage is not None
    assert language(stage.top_screen) == "es"
    table.face.help.close()
    table.face.pages.close()


def test_a_refusal_is_recorded_in_english_whoever_reads_it(
    table: SeatedTable, tmp_path: Path
) -> None:
    table.face.pages.page_context.preferences.keep("dealer-1", SPANISH)
    with journal_for(table, tmp_path):
        table.face.open_page(ENTRY)
        assert language(table.face.pages.page) == "es"
        table.swipe("dealer-2")
        table.face.pages.close()
        record = JournalAccess(table.face.pages.page_context.journal)
        (refused,) = record.ask(lambda db: refused_swipes(db, 10), ())
        assert refused.refusal == "A Dealer card is not enough. A Supervisor card is needed"

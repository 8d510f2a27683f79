"""Game Manager opens on every shipped table, with a progressive or without one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from office_table import enter
from sampled import sampled
from seated_table import SeatedTable
from shipped_tables import SCREENS

from dealer_assist.ui.office.panes import PANES

WITHOUT_A_PROGRESSIVE = ("caribbean", "six-five-four")


@pytest.mark.parametrize("name", sampled([*SCREENS[1:], SCREENS[0]], 4))
def test_every_subject_opens_on_every_table(
    seat_at: Callable[[str], SeatedTable], tmp_path: Path, name: str
) -> None:
    table = seat_at(name)
    with journal_for(table, tmp_path):
        table.open()
        page = enter(table, PANES[0].key)
        for entry in PANES:
            page.show_pane(entry.key)
            table.wait(100)
            assert table.face.pages.page is page.stage, entry.key
            assert page.pane is not None, entry.key
            assert page.pane.isVisible(), entry.key
            assert [one.model.touch.key for one in page.nav if one.model.is_selected] == [entry.key]
            if name in WITHOUT_A_PROGRESSIVE:
                assert findings(table.window) == [], entry.key
        table.face.pages.close()

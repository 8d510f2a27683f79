"""Meters, wins and adjustments for eyes that need contrast, and for the other hand."""

from pathlib import Path

import pytest
from audit import findings
from office_table import enter, with_wins
from seated_table import SeatedTable

from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.ui.toolkit.values.preferences import Preferences


@pytest.mark.parametrize("key", ["meters", "wins", "adjustment"])
def test_every_subject_stands_in_high_contrast_and_left_handed(
    seated: SeatedTable, tmp_path: Path, key: str
) -> None:
    with with_wins(seated, tmp_path):
        plain = enter(seated, key).stage.grab().toImage()
        seated.face.pages.close()
        strong = Preferences(high_contrast=True, left_handed=True)
        seated.draw_with(with_preferences(seated.context, strong))
        seated.window.resize(1366, 768)
        page = enter(seated, key)
        seated.wait(100)
        assert findings(seated.window) == []
        assert page.stage.grab().toImage() != plain
        seated.face.pages.close()

"""The subjects of the back office: each has its button, its drawing and its code."""

import pytest

from dealer_assist.ui.office.panes import OWN, PANES, PaneEntry, pane
from dealer_assist.ui.toolkit.context import UiContext


@pytest.mark.parametrize("entry", [*PANES, OWN], ids=lambda entry: entry.key)
def test_a_subject_has_its_drawing(entry: PaneEntry, context: UiContext) -> None:
    assert (context.fonts.parent / "icons" / f"{entry.icon}.svg").is_file()


def test_no_two_subjects_share_a_key_a_word_a_drawing_or_a_flow() -> None:
    for name in ("key", "label", "icon", "begin"):
        assert len({getattr(one, name) for one in PANES}) == len(PANES)


def test_a_subject_is_found_by_its_key() -> None:
    assert [pane(one.key) for one in PANES] == list(PANES)
    with pytest.raises(StopIteration):
        pane("kitchen")

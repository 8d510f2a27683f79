"""The subjects of the back office: each has its button, its drawing and its code."""

from importlib import import_module

import pytest

from dealer_assist.ui.office.panes import PANES, PaneEntry, pane
from dealer_assist.ui.toolkit.context import UiContext


@pytest.mark.parametrize("entry", PANES, ids=lambda entry: entry.key)
def test_a_subject_is_drawn_by_a_pane_of_its_own(entry: PaneEntry, context: UiContext) -> None:
    module, name = entry.widget.split(":")
    made = getattr(import_module(f"dealer_assist.ui.office.{module}"), name)
    assert callable(made)
    assert (context.fonts.parent / "icons" / f"{entry.icon}.svg").is_file()


def test_no_two_subjects_share_a_key_a_word_or_a_drawing() -> None:
    for name in ("key", "label", "icon", "widget"):
        assert len({getattr(one, name) for one in PANES}) == len(PANES)


def test_a_subject_is_found_by_its_key() -> None:
    assert [pane(one.key) for one in PANES] == list(PANES)
    with pytest.raises(StopIteration):
        pane("kitchen")

"""The subjects of the back office: each has its button, its drawing and its code."""

import pytest

from dealer_assist.ui.office.panes import OWN, PANES, PaneEntry, pane
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.screen import Screen


@pytest.mark.parametrize("entry", [*PANES, OWN], ids=lambda entry: entry.key)
def test_a_subject_has_a_flow_that_each_screen_of_it_shows(
    entry: PaneEntry, context: UiContext
) -> None:
    screens = entry.screens()
    assert all(issubclass(flow, Flow) for flow in screens)
    assert all(issubclass(screen, Screen) for screen in screens.values())
    assert next(iter(screens)).__module__ == f"dealer_assist.ui.office.{entry.key}.flow"
    assert (context.fonts.parent / "icons" / f"{entry.icon}.svg").is_file()


def test_no_two_subjects_share_a_key_a_word_or_a_drawing() -> None:
    for name in ("key", "label", "icon", "first"):
        assert len({getattr(one, name) for one in PANES}) == len(PANES)


def test_a_subject_is_found_by_its_key() -> None:
    assert [pane(one.key) for one in PANES] == list(PANES)
    with pytest.raises(StopIteration):
        pane("kitchen")

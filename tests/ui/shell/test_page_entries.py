"""The pages that the menu leads to."""

from importlib import import_module

import pytest

from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_entries import PAGES, PageEntry, page


@pytest.mark.parametrize("entry", PAGES, ids=lambda entry: entry.key)
def test_every_page_of_the_menu_can_be_made(entry: PageEntry) -> None:
    module, name = entry.widget.split(":")

    assert issubclass(getattr(import_module(f"dealer_assist.ui.{module}"), name), Page)


def test_no_two_pages_share_a_key() -> None:
    assert len({one.key for one in PAGES}) == len(PAGES)


def test_a_key_that_is_no_page_finds_none() -> None:
    assert page("exit") is None

"""The text of modules is not kept in memory behind an open table, nor behind its pages."""

import linecache
from pathlib import Path

from seated_table import SeatedTable

from dealer_assist.ui import sources
from dealer_assist.ui.pages import PAGES


def test_the_text_is_given_back() -> None:
    file = str(Path(sources.__file__))
    assert linecache.getline(file, 1).startswith('"""The source text')
    sources.forget_sources()
    assert file not in linecache.cache


def test_a_page_that_was_loaded_leaves_no_text(seated: SeatedTable) -> None:
    seated.open()
    for entry in PAGES:
        linecache.getline(str(Path(sources.__file__)), 1)
        seated.face.open_page(entry)
        assert linecache.cache == {}, entry.key

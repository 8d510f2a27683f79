"""The text of modules that are loaded is not kept in memory."""

import linecache
from pathlib import Path

from dealer_assist.ui.toolkit import linecache_trim


def test_the_text_is_given_back() -> None:
    file = str(Path(linecache_trim.__file__))
    assert linecache.getline(file, 1).startswith('"""The source text')
    linecache_trim.trim_linecache()
    assert file not in linecache.cache

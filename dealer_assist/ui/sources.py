"""The source text of modules, which PySide reads at every import to see whether they use it.

Nobody needs it afterwards: 5 MB for an open table, several times that with charts.
"""

import linecache


def forget_sources() -> None:
    """Give the text back; a traceback reads what it needs again."""
    linecache.clearcache()

"""Imports as Python makes them, without PySide in between.

Once loaded, PySide reads the source of every module that is imported, to see whether it asks for
PySide's other way of writing names. Nobody here does, and three hundred modules are a tenth of the
time until the table stands. Loaded before PySide, this module keeps the import that Python had.
"""

import builtins

_plain_import = builtins.__import__


def restore_imports() -> None:
    """Import as before PySide was loaded."""
    builtins.__import__ = _plain_import

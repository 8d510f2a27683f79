"""PySide reads no module of ours while it is imported."""

import subprocess
import sys

SCRIPT = """
import builtins, linecache
before = builtins.__import__
from dealer_assist.kiosk import pyside
from PySide6 import QtCore
assert builtins.__import__ is not before, "PySide leaves imports alone: this is not needed any more"
pyside.restore_imports()
assert builtins.__import__ is before
import dealer_assist.table.state as loaded
from PySide6.QtWidgets import QLabel
assert loaded.__file__ not in linecache.cache
"""


def test_modules_are_imported_as_python_does_it() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)

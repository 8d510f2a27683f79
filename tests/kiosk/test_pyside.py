"""PySide reads no module of ours while it is imported."""

import subprocess
import sys

import pytest

SCRIPT = """
import builtins, linecache
before = builtins.__import__
from dealer_assist.kiosk import pyside
from PySide6 import QtCore
assert builtins.__import__ is not before, "PySide no longer stands between: this room can go"
pyside.restore_imports()
assert builtins.__import__ is before
import dealer_assist.table.state as loaded
from PySide6.QtWidgets import QLabel
assert loaded.__file__ not in linecache.cache
"""


def test_modules_are_imported_as_python_does_it() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)


EMPTY = """
import sys
from dealer_assist.kiosk import pyside
pyside.require_fitting_qt()
for name in pyside.STUB_WRITERS:
    assert not hasattr(sys.modules[name], "HintingEnumerator"), name
from PySide6.QtCore import QPoint, QRect
try:
    QRect("wrong")
except TypeError as told:
    assert "QRect" in str(told), told
else:
    raise AssertionError("a wrong call was taken")
assert QPoint(1, 2).x() == 1
assert not any(type(one).__name__ == "_EmptyModules" for one in sys.meta_path)
"""
LOADED = """
import sys
import PySide6
from dealer_assist.kiosk import pyside
for name in pyside.STUB_WRITERS:
    assert name in sys.modules, f"PySide no longer loads {name}: it need not be given empty"
"""


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="only the pinned release is lightened")
@pytest.mark.parametrize("script", [EMPTY, LOADED])
def test_what_writes_stubs_is_not_loaded_and_calls_are_still_judged(script: str) -> None:
    subprocess.run([sys.executable, "-c", script], check=True)

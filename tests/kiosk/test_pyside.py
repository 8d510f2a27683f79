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
from PySide6.QtCore import QPoint
assert QPoint(1, 2).x() == 1
assert not any(type(one).__name__ == "_LightModules" for one in sys.meta_path)
"""
LATER = """
import sys
from dealer_assist.kiosk import pyside
pyside.require_fitting_qt()
from PySide6.QtWidgets import QApplication, QWidget
QApplication([])
QWidget().show()
for name in pyside.JUDGES:
    assert "dedent" not in vars(sys.modules[name]), f"{name} is loaded with itself"
    assert not hasattr(sys.modules[name], "__path__"), name
    assert len(vars(sys.modules[name])) < 10, f"{name} is loaded by a look at it"
"""
LOADED = """
import sys
import PySide6
from dealer_assist.kiosk import pyside
for name in (*pyside.STUB_WRITERS, *pyside.JUDGES):
    assert name in sys.modules, f"PySide no longer loads {name}: it need not be made light"
"""


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="only the pinned release is lightened")
@pytest.mark.parametrize("script", [EMPTY, LATER, LOADED])
def test_what_writes_stubs_and_what_judges_is_not_loaded(script: str) -> None:
    subprocess.run([sys.executable, "-c", script], check=True)


WRONG_CALLS = """
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
def told(call):
    try:
        call()
    except Exception as wrong:
        return type(wrong).__name__, sorted(str(wrong).splitlines())
    return None
calls = (
    lambda: QRect("wrong"),
    lambda: QPoint(1, 2).setX(),
    lambda: QPoint(1, 2).setX(1, 2),
    lambda: QColor(1, 2, 3, wrong=4),
    lambda: QRect(1, 2, 3, 4).adjusted(1),
)
for call in calls:
    print(told(call))
print(sorted(QPoint.__doc__.splitlines()))
from PySide6.support.signature import get_signature, mapping
print(sorted(map(str, get_signature(QRect.contains))), len(mapping.type_map) > 100)
"""
LIGHT = "from dealer_assist.kiosk import pyside; pyside.require_fitting_qt();"


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="only the pinned release is lightened")
@pytest.mark.parametrize("more", ["", "pyside.restore_imports();"])
def test_a_wrong_call_is_told_in_the_same_words(more: str) -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", first + WRONG_CALLS],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for first in ("", LIGHT + more)
    ]
    assert said[1] == said[0]
    assert "called with wrong argument types" in said[0]

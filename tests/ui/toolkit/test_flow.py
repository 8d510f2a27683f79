"""Flows and their values are made without Qt, so that a test needs no window."""

import subprocess
import sys

QT_FREE = (
    "dealer_assist.ui.toolkit.flow",
    "dealer_assist.ui.toolkit.values.frame",
    "dealer_assist.ui.toolkit.values.grid",
    "dealer_assist.ui.toolkit.values.touches",
)


def test_a_flow_and_what_it_shows_load_nothing_of_qt() -> None:
    asks = f"import sys, {', '.join(QT_FREE)}; sys.exit(any('PySide6' in m for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", asks], check=False).returncode == 0

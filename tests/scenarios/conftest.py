"""A stage in this process, on data of its own."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


from dealer_assist.scenarios.scene import TableScene


@pytest.fixture
def closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Set a Crazy 4 table on a stage; nobody has signed in."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    stage = TableScene(
        {
            "table": "crazy4-nexus",
            "data": str(tmp_path / "data"),
            "pictures": None,
            "is_visible": False,
        }
    )
    yield stage
    stage.close()
    stage.window.deleteLater()


@pytest.fixture
def stage(closed: TableScene) -> TableScene:
    """Open the table for its dealer."""
    closed.perform("sign-in", ["dealer-1"])
    return closed

"""A stage in this process, on data of its own."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


from dealer_assist.scenarios.scene import TableScene


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Open a Crazy 4 table on a stage, with its dealer signed in."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    stage = TableScene(
        {
            "table": "crazy4-nexus",
            "data": str(tmp_path / "data"),
            "pictures": None,
            "is_visible": False,
        }
    )
    stage.perform("sign-in", ["dealer-1"])
    yield stage
    stage.close()
    stage.window.deleteLater()

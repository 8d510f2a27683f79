"""Journals of real rounds for what the command line tells about them."""

from pathlib import Path

import pytest
from scripted_table import ScriptedTable, open_scripted


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed journal of sixty real rounds; copy it before changing it."""
    path = tmp_path_factory.mktemp("played") / "crazy4.training.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(60)
    return path


@pytest.fixture
def played_rounds(played_once: Path, tmp_path: Path) -> Path:
    """A copy of sixty real rounds, to do with what a test likes."""
    path = tmp_path / "played" / played_once.name
    path.parent.mkdir()
    path.write_bytes(played_once.read_bytes())
    return path

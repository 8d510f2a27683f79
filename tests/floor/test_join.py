"""A table joins the floor: a key of its own, a request to sign, and what comes next."""

import shutil
import stat
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.floor.join import join


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
def test_the_key_stays_and_the_request_names_the_table(tmp_path: Path) -> None:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, "holdem-link", tmp_path))
    folder = tmp_path / "floor"
    said = list(join(setup, folder))
    key = folder / "table_10.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert "BEGIN CERTIFICATE REQUEST" in (folder / "table_10.csr").read_text()
    assert said[-1].startswith("Put here:")
    before = key.read_bytes()
    assert len(list(join(setup, folder))) == 1
    assert key.read_bytes() == before

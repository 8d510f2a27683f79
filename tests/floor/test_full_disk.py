"""A server whose disk is full, for real: it is said in a sentence, and nothing is lost."""

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.calls import FloorRefused, LinkDownError
from dealer_assist.floor.contributions import Contribution
from dealer_assist.floor.office import read_floor, watch
from dealer_assist.floor.server_feed import Unwritten
from dealer_assist.floor.server_view import read_view
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import SimulatedTable, differences, furnish

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="a small disk is mounted by root")

BATCH = 100
PATIENCE_S = 20


@pytest.fixture
def small_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A disk of 120 MB, where servers of one's own begin."""
    disk = Path(tempfile.mkdtemp(prefix="disk-"))
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=120m,mode=777", "tmpfs", disk],
        check=False,
        capture_output=True,
    )
    if mounted.returncode:
        disk.rmdir()
        pytest.skip("no disk can be mounted here")
    monkeypatch.setattr(tempfile, "tempdir", str(disk))
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)
    disk.rmdir()


def fill(disk: Path) -> Path:
    """Take all the room that there is."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(1 << 16))
    return ballast


def test_a_full_disk_is_said_and_nothing_is_lost(
    small_disk: Path, links: dict[str, FloorLink]
) -> None:
    with OwnServer() as server:
        floor = furnish(server, links["MGL"], 1)
        table = SimulatedTable(floor, "T1", seed=1)
        wire = table.sign_on()
        wire.contribute(table.play(5))
        wire.beat("in-play", 0, {})
        ballast = fill(small_disk)
        unsent: list[Contribution] = []
        said = ""
        while not said:
            unsent = table.play(BATCH)
            try:
                wire.contribute(unsent)
            except (FloorRefused, LinkDownError) as error:
                said = str(error)
        assert said == "The disk of the floor's server is full. Make room there"
        wire.close()
        end = time.monotonic() + PATIENCE_S
        while "disk" not in _alerts(server):  # from memory, once the table has been silent
            assert time.monotonic() < end
            time.sleep(0.2)
        ballast.unlink()
        wire = table.sign_on()
        assert wire.contribute(unsent) == table.n
        wire.close()
        assert differences(floor, [table]) == []


def _alerts(server: OwnServer) -> list[str]:
    """Return what the Game Manager shows, written by the server or from memory."""
    with admin(server) as owner:
        owner.execute("SET ROLE floor_pit")
        wrong = ""
        try:
            watch(owner)
        except FloorRefused as refused:
            wrong = str(refused)
        view = Unwritten().added_to(read_view(read_floor(owner)), wrong)
    return [one.what for one in view.alerts]

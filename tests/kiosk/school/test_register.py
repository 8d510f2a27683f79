"""The head of the school names the table that it was opened at: its link too."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.school.register import KioskRegister
from dealer_assist.school.people.file import PeopleFile
from tests.support.shipped_tables import shipped


@pytest.mark.parametrize(
    ("table", "console"),
    [("crazy4-nexus", "Nexus"), ("crazy4-link", "Nexus, Multi-Game Link")],
)
def test_a_linked_table_is_not_taken_for_one_that_stands_alone(
    table: str, console: str, tmp_path: Path
) -> None:
    clock = SimulatedClock(datetime(2026, 3, 14, tzinfo=UTC))
    with PeopleFile.open(tmp_path / "people.training.db", b"k" * 32, clock.now) as file:
        learning = KioskRegister(file, shipped(table), clock, lambda: ()).learning()
    assert learning.facts()[0].rest == console

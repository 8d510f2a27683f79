"""A journal that is only read: a table resumes from it, and nothing can be recorded."""

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.desk.steps import resume
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import Reading
from dealer_assist.journal.store import Journal
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.decide import decide
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def test_a_table_resumes_from_what_is_read(
    tmp_path: Path, crazy4_nexus: TableSetup, staff: dict[str, StaffMember]
) -> None:
    file = tmp_path / "c4.training.db"
    with Journal.open(
        file, purpose="training", table="crazy4-nexus", clock=lambda: NOW, key=bytes(32)
    ) as journal:
        opened = decide(Table(crazy4_nexus), SwipeCard(staff["dealer-1"]), 0)
        entries = [Entry(*encode(event), 1, "dealer-1") for event in opened]
        journal.append(entries, digest=crazy4_nexus.digest)
        with closing(connect_reader(file)) as db:
            assert resume(crazy4_nexus, Reading(db)).round.phase is Phase.BETTING

"""Only what is whole goes out, and a look never holds the table's file."""

from pathlib import Path

import pytest
from forger import forger
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.journal.door.source import AT_ONCE, BEGINNING, DoorPlace, DoorSource
from dealer_assist.journal.errors import JournalDamaged


def test_a_batch_goes_on_where_the_last_one_ended(played_rounds: Path) -> None:
    source = DoorSource(played_rounds, KEY)
    first = source.after(BEGINNING)
    assert [one.seq for one in first] == list(range(1, AT_ONCE + 1))
    second = source.after(DoorPlace(first[-1].seq, first[-1].hash))
    assert second[0].seq == AT_ONCE + 1
    assert source.after(DoorPlace(source.last())) == []


def test_an_event_that_was_altered_does_not_go_out_nor_what_follows(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 7")
    source = DoorSource(played_rounds, KEY)
    with pytest.raises(JournalDamaged, match=r"damaged at event 7 .*journal verify"):
        source.after(BEGINNING)
    assert source.after(DoorPlace(10))  # asked for by its number, behind the damage


def test_a_journal_that_was_put_back_is_said_with_the_way_on(played_rounds: Path) -> None:
    source = DoorSource(played_rounds, KEY)
    with pytest.raises(JournalDamaged, match=r"event 4 .*put back from a backup.* --from"):
        source.after(DoorPlace(4, "0" * 64))
    with pytest.raises(JournalDamaged, match="put back from a backup"):
        source.after(DoorPlace(source.last() + 9, "0" * 64))


def test_another_key_signs_nothing(played_rounds: Path) -> None:
    with pytest.raises(JournalDamaged, match="made with another key"):
        DoorSource(played_rounds, b"\1" * 32)


def test_between_two_looks_the_table_can_bring_its_log_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "crazy4.training.db"
    with open_scripted(path) as journal:
        table = ScriptedTable(journal)
        table.play(3)
        source = DoorSource(path, KEY)
        assert source.after(BEGINNING)
        table.play(3, seed=2)
        busy, *_ = journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        assert busy == 0


def test_what_was_written_is_news_and_without_a_sign_of_it_a_look_comes_now_and_then(
    tmp_path: Path,
) -> None:
    path = tmp_path / "crazy4.training.db"
    with open_scripted(path) as journal:
        source = DoorSource(path, KEY)
        assert source.has_news()
        assert not source.has_news()
        ScriptedTable(journal).play(1)
        assert source.has_news()
        assert sum(source.has_news() for _ in range(80)) == 4

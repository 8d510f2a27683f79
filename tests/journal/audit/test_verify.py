"""Whoever changes a journal is found out, and the first bad event is named."""

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from forger import forger
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.journal.audit.verify import Finding, verify
from dealer_assist.journal.chain import Head, Seal, link
from dealer_assist.journal.entry import EVENTS
from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.journal.schema import about


def last_seq(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT max(seq) FROM events").fetchone()[0])


def test_an_untouched_journal_has_no_findings(played_rounds: Path) -> None:
    assert verify(played_rounds, KEY) == []


def test_an_empty_journal_has_no_findings(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "new.db") as journal:
        assert journal.verify() == []


def test_a_running_table_can_be_verified_by_another_program(tmp_path: Path) -> None:
    with open_scripted(tmp_path / "x.db") as journal:
        ScriptedTable(journal).play(3)
        assert verify(tmp_path / "x.db", KEY) == []


def test_any_byte_of_any_column_that_changes_is_found(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        columns = [name for _, name, *_ in db.execute("PRAGMA table_info(events)")][1:]
        for seq in (1, 2, 40, 41, last_seq(played_rounds)):
            for column in columns:
                (value,) = db.execute(f"SELECT {column} FROM events WHERE seq = {seq}").fetchone()
                for forged in _changes(value):
                    change = f"UPDATE events SET {column} = ? WHERE seq = {seq}"
                    try:
                        db.execute(change, (forged,))
                    except sqlite3.IntegrityError:
                        continue  # the table's own conditions refuse it already
                    findings = verify(played_rounds, KEY)
                    assert findings, (seq, column, forged)
                    assert findings[0].seq == seq, (column, forged)
                    db.execute(change, (value,))
    assert [f.what for f in verify(played_rounds, KEY)] == []


def _changes(value: object) -> Iterator[object]:
    match value:
        case int():
            yield value + 1
        case str() if value:
            yield value[:-1] + chr(ord(value[-1]) ^ 1)
            yield value + " "
        case str():
            yield "x"
        case bytes():
            yield bytes([value[0] ^ 1]) + value[1:]


def test_any_byte_of_an_event_on_disk_that_changes_is_found(played_rounds: Path) -> None:
    whole = played_rounds.read_bytes()
    payload = whole.index(b'{"seat":')
    begin = whole.rindex(bytes(3), 0, payload) + 3  # free room on the page, then its newest event
    for at in range(begin, payload + 90, 3):
        played_rounds.write_bytes(whole[:at] + bytes([whole[at] ^ 0x04]) + whole[at + 1 :])
        assert verify(played_rounds, KEY), f"byte {at} of the file"


@pytest.mark.parametrize("seq", [1, 2, 77])
def test_a_removed_event_is_named(played_rounds: Path, seq: int) -> None:
    with forger(played_rounds) as db:
        db.execute("DELETE FROM events WHERE seq = ?", (seq,))
    first = verify(played_rounds, KEY)[0]
    assert (first.seq, first.what) == (seq, f"event {seq} is missing")


def test_removed_events_whose_followers_moved_up_are_found(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("DELETE FROM events WHERE seq = 50")
        db.execute("UPDATE events SET seq = -seq WHERE seq > 50")
        db.execute("UPDATE events SET seq = -seq - 1 WHERE seq < 0")
    assert verify(played_rounds, KEY)[0].seq == 50


def test_swapped_events_are_found(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        for old, new in ((30, -1), (31, 30), (-1, 31)):
            db.execute("UPDATE events SET seq = ? WHERE seq = ?", (new, old))
    assert verify(played_rounds, KEY)[0].seq == 30


def test_a_repeated_event_is_found(played_rounds: Path) -> None:
    end = last_seq(played_rounds)
    with forger(played_rounds) as db:
        db.execute(
            "INSERT INTO events SELECT seq + 1, at_utc, offset_minutes, round, kind, who, device,"
            " command, payload, definitions, hash FROM events WHERE seq = ?",
            (end,),
        )
    assert verify(played_rounds, KEY)[0].seq == end + 1


def test_a_replaced_event_is_found(played_rounds: Path) -> None:
    with closing(sqlite3.connect(played_rounds, isolation_level=None)) as db:
        db.execute(
            "INSERT OR REPLACE INTO events SELECT seq, at_utc, offset_minutes, round, kind, 'x',"
            " device, command, payload, definitions, hash FROM events WHERE seq = 12"
        )
    assert verify(played_rounds, KEY)[0].seq == 12


@pytest.mark.parametrize("count", [1, 2, 100])
def test_a_truncated_tail_is_found(played_rounds: Path, count: int) -> None:
    end = last_seq(played_rounds)
    with forger(played_rounds) as db:
        db.execute("DELETE FROM events WHERE seq > ?", (end - count,))
    first = verify(played_rounds, KEY)[0]
    assert first.seq == end - count + 1
    assert "cut off" in first.what
    with pytest.raises(JournalDamaged) as damage:
        open_scripted(played_rounds)
    assert damage.value.first_bad == end - count + 1


def rewrite(path: Path, key: bytes, change: Callable[[sqlite3.Connection], None]) -> None:
    """Change events, then make the whole chain anew and seal it with a key."""
    with forger(path) as db:
        change(db)
        told = about(db)
        first = last = told.first_link
        seq = 0
        for row in db.execute(f"{EVENTS} ORDER BY e.seq").fetchall():
            seq, last = row[0], link(last, row)
            db.execute("UPDATE events SET hash = ? WHERE seq = ?", (last, seq))
        sealed = Seal(key, first)(seq, last)
        db.execute("UPDATE head SET seq = ?, hash = ?, seal = ?", (seq, last, sealed))


def test_a_chain_rewritten_without_the_key_is_found(played_rounds: Path) -> None:
    rewrite(
        played_rounds,
        b"guessed" * 4 + b"four",
        lambda db: db.execute("UPDATE events SET who = 'nobody' WHERE seq = 9"),
    )
    (finding,) = verify(played_rounds, KEY)
    assert "key" in finding.what


def test_a_chain_rewritten_with_the_key_is_found_by_a_saved_head(played_rounds: Path) -> None:
    with open_scripted(played_rounds) as journal:
        saved = journal.head
    rewrite(
        played_rounds, KEY, lambda db: db.execute("UPDATE events SET who = 'nobody' WHERE seq = 9")
    )
    assert verify(played_rounds, KEY) == []
    (finding,) = verify(played_rounds, KEY, saved)
    assert (finding.seq, "rewritten" in finding.what) == (saved.seq, True)


def test_a_journal_put_back_to_an_earlier_day_is_found_by_a_saved_head(
    played_rounds: Path,
) -> None:
    earlier = played_rounds.read_bytes()
    with open_scripted(played_rounds) as journal:
        ScriptedTable(journal).play(2)
        saved = journal.head
        assert journal.verify(saved) == []
    played_rounds.write_bytes(earlier)
    assert verify(played_rounds, KEY) == []
    (finding,) = verify(played_rounds, KEY, saved)
    assert "cut off" in finding.what
    assert finding.seq == last_seq(played_rounds) + 1


def test_a_saved_head_of_an_empty_journal_says_nothing(played_rounds: Path) -> None:
    assert verify(played_rounds, KEY, Head(0, hashlib.sha256().hexdigest())) == []


def test_an_altered_digest_of_definitions_is_found(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("UPDATE definitions SET digest = 'other'")
    assert verify(played_rounds, KEY)[0].seq == 1


def test_an_altered_view_is_found(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("DROP VIEW wins")
        db.execute("CREATE VIEW wins AS SELECT 1 AS number")
    (finding,) = verify(played_rounds, KEY)
    assert "wins" in finding.what


def test_findings_say_since_when_and_go_on_after_the_first(played_rounds: Path) -> None:
    with forger(played_rounds) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq IN (20, 90)")
        (before,) = db.execute("SELECT at_utc FROM events WHERE seq = 19").fetchone()
    findings = verify(played_rounds, KEY)
    assert [finding.seq for finding in findings] == [20, 90]
    assert str(findings[0]) == f"event 20: the event or its hash was altered, after {before}"


def test_a_journal_in_which_all_is_wrong_is_told_in_a_thousand_findings(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(110)
    with forger(path) as db:
        db.execute("UPDATE events SET who = 'nobody'")
    assert len(verify(path, KEY)) == 1000


@pytest.mark.parametrize("content", [b"", b"not a database, not at all" * 9])
def test_a_file_that_cannot_be_read_is_a_finding(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.db"
    path.write_bytes(content)
    (finding,) = verify(path, KEY)
    assert "cannot be read" in finding.what


def forge_money(path: Path, kind: str, place: str, change: str) -> Finding:
    """Change a figure in the third event of a kind, rewrite the chain with the key, verify."""

    def forged(db: sqlite3.Connection) -> None:
        (seq,) = db.execute(
            "SELECT seq FROM events WHERE kind = ? ORDER BY seq LIMIT 1 OFFSET 2", (kind,)
        ).fetchone()
        db.execute(
            f"UPDATE events SET payload ="
            f" json_set(payload, '{place}', json_extract(payload, '{place}') {change})"
            f" WHERE seq = {seq}"
        )

    rewrite(path, KEY, forged)
    return verify(path, KEY)[0]


@pytest.mark.parametrize(
    ("kind", "place", "change", "word"),
    [
        ("GameStarted", "$.meters[0].account.meter", "+ 1", "out by -1"),
        ("GameStarted", "$.wagers[0].cents", "- 100000", "wagers bring"),
        ("RoundOpened", "$.meters[0].account.paid", "+ 10000", "out by"),
        ("WinsAuthorised", "$.wins[0].award.from_meter", "+ 1", "did not pay"),
        ("WinsAuthorised", "$.wins[0].award.seed", "+ 1", "did not pay"),
        ("WinsAuthorised", "$.first_number", "+ 1", "follows win"),
        ("GameStarted", "$.meters", "|| 'x'", "cannot be read"),
    ],
)
def test_money_that_does_not_add_up_is_found_even_in_a_sealed_chain(
    played_rounds: Path, kind: str, place: str, change: str, word: str
) -> None:
    finding = forge_money(played_rounds, kind, place, change)
    assert word in finding.what
    assert finding.seq > 0


def test_a_meter_that_moves_between_rounds_is_found(played_rounds: Path) -> None:
    def moved(db: sqlite3.Connection) -> None:
        seq, payload = db.execute(
            "SELECT seq, payload FROM events WHERE kind = 'RoundOpened' AND round = 9"
        ).fetchone()
        said = json.loads(payload)
        said["meters"][0]["account"]["meter"] += 5
        said["meters"][0]["account"]["adjusted"] += 5
        db.execute("UPDATE events SET payload = ? WHERE seq = ?", (json.dumps(said), seq))

    rewrite(played_rounds, KEY, moved)
    assert "changed without" in verify(played_rounds, KEY)[0].what

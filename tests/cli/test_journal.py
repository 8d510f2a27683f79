"""What an auditor gets on the command line."""

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from child_process import FOR_A_CHILD
from forger import forger
from scripted_table import KEY, ScriptedTable, SlowClock, open_scripted

from dealer_assist.cli.journal import (
    back_up_all,
    check,
    export_all,
    journals_in,
    rebuild_all,
    restore_all,
    show,
)
from dealer_assist.cli.main import main
from dealer_assist.cli.output import progress_bar
from dealer_assist.errors import UsageError
from dealer_assist.journal.audit.backup import back_up, head_of
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.chain import Head
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.errors import AnotherInstance, NotAJournal
from dealer_assist.journal.opening import release_lock, take_lock
from dealer_assist.journal.store import Journal
from dealer_assist.staff.register import NAME


@pytest.fixture
def folder(played_rounds: Path) -> Path:
    with open_scripted(played_rounds.with_name("second.db")) as journal:
        ScriptedTable(journal).play(2, seed=3)
    return played_rounds.parent


def spoil(path: Path) -> None:
    with forger(path) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 4")


def test_whole_journals_are_said_to_be_whole(folder: Path) -> None:
    out = io.StringIO()
    assert check(folder, KEY, "text", out) == 0
    lines = out.getvalue().splitlines()
    assert len(lines) == 2
    assert all("chain and money are whole; head " in line for line in lines)


def test_a_finding_gives_status_1_and_says_what_where_and_since_when(folder: Path) -> None:
    spoil(folder / "second.db")
    out = io.StringIO()
    assert check(folder, KEY, "text", out) == 1
    assert "second.db: event 4: the event or its hash was altered, after 2026" in out.getvalue()

    out = io.StringIO()
    assert check(folder, KEY, "json", out) == 1
    first, second = map(json.loads, out.getvalue().splitlines())
    assert (first["ok"], first["findings"]) == (True, [])
    assert first["head"]["seq"] > 500
    assert (second["ok"], second["head"], second["findings"][0]["seq"]) == (False, None, 4)

    out = io.StringIO()
    assert check(folder, KEY, "csv", out) == 1
    (row,) = csv.DictReader(io.StringIO(out.getvalue()))
    assert (row["journal"], row["seq"]) == ("second.db", "4")


def test_what_a_newer_version_has_recorded_is_found_and_named(tmp_path: Path) -> None:
    """A version that goes back finds the chain whole, and could not open the table."""
    tomorrow = Entry("SeatsSwapped", {"seat": 3}, 0)
    for name in ("crazy4", NAME):
        file = tmp_path / f"{name}.live.db"
        with Journal.open(file, purpose="live", table=name, clock=SlowClock(), key=KEY) as journal:
            journal.append([tomorrow], digest=name)
    out = io.StringIO()
    assert check(tmp_path, KEY, "text", out) == 1
    sentence = "event 1: this version does not know a SeatsSwapped; install a newer one"
    assert out.getvalue().splitlines() == [
        f"crazy4.live.db: {sentence}",
        f"staff.live.db: {sentence}",
    ]


def test_a_reader_gets_the_last_rounds_and_wins_in_columns(folder: Path) -> None:
    out = io.StringIO()
    assert show(folder, "rounds", "text", out) == 0
    lines = out.getvalue().splitlines()
    assert lines[0] == "crazy4.training.db"
    assert lines[1].split()[:3] == ["round", "opened_local", "outcome"]
    assert lines[26].split()[0] == "61"
    out = io.StringIO()
    assert show(folder, "wins", "text", out) == 0
    assert "four_aces" in out.getvalue()


def test_a_program_gets_all_of_them_with_one_header(folder: Path) -> None:
    out = io.StringIO()
    assert show(folder, "rounds", "csv", out) == 0
    rows = list(csv.DictReader(io.StringIO(out.getvalue())))
    assert [row["journal"] for row in rows] == ["crazy4.training.db"] * 61 + ["second.db"] * 3
    out = io.StringIO()
    assert show(folder, "wins", "json", out) == 0
    assert all(json.loads(line)["prize_cents"] > 0 for line in out.getvalue().splitlines())


def test_export_writes_every_event_of_every_journal(folder: Path) -> None:
    out, bar = io.StringIO(), io.StringIO()
    assert export_all(folder, "json", out, progress_bar(bar)) == 0
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {line["journal"] for line in lines} == {"crazy4.training.db", "second.db"}
    assert bar.getvalue().count("\n") == 2
    assert "#" * 30 in bar.getvalue()


def test_a_folder_without_journals_is_said(tmp_path: Path) -> None:
    with pytest.raises(NotAJournal, match="no journal in"):
        check(tmp_path, KEY, "text", io.StringIO())


def test_a_register_or_a_new_table_is_said_to_have_no_rounds(tmp_path: Path) -> None:
    open_scripted(tmp_path / "crazy4.training.db").close()
    Journal.open(
        tmp_path / "staff.live.db", purpose="live", table="staff", clock=SlowClock(), key=KEY
    ).close()
    out = io.StringIO()
    assert show(tmp_path, "rounds", "text", out) == 0
    assert out.getvalue().splitlines() == [
        "crazy4.training.db has no rounds yet",
        "staff.live.db is the staff register: it has no rounds",
    ]


def test_a_journal_that_was_cut_off_is_found_by_its_noted_end_and_restored_without_it(
    tmp_path: Path,
) -> None:
    path, heads = tmp_path / "crazy4.training.db", tmp_path / "settings"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(2)
        last = journal.head.seq
    before = path.read_bytes()
    with Journal.open(
        path, purpose="training", table="crazy4", clock=SlowClock(), key=KEY, heads=heads
    ) as journal:
        ScriptedTable(journal).play(1)
        recorded = journal.head.seq
    assert check(tmp_path, KEY, "text", io.StringIO(), heads) == 0
    path.write_bytes(before)
    assert check(tmp_path, KEY, "text", io.StringIO()) == 0
    out = io.StringIO()
    assert check(tmp_path, KEY, "text", out, heads) == 1
    assert f"event {last + 1}: the journal was cut off before event {recorded}" in out.getvalue()
    out = io.StringIO()
    assert restore_all(tmp_path, KEY, out, heads) == 0
    assert f"put the journal back to event {last}; {recorded - last} events" in out.getvalue()
    assert "what they were worth cannot be read any more" in out.getvalue()
    assert path.read_bytes()[:100] == before[:100]
    assert check(tmp_path, KEY, "text", io.StringIO(), heads) == 0


def test_a_journal_is_not_restored_under_the_table_that_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with open_scripted(path) as journal:
        ScriptedTable(journal).play(2, seed=3)
        back_up(path, KEY)
        spoil(path)
        with pytest.raises(AnotherInstance, match="close it first"):
            restore_all(tmp_path, KEY, io.StringIO())
        assert list(tmp_path.glob("*damaged*")) == []
    out = io.StringIO()
    assert restore_all(tmp_path, KEY, out) == 0
    assert "put the journal back to event" in out.getvalue()


def test_a_backup_with_more_events_than_a_cut_off_journal_takes_its_place(tmp_path: Path) -> None:
    path, heads = tmp_path / "crazy4.training.db", tmp_path / "settings"
    open_scripted(path).close()
    before = path.read_bytes()
    with Journal.open(
        path, purpose="training", table="crazy4", clock=SlowClock(), key=KEY, heads=heads
    ) as journal:
        ScriptedTable(journal).play(1)
        back_up(path, KEY)
        saved = journal.head
        ScriptedTable(journal).play(1)
    path.write_bytes(before)
    out = io.StringIO()
    assert restore_all(tmp_path, KEY, out, heads) == 0
    assert f"put the journal back to event {saved.seq}; " in out.getvalue()
    assert "; damaged: crazy4.training.db.damaged-before-" in out.getvalue()
    assert verify(path, KEY, saved) == []
    assert check(tmp_path, KEY, "text", io.StringIO(), heads) == 0


def test_the_head_of_a_printed_report_is_found_in_its_journal_or_missed(folder: Path) -> None:
    head = head_of(folder / "second.db")
    short = Head(head.seq, head.hash[:12].upper())
    assert check(folder, KEY, "text", io.StringIO(), printed=head) == 0
    assert check(folder, KEY, "text", io.StringIO(), printed=short) == 0
    for other, word in (
        (Head(head.seq, "00" * 6), "rewritten since its head was saved"),
        (Head(99_999, head.hash), "cut off before event 99999"),
    ):
        out = io.StringIO()
        assert check(folder, KEY, "text", out, printed=other) == 1
        assert word in out.getvalue()


def test_a_wrong_head_accuses_no_register_of_staff_cards(folder: Path) -> None:
    (register, *_) = journals_in(folder)
    with forger(register) as db:
        db.execute("UPDATE about SET value = ? WHERE name = 'table'", (NAME,))
    out = io.StringIO()
    check(folder, KEY, "json", out, printed=Head(99_999, "00" * 6))
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert not any("cut off" in one["what"] for one in first["findings"])
    assert any("cut off" in one["what"] for one in second["findings"])


def test_a_copy_on_a_stick_takes_the_place_of_a_damaged_journal(tmp_path: Path) -> None:
    data, stick = tmp_path / "data", tmp_path / "stick"
    data.mkdir()
    stick.mkdir()
    path = data / "crazy4.training.db"
    open_scripted(path).close()
    with Journal.open(
        path, purpose="training", table="crazy4", clock=SlowClock(), key=KEY
    ) as journal:
        ScriptedTable(journal).play(1)
        saved = journal.head
    assert back_up_all(data, KEY, stick, io.StringIO()) == 0
    spoil(path)
    out = io.StringIO()
    assert restore_all(data, KEY, out) == 1
    assert "no good backup is beside it; keep it, and name a stick or folder" in out.getvalue()
    assert restore_all(data, KEY, io.StringIO(), copies=stick) == 0
    assert verify(path, KEY, saved) == []


def test_d17_views_are_not_made_anew_under_a_running_table(folder: Path) -> None:
    (journal, *_) = journals_in(folder)
    lock = take_lock(journal)
    with pytest.raises(AnotherInstance, match="runs on the same data"):
        rebuild_all(folder, io.StringIO())
    release_lock(lock)
    rebuild_all(folder, io.StringIO())


def test_a_verified_copy_of_every_journal_goes_into_a_folder(folder: Path, tmp_path: Path) -> None:
    into = tmp_path / "stick"
    into.mkdir()
    out = io.StringIO()
    assert back_up_all(folder, KEY, into, out) == 0
    assert back_up_all(folder, KEY, into, out) == 0
    copies = sorted(into.iterdir())
    assert len(copies) == 2
    assert [verify(copy, KEY) for copy in copies] == [[], []]
    assert out.getvalue().endswith(f" events, verified, in {copies[-1]}\n")


def test_a_folder_that_is_not_there_gets_no_copy_beside_it(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is no folder; see that its disk is there"):
        back_up_all(folder, KEY, tmp_path / "stick", io.StringIO())
    assert not (tmp_path / "stick").exists()


def test_a_damaged_journal_is_said_and_not_kept(folder: Path, tmp_path: Path) -> None:
    into = tmp_path / "stick"
    into.mkdir()
    spoil(folder / "second.db")
    out = io.StringIO()
    assert back_up_all(folder, KEY, into, out) == 1
    assert "second.db does not verify (event " in out.getvalue()
    assert "Nothing was kept" in out.getvalue()
    (other,) = into.iterdir()  # one damaged journal keeps no other from its copy
    assert other.name.startswith("crazy4.training-")


FULL = """
import resource, signal, sys
from pathlib import Path
from dealer_assist.cli.main import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_001, resource.RLIM_INFINITY))
sys.exit(main(["journal", "backup", "--data", sys.argv[1], "--into", sys.argv[2]]))
"""


def test_a_disk_without_room_is_said_in_a_sentence(folder: Path, tmp_path: Path) -> None:
    into, settings = tmp_path / "stick", tmp_path / "settings" / "dealer-assist"
    into.mkdir()
    settings.mkdir(parents=True)
    (settings / "journal.key").write_bytes(KEY)
    env = {**FOR_A_CHILD, "XDG_CONFIG_HOME": str(tmp_path / "settings")}
    told = subprocess.run(
        # -B: a compiled module, too, would be cut off by that limit, and break the next run.
        [sys.executable, "-B", "-c", FULL, folder, into],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env=env,
    )
    assert told.returncode == 2
    assert "No backup of " in told.stderr
    assert told.stderr.rstrip().endswith(": see to that disk.")
    assert list(into.iterdir()) == []


WRITE_PROTECTED = 'mount -t tmpfs -o ro none "$1" && shift && exec "$@"'


@pytest.mark.skipif(os.geteuid() != 0, reason="NOT RUN: it needs root")
def test_a_stick_that_is_write_protected_is_said_in_a_sentence(
    folder: Path, tmp_path: Path
) -> None:
    """In a view of the file system of its own: nothing of it reaches this machine."""
    into, settings = tmp_path / "stick", tmp_path / "settings" / "dealer-assist"
    into.mkdir()
    settings.mkdir(parents=True)
    (settings / "journal.key").write_bytes(KEY)
    call = [sys.executable, "-m", "dealer_assist", "journal", "backup", "--data", folder]
    told = subprocess.run(
        ["unshare", "--mount", "sh", "-c", WRITE_PROTECTED, "sh", into, *call, "--into", into],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**FOR_A_CHILD, "XDG_CONFIG_HOME": str(tmp_path / "settings")},
    )
    if told.returncode != 2 and "unshare" in told.stderr:
        pytest.skip("NOT RUN: no view of the file system can be made here")
    assert told.returncode == 2
    said = told.stderr.rstrip().splitlines()[-1]
    assert said.startswith("dealer-assist: No backup of ")
    assert "Errno" not in said
    assert said.endswith(": see to that disk.")


def test_into_and_backup_go_together() -> None:
    for words in (["journal", "backup"], ["journal", "verify", "--into", "x"]):
        assert main(words) == 2

"""Damage anywhere in the journal is named while the table runs, and lost events at its start."""

import time
from pathlib import Path

import pytest
from forger import forger

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.desk import background
from dealer_assist.desk.clock import WallClock
from dealer_assist.journal.errors import EventsLost
from dealer_assist.journal.files import journal_file
from dealer_assist.kiosk.table.backup_offer import backup_for
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own key out of it, and begin to check at once."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setattr(background, "FIRST_SECONDS", 0.0)
    monkeypatch.setattr(background, "BETWEEN_SECONDS", 0.0)


def open_it(data: Path) -> OpenTable:
    return open_table("crazy4-nexus", data, WallClock())


def sign_in(opened: OpenTable) -> None:
    swiper = opened.rack.simulated.swiper
    assert swiper is not None
    swiper.swipe(opened.cards[0].number)
    opened.desk.tick()


def play(opened: OpenTable, rounds: int) -> None:
    for _ in range(rounds):
        assert opened.desk.submit(c.StartGame())
        assert opened.desk.submit(c.VoidRound("Misdeal"))  # END GAME would wait for the clock
        assert opened.desk.submit(c.GiveBack())


def played(data: Path) -> Path:
    """Play some rounds and close the program in the middle of the evening."""
    opened = open_it(data)
    sign_in(opened)
    play(opened, 5)
    opened.close()
    # A slow machine has checked it all by then: what is waited for is the next run's own check.
    for note in data.rglob("*.checked"):
        note.unlink()
    return journal_file(data, "crazy4-nexus")


def spoil_an_old_event(journal: Path) -> None:
    with forger(journal) as db:
        db.execute("UPDATE events SET who = 'nobody' WHERE seq = 4")


def wait_for_the_check(opened: OpenTable) -> None:
    kept = opened.journal.kept
    assert kept is not None
    while not (kept.checked().is_done or kept.checked().finding):
        time.sleep(0.01)
    if kept.checked().finding:
        opened.watch._join()  # a finding ends it, once it is said
    opened.desk.tick()


def test_a_whole_journal_raises_no_alert(tmp_path: Path) -> None:
    played(tmp_path)
    opened = open_it(tmp_path)
    wait_for_the_check(opened)
    assert opened.desk.table.lasting.alerts == ()
    opened.close()


def test_damage_long_before_the_tail_becomes_an_alert_and_is_named_at_the_next_start(
    tmp_path: Path,
) -> None:
    spoil_an_old_event(played(tmp_path))
    opened = open_it(tmp_path)
    wait_for_the_check(opened)
    (alert,) = opened.desk.table.lasting.alerts
    assert "event 4: the event or its hash was altered" in alert.sentence
    opened.close()
    again = open_it(tmp_path)
    (journal,) = [one for one in again.checks if one.name == "Journal"]
    assert not journal.is_well
    assert "event 4" in journal.found
    assert "technician" in journal.cure
    again.close()


def lose_the_log(data: Path) -> tuple[Path, int]:
    """Let the program die, and its log be swept away; give the journal and its last event."""
    journal = played(data)
    before = journal.read_bytes()
    opened = open_it(data)
    sign_in(opened)
    play(opened, 2)
    last = opened.journal.head.seq
    opened.close()
    journal.write_bytes(before)
    return journal, last


def test_a_lost_log_is_named_at_the_start_with_the_cure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal, last = lose_the_log(tmp_path)
    with pytest.raises(EventsLost, match=f"up to event {last} is missing: put .*-wal back") as lost:
        open_it(tmp_path)
    assert backup_for(lost.value) is None
    assert main(["journal", "verify", "--data", str(tmp_path)]) == 1
    assert f"cut off before event {last}" in capsys.readouterr().out
    assert main(["journal", "restore", "--data", str(tmp_path)]) == 0
    assert "events after it are lost" in capsys.readouterr().out
    assert journal.exists()
    opened = open_it(tmp_path)
    opened.desk.tick()
    assert any(
        "events after it are lost" in one.sentence for one in opened.desk.table.lasting.alerts
    )
    opened.close()
    assert main(["journal", "verify", "--data", str(tmp_path)]) == 0


def test_another_key_folder_knows_nothing_of_the_journal_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, last = lose_the_log(tmp_path)
    key = paths.key_file().read_bytes()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    paths.key_file().parent.mkdir(parents=True)
    paths.key_file().write_bytes(key)
    opened = open_it(tmp_path)
    opened.desk.tick()
    assert 0 < opened.journal.head.seq < last
    (alert,) = opened.desk.table.lasting.alerts
    assert "the note of its end beside the key is missing or was altered" in alert.sentence
    opened.close()


def test_a_report_on_paper_proves_that_nothing_was_cut_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path)
    opened = open_it(tmp_path)
    head = opened.journal.head
    opened.close()
    verify = ["journal", "verify", "--data", str(tmp_path), "--head"]
    assert main([*verify, f"{head.seq}:{head.hash[:16]}"]) == 0
    assert main([*verify, f"{head.seq + 9}:{head.hash[:16]}"]) == 1
    assert "cut off" in capsys.readouterr().out
    assert main([*verify, "yesterday"]) == 2
    assert main(["journal", "wins", "--data", str(tmp_path), "--head", "8:12345678"]) == 2
    assert "leave it out" in capsys.readouterr().err

"""The door as the house's own programs call it: the real command, killed and started again."""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from child_process import FOR_A_CHILD
from scripted_table import KEY, ScriptedTable, SlowClock, open_scripted

from dealer_assist.cli.journal_door import choose_journal
from dealer_assist.cli.main import main
from dealer_assist.errors import UsageError
from dealer_assist.journal.door.line import door_key, is_signed
from dealer_assist.journal.door.source import DoorSource
from dealer_assist.journal.store import Journal

KILLS = 4


@pytest.fixture
def folder(played_rounds: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one table, with the journal's key where the program looks for it."""
    settings = played_rounds.parent / "settings"
    settings.mkdir()
    (settings / "journal.key").write_bytes(KEY)
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(settings))
    return played_rounds.parent


def call(folder: Path, *words: str) -> list[str]:
    return ["journal", "follow", "--data", str(folder), *words]


def numbers(text: str) -> list[int]:
    return [json.loads(line)["seq"] for line in text.splitlines()]


def test_what_is_on_record_comes_out_signed_from_any_number_on(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(call(folder, "--once")) == 0
    every = capsys.readouterr().out
    source = DoorSource(folder / "crazy4.training.db", KEY)
    assert numbers(every) == list(range(1, source.last() + 1))
    assert main(["journal", "door-key", "--data", str(folder)]) == 0
    key = bytes.fromhex(capsys.readouterr().out)
    assert key == door_key(KEY, source.first)
    assert all(is_signed(line, key) for line in every.splitlines())
    assert main(call(folder, "--once", "--from", "500")) == 0
    assert capsys.readouterr().out == "".join(every.splitlines(keepends=True)[499:])
    assert main(call(folder, "--once", "--marks")) == 0
    assert "payload" not in capsys.readouterr().out


def test_a_journal_is_meant_by_the_word_that_its_lines_say(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("crazy4", "crazy4.training", "crazy4.training.db"):
        assert main(call(folder, "--once", "--from", "500", "--journal", name)) == 0
    assert main(call(folder, "--once", "--journal", "craz")) == 2
    assert "There is no journal 'craz'" in capsys.readouterr().err


def test_the_second_call_goes_on_where_the_first_ended(folder: Path) -> None:
    out = folder / "out.jsonl"
    assert main(call(folder, "--once", "--to", str(out))) == 0
    before = numbers(out.read_text())
    with open_scripted(folder / "crazy4.training.db") as journal:
        ScriptedTable(journal).play(2, seed=9)
        last = journal.head.seq
    moved = out.rename(folder / "moved.jsonl")
    assert main(call(folder, "--once", "--to", str(out))) == 0
    assert numbers(moved.read_text()) + numbers(out.read_text()) == list(range(1, last + 1))
    assert len(before) < last


def test_killed_again_and_again_beside_a_playing_table_it_loses_nothing(folder: Path) -> None:
    out = folder / "out.jsonl"
    command = [sys.executable, "-P", "-m", "dealer_assist", *call(folder, "--to", str(out))]
    key = {"CONFIGURATION_DIRECTORY": str(folder / "settings")}
    with open_scripted(folder / "crazy4.training.db") as journal:
        table = ScriptedTable(journal)
        for kill in range(KILLS):
            child = subprocess.Popen(command, env=FOR_A_CHILD | key)
            try:
                was = out.stat().st_size if out.exists() else 0
                table.play(3, seed=kill)
                while not (out.exists() and out.stat().st_size > was):
                    with suppress(subprocess.TimeoutExpired):
                        assert child.wait(0.02) is None
                table.play(3, seed=kill + KILLS)
            finally:
                child.kill()
                child.wait()
        last = journal.head.seq
    assert main(call(folder, "--once", "--to", str(out))) == 0
    assert numbers(out.read_text()) == list(range(1, last + 1))
    assert main(["journal", "verify", "--data", str(folder)]) == 0


def test_a_call_that_will_not_do_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, said in (
        (("--from", "99999"), "events; --from is at most"),
        (("--from", "0"), "must be at least 1"),
        (("--journal", "other"), "There is no journal 'other'; there are crazy4.training.db"),
        (("--to", "http://house.example/"), "write https:// for http://"),
    ):
        assert main(call(folder, "--once", *words)) == 2
        assert said in capsys.readouterr().err
    assert main(["journal", "verify", "--data", str(folder), "--once"]) == 2
    assert main(["journal", "rounds", "--data", str(folder), "--journal", "crazy4.training"]) == 2


def test_a_receiver_that_is_away_is_told_and_gives_status_1(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(call(folder, "--once", "--to", "unix:/nowhere/door")) == 1
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "see that its program runs" in told.err


def test_the_staff_register_stays_in_the_house_and_of_several_one_is_named(folder: Path) -> None:
    register = folder / "staff.live.db"
    Journal.open(register, purpose="live", table="staff", clock=SlowClock(), key=KEY).close()
    table = folder / "crazy4.training.db"
    assert choose_journal([table, register], None) == table
    with pytest.raises(UsageError, match="stays in the house"):
        choose_journal([table, register], "staff.live")
    other = folder / "other.db"
    open_scripted(other).close()
    with pytest.raises(UsageError, match=r"several journals; .*crazy4\.training\.db, other\.db"):
        choose_journal([table, register, other], None)
    assert choose_journal([table, register, other], "other") == other


def test_the_schema_is_printed_for_an_integrator(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "door-schema"]) == 0
    assert "SeatPaid" in json.loads(capsys.readouterr().out)["payloads"]

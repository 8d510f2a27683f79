"""The command line as a user meets it: exit status, one sentence, nothing left behind."""

import json
import os
import re
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest
from patience import PATIENCE_S

from dealer_assist import __version__
from dealer_assist.cli.main import ALIASES, COMMANDS, main
from dealer_assist.errors import DONE, WRONG_CALL

TABLE = Path("resources/tables/crazy4-nexus.toml")


def call(*words: str, environ: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, offscreen."""
    return subprocess.run(
        [sys.executable, "-m", "dealer_assist", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"} | (environ or {}),
    )


def assert_one_sentence(result: subprocess.CompletedProcess[str], *words: str) -> None:
    assert result.returncode == 2, result.stderr
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the user's own folders out of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path


@pytest.fixture
def data(home: Path) -> Path:
    return home / "data"


def test_an_unknown_command_is_answered_with_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal"]) == 2
    said = capsys.readouterr().err
    assert "no command 'deal'" in said
    assert all(command in said for command in COMMANDS)


def test_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(re.search(rf"\n    {command}\s", said) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_shows_how_it_is_called(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: dealer-assist {command} [-h]")
    assert main([command, "-h"]) == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_a_wrong_option_of_any_command_is_a_wrong_call(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--loudly"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert f"'dealer-assist {command} --help' shows how it is called" in said.err


@pytest.mark.parametrize("words", [("settle", "--help"), ("odds", "--help"), ("settle", "none")])
def test_rules_and_odds_are_asked_without_a_screen(words: tuple[str, ...]) -> None:
    code = (
        "import sys; from dealer_assist.cli.main import main; main(sys.argv[1:]); "
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, timeout=60, check=False
    )
    assert ended.returncode == 0, ended.stderr


def test_help_of_one_command_is_about_that_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    said = capsys.readouterr().out
    assert "--screenshots" in said
    assert "settle" not in said


def test_options_without_a_command_are_those_of_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--windowed", "--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: dealer-assist open [-h]")


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"dealer-assist {__version__}\n"


def test_settle_reads_a_file_and_answers_each_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deals = tmp_path / "deals.jsonl"
    deals.write_text('{"id": 1, "game": "nothing"}\nrubbish\n')
    assert main(["settle", str(deals)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == [1, None]
    assert answers[1]["line"] == 2


@pytest.mark.parametrize("what", ["list", "simulate"])
def test_only_a_probe_shows_bytes_raw(capsys: pytest.CaptureFixture[str], what: str) -> None:
    assert main(["devices", what, "--raw"]) == 2
    assert f"devices {what} takes no --raw" in capsys.readouterr().err


def test_settle_on_a_missing_file_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", "no-such-file"]) == 2
    assert "no-such-file cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("deals", [1, 5_000])
def test_answers_that_find_no_room_are_said_in_one_sentence(tmp_path: Path, deals: int) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text('{"id": 1}\n' * deals)
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "dealer_assist", "settle", str(file)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert_one_sentence(ended, "cannot be written (No space left on device)")


@pytest.mark.parametrize(
    "words",
    [("journal", "verify"), ("journal", "rounds"), ("report", "month"), ("staff", "list")],
)
def test_no_command_ends_in_a_traceback_where_there_is_no_room(
    data: Path, words: tuple[str, ...]
) -> None:
    assert call("open", "--data", str(data), "--exit-after", "table").returncode == 0
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "dealer_assist", *words, "--data", str(data)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert_one_sentence(ended, "cannot be written (No space left on device)")


@pytest.mark.parametrize(
    "words",
    [
        ("journal", "rounds"),
        ("journal", "wins", "--csv"),
        ("journal", "export"),
        ("journal", "rebuild"),
        ("report", "month"),
    ],
)
def test_a_file_that_is_no_journal_is_named_with_what_to_do(
    data: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    (data / "crazy4-nexus.training.db").write_bytes(b"rubbish" * 1_000)
    assert main([*words, "--data", str(data)]) == 2
    said = capsys.readouterr().err
    assert "crazy4-nexus.training.db cannot be read" in said
    assert "journal restore" in said


def test_workbooks_that_cannot_be_written_are_named(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    assert main(["journal", "export", "--data", str(data), "--excel", str(TABLE)]) == 2
    assert f"{TABLE} cannot be written (File exists)" in capsys.readouterr().err


def test_settle_without_standard_input_asks_for_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["settle"]) == 2
    assert "name a file" in capsys.readouterr().err


def test_odds_of_an_unknown_game_name_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "bridge"]) == 2
    assert "crazy_4_poker" in capsys.readouterr().err


def test_a_wrong_key_in_a_table_file_is_named_with_its_file(data: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(TABLE.read_text().replace("console = ", "consul = "))
    result = call("open", "--table", str(wrong), "--data", str(data))
    assert_one_sentence(result, "wrong.toml", "console", "is missing")
    assert not data.exists()


def test_a_paytable_that_does_not_exist_is_named_with_its_key(data: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(TABLE.read_text().replace('queens_up = "C4P-09"', 'queens_up = "C4P-99"'))
    result = call("open", "--table", str(wrong), "--data", str(data))
    assert_one_sentence(result, "wrong.toml", "paytables.queens_up", "C4P-99", "choose C4P-09")
    assert not data.exists()


@pytest.mark.parametrize(
    "words", [("open",), ("sign",), ("report", "day"), ("staff", "enrol"), ("staff", "pin")]
)
def test_a_table_that_does_not_exist_is_answered_with_the_nearest(
    data: Path, words: tuple[str, ...]
) -> None:
    result = call(*words, "--table", "moon", "--data", str(data))
    count = len(list(TABLE.parent.glob("*.toml")))
    assert_one_sentence(result, f"no table 'moon'. The nearest of {count} are ")
    assert not data.exists()


def test_a_table_file_that_does_not_exist_is_a_wrong_call(data: Path) -> None:
    assert_one_sentence(call("open", "--table", "moon.toml", "--data", str(data)), "moon.toml")
    assert not data.exists()


def test_a_data_folder_that_is_a_file_is_refused(data: Path) -> None:
    data.write_text("in the way")
    result = call("open", "--data", str(data), "--exit-after", "table")
    assert_one_sentence(result, str(data))
    assert data.read_text() == "in the way"


def test_a_second_instance_on_the_same_data_is_refused(data: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-m", "dealer_assist.scenarios.scene"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    assert first.stdin is not None
    assert first.stdout is not None
    begin = {"verb": "begin", "table": "crazy4-nexus", "data": str(data), "pictures": None}
    first.stdin.write(json.dumps(begin | {"is_visible": False}) + "\n")
    first.stdin.flush()
    assert json.loads(first.stdout.readline())["failed"] == ""
    try:
        result = call("open", "--data", str(data), "--exit-after", "table")
        assert_one_sentence(result, str(first.pid))
    finally:
        first.stdin.close()
        first.stdout.close()
        assert first.wait(timeout=PATIENCE_S) == 0


def test_a_journal_of_a_newer_version_is_refused_and_left_alone(data: Path) -> None:
    import sqlite3

    assert call("open", "--data", str(data), "--exit-after", "table").returncode == 0
    (journal,) = data.glob("*.db")
    with closing(sqlite3.connect(journal)) as db, db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        db.execute(f"PRAGMA user_version = {version + 1}")
    db.close()
    before = journal.read_bytes()
    result = call("open", "--data", str(data), "--exit-after", "table")
    assert_one_sentence(result, journal.name, "newer")
    assert journal.read_bytes() == before


def test_no_display_is_said_at_once_with_both_ways_on(data: Path) -> None:
    bare = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    result = call("open", "--data", str(data), environ=bare)
    assert_one_sentence(result, "./run --vnc", "./run play", "no password")
    assert not data.exists()


def test_a_display_that_does_not_answer_is_said(data: Path) -> None:
    dead = {"QT_QPA_PLATFORM": "", "DISPLAY": ":4711", "WAYLAND_DISPLAY": ""}
    assert_one_sentence(call("open", "--data", str(data), environ=dead), ":4711", "not answer")


def test_a_simulated_table_cannot_go_live(data: Path) -> None:
    result = call("open", "--live", "--data", str(data))
    assert_one_sentence(result, "crazy4-nexus", "real ports")
    assert not data.exists()


def test_the_kiosk_opens_and_ends_when_told_to(data: Path) -> None:
    assert call("open", "--data", str(data), "--exit-after", "paint").returncode == 0
    assert not data.exists()
    assert call("open", "--data", str(data), "--exit-after", "table").returncode == 0
    assert len(list(data.glob("*.db"))) == 1


def test_the_sign_opens_beside_a_journal_or_without_one(data: Path) -> None:
    assert call("sign", "--data", str(data), "--exit-after", "table").returncode == 0
    assert not data.exists()
    assert call("open", "--data", str(data), "--exit-after", "table").returncode == 0
    (journal,) = data.glob("*.db")
    before = journal.read_bytes()
    assert call("sign", "--data", str(data), "--exit-after", "table").returncode == 0
    assert journal.read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [
        ("floor", "install", "--race", "3"),
        ("floor", "--tables", "3"),
        ("floor", "verify", "--people", "x"),
        ("school", "lessons", "--marks", "hands=8"),
        ("school", "drill", "--screenshots", "x"),
        ("school", "play"),
        ("school", "people", "ana"),
        ("floor", "chaos", "--tables", "0"),
        ("journal", "rebuild", "--json"),
        ("staff", "list", "dealer-3"),
    ],
)
def test_what_belongs_to_one_sub_command_is_refused_by_another(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == WRONG_CALL
    said = capsys.readouterr().err
    sub = words[1] if not words[1].startswith("-") else ""
    where = " ".join(filter(None, ("dealer-assist", words[0], sub)))
    assert f"'{where} --help' shows how it is called" in said


def test_an_option_of_another_sub_command_is_refused_with_those_that_take_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["journal", "wins", "--journal=crazy4"]) == WRONG_CALL
    said = "journal follow or journal door-key or journal explore, leave it out; 'dealer-assist"
    assert f"--journal goes with {said}" in capsys.readouterr().err


def test_options_may_come_before_the_sub_command(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["staff", "--data", str(data), "list"]) == DONE
    assert "staff enrol" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["floor", "school", "journal", "staff"])
def test_help_of_every_sub_command_is_whole(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    subs = import_module(f"dealer_assist.cli.{command}").SUB_COMMANDS
    assert main([command, "--help"]) == DONE
    front = capsys.readouterr().out
    for name, one in subs.items():
        if name:
            assert name in front.split()
            assert main([command, name, "--help"]) == DONE
            assert one.told in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("old", "new"), ALIASES.items())
def test_the_former_name_of_a_command_does_the_same(
    old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([old, "--help"]) == DONE
    told = capsys.readouterr().out
    assert f"usage: dealer-assist {new}" in told
    assert main([new, "--help"]) == DONE
    assert capsys.readouterr().out == told
    assert old not in COMMANDS

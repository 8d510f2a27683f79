"""A journal in the browser: on this machine alone, read only, and one sentence where it cannot."""

import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from child_process import FOR_A_CHILD
from scripted_table import open_scripted

from dealer_assist.cli.journal_explore import DatasetteMissing, arguments
from dealer_assist.cli.main import main
from dealer_assist.journal import views
from dealer_assist.journal.audit.explore import QUESTIONS, TABLES, VIEWS


def test_where_datasette_is_not_installed_one_sentence_says_how_to_get_it(
    played_rounds: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "datasette", None)  # as on a kiosk, whatever is here
    monkeypatch.setattr("dealer_assist.cli.journal_explore.find_spec", lambda _: None)
    assert main(["journal", "explore", "--data", str(played_rounds.parent)]) == 2
    told = capsys.readouterr().err
    assert str(DatasetteMissing()) in told
    assert told.count("\n") == 1


def test_it_listens_on_this_machine_alone_and_gives_no_copy_away(tmp_path: Path) -> None:
    words = arguments(tmp_path / "x.db", 9)
    assert words[words.index("--host") + 1] == "127.0.0.1"
    assert words[words.index("allow_download") + 1] == "off"
    assert main(["journal", "rounds", "--port", "9"]) == 2


def test_a_journal_that_cannot_be_served_names_no_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dealer_assist.cli.journal_explore.find_spec", lambda _: True)
    (tmp_path / "crazy4.training.db").write_bytes(b"no journal at all")
    assert main(["journal", "explore", "--data", str(tmp_path)]) != 0
    told = capsys.readouterr()
    assert "http" not in told.out
    assert told.err.count("\n") == 1


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@pytest.mark.skipif(find_spec("datasette") is None, reason="the extra [explore] is not installed")
def test_an_auditor_reads_beside_a_running_table_and_changes_nothing(played_rounds: Path) -> None:
    port, folder = free_port(), played_rounds.parent
    with open_scripted(played_rounds) as journal:
        before = journal.head
        child = subprocess.Popen(
            [
                *(sys.executable, "-P", "-m", "dealer_assist", "journal", "explore"),
                *("--data", str(folder), "--port", str(port)),
            ],
            env=FOR_A_CHILD,
            start_new_session=True,
        )
        try:
            base = f"http://127.0.0.1:{port}/crazy4~2Etraining"
            while True:
                with suppress(URLError), urlopen(f"{base}.json") as answer:
                    listed = json.load(answer)
                    break
                with suppress(subprocess.TimeoutExpired):
                    pytest.fail(f"ended with {child.wait(0.1)}")
            assert {one["name"] for one in listed["views"]} == views.VIEWS.keys()
            with urlopen(f"{base}/do_the_meters_add_up.json?_shape=array") as answer:
                assert [row["difference_micros"] for row in json.load(answer)] == [0]
            given = {"large_wins": "?dollars=1", "one_round": "?round=1"}
            for page in (*TABLES, *VIEWS, *QUESTIONS):
                with urlopen(f"{base}/{page}{given.get(page, '')}") as answer:
                    assert answer.status == 200
            with pytest.raises(URLError), urlopen(f"{base}.db"):
                pass
            with pytest.raises(URLError), urlopen(f"{base}.json?sql=DELETE+FROM+events"):
                pass
        finally:
            os.killpg(child.pid, 15)
            child.wait()
        assert journal.head == before
        assert journal.verify() == []

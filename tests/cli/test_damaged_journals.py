"""One bad byte anywhere in a journal is told in a sentence, by every command that reads it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from scripted_table import KEY

from dealer_assist import paths
from dealer_assist.cli.main import main
from dealer_assist.journal.audit.backup import back_up, newest_good
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.opening import Wanted, look

COMMANDS = (
    ("journal", "verify"),
    ("journal", "rounds"),
    ("journal", "wins"),
    ("journal", "export", "--json"),
    ("journal", "rebuild"),
    ("journal", "backup"),
    ("report", "shift", "--table", "crazy4-nexus"),
)
DAMAGES = 60
SQLITES = ("malformed", "not a database", "no such", "disk I/O", "codec", "Traceback", "UNIQUE")


@pytest.fixture
def data(played_rounds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    key = tmp_path / "journal.key"
    key.write_bytes(KEY)
    key.chmod(0o600)
    monkeypatch.setattr(paths, "key_file", lambda: key)
    monkeypatch.setattr(paths, "heads_folder", lambda: tmp_path / "heads", raising=False)
    return played_rounds.parent


def damaged(path: Path, random: Random) -> str:
    """Spoil one byte: somewhere, or among the names and texts of the schema."""
    raw = bytearray(path.read_bytes())
    if random.random() < 0.5:
        words = (b"events", b"head", b"about", b"CREATE", b"trigger", b"rounds_by_number")
        word = random.choice(words)
        at = raw.find(word) + random.randrange(len(word))
        raw[at] = random.choice((0xFF, 0x00, 0x80, raw[at] ^ 1))
    else:
        at = random.randrange(len(raw))
        raw[at] ^= 1 << random.randrange(8)
    path.write_bytes(bytes(raw))
    return f"byte {at}"


@pytest.mark.parametrize("seed", range(DAMAGES))
def test_s3_a_damaged_byte_is_never_a_traceback(
    data: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = data.glob("*.db")
    what = damaged(path, Random(seed))
    for words in COMMANDS:
        assert main([*words, "--data", str(data)]) in (0, 1, 2), (what, words)
    said = capsys.readouterr()
    assert not [word for word in SQLITES if word in said.out + said.err]


def test_s3_a_bad_name_in_the_schema_is_damage_and_the_backup_is_offered(data: Path) -> None:
    (path,) = data.glob("*.db")
    back_up(path, KEY)
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b"tableeventsevents", b"tableevent\xffevent\xff", 1))
    assert path.read_bytes() != raw
    with pytest.raises(JournalUnavailable, match="damaged"):
        look(Wanted(path, "training", "crazy4", KEY))
    assert newest_good(path, KEY)


def test_s3_a_time_that_is_none_is_damage(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (path,) = data.glob("*.db")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER events_are_never_changed")
        db.execute("UPDATE events SET at_utc = 'yesterday'")
    for words in COMMANDS:
        assert main([*words, "--data", str(data)]) in (0, 1, 2), words
    assert "Traceback" not in capsys.readouterr().err

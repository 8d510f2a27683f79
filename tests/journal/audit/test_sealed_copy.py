"""A copy that only the house can read: encrypted to its key, and restored with the other one."""

import io
import shutil
import subprocess
from pathlib import Path

import pytest
from scripted_table import KEY, ScriptedTable, open_scripted

from dealer_assist.cli.journal import back_up_all
from dealer_assist.cli.main import main
from dealer_assist.journal.audit.backup import head_of, restore
from dealer_assist.journal.audit.sealed_copy import RECIPIENT, back_up_sealed
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.journal.files import threshold_file
from dealer_assist.journal.key import write_private

SOMEBODY = f"age1{'q' * 58}"
needs_age = pytest.mark.skipif(not shutil.which("age"), reason="NOT RUN: age is not here")


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    with open_scripted(tmp_path / "data" / "x.db") as journal:
        ScriptedTable(journal).play(3)
    return tmp_path / "data" / "x.db"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


@pytest.fixture
def identity(tmp_path: Path) -> Path:
    """The house's own key, which is never at a kiosk."""
    file = tmp_path / "house.key"
    subprocess.run(["age-keygen", "-o", str(file)], check=True, capture_output=True)
    return file


def public(identity: Path) -> str:
    asked = ["age-keygen", "-y", str(identity)]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


@needs_age
def test_the_house_restores_a_journal_from_a_copy_that_nobody_else_reads(
    journal: Path, stick: Path, identity: Path, tmp_path: Path
) -> None:
    copy = back_up_sealed(journal, KEY, public(identity), stick)
    assert [one.name for one in stick.iterdir()] == [copy.name]
    assert b"SQLite" not in copy.read_bytes()
    assert copy.stat().st_mode & 0o077 == 0
    plain = tmp_path / copy.name.removesuffix(".age")
    opened = ["age", "--decrypt", "--identity", str(identity), "--output", str(plain), str(copy)]
    subprocess.run(opened, check=True)
    assert verify(plain, KEY) == []
    restore(plain, tmp_path / "again.db")
    assert head_of(tmp_path / "again.db") == head_of(journal)


@needs_age
def test_with_another_key_a_copy_does_not_open(
    journal: Path, stick: Path, identity: Path, tmp_path: Path
) -> None:
    copy = back_up_sealed(journal, KEY, public(identity), stick)
    other = tmp_path / "other.key"
    subprocess.run(["age-keygen", "-o", str(other)], check=True, capture_output=True)
    asked = ["age", "--decrypt", "--identity", str(other), str(copy)]
    assert subprocess.run(asked, capture_output=True, check=False).returncode == 1


@needs_age
def test_nothing_that_can_be_read_stays_beside_the_journal(
    journal: Path, stick: Path, identity: Path
) -> None:
    left = journal.with_name("x.db.leaving")
    left.mkdir()  # of a run that the power ended
    (left / "old.db").touch()
    back_up_sealed(journal, KEY, public(identity), stick)
    assert not left.exists()


@needs_age
def test_old_copies_go_and_the_newest_stay(journal: Path, stick: Path, identity: Path) -> None:
    for seq in range(1, 4):
        (stick / f"x-{seq:012}.db.age").touch()
    done = back_up_sealed(journal, KEY, public(identity), stick, keep=2)
    assert sorted(one.name for one in stick.iterdir()) == ["x-000000000003.db.age", done.name]


@needs_age
def test_what_age_refuses_is_said_and_nothing_is_kept(journal: Path, stick: Path) -> None:
    with pytest.raises(NotRecorded, match=r"No backup of .* could be made"):
        back_up_sealed(journal, KEY, SOMEBODY, stick)  # its checksum is wrong
    assert list(stick.iterdir()) == []
    assert not journal.with_name("x.db.leaving").exists()


@needs_age
def test_every_journal_of_a_folder_is_told_with_its_events(
    journal: Path, stick: Path, identity: Path
) -> None:
    out = io.StringIO()
    assert back_up_all(journal.parent, KEY, stick, out, public(identity)) == 0
    seq = head_of(journal).seq
    assert out.getvalue().startswith(f"x.db: {seq:,} events, verified and encrypted, in ")


def test_without_age_no_copy_leaves_the_kiosk(
    journal: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(stick))
    with pytest.raises(NotRecorded, match="install Debian's package age"):
        back_up_sealed(journal, KEY, SOMEBODY, stick)
    assert list(stick.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup", "--into", "/tmp", "--recipient", "age1x"), "is no public key"),
        (("verify", "--recipient", SOMEBODY), "--recipient goes with journal backup"),
    ],
)
def test_a_wrong_call_is_one_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", *words]) == 2
    assert said in capsys.readouterr().err


@needs_age
def test_a_key_is_known_by_its_look(identity: Path) -> None:
    assert RECIPIENT.fullmatch(public(identity))
    assert not RECIPIENT.fullmatch("AGE-SECRET-KEY-1QQ")


@needs_age
def test_hidden_thresholds_leave_encrypted_too(journal: Path, stick: Path, identity: Path) -> None:
    write_private(threshold_file(journal), '{"5e": "a1"}')
    copy = back_up_sealed(journal, KEY, public(identity), stick)
    thresholds = threshold_file(copy.with_name(copy.name.removesuffix(".age")))
    assert {one.name for one in stick.iterdir()} == {copy.name, f"{thresholds.name}.age"}

"""What a service says in the system's journal: by number and field, by its own protocol."""

import logging
import socket
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from dealer_assist.floor import journald
from dealer_assist.floor.journald import JournalHandler, LogId, by_id, in_the_journal

PAPER = Path(__file__).parents[2] / "packaging" / "floor" / "METRICS.md"


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    monkeypatch.setattr(journald, "SOCKET", tmp_path / "journal")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "journal"))
        ear.settimeout(5)
        yield ear
    for handler in list(logging.getLogger().handlers):
        if isinstance(handler, JournalHandler):
            logging.getLogger().removeHandler(handler)
            handler.close()


def fields_of(datagram: bytes) -> dict[str, str]:
    read, fields = BytesIO(datagram), dict[str, str]()
    while name := read.readline().decode().rstrip("\n"):
        assert "=" not in name
        size = int.from_bytes(read.read(8), "little")
        fields[name] = read.read(size).decode()
        assert read.read(1) == b"\n"
    return fields


def test_a_service_says_it_by_number_with_fields(
    journal: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JOURNAL_STREAM", "8:1")
    assert in_the_journal()
    by_id("board").said(LogId.BOARD_REFUSED, "2 refused\nPRIORITY=0", count=2, address="10.20.0.9")
    assert fields_of(journal.recv(65536)) == {
        "MESSAGE": "2 refused\nPRIORITY=0",
        "PRIORITY": "4",
        "SYSLOG_IDENTIFIER": "dealer-assist",
        "LOGGER": "board",
        "MESSAGE_ID": LogId.BOARD_REFUSED,
        "DEALER_ASSIST_KIND": "board_refused",
        "DEALER_ASSIST_COUNT": "2",
        "DEALER_ASSIST_ADDRESS": "10.20.0.9",
    }
    logging.getLogger("other").error("It has %s", "no number")
    told = fields_of(journal.recv(65536))
    assert (told["MESSAGE"], told["PRIORITY"]) == ("It has no number", "3")
    assert "MESSAGE_ID" not in told


def test_at_a_terminal_nothing_goes_to_the_journal(
    journal: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("JOURNAL_STREAM", raising=False)
    assert not in_the_journal()


def test_every_number_is_one_of_the_journals_and_in_the_paper() -> None:
    paper = PAPER.read_text(encoding="utf-8")
    for kind in LogId:
        assert len(kind) == 32
        assert int(kind, 16)
        assert f"`{kind.name.lower()}` | `{kind}`" in paper

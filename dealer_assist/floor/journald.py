"""What services of a floor say in the system's journal: by the number of its kind, with fields.

Nobody has to read sentences: `journalctl MESSAGE_ID=…` finds them, whatever their words. The
journal's own protocol needs no library: names and values in one datagram.
"""

import logging
import os
import socket
from collections.abc import Mapping
from enum import StrEnum, unique
from pathlib import Path

SOCKET = Path("/run/systemd/journal/socket")
_PRIORITIES = ((logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6))
_DEBUG = 7


@unique
class LogId(StrEnum):
    """The kinds of what is said, each with a number that is never given to another one."""

    FLOOR_GONE = "5d0a6f0bd54c4f0e9d5f7c0f6f4b8a01"
    FLOOR_BACK = "5d0a6f0bd54c4f0e9d5f7c0f6f4b8a02"
    FIGURES_NOT_WRITTEN = "5d0a6f0bd54c4f0e9d5f7c0f6f4b8a03"
    BOARD_REFUSED = "5d0a6f0bd54c4f0e9d5f7c0f6f4b8a04"
    PEOPLE_NOT_READ = "5d0a6f0bd54c4f0e9d5f7c0f6f4b8a05"


class ById(logging.LoggerAdapter[logging.Logger]):
    """A logger whose `said` names the kind and the fields beside the words."""

    def said(self, kind: LogId, words: str, **fields: str | int) -> None:
        """Warn of something that has happened."""
        self.logger.warning("%s", words, extra={"kind": kind, "fields": fields})


def by_id(name: str) -> ById:
    """Return the logger of a module whose words have numbers."""
    return ById(logging.getLogger(name), {})


def in_the_journal() -> bool:
    """Send what is logged to the journal, if this process is a service; tell whether it is one."""
    if "JOURNAL_STREAM" not in os.environ or not SOCKET.exists():
        return False
    logging.getLogger().addHandler(JournalHandler(SOCKET))
    return True


class JournalHandler(logging.Handler):
    """Sends each record as one datagram; while the journal is gone, records are not kept."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = str(path)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    def emit(self, record: logging.LogRecord) -> None:
        """Send one record."""
        try:
            self._socket.sendto(datagram(self.format(record), record), self._path)
        except OSError:
            self.handleError(record)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
        super().close()


def datagram(words: str, record: logging.LogRecord) -> bytes:
    """Write a record as the journal reads it."""
    priority = next((number for level, number in _PRIORITIES if record.levelno >= level), _DEBUG)
    told: dict[str, str | int] = {
        "MESSAGE": words,
        "PRIORITY": priority,
        "SYSLOG_IDENTIFIER": "dealer-assist",
        "LOGGER": record.name,
    }
    kind = getattr(record, "kind", None)
    if isinstance(kind, LogId):
        told |= {"MESSAGE_ID": kind.value, "DEALER_ASSIST_KIND": kind.name.lower()}
    fields = getattr(record, "fields", None)
    if isinstance(fields, Mapping):
        told |= {f"DEALER_ASSIST_{name.upper()}": value for name, value in fields.items()}
    return b"".join(_field(name, str(value)) for name, value in told.items())


def _field(name: str, value: str) -> bytes:
    """Write a field with the length of its value: it may have lines of its own."""
    data = value.encode(errors="replace")
    return name.encode() + b"\n" + len(data).to_bytes(8, "little") + data + b"\n"

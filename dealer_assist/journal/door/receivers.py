"""Who gets the lines: a file, a socket, a web address; each says what it has kept.

Nothing counts as sent before the receiver has said so: what it did not keep comes again.
"""

import json
import os
import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from stat import S_ISREG
from typing import Protocol, assert_never

from dealer_assist.errors import UsageError, UserFacingError, shown
from dealer_assist.journal.door.address import Address, FileAddress, SocketAddress, WebAddress
from dealer_assist.journal.door.line import DoorLine
from dealer_assist.journal.door.source import BEGINNING, DoorPlace
from dealer_assist.journal.key import FILE, sync

PATIENCE_S = 10.0
_LONGEST_ANSWER = 4096
_BEGIN = b'{"v":'


class NotTaken(UserFacingError):  # noqa: N818 - it says what became of the lines
    """The receiver is away, has no room, or answered something else; the lines come again."""


class Receiver(Protocol):
    """Takes lines in their order."""

    def hand_over(self, lines: Sequence[DoorLine]) -> int:
        """Return the number of the last event that is kept; raises `NotTaken`."""

    def close(self) -> None:
        """Let go of whatever is open."""


class FileReceiver:
    """Lines at the end of a file; a line stands there whole or not at all."""

    def __init__(self, address: FileAddress) -> None:
        self._path = address.path

    def hand_over(self, lines: Sequence[DoorLine]) -> int:
        """Append the lines, and wait until the disk has them."""
        text = "".join(f"{line.text}\n" for line in lines if line.text).encode()
        try:
            if text:
                self._append(text)
        except OSError as trouble:
            raise NotTaken(
                f"{self._path} cannot be written ({trouble.strerror}); make room or see to its "
                "rights: what is on record waits"
            ) from trouble
        return lines[-1].seq

    def _append(self, text: bytes) -> None:
        # Opened each time: a file that was moved away is not written to any more.
        is_new = not self._path.exists()
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE)
        try:
            whole = _end_of_whole_lines(descriptor)
            os.ftruncate(descriptor, whole)
            try:
                written = 0
                while written < len(text):
                    written += os.pwrite(descriptor, text[written:], whole + written)
                os.fsync(descriptor)
            except OSError:
                with suppress(OSError):
                    os.ftruncate(descriptor, whole)
                raise
        finally:
            os.close(descriptor)
        if is_new:
            sync(self._path.parent)

    def last_kept(self, journal: str) -> DoorPlace:
        """Return the last whole line of this journal; a file with anything else is refused."""
        try:
            descriptor = os.open(self._path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        except OSError:
            return BEGINNING  # not there yet; whatever else is wrong is said when it is written
        try:
            if not S_ISREG(os.fstat(descriptor).st_mode):
                raise UsageError(f"{self._path} is no regular file; choose another one")
            end = _end_of_whole_lines(descriptor)
            begin = _end_of_whole_lines(descriptor, end - 1) if end else 0
            line = os.pread(descriptor, end - begin, begin)
            half = os.pread(descriptor, 4096, end)
        finally:
            os.close(descriptor)
        if half and half[: len(_BEGIN)] != _BEGIN[: len(half)]:
            raise self._holds_else()
        if not end:
            return BEGINNING
        try:
            said = json.loads(line)
            place, found = DoorPlace(int(said["seq"]), str(said.get("hash", ""))), said["journal"]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise self._holds_else() from None
        if found != journal:
            raise UsageError(
                f"{self._path} holds the lines of another journal; choose another file"
            )
        return place

    def _holds_else(self) -> UsageError:
        return UsageError(f"{self._path} holds something else than our lines; choose another file")

    def close(self) -> None:
        """Nothing stays open."""


def _end_of_whole_lines(descriptor: int, before: int | None = None) -> int:
    """Return where the last whole line ends: what a crash left behind it is half of one."""
    end = os.fstat(descriptor).st_size if before is None else before
    while end > 0:
        begin = max(0, end - 65_536)
        found = os.pread(descriptor, end - begin, begin).rfind(b"\n")
        if found >= 0:
            return begin + found + 1
        end = begin
    return 0


class SocketReceiver:
    """A connection on which lines go out and the numbers of what was kept come back, one a line."""

    def __init__(self, address: SocketAddress, patience_s: float = PATIENCE_S) -> None:
        self._address = address
        self._patience_s = patience_s
        self._open: socket.socket | None = None
        self._heard = b""

    def hand_over(self, lines: Sequence[DoorLine]) -> int:
        """Send the lines and wait for the number of the last one."""
        said = [line for line in lines if line.text]
        if not said:
            return lines[-1].seq
        try:
            if self._open is None:
                self._open, self._heard = self._connected(), b""
            self._open.sendall("".join(f"{line.text}\n" for line in said).encode())
            while (kept := self._next_number()) < said[-1].seq:
                if kept < 0:
                    break
        except OSError as trouble:
            self.close()
            why = trouble.strerror or str(trouble)
            raise NotTaken(
                f"{self._address} does not take what is sent ({why}); see that its program runs: "
                "what is on record waits"
            ) from trouble
        if kept != said[-1].seq:
            self.close()
            raise NotTaken(
                f"{self._address} did not answer with the number of the last line, "
                f"{said[-1].seq}; see to its program: what is on record waits"
            )
        return lines[-1].seq

    def _connected(self) -> socket.socket:
        if not self._address.host:
            made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            made.settimeout(self._patience_s)
            try:
                made.connect(str(self._address.path))
            except OSError:
                made.close()
                raise
            return made
        there = (self._address.host, self._address.port)
        made = socket.create_connection(there, timeout=self._patience_s)
        if not self._address.is_tls:
            return made
        return ssl.create_default_context().wrap_socket(made, server_hostname=there[0])

    def _next_number(self) -> int:
        """Read the next number; -1 for anything else."""
        while b"\n" not in self._heard:
            if len(self._heard) > _LONGEST_ANSWER:
                return -1
            if self._open is None or not (more := self._open.recv(4096)):
                raise ConnectionError("the connection was closed")
            self._heard += more
        word, _, self._heard = self._heard.partition(b"\n")
        text = word.strip()
        return int(text) if text.isdigit() and len(text) < 20 else -1

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open.close()
            self._open = None


class WebReceiver:
    """A web address that is posted to, and answers `{"kept": 812}`."""

    def __init__(self, address: WebAddress, patience_s: float = PATIENCE_S) -> None:
        self._address = address
        self._patience_s = patience_s

    def hand_over(self, lines: Sequence[DoorLine]) -> int:
        """Post the lines; what the answer says is kept counts, and nothing else."""
        said = [line for line in lines if line.text]
        if not said:
            return lines[-1].seq
        body = "".join(f"{line.text}\n" for line in said).encode()
        headers = {"Content-Type": "application/x-ndjson"}
        kept = kept_of(self._address, body, headers, self._patience_s)
        if type(kept) is not int or not said[0].seq - 1 <= kept <= said[-1].seq:
            raise not_kept(self._address, f"kept {shown(kept)}")
        return lines[-1].seq if kept == said[-1].seq else kept

    def close(self) -> None:
        """Every post has its own connection."""


def kept_of(
    address: WebAddress, body: bytes, headers: Mapping[str, str], patience_s: float = PATIENCE_S
) -> object:
    """Post to a web address; return what its answer says is kept."""
    connection = _connection(address, patience_s)
    try:
        connection.request("POST", address.path, body, dict(headers))
        answer = connection.getresponse()
        status, text = answer.status, answer.read(_LONGEST_ANSWER + 1)
    except HTTPException as rubbish:
        raise not_kept(address, shown(str(rubbish))) from rubbish
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise NotTaken(
            f"{address} cannot be reached ({why}); see that it runs: what is on record waits"
        ) from trouble
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise not_kept(address, f"status {status}")
    try:
        kept: object = json.loads(text)["kept"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise not_kept(address, shown(text.decode(errors="replace"))) from None
    return kept


def not_kept(address: WebAddress, what: str, due: str = "NUMBER") -> NotTaken:
    """Say what was answered in the place of what is kept."""
    return NotTaken(
        f'{address} answered {what} and not {{"kept": {due}}}; see to its program: '
        "what is on record waits"
    )


def _connection(address: WebAddress, patience_s: float) -> HTTPConnection:
    if not address.is_tls:
        return HTTPConnection(address.host, address.port, timeout=patience_s)
    context = ssl.create_default_context()
    return HTTPSConnection(address.host, address.port, timeout=patience_s, context=context)


def receiver_at(address: Address) -> Receiver:
    """Make what speaks to an address."""
    match address:
        case FileAddress():
            return FileReceiver(address)
        case SocketAddress():
            return SocketReceiver(address)
        case WebAddress():
            return WebReceiver(address)
        case _:
            assert_never(address)

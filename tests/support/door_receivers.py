"""Programs of a house that take the lines of the door, well or badly."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Answer = Callable[[list[bytes]], bytes]


class House:
    """Listens on this machine; `answer` turns the lines of a delivery into what is sent back."""

    def __init__(self, answer: Answer, *, is_web: bool) -> None:
        self.heard: list[bytes] = []
        self._answer = answer
        self._is_web = is_web
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        # A connection of our own wakes the thread up, which then finds the door shut.
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self._thread.join(10)

    def _serve(self) -> None:
        while True:
            try:
                there, _ = self._server.accept()
            except OSError:
                return
            with there:
                there.settimeout(10)
                try:
                    (self._web if self._is_web else self._lines)(there)
                except OSError:
                    continue

    def _web(self, there: socket.socket) -> None:
        got = b""
        while b"\r\n\r\n" not in got:
            got += there.recv(65_536)
        head, _, body = got.partition(b"\r\n\r\n")
        (length,) = (
            int(line.split(b":")[1])
            for line in head.split(b"\r\n")
            if line.lower().startswith(b"content-length")
        )
        while len(body) < length:
            body += there.recv(65_536)
        self.heard += (lines := body.splitlines())
        there.sendall(self._answer(lines))

    def _lines(self, there: socket.socket) -> None:
        got = b""
        while more := there.recv(65_536):
            *lines, got = (got + more).split(b"\n")
            self.heard += lines
            there.sendall(self._answer(lines))


@contextmanager
def house(answer: Answer, *, is_web: bool = False) -> Iterator[House]:
    """Let a program of a house listen for the time of a test."""
    made = House(answer, is_web=is_web)
    try:
        yield made
    finally:
        made.close()


def web(body: bytes, status: str = "200 OK") -> bytes:
    """Write an answer of the web."""
    return b"HTTP/1.1 %b\r\nContent-Length: %d\r\n\r\n%b" % (status.encode(), len(body), body)

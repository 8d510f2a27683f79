"""The board on a port of the loopback, in a thread, for tests; and a browser's words to it."""

import json
import socket
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Thread
from typing import Any

import uvicorn
from starlette.applications import Starlette


@dataclass
class Asked:
    """An answer of the board."""

    status: int
    text: str
    headers: dict[str, str] = field(default_factory=dict)


class Visitor:
    """Somebody who asks a board for something."""

    def __init__(self, address: str, context: ssl.SSLContext | None = None) -> None:
        self.address, self._context = address, context

    def get(self, path: str, **headers: str) -> Asked:
        """Ask for a page or a part."""
        return self._ask(urllib.request.Request(self.address + path, headers=headers))

    def take(self, told: object, **headers: str) -> Asked:
        """Take a call as the board's own page does."""
        sent = {"content-type": "application/json", "origin": self.address, **headers}
        body = told if isinstance(told, bytes) else json.dumps(told).encode()
        return self._ask(urllib.request.Request(self.address + "/take", body, sent))

    def ask(self, method: str, path: str) -> Asked:
        """Ask in another way."""
        return self._ask(urllib.request.Request(self.address + path, method=method))

    @contextmanager
    def events(self) -> Iterator[Iterator[dict[str, Any]]]:
        """Listen to what is new."""
        with urllib.request.urlopen(
            self.address + "/events", timeout=20, context=self._context
        ) as stream:
            yield (json.loads(line[6:]) for line in stream if line.startswith(b"data: "))

    def _ask(self, request: urllib.request.Request) -> Asked:
        try:
            with urllib.request.urlopen(request, timeout=20, context=self._context) as answer:
                return Asked(answer.status, answer.read().decode(), dict(answer.headers))
        except urllib.error.HTTPError as refused:
            with refused:
                return Asked(refused.code, refused.read().decode(), dict(refused.headers))


@contextmanager
def served(app: Starlette, http: Any = "h11", **tls: Any) -> Iterator[str]:
    """Serve an app, and give its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, http=http, ws="none", lifespan="on", log_level="warning", log_config=None,
        timeout_graceful_shutdown=1, **tls,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    give_up = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive(), "the board did not start"
        assert time.monotonic() < give_up, "the board did not start in time"
        time.sleep(0.01)
    scheme = "https" if tls else "http"
    try:
        yield f"{scheme}://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)
        listener.close()

"""What is let in: few requests a second from one address, small ones, and from our own pages.

Refusals are on record, one line a second at the most: a flood must not fill the disk either.
"""

import logging
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PER_SECOND = 10.0
AT_ONCE = 40.0
MOST_BYTES = 2_000
_MOST_ADDRESSES = 2_000

_SAFE = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}

log = logging.getLogger(__name__)


class Gate:
    """Stands before the pages; `user_header` is where the house's sign-on names the person."""

    def __init__(
        self, app: ASGIApp, user_header: str = "", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._app, self._user_header, self._clock = app, user_header.lower(), clock
        self._buckets: dict[str, tuple[float, float]] = {}
        self._refused = 0
        self._told_at = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse in a sentence, or let through with headers that keep a browser at home."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if refused := self._refusal(scope):
            status, sentence = refused
            await PlainTextResponse(sentence, status)(scope, receive, _guarded(send))
            return
        await self._app(scope, receive, _guarded(send))

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        address = (scope.get("client") or ("?", 0))[0]
        found: tuple[int, str] | None = None
        if not self._has_room(address):
            found = 429, "Too many requests from this address; wait a second"
        elif scope["method"] not in ("GET", "HEAD", "POST"):
            found = 405, "This board is read; only a call is taken"
        elif self._user_header and not headers.get(self._user_header):
            found = 401, "Sign on at the house first"
        elif scope["method"] == "POST":
            found = _wrong_post(headers)
        if found:
            self._record(address, found[1])
        return found

    def _has_room(self, address: str) -> bool:
        now = self._clock()
        if len(self._buckets) >= _MOST_ADDRESSES:
            self._buckets.clear()
        left, at = self._buckets.get(address, (AT_ONCE, now))
        left = min(AT_ONCE, left + PER_SECOND * (now - at))
        self._buckets[address] = (max(0.0, left - 1), now)
        return left >= 1

    def _record(self, address: str, sentence: str) -> None:
        self._refused += 1
        now = self._clock()
        if now - self._told_at >= 1:
            log.warning("%s refused, the last from %s: %s", self._refused, address, sentence)
            self._refused, self._told_at = 0, now


def _wrong_post(headers: Headers) -> tuple[int, str] | None:
    if urlsplit(headers.get("origin", "")).netloc != headers.get("host"):
        return 403, "A call is taken from the board's own page"
    if headers.get("content-type", "").partition(";")[0] != "application/json":
        return 415, "A call is taken in JSON"
    length = headers.get("content-length", "")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        return 413, "This is too long for the name of somebody who comes"
    return None


def _guarded(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(key.encode(), value.encode()) for key, value in _SAFE.items()]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return guarded

"""What a class lets in: bodies of a sane size, from its own pages or a kiosk, by its own name."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 2_000_000
_LOCAL = ("localhost", "127.0.0.1", "::1")
_SAFE = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}


class ClassGate:
    """Check each request first; `names` are the hosts that a browser may use for the class."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self._app, self._names = app, {name.lower() for name in (*_LOCAL, *names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse in a sentence, or let through with headers that keep a browser at home."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif refused := self._refusal(scope):
            status, sentence = refused
            await PlainTextResponse(sentence, status)(scope, receive, _guarded(send))
        else:
            await self._app(scope, receive, _guarded(send))

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if (urlsplit(f"//{host}").hostname or "") not in self._names:
            return 421, "The class is not reached by this name"
        if scope["method"] in ("GET", "HEAD"):
            return None
        if scope["method"] != "POST":
            return 405, "The class is read and answered, nothing else"
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return 403, "Answers come from the class's own pages"
        if headers.get("content-type", "").partition(";")[0] != "application/json":
            return 415, "Answers are in JSON"
        length = headers.get("content-length", "")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return 413, "This is too long for an answer"
        return None


def _guarded(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(key.encode(), value.encode()) for key, value in _SAFE.items()]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return guarded

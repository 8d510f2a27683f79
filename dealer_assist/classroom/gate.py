"""What a class lets in: bodies of a sane size, from its own pages or a kiosk, by its own name."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from dealer_assist.board.guard import guarded, has_sane_size, is_json, name_in, own_names

MOST_BYTES = 2_000_000


class ClassGate:
    """Check each request first; `names` are the hosts that a browser may use for the class."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self._app, self._names = app, own_names(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse in a sentence, or let through with headers that keep a browser at home."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif refused := self._refusal(scope):
            status, sentence = refused
            await PlainTextResponse(sentence, status)(scope, receive, guarded(scope, send))
        else:
            await self._app(scope, receive, guarded(scope, send))

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        if name_in(headers) not in self._names:
            return 421, "The class is not reached by this name"
        if scope["method"] in ("GET", "HEAD"):
            return None
        if scope["method"] != "POST":
            return 405, "The class is read and answered, nothing else"
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != headers["host"]:
            return 403, "Answers come from the class's own pages"
        if not is_json(headers):
            return 415, "Answers are in JSON"
        if not has_sane_size(headers, MOST_BYTES):
            return 413, "This is too long for an answer"
        return None

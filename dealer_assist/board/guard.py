"""What pages in a browser are guarded by: their own names, bodies of JSON, safe headers.

A request for any other host name is refused: the name of a foreign page may point at this machine.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Message, Scope, Send

_LOCAL = ("localhost", "127.0.0.1", "::1")
_SAFE = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
_ONLY_TLS = {"strict-transport-security": "max-age=31536000"}


def own_names(names: tuple[str, ...]) -> frozenset[str]:
    """Return the host names that a browser may use: these, and this machine's own."""
    return frozenset(name.lower() for name in (*_LOCAL, *names))


def name_in(headers: Headers) -> str:
    """Return the host name that was asked for, without its port; nothing where it is none."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_json(headers: Headers) -> bool:
    """True if a body says that it is JSON."""
    return headers.get("content-type", "").partition(";")[0] == "application/json"


def has_sane_size(headers: Headers, most_bytes: int) -> bool:
    """True if a body says how long it is, and is no longer than that."""
    length = headers.get("content-length", "")
    return length.isdecimal() and int(length) <= most_bytes


def guarded(scope: Scope, send: Send) -> Send:
    """Return a sender that adds the security headers to whatever answers a request."""
    safe = _SAFE if scope.get("scheme") != "https" else _SAFE | _ONLY_TLS

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(key.encode(), value.encode()) for key, value in safe.items()]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return send_safely

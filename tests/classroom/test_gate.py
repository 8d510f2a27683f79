"""The gate of a class: what is no answer of its own pages does not reach the desk."""

import asyncio
from typing import Any

import pytest

from dealer_assist.classroom.gate import MOST_BYTES, ClassGate

GOOD = {"host": "class:8470", "content-type": "application/json", "content-length": "2"}


def status(method: str = "POST", **headers: str) -> int:
    """Return what the gate says to a request; 200 where it is let through."""

    async def page(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    said: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    told = {**GOOD, **{name.replace("_", "-"): value for name, value in headers.items()}}
    raw = [(name.encode(), value.encode()) for name, value in told.items()]
    scope = {"type": "http", "method": method, "path": "/", "headers": raw}
    asyncio.run(ClassGate(page, ("class",))(scope, page, send))  # type: ignore[arg-type]
    sent = dict(said[0]["headers"])
    assert b"default-src 'self'" in sent[b"content-security-policy"]
    return int(said[0]["status"])


@pytest.mark.parametrize(
    ("expected", "changed"),
    [
        (200, {}),
        (200, {"origin": "https://class:8470"}),
        (403, {"origin": "https://elsewhere.example"}),
        (421, {"host": "elsewhere.example"}),
        (421, {"host": "[no address"}),
        (415, {"content_type": "text/plain"}),
        (413, {"content_length": str(MOST_BYTES + 1)}),
        (413, {"content_length": "many"}),
    ],
)
def test_only_json_of_a_sane_size_from_its_own_pages(
    expected: int, changed: dict[str, str]
) -> None:
    assert status(**changed) == expected


def test_a_class_is_read_and_answered_and_nothing_else() -> None:
    assert status("GET") == 200
    assert status("DELETE") == 405

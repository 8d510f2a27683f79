"""Which requests the board answers: few a second from one person, small, from its own pages.

A refusal is said in the language that the browser asks for, and logged in English, at most one line
a second, so that a flood does not fill the disk.
"""

import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from dealer_assist.board.callers import Callers, is_machine
from dealer_assist.board.guard import guarded, has_sane_size, is_json, name_in, own_names
from dealer_assist.board.people import CALLS, LOOK, REPORTS, BoardPeople
from dealer_assist.board.sign_on import COOKIE, StaffSignOn
from dealer_assist.board.wording import Wording
from dealer_assist.floor.journald import LogId, by_id

PER_SECOND = 10.0
AT_ONCE = 40.0
MOST_BYTES = 2_000
_MOST_ADDRESSES = 2_000
_PAGES = ("/", "/phone", "/report")

log = by_id(__name__)


class Gate:
    """Check each request before a page sees it.

    `user_header` is the header in which the house's sign-on names the person. `names` are the host
    names that a browser may use for the board, besides this machine's own; `people` says who may
    do what. Where there is a `staff`, who has not signed on is sent to the page that asks for it.
    """

    def __init__(
        self,
        app: ASGIApp,
        user_header: str = "",
        names: tuple[str, ...] = (),
        clock: Callable[[], float] = time.monotonic,
        callers: Callers | None = None,
        people: BoardPeople | None = None,
        staff: StaffSignOn | None = None,
        wording: Wording | None = None,
    ) -> None:
        self._staff, self._wording = staff, wording
        self._callers, self._people = callers or Callers(), people or BoardPeople()
        self._app, self._user_header, self._clock = app, user_header.lower(), clock
        self._names = own_names(names)
        self._buckets: dict[str, tuple[float, float]] = {}
        self._refused = 0
        self._told_at = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse in one sentence, or pass the request on and add the security headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if refused := self._refusal(scope):
            status, sentence = refused
            # A page that was refused for the crowd is asked for again by the browser itself.
            later = {"retry-after": "1", "refresh": "2"} if status == 429 else None
            answer: Response = PlainTextResponse(self._said(scope, sentence), status, later)
            if status == 401 and self._staff is not None and scope["path"] in _PAGES:
                answer = RedirectResponse(f"/sign?to={scope['path']}", 303)
            await answer(scope, receive, guarded(scope, send))
            return
        await self._app(scope, receive, guarded(scope, send))

    def _said(self, scope: Scope, sentence: str) -> str:
        accepted = Headers(scope=scope).get("accept-language", "")
        return self._wording.said(sentence, accepted) if self._wording else sentence

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        address = (scope.get("client") or ("?", 0))[0]
        found: tuple[int, str] | None = None
        user = headers.get(self._user_header, "") if self._user_header else ""
        caller = self._callers.name_of(scope.get("client"))
        is_open = self._staff is not None and _is_open(scope["path"])
        if self._staff is not None and not caller:
            caller = self._staff.name_of(HTTPConnection(scope).cookies.get(COOKIE, ""))
        if not self._has_room(user or caller or address):
            found = 429, "Too many requests at once. Wait a second"
        elif is_machine(caller):
            found = 403, "This certificate is a machine's and no person's. Use one of your own"
        elif name_in(headers) not in self._names:
            found = 421, "The board is not reached by this name"
        elif scope["method"] not in ("GET", "HEAD", "POST"):
            found = 405, "This board is read. Only a call is taken"
        elif self._user_header and not user:
            found = 401, "Sign on at the house first"
        elif self._staff is not None and not (caller or is_open):
            found = 401, "Sign on first"
        elif not is_open and (why_not := self._people.refusal(user or caller, _right(scope))):
            found = 403, why_not
        elif scope["method"] == "POST":
            found = _wrong_post(headers)
        if found:
            self._record(address, found[1])
        return found

    def _has_room(self, who: str) -> bool:
        now = self._clock()
        if len(self._buckets) >= _MOST_ADDRESSES:
            self._buckets.clear()
        left, at = self._buckets.get(who, (AT_ONCE, now))
        left = min(AT_ONCE, left + PER_SECOND * (now - at))
        self._buckets[who] = (max(0.0, left - 1), now)
        return left >= 1

    def _record(self, address: str, sentence: str) -> None:
        self._refused += 1
        now = self._clock()
        if now - self._told_at >= 1:
            words = f"{self._refused} refused, the last from {address}: {sentence}"
            log.said(LogId.BOARD_REFUSED, words, count=self._refused, address=address)
            self._refused, self._told_at = 0, now


def _is_open(path: str) -> bool:
    """True if nobody has to be signed on for it: the page that signs on, and what it is made of."""
    return path in ("/sign", "/sign-on") or path.startswith("/part/")


def _right(scope: Scope) -> str:
    """Return what a person needs to be allowed for a request."""
    if scope["method"] == "POST":
        return CALLS
    return REPORTS if scope["path"] in ("/report", "/report.json") else LOOK


def _wrong_post(headers: Headers) -> tuple[int, str] | None:
    if urlsplit(headers.get("origin", "")).netloc != headers.get("host"):
        return 403, "A call is taken from the board's own page"
    if not is_json(headers):
        return 415, "A call is taken in JSON"
    if not has_sane_size(headers, MOST_BYTES):
        return 413, "This is too long for the name of somebody who comes"
    return None

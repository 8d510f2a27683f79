"""The board's pages: what they are made of, their events, TAKE, and reports."""

import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Protocol

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import (
    FileResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
    StreamingResponse,
)
from starlette.routing import Route

from dealer_assist.board.callers import Callers
from dealer_assist.board.gate import Gate
from dealer_assist.board.people import BoardPeople
from dealer_assist.board.sign_on import COOKIE, STAYS_S, StaffSignOn, TooManyWrong
from dealer_assist.board.viewers import Viewers
from dealer_assist.board.wording import Wording
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.reports.export import tables_to_csv
from dealer_assist.reports.floor_report import tables_of

LONGEST_REPORT = timedelta(days=35)
_NO_MOMENTS = "Give a report its beginning and its end"
_TOO_LONG = "A report ends after it begins, 35 days later at most"
_FULL = "Too many look at this board. Close one elsewhere"
FONTS = (
    *("InterTabular-Medium.otf", "InterTabular-Bold.otf"),
    *("DealerHans-Regular.otf", "DealerHans-Bold.otf"),
)


class BoardFloor(Protocol):
    """What the board asks of a floor."""

    def start(self) -> None:
        """Begin to read."""
        ...

    def close(self) -> None:
        """End."""
        ...

    def whole(self) -> str:
        """Return a viewer's first event."""
        ...

    def look_now(self) -> None:
        """Read at once."""
        ...

    def take_call(self, call: int, name: str) -> dict[str, Any]:
        """Take a call by name."""
        ...

    def report(self, since: datetime, until: datetime) -> dict[str, Any]:
        """Read a report."""
        ...


def board_app(
    made: Callable[[Callable[[str], None]], BoardFloor],
    resources: Path,
    user_header: str = "",
    viewers: Viewers | None = None,
    names: tuple[str, ...] = (),
    callers: Callers | None = None,
    people: BoardPeople | None = None,
    staff: StaffSignOn | None = None,
) -> Starlette:
    """Make the service; `made` is given what publishes an event, and gives the floor.

    `callers` knows whose certificate a line has shown, `people` who may do what, `staff` who has
    signed on by a PIN.
    """
    viewers, callers = viewers or Viewers(), callers or Callers()
    floor = made(viewers.publish)
    pages, wording = resources / "board", Wording(resources)

    def said(request: Request, sentence: str) -> str:
        return wording.said(sentence, request.headers.get("accept-language", ""))

    def refused(request: Request, sentence: str, status: int) -> Response:
        return JSONResponse({"refused": said(request, sentence)}, status)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        viewers.begin()
        floor.start()
        yield
        viewers.end()
        await run_in_threadpool(floor.close)

    def page(name: str) -> Route:
        async def give(_: Request) -> Response:
            return FileResponse(pages / f"{name}.html", media_type="text/html")

        return Route("/" if name == "board" else f"/{name}", give)

    async def part(request: Request) -> Response:
        name = request.path_params["name"]
        folder = resources / "fonts" if name in FONTS else pages
        known = {file.name for file in pages.iterdir() if file.suffix != ".html"} | set(FONTS)
        if name not in known:
            return PlainTextResponse("There is no such part of the board", 404)
        return FileResponse(folder / name)

    async def events(request: Request) -> Response:
        if viewers.is_full:
            return PlainTextResponse(said(request, _FULL), 503)
        return StreamingResponse(viewers.stream(floor.whole), media_type="text/event-stream")

    async def take(request: Request) -> Response:
        try:
            asked = await request.json()
            call, name = int(asked["call"]), str(asked["name"])
        except (ValueError, TypeError, KeyError):
            return refused(request, "A call has a number and a name", 400)
        # Who is proven does not type another person's name.
        name = callers.name_of(request.client) or _signed_on(staff, request) or name
        if user_header:
            name = request.headers[user_header]
        try:
            taken = await run_in_threadpool(floor.take_call, call, name)
        except UserFacingError as error:
            return refused(request, str(error), 409)
        floor.look_now()
        return JSONResponse({"taken_by": taken["taken_by"], "waited_ms": taken["waited_ms"]})

    async def sign_on(request: Request) -> Response:
        if staff is None:
            return refused(request, "This board has no sign-on by PIN", 404)
        try:
            asked = await request.json()
            name, pin = str(asked["name"]), str(asked["pin"])
            who, token = await run_in_threadpool(staff.sign_on, name, pin)
        except (ValueError, TypeError, KeyError):
            return refused(request, "A person has a name and a PIN", 400)
        except Refused as error:
            return refused(request, str(error), 423 if isinstance(error, TooManyWrong) else 403)
        answer = JSONResponse({"name": who})
        answer.set_cookie(
            COOKIE,
            token,
            max_age=int(STAYS_S),
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
        return answer

    async def report(request: Request) -> Response:
        try:
            since, until = (_moment(request.query_params[key]) for key in ("since", "until"))
        except (KeyError, ValueError):
            return PlainTextResponse(said(request, _NO_MOMENTS), 400)
        if not timedelta(0) < until - since <= LONGEST_REPORT:
            return PlainTextResponse(said(request, _TOO_LONG), 400)
        try:
            told = await run_in_threadpool(floor.report, since, until)
        except UserFacingError as error:
            return PlainTextResponse(said(request, str(error)), 503)
        if request.query_params.get("as") != "csv":
            return JSONResponse(told)
        out = io.StringIO()
        tables_to_csv(tables_of(told), out)
        name = f"floor-{since:%Y%m%d-%H%M}.csv"
        return PlainTextResponse(
            out.getvalue(),
            headers={"content-disposition": f'attachment; filename="{name}"'},
            media_type="text/csv",
        )

    return Starlette(
        routes=[
            page("board"),
            page("phone"),
            page("report"),
            page("sign"),
            Route("/sign-on", sign_on, methods=["POST"]),
            Route("/events", events),
            Route("/take", take, methods=["POST"]),
            Route("/report.json", report),
            Route("/part/{name}", part),
        ],
        middleware=[
            Middleware(
                Gate,
                user_header=user_header,
                names=names,
                callers=callers,
                people=people,
                staff=staff,
                wording=wording,
            )
        ],
        lifespan=life,
    )


def _signed_on(staff: StaffSignOn | None, request: Request) -> str:
    return staff.name_of(request.cookies.get(COOKIE, "")) if staff is not None else ""


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)

"""The pages of a class and what they ask for, over HTTP; nothing here knows more than its desk."""

import asyncio
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from dealer_assist.classroom.desk import ClassDesk
from dealer_assist.classroom.gate import ClassGate
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.message import Msg

FONTS = (
    *("InterTabular-Medium.otf", "InterTabular-Bold.otf"),
    *("DealerHans-Regular.otf", "DealerHans-Bold.otf"),
)
Told: TypeAlias = dict[str, Any]
_BEARER = "Bearer "


def class_app(
    opened: Callable[[], ClassDesk], resources: Path, key: str, names: tuple[str, ...] = ()
) -> Starlette:
    """Make the service; `opened` gives the desk, in the one thread that owns it.

    `key` is what a kiosk of the class proves itself by.
    """
    owner = ThreadPoolExecutor(1, "class")
    pages = resources / "classroom"
    desk: list[ClassDesk] = []

    @asynccontextmanager
    async def life(_: Starlette) -> Any:
        desk.append(await asyncio.get_running_loop().run_in_executor(owner, opened))
        yield
        await asyncio.get_running_loop().run_in_executor(owner, desk[0].file.close)
        owner.shutdown()

    def page(path: str, name: str) -> Route:
        async def give(_: Request) -> Response:
            return FileResponse(pages / f"{name}.html", media_type="text/html")

        return Route(path, give)

    async def part(request: Request) -> Response:
        name = request.path_params["name"]
        folder = resources / "fonts" if name in FONTS else pages
        if name not in {file.name for file in pages.iterdir() if file.suffix != ".html"} | set(
            FONTS
        ):
            return PlainTextResponse("There is no such part", 404)
        return FileResponse(folder / name)

    def answer(path: str, work: Callable[[ClassDesk, str, Told], object]) -> Route:
        """Have the desk answer a POST: the token of its header, and what its body says."""

        async def give(request: Request) -> Response:
            said = request.headers.get("authorization", "")
            token = said.removeprefix(_BEARER) if said.startswith(_BEARER) else ""
            try:
                told = dict(await request.json())
                loop = asyncio.get_running_loop()
                found = await loop.run_in_executor(owner, lambda: work(desk[0], token, told))
            except UserFacingError as refused:
                return JSONResponse({"refused": refused.message}, 409)
            except (ValueError, TypeError, KeyError):
                return JSONResponse({"refused": "This cannot be read; load the page again"}, 400)
            return JSONResponse(found)

        return Route(path, give, methods=["POST"])

    def of_kiosk(work: Callable[[ClassDesk, Told], object]) -> Callable[..., object]:
        def proven(class_desk: ClassDesk, token: str, told: Told) -> object:
            if not hmac.compare_digest(token, key):
                raise Refused(Msg("This kiosk is not of the class: use 'school join' once more"))
            return work(class_desk, told)

        return proven

    return Starlette(
        routes=[
            page("/", "class"),
            page("/observe", "observer"),
            Route("/part/{name}", part),
            answer("/names", lambda class_desk, _, told: class_desk.names()),
            answer(
                "/sign-in",
                lambda class_desk, _, told: class_desk.sign_in(str(told["key"]), str(told["pin"])),
            ),
            answer("/sign-out", lambda class_desk, token, told: class_desk.signed_in.leave(token)),
            answer("/me", lambda class_desk, token, told: class_desk.me(token)),
            answer("/drills", lambda class_desk, token, told: _drills(class_desk, token, told)),
            answer("/begin", lambda class_desk, token, told: _begin(class_desk, token, told)),
            answer(
                "/touch",
                lambda class_desk, token, told: class_desk.drills.touch(
                    class_desk.person(token).key, told
                ),
            ),
            answer("/tables", lambda class_desk, token, told: class_desk.observe(token)),
            answer("/comment", lambda class_desk, token, told: _comment(class_desk, token, told)),
            answer(
                "/fault",
                lambda class_desk, token, told: class_desk.fault(token, *_two(told, "words")),
            ),
            answer(
                "/replay",
                lambda class_desk, token, told: class_desk.replay(token, str(told["table"])),
            ),
            answer("/kiosk/table", of_kiosk(lambda class_desk, told: _heard(class_desk, told))),
            answer(
                "/kiosk/facts",
                of_kiosk(lambda class_desk, told: class_desk.exchange(told["ids"], told["facts"])),
            ),
        ],
        middleware=[Middleware(ClassGate, names=names)],
        lifespan=life,
    )


def _drills(desk: ClassDesk, token: str, told: Told) -> object:
    desk.person(token)
    return desk.drills.offered(str(told["game"]))


def _begin(desk: ClassDesk, token: str, told: Told) -> object:
    return desk.drills.begin(desk.person(token).key, *_two(told, "drill", "game"))


def _comment(desk: ClassDesk, token: str, told: Told) -> object:
    table, text = _two(told, "text")
    return desk.comment(token, table, text, int(told.get("seq", 0)))


def _heard(desk: ClassDesk, told: Told) -> object:
    return desk.tables.heard(str(told["table"]), dict(told["state"]))


def _two(told: Told, second: str, first: str = "table") -> tuple[str, str]:
    return str(told[first]), str(told[second])

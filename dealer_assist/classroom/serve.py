"""`school serve`: the class on a port. Beyond this machine it runs with TLS only."""

import secrets
import time
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.classroom.app import class_app
from dealer_assist.classroom.desk import ClassDesk
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UsageError
from dealer_assist.journal.errors import folder_not_writable
from dealer_assist.journal.key import key_for, school_key
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.value import Value

KEY = "class.key"
_MOST_AT_ONCE = 200


class Serving(Value):
    """Where a class listens, and what it proves itself by."""

    host: str = "127.0.0.1"
    port: int = 8470
    certificate: Path | None = None
    key: Path | None = None
    names: tuple[str, ...] = ()

    def require_safe(self) -> None:
        """Refuse an address that others reach without TLS: PINs would go over the line in clear."""
        if (self.certificate is None) is not (self.key is None):
            raise UsageError("The class needs both: --certificate FILE and --key FILE")
        if self.certificate is None and not _is_of_this_machine(self.host):
            raise UsageError("Beyond this machine the class needs --certificate and --key")


def class_key(school: Path) -> str:
    """Return what the kiosks of a class prove themselves by; made once, for its owner alone."""
    file = school / KEY
    try:
        school.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(0o600)
            file.write_text(secrets.token_urlsafe(24) + "\n", encoding="ascii")
        return file.read_text(encoding="ascii").strip()
    except OSError as trouble:
        raise folder_not_writable(file, trouble) from trouble


def open_desk(school: Path) -> ClassDesk:
    """Open the people of a school, and everything that can be asked."""
    clock, file = WallClock(), people_file(school)
    key = key_for(file, paths.key_file())
    cards = school_key(paths.key_file())
    people = PeopleFile.open(file, key, clock.now, paths.heads_folder(), cards)
    people.forget_overdue()
    return ClassDesk(
        people, load_book(paths.resources()), clock.now, lambda: time.monotonic_ns() // 1_000_000
    )


def serve(school: Path, serving: Serving) -> None:
    """Run until the program is ended."""
    serving.require_safe()
    app = class_app(
        lambda: open_desk(school),
        paths.resources(),
        class_key(school),
        (serving.host, *serving.names),
    )
    uvicorn.run(
        app,
        host=serving.host,
        port=serving.port,
        ssl_certfile=str(serving.certificate) if serving.certificate else None,
        ssl_keyfile=str(serving.key) if serving.key else None,
        http="h11",
        ws="none",
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=_MOST_AT_ONCE,
        timeout_graceful_shutdown=2,
    )


def _is_of_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False

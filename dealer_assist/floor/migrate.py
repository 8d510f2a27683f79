"""The server's schema: numbered files, each applied once, all of them by one program at a time."""

from hashlib import sha256
from pathlib import Path

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.wire import Connection

OLDEST, NEWEST = 15, 18
_LOCK = 0x44414644  # any number that nothing else on the server locks


class FloorError(UserFacingError):
    """The server cannot be used as it is; the sentence says what to do."""


def files() -> list[Path]:
    """Give the schema's files in their order."""
    return sorted((Path(__file__).parent / "schema").glob("*.sql"))


def check_server(connection: Connection) -> int:
    """Refuse a server that this release was never tried on; give its major version."""
    major: int = connection.info.server_version // 10000
    if not OLDEST <= major <= NEWEST:
        raise FloorError(
            f"This server is PostgreSQL {major}; the floor runs on {OLDEST} to {NEWEST}"
        )
    return major


def migrate(connection: Connection) -> list[str]:
    """Bring a server up to this release and give what was applied; whole or not at all."""
    check_server(connection)
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        known = _applied(connection)
        _check_known(known)
        new = [file for file in files() if file.stem not in known]
        # A function may call one that a later line makes.
        connection.execute("SET LOCAL check_function_bodies = off")
        for file in new:
            connection.execute(file.read_bytes())
            connection.execute(
                "INSERT INTO floor_migration.applied VALUES (%s, %s, now())",
                (file.stem, _digest(file)),
            )
        connection.execute("SELECT floor.make_partition(date_trunc('month', now())::date)")
        connection.execute(
            "SELECT floor.make_partition((date_trunc('month', now()) + '1 month')::date)"
        )
    return [file.stem for file in new]


def _applied(connection: Connection) -> dict[str, str]:
    connection.execute("CREATE SCHEMA IF NOT EXISTS floor_migration")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS floor_migration.applied "
        "(name text PRIMARY KEY, digest text NOT NULL, at timestamptz NOT NULL)"
    )
    rows = connection.execute("SELECT name, digest FROM floor_migration.applied").fetchall()
    return dict(rows)


def _check_known(known: dict[str, str]) -> None:
    ours = {file.stem: _digest(file) for file in files()}
    for name, digest in known.items():
        if name not in ours:
            raise FloorError(
                f"This server has step {name}, which this release does not know; "
                "install the release that the server was brought up by"
            )
        if digest != ours[name]:
            raise FloorError(
                f"Step {name} of this server is not the one of this release; "
                "install the release that the server was brought up by"
            )


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()

"""The server's schema: tables grow by steps, each taken once; functions are those of this release.

`schema/steps` are numbered files that are never changed again. `schema/functions` are laid again,
all of them, whenever one has changed: a function stands in one file, as it is now.
"""

from hashlib import sha256
from pathlib import Path

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.wire import Connection

OLDEST, NEWEST = 15, 18

FUNCTIONS = "functions"
"""The name that the functions of a release are on record by."""

RETIRED = {
    "002_arithmetic": "77eb3ea66bcdbb8509daef7300db6e2037d31646db31ab9fa294ff5836642c64",
    "003_card_proofs": "5898b87bbdeb9e347283ac23c9d43e4c2e23c45d1dc2402fc578ced2930557d2",
    "004_table_calls": "93e7169a8a57a7b8800000cd33318fadb4f53efee630b67e7de3a20bc96fe526",
    "005_beat": "82499dbf3b832d54d50e1f08e9eb08e0331d22060f5b0dbe877336dc296c1346",
    "006_pit": "cd65adf0bf167a9d58f190ab8debc82d0230b4626b72e0d669aa8e7a5a7d27e3",
    "007_verify": "688aaa93c116928e6bf61914636f2a4b256c81b92e8fb8f541c1e09208b839e3",
    "008_manager": "1b31af19d8b314965ed03759eeb275ad92c4417fd21727eed569a8953239177e",
    "009_acts": "dcd4d29bd4c77c0bd40a082abe6b0440d53ede5826c0aa76e02e1ad085179869",
    "010_rights": "659c051deacf653d14b917aac18b5889d3d8c1b4d217c0367567e2f3ecb2f6bd",
}
"""Steps of the first servers that held nothing but functions, which are laid anew."""

_CLEAR = """
DO $$
DECLARE one record;
BEGIN
    FOR one IN SELECT viewname FROM pg_views WHERE schemaname = 'floor' LOOP
        EXECUTE format('DROP VIEW floor.%I CASCADE', one.viewname);
    END LOOP;
    FOR one IN SELECT p.oid::regprocedure AS called FROM pg_proc p
        JOIN pg_namespace s ON s.oid = p.pronamespace WHERE s.nspname = 'floor' LOOP
        EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', one.called);
    END LOOP;
    DROP TYPE IF EXISTS floor.account CASCADE;
END $$
"""


class FloorError(UserFacingError):
    """The server cannot be used as it is; the sentence says what to do."""


def steps() -> list[Path]:
    """Return the files that make and change tables, in their order."""
    return sorted((Path(__file__).parent / "schema" / "steps").glob("*.sql"))


def functions() -> list[Path]:
    """Return the files of functions, views and rights, in their order."""
    return sorted((Path(__file__).parent / "schema" / "functions").glob("*.sql"))


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
        known = _applied(connection)
        _check_known(known)
        new = [file for file in steps() if file.stem not in known]
        # A function may call one that a later line makes.
        connection.execute("SET LOCAL check_function_bodies = off")
        for file in new:
            connection.execute(file.read_bytes())
            _note(connection, file.stem, _digest(file))
        done = [file.stem for file in new]
        ours = sha256(b"".join(file.read_bytes() for file in functions())).hexdigest()
        if known.get(FUNCTIONS) != ours:
            connection.execute(_CLEAR)
            for file in functions():
                connection.execute(file.read_bytes())
            _note(connection, FUNCTIONS, ours)
            done.append(FUNCTIONS)
        connection.execute("SELECT floor.make_months()")
    return done


def _applied(connection: Connection) -> dict[str, str]:
    connection.execute("CREATE SCHEMA IF NOT EXISTS floor_migration")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS floor_migration.applied "
        "(name text PRIMARY KEY, digest text NOT NULL, at timestamptz NOT NULL)"
    )
    # One program at a time, by a lock that no table can take.
    connection.execute("LOCK TABLE floor_migration.applied IN EXCLUSIVE MODE")
    rows = connection.execute("SELECT name, digest FROM floor_migration.applied").fetchall()
    return dict(rows)


def _note(connection: Connection, name: str, digest: str) -> None:
    connection.execute(
        "INSERT INTO floor_migration.applied VALUES (%s, %s, now()) "
        "ON CONFLICT (name) DO UPDATE SET digest = excluded.digest, at = excluded.at",
        (name, digest),
    )


def _check_known(known: dict[str, str]) -> None:
    ours = {file.stem: _digest(file) for file in steps()} | RETIRED
    for name, digest in known.items():
        if name == FUNCTIONS:
            continue
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

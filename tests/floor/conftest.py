"""A server of the tests' own; every test gets a database of its own on it.

It is the wheel's. `FLOOR_SERVER=debian` takes Debian's, which compiles queries (JIT) and has TLS.
"""

import os
from collections.abc import Iterator
from itertools import count

import pytest

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.floor.wire import connect
from dealer_assist.trials.own_server import OwnServer, debian_binaries
from dealer_assist.trials.simulated_tables import SimulatedFloor, furnish
from dealer_assist.value import replace

_numbers = count(1)
_ROLES = (
    "floor_kiosk, floor_sign, floor_pit, floor_auditor, floor_board, floor_watcher, floor_carried"
)


@pytest.fixture(scope="session")
def links() -> dict[str, FloorLink]:
    """The shipped links."""
    return load_links(paths.resources(), paths.layouts())


@pytest.fixture(scope="session")
def server() -> Iterator[OwnServer]:
    """A PostgreSQL that nobody else knows."""
    binaries = None
    if os.environ.get("FLOOR_SERVER") == "debian" and (binaries := debian_binaries()) is None:
        pytest.skip("not run: Debian's postgresql is not installed")
    with OwnServer(is_durable=False, binaries=binaries) as one:
        yield one


class Database:
    """One database of the server: a new one, or a copy of another."""

    def __init__(self, server: OwnServer, copied: str = "template1") -> None:
        self._server = server
        self.name = f"floor_{next(_numbers)}"
        with connect(server.dsn("floor", "postgres"), options="") as connection:
            copy = f"CREATE DATABASE {self.name} TEMPLATE {copied} STRATEGY FILE_COPY"
            connection.execute(copy.encode())

    def drop(self) -> None:
        """Take it away, whoever is on it."""
        with connect(self._server.dsn("floor", "postgres"), options="") as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {self.name} WITH (FORCE)".encode())

    def dsn(self, role: str = "floor") -> str:
        """Return how a role reaches it."""
        return self._server.dsn(role, self.name)


@pytest.fixture
def database(server: OwnServer) -> Iterator[Database]:
    """An empty database."""
    one = Database(server)
    yield one
    one.drop()


@pytest.fixture(scope="session")
def furnished(server: OwnServer, links: dict[str, FloorLink]) -> tuple[Database, SimulatedFloor]:
    """A floor with three tables on the Multi-Game Link, for others to copy."""
    database = Database(server)
    return database, furnish(database, links["MGL"], 3)


@pytest.fixture
def floor(
    server: OwnServer, furnished: tuple[Database, SimulatedFloor]
) -> Iterator[SimulatedFloor]:
    """A floor of the test's own."""
    original, floor = furnished
    database = Database(server, original.name)
    with connect(database.dsn(), options="") as connection:
        # Rights to a database are not copied with it.
        connection.execute(f"REVOKE ALL ON DATABASE {database.name} FROM PUBLIC".encode())
        connection.execute(f"GRANT CONNECT ON DATABASE {database.name} TO {_ROLES}".encode())
    yield replace(floor, server=database)
    # With whoever is still signed on. Hundreds of them, taken away in the end, took a minute.
    database.drop()

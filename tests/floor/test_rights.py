"""A stolen kiosk: what its role may not do, and how it is kept out.

The deeds are tried on whatever server is here; those with papers on Debian's, which has TLS.
"""

import os
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.calls import LinkDownError
from dealer_assist.floor.install import role_of
from dealer_assist.floor.wire import Wire, connect
from dealer_assist.trials.own_server import OwnServer, admin, debian_binaries
from dealer_assist.trials.simulated_tables import SimulatedFloor, SimulatedTable, furnish

DEEDS = {
    "sets a meter": "UPDATE floor.level SET base = 0",
    "adds a contribution by hand": "INSERT INTO floor.tally VALUES ('T1', 'MGL', 'main', 1, 1, 1)",
    "reads the cards of the staff": "SELECT * FROM floor.enrolled",
    "reads the tickets of others": "SELECT * FROM floor.ticket",
    "calls an inner function": "SELECT floor.move('MGL', 'main', 1, 0, 0)",
    "closes another's ticket": "SELECT floor.close_older('x', 'a b c', 'sample-executive')",
    "adjusts": "SELECT floor.adjust('MGL', 'main', 0, 'a b c', '{}')",
    "makes a table of its own": "CREATE TABLE public.mine (n integer)",
    "makes one in the floor's schema": "CREATE TABLE floor.mine (n integer)",
    "makes a temporary one": "CREATE TEMPORARY TABLE mine (n integer)",
    "reads a file": "SELECT pg_read_file('/etc/passwd')",
    "becomes somebody else": "SET ROLE floor",
    "gives itself rights": "ALTER ROLE table_t1 SUPERUSER",
    "fills the disk": "SELECT lo_create(0)",
    "fills it by another way": "SELECT lo_from_bytea(0, repeat('x', 1000000)::bytea)",
    "pauses the link": "SELECT floor.pause('MGL', 'a b c', '{}')",
}


SETTINGS = ("ssl = on", "ssl_ca_file = 'ca.crt'", "ssl_min_protocol_version = 'TLSv1.3'")
HBA = """
local   all    floor                trust
hostssl floor  all    127.0.0.1/32  cert clientcert=verify-full
"""


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_a_table_may_not(floor: SimulatedFloor, deed: str) -> None:
    SimulatedTable(floor, "T1", seed=1).sign_on().close()
    with (
        connect(floor.server.dsn(role_of("T1"))) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(deed.encode())


def test_nobody_who_is_no_table_signs_on(floor: SimulatedFloor) -> None:
    with (
        connect(floor.server.dsn(), options="") as connection,
        pytest.raises(psycopg.Error, match="is no table of this floor"),
    ):
        connection.execute("SELECT floor.beat('x', now(), 0, '{}')")


class Authority:
    """A house's own CA, or a thief's that calls itself the same."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self._openssl("req", "-new", "-x509", "-days", "2", "-subj", "/CN=Floor CA",
                      "-keyout", "ca.key", "-out", "ca.crt", *_NEW_KEY)  # fmt: skip

    def sign(self, name: str) -> None:
        """Make a key and a certificate for a name."""
        self._openssl("req", "-new", "-subj", f"/CN={name}", "-addext",
                      "subjectAltName=IP:127.0.0.1", "-keyout", f"{name}.key",
                      "-out", f"{name}.csr", *_NEW_KEY)  # fmt: skip
        self._openssl("x509", "-req", "-in", f"{name}.csr", "-CA", "ca.crt", "-CAkey", "ca.key",
                      "-CAcreateserial", "-days", "2", "-copy_extensions", "copy",
                      "-out", f"{name}.crt")  # fmt: skip

    def _openssl(self, *words: str) -> None:
        subprocess.run(["openssl", *words], cwd=self.folder, check=True, capture_output=True)


_NEW_KEY = ("-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256")


class TlsFloor:
    """A floor that is reached by certificate only, and the papers of two tables."""

    def __init__(self, server: OwnServer, floor: SimulatedFloor, house: Authority) -> None:
        self.floor, self.house, self._server = floor, house, server

    def dsn(self, number: str, papers: Authority | None, of: str = "") -> str:
        """Return how a table comes in; `of` is whose papers it shows, where not its own."""
        role = role_of(number)
        shown = "sslcert=none.crt sslkey=none.key"
        if papers is not None:
            file = papers.folder / role_of(of or number)
            shown = f"sslcert={file}.crt sslkey={file}.key"
        return (
            f"host=127.0.0.1 port={self._server.port} dbname=floor user={role} "
            f"sslmode=verify-full sslrootcert={self.house.folder / 'ca.crt'} {shown}"
        )


@pytest.fixture(scope="module")
def tls(
    links: dict[str, FloorLink], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TlsFloor]:
    binaries = debian_binaries()
    if binaries is None:
        why = "not run: no server with TLS here (Debian's package postgresql)"
        pytest.fail(why) if os.environ.get("CI") else pytest.skip(why)
    house = Authority(tmp_path_factory.mktemp("papers") / "house")
    for name in ("server", role_of("T1"), role_of("T2")):
        house.sign(name)
    with OwnServer(is_on_loopback=True, is_durable=False, binaries=binaries) as server:
        floor = furnish(server, links["MGL"], 2)
        _demand_papers(server, house)
        yield TlsFloor(server, floor, house)


def _demand_papers(server: OwnServer, house: Authority) -> None:
    owner = server.data.stat()
    for name in ("server.crt", "server.key", "ca.crt"):
        file = server.data / name
        file.write_bytes((house.folder / name).read_bytes())
        file.chmod(0o600)
        os.chown(file, owner.st_uid, owner.st_gid)
    (server.data / "pg_hba.conf").write_text(HBA)
    with admin(server) as connection:
        for setting in (
            "ssl = on",
            "ssl_ca_file = 'ca.crt'",
            "ssl_min_protocol_version = 'TLSv1.3'",
        ):
            connection.execute(f"ALTER SYSTEM SET {setting}".encode())
        connection.execute("SELECT pg_reload_conf()")


def test_a_machine_that_is_gone_is_noticed_within_three_seconds(tls: TlsFloor) -> None:
    """Also one that had our words and dies before its answer: nothing is sent twice there."""
    asked = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT)
    with (
        connect(tls.dsn("T2", tls.house)) as connection,
        socket.socket(fileno=os.dup(connection.fileno())) as ear,
    ):
        idle, interval, count = (ear.getsockopt(socket.IPPROTO_TCP, one) for one in asked)
        unheard_ms = ear.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert idle + interval * count <= 3
    assert unheard_ms <= 3000


def test_a_table_with_its_own_papers_signs_on(tls: TlsFloor) -> None:
    wire: Wire = SimulatedTable(tls.floor, "T2", seed=1).sign_on(tls.dsn("T2", tls.house))
    assert wire.beat("betting", 0, {}).links
    wire.close()
    with connect(tls.dsn("T2", tls.house)) as connection:
        row = connection.execute("SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        assert row.fetchone() == ("TLSv1.3",)


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
def test_a_stolen_table_may_not(tls: TlsFloor, deed: str) -> None:
    with (
        connect(tls.dsn("T1", tls.house)) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(deed.encode())


def test_a_forged_certificate_is_refused(tls: TlsFloor, tmp_path: Path) -> None:
    thief = Authority(tmp_path / "thief")
    thief.sign(role_of("T1"))
    with pytest.raises(LinkDownError, match="unknown ca"):
        connect(tls.dsn("T1", thief))


def test_no_certificate_is_refused(tls: TlsFloor) -> None:
    with pytest.raises(LinkDownError, match="certificate"):
        connect(tls.dsn("T1", None))


def test_the_papers_of_another_table_are_refused(tls: TlsFloor) -> None:
    with pytest.raises(LinkDownError, match="certificate authentication failed"):
        connect(tls.dsn("T1", tls.house, of="T2"))


def test_a_server_that_the_house_did_not_sign_is_not_believed(
    tls: TlsFloor, tmp_path: Path
) -> None:
    other = Authority(tmp_path / "other")
    dsn = tls.dsn("T1", tls.house).replace(
        str(tls.house.folder / "ca.crt"), str(other.folder / "ca.crt")
    )
    with pytest.raises(LinkDownError, match="certificate verify failed"):
        connect(dsn)


def test_without_tls_nobody_comes_in(tls: TlsFloor) -> None:
    with pytest.raises(LinkDownError, match="no encryption"):
        connect(tls.dsn("T1", tls.house).replace("verify-full", "disable"))

"""On a server with TLS a table is who its certificate says, and nobody else gets in."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.catalog.links import FloorLink
from dealer_assist.floor.own_server import OwnServer, Tls, has_tls
from dealer_assist.floor.simulated import Floor, SimulatedTable, furnish
from dealer_assist.floor.wire import LinkDownError

pytestmark = pytest.mark.skipif(
    not has_tls(), reason="not run: no PostgreSQL with TLS here (Debian's package postgresql)"
)


class Authority:
    """Signs certificates, as a house's own authority does."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder
        self.key, self.certificate = folder / f"{name}.key", folder / f"{name}.crt"
        _openssl("req", "-x509", "-newkey", "ed25519", "-nodes", "-days", "2",
                 "-subj", f"/CN={name}", "-keyout", str(self.key),
                 "-out", str(self.certificate))  # fmt: skip

    def certify(self, name: str) -> tuple[Path, Path]:
        """Give a new certificate of that name, and its key."""
        stem = self._folder / f"{self.key.stem}-{name}"
        key, asked, made = (stem.with_suffix(end) for end in (".key", ".csr", ".crt"))
        _openssl("req", "-newkey", "ed25519", "-nodes", "-subj", f"/CN={name}",
                 "-keyout", str(key), "-out", str(asked))  # fmt: skip
        _openssl("x509", "-req", "-days", "2", "-in", str(asked), "-CA", str(self.certificate),
                 "-CAkey", str(self.key), "-CAcreateserial", "-out", str(made))  # fmt: skip
        key.chmod(0o600)
        return made, key


def _openssl(*words: str) -> None:
    subprocess.run(["openssl", *words], check=True, capture_output=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("house"), "house")


@pytest.fixture(scope="module")
def secured(authority: Authority, links: dict[str, FloorLink]) -> Iterator[tuple[OwnServer, Floor]]:
    """A server on the loopback that believes certificates of the house only."""
    certificate, key = authority.certify("localhost")
    tls = Tls(certificate, key, authority.certificate)
    with OwnServer(is_on_loopback=True, is_durable=False, tls=tls) as server:
        yield server, furnish(server, links["MGL"], 2)


def reach(
    server: OwnServer, role: str, house: Path, proof: tuple[Path, Path] | None, more: str = ""
) -> str:
    """Give how a role reaches the server by the network with this certificate."""
    shown = f" sslcert={proof[0]} sslkey={proof[1]}" if proof else " sslcert=none sslkey=none"
    return (
        f"host=localhost hostaddr=127.0.0.1 port={server.port} dbname=floor user={role} "
        f"sslmode=verify-full sslrootcert={house}{shown}{more}"
    )


def test_a_table_signs_on_by_its_own_certificate(
    secured: tuple[OwnServer, Floor], authority: Authority
) -> None:
    server, floor = secured
    dsn = reach(server, "table_t1", authority.certificate, authority.certify("table_t1"))
    wire = SimulatedTable(floor, "T1", seed=1).sign_on(dsn)
    assert wire.beat("betting", 0, {}).links["A"].cents == {"main": 1_000_000}
    wire.close()


def test_who_has_no_certificate_or_another_tables_is_not_let_in(
    secured: tuple[OwnServer, Floor], authority: Authority
) -> None:
    server, floor = secured
    table = SimulatedTable(floor, "T1", seed=1)
    for proof in (None, authority.certify("table_t2")):
        with pytest.raises(LinkDownError):
            table.sign_on(reach(server, "table_t1", authority.certificate, proof))


def test_a_forged_certificate_is_not_let_in(
    secured: tuple[OwnServer, Floor], authority: Authority, tmp_path: Path
) -> None:
    server, floor = secured
    forged = Authority(tmp_path, "house").certify("table_t1")
    with pytest.raises(LinkDownError):
        SimulatedTable(floor, "T1", seed=1).sign_on(
            reach(server, "table_t1", authority.certificate, forged)
        )


def test_nothing_is_said_in_the_clear_or_by_older_tls(
    secured: tuple[OwnServer, Floor], authority: Authority
) -> None:
    server, floor = secured
    proof = authority.certify("table_t1")
    table = SimulatedTable(floor, "T1", seed=1)
    right = reach(server, "table_t1", authority.certificate, proof)
    for wrong in (
        right.replace("sslmode=verify-full", "sslmode=disable"),
        f"{right} ssl_max_protocol_version=TLSv1.2",
    ):
        with pytest.raises(LinkDownError):
            table.sign_on(wrong)


def test_a_table_does_not_trust_a_server_of_another_house(
    secured: tuple[OwnServer, Floor], authority: Authority, tmp_path: Path
) -> None:
    server, floor = secured
    other = Authority(tmp_path, "other").certificate
    with pytest.raises(LinkDownError):
        SimulatedTable(floor, "T1", seed=1).sign_on(
            reach(server, "table_t1", other, authority.certify("table_t1"))
        )

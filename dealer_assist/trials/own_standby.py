"""A standby of one's own server, in the same folder: it has every commit before a table hears."""

import subprocess

from dealer_assist.floor.migrate import FloorError
from dealer_assist.trials.own_server import OwnServer, admin, as_somebody


class OwnStandby:
    """Follows a server that was started here, and ends with it."""

    def __init__(self, primary: OwnServer) -> None:
        self._primary, self._folder = primary, primary.data.parent
        self._data = self._folder / "standby"
        self.port = primary.port + 1
        follows = f"host={self._folder} port={primary.port} user=floor application_name=standby"
        self._run(
            "pg_basebackup",
            "-D",
            str(self._data),
            "-R",
            "-C",
            "-S",
            "standby",
            "-X",
            "stream",
            "-c",
            "fast",
            "-d",
            follows,
        )
        self.start()
        with admin(primary) as owner:
            owner.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
            owner.execute("SELECT pg_reload_conf()")

    def dsn(self, role: str = "floor") -> str:
        """Return how a role reaches it, by the socket."""
        return f"host={self._folder} port={self.port} user={role} dbname=floor"

    def start(self) -> None:
        """Follow the server, from where it was left."""
        options = (
            f"-k {self._folder} -p {self.port} -h '{self._primary.listens}' -c max_connections=600 "
            "-c wal_retrieve_retry_interval=500ms"
        )
        log = str(self._folder / "standby.log")
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "start")

    def promote(self) -> None:
        """Take the place of the server, which must be off."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "promote")

    def stop(self) -> None:
        """Let it die at once."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def _run(self, name: str, *words: str) -> None:
        command = [*as_somebody(), str(self._primary.binaries / name), *words]
        # Into a file: a server that was started keeps the ends of a pipe.
        with (self._folder / "standby.said").open("w+") as said:
            done = subprocess.run(command, stdout=said, stderr=said, check=False)
            said.seek(0)
            if done.returncode:
                raise FloorError(f"PostgreSQL's {name} failed: {said.read().strip()[-400:]}")

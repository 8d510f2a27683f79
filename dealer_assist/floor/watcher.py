"""`floor watch`: a service that looks after a floor once a second, whoever else looks or not.

Losses, differences, a standby that is gone and sessions that hold others up become alerts on the
server; months are made ahead, and closed when they are over. On the server's own machine, which it
reaches by a socket, it looks after the disk as well.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.journald import LogId, by_id
from dealer_assist.floor.metrics import floor_metrics
from dealer_assist.floor.office import data_folder, keep_months, metrics, tell_room, watch
from dealer_assist.floor.prometheus import MetricRow, metric, write_metrics
from dealer_assist.floor.wire import Connection, connect

EVERY_S = 1.0
MONTHS_EVERY_S = 3600.0
ROOM_EVERY_S = 30.0
METRICS_EVERY_S = 15.0
_UNLIMITED = "-c statement_timeout=0 -c lock_timeout=1500"

log = by_id(__name__)


class Watcher:
    """Watches by a connection of its own; what fails is said once and tried again."""

    def __init__(
        self,
        dsn: str,
        *,
        clock: Callable[[], float] = time.monotonic,
        say: Callable[[LogId, str], None],
        metrics_file: Path | None = None,
        more: Callable[[], Iterator[str]] = lambda: iter(()),
    ) -> None:
        """Watch a floor; `metrics_file` is written for node-exporter, with `more` at its end."""
        self._dsn, self._clock, self._say = dsn, clock, say
        self._metrics_file, self._more = metrics_file, more
        self._metrics_at: float | None = None
        self._free_percent: int | None = None
        self._connection: Connection | None = None
        self._months_at = self._room_at = 0.0
        self._trouble = ""

    def step(self) -> bool:
        """Look once; tell whether the floor was seen."""
        try:
            if self._connection is None:
                self._connection = connect(self._dsn, options=_UNLIMITED)
                self._months_at = self._room_at = self._clock()
            watch(self._connection)
            if self._clock() >= self._months_at:
                keep_months(self._connection)
                self._months_at = self._clock() + MONTHS_EVERY_S
            if self._clock() >= self._room_at:
                self._room_at = self._clock() + ROOM_EVERY_S
                self._look_at_disk(self._connection)
            self._write(self._connection)
        except UserFacingError as error:
            self._tell(str(error))
            self._write(None)
            self.close()
            return False
        self._tell("")
        return True

    def _look_at_disk(self, connection: Connection) -> None:
        if not connection.info.host.startswith("/"):
            return  # the server is another machine
        with suppress(OSError):
            room = os.statvfs(data_folder(connection))
            self._free_percent = 100 * room.f_bavail // max(1, room.f_blocks)
            tell_room(connection, self._free_percent)

    def _write(self, connection: Connection | None) -> None:
        """Write the figures now and then; without a server that it is gone, and what is known."""
        now = self._clock()
        if self._metrics_file is None or (
            self._metrics_at is not None and now - self._metrics_at < METRICS_EVERY_S
        ):
            return
        self._metrics_at = now
        up = int(connection is not None)
        lines = list(metric("floor_up", "1 where the server answers", [({}, up)]))
        if connection is not None:
            lines += floor_metrics(metrics(connection), datetime.now(UTC))
        if self._free_percent is not None:
            room: list[MetricRow] = [({}, self._free_percent)]
            lines += metric("floor_disk_free_percent", "room on the server's disk", room)
        try:
            write_metrics(self._metrics_file, [*lines, *self._more()])
        except UserFacingError as trouble:
            log.said(LogId.FIGURES_NOT_WRITTEN, str(trouble))

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            kind = LogId.FLOOR_GONE if trouble else LogId.FLOOR_BACK
            self._say(kind, trouble or "The floor is watched again.")
        self._trouble = trouble

"""`floor watch`: a service that looks after a floor once a second, whoever else looks or not.

Losses, differences, a standby that is gone and sessions that hold others up become alerts on the
server; months are made ahead, and closed when they are over. On the server's own machine, which it
reaches by a socket, it looks after the disk as well.
"""

import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.office import data_folder, keep_months, tell_room, watch
from dealer_assist.floor.wire import Connection, connect

EVERY_S = 1.0
MONTHS_EVERY_S = 3600.0
ROOM_EVERY_S = 30.0
_UNLIMITED = "-c statement_timeout=0 -c lock_timeout=1500"

log = logging.getLogger(__name__)


class Watcher:
    """Watches by a connection of its own; what fails is said once and tried again."""

    def __init__(
        self, dsn: str, *, clock: Callable[[], float] = time.monotonic, say: Callable[[str], None]
    ) -> None:
        self._dsn, self._clock, self._say = dsn, clock, say
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
        except UserFacingError as error:
            self._tell(str(error))
            self.close()
            return False
        self._tell("")
        return True

    def _look_at_disk(self, connection: Connection) -> None:
        if not connection.info.host.startswith("/"):
            return  # the server is another machine
        with suppress(OSError):
            room = os.statvfs(data_folder(connection))
            tell_room(connection, 100 * room.f_bavail // max(1, room.f_blocks))

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._say(trouble or "The floor is watched again.")
        self._trouble = trouble

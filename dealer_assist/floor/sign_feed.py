"""What the sign of a link shows, read from the floor's server by a thread of its own."""

from threading import Event, Thread

from dealer_assist.errors import UserFacingError
from dealer_assist.floor.server_replies import LinkShown
from dealer_assist.floor.wire import Wire, connect

READ_EVERY_S = 1.0


class SignFeed:
    """Asks once a second; `beats` counts the answers, so that a sign knows when one is missing."""

    def __init__(self, dsn: str, link: str) -> None:
        self._dsn, self._link = dsn, link
        self.shown: LinkShown | None = None
        self.beats = 0
        self._end = Event()
        self._thread = Thread(target=self._run, name="sign feed", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._end.set()
        self._thread.join(5)

    def _run(self) -> None:
        while not self._end.is_set():
            try:
                with connect(self._dsn) as connection:
                    wire = Wire(connection)
                    while not self._end.is_set():
                        self.shown = wire.sign(self._link)
                        self.beats += 1
                        self._end.wait(READ_EVERY_S)
            except UserFacingError:
                self._end.wait(READ_EVERY_S)

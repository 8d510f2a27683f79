"""One reading a second for all viewers, on a thread with a connection of its own.

It also watches the floor: where a board runs, no other watcher is needed.
"""

import json
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from threading import Event, Thread
from typing import Any

from dealer_assist.board.state import Picture, next_picture
from dealer_assist.errors import UserFacingError
from dealer_assist.floor import office
from dealer_assist.floor.alert_words import spoken
from dealer_assist.floor.journald import by_id
from dealer_assist.floor.prometheus import MetricRow, metric
from dealer_assist.floor.watcher import Watcher
from dealer_assist.floor.wire import Connection, connect

EVERY_S = 1.0

log = by_id(__name__)


class PictureReader:
    """Keeps the newest picture, and hands each viewer's next event over as it comes."""

    def __init__(
        self,
        dsn: str,
        publish: Callable[[str], None],
        metrics_file: Path | None = None,
        viewers: Callable[[], int] = lambda: 0,
    ) -> None:
        self._dsn, self._publish = dsn, publish
        self._picture = Picture()
        self._since: str | None = None
        self._read_at: float | None = None
        self._trouble = ""
        self._end = Event()
        self._wake = Event()
        self._viewers = viewers
        self._watcher = Watcher(
            dsn,
            say=log.said,
            metrics_file=metrics_file,
            more=self._metrics,
        )
        self._threads = [
            Thread(target=self._read_on, name="board reader", daemon=True),
            Thread(target=self._watch_on, name="board watcher", daemon=True),
        ]

    def start(self) -> None:
        """Begin to read and to watch."""
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """End both; a call under way is finished."""
        self._end.set()
        self._wake.set()
        for thread in self._threads:
            thread.join(5)

    def whole(self) -> str:
        """Return the first event of a viewer."""
        return self._event(self._picture.whole())

    def look_now(self) -> None:
        """Read before the second is over: a person has taken a call."""
        self._wake.set()

    def take_call(self, call: int, name: str) -> dict[str, Any]:
        """Say who comes; refused by the server where another person does."""
        with connect(self._dsn) as connection:
            return office.take_call(connection, call, name)

    def report(self, since: datetime, until: datetime) -> dict[str, Any]:
        """Read what came and went between two moments."""
        with connect(self._dsn, options="-c statement_timeout=20000") as connection:
            return office.report(connection, since, until)

    def _read_on(self) -> None:
        while not self._end.is_set():
            try:
                with connect(self._dsn) as connection:
                    self._since = None
                    self._serve(connection)
            except UserFacingError as error:
                self._trouble = str(error)
                self._publish(self._event({}))
                self._end.wait(EVERY_S)

    def _serve(self, connection: Connection) -> None:
        while not self._end.is_set():
            told = office.read_board(connection, self._since)
            # A server that was put back begins anew; so does what is shown.
            before = self._picture if self._since else Picture()
            self._picture, shown = next_picture(before, told), self._picture
            self._since, self._read_at, self._trouble = told["since"], time.monotonic(), ""
            self._publish(self._event(self._picture.since(shown)))
            self._wake.wait(EVERY_S)
            self._wake.clear()

    def _watch_on(self) -> None:
        while not self._end.wait(EVERY_S):
            self._watcher.step()
        self._watcher.close()

    def _metrics(self) -> Iterator[str]:
        """Write what is the board's own."""
        yield from metric("board_viewers", "browsers that look", [({}, self._viewers())])
        if self._read_at is not None:
            age: list[MetricRow] = [({}, round(time.monotonic() - self._read_at, 1))]
            yield from metric("board_reading_age_seconds", "age of what they see", age)

    def _event(self, news: dict[str, Any]) -> str:
        """Write an event: what is new, how old the reading is, and why it is an old one."""
        old_ms = None if self._read_at is None else round(1000 * (time.monotonic() - self._read_at))
        told = json.dumps(
            {**news, "old_ms": old_ms, "trouble": spoken(self._trouble)},
            ensure_ascii=False,
            separators=(",", ":"),
        )
        return f"data: {told}\n\n"

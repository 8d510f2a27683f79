"""Looks out for what a supervisor must know, beside the table and never in its way.

Devices are heard as they speak, and wins are compared with the cards when their round is over. All
that takes longer is done in a thread of its own: the disk and the clock with a slow beat, the
figures of a shift when the table closes.
"""

import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from pathlib import Path

from dealer_assist import paths
from dealer_assist.desk.background import Start, Work, run_in_thread
from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.device_commands import alert_for, record_alerts
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.messages import Message
from dealer_assist.reports.noteworthy import noteworthy, restarted, undone_duties, unseen_hands
from dealer_assist.table import events as e
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

log = logging.getLogger(__name__)

FIRST_SECONDS, BEAT_SECONDS = 5.0, 60.0
BREATH_SECONDS = 0.01
_LOOKED_AT = (
    *(e.WinBackedOut, e.IrregularityNoted, e.SeatPaid, e.RoundVoided, e.LateWinRecorded),
    *(e.GameEnded, e.PagePrinted, e.SwipeRefused),
)


class _Ended(Exception):  # noqa: N818 - an answer to whoever counts
    """Nobody waits for the figures any more."""


class Monitor:
    """Raises alerts at a desk; `last` is when its journal was last written to."""

    def __init__(
        self,
        desk: Desk,
        journal: Path,
        clock: Clock,
        last: datetime | None = None,
        *,
        free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
        start: Start = run_in_thread,
    ) -> None:
        self._desk, self._journal, self._clock = desk, journal, clock
        self._free_bytes = free_bytes
        self._last = last
        self._seen = (clock.now(), clock.ms())
        self._told: set[RaiseAlert] = set()
        self._room_told: int | None = None
        self._duties_told: set[RaiseAlert] = set()
        self._with_wins: Table | None = None
        self._was_closed = desk.table.round.phase is Phase.CLOSED
        self._jobs: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._ending = threading.Event()
        desk.listen(self.notice)
        desk.on_outcome(self.judge)
        self._tell(restarted(desk.table))
        desk.on_device_message(self.hear)
        self._join = start(self._work)

    def hear(self, message: Message) -> None:
        """Raise what a device calls for; one that is still open and says the same is one fact."""
        alert = alert_for(message, self._desk.table.setup.jackpots)
        if alert is not None:
            self._desk.ask_later(alert)
        for other in record_alerts(message, self._desk.table.setup.approval):
            self._desk.ask_later(other)

    def notice(self) -> None:
        """Look at the table after a change: is a round with wins over, has it closed?"""
        table, before = self._desk.table, self._with_wins
        is_closed = table.round.phase is Phase.CLOSED
        if before is not None and (is_closed or table.round.number != before.round.number):
            self._with_wins = None
            self._look_at_wins(before)
        if table.round.wins and not is_closed:
            self._with_wins = table
        if is_closed and not self._was_closed and table.round.number > 0:
            self._jobs.put(partial(self.look_at_figures, table.setup))
        self._was_closed = is_closed

    def judge(self, outcome: Outcome) -> None:
        """Raise what another person should take note of in what has just happened."""
        if not any(isinstance(event, _LOOKED_AT) for event in outcome.events):
            return
        self._tell(noteworthy(outcome.events, self._desk.table))

    def finish(self) -> None:
        """End; figures that are being added up are left for the next time."""
        self._ending.set()
        self._jobs.put(None)
        self._join()

    def work_off(self) -> None:
        """Do at once what waits to be done."""
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is not None:
                self._do(job)

    def look_around(self) -> None:
        """Look at the clock, at the room on the disk, and at what runs beside the table."""
        from dealer_assist.reports.unusual import clock_jump, disk_low  # not for the start

        now, ms = self._clock.now(), self._clock.ms()
        (before, before_ms), self._seen = self._seen, (now, ms)
        self._tell(clock_jump(before, now, ms - before_ms))
        last, self._last = self._last, None
        if last is not None and last > now:
            self._tell(clock_jump(last, now, 0))
        free = self._free_bytes(self._journal.parent)
        low = disk_low(free)
        if not low:
            self._room_told = None
        elif self._room_told is None or free < self._room_told // 2:
            # The sentence names the room left: it is said again when half of that is gone.
            self._room_told = free
            self._tell(low)
        self._look_at_duties(now)

    def _look_at_duties(self, now: datetime) -> None:
        from dealer_assist.desk.duties import (  # not for the start
            due_since,
            duty_alerts,
            read_duties,
        )

        due = due_since(paths.setup_mark())
        alerts = set(duty_alerts(read_duties(self._journal.parent, now, due), now))
        self._tell(sorted(alerts - self._duties_told, key=lambda alert: alert.key))
        self._duties_told = alerts

    def look_at_figures(self, setup: TableSetup) -> None:
        """Keep the sums up to date, and look at the shift and the month for what chance forbids.

        What was raised before, even before the last start, is not raised again.
        """
        from dealer_assist.kiosk.table.shift_review import on_record, unusual_figures

        now = self._clock.now()
        for found in unusual_figures(self._journal, setup, now, self._breathe):
            fresh = [alert for alert in found if alert not in self._told]
            if fresh:
                before = on_record(self._journal)
                self._told.update(fresh)
                self._tell(alert for alert in fresh if (alert.key, alert.sentence) not in before)

    def _look_at_wins(self, table: Table) -> None:
        """Compare the wins of a round that is over with the cards, its duties with the ticks."""
        from dealer_assist.reports.unusual import unfit_wins  # loaded with the first win

        self._tell((*unfit_wins(table), *undone_duties(table), *unseen_hands(table)))

    def _tell(self, alerts: Iterable[RaiseAlert]) -> None:
        for alert in alerts:
            self._desk.ask_later(alert)

    def _breathe(self, done: int, total: int) -> None:
        """Leave the processor to the table for a moment."""
        if self._ending.wait(BREATH_SECONDS):
            raise _Ended

    def _work(self) -> None:
        seconds = FIRST_SECONDS
        while not self._ending.is_set():
            try:
                job = self._jobs.get(timeout=seconds)
            except queue.Empty:
                job, seconds = self.look_around, BEAT_SECONDS
            if job is not None:
                self._do(job)

    def _do(self, job: Work) -> None:
        try:
            job()
        except _Ended:
            return
        except (sqlite3.Error, OSError) as trouble:
            log.warning("What is unusual cannot be looked for now (%s)", trouble)
        except Exception:
            log.exception("What is unusual could not be looked for; the table goes on")

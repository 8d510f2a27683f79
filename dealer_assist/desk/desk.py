"""The running table. Record, then show: nothing reaches a screen or a lamp before the journal."""

import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from dealer_assist.desk import players
from dealer_assist.desk.card_slot import CardSlot
from dealer_assist.desk.cards import from_shoe
from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.desk.hearing import command_for, key_found, line_back, line_lost
from dealer_assist.desk.lamps import LampRow, Lamps
from dealer_assist.desk.pin_gate import Pins
from dealer_assist.desk.roster import Roster
from dealer_assist.desk.self_check import Check
from dealer_assist.desk.steps import Step, steps_of
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import (
    DeviceBack,
    DeviceLost,
    KeyTurned,
    Message,
    PrinterStatus,
    SensorTested,
    ShoeCard,
)
from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.tail import CHECKPOINTS
from dealer_assist.message import Msg
from dealer_assist.rules.refusal import Refused
from dealer_assist.table.commands import (
    Command,
    LetSwipeTimeOut,
    ReportDevices,
    SwipeCard,
    TurnKey,
)
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.staff import Role, StaffMember
from dealer_assist.table.state import Phase, Table

log = logging.getLogger(__name__)

IDS_KEPT = 64
RETRY_EVERY_MS = 1000


class Recalled(Protocol):
    """What a table wakes up from."""

    def replay(self, from_kinds: Sequence[str] = ...) -> Iterable[Recorded]:
        """Give what was recorded since the last checkpoint."""
        ...


class Record(Recalled, Protocol):
    """The journal, as the desk uses it."""

    def append(
        self, entries: Sequence[Entry], *, digest: str, command_id: str = ""
    ) -> Sequence[Recorded]:
        """Record durably, or raise `JournalUnavailable` and nothing happened."""
        ...


class Devices(LampRow, Protocol):
    """The rack of devices, as the desk uses it."""

    def tick(self, now_ms: int) -> list[Message]:
        """Give what the devices have said."""
        ...

    def health(self) -> Sequence[Health]:
        """Report on every device."""
        ...


class Desk:
    """One table at work, owned by one thread."""

    def __init__(
        self,
        setup: TableSetup,
        record: Record,
        devices: Devices,
        roster: Roster,
        clock: Clock,
        pins: Pins | None = None,
    ) -> None:
        self._record = record
        self._devices = devices
        self._roster = roster
        self._clock = clock
        self._lamps = Lamps(devices)
        self._listeners: list[Callable[[], None]] = []
        self._ears: list[Callable[[Message], None]] = []
        self._done_ids: deque[str] = deque(maxlen=IDS_KEPT)
        self._unrecorded: list[Command] = []
        self._is_shut_out = False
        self._shoe_to: Callable[[str], None] | None = None
        self._asked_later: deque[Command] = deque()
        self.slot = CardSlot(self, pins, clock)
        self._retried_ms = 0
        self.lost_devices: set[str] = set()
        self.refusal = ""
        self.trouble = ""
        self.notes: tuple[str, ...] = ()
        self.checks: tuple[Check, ...] = ()
        self.opened_round = 0
        self.table = resume(setup, record)
        self._reader_since_ms = clock.ms()
        self.has_resumed = self.table.phase is not Phase.CLOSED
        self._settle_in()

    def listen(self, listener: Callable[[], None]) -> None:
        """Have something called after every change that is on record."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[], None]) -> None:
        """Call it no more."""
        self._listeners.remove(listener)

    def overhear(self, ear: Callable[[Message], None]) -> None:
        """Have something told what the devices say, before the table decides what it means."""
        self._ears.append(ear)

    def submit(self, command: Command, command_id: str = "") -> bool:
        """Decide, record, then show. False where nothing was done; `refusal` says why not.

        A command id that was carried out is one fact: the second time nothing happens.
        """
        if command_id and command_id in self._done_ids:
            return False
        done = False
        if self._catch_up():
            self.refusal = ""
            done = self._carry_out((*self._before(command), command), command_id)
        if done and command_id:
            self._done_ids.append(command_id)
        refusal = self.refusal
        self._settle_in()
        self.refusal = refusal
        self.slot.follow()
        self.tell()
        return done and not refusal

    def ask_later(self, command: Command) -> None:
        """Have a command taken at the next tick; the only thing another thread may ask."""
        self._asked_later.append(command)

    def tick(self) -> None:
        """Hear the devices and let time pass."""
        try:
            heard = self._devices.tick(self._clock.ms())
        except Exception:
            log.exception("The devices cannot be heard; the table halts")
            self._halt()
            return
        self._retry()
        while self._asked_later:
            self._sense(self._asked_later.popleft())
        for message in heard:
            self._hear(message)
        self.slot.tick()
        if self._is_swipe_overdue():
            self.submit(LetSwipeTimeOut())

    def seconds_to_swipe(self) -> int:
        """Give the seconds left for a swipe or for its PIN, 0 where none is awaited.

        By the clock that never jumps; after a restart the reader is open for its full time again.
        """
        if self.slot.pin_for is not None:
            return self.slot.pin_seconds
        reader = self.table.reader
        if reader is None or reader.has_timed_out:
            return 0
        waited = self._clock.ms() - self._reader_since_ms
        return max(0, self.table.setup.swipe_seconds - waited // 1000)

    def lend_reader(self, to: Callable[[SwipeCard], None] | None) -> None:
        """Let swiped cards go to somebody else than the table; None gives the reader back."""
        self.slot.lend(to)

    def lend_shoe(self, to: Callable[[str], None] | None) -> None:
        """Let cards that no order of dealing places go to whoever knows where they lie."""
        self._shoe_to = to

    def lend_number(self, to: Callable[[str], None] | None) -> None:
        """Let the number of the next card go to whoever enrols it; the reader must be lent too."""
        self._roster.give_next_to(to)

    @property
    def pin_for(self) -> StaffMember | None:
        """Give whose PIN is awaited: their card counts when it is entered."""
        return self.slot.pin_for

    def enter_pin(self, digits: str) -> None:
        """Let the card that waits go on with the right PIN; a wrong one is a refused swipe."""
        self.slot.enter_pin(digits)

    def take_card(self, swipe: SwipeCard) -> None:
        """Let the table judge a card whose PIN, if it has one, was right."""
        self._sense(swipe)

    def tell(self) -> None:
        """Have everybody who listens look again."""
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                log.exception("A view failed; the table goes on")

    def _hear(self, message: Message) -> None:
        for ear in self._ears:
            ear(message)
        match message:
            case DeviceLost(device):
                self.lost_devices.add(device)
                self._report(line_lost(self.table, device))
            case DeviceBack(device):
                self.lost_devices.discard(device)
                self._report(line_back(self.table, device))
            case ShoeCard(card):
                seen = from_shoe(self.table, card)
                if seen is not None:
                    self._sense(seen)
                elif self._shoe_to is not None:
                    self._shoe_to(card)
            case KeyTurned(position, at_start=True):
                found = key_found(self.table, position)
                self._sense(TurnKey(position))
                self.refusal = found or self.refusal
                self.tell()
            case PrinterStatus() | SensorTested():
                self.tell()  # nothing for the record, but a screen may show it
            case _:
                command = command_for(message, self._roster)
                if isinstance(command, SwipeCard):
                    self.slot.swipe(command)
                elif command is not None:
                    self._sense(command)

    def _report(self, commands: Iterable[Command]) -> None:
        """Note what a lost or recovered line means for each of its sensors."""
        for command in commands:
            self._sense(command)
        self.tell()

    def _sense(self, command: Command) -> None:
        """Take what a device said once: if it cannot be recorded now, it is tried again."""
        before, table = self.refusal, self.table
        self.submit(command)
        if self.table is table and before and not self.refusal:
            self.refusal = before  # nothing happened, so the last refusal still stands
            self.tell()
        if self.trouble and not isinstance(command, SwipeCard):
            self._unrecorded.append(command)

    def _retry(self) -> None:
        now = self._clock.ms()
        if not self._unrecorded or now - self._retried_ms < RETRY_EVERY_MS:
            return
        self._retried_ms = now
        before, table = self.refusal, self.table
        self.refusal = ""
        self._catch_up()
        refusal = before if self.table is table and not self.refusal else self.refusal
        self._settle_in()
        self.refusal = refusal
        self.slot.follow()
        self.tell()

    def _catch_up(self) -> bool:
        """Record what waits before anything later: a chip that lay first must not become late."""
        while self._unrecorded:
            self._is_shut_out = False
            self._carry_out(self._unrecorded[:1])
            if self._is_shut_out:
                return False
            del self._unrecorded[0]
        return True

    def _before(self, command: Command) -> tuple[Command, ...]:
        """Test every device where a dealer's card is about to open the table."""
        is_shut = self.table.phase is Phase.CLOSED and self.table.lock is None
        match command:
            case SwipeCard(StaffMember(role=Role.DEALER)) if is_shut:
                found = tuple((one.device, one.state) for one in self._devices.health())
                return (ReportDevices(found),)
            case _:
                return ()

    def _is_swipe_overdue(self) -> bool:
        reader = self.table.reader
        if self.pin_for is not None:
            return False
        awaited = self.table.phase is Phase.SWIPE and reader and not reader.has_timed_out
        return bool(awaited) and self.seconds_to_swipe() == 0

    def _carry_out(self, commands: Iterable[Command], command_id: str = "") -> bool:
        """Apply commands as one fact: all of them are on record, or none has happened."""
        if self.table.phase is Phase.HALTED:
            self.refusal = Msg("The table is halted; call a technician and restart it")
            return False
        try:
            steps = steps_of(self.table, commands, epoch_ms(self._clock.now()))
            if steps and not self._append(steps, command_id):
                return False
        except Refused as refused:
            self.refusal = str(refused)
            return False
        except JournalUnavailable as error:
            self._is_shut_out = True
            self.trouble = self.refusal = str(error)
            return False
        except Exception:
            log.exception("The table halts in its last recorded state")
            self._halt()
            return False
        table = steps[-1].table if steps else self.table
        if table.reader and _opened(table) != _opened(self.table):
            self._reader_since_ms = self._clock.ms()
        if self.table.phase is Phase.CLOSED and table.phase is Phase.BETTING:
            self.opened_round = table.round
        self.table = table
        self.refusal = next(filter(None, (_refusal(one.event) for one in steps)), self.refusal)
        return True

    def _append(self, steps: Sequence[Step], command_id: str) -> bool:
        entries, digest = [step.entry for step in steps], self.table.setup.digest
        written = self._record.append(entries, digest=digest, command_id=command_id)
        self.trouble = ""
        return bool(written)

    def _settle_in(self) -> None:
        """Let the sample players do their part, then bring the lamps in line."""
        owed = players.owed(self.table)
        if owed:
            self._carry_out(owed)
        try:
            self._lamps.show(self.table)
        except Exception:
            log.exception("The lamps cannot be commanded; the table halts")
            self._halt()

    def _halt(self) -> None:
        """Stop in the last recorded state: nothing that was shown is lost."""
        self.table = replace(self.table, phase=Phase.HALTED)
        self.refusal = Msg("The table is halted by a fault; nothing recorded is lost")
        self.tell()


def resume(setup: TableSetup, record: Recalled) -> Table:
    """Wake up where the table stopped: replay from the last checkpoint."""
    events = (decode(one.kind, one.payload) for one in record.replay(CHECKPOINTS))
    return evolve_all(Table(setup), events)


def _refusal(event: Event) -> str:
    return getattr(event, "refusal", "")


def _opened(table: Table) -> int:
    return table.reader.opened_at if table.reader else 0

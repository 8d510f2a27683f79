"""The running table. Record, then show: nothing reaches a screen or a lamp before the journal."""

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence

from dealer_assist.desk.card_slot import SWIPER, AskedTime, CardSlot, Pins, SwipeTime, refused
from dealer_assist.desk.clock import Clock, epoch_ms
from dealer_assist.desk.device_commands import (
    command_for,
    doubted,
    hands_told,
    key_found,
    line_back,
    line_lost,
    shuffler_trouble,
)
from dealer_assist.desk.device_watch import DeviceWatch
from dealer_assist.desk.lamps import Lamps
from dealer_assist.desk.outcome import Outcome, inform, look_again
from dealer_assist.desk.ports import Devices, Record
from dealer_assist.desk.sample_players import owed
from dealer_assist.desk.self_check import SelfCheck
from dealer_assist.desk.steps import Step, before, resume, steps_of
from dealer_assist.desk.thresholds import Thresholds, with_thresholds
from dealer_assist.devices.messages import (
    DeviceBack,
    DeviceLost,
    KeyTold,
    Message,
    ShoeCard,
    ShufflerTold,
)
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable, NotCertain
from dealer_assist.message import Msg
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import HoldTable, RaiseAlert
from dealer_assist.table.commands.round import EndGame, SwipeCard
from dealer_assist.table.commands.wins import LetSwipeTimeOut, TurnKey
from dealer_assist.table.events import Event, WithRefusal
from dealer_assist.table.facts.judging import known_cards
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

log = logging.getLogger(__name__)

IDS_KEPT = 64
HALT, PROGRAM = "halt", "program"
RETRY_EVERY_MS = 1000


class Desk:
    """One table at work, owned by one thread."""

    def __init__(
        self,
        setup: TableSetup,
        record: Record,
        devices: Devices,
        roster: CardIndex,
        clock: Clock,
        pins: Pins | None = None,
        thresholds: Thresholds | None = None,
    ) -> None:
        self._record = record
        self._devices = devices
        self._roster = roster
        self._clock = clock
        self._thresholds = thresholds
        self._lamps = Lamps(devices)
        self._listeners: list[Callable[[], None]] = []
        self._outcome_listeners: list[Callable[[Outcome], None]] = []
        self._message_listeners: list[Callable[[Message], None]] = []
        self._done_ids: deque[str] = deque(maxlen=IDS_KEPT)
        self._unrecorded: list[Command] = []
        self._shoe_to: Callable[[str], None] | None = None
        self._asked_later: deque[Command] = deque()
        self.slot = CardSlot(pins, clock)
        self._retried_ms = 0
        self._waits = ""
        self.ticked_ms = 0
        self._is_uncertain = False
        self.lost_devices: set[str] = set()
        self.device_watch = DeviceWatch()
        self.trouble = ""
        self.notes: tuple[str, ...] = ()
        self.checks = SelfCheck()
        self.before_opening: Callable[[], str] = lambda: ""
        self.before_end: Callable[[Table], tuple[Command, ...]] = lambda _: ()
        self.before_act: Callable[[Table, Command], tuple[Command, ...]] = lambda _, __: ()
        self.opened_round = 0
        self.put_in_force: tuple[Setting, ...] = ()
        self.table = resume(setup, record)
        self._swipe_time = SwipeTime(clock)
        self._asked_time = AskedTime(clock)
        self.has_resumed = self.table.round.phase is not Phase.CLOSED
        self._carry_out(doubted(self.table))
        self._settle_in()

    def listen(self, listener: Callable[[], None]) -> None:
        """Have something called after every change that is on record."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[], None]) -> None:
        """Call it no more."""
        self._listeners.remove(listener)

    def on_outcome(self, listener: Callable[[Outcome], None]) -> None:
        """Have something told what became of commands, whoever gave them, before views look.

        What a device says again, without any consequence, has none to be told.
        """
        self._outcome_listeners.append(listener)

    def forget_outcomes(self, listener: Callable[[Outcome], None]) -> None:
        """Stop informing it of outcomes."""
        self._outcome_listeners.remove(listener)

    def on_device_message(self, listener: Callable[[Message], None]) -> None:
        """Have something told what the devices say, when that is on record and before it shows."""
        self._message_listeners.append(listener)

    def submit(self, command: Command, command_id: str = "") -> Outcome:
        """Decide, record, then show; give what became of it.

        A command id that was carried out is one fact: the second time nothing happens.
        """
        if command_id and command_id in self._done_ids:
            return Outcome(is_done=False)
        outcome = self._take(command, command_id)
        self._announce(outcome)
        self.tell()
        return outcome

    def note(self, command: Command, command_id: str = "") -> Outcome:
        """Record what the kiosk notes of itself: nobody hears of it, unless it is refused."""
        outcome = self._take(command, command_id)
        if outcome.sentence:
            self._announce(outcome)
        self.tell()
        return outcome

    def ask_later(self, command: Command) -> None:
        """Have a command taken at the next tick; the only thing another thread may ask."""
        self._asked_later.append(command)

    def tick(self) -> None:
        """Hear the devices and let time pass."""
        if self.is_halted:
            return
        try:
            heard = self._devices.tick(self._clock.ms())
        except Exception as bug:
            log.exception("The devices cannot be heard; the table halts")
            self._announce(self._halt(bug))
            self.tell()
            return
        self._swipe_time.tick(is_lost=SWIPER in self.lost_devices)
        self._asked_time.tick(is_held=SWIPER in self.lost_devices or self.pin_for is not None)
        self._retry()
        self._take_asked()
        for message in heard:
            self._hear(message)
        for command in self.device_watch.tick(self.table, self._unseen()):
            self._sense(command)
            self.tell()
        late = self.slot.tick(self.table)
        if late is not None:
            self._sense(late)
            self.tell()
        if self.pin_for is None and self._swipe_time.is_over(self.table):
            self.submit(LetSwipeTimeOut())
        left = self._asked_time.what_is_over(self.table)
        if self.pin_for is None and left is not None:
            self.submit(left)
            said = Msg("No card in time. Nothing changed. Start again if still needed")
            self._announce(Outcome(is_done=True, sentence=said))
            self.tell()
        self.ticked_ms = self._clock.ms()

    def seconds_to_swipe(self) -> int:
        """Return the seconds left for a swipe or for its PIN, 0 where none is asked for."""
        if self.slot.pin_for is not None:
            return self.slot.pin_seconds(self.table)
        return self._swipe_time.seconds_left(self.table)

    def lend_reader(self, to: Callable[[SwipeCard], None] | None) -> None:
        """Let swiped cards go elsewhere than to the table; None gives the reader back."""
        self.slot.lend(to)

    def lend_shoe(self, to: Callable[[str], None] | None) -> None:
        """Let cards that no order of dealing places go to the page that knows where they lie."""
        self._shoe_to = to

    def lend_number(self, to: Callable[[str], None] | None) -> None:
        """Let the number of the next card go to the page that enrols it; lend the reader too."""
        self._roster.give_next_to(to)

    @property
    def pin_for(self) -> StaffMember | None:
        """Return whose PIN is needed now: their card counts when it is entered."""
        return self.slot.pin_for

    def enter_pin(self, digits: str) -> None:
        """Let the card that waits go on with the right PIN; a wrong one is a refused swipe."""
        swipe = self.slot.enter_pin(digits)
        if swipe is not None:
            self._sense(swipe)
        if locked_out := self.slot.take_lockout():
            self._sense(RaiseAlert("PIN", "staff", locked_out))
        self.tell()

    def cancel_pin(self) -> None:
        """Take the card that waits back: it is on record, and is no refusal to be shown."""
        note = self.slot.cancel_pin()
        if note is not None:
            self._take(note)
            self._announce(Outcome(is_done=True))
        self.tell()

    def tell(self) -> None:
        """Have everybody who listens look again."""
        look_again(self._listeners)

    def _hear(self, message: Message) -> None:
        """Record what a message means, let others take note of it, then show."""
        self._act_on(message)
        inform(self._message_listeners, message)
        self.tell()

    def _act_on(self, message: Message) -> None:
        commands = self.device_watch.hear(message)
        for command in commands or ():
            self._sense(command)
        match message:
            case _ if commands is not None:
                return
            case DeviceLost(device):
                self.lost_devices.add(device)
                for command in line_lost(self.table, device):
                    self._sense(command)
            case DeviceBack(device):
                self.lost_devices.discard(device)
                for command in line_back(self.table, device):
                    self._sense(command)
            case ShoeCard(card):
                seen = known_cards.from_shoe(self.table, card)
                if seen is not None:
                    self._sense(seen)
                elif self._shoe_to is not None:
                    self._shoe_to(card)
            case ShufflerTold():
                for told in (hands_told, shuffler_trouble):
                    heard = told(self.table, message)
                    if heard is not None:
                        self._sense(heard)
            case KeyTold(position, at_start=True):
                found = key_found(self.table, position)
                self._sense(TurnKey(position))
                if found:
                    self._announce(Outcome(is_done=True, sentence=found))
            case _:
                meant = command_for(message, self._roster)
                if isinstance(meant, SwipeCard):
                    self._swipe(meant)
                elif meant is not None:
                    self._sense(meant)

    def _take_asked(self) -> None:
        while self._asked_later:
            self._sense(self._asked_later.popleft())
            self.tell()

    def _swipe(self, card: SwipeCard) -> None:
        if self.table.round.phase is Phase.CLOSED:
            why_not = self.before_opening()  # what is found out first may hold the table
            self._take_asked()
            card = refused(card, why_not) if why_not else card
        swipe = self.slot.swipe(self.table, card)
        if swipe is not None:
            self._sense(swipe)
        elif self.pin_for is not None:
            self._announce(Outcome(is_done=True))  # a new card: what was refused before is over

    def _sense(self, command: Command) -> None:
        """Take what a device said once: if it cannot be recorded now, it is tried again."""
        table = self.table
        outcome = self._take(command)
        if outcome.is_shut_out and not isinstance(command, SwipeCard):
            self._unrecorded.append(command)
            self.trouble = self._waits
            return
        if outcome.sentence or self.table is not table:
            self._announce(outcome)  # else nothing happened, and the last refusal still stands

    def _take(self, command: Command, command_id: str = "") -> Outcome:
        """Decide and record a command, after whatever waits; players and lamps follow."""
        outcome = self._catch_up()
        if not outcome.is_shut_out:
            for noted in self.before_act(self.table, command):
                self._carry_out((noted,))  # on record also where the command is refused for it
            first = before(self.table, command, self._devices, self.device_watch, self._clock.ms())
            outcome = self._carry_out(self._together(first, command), command_id)
        if command_id and (outcome.is_done or outcome.events):
            self._done_ids.append(command_id)
        self._settle_in()
        self.trouble = outcome.sentence if outcome.is_shut_out else self.trouble
        self.slot.follow(self.table)
        return outcome

    def _together(self, first: Iterable[Command], command: Command) -> Iterator[Command]:
        """Return a command after what belongs to the same fact, reckoned when it is carried out."""
        yield from first
        is_over = isinstance(command, EndGame) and not command.sensor
        if is_over and self.table.round.phase in (Phase.IN_PLAY, Phase.RECORDED):
            yield from self.before_end(self.table)
        yield command

    def _announce(self, outcome: Outcome) -> None:
        inform(self._outcome_listeners, outcome)

    def _retry(self) -> None:
        now = self._clock.ms()
        if not self._unrecorded or now - self._retried_ms < RETRY_EVERY_MS:
            return
        self._retried_ms = now
        table = self.table
        outcome = self._catch_up()
        if outcome.sentence or self.table is not table:
            self._announce(outcome)
        self._settle_in()
        self.slot.follow(self.table)
        self.tell()

    def _catch_up(self) -> Outcome:
        """Record what waits before anything later: a chip that lay first must not become late."""
        said = ""
        while self._unrecorded:
            outcome = self._carry_out(self._unrecorded[:1])
            if outcome.is_shut_out:
                return outcome
            said = outcome.sentence or said
            del self._unrecorded[0]
        return Outcome(is_done=True, sentence=said)

    def _unseen(self) -> Sequence[Spot]:
        return self._devices.unseen(self._clock.ms())

    def _carry_out(self, commands: Iterable[Command], command_id: str = "") -> Outcome:
        """Apply commands as one fact: all of them are on record, or none has happened."""
        if self.is_halted:
            halted = Msg("The table is halted. Call a technician and restart it")
            return Outcome(is_done=False, sentence=halted)
        try:
            self._make_certain()
            at = epoch_ms(self._clock.now())
            steps = with_thresholds(
                self._thresholds, self.table, steps_of(self.table, commands, at), at
            )
            if steps and not self._append(steps, command_id):
                return Outcome(is_done=False)  # the same command was recorded before a restart
        except Refused as refused:
            return Outcome(is_done=False, sentence=refused.message)
        except JournalUnavailable as error:
            self.trouble, self._waits = str(error), error.waiting
            self._is_uncertain |= isinstance(error, NotCertain)
            return Outcome(is_done=False, sentence=self.trouble, is_shut_out=True)
        except Exception as bug:
            log.exception("The table halts in its last recorded state")
            return self._halt(bug)
        if steps:
            self._stand_as(steps[-1].table)
        events = tuple(step.event for step in steps)
        said = next(filter(None, map(_refusal, events)), "")
        return Outcome(is_done=not said, sentence=said, events=events)

    def _make_certain(self) -> None:
        """Stand as the journal says before anything else, where it is not known what it holds."""
        if self._is_uncertain:
            self._record.take_up_again()
            self._stand_as(resume(self.table.setup, self._record))
            self._is_uncertain = False

    def _append(self, steps: Sequence[Step], command_id: str) -> bool:
        entries, digest = [step.entry for step in steps], self.table.setup.digest
        written = self._record.append(entries, digest=digest, command_id=command_id)
        self.trouble = ""
        return bool(written)

    def _stand_as(self, table: Table) -> None:
        """Stand as recorded; the time for a swipe begins where the reader has opened again."""
        self._swipe_time.follow(self.table, table)
        if self.table.round.phase is Phase.CLOSED and table.round.phase is Phase.BETTING:
            self.opened_round = table.round.number
            before = self.table.lasting.settings
            self.put_in_force = tuple(
                setting for setting in table.lasting.settings if setting not in before
            )
        self.table = table

    def _settle_in(self) -> None:
        """Let the sample players do their part, then bring the lamps in line."""
        owed = self._owed_by_players()
        if owed and self._carry_out(owed).is_shut_out:
            self.trouble = self._waits  # not of what was pressed: that is on record
        try:
            self._lamps.show(self.table)
        except Exception as bug:
            log.exception("The lamps cannot be commanded; the table halts")
            self._halt(bug)

    def _owed_by_players(self) -> list[Command]:
        if not self.table.setup.players or self.table.round.phase is Phase.CLOSED:
            return []
        return owed(self.table)

    @property
    def is_halted(self) -> bool:
        """True if a fault of the program stopped the table."""
        return self.table.round.phase is Phase.HALTED

    def _halt(self, bug: Exception) -> Outcome:
        """Stop in the last recorded state: nothing that was shown is lost."""
        if not self.is_halted:
            self._note_halt(bug)
        self.table = self.table.with_round(replace(self.table.round, phase=Phase.HALTED))
        halted = Msg("The table is halted by a fault. Nothing recorded is lost")
        return Outcome(is_done=False, sentence=halted)

    def _note_halt(self, bug: Exception) -> None:
        """Put the halt on record: after the restart the table is held until people have read it."""
        why = Msg("The table was halted by a fault: {fault}", fault=f"{type(bug).__name__}: {bug}")
        noted = (RaiseAlert(HALT, PROGRAM, why), HoldTable(HALT, why))
        try:
            steps = steps_of(self.table, noted, epoch_ms(self._clock.now()))
            self._append(steps, "")
        except Exception:
            log.exception("The halt is not on record")


def _refusal(event: Event) -> str:
    return event.refusal if isinstance(event, WithRefusal) else ""

"""A desk between a record and devices that only remember: everything a crash leaves is a list."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from round_over import end_round

from dealer_assist.catalog.people import SampleCard
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import CardSwiped, Message
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.errors import DiskFull, NotCertain
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table.setup.table_setup import Spot, TableSetup

START = datetime(2026, 3, 7, 20, 15, tzinfo=UTC)
KEY = bytes(32)


class FakeRecord:
    """A journal in memory; what it keeps has gone through JSON like the real one."""

    def __init__(self, facts: Sequence[Recorded] = ()) -> None:
        self.facts = list(facts)
        self.commits: list[int] = [len(self.facts)]
        self.trouble: Exception | None = None
        self.keeps_all_the_same = False
        self.times_taken_up = 0
        self.room = 0

    def take_up_again(self) -> None:
        """Be read again: whatever was kept counts, and the disk works again."""
        self.trouble = None
        self.times_taken_up += 1

    def append(
        self, entries: Sequence[Entry], *, digest: str, command_id: str = ""
    ) -> tuple[Recorded, ...]:
        if self.trouble is not None and not self.keeps_all_the_same:
            if not self.room:
                raise self.trouble
            self.room -= 1
        if command_id and any(one.command == command_id for one in self.facts):
            return ()
        made = []
        for n, entry in enumerate(entries):
            payload = json.loads(json.dumps(entry.payload))
            seq = len(self.facts) + n + 1
            command = command_id if n == 0 else ""
            where = (seq, START, 0, entry.round, entry.kind, entry.who, entry.device)
            made.append(Recorded(*where, payload, digest, "", command))
        self.facts += made
        self.commits.append(len(self.facts))
        if self.trouble is not None and self.keeps_all_the_same:
            raise self.trouble
        return tuple(made)

    def replay(self, from_kinds: Sequence[str] = ()) -> list[Recorded]:
        begin = 0
        for n, fact in enumerate(self.facts):
            if fact.kind in from_kinds:
                begin = n
        return self.facts[begin:]

    def fail_at_the_last_moment(self, *, keeps: bool) -> None:
        """Be a disk that fails at the next commit, and has kept it all the same or not."""
        self.trouble = NotCertain(Path("journal"), "disk I/O error")
        self.keeps_all_the_same = keeps

    def fail(self) -> None:
        """Be a disk that refuses from now on."""
        self.trouble = DiskFull(Path("journal"), "Nothing was recorded: the disk is full.")

    def fail_after(self, commits: int) -> None:
        """Be a disk with room for so many commits in its log."""
        self.fail()
        self.room = commits


class FakeDevices:
    """Devices that say what a test has them say, and remember what they were told."""

    def __init__(self) -> None:
        self.says: list[Message] = []
        self.told: list[tuple[int, str, Lamp]] = []
        self.betting: list[bool] = []
        self.states = {"sensor 1A": "ok", "swiper": "ok"}
        self.out_of_sight: list[Spot] = []

    def tick(self, now_ms: int) -> list[Message]:
        said, self.says = self.says, []
        return said

    def unseen(self, now_ms: int) -> list[Spot]:
        return self.out_of_sight

    def health(self) -> list[Health]:
        return [health_of(name, state, Traffic()) for name, state in self.states.items()]

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        self.told.append((seat, sensor, lamp))

    def open_betting(self) -> None:
        self.betting.append(True)

    def close_betting(self) -> None:
        self.betting.append(False)


class Place:
    """One desk with all that is around it."""

    def __init__(
        self, setup: TableSetup, cards: Sequence[SampleCard], facts: Sequence[Recorded] = ()
    ) -> None:
        self.setup = setup
        self.cards = cards
        self.record = FakeRecord(facts)
        self.devices = FakeDevices()
        self.clock = SimulatedClock(START)
        pairs = [(card.number, card.member) for card in cards]
        roster = CardIndex.of_cards(KEY, pairs)
        self.desk = Desk(setup, self.record, self.devices, roster, self.clock)
        self.said = ""
        self.desk.on_outcome(self._note)

    def hear(self, *messages: Message) -> None:
        """Have the devices say something and the desk listen."""
        self.devices.says += messages
        self.desk.tick()

    def swipe(self, who: str) -> None:
        """Swipe somebody's card at the reader."""
        self.hear(CardSwiped(next(one.number for one in self.cards if one.member.key == who)))

    def end(self, sensor: str = "") -> Outcome:
        """End the round as soon as it may end, with the chips off."""
        return end_round(self.desk, self.clock, sensor)

    def crash(self, *, after: int | None = None) -> "Place":
        """Die, and wake up with what was recorded: all of it, or the first so many facts."""
        return Place(self.setup, self.cards, self.record.facts[:after])

    def _note(self, outcome: Outcome) -> None:
        """Remember what a screen would say: the sentence of the last outcome."""
        self.said = outcome.sentence

    @property
    def kinds(self) -> list[str]:
        """Name what is on record."""
        return [fact.kind for fact in self.record.facts]

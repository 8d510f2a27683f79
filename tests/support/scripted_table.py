"""A small table that plays scripted rounds into a journal, by the real rules of the table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from dealer_assist.catalog.games import load_game
from dealer_assist.jackpot.definition import Jackpot, Level, Line
from dealer_assist.journal.codec import decode, encode
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.store import Journal
from dealer_assist.paths import resources
from dealer_assist.rules.pays import ForOne, Percent
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import COUNT_ASKED, Practices, TableSetup
from dealer_assist.table.state import Phase, Table

KEY = bytes(range(32))
BEGIN_MS, STEP_MS = 1_772_900_000_000, 4_000
DEALER = StaffMember("dealer-1", "Ann Ivy", Role.DEALER, "4711")
EXECUTIVE = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4713")
JACKPOT = Jackpot(
    key="TEST-1",
    label="Test",
    judge="best_four",
    games=("crazy_4_poker",),
    levels=(Level("main", "Main", 500_000, 2600, 300),),
    lines=(
        Line("four_aces", "Four Aces", Percent(100, "main"), 10_000),
        Line("straight_flush", "Straight Flush", Percent(10, "main")),
        Line("three_of_a_kind", "Three of a Kind", ForOne(9)),
    ),
)
SETUP = TableSetup(
    key="crazy4",
    number="7",
    game="crazy_4_poker",
    game_name="Crazy 4 Poker",
    console="nexus",
    seats=(1, 2, 3, 4, 5, 6, 7),
    jackpots={"A": JACKPOT},
    wagers=(),
    prompts={},
    void_reasons=("misdeal",),
    hand_sizes={"seat": 5, "dealer": 5},
    title=load_game(resources() / "games" / "crazy4.toml").title,
    digest="5" * 64,
    practices=Practices(rulings=True, count_chips=COUNT_ASKED),
)


@dataclass
class SlowClock:
    """Every look at it is a third of a second later."""

    now: datetime = datetime(2026, 3, 7, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(milliseconds=333)
        return self.now


def open_scripted(path: Path, *, is_durable: bool = False, heads: Path | None = None) -> Journal:
    """Open the journal of the scripted table; only a crash test waits for the disk."""
    journal = Journal.open(
        path, purpose="training", table="crazy4", clock=SlowClock(), key=KEY, heads=heads
    )
    if not is_durable:
        journal._db.execute("PRAGMA synchronous = OFF")
    return journal


def resume(replayed: Iterable[Recorded]) -> Table:
    """Wake the table up as a desk does."""
    return evolve_all(Table(SETUP), (decode(one.kind, one.payload) for one in replayed))


@dataclass
class ScriptedTable:
    """A table whose every command is recorded before it is shown."""

    journal: Journal
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        self.table = resume(self.journal.replay())

    def submit(self, command: c.Command, command_id: str = "") -> None:
        """Decide, record, then show."""
        at = BEGIN_MS + self.journal.head.seq * STEP_MS
        events = decide(self.table, command, at)
        shown, entries = self.table, []
        for event in events:
            shown = evolve(shown, event)
            kind, payload = encode(event)
            who = shown.dealer.key if shown.dealer else ""
            entries.append(Entry(kind, payload, shown.round.number, who, "test"))
        self.about_to_record(shown)
        self.journal.append(entries, digest=SETUP.digest, command_id=command_id)
        self.has_recorded(shown)
        self.table = shown

    def about_to_record(self, table: Table) -> None:
        """Take notice of the state that the next record leads to."""

    def has_recorded(self, table: Table) -> None:
        """Take notice of the state that is on record now."""

    def play(self, rounds: int, seed: int = 1) -> None:
        """Play whole rounds."""
        random = Random(seed)
        self.come_to_betting()
        for _ in range(rounds):
            for command in round_of(random):
                self.submit(command, f"{self.table.round.number}-{self.journal.head.seq}")

    def come_to_betting(self) -> None:
        """Open a closed table; end a round in which it was interrupted."""
        if self.table.round.phase is Phase.CLOSED:
            self.submit(c.SwipeCard(DEALER, "4711"))
        if self.table.round.phase in (Phase.VERIFY, Phase.SWIPE):
            self.submit(c.BackToTable())
        for claim in self.table.round.claims:
            self.submit(c.PressHand(claim.seat, claim.line))
        for spot in [spot for spot, sensor in self.table.sensors.items() if sensor.has_chip]:
            self.submit(c.MissChip(*spot))
        if self.table.round.phase is not Phase.BETTING:
            self.submit(c.EndGame())
        if self.table.round.voided is not None:
            self.submit(c.GiveBack())


def round_of(random: Random) -> Iterator[c.Command]:
    """Return the commands of one round: chips, a start, now and then a win, an end or a void."""
    seats = sorted(random.sample(range(1, 8), 4))
    yield from (c.SeeChip(seat) for seat in seats)
    if random.random() < 0.05:
        yield c.VoidRound("misdeal")
        yield from (c.MissChip(seat) for seat in seats)
        return
    yield c.StartGame()
    line = random.choice(("four_aces", "straight_flush", "three_of_a_kind", "", "", ""))
    if line:
        yield c.PressHand(seats[1], line)
        yield c.PressHand(seats[1], line)
        yield c.PressHand(seats[1], line)
        yield c.CallSupervisor()
        yield c.ConfirmWins()
        yield c.SwipeCard(None, "0000")
        yield c.SwipeCard(EXECUTIVE, "4713")
        yield c.BeginPaying()
    yield from (c.MissChip(seat) for seat in seats)
    yield c.EndGame()

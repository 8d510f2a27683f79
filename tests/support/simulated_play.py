"""A table that plays by itself for days, through the real rules and into a real journal.

Seeded: the same seed gives the same events. Whatever the table refuses simply does not happen.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from round_over import ANYWAY, chips_off

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.errors import Refused
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key

KEY = bytes(range(32))
DEALERS = (
    StaffMember("dealer-1", "Ann Ivy", Role.DEALER, "4711"),
    StaffMember("dealer-2", "Ben Elm", Role.DEALER, "4712"),
)
SUPERVISOR = StaffMember("supervisor-1", "Sue Ash", Role.SUPERVISOR, "4721")
EXECUTIVE = StaffMember("executive-1", "Eve Oak", Role.EXECUTIVE, "4731")
STRANGER = "0000"


@dataclass
class PlayingTable:
    """A table, its journal, and a clock that only play moves."""

    setup: TableSetup
    journal: Journal
    now: datetime
    chance: Random
    table: Table = field(init=False)
    broken: set[tuple[int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.table = Table(self.setup)

    def do(self, command: c.Command, seconds: float = 1.0) -> bool:
        """Let a command happen if the table lets it, some time after the last."""
        self.now += timedelta(seconds=seconds * self.chance.uniform(0.5, 1.5))
        try:
            events = decide(self.table, command, epoch_ms(self.now))
        except Refused:
            return False
        table, entries = self.table, []
        for event in events:
            table = evolve(table, event)
            kind, payload = encode(event)
            entries.append(
                Entry(kind, payload, table.round.number, table.dealer.key if table.dealer else "")
            )
        self.journal.append(entries, digest=self.setup.digest)
        self.table = table
        return True

    def open(self) -> None:
        """Sign a dealer in."""
        self.do(c.ReportDevices((("swiper", "ok"),)))
        self.do(c.SwipeCard(self.chance.choice(DEALERS), "4711"))
        assert self.table.round.phase is Phase.BETTING

    def close(self) -> None:
        """Close the table between two rounds."""
        self._clear()
        self.do(c.CloseTable())
        assert self.table.round.phase is Phase.CLOSED

    def play_round(self) -> None:
        """Play one round: most are ordinary, a few have everything."""
        self._before_the_cards()
        if not self.do(c.StartGame(), 12):
            self._clear()
            return
        if self.setup.jackpots and self._one_in(40):
            self.do(c.SeeChip(self.chance.choice(self.setup.seats), self._sensor()))
        if self._one_in(25):
            self.do(c.VoidRound(self.chance.choice(self.setup.void_reasons)), 10)
            self.do(c.GiveBack())
        elif self._one_in(6):
            self._win()
        self._clear()
        if self.setup.jackpots and self._one_in(60):
            self._set_meter()

    def _before_the_cards(self) -> None:
        if self._one_in(80):
            self.do(c.SwipeCard(self.chance.choice(DEALERS), "4712"))
        if self.setup.spots and self._one_in(50):
            spot = self.chance.choice(self.setup.spots)
            if self.do(c.ReportSensorFault(*spot, "stuck")):
                self.broken.add(spot)
        elif self.broken and self._one_in(5):
            spot = self.broken.pop()
            self.do(c.ReportSensorWell(*spot))
        if self._one_in(90):
            self.do(c.RaiseAlert("test", "pace", "Look at the pace"))
        for seat in self.chance.sample(self.setup.seats, self.chance.randint(1, 6)):
            if self._sided:
                self.do(c.MarkSide(seat, self.chance.choice(("player", "banker"))), 0.2)
            for sensor in self.setup.jackpots:
                if self.chance.random() < 0.8:
                    self.do(c.SeeChip(seat, sensor), 0.3)
        if self.setup.spots and self._one_in(30):
            self.do(c.MarkWager(*self.chance.choice(self.setup.spots)))

    def _win(self) -> None:
        for sensor, jackpot in self.setup.jackpots.items():
            seats = [seat for seat, one in self.table.locked if one == sensor]
            for seat in self.chance.sample(seats, min(len(seats), self.chance.choice((1, 1, 2)))):
                # The higher a line, the rarer: enough of each for a report to count.
                place = min(int(self.chance.expovariate(0.7)), len(jackpot.lines) - 1)
                line = jackpot.lines[::-1][place].key
                if self._sided:
                    self.do(
                        c.PressTableHand(self.chance.choice(("player", "banker")), line, sensor)
                    )
                else:
                    self.do(c.PressHand(seat, line, sensor))
            if len(self.setup.jackpots) > 1:
                self._settle_claims()
                self._take_chips(sensor)
                self.do(c.EndGame(sensor))
        self._settle_claims()
        if self.table.round.wins and self._one_in(4):
            self._back_out()

    def _settle_claims(self) -> None:
        if not self.table.round.claims:
            return
        if has_key(self.setup):
            self.do(c.TurnKey("JPH"), 20)
            self.do(c.PressJackpot(ANYWAY))
            self.do(c.TurnKey("RUN"))
        else:
            self.do(c.CallSupervisor())
            self.do(c.ConfirmWins(ANYWAY), 30)
            if self._one_in(4):
                self.do(c.SwipeCard(None, STRANGER))
            self.do(c.SwipeCard(EXECUTIVE, "4731"))
        for win in self.table.round.wins:
            self.do(c.NotePrint("win", win.number, 1))
        self.do(c.BeginPaying())

    def _back_out(self) -> None:
        number = self.chance.choice(self.table.round.wins).number
        reason = self.chance.choice(self.setup.jurisdiction.back_out_reasons)
        if self.do(c.AskAdjustment(number, reason, note="checked by hand"), 60):
            self._two_cards()

    def _set_meter(self) -> None:
        meter, account = self.chance.choice(list(self.table.accounts.items()))
        reason = self.setup.jurisdiction.raise_reasons[0]
        to = (account.shown_cents + self.chance.randint(1, 2000)) * 10_000
        if self.do(c.AskMeterSet(*meter, to, reason, "recount"), 60):
            self._two_cards()

    def _two_cards(self) -> None:
        self.do(c.SwipeCard(EXECUTIVE, "4731"))
        self.do(c.SwipeCard(SUPERVISOR, "4721"))
        self.do(c.CancelAdjustment())

    def _clear(self) -> None:
        """Come back to open bets, whatever the round left."""
        ways: tuple[Callable[[], bool], ...] = (
            lambda: self.do(c.BackToTable(), 0.1),
            lambda: self.do(c.TurnKey("RUN"), 0.1),
            *(lambda one=one: self.do(c.EndGame(one), 0.1) for one in self.setup.jackpots),
            lambda: self.do(c.BeginPaying(), 0.1),
            lambda: self.do(c.EndGame(), 20),
        )
        for claim in self.table.round.claims:
            self.do(c.PressHand(claim.seat, claim.line, claim.sensor), 0.1)
        for way in ways:
            if self.table.round.phase is not Phase.BETTING:
                self._take_chips()
                way()
        for seat, sensor in self.setup.spots:
            if self.table.sensor((seat, sensor)).has_chip:
                self.do(c.MissChip(seat, sensor), 0.1)
        assert self.table.round.phase is Phase.BETTING, (self.setup.key, self.table.round.phase)

    def _take_chips(self, sensor: str = "") -> None:
        self.now += timedelta(seconds=3)
        for command in chips_off(self.table, sensor):
            self.do(command, 0.1)

    @property
    def _sided(self) -> bool:
        return self.setup.game == "dragon_bonus"

    def _sensor(self) -> str:
        return self.chance.choice(list(self.setup.jackpots))

    def _one_in(self, rounds: int) -> bool:
        return self.chance.random() * rounds < 1


def play_days(
    setup: TableSetup, file: Path, begin: datetime, days: int, rounds_a_day: int, seed: int = 1
) -> None:
    """Play days of one shift or two each, and leave the journal closed behind."""
    clock: list[PlayingTable] = []
    with _open(setup, file, begin, clock) as journal:
        playing = PlayingTable(setup, journal, begin, Random(seed))
        clock[:] = [playing]
        for day in range(days):
            playing.now = max(playing.now, begin + timedelta(days=day))
            shifts = playing.chance.choice((1, 2))
            for _ in range(shifts):
                playing.open()
                for _ in range(rounds_a_day // shifts):
                    playing.play_round()
                playing.close()
                playing.now += timedelta(minutes=40)


def _open(setup: TableSetup, file: Path, begin: datetime, clock: list[PlayingTable]) -> Journal:
    journal = Journal.open(
        file,
        purpose="training",
        table=setup.key,
        clock=lambda: clock[0].now if clock else begin,
        key=KEY,
    )
    # Nobody pulls the plug in this test: the disk need not be waited for.
    journal._db.execute("PRAGMA synchronous = OFF")
    return journal

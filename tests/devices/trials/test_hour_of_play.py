"""An hour at a table with everything on it, and somebody who pulls plugs all the time.

Two lines of sensors (ccTalk and JSON lines), key switch, printer and reader, through the desk and
into a journal. The account is the models' own: what lay there when the round began.
"""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from round_over import ANYWAY

from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.desk import Desk
from dealer_assist.devices.connect import connect
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.simulated.faults import carry_out
from dealer_assist.devices.simulated.model import ChipSensors
from dealer_assist.devices.simulated_wire import QUIET
from dealer_assist.journal.codec import decode
from dealer_assist.journal.store import Journal
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import chips
from dealer_assist.table.state import Phase

ROOT = Path(__file__).parents[3]
KEY = bytes(range(32))
STEP_MS = 50
MINUTE_MS = 60_000
DEVICES = ("sensors", "second_sensors", "key_switch", "printer", "swiper")
SLIP_BYTES = 48 * 96
SENSOR_FAULTS = ("stuck", "dirty", "dead", "slow", "no-lamp-ack", "reset", "bounce")


class Hour:
    """A table, its hardware, and hands that play and pull at random."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.random = Random(seed)
        self.clock = SimulatedClock(datetime(2026, 3, 1, 20, 0, tzinfo=UTC))
        file = ROOT / "resources" / "tables" / "house-money-nexus.toml"
        own = folder / "everything.toml"
        own.write_text(_with_everything(file.read_text(encoding="utf-8")), encoding="utf-8")
        setup = load_table(ROOT / "resources", ROOT / "layouts", own)
        self.journal = Journal.open(
            folder / "hour.db",
            purpose="training",
            table=setup.key,
            clock=self.clock.now,
            key=KEY,
        )
        self.journal._db.execute("PRAGMA synchronous = OFF")  # nobody cuts the power in this test
        self.rack = connect(
            setup.devices,
            setup.seats,
            second_seats=setup.seats,
            clock_ms=self.clock.ms,
            random=self.random,
        )
        cards = load_staff(ROOT / "resources" / "staff" / "training.toml")
        self.numbers = {card.member.key: card.number for card in cards}
        roster = CardIndex.of_cards(KEY, [(card.number, card.member) for card in cards])
        self.desk = Desk(setup, self.journal, self.rack, roster, self.clock, None)
        models = self.rack.simulated
        assert isinstance(models.sensors, ChipSensors)
        assert isinstance(models.second_sensors, ChipSensors)
        assert models.key_switch is not None
        assert models.printer is not None
        assert models.swiper is not None
        self.banks = {"A": models.sensors, "B": models.second_sensors}
        self.key, self.printer, self.swiper = models.key_switch, models.printer, models.swiper
        self.laid = Counter[str]()  # what the models say lay there, round by round
        self.pulled = Counter[str]()
        self.printed_to = 0
        self.on_paper = Counter[int]()  # bytes of each slip that came out, by its own ink
        self.rounds = self.refused = 0

    def live(self, ms: int) -> None:
        for _ in range(0, ms, STEP_MS):
            self.clock.advance(STEP_MS)
            self.desk.tick()
            self._print_wins()

    def do(self, command: c.Command) -> bool:
        outcome = self.desk.submit(command)
        self.refused += not outcome.is_done
        return outcome.is_done

    def play(self, minutes: int) -> None:
        self._mend_all()
        self.live(1_000)
        self.swiper.swipe(self.numbers["dealer-1"])
        self.live(1_000)
        assert self.desk.table.round.phase is Phase.BETTING
        end_ms = self.clock.ms() + minutes * MINUTE_MS
        while self.clock.ms() < end_ms:
            self._round()

    def _round(self) -> None:
        self._lay_chips()
        self._meddle()
        self.live(self.random.randrange(300, 4_000, STEP_MS))
        if self._start():
            self._meddle()
            self.live(1_500)
            if self.random.random() < 0.3:
                self._win()
        self._end()

    def _lay_chips(self) -> None:
        for letter, bank in self.banks.items():
            for seat in self.desk.table.setup.seats:
                is_on = self.random.random() < 0.5
                (bank.place_chip if is_on else bank.take_chip)(seat, letter)
                if self.random.random() < 0.1:
                    self.live(STEP_MS)

    def _start(self) -> bool:
        before = self.desk.table
        lying = {spot for spot in before.setup.spots if self._has_chip(spot)}
        watched = {
            spot
            for spot in before.setup.spots
            if not before.sensor(spot).fault and spot not in self.rack.unseen(self.clock.ms())
        }
        if not self.do(c.StartGame()):
            return False
        self.rounds += 1
        locked = set(self.desk.table.locked)
        assert locked <= lying, (locked - lying, self.rounds)
        # Whoever is well, on a line that carries, has had time to tell of a chip that lies there.
        kept = {spot for spot in watched if before.sensor(spot).is_left}
        slow = {spot for spot in watched & lying if self._fault(spot) or not self._carries(spot)}
        assert locked >= (watched & lying) - kept - slow, self.rounds
        self.laid.update(spot[1] for spot in locked)
        return True

    def _win(self) -> None:
        table = self.desk.table
        for sensor, jackpot in table.setup.jackpots.items():
            seats = [seat for seat, letter in table.locked if letter == sensor]
            if seats:
                line = self.random.choice(jackpot.lines)
                self.do(c.PressHand(self.random.choice(seats), line.key, sensor))
        if not self.desk.table.round.claims:
            return
        self.key.turn("JPH")
        self.live(2_000)
        where = self.desk.table.lasting.key
        was_told = self.do(c.PressJackpot(ANYWAY))
        assert not was_told or where == "JPH"
        self._meddle()
        self.live(1_000)
        self.key.turn("RUN")
        self.live(1_000)

    def _end(self) -> None:
        """Take the chips off and end the round; what is broken by now is mended first."""
        self._mend_all()
        self.key.turn("RUN")
        for _ in range(30):
            if self.desk.table.round.phase is Phase.BETTING:
                break
            for claim in self.desk.table.round.claims:
                self.do(c.PressHand(claim.seat, claim.line, claim.sensor))
            for seat, letter in (*chips.to_take(self.desk.table), *self.desk.table.setup.spots):
                self.banks[letter].take_chip(seat, letter)
            self.live(2_500)
            for command in (c.BeginPaying(), c.EndGame("A"), c.EndGame("B"), c.EndGame()):
                self.do(command)
        assert self.desk.table.round.phase is Phase.BETTING, self.desk.table.round.phase

    def _meddle(self) -> None:
        """Pull a plug, spoil a line or break a sensor, or put something right."""
        if self.random.random() < 0.35:
            device = self.random.choice(DEVICES)
            words = self.random.choice((f"unplug {device}", f"fault {device} noise"))
            self.pulled[words.split()[0]] += 1
            carry_out(words, self.rack)
        if self.random.random() < 0.25:
            seat, letter = self.random.choice(self.desk.table.setup.spots)
            fault = self.random.choice(SENSOR_FAULTS)
            self.pulled[fault] += 1
            self.banks[letter].cause(seat, fault, letter)
        if self.random.random() < 0.2:
            self.pulled["paper-out"] += 1
            carry_out("printer paper-out", self.rack)
        if self.random.random() < 0.3:
            self._clear(self.random.choice(DEVICES[:4]))

    def _mend_all(self) -> None:
        for device in DEVICES:
            self._clear(device)
        for letter, bank in self.banks.items():
            for seat in self.desk.table.setup.seats:
                bank.clear(seat, letter)

    def _clear(self, device: str) -> None:
        """Mend a device; at the printer all paper is taken, and what hangs there is torn off."""
        if device == "printer":
            for paper in (*self.printer.slips, self.printer.dots_out):
                self.on_paper.update(paper)
            self.printer.slips.clear()
        carry_out(f"clear {device}", self.rack)

    def _print_wins(self) -> None:
        for win in self.desk.table.round.wins:
            if win.number > self.printed_to:
                self.printed_to = win.number
                dots = bytes((_ink(win.number),)) * SLIP_BYTES
                self.rack.print_slip(
                    SlipPicture(f"win {win.number} copy 1", width=384, bitmap=dots)
                )

    def _has_chip(self, spot: tuple[int, str]) -> bool:
        return self.banks[spot[1]].has_chip(*spot)

    def _fault(self, spot: tuple[int, str]) -> str | None:
        return self.banks[spot[1]].fault(*spot)

    def _carries(self, spot: tuple[int, str]) -> bool:
        wire = self.rack.wire("sensors" if spot[1] == "A" else "second_sensors")
        return wire is not None and wire.is_plugged and wire.noise is QUIET


def _ink(number: int) -> int:
    """Return the byte that a slip is filled with, so that what came out is known for each."""
    return number % 250 + 1


def _with_everything(text: str) -> str:
    """Put a key and a second line of another make on the table with two sensors a seat."""
    own = text.split("[[players]]")[0].replace('console = "nexus"', 'console = "aquarius"')
    lines = 'second_sensors = "json:simulated"\nkey_switch = "simulated"\n'
    return own + lines


@pytest.fixture
def hour(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Hour]:
    hour = Hour(tmp_path, seed=request.param)
    yield hour
    hour.rack.close()
    hour.journal.close()


def judge(hour: Hour) -> str:
    """Compare the journal with what the models know."""
    hour.live(10_000)
    hour._mend_all()
    events = [decode(one.kind, one.payload) for one in hour.journal.replay(())]
    locked = Counter(
        wager.sensor for one in events if isinstance(one, e.GameStarted) for wager in one.wagers
    )
    assert locked == hour.laid
    papers = [one for one in events if isinstance(one, e.PagePrinted)]
    printed = [one for one in papers if not one.trouble]
    out = {one.number for one in papers if hour.on_paper[_ink(one.number)] > 0.9 * SLIP_BYTES}
    assert {one.number for one in printed} <= out
    assert [one.number for one in papers] == list(range(1, hour.printed_to + 1))
    assert hour.journal.verify() == []
    return (
        f"{hour.rounds} rounds, {dict(locked)} wagers locked as the models had them, "
        f"{hour.printed_to} wins, {len(printed)} slips printed, {len(out)} came out; "
        f"pulled or broken: {dict(hour.pulled)}; {hour.refused} refusals; {len(events)} events"
    )


@pytest.mark.parametrize("hour", [1], indirect=True)
def test_a_few_minutes_with_pulled_plugs_count_every_wager_once(hour: Hour) -> None:
    hour.play(1)
    assert hour.rounds > 2
    judge(hour)


@pytest.mark.long
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("hour", [2026], indirect=True)
def test_an_hour_with_pulled_plugs_counts_every_wager_once(hour: Hour) -> None:
    hour.play(60)
    print(f"\nan hour of play: {judge(hour)}")
    assert hour.rounds > 150

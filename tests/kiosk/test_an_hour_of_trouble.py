"""An hour at a table whose plugs are pulled at random: the journal is whole, the chips add up.

Two lines of sensors, the key and the printer at once, in simulated time.
"""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.key import key_for
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase

STEP_MS = 40
HOUR_MS = 3_600_000
SHORT_MS = 180_000
PLUGS = ("sensors", "second_sensors", "key_switch", "printer")


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own key out of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


class Evening:
    """A table with two lines of sensors, and a hand that pulls plugs."""

    def __init__(self, folder: Path) -> None:
        shipped = paths.resources() / "tables" / "house-money-nexus.toml"
        text = shipped.read_text(encoding="utf-8")
        extra = ("second_sensors", "key_switch", "printer")
        kept = [line for line in text.splitlines() if line.partition(" ")[0] not in extra]
        place = next(at for at, line in enumerate(kept) if line.startswith("[devices]"))
        lines = ("modbus:simulated", "simulated", "simulated")  # a second line, of another make
        named = zip(extra, lines, strict=True)
        kept[place + 1 : place + 1] = [f'{name} = "{where}"' for name, where in named]
        own = folder / "house-money-troubled.toml"
        own.write_text("\n".join(kept) + "\n", encoding="utf-8")
        self.clock = SimulatedClock(datetime(2026, 3, 14, 20, 0, tzinfo=UTC))
        self.opened: OpenTable = open_table(str(own), folder, self.clock)
        self.random = Random(16)
        self.now_ms = 0
        self.slips = 0

    def live(self, ms: int) -> None:
        for _ in range(0, ms, STEP_MS):
            self.clock.advance(STEP_MS)
            self.now_ms += STEP_MS
            self.opened.desk.tick()

    def trouble(self) -> None:
        """Pull a plug or put one back."""
        wire = self.opened.rack.wire(self.random.choice(PLUGS))
        assert wire is not None
        (wire.unplug if self.random.random() < 0.4 else wire.replug)()

    def mend(self) -> None:
        for name in PLUGS:
            wire = self.opened.rack.wire(name)
            assert wire is not None
            wire.replug()
        self.live(4_000)

    def chips(self) -> set[tuple[int, str]]:
        """Return the chips on the felt by the models' own account."""
        simulated = self.opened.rack.simulated
        models = {"A": simulated.sensors, "B": simulated.second_sensors}
        return {
            (seat, letter)
            for letter, model in models.items()
            if model is not None
            for seat in self.opened.setup.seats
            if model.has_chip(seat, letter)
        }

    def play(self) -> None:
        """Move chips about while plugs are pulled, then see what the table makes of it."""
        for model, letter in (
            (self.opened.rack.simulated.sensors, "A"),
            (self.opened.rack.simulated.second_sensors, "B"),
        ):
            assert model is not None
            for seat in self.opened.setup.seats:
                is_on = self.random.random() < 0.5
                (model.place_chip if is_on else model.take_chip)(seat, letter)
        self.trouble()
        self.live(self.random.randrange(200, 3_000))
        self.slips += 1
        self.opened.rack.print_slip(SlipPicture(f"test {self.slips}", 16, bytes(64)))
        self.trouble()
        self.live(1_000)
        if self.random.random() < 0.5:
            self.mend()


@pytest.mark.parametrize(
    "ms", [SHORT_MS, pytest.param(HOUR_MS, marks=[pytest.mark.long, pytest.mark.timeout(3_000)])]
)
def test_whatever_is_pulled_the_journal_is_whole_and_the_chips_add_up(
    tmp_path: Path, ms: int
) -> None:
    evening = Evening(tmp_path)
    opened = evening.opened
    try:
        evening.live(1_000)
        assert opened.rack.simulated.swiper is not None
        opened.rack.simulated.swiper.swipe(opened.cards[0].number)
        evening.live(600)
        assert opened.desk.table.round.phase is Phase.BETTING
        while evening.now_ms < ms:
            evening.play()
            table = opened.desk.table
            seen = {spot for spot, one in table.sensors.items() if one.has_chip and not one.fault}
            assert seen <= evening.chips()
        evening.mend()
        table = opened.desk.table
        seen = {spot for spot, one in table.sensors.items() if one.has_chip}
        assert seen == evening.chips()
        assert not any(one.fault for one in table.sensors.values())
        printer = opened.rack.simulated.printer
        assert printer is not None
        assert len(printer.slips) <= evening.slips
        assert opened.desk.submit(c.StartGame()).is_done
        locked = {spot for spot, one in opened.desk.table.sensors.items() if one.locked_cents}
        assert locked
        assert locked <= evening.chips()  # a seat without a wager on the game plays nothing
    finally:
        opened.close()
    assert verify(opened.journal.path, key_for(opened.journal.path, paths.key_file())) == []

"""A live table on real ports: the devices of another process, seen, swiped and recorded."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Self

import pytest
from forger import forger
from live_bench import (
    HADDAD,
    OKAFOR,
    PARK,
    enrol_all,
    live_table,
    write_table,
)
from patience import PATIENCE_S
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from dealer_assist.cli.main import main
from dealer_assist.desk.clock import WallClock
from dealer_assist.devices.simulated.swiper import tracks_of
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalDamaged, WrongKey, WrongPurpose
from dealer_assist.journal.files import journal_file
from dealer_assist.journal.key import load_or_make_key
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.store import Journal
from dealer_assist.kiosk.table.live_parts import catch_typed_cards
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.paths import key_file
from dealer_assist.staff.card_check import hash_pin
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.staff.events import PinSet, StaffWithdrawn
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.state import Lamp, Phase


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own key out of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


def test_a_chip_and_a_card_come_over_real_ports(tmp_path: Path) -> None:
    with live_table(tmp_path) as table:
        desk = table.opened.desk
        table.swipe(OKAFOR)
        table.until(lambda: desk.table.round.phase is Phase.BETTING)
        assert desk.table.dealer is not None
        assert desk.table.dealer.name == "M. Okafor"
        table.bench.do("chip 3 on")
        table.until(lambda: desk.table.sensor((3, "A")).lamp is Lamp.LIT)
        sensors = table.bench.simulated.sensors
        assert sensors is not None
        table.until(lambda: sensors.lamp(3) == "lit")
        assert desk.table.seat(1).wagers == {}  # nobody plays by himself here


def test_a_live_table_shows_no_banner_and_offers_no_sample_cards(tmp_path: Path) -> None:
    with live_table(tmp_path) as table:
        assert not table.opened.setup.is_simulated
        assert table.opened.cards == ()
        assert table.opened.rack.simulated_names == ()


def test_what_is_simulated_on_a_live_table_is_named(tmp_path: Path) -> None:
    with live_table(tmp_path, 'printer = "simulated"\n') as table:
        assert table.opened.setup.is_simulated
        assert table.opened.rack.simulated_names == ("printer",)


def test_live_and_practice_keep_separate_journals(tmp_path: Path) -> None:
    with live_table(tmp_path) as table:
        assert table.opened.journal.path == table.data / "pit-3.live.db"
    live = journal_file(tmp_path / "data", "pit-3", "live")
    with pytest.raises(WrongPurpose):
        Journal.open(
            live,
            purpose="training",
            table="pit-3",
            clock=WallClock().now,
            key=load_or_make_key(key_file()),
        )


def test_a_card_that_is_withdrawn_elsewhere_is_refused_at_the_next_swipe(tmp_path: Path) -> None:
    with live_table(tmp_path) as table:
        withdrawn = StaffWithdrawn("dealer-1", "executive-1", "supervisor-1")
        table.register.change(lambda staff: (withdrawn,), "elsewhere")
        table.swipe(OKAFOR)
        table.until(lambda: bool(table.said))
        assert table.said.startswith("M. Okafor's card was withdrawn")
        assert table.opened.desk.table.round.phase is Phase.CLOSED
        refused = [one for one in table.opened.journal.replay() if one.kind == "SwipeRefused"]
        assert refused[-1].payload["refusal"] == table.said


def test_an_unknown_card_keeps_the_tables_own_words(tmp_path: Path) -> None:
    with live_table(tmp_path) as table:
        table.swipe("6003118899994471")
        table.until(lambda: bool(table.said))
        assert table.said == (
            "Card ending 4471 is not on the staff list. A dealer card opens the table"
        )


def test_the_table_asks_for_the_pin_of_whoever_has_one(tmp_path: Path) -> None:
    with live_table(tmp_path) as table:
        desk, taken = table.opened.desk, list[SwipeCard]()
        desk.lend_reader(taken.append)
        table.swipe(HADDAD)
        table.until(lambda: len(taken) == 1)
        key = load_or_make_key(key_file())
        pin = hash_pin(key, fingerprint(key, HADDAD), "408217")
        has_pin = PinSet("executive-1", pin, "supervisor-1")
        table.register.change(lambda staff: (has_pin,), "elsewhere")
        table.swipe(HADDAD)
        table.until(lambda: desk.pin_for is not None)
        desk.enter_pin("408218")
        desk.enter_pin("408217")
        assert [one.member and one.member.name for one in taken] == ["L. Haddad", None, "L. Haddad"]
        assert taken[1].reading == "This is not L. Haddad's PIN. Try again"
        assert desk.pin_for is None


def test_a_live_table_is_not_opened_without_enrolled_staff(tmp_path: Path) -> None:
    table = write_table(tmp_path, '[devices]\nswiper = "/dev/null"\nsensors = "/dev/zero"\n')
    with pytest.raises(Refused, match="staff enrol"):
        open_table(str(table), tmp_path / "data", WallClock(), is_live=True)
    assert not (tmp_path / "data").exists()


def test_a_live_table_is_not_opened_under_the_rules_for_practice(tmp_path: Path) -> None:
    table = write_table(tmp_path, '[devices]\nswiper = "/dev/null"\nsensors = "/dev/zero"\n')
    table.write_text(table.read_text().replace('"washington"', '"training"', 1))
    enrol_all(tmp_path / "data")
    why = "Training is for practice only. A live table needs its jurisdiction"
    with pytest.raises(Refused, match=why):
        open_table(str(table), tmp_path / "data", WallClock(), is_live=True)
    assert list((tmp_path / "data").glob("pit-3*")) == []


def test_a_live_table_is_not_opened_on_a_damaged_register(tmp_path: Path) -> None:
    table = write_table(tmp_path, '[devices]\nswiper = "/dev/null"\nsensors = "/dev/zero"\n')
    data = tmp_path / "data"
    register = enrol_all(data)
    with forger(register.path) as db:
        db.execute("UPDATE events SET payload = replace(payload, 'dealer', 'executive')")
    with pytest.raises(JournalDamaged):
        open_table(str(table), data, WallClock(), is_live=True)
    assert list(data.glob("pit-3*")) == []


def test_a_register_without_its_key_opens_no_table(tmp_path: Path) -> None:
    table = write_table(tmp_path, '[devices]\nswiper = "/dev/null"\nsensors = "/dev/zero"\n')
    enrol_all(tmp_path / "data")
    key_file().unlink()
    with pytest.raises(WrongKey):
        open_table(str(table), tmp_path / "data", WallClock(), is_live=True)
    assert not key_file().exists()


def test_a_table_that_cannot_open_gives_its_ports_back(tmp_path: Path) -> None:
    def spoil(rack: object) -> None:
        raise ZeroDivisionError("a bug on the way")

    with live_table(tmp_path) as table:
        table.opened.close()
        with pytest.raises(ZeroDivisionError):
            open_table(str(table.file), table.data, WallClock(), is_live=True, restore=spoil)
        # Ports are ours alone: had one been kept, it could not be opened again.
        table.opened = open_table(str(table.file), table.data, WallClock(), is_live=True)
        table.until(lambda: table.is_swiper_open)


def test_a_swiper_that_types_opens_the_table_and_types_nowhere(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    clock = WallClock()
    with live_table(tmp_path, swiper="keyboard") as table:
        stop = catch_typed_cards(qapp, table.opened, clock)
        field = QLineEdit()
        qtbot.addWidget(field)
        QTest.keyClicks(field, "".join(tracks_of(OKAFOR)))
        QTest.keyClick(field, Qt.Key.Key_Return)
        stop()
        table.until(lambda: table.opened.desk.table.round.phase is Phase.BETTING)
        assert field.text() == ""
        QTest.keyClicks(field, "%5")
        assert field.text() == "%5"


def test_where_no_swiper_types_no_key_is_looked_at(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    with live_table(tmp_path) as table:
        stop = catch_typed_cards(qapp, table.opened, WallClock())
        field = QLineEdit()
        qtbot.addWidget(field)
        QTest.keyClicks(field, "%5")
        stop()
        assert field.text() == "%5"


# Two programs, as the README shows it in two terminals: devices in one, the table in the other.


class Terminal:
    """A program in a process of its own, spoken to line by line."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dealer_assist", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        )

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.writelines(f"{line}\n" for line in lines)
        self.process.stdin.flush()

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def read_until(self, word: str) -> list[str]:
        lines = [self.read()]
        while word not in lines[-1]:
            assert self.process.poll() is None, lines
            lines.append(self.read())
        return lines

    def ask(self, line: str) -> str:
        self.type(line)
        return self.read()

    def end(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(PATIENCE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running, whatever became of the test."""
        if self.process.poll() is None:
            self.process.kill()
        with suppress(BrokenPipeError):
            self.end()


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    with ExitStack() as running:
        yield lambda *words: running.enter_context(Terminal(*words))


SLOW_S = 240.0
"""A live kiosk has read its whole program before a card opens the table, on any machine."""


def recorded_kinds(journal: Path) -> set[str]:
    if not journal.exists():
        return set()
    with closing(connect_reader(journal)) as db:
        return {kind for (kind,) in db.execute("SELECT DISTINCT kind FROM events")}


def until(is_met: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None) -> None:
    """Look until this is so; the other processes have the processor between two looks."""
    end = time.monotonic() + SLOW_S
    next_time = 0.0
    while not is_met():
        assert time.monotonic() < end
        if time.monotonic() > next_time:
            meanwhile()
            next_time = time.monotonic() + 1.0
        time.sleep(0.02)


@pytest.mark.timeout(2 * SLOW_S)
def test_in_two_terminals_a_card_opens_the_table_and_a_chip_lights_its_lamp(
    tmp_path: Path, terminal: Callable[..., Terminal], capsys: pytest.CaptureFixture[str]
) -> None:
    devices = terminal("devices", "simulate")
    section = devices.read_until("# words")[:-1]
    table = write_table(tmp_path, "\n".join(section) + "\n")
    data = tmp_path / "data"
    at_table = ("--table", str(table), "--data", str(data))

    desk = terminal("staff", "enrol", *at_table)
    desk.type("L. Haddad", "J. Park")
    for number in (HADDAD, PARK):
        desk.read_until("Swipe")
        assert devices.ask(f"swipe {number}") == "done"
    desk.read_until("Enrolled: supervisor-1")
    assert desk.end() == 0

    desk = terminal("staff", "enrol", *at_table)
    desk.type("dealer", "M. Okafor", "2099-12-31")
    for number in (PARK, HADDAD, OKAFOR):
        desk.read_until("Swipe")
        assert devices.ask(f"swipe {number}") == "done"
    desk.read_until("Enrolled: dealer-1, M. Okafor")
    assert desk.end() == 0

    kiosk = terminal("open", "--live", *at_table)
    journal = data / "pit-3.live.db"
    until(
        lambda: "TableOpened" in recorded_kinds(journal),
        # The first swipes may come before the kiosk has opened its port.
        meanwhile=lambda: devices.ask(f"swipe {OKAFOR}"),
    )
    devices.ask("chip 3 on")
    dark = "1 off  2 off  {}  4 off  5 off  6 off  7 off"
    until(lambda: devices.ask("lamps") == dark.format("3 lit"))
    devices.ask("chip 3 off")
    until(lambda: devices.ask("lamps") == dark.format("3 off"))
    kiosk.process.kill()
    kiosk.end()
    assert devices.end() == 0

    assert main(["journal", "verify", "--data", str(data)]) == 0
    assert "pit-3.live.db" in capsys.readouterr().out
    assert {"ChipSeen", "ChipGone", "DevicesTested"} <= recorded_kinds(journal)

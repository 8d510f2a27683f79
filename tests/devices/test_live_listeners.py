"""Devices that only speak, at a live table: a shuffler of itself, a silent port nothing.

The table is opened from the shipped live example, with staff enrolled, on pseudo-terminals.
"""

import os
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
from live_bench import OKAFOR, LiveTable, live_table

from dealer_assist.journal.codec import decode
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.state import Phase


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


@pytest.fixture
def silent_port() -> Iterator[str]:
    """A port that opens, and carries nothing."""
    ends = os.openpty()
    tty.setraw(ends[1])
    yield os.ttyname(ends[1])
    for end in ends:
        os.close(end)


def state_of(table: LiveTable, device: str) -> str:
    (state,) = (one.state for one in table.opened.rack.health() if one.device == device)
    return state


def noted(table: LiveTable) -> list[e.Event]:
    kinds = (e.IrregularityNoted, e.IrregularityCleared)
    events = (decode(one.kind, one.payload) for one in table.opened.journal.replay())
    return [one for one in events if isinstance(one, kinds)]


def test_a_shufflers_fault_code_opens_its_checklist_with_mode_and_hands(tmp_path: Path) -> None:
    with live_table(tmp_path, f'shuffler = "{tmp_path}/shuffler"\n') as table:
        desk, bench = table.opened.desk, table.bench
        table.swipe(OKAFOR)
        table.until(lambda: desk.table.round.phase is Phase.BETTING)
        bench.do("mode CRAZY 4 POKER")
        bench.do("hands 3")
        table.until(lambda: desk.device_watch.shuffler.hands == 3)
        assert desk.table.lasting.irregularity is None
        bench.do("fault shuffler jam")
        table.until(lambda: desk.table.lasting.irregularity is not None)
        now = desk.table.lasting.irregularity
        assert now is not None
        assert (now.kind, now.step) == ("shuffler", 0)
        assert now.said == "fault 12, mode CRAZY 4 POKER, 3 hands dealt"
        assert state_of(table, "shuffler") == "fault 12"
        desk.submit(c.TickStep(1))
        bench.do("fault shuffler misdeal")
        table.until(lambda: "fault 31" in getattr(desk.table.lasting.irregularity, "said", ""))
        assert desk.table.lasting.irregularity is not None
        assert desk.table.lasting.irregularity.step == 1  # the list stays where it was
        bench.do("clear shuffler")
        table.until(lambda: state_of(table, "shuffler") == "ok")
        assert len(noted(table)) == 3
        table.reopen()
        assert table.opened.desk.table.lasting.irregularity is not None
        assert "fault 31" in table.opened.desk.table.lasting.irregularity.said


def test_a_port_that_carries_nothing_is_open_and_no_more(tmp_path: Path, silent_port: str) -> None:
    with live_table(tmp_path, f'shuffler = "{silent_port}"\n') as table:
        table.until(lambda: table.is_swiper_open)
        table.until(lambda: state_of(table, "shuffler") == "port open")
        assert state_of(table, "swiper") == "port open"
        assert table.opened.desk.lost_devices == set()
        table.swipe(OKAFOR)
        assert state_of(table, "swiper") == "ok"
        assert state_of(table, "shuffler") == "port open"


def test_a_printer_that_never_answers_is_lost_though_its_port_is_open(
    tmp_path: Path, silent_port: str
) -> None:
    with live_table(tmp_path, f'printer = "{silent_port}@115200"\n') as table:
        table.until(lambda: table.opened.desk.lost_devices == {"printer"})
        assert state_of(table, "printer").startswith("The slip printer does not answer")

"""The monitor raises alerts beside a real table: devices, disk, clock, wins, figures."""

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from table_facts import changed

from dealer_assist.desk.background import Join, Work
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.kiosk.table.monitor import Monitor
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.reports.noteworthy import DUTY
from dealer_assist.reports.unusual import LEAST_FREE_BYTES
from dealer_assist.table import commands as c
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Claim, Phase, Seat, Sensor, Table, Win

START = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


class Disk:
    """A disk with as much room as a test says."""

    def __init__(self) -> None:
        self.free = LEAST_FREE_BYTES

    def __call__(self, folder: Path) -> int:
        return self.free


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(START)


@pytest.fixture
def opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: SimulatedClock
) -> Iterator[OpenTable]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    one = open_table("crazy4-nexus", tmp_path, clock)
    one.monitor.finish()  # its thread; the test looks out by itself
    yield one
    one.close()


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def monitor(opened: OpenTable, clock: SimulatedClock, disk: Disk) -> Monitor:
    return looking_out(opened, clock, disk)


def looking_out(
    opened: OpenTable, clock: SimulatedClock, disk: Disk, last: datetime | None = None
) -> Monitor:
    def never(work: Work) -> Join:
        return lambda: None

    return Monitor(opened.desk, opened.journal.path, clock, last, free_bytes=disk, start=never)


def wait(opened: OpenTable, clock: SimulatedClock, ms: int = 1000) -> None:
    for _ in range(0, ms, 20):
        clock.advance(20)
        opened.desk.tick()


def swipe(opened: OpenTable, clock: SimulatedClock, who: str = "dealer-1") -> None:
    swiper = opened.rack.simulated.swiper
    assert swiper is not None
    swiper.swipe(next(card.number for card in opened.cards if card.member.key == who))
    wait(opened, clock)


def keys(opened: OpenTable) -> list[str]:
    return [alert.key for alert in opened.desk.table.lasting.alerts]


def test_a_cable_that_is_pulled_is_an_alert_until_somebody_takes_note(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor, staff: dict[str, StaffMember]
) -> None:
    wire = opened.rack.wire("printer")
    assert wire is not None
    wire.unplug()
    wait(opened, clock, 10_000)
    assert keys(opened) == ["device printer"]
    wire.replug()
    wait(opened, clock, 10_000)
    assert keys(opened) == ["device printer"]
    opened.desk.submit(c.AcknowledgeAlert("device printer", staff["supervisor-1"]))
    assert keys(opened) == []


def test_a_stuck_sensor_is_an_alert(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor
) -> None:
    assert opened.rack.simulated.sensors is not None
    opened.rack.simulated.sensors.cause(5, "dirty")
    wait(opened, clock, 6_000)
    assert keys(opened) == ["sensor 5A"]


def test_a_disk_with_little_room_is_told_once_and_again_when_half_of_it_is_gone(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor, disk: Disk
) -> None:
    monitor.look_around()
    wait(opened, clock)
    assert keys(opened) == []
    said = []
    for free in (1_900_000_000, 1_800_000_000, 900_000_000):
        disk.free = free
        monitor.look_around()
        wait(opened, clock)
        said.append(opened.desk.table.lasting.alerts[0].sentence.split(".")[0])
    assert said == [
        "Only 1,900 MB are free for the journal",
        "Only 1,900 MB are free for the journal",
        "Only 900 MB are free for the journal",
    ]


def test_a_clock_that_only_runs_is_nothing_to_tell(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor
) -> None:
    clock.advance(3_600_000)
    monitor.look_around()
    wait(opened, clock)
    assert keys(opened) == []


def test_a_clock_that_jumps_is_told(
    opened: OpenTable,
    clock: SimulatedClock,
    monitor: Monitor,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later = START + timedelta(hours=2)
    monkeypatch.setattr(clock, "now", lambda: later)
    monitor.look_around()
    wait(opened, clock)
    (alert,) = opened.desk.table.lasting.alerts
    assert alert.sentence.startswith("The clock was set forward by 120 minutes")


def test_a_clock_behind_the_last_record_is_told_at_the_first_look(
    opened: OpenTable, clock: SimulatedClock, disk: Disk
) -> None:
    behind = looking_out(opened, clock, disk, START + timedelta(days=1))
    behind.look_around()
    behind.look_around()
    wait(opened, clock)
    (alert,) = opened.desk.table.lasting.alerts
    assert "set back by 1440 minutes" in alert.sentence


def with_a_wrong_win(table: Table, by: StaffMember) -> Table:
    award = PrizeAward(seat=5, line="four_aces", stake=100, prize=500_000)
    cards = {"5": ("5d", "6d", "7d", "8d", "2s"), "dealer": ("Kc", "Qc", "2c", "3c", "4h")}
    return changed(
        table,
        phase=Phase.RECORDED,
        wins=(Win(17, "A", award, by, 0),),
        cards=cards,
        sensors={(5, "A"): Sensor(has_chip=True, locked_cents=100)},
        seats={5: Seat(wagers={"ante": 2500, "super_bonus": 2500, "play": 2500})},
    )


def test_wins_are_looked_at_when_their_round_is_over_and_told_once(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor, staff: dict[str, StaffMember]
) -> None:
    swipe(opened, clock)
    desk, executive = opened.desk, staff["executive-1"]
    now = desk.table
    desk.table = with_a_wrong_win(now, executive)
    monitor.notice()
    wait(opened, clock)
    assert keys(opened) == []
    desk.table = changed(now, round=now.round.number + 1)
    monitor.notice()
    wait(opened, clock)
    key = f"cards {now.round.number} 5A"
    assert keys(opened) == [key, f"duty {now.round.number}"]
    assert not desk.submit(c.AcknowledgeAlert(key, executive)), "who authorised it"
    for one in keys(opened):
        desk.submit(c.AcknowledgeAlert(one, staff["supervisor-1"]))
    monitor.notice()
    wait(opened, clock)
    assert keys(opened) == []


def test_a_hand_that_disagreed_at_the_call_and_was_paid_is_one_alert(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor, staff: dict[str, StaffMember]
) -> None:
    swipe(opened, clock)
    desk = opened.desk
    paid = with_a_wrong_win(desk.table, staff["executive-1"])
    (win,) = paid.round.wins
    called = changed(paid, wins=(), claims=(Claim(5, "A", win.award.line),))
    (alert,) = suggestion.alerts(called)
    desk.submit(alert)
    now = desk.table
    desk.table = changed(paid, alerts=now.lasting.alerts)
    monitor.notice()
    desk.table = changed(now, round=now.round.number + 1)
    monitor.notice()
    wait(opened, clock)
    (left,) = (one for one in desk.table.lasting.alerts if one.kind != DUTY)
    assert (left.key, left.kind) == (alert.key, "prize")
    assert left.sentence.startswith("Win 17 was paid as")


def test_what_somebody_has_taken_note_of_is_not_said_again_after_a_restart(
    opened: OpenTable,
    clock: SimulatedClock,
    monitor: Monitor,
    disk: Disk,
    staff: dict[str, StaffMember],
) -> None:
    swipe(opened, clock)
    clock.advance(2 * 3_600_000)
    opened.desk.submit(c.CloseTable())
    setup = opened.desk.table.setup
    monitor.look_at_figures(setup)
    wait(opened, clock)
    assert keys(opened)
    for key in keys(opened):
        opened.desk.submit(c.AcknowledgeAlert(key, staff["supervisor-1"]))
    looking_out(opened, clock, disk).look_at_figures(setup)
    monitor.look_at_figures(setup)
    wait(opened, clock)
    assert keys(opened) == []


def test_closing_keeps_the_sums_and_tells_a_shift_without_rounds(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor
) -> None:
    swipe(opened, clock)
    clock.advance(2 * 3_600_000)
    opened.desk.submit(c.CloseTable())
    monitor.work_off()
    wait(opened, clock)
    # Both the shift and the month saw a table that was open for two hours and dealt nothing.
    assert {alert.kind for alert in opened.desk.table.lasting.alerts} == {"pace"}
    assert len(opened.desk.table.lasting.alerts) == 2


def test_a_journal_that_cannot_be_read_is_logged_and_the_table_goes_on(
    opened: OpenTable, clock: SimulatedClock, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    gone = opened.journal.path.parent / "gone" / "gone.db"

    def never(work: Work) -> Join:
        return lambda: None

    monitor = Monitor(opened.desk, gone, clock, free_bytes=disk, start=never)
    swipe(opened, clock)
    opened.desk.submit(c.CloseTable())
    with caplog.at_level("WARNING"):
        monitor.work_off()
    assert "cannot be looked for now" in caplog.text
    caplog.clear()
    assert opened.desk.table.round.phase is Phase.CLOSED


def test_the_thread_ends_when_it_is_told(opened: OpenTable, clock: SimulatedClock) -> None:
    threads: list[threading.Thread] = []

    def start(work: Work) -> Join:
        threads.append(threading.Thread(target=work, daemon=True))
        threads[0].start()
        return lambda: threads[0].join(timeout=10)

    second = Monitor(opened.desk, opened.journal.path, clock, start=start)
    (thread,) = threads
    assert thread.is_alive()
    second.finish()
    assert not thread.is_alive()


def test_a_duty_that_failed_is_raised_once_and_again_when_it_fails_anew(
    opened: OpenTable, monitor: Monitor, clock: SimulatedClock, tmp_path: Path
) -> None:
    def ended(status: int) -> list[str]:
        (tmp_path / "duties").mkdir(exist_ok=True)
        word = f"{status} {int(clock.now().timestamp())}\nno disk is there\n"
        (tmp_path / "duties" / "backup").write_text(word, encoding="utf-8")
        before = len(opened.desk.table.lasting.alerts)
        monitor.look_around()
        monitor.look_around()
        opened.desk.tick()
        return [one.sentence for one in opened.desk.table.lasting.alerts][before:]

    assert ended(1) == ["Copies elsewhere: no disk is there"]
    assert ended(0) == []


def test_an_irregularity_is_an_alert_that_whoever_deals_cannot_close(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor, staff: dict[str, StaffMember]
) -> None:
    swipe(opened, clock)
    opened.desk.submit(c.NoteIrregularity("shuffler"))
    wait(opened, clock)
    (alert,) = opened.desk.table.lasting.alerts
    assert alert.kind == "irregular"
    assert not opened.desk.submit(c.AcknowledgeAlert(alert.key, staff["dealer-1"]))
    assert opened.desk.submit(c.AcknowledgeAlert(alert.key, staff["supervisor-1"]))


def test_a_start_in_the_middle_of_a_round_is_an_alert(
    opened: OpenTable, clock: SimulatedClock, monitor: Monitor, disk: Disk
) -> None:
    swipe(opened, clock)
    opened.desk.submit(c.SeeChip(3))
    opened.desk.submit(c.StartGame())
    assert opened.desk.table.round.phase is Phase.IN_PLAY
    looking_out(opened, clock, disk)
    wait(opened, clock)
    assert keys(opened) == ["restart 1"]

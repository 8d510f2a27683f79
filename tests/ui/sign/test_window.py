"""The sign follows the journal of a running table within a second, and can change nothing."""

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.journal.files import journal_file
from dealer_assist.kiosk.sign_reader import SignReader, sign_for
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.table import commands as c
from dealer_assist.ui.sign.speakers import TURN_MS
from dealer_assist.ui.sign.window import WIN_SHOWN_MS, SignWindow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(datetime(2026, 3, 14, 21, 44, tzinfo=UTC))


@pytest.fixture
def context(qapp, resources, clock) -> UiContext:
    return UiContext.for_person(resources, clock.ms, Preferences())


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    opened = open_table("crazy4-nexus", tmp_path / "data", clock)
    yield opened
    opened.close()


@pytest.fixture
def sign(opened: OpenTable, tmp_path: Path, context, clock, shown) -> SignWindow:
    reader = SignReader(opened.setup, journal_file(tmp_path / "data", "crazy4-nexus"))
    sign = SignWindow(context, opened.setup, reader, clock)
    shown(sign, 1280, 800)
    return sign


def swipe(opened: OpenTable, who: str) -> None:
    member = next(card.member for card in opened.cards if card.member.key == who)
    opened.desk.submit(c.SwipeCard(member, member.last_four))


def pass_time(sign: SignWindow, clock: SimulatedClock, ms: int) -> None:
    for _ in range(0, ms, 50):
        clock.advance(50)
        sign.beat()


def start(opened: OpenTable, clock: SimulatedClock) -> None:
    swipe(opened, "dealer-1")
    assert opened.rack.simulated.sensors is not None
    opened.rack.simulated.sensors.place_chip(5)
    for _ in range(100):  # a sensor that was not heard yet takes no wager
        clock.advance(20)
        opened.desk.tick()
    assert opened.desk.submit(c.StartGame())


def win(opened: OpenTable, line: str) -> None:
    for command in (c.PressHand(5, line), c.CallSupervisor(), c.ConfirmWins()):
        opened.desk.submit(command)
    swipe(opened, "executive-1")


def test_a_contribution_is_on_the_sign_within_a_second(sign, opened, clock) -> None:
    start(opened, clock)
    pass_time(sign, clock, 1_000)
    assert sign.screen_.model.levels[0].amount == "$5,000.24"


def test_a_won_jackpot_is_on_the_sign_within_a_second_and_stays_a_minute(
    sign, opened, clock
) -> None:
    start(opened, clock)
    pass_time(sign, clock, 1_000)
    win(opened, "four_aces")
    pass_time(sign, clock, 1_000)
    won = sign.screen_.model.won
    assert [one.amount for one in won] == ["$5,000.24"]
    assert sign.screen_.model.levels[0].amount == "$5,000.00"
    pass_time(sign, clock, WIN_SHOWN_MS)
    assert sign.screen_.model.won == ()


def test_a_small_win_leaves_the_meters_on_the_sign(sign, opened, clock) -> None:
    start(opened, clock)
    pass_time(sign, clock, 1_000)
    win(opened, "straight_flush")
    pass_time(sign, clock, 1_000)
    assert sign.screen_.model.won == ()


def test_a_win_from_before_the_sign_was_switched_on_is_no_news(
    opened, tmp_path, context, clock, shown
) -> None:
    start(opened, clock)
    win(opened, "four_aces")
    reader = SignReader(opened.setup, journal_file(tmp_path / "data", "crazy4-nexus"))
    sign = SignWindow(context, opened.setup, reader, clock)
    shown(sign, 1280, 800)
    pass_time(sign, clock, 1_000)
    assert sign.screen_.model.won == ()


def test_a_journal_that_is_not_there_is_not_live_and_nothing_is_made(
    crazy4_nexus, tmp_path, context, clock, shown
) -> None:
    file = tmp_path / "nowhere" / "crazy4-nexus.training.db"
    sign = SignWindow(context, crazy4_nexus, SignReader(crazy4_nexus, file), clock)
    shown(sign, 1280, 800)
    pass_time(sign, clock, 500)
    assert not sign.screen_.model.is_live
    assert not file.parent.exists()


def test_a_sign_is_made_from_a_table_and_its_journal(
    opened, tmp_path, resources, clock, shown
) -> None:
    file = journal_file(tmp_path / "data", "crazy4-nexus")
    sign = sign_for(opened.setup, file, clock, resources)
    shown(sign, 1920, 1080)
    start(opened, clock)
    pass_time(sign, clock, 500)
    assert sign.screen_.model.levels[0].amount == "$5,000.24"
    sign.leave()


def test_the_table_goes_on_while_the_sign_looks(sign, opened, clock) -> None:
    start(opened, clock)
    for _ in range(10):
        pass_time(sign, clock, 300)
        assert opened.desk.submit(c.CallSupervisor())
    assert opened.journal.verify() == []


@pytest.fixture
def baccarat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock, resources) -> Path:
    """Return the file of a baccarat table that shows roads; nobody bets there."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    nobody, _, _ = (
        (resources / "tables" / "ez-baccarat-nexus.toml")
        .read_text("utf-8")
        .partition("[[players]]")
    )
    file = tmp_path / "roads.toml"
    file.write_text(f"{nobody}[practices]\nroads = true\n", "utf-8")
    return file


def deal_coup(opened: OpenTable, clock: SimulatedClock) -> None:
    opened.desk.submit(c.StartGame())
    opened.desk.submit(c.SeeCards("player", ("2c", "4d")))
    opened.desk.submit(c.SeeCards("banker", ("3s", "4c")))
    clock.advance(5_000)
    opened.desk.submit(c.EndGame())


def letters(sign: SignWindow) -> list[str]:
    assert sign.roads is not None
    return [one.letter for one in sign.roads.model.roads.plate.beads]


def test_a_baccarat_sign_shows_the_roads_that_are_on_record(
    tmp_path: Path, baccarat: Path, clock, resources, shown
) -> None:
    data = tmp_path / "data"
    with closing(open_table(str(baccarat), data, clock)) as opened:
        swipe(opened, "dealer-1")
        deal_coup(opened, clock)
        sign = sign_for(opened.setup, opened.journal.path, clock, resources)
        shown(sign, 1920, 1080)
        pass_time(sign, clock, 500)
        assert letters(sign) == ["B"]
        deal_coup(opened, clock)
        # The table is gone in the middle of a coup, as by a power cut: the sign has what was dealt.
        opened.desk.submit(c.StartGame())
    pass_time(sign, clock, 500)
    before = sign.roads.model.roads if sign.roads else None
    with closing(open_table(str(baccarat), data, clock)) as opened:
        pass_time(sign, clock, 500)
        assert letters(sign) == ["B", "B"]
        assert sign.roads is not None
        assert sign.roads.model.roads == before


def test_a_sign_with_roads_turns_its_languages_and_its_lower_half(
    tmp_path: Path, baccarat: Path, clock, resources, shown
) -> None:
    with closing(open_table(str(baccarat), tmp_path / "data", clock)) as opened:
        sign = sign_for(opened.setup, opened.journal.path, clock, resources, ("es", "zh"))
        shown(sign, 1280, 720)
        clock.advance(4 * TURN_MS - clock.ms() % (4 * TURN_MS))
        told = []
        for _ in range(5):
            sign.beat()
            assert sign.roads is not None
            told.append((sign.roads.context.translator.language, sign.roads.model.shows_derived))
            clock.advance(TURN_MS)
    assert told == [("es", False), ("zh", False), ("es", True), ("zh", True), ("es", False)]


def test_where_the_house_wants_no_roads_the_meters_stand(sign) -> None:
    assert sign.roads is None


def test_a_sign_of_meters_turns_its_languages_and_keeps_rolling(
    opened: OpenTable, clock, resources, shown
) -> None:
    sign = sign_for(opened.setup, opened.journal.path, clock, resources, ("en", "es", "vi", "zh"))
    shown(sign, 1280, 720)
    clock.advance(4 * TURN_MS - clock.ms() % (4 * TURN_MS))
    told = []
    for _ in range(4):
        sign.beat()
        said = sign.screen_.context.translator.text
        told.append((said(sign.screen_.model.levels[0].name), said(sign.screen_.model.note)))
        clock.advance(TURN_MS)
    assert told == [
        ("PROGRESSIVE METER", "The table is closed"),
        ("ACUMULADO PROGRESIVO", "La mesa está cerrada"),
        ("JACKPOT LŨY TIẾN", "Bàn đang đóng"),
        ("累积奖池", "本桌已关闭"),
    ]
    assert sign.screen_.accessibleName().startswith("累积奖池")

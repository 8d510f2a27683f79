"""Pages beside the round, in every language: games, lock, exit, trouble, settlement, replay."""

from pathlib import Path
from random import Random

import pytest
from fake_pins import FakePins
from journalled import journal_for
from language_audit import LanguageAudit
from pytestqt.qtbot import QtBot
from sampled import sampled
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import looks, words

from dealer_assist.desk.card_slot import CardSlot
from dealer_assist.desk.self_check import check_setup
from dealer_assist.devices.simulated.virtual_shoe import deal
from dealer_assist.jackpot.definition import Jackpot, LevelSettings, configured
from dealer_assist.jackpot.definition import Settings as Figures
from dealer_assist.journal.errors import JournalGone
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.commands.round import SeeCards
from dealer_assist.table.commands.wins import CallSupervisor, ConfirmWins, PressHand
from dealer_assist.table.setup.warnings import cautions
from dealer_assist.ui.pages.exit import ExitPage
from dealer_assist.ui.pages.games.page import GamesPage
from dealer_assist.ui.pages.history import HistoryPage
from dealer_assist.ui.pages.lock import LockPage
from dealer_assist.ui.pages.replay.picture import ReplayView
from dealer_assist.ui.pages.settlement import SettlementPage
from dealer_assist.ui.pages.startup_error.page import TroubleFlow
from dealer_assist.ui.pages.startup_error.stage import TroubleStage
from dealer_assist.ui.shell.exits import Exits
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.toolkit.context import with_preferences
from dealer_assist.value import replace

RECORDED = (
    "J. Park is a Supervisor. Swipe an Executive card",
    "A card was refused: J. Park is a Supervisor. Swipe an Executive card",
    "Seat 5: the cards make no winning hand, the button says Four Aces",
    "Seat 5: the cards make no winning hand, the button says Four Aces. "
    "Confirmed: Read again on the layout",
)


LONGER = ("es", "vi")
"""What is longer than English is looked at in every run; Chinese, shorter, in the long one."""


@pytest.fixture(params=sampled([*LONGER, "zh"], 3))
def audit(
    request: pytest.FixtureRequest, resources: Path, layouts: Path, touchscreen, qtbot: QtBot
) -> LanguageAudit:
    largest, *_, smallest = SIZES
    both = (largest, smallest)
    return LanguageAudit(request.param, resources, layouts, touchscreen, qtbot, both)


def gone(table: SeatedTable, where: str, kind: type) -> None:
    ways = Exits(lambda: None)
    ways.lead_from(table.face)
    ways.go(where)
    table.wait(1_000)
    assert isinstance(table.page, kind)


def is_clean(audit: LanguageAudit, table: SeatedTable | None = None) -> bool:
    if table is not None:
        table.window.leave()
    assert audit.wrong == []
    assert audit.forgotten == []
    return True


def test_the_choice_of_games(
    audit: LanguageAudit, resources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    shipped = (resources / "tables" / "crazy4-nexus.toml").read_text(encoding="utf-8")
    broken = shipped.replace('number = "12"', 'number = "98"')
    broken = broken.replace('ante = ["$5", "$100"]', 'ante = ["$5", "$500"]')
    (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
    table = audit.seat("crazy4-nexus")
    gone(table, PageKey.GAMES, GamesPage)
    audit.model(table, "first")
    table.press("FIND A TABLE")
    audit.model(table, "find")
    table.press("9")
    table.press("8")
    audit.model(table, "shut")
    table.press("ALL GAMES")
    table.press("TABLES")
    table.press("MORE TABLES")
    assert any(card.reason for card in table.page.cards())
    audit.model(table, "broken")
    table.press("ALL GAMES")
    table.press("All titles")
    table.press("WHAT'S MISSING")
    audit.model(table, "why")
    table.press("ALL GAMES")
    table.press("Can open")
    table.press("Caribbean Stud")
    audit.model(table, "chosen")
    table.press("OPEN CARIBBEAN STUD")
    audit.model(table, "door")
    table.swipe("dealer-1")
    audit.model(table, "refused")
    assert is_clean(audit, table)


@pytest.mark.parametrize(
    "name",
    [
        "house-money-house",
        pytest.param("dragon-nexus-5", marks=pytest.mark.long),
        pytest.param("holdem-link-ml03", marks=pytest.mark.long),
    ],
)
def test_the_odds_and_the_signs(audit: LanguageAudit, name: str) -> None:
    table = audit.seat(name).open()
    table.press("MENU")
    table.press("ODDS")
    for wager in looks(table.page.model()):
        table.face.pages.page.take(wager.touch)
        audit.model(table, f"ODDS {wager.label}")
    table.press("BACK TO TABLE")
    table.press("MENU")
    table.press("TABLE SIGNS")
    for sign in table.page.signage.signs:
        table.press(sign.name or sign.title)
        audit.model(table, f"TABLE SIGNS {sign.name}")
    assert is_clean(audit, table)


def test_the_locked_screen(audit: LanguageAudit) -> None:
    table = audit.seat("house-money-nexus").open()
    gone(table, PageKey.LOCK, LockPage)
    audit.model(table, "locked")
    table.swipe("technician-1")
    audit.model(table, "technician")
    table.press("Unknown")
    audit.model(table, "unknown")
    table.swipe("dealer-1")
    table.chips(1)
    table.press("START GAME")
    gone(table, PageKey.LOCK, LockPage)
    table.swipe("dealer-2")
    audit.model(table, "between rounds only")
    assert is_clean(audit, table)


def test_the_way_out(audit: LanguageAudit) -> None:
    table = audit.seat("crazy4-nexus")
    gone(table, PageKey.EXIT, ExitPage)
    audit.model(table, "closed")
    table.press("BACK TO TABLE")
    table.start(1, 5)
    gone(table, PageKey.EXIT, ExitPage)
    audit.model(table, "in play")
    assert is_clean(audit, table)


def test_the_way_out_of_a_live_table(audit: LanguageAudit) -> None:
    table = audit.seat("crazy4-nexus").open()
    setup = replace(table.desk.table.setup, staff="enrolled")
    table.desk.table = replace(table.desk.table, setup=setup)
    gone(table, PageKey.EXIT, ExitPage)
    audit.model(table, "door")
    table.swipe("dealer-1")
    audit.model(table, "refused")
    assert is_clean(audit, table)


def test_an_executives_pin(audit: LanguageAudit) -> None:
    table = audit.seat("crazy4-nexus")
    table.desk.slot = CardSlot(FakePins(executive_1="4719"), table.clock)
    table.start(1, 5)
    for command in (PressHand(5, "four_aces"), CallSupervisor(), ConfirmWins()):
        assert table.desk.submit(command)
    table.swipe("executive-1")
    assert table.face.pins.pad is not None
    audit.model(table, "asked")
    for key in "1111":
        table.press(key)
    audit.model(table, "typed")
    table.press("OK")
    audit.model(table, "wrong")
    for _ in range(2):
        for key in "1111":
            table.press(key)
        table.press("OK")
    audit.model(table, "locked")
    assert is_clean(audit, table)


@pytest.mark.parametrize("is_live", [False, True])
def test_a_table_that_cannot_be_opened(
    audit: LanguageAudit, context, qtbot: QtBot, *, is_live: bool
) -> None:
    trouble = str(JournalGone(Path("/data") / "crazy4-nexus.live.db"))
    flow = TroubleFlow(trouble, 12_345, lambda touch: None, is_live=is_live)
    screen = TroubleStage(with_preferences(context, audit.settings), flow)
    qtbot.addWidget(screen)
    screen.show()
    audit.look_at(screen)
    assert is_clean(audit)


@pytest.mark.parametrize(
    "name",
    [
        "crazy4-nexus",
        pytest.param("dragon-nexus", marks=pytest.mark.long),
        pytest.param("house-money-nexus", marks=pytest.mark.long),
    ],
)
def test_a_settlement_that_is_filled_in(audit: LanguageAudit, name: str) -> None:
    table = audit.seat(name).open()
    for sensor in table.table.setup.jackpots:
        table.chips(1, 3, 5, 7, sensor=sensor)
    table.press("START GAME")
    for command in deal(table.table, Random(1)):
        assert table.desk.submit(command)
    if name == "crazy4-nexus":
        for command in (SeeCards("6", ()), *(PressHand(seat, "four_aces") for seat in (7, 5))):
            assert table.desk.submit(command)
    table.press("MENU")
    table.press("SETTLEMENT")
    page = table.page
    assert isinstance(page, SettlementPage)
    assert "PAY" in words(page.model())
    audit.model(table)
    assert is_clean(audit, table)


def test_a_round_is_looked_at_again_step_by_step(audit: LanguageAudit, tmp_path: Path) -> None:
    table = audit.seat("crazy4-nexus")
    with journal_for(table, tmp_path):
        table.start(1, 5)
        for command in deal(table.table, Random(1)):
            assert table.desk.submit(command)
        table.stick(1)
        late = "Sensor 1 was stuck on: it took no wager. Lift the chip and test it"
        assert table.desk.submit(RaiseAlert("sensor 1A", "device", late))
        table.claim(5, "Four Aces")
        table.press("CALL SUPERVISOR")
        table.press("Read again on the layout")
        table.hold("HOLD TO CONFIRM")
        table.press("READY")
        table.swipe("supervisor-1")
        table.swipe("executive-1")
        table.press("PAY SEAT")
        while (walk := hand_panel_model(table.table, table.face.view()).walk) is not None:
            table.press(str(walk.paid.label))
            table.wait(1_000)
        table.end()
        table.press("MENU")
        table.press("HISTORY")
        audit.model(table, "list")
        table.press("LOOK AT ROUND 1")
        assert isinstance(table.page, HistoryPage)
        assert table.face.pages.page is not None
        [replay] = table.face.pages.page.findChildren(ReplayView)
        said = [""]
        while replay.buttons[-1].is_available:
            happened = replay.band.words
            audit.translator.text(happened)
            if len(happened) > max(map(len, said)):
                audit.model(table, happened)
            said.append(happened)
            table.press("STEP FORWARD")
        assert len(said) > 10
        table.window.leave()
        assert audit.wrong == []
        # Of a sentence with values in it only the English is on record.
        assert set(audit.forgotten) <= {late, *RECORDED}


SEEDLESS = Figures(levels={"main": LevelSettings(seed_cents=0, reserve_bp=100)}, wager_cents=500)
DRY = Figures(levels={"main": LevelSettings(rate_bp=6_999)}, fixed_pays="main")
LOW = Figures(levels={"main": LevelSettings(seed_cents=100, rate_bp=3_050)})


@pytest.mark.parametrize("figures", [SEEDLESS, DRY, LOW], ids=["seedless", "dry", "low"])
def test_cautions_on_the_start_screen(
    audit: LanguageAudit, jackpots: dict[str, Jackpot], figures: Figures
) -> None:
    setup = audit.set_up("crazy4-nexus")
    setup = replace(setup, jackpots={"A": configured(jackpots["ATLAS-1"], figures)})
    table = audit.seat(setup)
    table.desk.checks.add(lambda: check_setup(cautions(setup)))
    assert table.desk.checks.now()
    table.swipe("technician-1")
    audit.model(table)
    assert is_clean(audit, table)

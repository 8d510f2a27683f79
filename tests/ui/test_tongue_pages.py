"""Pages beside the round, in every language: games, lock, exit, trouble, settlement, replay."""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from journalled import journal_for
from pytestqt.qtbot import QtBot
from seated_table import SeatedTable
from spoken import SIZES, SPOKEN, Spoken

sys.path.insert(0, str(Path(__file__).parents[1] / "desk"))

from fake_pins import FakePins

from dealer_assist.desk.card_slot import CardSlot
from dealer_assist.desk.self_check import check_set_up
from dealer_assist.desk.virtual_shoe import deal
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.jackpot.settings import LevelSettings, configured
from dealer_assist.jackpot.settings import Settings as Figures
from dealer_assist.table.cautions import cautions
from dealer_assist.table.commands import (
    CallSupervisor,
    ConfirmWins,
    PressHand,
    RaiseAlert,
    SeeCards,
)
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.exit_page import ExitPage
from dealer_assist.ui.games_screen import GamesScreen
from dealer_assist.ui.history_page import HistoryPage
from dealer_assist.ui.kit import suited
from dealer_assist.ui.lock_screen import LockScreen
from dealer_assist.ui.present.trouble import trouble_look
from dealer_assist.ui.settlement_page import SettlementPage
from dealer_assist.ui.tongue import ENGLISH
from dealer_assist.ui.trouble_screen import TroubleScreen
from dealer_assist.ui.ways_off import EXIT, GAMES, LOCK, WaysOff


@pytest.fixture(params=SPOKEN)
def spoken(
    request: pytest.FixtureRequest, resources: Path, layouts: Path, touchscreen, qtbot: QtBot
) -> Spoken:
    largest, *_, smallest = SIZES
    both = (largest, smallest)
    return Spoken(request.param, resources, layouts, touchscreen, qtbot, both)


def gone(table: SeatedTable, where: str, kind: type) -> None:
    ways = WaysOff(lambda: None)
    ways.lead_from(table.face)
    ways.go(where)
    table.wait(1_000)
    assert isinstance(table.face.pages.page, kind)


def is_clean(spoken: Spoken, table: SeatedTable | None = None) -> bool:
    if table is not None:
        table.window.leave()
    assert spoken.wrong == []
    assert sorted(spoken.strange) == []
    return True


def test_the_choice_of_games(
    spoken: Spoken, resources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    shipped = (resources / "tables" / "crazy4-nexus.toml").read_text(encoding="utf-8")
    broken = shipped.replace('number = "12"', 'number = "98"')
    broken = broken.replace('ante = ["$5", "$100"]', 'ante = ["$5", "$500"]')
    (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
    table = spoken.seat("crazy4-nexus")
    gone(table, GAMES, GamesScreen)
    spoken.look(table, "first")
    table.press("MORE GAMES")
    assert any(card.look.reason for card in table.face.pages.page.cards)
    spoken.look(table, "broken")
    table.press("MORE GAMES")
    table.press("17 Caribbean Stud")
    spoken.look(table, "chosen")
    table.press("OPEN CARIBBEAN STUD")
    spoken.look(table, "door")
    table.swipe("dealer-1")
    spoken.look(table, "refused")
    assert is_clean(spoken, table)


def test_the_locked_screen(spoken: Spoken) -> None:
    table = spoken.seat("house-money-nexus").open()
    gone(table, LOCK, LockScreen)
    spoken.look(table, "locked")
    table.swipe("technician-1")
    spoken.look(table, "technician")
    table.press("Unknown")
    spoken.look(table, "unknown")
    table.swipe("dealer-1")
    table.chips(1)
    table.press("START GAME")
    gone(table, LOCK, LockScreen)
    table.swipe("dealer-2")
    spoken.look(table, "between rounds only")
    assert is_clean(spoken, table)


def test_the_way_out(spoken: Spoken) -> None:
    table = spoken.seat("crazy4-nexus")
    gone(table, EXIT, ExitPage)
    spoken.look(table, "closed")
    table.press("BACK TO TABLE")
    table.start(1, 5)
    gone(table, EXIT, ExitPage)
    spoken.look(table, "in play")
    assert is_clean(spoken, table)


def test_the_way_out_of_a_live_table(spoken: Spoken) -> None:
    table = spoken.seat("crazy4-nexus").open()
    setup = replace(table.desk.table.setup, staff="enrolled")
    table.desk.table = replace(table.desk.table, setup=setup)
    gone(table, EXIT, ExitPage)
    spoken.look(table, "door")
    table.swipe("dealer-1")
    spoken.look(table, "refused")
    assert is_clean(spoken, table)


def test_an_executives_pin(spoken: Spoken) -> None:
    table = spoken.seat("crazy4-nexus")
    table.desk.slot = CardSlot(FakePins(executive_1="4719"), table.clock)
    table.start(1, 5)
    for command in (PressHand(5, "four_aces"), CallSupervisor(), ConfirmWins()):
        assert table.desk.submit(command)
    table.swipe("executive-1")
    assert table.face.pins.pad is not None
    spoken.look(table, "asked")
    for key in "1111":
        table.press(key)
    spoken.look(table, "typed")
    table.press("OK")
    spoken.look(table, "wrong")
    for _ in range(2):
        for key in "1111":
            table.press(key)
        table.press("OK")
    spoken.look(table, "locked")
    assert is_clean(spoken, table)


@pytest.mark.parametrize("is_live", [False, True])
def test_a_table_that_cannot_be_opened(spoken: Spoken, kit, qtbot: QtBot, *, is_live: bool) -> None:
    screen = TroubleScreen(suited(kit, spoken.settings))
    sentence = "Leave the file as it is and call a technician"
    screen.show_state(trouble_look(sentence, 12_345, is_live=is_live))
    qtbot.addWidget(screen)
    screen.show()
    spoken.look_at(screen)
    assert is_clean(spoken)


@pytest.mark.parametrize(
    "name",
    [
        "crazy4-nexus",
        pytest.param("dragon-nexus", marks=pytest.mark.long),
        pytest.param("house-money-nexus", marks=pytest.mark.long),
    ],
)
def test_a_settlement_that_is_filled_in(spoken: Spoken, name: str) -> None:
    table = spoken.seat(name).open()
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
    page = table.face.pages.page
    assert isinstance(page, SettlementPage)
    assert page.look.rows
    spoken.look(table)
    assert is_clean(spoken, table)


def test_a_round_is_looked_at_again_step_by_step(spoken: Spoken, tmp_path: Path) -> None:
    table = spoken.seat("crazy4-nexus")
    with journal_for(table, tmp_path):
        table.start(1, 5)
        for command in deal(table.table, Random(1)):
            assert table.desk.submit(command)
        table.stick(1)
        late = "Sensor 1 was stuck on: it took no wager; lift the chip and test it"
        assert table.desk.submit(RaiseAlert("sensor 1A", "device", late))
        table.claim(5, "Four Aces")
        table.press("CALL SUPERVISOR")
        table.press("CONFIRM")
        table.swipe("supervisor-1")
        table.swipe("executive-1")
        table.press("PAY SEAT")
        table.press("END GAME")
        table.press("MENU")
        table.press("HISTORY")
        spoken.look(table, "list")
        table.press("LOOK AT ROUND 1")
        page = table.face.pages.page
        assert isinstance(page, HistoryPage)
        said = [""]
        while page.replay.buttons[3].is_available:
            words = page.replay.band.words
            spoken.tongue.say(words)
            if len(words) > max(map(len, said)):
                spoken.look(table, words)
            said.append(words)
            table.press("STEP ON")
        assert len(said) > 10
        assert is_clean(spoken, table)


def test_the_back_office_is_all_english(spoken: Spoken) -> None:
    table = spoken.seat("crazy4-nexus").open()
    table.press("MENU")
    table.press("GAME MANAGER")
    table.swipe("executive-1")
    page = table.face.pages.page
    assert page is not None
    assert all(one.kit.tongue is ENGLISH for one in (page, *page.findChildren(Canvas)))
    table.window.leave()


SEEDLESS = Figures(levels={"main": LevelSettings(seed_cents=0, reserve_bp=100)}, wager_cents=500)
DRY = Figures(levels={"main": LevelSettings(rate_bp=6_999)}, fixed_pays="main")
LOW = Figures(levels={"main": LevelSettings(seed_cents=100, rate_bp=3_050)})


@pytest.mark.parametrize("figures", [SEEDLESS, DRY, LOW], ids=["seedless", "dry", "low"])
def test_cautions_on_the_start_screen(
    spoken: Spoken, jackpots: dict[str, Jackpot], figures: Figures
) -> None:
    setup = spoken.set_up("crazy4-nexus")
    setup = replace(setup, jackpots={"A": configured(jackpots["ATLAS-1"], figures)})
    table = spoken.seat(setup)
    table.desk.checks = check_set_up(cautions(setup))
    assert table.desk.checks
    table.swipe("technician-1")
    spoken.look(table)
    assert is_clean(spoken, table)


def test_broken_rules_are_said_in_every_language(spoken: Spoken) -> None:
    said = (
        "The house jackpot HOUSE-B7 may not stand beside the progressive TLX-6; "
        "choose jackpots of one type (WAC 230-15-671)",
        "Sensor A: B7-1 is played with 6 or 8 decks and this table has 2; "
        "change the shoe or the jackpot (approved rules)",
        "Sensor A may not join THBP-08: ATLAS-1 is won by the best four of five cards and MGL-01 "
        "by the first five cards, so that the same hand is not equally likely; "
        "take it off the link (WAC 230-15-685)",
        "One hand of cards decides 3 games (the base game, B7-1 on sensor A and TLX-6 on sensor "
        "B) and may decide 2; take one of them off (WAC 230-15-040)",
        "3 games on one hand take more than $5 (the base game, B7-1 on sensor A and TLX-6 on "
        "sensor B) and 1 may; limit 2 of them to that (approved rules)",
    )
    for sentence in said:
        assert spoken.tongue.say(sentence) != sentence
    assert spoken.strange == set()

"""A sheet reaches a kiosk: read once, counted, approved by two, built with, replaced, withdrawn."""

import shutil
import subprocess
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from audit import findings
from journalled import journal_for
from longer_words import LongerWords
from office_table import OpenOffice, enter, flow_of
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import button, listing, words

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.letter import load_letter
from dealer_assist.catalog.sheet_check import sheet_odds
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.table_choices import ListedTable
from dealer_assist.errors import Refused
from dealer_assist.table.setup.checker import check
from dealer_assist.ui.office.builder import sheet_files, sheets
from dealer_assist.ui.office.builder.build import BuildFlow, BuildProposed
from dealer_assist.ui.office.builder.sheet_files import loaded_sheets
from dealer_assist.ui.office.builder.sheets import (
    SheetApproved,
    SheetChosen,
    SheetFlow,
    SheetSaved,
    SheetsBrought,
    SheetsFlow,
    SheetsLeft,
    SheetWithdrawn,
    TableToBuild,
)
from dealer_assist.ui.office.builder.travel import TablePlaces, read_brought
from dealer_assist.ui.office.builder.travel_lists import TravellerChosen, TravellersFlow
from dealer_assist.ui.office.question import OfficeQuestionFlow, QuestionAnswered
from dealer_assist.ui.office.settings.settings import SettingList, SettingListTurned, SheetsAsked
from dealer_assist.ui.pages.games.presenter import lacking
from dealer_assist.ui.pages.games.shelf import ShelvedTitle, shelf
from dealer_assist.ui.toolkit.flow import Home, Show
from dealer_assist.value import replace

EXAMPLES = Path(__file__).parents[4] / "docs" / "sheets"
HOUSE_KEY = Path(__file__).parents[4] / "packaging" / "house-key"
DELUXE, COVER_ALL, PROGRESSIVE, PAI_GOWD = (
    *("bet-the-set-deluxe", "ultimate-cover-all"),
    *("i-luv-suits-progressive", "fortune-pai-gowd"),
)
# What each is built from, and what is chosen in BUILD, as by touch.
BUILT = {
    DELUXE: ("blackjack-bet-the-set", {"paytable.bet_the_set": "BTSD-1"}),
    COVER_ALL: ("ultimate-nexus", {"paytable.cover_all": "UTH-CA"}),
    PROGRESSIVE: ("i-luv-suits", {"jackpot.A.paytable": "ILSP-1"}),
    PAI_GOWD: ("fortune-pai-gow", {"paytable.pai_gowd": "PGD-1"}),
}
TITLES = {DELUXE: 6, COVER_ALL: 65, PROGRESSIVE: 36, PAI_GOWD: 30}


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with journal_for(seated, tmp_path / "kiosk"):
        yield seated
        seated.face.pages.close()


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Return a stick that is plugged in, with the examples on it."""
    folder = tmp_path / "media" / "STICK"
    shutil.copytree(EXAMPLES, folder)
    return folder


@pytest.fixture
def office(table: SeatedTable) -> OpenOffice:
    return enter(table, "sheets")


@pytest.fixture
def flow(office: OpenOffice, tmp_path: Path, stick: Path) -> SheetsFlow:
    found = flow_of(office, SheetsFlow)
    found.places = TablePlaces(found.own, tmp_path / "house", (tmp_path / "media",))
    return found


def brought(flow: SheetsFlow, key: str) -> SheetFlow:
    """Choose a sheet of the stick, and wait until its edge is counted."""
    step = flow.take(SheetsBrought())
    assert isinstance(step, Show)
    assert isinstance(step.flow, TravellersFlow)
    names = [row.words[0] for row in listing(step.flow.model()).rows]
    found = step.flow.take(TravellerChosen(names.index(f"{key}.toml")))
    assert isinstance(found, Show), flow.model()
    assert isinstance(found.flow, SheetFlow)
    return counted(found.flow)


def counted(sheet: SheetFlow) -> SheetFlow:
    sheet._edges.finish()
    sheet.tick(0)
    return sheet


def approved(table: SeatedTable, sheet: SheetFlow, touch: SheetApproved | SheetWithdrawn) -> None:
    sheet.office.go(sheet.take(touch))
    table.wait()
    table.swipe("supervisor-1")


def loaded(table: SeatedTable, flow: SheetsFlow, key: str) -> Path:
    approved(table, brought(flow, key), SheetApproved())
    file = flow.own / "sheets" / f"{key}.toml"
    assert file.exists(), words(flow.model())
    return file


def built(table: SeatedTable, key: str, number: str = "41") -> Path:
    """Build a table with what a sheet brings, as by touch."""
    base, chosen = BUILT[key]
    build = flow_of(enter(table, "build"), BuildFlow)
    build.draft.copy(base)
    build.draft.number = number
    build.draft.kept.update(chosen)
    build.office.go(build.take(BuildProposed()))
    table.wait()
    table.swipe("supervisor-1")
    file = build.draft.folder / f"table-{number}.toml"
    assert file.exists(), build.draft.said
    return file


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal at random for a moment only."""
    monkeypatch.setattr(
        sheets,
        "sheet_odds",
        lambda checked, resources, told: sheet_odds(checked, resources, told, seconds=0.2),
    )


def test_the_set_up_leads_to_it_and_it_leads_on(table: SeatedTable) -> None:
    page = enter(table, "settings")
    page.pane.take(SettingListTurned(SettingList.SET_UP))
    page.pane.take(SheetsAsked())
    flow_of(page, SheetsFlow).take(TableToBuild())
    assert page.stage.help_topic == "pane.build"
    page = enter(table, "sheets")
    flow_of(page, SheetsFlow).take(SheetsLeft())
    assert page.stage.help_topic == "pane.settings"


@pytest.mark.parametrize("key", BUILT)
def test_each_kind_is_loaded_built_with_and_opens_from_games(
    table: SeatedTable, flow: SheetsFlow, stick: Path, key: str
) -> None:
    file = loaded(table, flow, key)
    assert file.read_bytes() == (stick / f"{key}.toml").read_bytes()
    setup = load_table(paths.resources(), paths.layouts(), built(table, key))
    assert [one.key for one in setup.sheets] == [key]
    assert check(setup, setup.jurisdiction, date(2026, 3, 14)).refusals == ()
    found = on_the_shelf(ListedTable(setup.key, setup), TITLES[key])
    assert [one.key for one in found.tables] == [setup.key]
    assert not found.missing
    brought_by = {"Cover All", "Progressives", "Pai Gow'd"}
    assert not brought_by & set(found.left_out) or key == PROGRESSIVE
    flow.refresh()
    assert [row.words[3] for row in listing(flow.model()).rows] == ["table-41"]


def on_the_shelf(table: ListedTable, number: int) -> ShelvedTitle:
    resources = paths.resources()
    games, waiting = load_games(resources / "games"), load_games(resources / "titles")
    found = shelf(load_letter(resources), games, waiting, [table], is_reading=False)
    return next(one for one in found if one.number == number)


def test_without_its_sheet_the_title_says_where_one_is_loaded() -> None:
    base = load_table(
        paths.resources(),
        paths.layouts(),
        paths.resources() / "tables" / "blackjack-bet-the-set.toml",
    )
    title = on_the_shelf(ListedTable(base.key, base), 6)
    assert title.missing == "paytable"
    (sentence, _) = lacking(title, selected="").details
    assert sentence.endswith("what the Deluxe bet pays. GAME MANAGER, SETTINGS, SHEETS loads it")


def test_edge_and_pays_are_shown_before_anybody_approves(flow: SheetsFlow) -> None:
    sheet = brought(flow, DELUXE)
    rows = [row.words for row in listing(sheet.model()).rows]
    assert ("Bet The Set Deluxe BTSD-1 (decks 6)", "8.3601%", "7.3955%", "Exact") in rows
    assert ("Bet The Set Deluxe BTSD-1 pair", "9 to 1", "–", "New") in rows
    rows = [row.words for row in listing(brought(flow, COVER_ALL).model()).rows]
    assert rows[0][0] == "Cover All UTH-CA (hands 2)"
    assert "deals, ±" in rows[0][3]


def test_nobody_approves_before_it_is_counted_nor_what_the_house_would_lose_on(
    table: SeatedTable, flow: SheetsFlow, stick: Path
) -> None:
    dear = stick / "dear.toml"
    text = (stick / f"{DELUXE}.toml").read_text().replace('"9 to 1"', '"30 to 1"')
    dear.write_text(text)
    sheet = brought(flow, "dear")
    assert "the house would pay for it" in button(sheet.model(), SheetApproved()).reason
    sheet.take(SheetApproved())
    sheet._odds = None
    sheet.refresh()
    reason = button(sheet.model(), SheetApproved()).reason
    assert reason == "The house edge is not counted yet"
    assert not (flow.own / "sheets").exists()


def test_one_card_loads_nothing_and_two_are_on_record(table: SeatedTable, flow: SheetsFlow) -> None:
    sheet = brought(flow, DELUXE)
    sheet.office.go(sheet.take(SheetApproved()))
    table.wait()
    table.swipe("executive-1")  # who is signed in
    assert not (flow.own / "sheets" / f"{DELUXE}.toml").exists()
    table.swipe("supervisor-1")
    (alert,) = (one for one in table.table.lasting.alerts if one.kind == "sheet")
    assert alert.sentence == (
        "Sheet Bet The Set 21 Deluxe: sheet EXAMPLE-1 of 01 Feb 2026 was loaded by L. Haddad,"
        " approved by J. Park: bet-the-set-deluxe.toml"
    )
    assert alert.not_by == table.cards["executive-1"].member.identity


def test_one_that_is_replaced_says_what_differs(
    table: SeatedTable, flow: SheetsFlow, stick: Path
) -> None:
    loaded(table, flow, DELUXE)
    file = stick / f"{DELUXE}.toml"
    file.write_text(file.read_text().replace('"9 to 1"', '"8 to 1"'))
    rows = [row.words for row in listing(brought(flow, DELUXE).model()).rows]
    assert rows[-1] == ("Bet The Set Deluxe BTSD-1 pair", "8 to 1", "9 to 1", "Before")


def test_one_that_a_table_plays_by_stays_and_another_goes(
    table: SeatedTable, flow: SheetsFlow
) -> None:
    file = loaded(table, flow, DELUXE)
    mine = built(table, DELUXE)
    step = flow.take(SheetChosen(DELUXE))
    assert isinstance(step, Show)
    assert isinstance(step.flow, SheetFlow)
    assert button(step.flow.model(), SheetWithdrawn()).reason == "table-41 is played by it"
    with pytest.raises(Refused, match="table-41 is played by it"):
        sheet_files.withdraw(flow.own, DELUXE)
    mine.unlink()
    flow = flow_of(enter(table, "sheets"), SheetsFlow)
    step = flow.take(SheetChosen(DELUXE))
    assert isinstance(step, Show)
    assert isinstance(step.flow, SheetFlow)
    approved(table, counted(step.flow), SheetWithdrawn())
    assert not file.exists()
    kinds = [one.sentence for one in table.table.lasting.alerts if one.kind == "sheet"]
    assert kinds[-1].startswith("Sheet Bet The Set 21 Deluxe: sheet EXAMPLE-1")
    assert "was withdrawn by L. Haddad, approved by J. Park" in kinds[-1]


def test_a_built_table_travels_and_asks_for_its_sheet_there(
    table: SeatedTable, flow: SheetsFlow, stick: Path, tmp_path: Path
) -> None:
    loaded(table, flow, COVER_ALL)
    shutil.copy(built(table, COVER_ALL), stick / "table-41.toml")
    places = TablePlaces(tmp_path / "other", tmp_path / "house", (tmp_path / "media",))
    (one,) = places.brought()
    resources, layouts, there = paths.resources(), paths.layouts(), tmp_path / "other"
    with pytest.raises(Refused, match="the sheet 'ultimate-cover-all' is not here; load it"):
        read_brought(one, resources, layouts, b"", there)
    (sheet,) = (one for one in places.brought_sheets() if one.file.stem == COVER_ALL)
    day = date(2026, 3, 14)
    there.mkdir()
    sheet_files.load(there, sheet_files.read_brought_sheet(sheet, resources, day, b""))
    assert read_brought(one, resources, layouts, b"", there).sheets[0].key == COVER_ALL


def test_a_sheet_is_saved_for_other_kiosks_as_it_came(
    table: SeatedTable, flow: SheetsFlow, tmp_path: Path
) -> None:
    file = loaded(table, flow, DELUXE)
    step = flow.take(SheetChosen(DELUXE))
    assert isinstance(step, Show)
    asked = step.flow.take(SheetSaved())
    assert isinstance(asked, Show)
    assert isinstance(asked.flow, OfficeQuestionFlow)
    empty = tmp_path / "empty"
    assert asked.flow.take(QuestionAnswered(empty)) == Home()
    (saved,) = empty.glob("*.toml")
    assert saved.read_bytes() == file.read_bytes()


def test_where_the_house_has_a_key_only_what_it_signed_comes_in(
    flow: SheetsFlow, stick: Path, tmp_path: Path
) -> None:
    tool = (HOUSE_KEY, "--new", tmp_path / "one", tmp_path / "other", tmp_path / "house.pub")
    subprocess.run(tool, check=True, capture_output=True)
    key = (tmp_path / "house.pub").read_text().strip()
    folders = (flow.own, tmp_path / "house", (tmp_path / "media",))
    flow.places = TablePlaces(*folders, on_record=key)
    step = flow.take(SheetsBrought())
    assert isinstance(step, Show)
    assert isinstance(step.flow, TravellersFlow)
    assert step.flow.take(TravellerChosen(0)) == Home()
    assert "The house has not signed" in " ".join(words(flow.model()))
    file = stick / f"{DELUXE}.toml"
    halves = (tmp_path / "one", tmp_path / "other")
    sign = (HOUSE_KEY, "--table", *halves, file, file, "--yes")
    subprocess.run(sign, check=True, capture_output=True)
    assert "No house key here" not in " ".join(words(brought(flow, DELUXE).model()))


@pytest.mark.parametrize("before", ["open", "fsync", "replace"])
def test_a_power_cut_leaves_the_old_one_whole(
    flow: SheetsFlow, stick: Path, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    day, resources = date(2026, 3, 14), paths.resources()
    (one,) = (each for each in flow.places.brought_sheets() if each.file.stem == DELUXE)
    sheet_files.load(flow.own, sheet_files.read_brought_sheet(one, resources, day, b""))
    old = (flow.own / "sheets" / f"{DELUXE}.toml").read_bytes()
    one.file.write_text(one.file.read_text().replace('"9 to 1"', '"8 to 1"'))
    newer = sheet_files.read_brought_sheet(one, resources, day, b"")

    class PowerCut(BaseException):
        pass

    def cut(*_: object, **__: object) -> None:
        raise PowerCut

    with monkeypatch.context() as patched:
        if before == "fsync":
            patched.setattr("os.fsync", cut)
        else:
            patched.setattr(Path, before, cut)
        with pytest.raises(PowerCut):
            sheet_files.load(flow.own, newer)
    assert (flow.own / "sheets" / f"{DELUXE}.toml").read_bytes() == old
    (there,) = loaded_sheets(flow.own)
    assert there.about
    sheet_files.load(flow.own, newer)  # what was left behind does not stand in the way
    assert b'"8 to 1"' in (flow.own / "sheets" / f"{DELUXE}.toml").read_bytes()


def test_a_damaged_sheet_is_listed_with_what_is_wrong(flow: SheetsFlow) -> None:
    folder = flow.own / "sheets"
    folder.mkdir()
    (folder / "broken.toml").write_bytes(b"\xff[sheet]")
    flow.refresh()
    (row,) = listing(flow.model()).rows
    assert "it is not UTF-8 text" in row.words[2]
    flow.take(SheetChosen("broken"))
    assert "it is not UTF-8 text" in " ".join(words(flow.model()))


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(
    table: SeatedTable, tmp_path: Path, stick: Path, size, longer
) -> None:
    if longer:
        table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    flow = flow_of(enter(table, "sheets"), SheetsFlow)
    flow.places = TablePlaces(flow.own, tmp_path / "house", (tmp_path / "media",))
    assert findings(table.window) == []
    flow.office.go(Show(brought(flow, COVER_ALL)))
    assert findings(table.window) == []

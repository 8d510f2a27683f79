"""The wins in the back office: found by filter, printed on record."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from audit import findings
from longer_words import LongerWords
from office_table import enter, play, settle, with_wins
from screen_sizes import SIZES
from seated_table import SeatedTable
from tree import every, words

from dealer_assist.desk.papers import WIN, WIN_PAGE
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import prints_of
from dealer_assist.reports.page import PaperPage, Rows
from dealer_assist.ui.office.paint.pane_stage import PaneStage
from dealer_assist.ui.office.paper import PaperSheet
from dealer_assist.ui.office.win_list import WinList, WinRowModel
from dealer_assist.ui.office.wins import WinsFlow, WinsTouch
from dealer_assist.value import replace


@pytest.fixture
def table(seated: SeatedTable, tmp_path: Path) -> Iterator[SeatedTable]:
    with with_wins(seated, tmp_path):
        yield seated
        seated.face.pages.close()


def opened(table: SeatedTable) -> PaneStage:
    pane = enter(table, "wins").pane
    assert isinstance(pane, PaneStage)
    return pane


def flow(pane: PaneStage) -> WinsFlow:
    found = pane.flows[0]
    assert isinstance(found, WinsFlow)
    return found


def rows(pane: PaneStage) -> tuple[WinRowModel[WinsTouch], ...]:
    (listed,) = every(flow(pane).model(), WinList)
    return listed.model.rows


def shown(pane: PaneStage) -> list[str]:
    return [one.hand for one in rows(pane)]


def numbers(pane: PaneStage) -> list[str]:
    return [one.number.removeprefix("Win ") for one in rows(pane)]


def paper(pane: PaneStage) -> PaperPage:
    (sheet,) = every(pane.flow.model(), PaperSheet)
    return sheet.model.page


def copies(folder: Path, number: int, paper: str = WIN) -> list[int]:
    with closing(connect_reader(folder / "table.training.db")) as db:
        return [one.copy for one in prints_of(db, paper, number)]


def rows_of(page: PaperPage) -> list[tuple[str, str]]:
    return [row for block in page.blocks if isinstance(block, Rows) for row in block.rows]


def test_the_wins_of_today_are_listed_newest_first(table: SeatedTable) -> None:
    pane = opened(table)
    assert shown(pane) == ["Four Aces", "Four of a Kind", "Straight Flush"]
    # Two wagers of a dollar in each of twelve rounds: 24 times 24 cents.
    assert [one.prize for one in rows(pane)] == ["$5,005.76", "$300.00", "$100.00"]


def test_the_sum_of_the_list_is_above_it(table: SeatedTable, picture) -> None:
    pane = opened(table)
    settle(table, flow(pane).adding.task)
    whole = picture(pane)
    assert flow(pane).sum.prize_cents == 540_576
    table.press("HAND")
    table.press("Straight Flush")
    settle(table, flow(pane).adding.task)
    assert flow(pane).sum.prize_cents == 10_000
    assert picture(pane) != whole


def test_one_hand_alone(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("HAND")
    table.press("Straight Flush")
    assert shown(pane) == ["Straight Flush"]
    table.press("HAND")
    table.press("All hands")
    assert len(shown(pane)) == 3


def test_one_level_alone_leaves_out_what_the_tray_paid(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("LEVEL")
    table.press("Progressive")
    assert shown(pane) == ["Four Aces"]


def test_yesterdays_wins_are_not_todays(table: SeatedTable) -> None:
    table.clock.advance(24 * 3_600_000)
    pane = opened(table)
    assert shown(pane) == []
    table.press("THIS SHIFT")
    assert len(shown(pane)) == 3
    table.press("ALL")
    assert len(shown(pane)) == 3


def test_more_wins_than_fit_lie_on_further_pages(table: SeatedTable) -> None:
    for _ in range(7):
        play(table, 1, "straight_flush")
    pane = opened(table)
    first = numbers(pane)
    table.press("NEXT")
    second = numbers(pane)
    assert [*first, *second] == [str(number) for number in range(10, 0, -1)]
    table.press("PREVIOUS")
    assert numbers(pane) == first


def test_a_win_is_found_by_its_number_or_its_round(table: SeatedTable) -> None:
    pane = opened(table)
    for number, keys in (("2", ["2"]), ("12", ["3"]), ("7", [])):
        table.press("FIND")
        for digit in number:
            table.press(digit)
        table.press("FIND")
        assert numbers(pane) == keys
        table.press("FIND")
        table.press("ALL NUMBERS")
    assert len(rows(pane)) == 3
    assert [one.round for one in rows(pane)] == ["Round 12", "Round 8", "Round 5"]


def test_the_list_follows_the_table(table: SeatedTable) -> None:
    pane = opened(table)
    table.face.pages.set_aside(is_aside=False)
    play(table, 1, "three_of_a_kind", minutes=1)  # in seven the office would have signed out
    assert shown(pane)[0] == "Three of a Kind"


def test_the_money_bag_shows_the_page_before_it_is_printed(table: SeatedTable) -> None:
    pane = opened(table)
    table.press("WIN PAGE 3")
    page = paper(pane)
    assert page.subtitle == "Win no. 0000003, round 12"
    assert page.marks == ("SIMULATED",)
    table.press("BACK")
    assert pane.flow is flow(pane)


def test_a_page_saved_as_pdf_is_a_copy_on_record(table: SeatedTable, tmp_path: Path) -> None:
    pane = opened(table)
    table.press("WIN PAGE 2")
    slips = copies(tmp_path, 2)
    assert paper(pane).marks == ("SIMULATED",)  # the slip that came out is another paper
    assert ("Paper", "ORIGINAL") in rows_of(paper(pane))
    table.press("SAVE AS PDF")
    (file,) = (tmp_path / "exports").glob("win-0000002-original-*.pdf")
    assert file.read_bytes().startswith(b"%PDF")
    assert str(tmp_path) in words(pane.flow.model())[-1]
    assert copies(tmp_path, 2, WIN_PAGE) == [1]
    assert copies(tmp_path, 2) == slips
    assert paper(pane).marks[-1] == "REPRINT 1"
    assert ("Paper", "Reprint 1") in rows_of(paper(pane))


def test_a_page_that_could_not_be_saved_is_on_record_with_its_trouble(
    table: SeatedTable, tmp_path: Path
) -> None:
    pane = opened(table)
    (tmp_path / "exports").write_text("in the way")
    table.press("WIN PAGE 2")
    table.press("SAVE AS PDF")
    assert words(pane.flow.model())[-1].startswith("Nothing was saved")
    with closing(connect_reader(tmp_path / "table.training.db")) as db:
        assert prints_of(db, WIN_PAGE, 2)[-1].trouble.startswith("Nothing was saved")


def test_a_slip_of_the_page_is_printed_and_noted_by_the_desk(
    table: SeatedTable, tmp_path: Path
) -> None:
    opened(table)
    table.press("WIN PAGE 1")
    table.press("PRINT SLIP")
    table.wait(20_000)
    assert copies(tmp_path, 1, WIN_PAGE) == [1]


@pytest.mark.parametrize("words", ["LOOK CLOSER", "LOWER PART"])
def test_the_page_can_be_looked_at_more_closely(table: SeatedTable, words: str, picture) -> None:
    pane = opened(table)
    table.press("WIN PAGE 3")
    if words == "LOWER PART":
        table.press("LOOK CLOSER")
    was = picture(pane.top_screen)
    table.press(words)
    assert picture(pane.top_screen) != was


def test_a_table_without_a_journal_says_so(seated: SeatedTable) -> None:
    pane = opened(seated.open())
    assert shown(pane) == []
    assert findings(seated.window) == []


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen_with_a_third_more_text(
    table: SeatedTable, size: tuple[int, int]
) -> None:
    table.draw_with(replace(table.context, translator=LongerWords()))
    table.window.resize(*size)
    opened(table)
    assert findings(table.window) == []
    table.press("HAND")
    assert findings(table.window) == []
    table.press("BACK")
    table.press("WIN PAGE 3")
    assert findings(table.window) == []

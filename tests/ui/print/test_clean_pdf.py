"""PDF files that strict readers call clean, whatever stands on the page."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from page_shots import sample_pages
from pdf_syntax import NotCleanError, check

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.catalog.tables import load_table
from dealer_assist.odds.sheet import TableChoice, sheet
from dealer_assist.reports.page import PaperGrid, PaperPage
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.odds.par_sheet import table_par_sheet
from dealer_assist.ui.pages.signage.paper import signage_foot, signage_page
from dealer_assist.ui.pages.signage.sheets import signage
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import slip_sheet, write_pdf

TABLE = paths.resources() / "tables" / "crazy4-nexus.toml"
STRICT = (("qpdf", "--check"), ("pdftotext", "-enc", "UTF-8"), ("mutool", "info"))


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


def written(page: PaperPage, folder: Path) -> Path:
    file = folder / f"{page.name}.pdf"
    write_pdf(page, file)
    return file


def awkward() -> PaperPage:
    """Return a page of several sheets whose words hold all that a PDF writes differently."""
    rows = tuple((f"({number}) \\ >> <<", "ü 中 ) (") for number in range(120))
    return PaperPage(
        "awkward", "Title (1\\2) >>", (PaperGrid("]", ("a", "b"), rows),), ("REPRINT 2",), "中"
    )


def crazy4() -> TableSetup:
    return load_table(paths.resources(), paths.layouts(), TABLE)


def signs() -> PaperPage:
    setup, book = crazy4(), load_rule_book(paths.resources() / "rules" / "crazy4.toml")
    return signage_page(signage(setup, book), signage_foot(setup))


def par_sheet() -> PaperPage:
    setup = crazy4()
    game = load_book(paths.resources()).games[setup.game]
    choice = TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)
    return table_par_sheet(sheet(choice, load_kept_odds(paths.resources())), setup, game)


@pytest.mark.parametrize("name", ["win", "reprint", "back-out", "meter-set", "day"])
def test_every_page_is_a_clean_pdf(name: str, tmp_path: Path) -> None:
    check(written(sample_pages()[name], tmp_path).read_bytes())


def test_awkward_words_leave_the_file_clean(tmp_path: Path) -> None:
    objects = check(written(awkward(), tmp_path).read_bytes())
    assert len(objects) > 10


def test_signs_and_a_par_sheet_are_clean_as_pdf_and_have_their_sheets(tmp_path: Path) -> None:
    for page, least in ((signs(), 2), (par_sheet(), 3)):
        file = written(page, tmp_path)
        check(file.read_bytes())
        assert write_pdf(page, file) >= least


def test_a_slip_as_pdf_is_clean(tmp_path: Path) -> None:
    file = tmp_path / "slip.pdf"
    write_pdf(sample_pages()["win"], file, slip_sheet(576))
    check(file.read_bytes())


def test_a_torn_dictionary_is_found(tmp_path: Path) -> None:
    whole = written(sample_pages()["win"], tmp_path).read_bytes()
    torn = re.sub(rb"/Type(?=\s*/Catalog)", b"22222", whole)
    assert torn != whole
    with pytest.raises(NotCleanError, match="must be a name"):
        check(torn)


def test_an_object_that_moved_is_found(tmp_path: Path) -> None:
    whole = written(sample_pages()["win"], tmp_path).read_bytes()
    with pytest.raises(NotCleanError, match=r"is not at byte|no table"):
        check(whole.replace(b"%PDF-1.4\n", b"%PDF-1.4\n\n", 1))


@pytest.mark.parametrize("tool", STRICT, ids=lambda tool: str(tool[0]))
def test_what_is_installed_here_calls_it_clean(tool: tuple[str, ...], tmp_path: Path) -> None:
    if shutil.which(tool[0]) is None:
        pytest.skip(f"{tool[0]} is not installed")
    for page in (*sample_pages().values(), awkward(), signs(), par_sheet()):
        command = [*tool, written(page, tmp_path)]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert told.returncode == 0, told
        assert not told.stderr, told

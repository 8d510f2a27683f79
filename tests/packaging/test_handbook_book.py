"""The handbook as a book: gathered whole, as HTML that asks nobody outside, and on paper."""

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging_script import load
from pypdf import PdfReader
from webdriver import Browser, has_browser

handbook = load("handbook")
_LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)]+)\)")
_TEXT = "return document.querySelector('#mkdocs-search-results').textContent"
WORDS = (
    *("envy", "late", "void", "sensor", "link"),
    *("power", "camera", "rollback", "certificate", "relief"),
)
needs_mkdocs = pytest.mark.skipif(find_spec("mkdocs") is None, reason="NOT RUN: no MkDocs here")


def links(page: Path) -> list[tuple[str, str]]:
    return _LINK.findall(page.read_text(encoding="utf-8"))


def test_the_book_gathers_pages_pictures_and_papers_with_whole_links(tmp_path: Path) -> None:
    handbook.gather(tmp_path)
    pages = (page.relative_to(handbook.HANDBOOK) for page in handbook.HANDBOOK.rglob("*.md"))
    own = {page for page in pages if page.parts[0] != "es"}  # the book is in English
    assert own == {page.relative_to(handbook.HANDBOOK) for page in handbook.order()}
    assert own < {page.relative_to(tmp_path) for page in tmp_path.rglob("*.md")}
    for page in tmp_path.rglob("*.md"):
        places = [(page.parent / target).resolve() for _, target in links(page)]
        assert all(place.is_file() and tmp_path in place.parents for place in places)
    named = {
        Path(target).parts[-2:]
        for page in handbook.order()
        for is_picture, target in links(page)
        if is_picture
    }
    assert len(named) == len(list((tmp_path / "pictures").iterdir()))


def test_without_mkdocs_the_script_says_so_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Replaced: what looks for packages, which finds none here."""
    assert handbook.main([str(tmp_path)], has=lambda name: None) == 2
    said = capsys.readouterr().err
    assert "MkDocs" in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(scope="module")
def book(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("book")
    assert handbook.main([str(folder)]) == 0
    return folder


@needs_mkdocs
def test_html_asks_nobody_outside(book: Path) -> None:
    pages = list((book / "handbook").rglob("*.html"))
    assert len(pages) > len(handbook.order())
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'(?:src|href)="(?:https?:)?//[^"]*', text) == []


@needs_mkdocs
def test_paper_has_every_chapter_where_its_contents_say(book: Path) -> None:
    # Words on paper are placed by their dots, so spaces are not to be found again.
    sheets = [
        "".join(page.extract_text().split()) for page in PdfReader(book / "handbook.pdf").pages
    ]
    contents = sheets[0].removesuffix("1")  # the number of the sheet itself
    for page in handbook.order()[1:]:
        title = handbook.titled(page).replace(" ", "")
        (number,) = re.findall(rf"{re.escape(title)}(\d+)", contents)
        assert sheets[int(number) - 1].startswith(title)


@pytest.fixture
def served(book: Path) -> Iterator[str]:
    pages = partial(SimpleHTTPRequestHandler, directory=str(book / "handbook"))
    with ThreadingHTTPServer(("127.0.0.1", 0), pages) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.long
@needs_mkdocs
@pytest.mark.skipif(not has_browser(), reason="NOT RUN: no chromium here")
def test_its_search_finds_ten_words_in_a_real_browser(served: str, tmp_path: Path) -> None:
    found = "return document.querySelectorAll('#mkdocs-search-results article').length"
    browser = Browser(tmp_path, (1280, 900))
    try:
        for word in WORDS:
            browser.open(f"{served}/index.html?q={word}")
            browser.until(lambda: browser.run(found))
        browser.open(f"{served}/index.html?q=zeppelin")
        browser.until(lambda: "No results" in browser.run(_TEXT))
        assert browser.complaints() == []
    finally:
        browser.close()

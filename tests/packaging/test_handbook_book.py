"""The handbook as a book: gathered whole, as HTML that asks nobody outside, and on paper."""

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging_script import load
from pdf_syntax import check
from pypdf import PdfReader
from sampled import sampled
from webdriver import Browser, has_browser

handbook = load("handbook")
_LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)]+)\)")
_TEXT = "return document.querySelector('#mkdocs-search-results').textContent"
_FOUND = "return [...document.querySelectorAll('#mkdocs-search-results a')].map(one => one.href)"
WORDS = {
    "envy": "procedures/two-winners.html",
    "late": "procedures/late-chip.html",
    "void": "procedures/void.html",
    "sensor": "procedures/lost-sensor.html",
    "link": "procedures/lost-link.html",
    "power": "procedures/power-cut.html",
    "camera": "procedures/late-win.html",
    "rollback": "procedures/updates.html",
    "relief": "procedures/opening-and-closing.html",
    "acumulado": "es/procedures/executive-prize.html",
}
"""Ten words, and a page that must be among what the search finds for each."""
needs_mkdocs = pytest.mark.skipif(find_spec("mkdocs") is None, reason="NOT RUN: no MkDocs here")


def links(page: Path) -> list[tuple[str, str]]:
    return _LINK.findall(page.read_text(encoding="utf-8"))


def every_page() -> list[Path]:
    return [page for language in handbook.TITLES for page in handbook.order(language)]


def test_the_book_gathers_pages_pictures_and_papers_with_whole_links(tmp_path: Path) -> None:
    handbook.gather(tmp_path)
    own = {page.relative_to(handbook.HANDBOOK) for page in handbook.HANDBOOK.rglob("*.md")}
    assert own == {page.relative_to(handbook.HANDBOOK) for page in every_page()}
    assert own < {page.relative_to(tmp_path) for page in tmp_path.rglob("*.md")}
    for page in tmp_path.rglob("*.md"):
        places = [(page.parent / target).resolve() for _, target in links(page)]
        assert all(place.is_file() and tmp_path in place.parents for place in places)
    named = {
        Path(target).parts[-2:]
        for page in every_page()
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
def test_every_link_of_the_html_leads_to_a_file_of_it(book: Path) -> None:
    site = book / "handbook"
    for page in site.rglob("*.html"):
        targets = re.findall(r'(?:src|href)="([^"#?]+)', page.read_text(encoding="utf-8"))
        places = [(page.parent / one).resolve() for one in targets if not one.startswith("/")]
        assert [one for one in places if not one.exists()] == []
        assert all(site.resolve() in (one, *one.parents) for one in places)


@needs_mkdocs
@pytest.mark.parametrize("word", WORDS)
def test_the_search_index_has_ten_words_on_their_pages(book: Path, word: str) -> None:
    index = json.loads((book / "handbook" / "search" / "search_index.json").read_text())
    found = {
        one["location"].partition("#")[0]
        for one in index["docs"]
        if re.search(rf"\b{word}\b", f"{one['title']} {one['text']}", re.IGNORECASE)
    }
    assert WORDS[word] in found


@needs_mkdocs
@pytest.mark.parametrize("language", sampled(handbook.TITLES, 2))
def test_paper_has_every_chapter_where_its_contents_say(book: Path, language: str) -> None:
    check(handbook.paper(book, language).read_bytes())
    # Words on paper are placed by their dots, so spaces are not to be found again.
    file = handbook.paper(book, language)
    sheets = ["".join(page.extract_text().split()) for page in PdfReader(file).pages]
    contents = sheets[0].removesuffix("1")  # the number of the sheet itself
    for page in handbook.chapters_of(language):
        title = handbook.titled(page).replace(" ", "")
        (number,) = re.findall(rf"{re.escape(title)}(\d+)", contents)
        assert sheets[int(number) - 1].startswith(title)
        heads = re.findall(r"^## (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        lone = {f"{''.join(head.split())}{at}" for head in heads for at in range(1, len(sheets))}
        assert not any(sheet.endswith(tuple(lone)) for sheet in sheets)


@pytest.fixture
def served(book: Path) -> Iterator[str]:
    pages = partial(SimpleHTTPRequestHandler, directory=str(book / "handbook"))
    with ThreadingHTTPServer(("127.0.0.1", 0), pages) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def _search(browser: Browser, served: str, word: str) -> None:
    """Open the first page and its search, type a word there, and wait for an answer to it."""
    browser.open(f"{served}/index.html")
    browser.until(lambda: browser.click("[data-bs-target='#mkdocs_search_modal']") is None)
    browser.until(lambda: browser.type("#mkdocs-search-query", word) is None)

    def is_answered() -> bool:
        if browser.run(_TEXT).strip():
            return True
        browser.type("#mkdocs-search-query", " ")  # it hears keys once its index is read
        return False

    browser.until(is_answered)


@pytest.mark.long
@needs_mkdocs
@pytest.mark.skipif(not has_browser(), reason="NOT RUN: no chromium here")
def test_its_search_finds_ten_words_in_a_real_browser(served: str, tmp_path: Path) -> None:
    browser = Browser(tmp_path, (1280, 900))
    try:
        for word, page in WORDS.items():
            _search(browser, served, word)
            browser.until(lambda page=page: any(page in one for one in browser.run(_FOUND)))
        browser.open(f"{served}/{page}")
        assert "acumulado" in browser.text("body")
        _search(browser, served, "zeppelin")
        browser.until(lambda: "No results" in browser.run(_TEXT))
        assert browser.complaints() == []
    finally:
        browser.close()

"""Makes the handbook: pages and pictures gathered, HTML by MkDocs, a PDF by Qt.

Pictures stay where the scenarios keep them; here each that a page names is laid beside the pages.
Papers of the house that a page leads to come along; what those lead to does not.
"""

import argparse
import json
import logging
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextDocument,
)

from dealer_assist import __version__, paths
from dealer_assist.catalog.handbook import Handbook
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import mended
from dealer_assist.ui.toolkit.theme import load_han_fonts

HOUSE = Path(__file__).resolve().parents[1]
HANDBOOK = HOUSE / "docs" / "handbook"
NEEDED = ("mkdocs", "markdown")
TITLES = {
    "en": "Dealer Assist: handbook",
    "es": "Dealer Assist: manual",
    "vi": "Dealer Assist: sổ tay",
    "zh": "Dealer Assist：手册",
}
"""The languages of the book; the first one has a page that leads to all others."""
NAMES = {"es": "Español", "vi": "Tiếng Việt", "zh": "中文"}
GROUPS = {
    "en": ("People", "Procedures"),
    "es": ("Personas", "Procedimientos"),
    "vi": ("Mọi người", "Các bước"),
    "zh": ("人员", "步骤"),
}
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)]+)\)")
_FOOT = '{% extends "base.html" %}{% block footer %}<hr><p>Dealer Assist VERSION</p>{% endblock %}'
_NO_PAGE = "{% block content %}<p>There is no such page in the handbook.</p>{% endblock %}"
_POINT = 8  # dots a point: laid out in points alone, letters would stand at whole ones
_SHEET = QSizeF(612, 792)
_PAGE, _MARGIN, _WIDE = _SHEET * _POINT, 48 * _POINT, 380 * _POINT
_PICTURE = 1280  # pixels across
_MOST_HEADINGS = 8  # of a page
_STYLE = f"""
h1 {{ font-size: {20 * _POINT}px; margin-bottom: {6 * _POINT}px; }}
h2 {{ font-size: {13 * _POINT}px; margin-top: {10 * _POINT}px; margin-bottom: {4 * _POINT}px; }}
p, li, td, th, blockquote {{ font-size: {10 * _POINT}px; }} th {{ text-align: left; }}
p, li {{ margin-bottom: {5 * _POINT}px; }}
code {{ font-family: DejaVu Sans Mono; }}
blockquote {{ color: #333333; font-style: italic; margin-left: {20 * _POINT}px; }}
"""


def order(language: str = "en") -> tuple[Path, ...]:
    """Return every page of the book in a language, as it is read from its beginning."""
    folder = HANDBOOK if language == "en" else HANDBOOK / language
    first = (folder / "README.md",) if language == "en" else ()
    return (*first, *(folder / f"{name}.md" for part in parts(language) for name in part))


def parts(language: str = "en") -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Name a language's pages of people and of procedures, as the first page leads to them."""
    folder = HANDBOOK if language == "en" else HANDBOOK / language
    names = tuple(name for name in Handbook(HANDBOOK).names if (folder / f"{name}.md").is_file())
    people = tuple(name for name in names if "/" not in name)
    return people, tuple(name for name in names if "/" in name)


def gather(into: Path) -> None:
    """Lay pages, the pictures that they name and the papers that they lead to into a folder."""
    for page in (one for language in TITLES for one in order(language)):
        laid = into / page.relative_to(HANDBOOK)
        laid.parent.mkdir(parents=True, exist_ok=True)
        laid.write_text(_moved(page, laid, into), encoding="utf-8")


def _moved(page: Path, laid: Path, into: Path) -> str:
    """Return the text of a page with its links turned to where things lie in the book."""

    def turn(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        file = (page.parent / target).resolve()
        if HANDBOOK in file.parents:
            return found[0]
        if mark:
            place = into / "pictures" / f"{file.parent.name}-{file.name}"
            place.parent.mkdir(exist_ok=True)
            shutil.copyfile(file, place)
        else:
            place = into / "papers" / file.name
            place.parent.mkdir(exist_ok=True)
            place.write_text(_LINK.sub(r"\2", file.read_text(encoding="utf-8")), encoding="utf-8")
        return f"{mark}[{words}]({Path(os.path.relpath(place, laid.parent)).as_posix()})"

    return _LINK.sub(turn, page.read_text(encoding="utf-8"))


def titled(page: Path) -> str:
    """Return the title of a page."""
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def contents(pages: Path) -> list[dict[str, object]]:
    """Say in which order MkDocs shows the pages."""

    def entries(names: Iterator[Path]) -> list[dict[str, str]]:
        return [{titled(one): one.relative_to(pages).as_posix()} for one in names]

    def groups(language: str) -> list[dict[str, list[dict[str, str]]]]:
        folder = pages if language == "en" else pages / language
        return [
            {title: entries(folder / f"{name}.md" for name in names)}
            for title, names in zip(GROUPS[language], parts(language), strict=True)
        ]

    return [
        {"Handbook": "README.md"},
        *groups("en"),
        *({name: groups(language)} for language, name in NAMES.items()),
        {"Papers": entries(iter(sorted((pages / "papers").glob("*.md"))))},
    ]


def write_html(pages: Path, into: Path) -> None:
    """Have MkDocs make the site: its search at hand, nothing asked of anybody outside."""
    config, command = import_module("mkdocs.config"), import_module("mkdocs.commands.build")
    with tempfile.TemporaryDirectory() as scratch:
        file, own = Path(scratch) / "mkdocs.yml", Path(scratch) / "theme"
        own.mkdir()
        foot = _FOOT.replace("VERSION", __version__)
        (own / "main.html").write_text(foot, encoding="utf-8")
        (own / "404.html").write_text(foot + _NO_PAGE, encoding="utf-8")
        settings = {
            "site_name": TITLES["en"],
            "site_dir": str(into.resolve()),
            "docs_dir": str(pages),
            "nav": contents(pages),
            "theme": {"name": "mkdocs", "custom_dir": str(own), "highlightjs": False},
            "plugins": [{"search": {"lang": ["en", "es", "vi"]}}],
            "markdown_extensions": ["sane_lists"],
            "use_directory_urls": False,
            "strict": True,
        }
        file.write_text(json.dumps(settings), encoding="utf-8")  # JSON is YAML too
        command.build(config.load_config(str(file)))


def chapters_of(language: str) -> tuple[Path, ...]:
    """Return the pages that paper has: all but the one that leads to the others."""
    return tuple(one for one in order(language) if one.stem != "README")


def write_pdf(pages: Path, file: Path, language: str) -> int:
    """Write the book as PDF with its contents at the front; give how many sheets it took."""
    read = import_module("markdown").markdown
    texts = [(pages / one.relative_to(HANDBOOK)) for one in chapters_of(language)]
    chapters = [_chapter(page, read, pages) for page in texts]
    titles = [titled(page) for page in texts]
    name, pictures = TITLES[language], _pictures(pages)
    chapters = _with_kept_headings(name, titles, chapters, pictures)
    book = _book(name, titles, [0] * len(titles), chapters, pictures)
    book = _book(name, titles, _starts(book), chapters, pictures)
    whole = QBuffer()
    whole.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(whole)
    writer.setTitle(name)
    writer.setCreator("Dealer Assist")
    writer.setResolution(72 * _POINT)
    size = QPageSize(_SHEET, QPageSize.Unit.Point, "sheet")
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    painter = QPainter(writer)
    for number in range(book.pageCount()):
        if number:
            writer.newPage()
        _paint(painter, book, number)
    painter.end()
    file.write_bytes(mended(whole))
    return book.pageCount()


def _chapter(page: Path, read: Callable[..., str], pages: Path) -> str:
    """Return a page as HTML for Qt: pictures as wide as the sheet, links without their targets."""
    html = read(page.read_text(encoding="utf-8"), extensions=["tables", "sane_lists"])

    def picture(found: re.Match[str]) -> str:
        place = (page.parent / found[1]).resolve().relative_to(pages.resolve())
        return f'<img src="{place.as_posix()}" width="{_WIDE}" />'

    html = re.sub(r'<img alt="[^"]*" src="([^"]*)" />', picture, html)
    html = html.replace("<table>", f'<table cellpadding="{3 * _POINT}" width="100%">')
    return re.sub(r"</?a\b[^>]*>", "", html)


def _pictures(pages: Path) -> dict[str, QImage]:
    """Return the pictures as paper has them, by address: the book is laid out several times."""
    return {
        picture.relative_to(pages).as_posix(): QImage(str(picture)).scaledToWidth(
            _PICTURE, Qt.TransformationMode.SmoothTransformation
        )
        for picture in (pages / "pictures").glob("*.png")
    }


def _book(
    name: str,
    titles: list[str],
    starts: list[int],
    chapters: list[str],
    pictures: dict[str, QImage],
) -> QTextDocument:
    lines = "".join(
        f"<tr><td>{title}</td><td align='right'>{start}</td></tr>"
        for title, start in zip(titles, starts, strict=True)
    )
    title = f"<span style='font-size:{26 * _POINT}px'><b>{name}</b></span>"
    front = f"<p>{title}</p><p>{__version__}</p>"
    front += f"<table width='100%'>{lines}</table>"
    broken = "".join(f"<div style='page-break-before:always'>{one}</div>" for one in chapters)
    book = QTextDocument()
    for address, image in pictures.items():
        book.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), image)
    font = QFont(["Inter Tabular", "DealerHans"])
    font.setPixelSize(10 * _POINT)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    book.setUseDesignMetrics(True)
    book.setDefaultFont(font)
    book.setDefaultStyleSheet(_STYLE)
    book.setIndentWidth(20 * _POINT)
    book.setDocumentMargin(_MARGIN)
    book.setPageSize(_PAGE)
    book.setHtml(front + broken)
    return book


def _with_kept_headings(
    name: str, titles: list[str], chapters: list[str], pictures: dict[str, QImage]
) -> list[str]:
    """Return the chapters with each heading on the sheet on which begins what it heads."""
    for _ in range(_MOST_HEADINGS):
        lone = _lone_headings(_book(name, titles, [0] * len(titles), chapters, pictures))
        if not lone:
            break
        chapters = [_broken_before(one, lone.get(at)) for at, one in enumerate(chapters)]
    return chapters


def _lone_headings(book: QTextDocument) -> dict[int, int]:
    """Find in each chapter the first heading, by its number, that stands alone at a sheet's end."""
    found: dict[int, int] = {}
    chapter, heading, block = -1, 0, book.begin()
    while block.isValid():
        level, following = block.blockFormat().headingLevel(), block.next()
        if level == 1:
            chapter, heading = chapter + 1, 0
        elif level == 2:
            heading += 1
            is_lone = _sheet_of(book, block) < _sheet_of(book, following)
            if is_lone and chapter not in found:
                found[chapter] = heading
        block = following
    return found


def _broken_before(html: str, heading: int | None) -> str:
    """Let a heading of a chapter begin a sheet."""
    if heading is None:
        return html
    parts = re.split(r"(?=<h2\b)", html)
    parts[heading] = parts[heading].replace("<h2>", "<h2 style='page-break-before:always'>", 1)
    return "".join(parts)


def _sheet_of(book: QTextDocument, block: QTextBlock) -> int:
    """Return the sheet of a block's first line, counted from 0."""
    top, lines = book.documentLayout().blockBoundingRect(block).top(), block.layout()
    if lines.lineCount():
        top += lines.lineAt(0).y()
    return int((top + 1) // _PAGE.height())


def _starts(book: QTextDocument) -> list[int]:
    """Find on which sheet each chapter begins."""
    block, found = book.begin(), []
    while block.isValid():
        if block.blockFormat().headingLevel() == 1:
            found.append(_sheet_of(book, block) + 1)
        block = block.next()
    return found


def _paint(painter: QPainter, book: QTextDocument, number: int) -> None:
    whole = QRectF(0, number * _PAGE.height(), _PAGE.width(), _PAGE.height())
    painter.save()
    painter.translate(0, -whole.top())
    book.drawContents(painter, whole)
    painter.restore()
    painter.setPen(QColor("#555555"))
    font = QFont("Inter Tabular")
    font.setPixelSize(8 * _POINT)
    painter.setFont(font)
    foot = QRectF(_MARGIN, _PAGE.height() - 36 * _POINT, _PAGE.width() - 2 * _MARGIN, 20 * _POINT)
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight, str(number + 1))


def paper(into: Path, language: str) -> Path:
    """Say where the PDF of a language lies."""
    return into / ("handbook.pdf" if language == "en" else f"handbook-{language}.pdf")


def main(words: list[str], has: Callable[[str], object] = find_spec) -> int:
    """Make both, or say in one sentence what is missing."""
    parser = argparse.ArgumentParser(prog="packaging/handbook", description=__doc__)
    parser.add_argument("into", nargs="?", type=Path, default=HOUSE / "dist", metavar="FOLDER")
    into: Path = parser.parse_args(words).into
    if any(has(name) is None for name in NEEDED):
        print("MkDocs is not here; ./run check installs what is locked", file=sys.stderr)
        return 2
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    load_paper_fonts(paths.resources())
    load_han_fonts(paths.resources() / "fonts")
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        pages = Path(scratch)
        gather(pages)
        write_html(pages, into / "handbook")
        for language in TITLES:
            write_pdf(pages, paper(into, language), language)
    del application
    papers = " and ".join(str(paper(into, language)) for language in TITLES)
    print(f"{into / 'handbook' / 'index.html'}, and on paper {papers}")
    return 0


if __name__ == "__main__":
    logging.basicConfig(format="%(message)s")  # why MkDocs calls a page wrong
    sys.exit(main(sys.argv[1:]))

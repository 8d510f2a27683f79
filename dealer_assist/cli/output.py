"""How answers are written: lines, columns, and how far a long work is."""

import os
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from dealer_assist import paths
from dealer_assist.errors import DONE, UsageError
from dealer_assist.kiosk.pyside import require_fitting_qt

if TYPE_CHECKING:  # only a call that writes paper loads what draws it
    from dealer_assist.reports.page import PaperPage


def write_all(lines: Iterable[str], *, at_once: bool = False) -> int:
    """Write lines; each at once for a person who watches, or answers as they come."""
    is_watched = at_once or sys.stdout.isatty()
    for line in lines:
        sys.stdout.write(line + "\n")
        if is_watched:
            sys.stdout.flush()
    return DONE


def in_columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Print rows of text one below the other, each column as wide as its widest cell."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)
        )
        yield "  ".join(cells).rstrip()


def _width(text: str) -> int:
    """Count the places that a text takes on a terminal: two for a Chinese sign, none for a mark."""
    return sum(
        0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF")
        for sign in text
    )


def progress_bar(out: TextIO) -> Callable[[int, int], None]:
    """Draw progress on one line of a terminal."""

    def draw(done: int, total: int) -> None:
        share = done / total if total else 1.0
        end = "\n" if done >= total else ""
        out.write(f"\r[{'#' * round(share * 30):<30}] {done:,} of {total:,}{end}")
        out.flush()

    return draw


def progress_line(what: str, done: int, of: int) -> None:
    """Say how far a long work is, on a terminal only."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\r{what} {done} of {of}\033[K", end=end, file=sys.stderr, flush=True)


@contextmanager
def writing(file: Path, other: str = "place") -> Iterator[None]:
    """Say that a file cannot be written, and why."""
    try:
        yield
    except OSError as error:
        where, why = error.filename or file, error.strerror or str(error)
        raise UsageError(f"{where} cannot be written ({why}). Choose another {other}") from None


def write_page(page: "PaperPage", file: Path) -> None:
    """Write a page as PDF where the call says, without a screen."""
    with painting(file):
        from dealer_assist.ui.print.pages import write_pdf

        write_pdf(page, file)


def write_card(page: "PaperPage", file: Path, language: str) -> None:
    """Write a page that is laminated, in a language of the screens."""
    with painting(file):
        from dealer_assist.ui.print.pages import CARD, write_pdf
        from dealer_assist.ui.print.translated import in_language

        write_pdf(in_language(page, language, paths.resources()), file, CARD)


@contextmanager
def painting(file: Path) -> Iterator[None]:
    """Make ready to paint paper without a screen; say where `file` cannot be written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    require_fitting_qt()
    from PySide6.QtGui import QGuiApplication

    from dealer_assist.ui.print.fonts import load_paper_fonts

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    load_paper_fonts(paths.resources())
    with writing(file):
        yield
    del application

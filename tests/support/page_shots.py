"""The sample pages as they are kept to be compared with; run it to take them anew."""

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pypdf
from page_samples import BACKED_OUT, METER_SET, TRAY_WIN, WIN, sample_report
from PySide6.QtGui import QGuiApplication

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.reports.adjustment_page import adjustment_page
from dealer_assist.reports.page import PaperPage
from dealer_assist.reports.report_page import report_page
from dealer_assist.reports.win_page import win_page
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import preview, write_pdf

GOLDEN = Path(__file__).parents[1] / "ui" / "print" / "golden_pages"
SCALE = 1.0


def sample_pages() -> dict[str, PaperPage]:
    """Return every kind of page by its name."""
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), shipped / "tables" / "crazy4-nexus.toml")
    return {
        "win": win_page(WIN, setup),
        "reprint": win_page(TRAY_WIN, setup, copy=2),
        "back-out": adjustment_page(BACKED_OUT, setup),
        "meter-set": adjustment_page(METER_SET, setup),
        "day": report_page(sample_report()),
    }


def text_of(page: PaperPage, file: Path) -> str:
    """Write a page as PDF and read its words back, sheet by sheet, a line each."""
    write_pdf(page, file)
    sheets = pypdf.PdfReader(file).pages
    words = "\n\f\n".join(sheet.extract_text() for sheet in sheets)
    return "\n".join(" ".join(line.split()) for line in words.splitlines()) + "\n"


def take_all() -> None:
    """Take every page anew; look at the pictures before they are kept."""
    GOLDEN.mkdir(exist_ok=True)
    for name, page in sample_pages().items():
        file = GOLDEN / f"{name}.pdf"
        (GOLDEN / f"{name}.txt").write_text(text_of(page, file), encoding="utf-8")
        file.unlink()
        for number, image in enumerate(preview(page, SCALE), 1):
            image.save(str(GOLDEN / f"{name}-{number}.png"))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    load_paper_fonts(paths.resources())
    take_all()

"""Pages that leave the kiosk as PDF, into one folder."""

from datetime import datetime
from pathlib import Path

from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import write_pdf

_FOLDER = "exports"


def save_in(data: Path, page: PaperPage, at: datetime, resources: Path) -> str:
    """Write a page as PDF among what a data folder has to give; say where it is, or why not."""
    load_paper_fonts(resources)
    folder = data / _FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = _free(folder, page.name, at)
        write_pdf(page, file)
    except OSError as error:
        why = error.strerror or str(error)
        return Msg("Nothing was saved: {why}. Call a technician", why=why)
    return Msg("Saved as {file} in {folder}", file=file.name, folder=str(folder))


def _free(folder: Path, name: str, at: datetime) -> Path:
    stem = f"{name}-{at:%Y%m%d-%H%M%S}"
    file, number = folder / f"{stem}.pdf", 2
    while file.exists():
        file, number = folder / f"{stem}-{number}.pdf", number + 1
    return file

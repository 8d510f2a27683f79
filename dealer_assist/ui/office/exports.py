"""Files that leave the kiosk: one folder beside the journal, no name used twice."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.message import Msg
from dealer_assist.value import Value

FOLDER = "exports"


class Saved(Value):
    """What is to be said of a file, and whether it is there."""

    words: str
    is_there: bool = True


def exports_folder(journal: Path | None) -> Path:
    """Return the folder of everything that was exported at this table."""
    return (journal.parent if journal else paths.data_folder()) / FOLDER


def export(
    folder: Path, stem: str, suffix: str, at: datetime, write: Callable[[Path], object]
) -> Saved:
    """Write a file of its own and say where it is, or why there is none."""
    file: Path | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = _free(folder, f"{stem}-{at:%Y%m%d-%H%M%S}", suffix)
        write(file)
    except OSError as error:
        _forget(file)
        why = error.strerror or str(error)
        return Saved(Msg("Nothing was saved: {why}. Call a technician", why=why), is_there=False)
    return Saved(Msg("Saved as {file} in {folder}", file=file.name, folder=str(folder)))


def _forget(file: Path | None) -> None:
    """Leave no half of a file: who finds it takes it for the whole."""
    if file is not None:
        with suppress(OSError):
            file.unlink(missing_ok=True)


def _free(folder: Path, stem: str, suffix: str) -> Path:
    """Return a name that nothing has yet: an export never writes over another."""
    file, number = folder / f"{stem}{suffix}", 2
    while file.exists():
        file, number = folder / f"{stem}-{number}{suffix}", number + 1
    return file

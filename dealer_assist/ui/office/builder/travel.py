"""Tables that travel: one built here is saved for other kiosks, one built there is brought in.

What travels is the table file itself. Whoever takes it keeps law, devices, staff and day.
"""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist import paths
from dealer_assist.catalog.fields import BadDefinition, says, text_of
from dealer_assist.catalog.sheets import FOLDER as SHEETS
from dealer_assist.catalog.tables import load_table
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.program.signed_table import laid_key, require_signed
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.office.exports import FOLDER, Saved, export
from dealer_assist.value import Value

STICKS = (Path("/media"), Path("/run/media"))
_MOST, _LONGEST = 60, 200
_MARK = "# "
SHEET_MARK = "[sheet]"
"""What tells a sheet from a table among the files of a stick."""


class TravellingTable(Value):
    """A table file by its place, and what its first line says of who built it."""

    file: Path
    where: str
    about: str


class TablePlaces:
    """Where tables lie that were built here, and where those of other kiosks come from.

    A house lays them into `tables` of its own folder; a person brings them on a stick.
    """

    def __init__(
        self,
        own: Path,
        house: Path | None = None,
        sticks: tuple[Path, ...] = STICKS,
        on_record: str = "",
    ) -> None:
        self._own, self._house = own, house or paths.house_folder()
        self._sticks = sticks
        self._on_record = on_record

    def house_key(self) -> bytes:
        """Return the house's public key: the one that two cards have accepted, or the laid one."""
        on_record = bytes.fromhex(self._on_record)
        return on_record or laid_key(paths.house_key_file())

    def built(self) -> tuple[TravellingTable, ...]:
        """Return the tables that were built at this kiosk."""
        return tuple(_listed(self._own, ""))

    def brought(self) -> tuple[TravellingTable, ...]:
        """Return the tables that other kiosks have saved, as far as they are within reach."""
        folders: list[tuple[Path, str]] = [(self._house / "tables", Msg("Folder of the house"))]
        for stick in self._mounted():
            folders += [(stick, stick.name), (stick / FOLDER, stick.name)]
        found = [table for folder, where in folders for table in _listed(folder, where)]
        return tuple(table for table in found if not says(table.file, SHEET_MARK))[:_MOST]

    def brought_sheets(self) -> tuple[TravellingTable, ...]:
        """Return the sheets of the commission that a house or a person brings."""
        folders: list[tuple[Path, str]] = [(self._house / SHEETS, Msg("Folder of the house"))]
        for stick in self._mounted():
            inside = (stick, stick / SHEETS, stick / FOLDER)
            folders += [(folder, stick.name) for folder in inside]
        found = [table for folder, where in folders for table in _listed(folder, where)]
        return tuple(table for table in found if says(table.file, SHEET_MARK))[:_MOST]

    def to_save_in(self) -> tuple[Path, ...]:
        """Return the folder of everything that leaves this kiosk, then every stick."""
        writable = (stick for stick in self._mounted() if os.access(stick, os.W_OK))
        return (self._own / FOLDER, *writable)

    def _mounted(self) -> Iterator[Path]:
        """Return the sticks: directly below, or below the folder of whoever is signed in."""
        for root in self._sticks:
            for folder in sorted(filter(Path.is_dir, root.glob("*"))):
                inside = sorted(filter(Path.is_mount, folder.glob("*")))
                yield from inside or (folder,)


def save(table: TravellingTable, into: Path, at: datetime) -> Saved:
    """Write a table as it stands here into a folder, over no other file."""

    def copy(file: Path) -> None:
        file.write_bytes(table.file.read_bytes())

    return export(into, table.file.stem, ".toml", at, copy)


def read_brought(
    table: TravellingTable, resources: Path, layouts: Path, house: bytes, own: Path | None = None
) -> TableSetup:
    """Read a table that another kiosk has saved; what cannot be read is refused in a sentence.

    The one door through which such a file comes in: where there is a key of the `house`, only what
    it has signed. It is read once: a stick cannot show one file to the key and another to us. The
    sheets that it names are those of this kiosk, in the folder `own`.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / table.file.name
        try:
            text = text_of(table.file)
            copy.write_text(text, encoding="utf-8")
            if house:
                require_signed(table.file.name, text, house)
            return load_table(resources, layouts, copy, own)
        except BadDefinition as bad:
            raise Refused(str(bad).replace(str(copy), str(table.file))) from None
        except OSError as full:
            sentence = Msg(
                "{file} cannot be read ({why})", file=table.file, why=full.strerror or full
            )
            raise Refused(sentence) from None


def _listed(folder: Path, where: str) -> Iterator[TravellingTable]:
    for file in sorted(folder.glob("*.toml")):
        try:
            first = text_of(file).partition("\n")[0]
        except BadDefinition:
            first = ""  # whoever chooses it is told what is wrong
        about = first.removeprefix(_MARK) if first.startswith(_MARK) else ""
        plain = "".join(filter(str.isprintable, about))
        yield TravellingTable(file, where, plain[:_LONGEST])

"""Class lists as files: those in the school's folder and on a stick, and the class written."""

from collections.abc import Iterator
from pathlib import Path

from dealer_assist import paths
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.key import load_key
from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage
from dealer_assist.school.people.class_list import as_facts, read_class_list
from dealer_assist.school.people.facts import PersonAdded
from dealer_assist.school.people.file import PeopleFile
from dealer_assist.school.people.people import People
from dealer_assist.school.people.pseudonyms import alias_by, without_names
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import write_pdf

STICKS = (Path("/media"), Path("/run/media"))
_MOST = 40


class ClassFiles:
    """Finds, reads and writes lists; what cannot be done is one sentence, and nothing changes."""

    def __init__(self, people: PeopleFile, folder: Path, sticks: tuple[Path, ...] = STICKS) -> None:
        self._people, self._folder, self._sticks = people, folder, sticks

    def found(self) -> tuple[tuple[str, str, str], ...]:
        """Return the lists that lie here: the path, the name, and where it is."""
        return tuple(self._found())[:_MOST]

    def bring_in(self, path: str) -> str:
        """Read a list: all of it, or on a wrong line nothing."""
        try:
            rows = read_class_list(Path(path))
            whats = as_facts(rows, self._people.people, self._people.card_key, Path(path))
            self._people.keep(*whats)
        except UserFacingError as wrong:
            return wrong.message
        added = sum(isinstance(one, PersonAdded) for one in whats)
        return Msg(
            "{n} names on the list, {new} of them new or changed",
            one="{n} name on the list, {new} new or changed",
            n=len(rows),
            new=added,
        )

    def nameless(self) -> People:
        """Return the people with a pseudonym each, the same one each time."""
        return without_names(self._people.people, alias_by(load_key(paths.key_file())))

    def write(self, name: str, text: str) -> str:
        """Write a file into the school's folder, over none that lies there; say where it is."""
        file = self._free(name)
        try:
            with file.open("x", encoding="utf-8") as new:
                new.write(text)
        except OSError as trouble:
            return Msg("{file} cannot be written ({why})", file=file, why=trouble.strerror or "")
        return Msg("Written: {file}, in the folder of the school", file=file.name)

    def print_page(self, name: str, page: PaperPage) -> str:
        """Write a sheet to be printed into the school's folder, over no other; say where it is."""
        file = self._free(name)
        load_paper_fonts(paths.resources())
        try:
            write_pdf(page, file)
        except (OSError, UserFacingError) as trouble:
            return Msg("{file} cannot be written ({why})", file=file, why=str(trouble))
        return Msg("Written: {file}, in the folder of the school", file=file.name)

    def _free(self, name: str) -> Path:
        """Return a file of this name that is not there yet: class.csv, class-2.csv, class-3.csv."""
        file, n = self._folder / name, 1
        while file.exists():
            n += 1
            file = (self._folder / name).with_stem(f"{Path(name).stem}-{n}")
        return file

    def _found(self) -> Iterator[tuple[str, str, str]]:
        for file in sorted(self._folder.glob("*.csv")):
            yield str(file), file.name, Msg("In the school's folder")
        for root in self._sticks:
            for depth in ("*/*.csv", "*/*/*.csv"):
                for file in sorted(root.glob(depth)):
                    yield str(file), file.name, file.parent.name

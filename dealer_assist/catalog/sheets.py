"""A house's sheets: what a commission's paper adds to a game, in the forms of the game's own file.

A sheet lies in `sheets` beside the house's tables. `[sheet]` says what it is, `[progressives]` has
jackpots as a jackpot's file writes them, and all else is what a game's file would say: it is laid
over that file and read by the same reader.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from dealer_assist.catalog.fields import BadDefinition, Fields, is_plain, nearest, text_of
from dealer_assist.catalog.jurisdictions import day_of
from dealer_assist.table.setup.house_setting import LONGEST_WORDS
from dealer_assist.table.setup.house_sheet import HouseSheet
from dealer_assist.value import Value

FOLDER = "sheets"
"""Beside the tables of a house; inside the files that a journal keeps, beside their folder."""
MOST_TOLD = 6
_ABOUT, _PROGRESSIVES = "sheet", "progressives"
_GAMES_OWN = ("key", "rules", "like", "without", "cards", "hand", "besides", "decks")
"""What makes a game another one: a sheet adds to a game, it does not replace one."""
_PLACE = re.compile(r": (?P<place>[^: ]+): ")


class ReadSheet(Value):
    """A sheet by its file: what it is, what it lays over the game's file, and its jackpots."""

    file: Path
    about: HouseSheet
    own: Fields
    changes: Fields
    progressives: Fields


def sheets_of(folder: Path) -> tuple[Path, ...]:
    """Return the files of the sheets that lie in the folder of a house's tables."""
    return tuple(sorted((folder / FOLDER).glob("*.toml")))


def named_sheets(
    fields: Fields, folders: Iterable[Path], also: Sequence[str] = ()
) -> tuple[ReadSheet, ...]:
    """Read the sheets that a table names, `also` others, from the first folder that has each."""
    found: list[ReadSheet] = []
    named = fields.texts(FOLDER, ())
    for name in (*named, *(one for one in also if one not in named)):
        files = [folder / FOLDER / f"{name}.toml" for folder in folders]
        file = next((file for file in files if is_plain(name) and file.is_file()), None)
        if file is None:
            fields.wrong(
                FOLDER, f"the sheet {name!r} is not here; load it under SETTINGS, SHEETS first"
            )
        if any(file.stem == sheet.about.key for sheet in found):
            fields.wrong(FOLDER, f"names {name!r} twice; a sheet counts once")
        found.append(read_sheet(file))
    return tuple(found)


def read_sheet(file: Path) -> ReadSheet:
    """Read a sheet; whatever is wrong is named with its line."""
    fields = Fields.of_file(file)
    own = fields.table(_ABOUT)
    progressives = fields.table(_PROGRESSIVES, optional=True)
    tables = fields.table("paytables", optional=True)
    about = HouseSheet(
        key=file.stem,
        name=own.text("name"),
        title=own.whole("title", least=1),
        game=own.text("game"),
        jurisdiction=own.text("jurisdiction"),
        number=own.text("number"),
        dated=day_of(own, "dated"),
        told=own.texts("told", ()),
        brings=(*(name for wager in tables for name in tables.table(wager)), *progressives),
        options=tuple(fields.table("options", optional=True)),
    )
    own.done()
    for key, text in (("name", about.name), ("number", about.number)):
        if not text.strip() or not text.isprintable() or len(text) > LONGEST_WORDS:
            own.wrong(key, f"must be 1 to {LONGEST_WORDS} letters that can be shown")
    if len(about.told) > MOST_TOLD or any(len(line) > LONGEST_WORDS for line in about.told):
        own.wrong("told", f"has at most {MOST_TOLD} lines of {LONGEST_WORDS} letters")
    for key in _GAMES_OWN:
        if key in fields:
            fields.wrong(key, "makes it another game; a sheet adds to the one that it names")
    changes = fields.left(_ABOUT, _PROGRESSIVES)
    return ReadSheet(file, about, own, changes, progressives)


def require_for(sheet: ReadSheet, game_file: Path) -> None:
    """Refuse a sheet at a table of another game."""
    if sheet.about.game != game_file.stem:
        _wrong(sheet, f"{_ABOUT}.game", f"adds to {sheet.about.game}, not to {game_file.stem}")


def game_file_of(sheet: ReadSheet, resources: Path) -> Path:
    """Return the file of the game that a sheet adds to."""
    games = {file.stem: file for file in sorted((resources / "games").glob("*.toml"))}
    if sheet.about.game not in games:
        near = nearest(sheet.about.game, games)
        _wrong(sheet, f"{_ABOUT}.game", f"{sheet.about.game!r} is no game's file here; {near}")
    return games[sheet.about.game]


def at_its_line(bad: BadDefinition, file: Path) -> BadDefinition:
    """Say in which line of a sheet a mistake is, as far as its key stands there."""
    said = str(bad)
    found = _PLACE.search(said)
    if not said.startswith(f"{file}: ") or found is None:
        return bad
    line = _line_of(text_of(file), found["place"])
    return BadDefinition(f"{file}: line {line}: {said[len(str(file)) + 2 :]}") if line else bad


def _line_of(text: str, place: str) -> int:
    """Return the line in which the last part of a place stands that is written down."""
    at = found = 0
    for part in _parts(place):
        here = re.compile(rf"(?m)(?:^|[\s\[.{{,'\"]){re.escape(part)}(?=['\"]?\s*[\].=])").search(
            text, at
        )
        if here is None:
            break
        at, found = here.end(), here.end()
    return text.count("\n", 0, found) + 1 if found else 0


def _parts(place: str) -> Iterator[str]:
    return (part.partition("[")[0] for part in place.split("."))


def _wrong(sheet: ReadSheet, place: str, what: str) -> NoReturn:
    raise BadDefinition(f"{sheet.file}: {place}: {what}")

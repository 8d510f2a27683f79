"""The sheets of a house as files: loaded here, brought by others, written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.catalog.fields import BadDefinition, Fields, is_plain, text_of
from dealer_assist.catalog.sheet_check import CheckedSheet, check_sheet
from dealer_assist.catalog.sheets import FOLDER, read_sheet, sheets_of
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.program.signed_table import require_signed
from dealer_assist.table.setup.house_sheet import HouseSheet
from dealer_assist.ui.office.builder.travel import TravellingTable
from dealer_assist.value import Value


class LoadedSheet(Value):
    """A sheet that lies here, with the tables that play by it; `wrong` where it cannot be read."""

    file: Path
    about: HouseSheet | None
    tables: tuple[str, ...] = ()
    wrong: str = ""


class BroughtSheet(Value):
    """A sheet as it was read once: its text as it came, and what the checker made of it."""

    file: Path
    text: str
    checked: CheckedSheet


def loaded_sheets(own: Path) -> tuple[LoadedSheet, ...]:
    """Return the sheets of this kiosk."""
    return tuple(_loaded(own, file) for file in sheets_of(own))


def _loaded(own: Path, file: Path) -> LoadedSheet:
    tables = tuple(_tables_by(own, file.stem))
    try:
        return LoadedSheet(file, read_sheet(file).about, tables)
    except BadDefinition as bad:
        return LoadedSheet(file, None, tables, str(bad))


def _tables_by(own: Path, key: str) -> Iterator[str]:
    """Name the tables of this kiosk that play by a sheet."""
    for file in sorted(own.glob("*.toml")):
        with suppress(BadDefinition):
            if key in Fields.of_file(file).texts(FOLDER, ()):
                yield file.stem


def sheets_for(own: Path, game_file: str) -> tuple[str, ...]:
    """Return the sheets of this kiosk that add to a game, by their files."""
    every = loaded_sheets(own)
    return tuple(
        sheet.file.stem for sheet in every if sheet.about and sheet.about.game == game_file
    )


def read_brought_sheet(
    sheet: TravellingTable, resources: Path, on: date, house: bytes
) -> BroughtSheet:
    """Read what somebody brings, once; where there is a key of the `house`, a signed sheet."""
    name = sheet.file.name
    with TemporaryDirectory() as folder:
        copy = Path(folder) / name
        try:
            if not is_plain(sheet.file.stem):
                raise Refused(Msg("{file} has no plain name. Give it another", file=name))
            text = text_of(sheet.file)
            copy.write_text(text, encoding="utf-8")
            if house:
                require_signed(name, text, house)
            return BroughtSheet(sheet.file, text, check_sheet(copy, resources, on))
        except BadDefinition as bad:
            raise Refused(str(bad).replace(str(copy), name)) from None
        except OSError as full:
            why = full.strerror or str(full)
            raise Refused(Msg("{file} cannot be read ({why})", file=name, why=why)) from None


def load(own: Path, brought: BroughtSheet) -> Path:
    """Lay a sheet beside the tables of this kiosk: after a power cut it is whole, or not there."""
    file = own / FOLDER / f"{brought.file.stem}.toml"
    unfinished = file.with_suffix(".new")
    try:
        file.parent.mkdir(exist_ok=True)
        with unfinished.open("w", encoding="utf-8") as opened:
            opened.write(brought.text)
            opened.flush()
            os.fsync(opened.fileno())
        unfinished.replace(file)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        why = error.strerror or str(error)
        raise Refused(Msg("{file} cannot be written: {why}", file=file.name, why=why)) from None
    return file


def withdraw(own: Path, key: str) -> None:
    """Take a sheet away; none that a table plays by."""
    if tables := tuple(_tables_by(own, key)):
        raise Refused(_in_use(tables))
    try:
        (own / FOLDER / f"{key}.toml").unlink(missing_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(Msg("{file} cannot be written: {why}", file=key, why=why)) from None


def why_kept(sheet: LoadedSheet) -> str:
    """Say why a sheet cannot be withdrawn, or nothing."""
    return _in_use(sheet.tables) if sheet.tables else ""


def _in_use(tables: tuple[str, ...]) -> str:
    return Msg("{tables} is played by it", tables=", ".join(tables))


def differences(before: CheckedSheet | None, now: CheckedSheet) -> tuple[tuple[str, str, str], ...]:
    """Return every pay and figure that is another than before: what, old, new."""
    old, new = (_said(before) if before else {}), _said(now)
    return tuple(
        (what, old.get(what, "–"), new.get(what, "–"))
        for what in dict.fromkeys((*old, *new))
        if old.get(what) != new.get(what)
    )


def _said(sheet: CheckedSheet) -> dict[str, str]:
    names = sheet.game.names
    said: dict[str, str] = {}
    for wager, name in sheet.paytables:
        table = sheet.game.paytables[wager][name]
        for hands, lines in (table.by_hands or {0: table.lines}).items():
            of = f" ({hands})" if hands else ""
            for line, pay in lines.items():
                said[f"{names.get(wager, wager)} {name}{of} {line}".replace("_", " ")] = str(pay)
    for jackpot in sheet.jackpots:
        for level in jackpot.levels:
            figures = f"{level.seed_cents / 100:,.2f} {level.rate_bp / 100:g}%"
            said[f"{jackpot.key} {level.label}"] = f"{figures} {level.reserve_bp / 100:g}%"
        for each in jackpot.lines:
            said[f"{jackpot.key} {each.label}"] = str(each.pays)
    return said

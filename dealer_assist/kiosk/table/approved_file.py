"""The table file of a live table where a house signs: altered, it opens only with its signature.

So does a house's sheet that it plays by. What they were is on record with the events that were
recorded under them. Ports may change: which cable goes where is no rule, and two cards see it as
they see every change.
"""

import tomllib
from pathlib import Path
from typing import Any

from dealer_assist import paths
from dealer_assist.catalog.fields import text_of
from dealer_assist.catalog.sheets import FOLDER as SHEETS
from dealer_assist.errors import Refused
from dealer_assist.journal.store import Journal
from dealer_assist.kiosk.table.definitions_in_play import files_in_play
from dealer_assist.program.signed_table import laid_key, require_signed
from dealer_assist.staff.card_check import CardCheck
from dealer_assist.table.commands.office import RaiseAlert


def require_approved(source: Path, journal: Journal, staff: CardCheck) -> None:
    """Refuse rules that are not those of the last opening, unless the house has signed them."""
    house, before = _house(staff), files_in_play(journal)
    table = next((file for name, file in before if name.startswith("tables/")), None)
    text = text_of(source)
    if house and table is not None and _rules(table.decode("utf-8")) != _rules(text):
        require_signed(source.name, text, house)
    for name, content in before:
        sheet = source.parent / name
        if house and name.startswith(f"{SHEETS}/") and sheet.exists():
            told = text_of(sheet)
            if told != content.decode("utf-8-sig"):
                require_signed(sheet.name, told, house)


def not_signed(source: Path, staff: CardCheck) -> RaiseAlert | None:
    """Return what to say of a first opening by a file that the house has not signed."""
    house = _house(staff)
    try:
        if house:
            require_signed(source.name, text_of(source), house)
    except Refused as refused:
        return RaiseAlert("definitions", "definitions", refused.message)
    return None


def _house(staff: CardCheck) -> bytes:
    """Return the key that two cards have answered for here, or the one that was laid here."""
    return bytes.fromhex(staff.register.staff().house) or laid_key(paths.house_key_file())


def _rules(text: str) -> dict[str, Any]:
    told = tomllib.loads(text)
    told.pop("devices", None)
    return told

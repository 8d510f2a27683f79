"""The law of a table that is set up: the jurisdiction of its house, and its approval on record."""

from datetime import date
from pathlib import Path
from typing import assert_never

from dealer_assist.catalog.fields import nearest
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.errors import Refused
from dealer_assist.kiosk_setup.answers import KioskAnswers
from dealer_assist.kiosk_setup.touches import LawChosen, LawTouch, RecordKept, RecordShown
from dealer_assist.message import Msg
from dealer_assist.table.setup.approval_settings import of_approval
from dealer_assist.table.setup.checker import check
from dealer_assist.table.setup.house_setting import HouseSetting
from dealer_assist.table.setup.structure import put_jurisdiction
from dealer_assist.table.setup.table_setup import ENROLLED, TableSetup
from dealer_assist.value import replace

ASKED = (
    *("letter", "dated", "edition", "controls", "licences", "track", "system", "display"),
    *("shuffler.make", "shuffler.mode", "shuffler.version", "tga", "concurrence", "appendix"),
)
"""What of an approval is asked for at the set-up; the rest is in GAME MANAGER."""


def under_law(found: TableSetup, answers: KioskAnswers) -> TableSetup:
    """Put a table under the jurisdiction of its house, with what is on record of its approval."""
    laws, here = found.offers.jurisdictions, found.jurisdiction
    key = answers.jurisdiction or here.key
    if key not in laws:
        raise Refused(f"table.jurisdiction: there is none called {key!r}; {nearest(key, laws)}")
    if laws[key].is_practice:
        lawful = [f'jurisdiction = "{one}"' for one, law in laws.items() if not law.is_practice]
        raise Refused(
            f"table.jurisdiction: {laws[key].name} is for practice only; a live table names that "
            f"of its house: {' or '.join(lawful)}"
        )
    put = put_jurisdiction(found, key)
    if found.authority == here.authority:  # the file asks for nothing of its own
        put = replace(put, authority=laws[key].authority)
    return replace(put, approval=answers.approval or found.approval)


def table_of(answers: KioskAnswers, resources: Path, layouts: Path, own: Path) -> TableSetup | None:
    """Return the live table of the answers so far; until a law is chosen it has its file's."""
    if not answers.table:
        return None
    found = load_table(resources, layouts, find_table(resources, answers.table, own))
    live = replace(found, number=answers.number or found.number, staff=ENROLLED)
    if not answers.jurisdiction and found.jurisdiction.is_practice:
        return live
    return under_law(live, answers)


def asked_of(table: TableSetup) -> tuple[HouseSetting, ...]:
    """Return what is asked for of the approval, in the order of a letter."""
    known = {setting.path.removeprefix("approval."): setting for setting in of_approval(table)}
    return tuple(known[key] for key in ASKED if key in known)


def answered(
    table: TableSetup | None, answers: KioskAnswers, touch: LawTouch, on: date
) -> KioskAnswers:
    """Return the answers after a touch; a law that forbids something of the table is refused."""
    if table is None:
        raise Refused(Msg("no table is chosen"))
    match touch:
        case LawChosen(key):
            chosen = replace(answers, jurisdiction=key)
            live = under_law(table, chosen)
            check(live, live.jurisdiction, on).require()
            return chosen
        case RecordShown():
            return answers
        case RecordKept(path, text):
            setting = next(
                house_setting for house_setting in asked_of(table) if house_setting.path == path
            )
            put = setting.taken(table, setting.accepted(text))
            return replace(answers, approval=put.approval)
        case _:
            assert_never(touch)

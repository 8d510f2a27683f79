"""The house's own list of staff, as its system writes it: a CSV that is taken whole or not at all.

Pure: a list becomes the facts to record, or a refusal that names its line; no card number leaves.
"""

import csv
import io
from collections.abc import Sequence
from datetime import date, datetime

from dealer_assist.errors import Refused, shown
from dealer_assist.staff.directory import StaffDirectory, evolve, folded
from dealer_assist.staff.enrolment import Newcomer, Two, enrol, newcomer
from dealer_assist.staff.events import Fact
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import Value

COLUMNS = ("name", "role", "card", "last_day")
_ROLES = {role.value: role for role in Role}


class RollLine(Value):
    """A person of the list, and the line of the file that names them."""

    line: int
    new: Newcomer


def read_roll(text: str, key: bytes) -> tuple[RollLine, ...]:
    """Read the list; the first line names the columns, and every other one is a person."""
    rows = csv.reader(io.StringIO(text.removeprefix("\ufeff")), strict=True)
    found: list[RollLine] = []
    try:
        if tuple(next(rows, ())) != COLUMNS:
            raise Refused(f"The first line must be {','.join(COLUMNS)}; nothing was changed")
        for row in rows:
            if row:
                found.append(RollLine(rows.line_num, _person(rows.line_num, row, key)))
    except csv.Error as trouble:
        raise _broken(rows.line_num, str(trouble)) from None
    if not found:
        raise Refused("The list names nobody; nothing was changed")
    _require_apart(found)
    return tuple(found)


def enrol_listed(
    staff: StaffDirectory, two: Two, listed: Sequence[RollLine], now: datetime
) -> tuple[Fact, ...]:
    """Enrol those who hold no card yet; who holds this very card in this role stays as they are."""
    facts: list[Fact] = []
    for line in listed:
        new = line.new
        card = staff.holder(new.fingerprint)
        if card is not None:
            member = card.member
            if (folded(member.name), member.role) == (folded(new.name), new.role):
                continue
            what = f"the card ending {new.last_four} is {member.name}'s, {member.key}"
            raise _broken(line.line, what)
        try:
            made = enrol(staff, two, new)
        except Refused as refusal:
            raise _broken(line.line, refusal.message) from refusal
        for fact in made:
            staff = evolve(staff, fact, now)
        facts += made
    if not facts:
        raise Refused("Everybody of the list holds their card already; nothing was changed")
    return tuple(facts)


def not_listed(staff: StaffDirectory, listed: Sequence[RollLine]) -> tuple[str, ...]:
    """Return who holds a card and is not in the list; no card is withdrawn by it."""
    cards = {line.new.fingerprint for line in listed}
    return tuple(
        f"{key}, {card.member.name}"
        for key, card in staff.cards.items()
        if card.fingerprint not in cards
    )


def _person(line: int, row: Sequence[str], key: bytes) -> Newcomer:
    if len(row) != len(COLUMNS):
        raise _broken(line, f"it has {len(row)} columns and not {len(COLUMNS)}")
    name, said, number, day = (one.strip() for one in row)
    role = _ROLES.get(said.lower())
    if role is None:
        raise _broken(line, f"{shown(said)} is none of {', '.join(_ROLES)}")
    if not (number.isascii() and number.isdigit()):
        raise _broken(line, "its card is not digits alone")  # which they are is not said
    try:
        return newcomer(key, number, name, role, date.fromisoformat(day) if day else None)
    except ValueError:
        raise _broken(line, f"{shown(day)} is not a day as 2027-01-31") from None
    except Refused as refusal:
        raise _broken(line, refusal.message) from refusal


def _require_apart(found: Sequence[RollLine]) -> None:
    seen: dict[str, int] = {}
    for line in found:
        first = seen.setdefault(line.new.fingerprint, line.line)
        if first != line.line:
            raise _broken(line.line, f"the card ending {line.new.last_four} is line {first}'s")


def _broken(line: int, what: str) -> Refused:
    return Refused(f"Line {line}: {what}; mend the list, nothing was changed")

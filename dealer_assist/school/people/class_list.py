"""Class lists as CSV files: read whole or refused by file and line, and written to be read again.

Columns stand in any order; those that nobody here knows are left alone. `name` must be there;
`number` tells two people of one name apart.
"""

import csv
import io
import stat
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from dealer_assist.errors import UserFacingError, shown
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import CardGiven, PersonAdded, What
from dealer_assist.school.people.people import People, Person, folded
from dealer_assist.staff.card_index import fingerprint
from dealer_assist.value import Value

COLUMNS = ("name", "number", "class", "trainer", "card")
LONGEST_NAME = 40
MOST_BYTES = 1_000_000
FEWEST_DIGITS = 8
_FORMULAS = ("=", "+", "-", "@")
_YES = ("yes", "y", "x", "1", "true")
_NO = ("", "no", "n", "0", "false")


class BadList(UserFacingError):  # noqa: N818 - says what the list is
    """A class list cannot be read as it is; nobody was added."""


class ListedPerson(Value):
    """One person of a class list, with the line that they stand on."""

    line: int
    name: str
    number: str = ""
    group: str = ""
    is_trainer: bool = False
    card: str = ""


def read_class_list(file: Path) -> tuple[ListedPerson, ...]:
    """Read a class list; one sentence with file and line where it cannot be."""
    try:
        raw = _bytes_of(file)
    except OSError as trouble:
        sentence = Msg("{file} cannot be read ({why})", file=file, why=trouble.strerror or trouble)
        raise BadList(sentence) from None
    rows = list(_rows(file, _text(file, raw)))
    if not rows:
        raise BadList(Msg("{file}: the list is empty. Write one person per line", file=file))
    _require_apart(file, rows)
    return tuple(rows)


def _bytes_of(file: Path) -> bytes:
    """Read a file that a person could have written; opening a pipe would wait for a writer."""
    if not stat.S_ISREG(file.stat().st_mode):
        raise BadList(Msg("{file} is not a plain file. Save the list as CSV", file=file))
    with file.open("rb") as opened:
        raw = opened.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise BadList(Msg("{file} is larger than 1 MB. No class is, so check it", file=file))
    return raw


def as_facts(
    rows: Sequence[ListedPerson], people: People, key: bytes, file: Path
) -> tuple[What, ...]:
    """Return what a class list adds to the people; who is there already as it says adds nothing."""
    whats: list[What] = []
    for row in rows:
        known = _known(row, people)
        person = known.key if known else key_of(row.name, row.number)
        number = row.number or (known.number if known else "")
        added = PersonAdded(person, row.name, number, row.group, row.is_trainer)
        if known is None or not known.is_on_list or added != _as_added(known):
            whats.append(added)
        if row.card:
            whats += _card(file, row, person, people, fingerprint(key, row.card))
    return tuple(whats)


def key_of(name: str, number: str = "") -> str:
    """Return what a person is known by, the same at every kiosk."""
    return f"#{number.casefold()}" if number else folded(name)


def write_class_list(people: People, more: Mapping[str, Mapping[str, str]]) -> str:
    """Write everybody on the list as CSV; `more` gives further columns by person."""
    heads = list(dict.fromkeys(name for row in more.values() for name in row))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*COLUMNS[:-1], "card ending", *heads])
    for person in people.on_list():
        cells = [
            person.name,
            person.number,
            person.group,
            "yes" if person.is_trainer else "",
            person.last_four,
        ]
        row = more.get(person.key, {})
        writer.writerow([*cells, *(row.get(name, "") for name in heads)])
    return out.getvalue()


def _text(file: Path, raw: bytes) -> str:
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise BadList(Msg("{file}: line 1: save the list as CSV in UTF-8", file=file))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        line = raw[: trouble.start].count(b"\n") + 1
        raise _wrong(
            file, line, Msg("a letter here is not UTF-8. Save the list as CSV in UTF-8")
        ) from None


def _rows(file: Path, text: str) -> Iterator[ListedPerson]:
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begins, columns = 1, None
    while True:
        begins = reader.line_num + 1
        try:
            cells = next(reader, None)
        except csv.Error as trouble:
            why = Msg("a quote is not closed, or stands in a word ({why})", why=trouble)
            raise _wrong(file, begins, why) from None
        if cells is None:
            return
        if not any(cell.strip() for cell in cells):
            continue
        if columns is None:
            columns = _columns(file, begins, cells)
        else:
            yield _row(file, begins, columns, cells)


def _columns(file: Path, line: int, cells: Sequence[str]) -> dict[str, int]:
    names = [cell.strip().casefold() for cell in cells]
    if "name" not in names:
        known = ", ".join(COLUMNS)
        why = Msg(
            "no column is called 'name'. The first line names the columns: {known}", known=known
        )
        raise _wrong(file, line, why)
    for name in COLUMNS:
        if names.count(name) > 1:
            raise _wrong(file, line, Msg("two columns are called '{name}'", name=name))
    return {name: names.index(name) for name in COLUMNS if name in names}


def _row(file: Path, line: int, columns: Mapping[str, int], cells: Sequence[str]) -> ListedPerson:
    if missing := max(0, max(columns.values()) + 1 - len(cells)):
        short = Msg("{n} columns are missing", one="{n} column is missing", n=missing)
        raise _wrong(file, line, short)
    said = {name: cells[place].strip() for name, place in columns.items()}
    if why := _why_odd(said):
        raise _wrong(file, line, why)
    return ListedPerson(
        line,
        " ".join(said["name"].split()),
        said.get("number", ""),
        " ".join(said.get("class", "").split()),
        said.get("trainer", "").casefold() in _YES,
        said.get("card", "").replace(" ", ""),
    )


def _why_odd(said: Mapping[str, str]) -> str:
    """Say what is wrong with a person as written; "" where nothing is."""
    name, card = said["name"], said.get("card", "").replace(" ", "")
    if not name:
        return Msg("the name is missing")
    for one in (name, said.get("number", ""), said.get("class", "")):
        if not one.isprintable():
            return Msg("{text} has a line break or another invisible sign", text=repr(one))
        if one.startswith(_FORMULAS):
            return Msg(
                "{text} begins like a formula. Write it without its first sign", text=repr(one)
            )
        if len(one) > LONGEST_NAME:
            return Msg("{text} is longer than {most} letters", text=shown(one), most=LONGEST_NAME)
    if said.get("trainer", "").casefold() not in (*_YES, *_NO):
        return Msg("trainer is yes or no, not {text}", text=repr(said["trainer"]))
    if card and not (card.isascii() and card.isdigit() and len(card) >= FEWEST_DIGITS):
        return Msg("a card has at least {least} digits and nothing else", least=FEWEST_DIGITS)
    return ""


def _require_apart(file: Path, rows: Sequence[ListedPerson]) -> None:
    """Refuse two lines of one person, and two people of one card."""
    seen: dict[str, ListedPerson] = {}
    for row in rows:
        marks = [key_of(row.name, row.number), f"card {row.card}" if row.card else ""]
        for mark in filter(None, marks):
            if (other := seen.get(mark)) is not None:
                why = Msg(
                    "{name} is on line {line} already. Give each person a number of their own, "
                    "or leave one out",
                    name=row.name,
                    line=other.line,
                )
                if mark.startswith("card "):
                    why = Msg(
                        "the card is that of {name} on line {line}",
                        name=other.name,
                        line=other.line,
                    )
                raise _wrong(file, row.line, why)
            seen[mark] = row


def _known(row: ListedPerson, people: People) -> Person | None:
    """Find a person of the list who is there: by number, else by a name that only one has."""
    if (known := people.persons.get(key_of(row.name, row.number))) is not None:
        return known
    named = [person for person in people.on_list() if folded(person.name) == folded(row.name)]
    if len(named) == 1 and not (row.number and named[0].number):
        return named[0]
    return None


def _card(
    file: Path, row: ListedPerson, person: str, people: People, card: str
) -> Iterator[CardGiven]:
    holder = people.by_card(card)
    if holder is None:
        yield CardGiven(person, card, row.card[-4:])
    elif holder.key != person:
        raise _wrong(file, row.line, Msg("the card is that of {name}", name=holder.name))


def _as_added(known: Person) -> PersonAdded:
    return PersonAdded(known.key, known.name, known.number, known.group, known.is_trainer)


def _wrong(file: Path, line: int, why: str) -> BadList:
    return BadList(Msg("{file}: line {line}: {why}. No names added", file=file, line=line, why=why))

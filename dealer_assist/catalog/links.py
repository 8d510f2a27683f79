"""Link files: which tables play for one meter of the floor, and by which rules of order."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from dealer_assist.catalog.event_chances import linked_table
from dealer_assist.catalog.fields import Fields, parse_dollars
from dealer_assist.catalog.jackpots import load_progressives
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.jackpot.definition import Jackpot, Level, Linking
from dealer_assist.jackpot.links import Linked, link_refusal
from dealer_assist.jackpot.must_hit import refusal as must_hit_refusal
from dealer_assist.jackpot.must_hit import with_must_hit
from dealer_assist.value import Value

ORDERED_BY = ("claim", "confirm")
PRIZE_FROM = ("ticket", "lock")
Folders = tuple[Path, Path, Path]
"""Resources, layouts, and the folder of a house's own tables."""


class LinkedTable(Value):
    """A table on a link of the floor: the sensor that plays for it."""

    number: str
    file: str
    sensor: str
    linked: Linked


class FloorLink(Value):
    """One jackpot for several tables; `letter` stands for it on the floor's screens.

    On a common event each game has its own paytable; `jackpot` is the one that the link names.
    `ordered_by` claim: the first hand button is paid first; confirm: the first card is.
    `prize_from` ticket: what the meter was worth at the hand button; lock: at the card.
    A prize of `pit_awards_from` cents or more is awarded at the Game Manager, not at its table.
    """

    key: str
    letter: str
    label: str
    jackpot: Jackpot
    tables: tuple[LinkedTable, ...]
    ordered_by: str = "claim"
    prize_from: str = "ticket"
    pit_awards_from: int | None = None


def load_links(resources: Path, layouts: Path, house: Path | None = None) -> dict[str, FloorLink]:
    """Read every link of the floor; a table that may not be on its link is refused.

    `house` has what a house wrote itself, `links` and `tables`. Where it has a link, the shipped
    samples are none of its floor.
    """
    jackpots = load_progressives(resources / "jackpots")
    links: dict[str, FloorLink] = {}
    own = sorted((house / "links").glob("*.toml")) if house else []
    tables = house / "tables" if house else resources
    for file in own or sorted((resources / "links").glob("*.toml")):
        fields = Fields.of_file(file)
        for key in fields:
            if key in links:
                fields.wrong(key, "is defined twice; keep one of the two")
            links[key] = _link(key, fields.table(key), jackpots, (resources, layouts, tables))
            twins = [link for link in links.values() if link.letter == links[key].letter]
            if len(twins) > 1:
                fields.table(key).wrong("letter", f"is the letter of {twins[0].key} too")
    return links


def _link(key: str, fields: Fields, jackpots: dict[str, Jackpot], folders: Folders) -> FloorLink:
    letter = fields.text("letter")
    if len(letter) != 1 or not "A" <= letter <= "Z":
        fields.wrong("letter", "must be one letter from A to Z")
    name = fields.text("jackpot")
    if name not in jackpots:
        fields.wrong("jackpot", f"there is no jackpot {name!r}; choose {', '.join(jackpots)}")
    if jackpots[name].links is Linking.NOTHING:
        fields.wrong("jackpot", f"{name} cannot be linked")
    jackpot = jackpots[name]
    if "must_hit" in fields:
        jackpot = with_must_hit(jackpot, fields.parsed("must_hit", parse_dollars))
        if why := must_hit_refusal(jackpot):
            fields.wrong("must_hit", str(why))
    tables = tuple(_tables(fields, jackpot, folders))
    # Each with each: of three chances the outer two may lie too far apart.
    for first, other in combinations(tables, 2):
        if why := link_refusal(first.linked, other.linked):
            fields.wrong("tables", f"{first.file} and {other.file} may not be linked: {why}")
    _check_lines(fields, tables)
    link = FloorLink(
        key=key,
        letter=letter,
        label=fields.text("label"),
        jackpot=jackpot,
        tables=tables,
        ordered_by=fields.choice("order", ORDERED_BY, "claim"),
        prize_from=fields.choice("prize", PRIZE_FROM, "ticket"),
        pit_awards_from=(
            fields.parsed("pit_awards_from", parse_dollars) if "pit_awards_from" in fields else None
        ),
    )
    fields.done()
    return link


def _check_lines(fields: Fields, tables: tuple[LinkedTable, ...]) -> None:
    """Refuse one name for two prizes: the server knows a line by its name."""
    known: dict[str, str] = {}
    for table in tables:
        for line in table.linked.jackpot.lines:
            if known.setdefault(line.key, str(line.pays)) != str(line.pays):
                fields.wrong("tables", f"{line.key!r} is not the same prize at {table.file}")


def _tables(fields: Fields, named: Jackpot, folders: Folders) -> Iterator[LinkedTable]:
    resources, layouts, own = folders
    for file in fields.texts("tables"):
        setup = load_table(resources, layouts, find_table(resources, file, own))
        at = next(
            (at for at, jackpot in setup.jackpots.items() if _plays_for(jackpot, named)), None
        )
        if at is None:
            fields.wrong("tables", f"{file} does not play for {named.key}")
        if _hidden(setup.jackpots[at]) != _hidden(named):
            fields.wrong("tables", f"{file} has not the same level that must hit as the link")
        if _hidden(named) and not setup.jurisdiction.must_hit:
            law = setup.jurisdiction.name
            fields.wrong("must_hit", f"{law} allows no level that must hit, and {file} is there")
        yield LinkedTable(setup.number, file, at, linked_table(setup, at))


def _hidden(jackpot: Jackpot) -> list[Level]:
    return [level for level in jackpot.levels if level.must_hit_cents]


def _plays_for(jackpot: Jackpot, named: Jackpot) -> bool:
    return jackpot.key == named.key or (named.is_event and jackpot.event == named.event)

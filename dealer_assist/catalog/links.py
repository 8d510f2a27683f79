"""Link files: which tables play for one meter of the floor, and by which rules of order."""

from collections.abc import Iterator
from pathlib import Path

from dealer_assist.catalog.fields import Fields, parse_dollars
from dealer_assist.catalog.jackpots import load_progressives
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot, Linking
from dealer_assist.jackpot.links import Linked, link_refusal
from dealer_assist.table.setup.checker import variant

ORDERED_BY = ("claim", "confirm")
PRIZE_FROM = ("ticket", "lock")


@frozen
class LinkedTable:
    """A table on a link of the floor: the sensor that plays for it."""

    number: str
    file: str
    sensor: str
    linked: Linked


@frozen
class FloorLink:
    """One jackpot for several tables; `letter` stands for it on the floor's screens.

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


def load_links(resources: Path, layouts: Path) -> dict[str, FloorLink]:
    """Read every link of the floor; a table that may not be on its link is refused."""
    jackpots = load_progressives(resources / "jackpots")
    links: dict[str, FloorLink] = {}
    for file in sorted((resources / "links").glob("*.toml")):
        fields = Fields.of_file(file)
        for key in fields:
            if key in links:
                fields.wrong(key, "is defined twice; keep one of the two")
            links[key] = _link(key, fields.table(key), jackpots, resources, layouts)
            twins = [one for one in links.values() if one.letter == links[key].letter]
            if len(twins) > 1:
                fields.table(key).wrong("letter", f"is the letter of {twins[0].key} too")
    return links


def _link(
    key: str, fields: Fields, jackpots: dict[str, Jackpot], resources: Path, layouts: Path
) -> FloorLink:
    letter = fields.text("letter")
    if len(letter) != 1 or not "A" <= letter <= "Z":
        fields.wrong("letter", "must be one letter from A to Z")
    name = fields.text("jackpot")
    if name not in jackpots:
        fields.wrong("jackpot", f"there is no jackpot {name!r}; choose {', '.join(jackpots)}")
    if jackpots[name].links is Linking.NOTHING:
        fields.wrong("jackpot", f"{name} may be linked to nothing")
    tables = tuple(_tables(fields, name, resources, layouts))
    for other in tables[1:]:
        if why := link_refusal(tables[0].linked, other.linked):
            fields.wrong("tables", f"{tables[0].file} and {other.file} may not be linked: {why}")
    link = FloorLink(
        key=key,
        letter=letter,
        label=fields.text("label"),
        jackpot=jackpots[name],
        tables=tables,
        ordered_by=fields.choice("order", ORDERED_BY, "claim"),
        prize_from=fields.choice("prize", PRIZE_FROM, "ticket"),
        pit_awards_from=(
            fields.parsed("pit_awards_from", parse_dollars) if "pit_awards_from" in fields else None
        ),
    )
    fields.done()
    return link


def _tables(fields: Fields, name: str, resources: Path, layouts: Path) -> Iterator[LinkedTable]:
    for file in fields.texts("tables"):
        setup = load_table(resources, layouts, find_table(resources, file, resources))
        sensors = [at for at, jackpot in setup.jackpots.items() if jackpot.key == name]
        if not sensors:
            fields.wrong("tables", f"{file} does not play for {name}")
        at = sensors[0]
        linked = Linked(setup.game, setup.jackpots[at], setup.decks, variant(setup))
        yield LinkedTable(setup.number, file, at, linked)

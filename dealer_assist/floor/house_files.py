"""What this machine's own files add to a reading of the floor: odds, and which tables may join."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from dealer_assist.catalog.event_chances import linked_table
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.errors import UserFacingError
from dealer_assist.floor.view import FloorView, Station
from dealer_assist.jackpot.definition import WHOLE
from dealer_assist.jackpot.links import both_chances, link_refusal
from dealer_assist.message import Msg
from dealer_assist.odds.line_odds import event_chances
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value, field, replace


class HouseFiles(Value):
    """One hit in so many wagers by link and level; tables of this house, and why each may not.

    `chances` say of a table and a link of one event how often each wins it.
    """

    odds: Mapping[tuple[str, str], int]
    tables: tuple[Station, ...]
    refusals: Mapping[str, Mapping[str, str]]
    chances: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def added_to(self, view: FloorView) -> FloorView:
        """Return a reading with what the files know."""
        there = {station.number for station in view.stations}
        return replace(
            view,
            meters=tuple(
                replace(meter, odds=self.odds.get((meter.link, meter.level), 0))
                for meter in view.meters
            ),
            candidates=tuple(table for table in self.tables if table.number not in there),
            refusals=self.refusals,
            chances=self.chances,
        )


def read_house_files(resources: Path, layouts: Path, house: Path | None = None) -> HouseFiles:
    """Read the links and every table of this machine; a table that cannot be read is left out.

    Where the house wrote tables of its own, those are the ones that may join.
    """
    links = load_links(resources, layouts, house)
    setups: dict[str, TableSetup] = {}
    own = sorted((house / "tables").glob("*.toml")) if house else []
    for file in own or sorted((resources / "tables").glob("*.toml")):
        try:
            setup = load_table(resources, layouts, find_table(resources, str(file), resources))
        except UserFacingError:
            continue
        setups.setdefault(setup.number, setup)
    return HouseFiles(
        odds={key: odds for link in links.values() for key, odds in _odds(link).items()},
        tables=tuple(
            Station(number, setups[number].game)
            for number in sorted(setups, key=lambda one: (len(one), one))
        ),
        refusals={
            number: {link.key: _refusal(setup, link) for link in links.values()}
            for number, setup in setups.items()
        },
        chances={
            number: {link.key: said for link in links.values() if (said := _chances(setup, link))}
            for number, setup in setups.items()
            if any(jackpot.is_event for jackpot in setup.jackpots.values())
        },
    )


def _odds(link: FloorLink) -> dict[tuple[str, str], int]:
    tables = [table.linked for table in link.tables]
    alike = {table.judged_as: event_chances(table.jackpot, decks=table.decks) for table in tables}
    levels = [level for level, percent in link.jackpot.shares if percent == WHOLE]
    hits = {
        level: sum((alike[table.judged_as][level, WHOLE] for table in tables), Fraction(0))
        for level in levels
    }
    return {(link.key, level): round(len(tables) / hit) for level, hit in hits.items() if hit}


def _refusal(setup: TableSetup, link: FloorLink) -> str:
    """Say why a table may not play for a link; nothing where one of its jackpots may."""
    whys = [
        next(filter(None, (link_refusal(table.linked, ours) for table in link.tables)), "")
        for ours in (linked_table(setup, sensor) for sensor in setup.jackpots)
    ]
    none = Msg("Table {table} has no jackpot", table=setup.number)
    return min(whys, key=bool, default=none)


def _chances(setup: TableSetup, link: FloorLink) -> str:
    """Say how often this table and the link's win a common event; nothing of other jackpots."""
    said = (
        both_chances(linked_table(setup, sensor), table.linked)
        for sensor in setup.jackpots
        for table in link.tables
    )
    return next(filter(None, said), "")

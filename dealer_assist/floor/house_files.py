"""What this machine's own files add to a reading of the floor: odds, and which tables may join."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.errors import UserFacingError
from dealer_assist.floor.view import FloorView, Station
from dealer_assist.frozen import frozen
from dealer_assist.jackpot.links import Linked, link_refusal
from dealer_assist.message import Msg
from dealer_assist.odds.line_odds import line_odds
from dealer_assist.rules.pays import Percent
from dealer_assist.table.setup.checker import variant
from dealer_assist.table.setup.table_setup import TableSetup


@frozen
class HouseFiles:
    """One hit in so many wagers by link and level; tables of this house, and why each may not."""

    odds: Mapping[tuple[str, str], int]
    tables: tuple[Station, ...]
    refusals: Mapping[str, Mapping[str, str]]

    def added_to(self, view: FloorView) -> FloorView:
        """Give a reading with what the files know."""
        there = {one.number for one in view.stations}
        return replace(
            view,
            meters=tuple(
                replace(one, odds=self.odds.get((one.link, one.level), 0)) for one in view.meters
            ),
            candidates=tuple(one for one in self.tables if one.number not in there),
            refusals=self.refusals,
        )


def read_house_files(resources: Path, layouts: Path) -> HouseFiles:
    """Read the links and every table of this machine; a table that cannot be read is left out."""
    links = load_links(resources, layouts)
    setups: dict[str, TableSetup] = {}
    for file in sorted((resources / "tables").glob("*.toml")):
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
    )


def _odds(link: FloorLink) -> dict[tuple[str, str], int]:
    chances = line_odds(link.jackpot, decks=link.tables[0].linked.decks)
    return {
        (link.key, line.pays.meter): round(1 / chances[line.key])
        for line in link.jackpot.lines
        if isinstance(line.pays, Percent) and line.percent == 100 and chances[line.key]
    }


def _refusal(setup: TableSetup, link: FloorLink) -> str:
    """Say why a table may not play for a link; nothing where one of its jackpots may."""
    whys = [
        link_refusal(
            link.tables[0].linked, Linked(setup.game, jackpot, setup.decks, variant(setup))
        )
        for jackpot in setup.jackpots.values()
    ]
    none = Msg("Table {table} has no jackpot", table=setup.number)
    return min(whys, key=bool, default=none)

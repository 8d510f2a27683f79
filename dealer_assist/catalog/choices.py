"""The jackpots that a table file chooses: plainly by name, or with settings of its own; links."""

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from dealer_assist.catalog.event_chances import counted
from dealer_assist.catalog.fields import Fields, parse_dollars, parse_rate
from dealer_assist.catalog.jackpots import (
    KnownJackpots,
    check_cap,
    check_levels,
    pockets,
    read_wager,
)
from dealer_assist.jackpot.definition import (
    Jackpot,
    JackpotKind,
    LevelSettings,
    Settings,
    as_house,
    configured,
)
from dealer_assist.jackpot.links import Link, Linked
from dealer_assist.jackpot.must_hit import with_must_hit
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.checker import two_on_one_sensor
from dealer_assist.table.setup.table_setup import FloorPlace

SENSORS = ("A", "B")
_NEXUS = "nexus"

Jackpots = Mapping[str, Jackpot]

# What a table may set on a level: the key in its file, and how it is written there.
_PROGRESSIVE: dict[str, tuple[str, Callable[[str], int]]] = {
    "seed": ("seed_cents", parse_dollars),
    "rate": ("rate_bp", parse_rate),
    "reserve": ("reserve_bp", parse_rate),
    "cap": ("cap_cents", parse_dollars),
}
_HOUSE = {"amount": ("seed_cents", parse_dollars)}


def read_choices(fields: Fields, game: GameDefinition, known: Jackpots) -> dict[str, Jackpot]:
    """Read which jackpot is on which sensor, with the table's own settings."""
    table = fields.table("jackpots", optional=True)
    chosen: dict[str, Jackpot] = {}
    for sensor in table:
        if sensor not in SENSORS:
            table.wrong(sensor, "is no sensor; a seat has sensors A and B")
        match table.raw(sensor):
            case list(names):
                table.wrong(sensor, two_on_one_sensor(sensor, [str(name) for name in names]))
            case dict():
                own = table.table(sensor)
                jackpot = _of_kind(own, _named(own, "paytable", game, known))
                if "must_hit" in own and not jackpot.is_house:
                    jackpot = with_must_hit(jackpot, own.parsed("must_hit", parse_dollars))
                chosen[sensor] = configured(jackpot, _settings(own, jackpot))
                _check(own, chosen[sensor])
            case _:
                chosen[sensor] = _named(table, sensor, game, known)
    return chosen


def jackpots_for(game: GameDefinition, known: KnownJackpots) -> dict[str, Jackpot]:
    """Return all jackpots that a table of a game may have, house jackpots by their own names."""
    judges = {judge for ways in game.jackpots.values() for judge in ways}
    there = {jackpot.key: jackpot for jackpot in known.of_game(game.key)}
    there |= {name: known[name] for name in game.plays_for if name in known}
    fitting = [jackpot for jackpot in there.values() if jackpot.judge in judges]
    houses = [as_house(fits) for fits in fitting if fits.may_be_house]
    return {jackpot.key: jackpot for jackpot in (*fitting, *houses)}


def read_links(
    fields: Fields,
    chosen: Jackpots,
    games: Mapping[str, GameDefinition],
    known: Jackpots,
    *,
    may_be_unlike: bool = False,
) -> dict[str, Link]:
    """Read which sensors are on a link, and with which other tables, all under one law."""
    table = fields.table("links", optional=True)
    links: dict[str, Link] = {}
    for sensor in table:
        if sensor not in chosen:
            table.wrong(sensor, "has no jackpot at this table; only a jackpot can be linked")
        link = table.table(sensor)
        read = (_linked(entry, games, known) for entry in link.tables("with"))
        others = tuple(counted(linked, may_be_unlike=may_be_unlike) for linked in read)
        links[sensor] = Link(link.text("name"), others)
        link.done()
    return links


def _named(table: Fields, key: str, game: GameDefinition, known: Jackpots) -> Jackpot:
    name = table.text(key)
    if name not in known:
        table.wrong(key, f"there is no jackpot {name!r}; choose {', '.join(known)}")
    if not known[name].is_played_at(game):
        fits = [jackpot.key for jackpot in known.values() if game.key in jackpot.games]
        choose = ", ".join(dict.fromkeys((*fits, *game.plays_for)))
        instead = f"choose {choose}" if choose else "name it in plays_for of the game's file"
        table.wrong(key, f"{name} is not for {game.name}; {instead}")
    judges = [judge for ways in game.jackpots.values() for judge in ways]
    if known[name].judge not in judges:
        table.wrong(
            key,
            f"{name} judges by {known[name].judge!r}, which {game.name} does not; "
            f"it knows {', '.join(judges)}",
        )
    return known[name]


def _of_kind(own: Fields, jackpot: Jackpot) -> Jackpot:
    """Run a progressive as a house jackpot where the table says so and the paytable allows it."""
    usual = jackpot.kind.value
    kind = own.choice("kind", tuple(dict.fromkeys((usual, JackpotKind.HOUSE.value))), usual)
    if kind == usual:
        return jackpot
    if not jackpot.may_be_house:
        own.wrong("kind", f"{jackpot.key} is a {jackpot.kind.value} jackpot only; leave it out")
    return as_house(jackpot)


def _settings(own: Fields, jackpot: Jackpot) -> Settings:
    names = {level.name for level in jackpot.levels}
    allowed = _HOUSE if jackpot.is_house else _PROGRESSIVE
    figures: dict[str, dict[str, int]] = {name: {} for name in names}
    for key, (figure, parse) in allowed.items():
        for level, value in _by_level(own, key, parse, sorted(names)):
            figures[level][figure] = value
    settings = Settings(
        wager_cents=read_wager(own) if "wager" in own else None,
        fixed_pays=(
            own.choice("fixed_pays", pockets(jackpot.kind, names)) if "fixed_pays" in own else None
        ),
        levels={name: LevelSettings(**of_level) for name, of_level in figures.items() if of_level},
    )
    own.done()
    return settings


def _by_level(
    own: Fields, key: str, parse: Callable[[str], int], levels: list[str]
) -> Iterator[tuple[str, int]]:
    """Read one figure for the only level, or a table of figures by level."""
    if key not in own:
        return
    if not isinstance(own.raw(key), dict):
        if len(levels) > 1:
            own.wrong(key, f"must say for which of {', '.join(levels)}: {{ {levels[0]} = … }}")
        yield levels[0], own.parsed(key, parse)
        return
    table = own.table(key)
    for level in table:
        if level not in levels:
            table.wrong(level, f"is no level here; the levels are: {', '.join(levels)}")
        yield level, table.parsed(level, parse)


def _check(own: Fields, jackpot: Jackpot) -> None:
    check_levels(own, jackpot.levels, "rate")
    for level in jackpot.levels:
        check_cap(own, level)


def _linked(fields: Fields, games: Mapping[str, GameDefinition], known: Jackpots) -> Linked:
    name = fields.text("game")
    if name not in games:
        fields.wrong("game", f"{name!r} is not a game here; choose {', '.join(games)}")
    game = games[name]
    jackpot = _named(fields, "paytable", game, known)
    variants = cast("tuple[str, ...]", game.options.get("blazing_7s_rule", ("",)))
    linked = Linked(
        game=name,
        jackpot=jackpot,
        decks=fields.whole("decks", game.decks, least=1),
        variant=fields.choice("blazing_7s_rule", variants, variants[0]),
    )
    fields.done()
    return linked


def read_floor(fields: Fields, console: str, jackpots: dict[str, Jackpot]) -> FloorPlace | None:
    """Read where the floor is, and which sensor plays for which of its links."""
    if "floor" not in fields:
        return None
    own = fields.table("floor")
    server, named = own.text("server").strip(), own.table("links")
    if not server:
        own.wrong("server", "is empty; say how PostgreSQL is reached, like 'host=… dbname=floor'")
    if console != _NEXUS:
        own.wrong("server", "a table on a link has a nexus console; its key has no card to show")
    links = {sensor: named.text(sensor) for sensor in named}
    if not links:
        own.wrong("links", "names no sensor; write it like { A = 'MGL' }")
    for sensor, link in links.items():
        if sensor not in jackpots:
            named.wrong(sensor, "has no jackpot at this table; only a jackpot can be linked")
        if jackpots[sensor].is_shared or jackpots[sensor].is_house:
            named.wrong(
                sensor, f"{jackpots[sensor].key} cannot be on {link}: its prize is no meter's"
            )
    pit = own.text("pit").strip() if "pit" in own else ""
    own.done()
    named.done()
    return FloorPlace(server, links, pit)

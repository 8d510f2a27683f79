"""Table files: the choice of game, paytables, jackpots, console, limits, layout and devices."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from dealer_assist.catalog.fields import Fields
from dealer_assist.catalog.games import load_game
from dealer_assist.catalog.jackpots import load_jackpots, parse_dollars
from dealer_assist.catalog.prompts import check_prompts
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.money import chips
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup import SamplePlayer, TableSetup, WagerRow
from dealer_assist.table.staff import Authority

CONSOLES = ("nexus",)
DEVICES = ("sensors", "swiper")


def find_table(resources: Path, name: str) -> Path:
    """Find a table by its name among the shipped ones, or by its file."""
    shipped = resources / "tables" / f"{name}.toml"
    return shipped if shipped.is_file() else Path(name)


def load_table(resources: Path, layouts: Path, file: Path) -> TableSetup:
    """Read a table with all that it names, and freeze it."""
    fields = Fields.of_file(file)
    game_file = _game_file(resources, fields)
    game = load_game(game_file)
    check_prompts(game_file, game.prompts)
    jurisdiction_file = _named(fields, "jurisdiction", resources / "jurisdictions")
    jurisdiction = Fields.of_file(jurisdiction_file)
    jackpots = _jackpots(fields, game, load_jackpots(resources / "jackpots"))
    limits = _limits(fields, game, jurisdiction.parsed("wager_limit", parse_dollars))
    seats = _seats(fields)
    rows = _rows(fields, game)
    players = _players(fields, game, seats, rows)
    rules = fields.table("house_rules", optional=True)
    layout_file = _named(fields, "layout", layouts)
    staff_file = _named(fields, "staff", resources / "staff")
    used = [file, game_file, jurisdiction_file, layout_file, staff_file]
    used += sorted((resources / "jackpots").glob("*.toml"))
    setup = TableSetup(
        key=file.stem,
        number=fields.text("number"),
        game=game.key,
        game_name=game.name,
        console=fields.choice("console", CONSOLES),
        seats=seats,
        jackpots=jackpots,
        wagers=rows,
        prompts=game.prompts,
        paytables=_paytables(fields, game),
        limits=limits,
        devices=_devices(fields),
        authority=Authority(
            jurisdiction.parsed("executive_from", parse_dollars),
            jurisdiction.flag("executive_for_whole_meter"),
        ),
        void_reasons=jurisdiction.texts("void_reasons"),
        folded_hands_win=rules.flag("folded_hands_win", default=False),
        swipe_seconds=jurisdiction.whole("swipe_seconds", least=1),
        swipe_tries=jurisdiction.whole("swipe_tries", least=1),
        layout=layout_file.stem,
        staff=staff_file.stem,
        players=players,
        digest=digest(used),
    )
    jurisdiction.text("name")
    for part in (fields, rules, jurisdiction):
        part.done()
    return setup


def digest(files: Iterable[Path]) -> str:
    """Give one fingerprint of the files that a round is played under."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def _game_file(resources: Path, fields: Fields) -> Path:
    wanted = fields.text("game")
    known: dict[str, Path] = {}
    for file in sorted((resources / "games").glob("*.toml")):
        known[Fields.of_file(file).text("key")] = file
    if wanted not in known:
        fields.wrong("game", f"{wanted!r} is not a game here; choose {', '.join(known)}")
    return known[wanted]


def _named(fields: Fields, key: str, folder: Path) -> Path:
    name = fields.text(key)
    file = folder / f"{name}.toml"
    if not file.is_file():
        there = ", ".join(sorted(one.stem for one in folder.glob("*.toml")))
        fields.wrong(key, f"there is no {name!r}; choose {there}")
    return file


def _seats(fields: Fields) -> tuple[int, ...]:
    seats = fields.wholes("seats")
    if not seats or sorted(set(seats)) != list(seats) or not 1 <= min(seats) <= max(seats) <= 7:
        fields.wrong("seats", "must list seats from 1 to 7 in order, each once")
    return seats


def _jackpots(
    fields: Fields, game: GameDefinition, known: dict[str, Jackpot]
) -> dict[str, Jackpot]:
    table = fields.table("jackpots", optional=True)
    chosen: dict[str, Jackpot] = {}
    for sensor in table:
        name = table.text(sensor)
        if sensor not in ("A", "B"):
            table.wrong(sensor, "is no sensor; a seat has sensors A and B")
        if name not in known:
            table.wrong(sensor, f"there is no jackpot {name!r}; choose {', '.join(known)}")
        if game.key not in known[name].games:
            fits = [one.key for one in known.values() if game.key in one.games]
            table.wrong(sensor, f"{name} is not for {game.name}; choose {', '.join(fits)}")
        judges = [judge for ways in game.jackpots.values() for judge in ways]
        if known[name].judge not in judges:
            table.wrong(
                sensor,
                f"{name} judges by {known[name].judge!r}, which {game.name} does not; "
                f"it knows {', '.join(judges)}",
            )
        chosen[sensor] = known[name]
    return chosen


def _paytables(fields: Fields, game: GameDefinition) -> dict[str, str]:
    table = fields.table("paytables", optional=True)
    chosen: dict[str, str] = {}
    for wager in table:
        if wager not in game.paytables:
            table.wrong(
                wager, f"has no paytables in {game.name}; they are for {', '.join(game.paytables)}"
            )
        name = table.text(wager)
        if name not in game.paytables[wager]:
            there = ", ".join(game.paytables[wager])
            table.wrong(wager, f"there is no paytable {name!r}; choose {there}")
        chosen[wager] = name
    return chosen


def _rows(fields: Fields, game: GameDefinition) -> tuple[WagerRow, ...]:
    labels = {**game.wagers, **game.decided}
    rows = fields.texts("wagers")
    for row in rows:
        if row not in labels:
            fields.wrong("wagers", f"{row!r} is no wager of {game.name}: {', '.join(labels)}")
        if rows.count(row) > 1:
            fields.wrong("wagers", f"names {row!r} twice; a seat has one row for it")
    return tuple(WagerRow(row, labels[row].upper(), row in game.decided) for row in rows)


def _limits(fields: Fields, game: GameDefinition, ceiling: int) -> dict[str, tuple[int, int]]:
    table = fields.table("limits", optional=True)
    limits: dict[str, tuple[int, int]] = {}
    for wager in table:
        if wager not in {**game.wagers, **game.decided}:
            table.wrong(wager, f"is no wager of {game.name}")
        limits[wager] = _limit(table, wager, ceiling)
    return limits


def _limit(table: Fields, wager: str, ceiling: int) -> tuple[int, int]:
    texts = table.texts(wager)
    if len(texts) != 2:
        table.wrong(wager, "must be a least and a most, like ['$5', '$100']")
    try:
        least, most = map(parse_dollars, texts)
    except ValueError as error:
        table.wrong(wager, str(error))
    if not 0 < least <= most <= ceiling:
        table.wrong(wager, f"must rise, and end at or below the wager limit of {chips(ceiling)}")
    return least, most


def _devices(fields: Fields) -> dict[str, str]:
    table = fields.table("devices", optional=True)
    devices = {key: table.text(key) for key in DEVICES if key in table}
    table.done()
    return devices


def _players(
    fields: Fields, game: GameDefinition, seats: tuple[int, ...], rows: tuple[WagerRow, ...]
) -> tuple[SamplePlayer, ...]:
    before_cards = [row.key for row in rows if not row.is_made_in_play]
    players: dict[int, SamplePlayer] = {}
    for one in fields.tables("players"):
        player = _player(one, game)
        if player.seat not in seats:
            one.wrong("seat", f"{player.seat} is not a seat of this table")
        if player.seat in players:
            one.wrong("seat", f"{player.seat} has a player already; give each player a seat")
        if not any(wager in player.wagers for wager in before_cards):
            like = ", ".join(before_cards)
            one.wrong("wagers", f"needs one that is bet before the cards, like {like}")
        players[player.seat] = player
    return tuple(players.values())


def _player(fields: Fields, game: GameDefinition) -> SamplePlayer:
    seat = fields.whole("seat", least=1)
    wagers = fields.table("wagers")
    for wager in wagers:
        if wager not in {**game.wagers, **game.decided}:
            wagers.wrong(wager, f"is no wager of {game.name}")
    amounts = {wager: wagers.parsed(wager, parse_dollars) for wager in wagers}
    player = SamplePlayer(seat, amounts, fields.flag("folds", default=False))
    fields.done()
    return player

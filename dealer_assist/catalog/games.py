"""Game definitions from their files: wagers, options, paytables, each mistake named."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition, Fields
from dealer_assist.rules.pays import Pay, Percent, parse_pay
from dealer_assist.rules.paytable import GameDefinition, Paytable, Published


def load_games(folder: Path) -> dict[str, GameDefinition]:
    """Read every game of a folder, by key."""
    games: dict[str, GameDefinition] = {}
    for file in sorted(folder.glob("*.toml")):
        game = load_game(file)
        if game.key in games:
            raise BadDefinition(
                f"{file}: key: {game.key!r} is the key of {games[game.key].rules}.toml too;"
                " give each game its own"
            )
        games[game.key] = game
    return games


def load_game(file: Path) -> GameDefinition:
    """Read one game; the file's name is the name of its rules."""
    fields = Fields.of_file(file)
    wagers = _texts(fields.table("wagers"))
    decided = _texts(fields.table("decided", optional=True))
    jackpots = _jackpots(fields, wagers)
    decks = fields.wholes("decks")
    if not decks or not all(1 <= deck <= 8 for deck in decks):
        fields.wrong("decks", f"must list numbers from 1 to 8, not {list(decks)}")
    settled = {*wagers, *decided} - set(jackpots)
    settles = fields.texts("settles")
    if set(settles) != settled or len(settles) != len(settled):
        fields.wrong("settles", f"must name each of these once: {', '.join(sorted(settled))}")
    game = GameDefinition(
        key=fields.text("key"),
        name=fields.text("name"),
        wagers=wagers,
        paytables=_paytables(fields, settled),
        options=_options(fields.table("options", optional=True)) | {"decks": decks},
        decks=decks[0],
        rules=file.stem,
        cards=_cards(fields.table("cards", optional=True)),
        decided=decided,
        settles=settles,
        jackpots=jackpots,
        published=_published_by_name(fields.table("published", optional=True)),
        prompts=_texts(fields.table("prompts", optional=True)),
        screen=_raw(fields.table("screen", optional=True)),
    )
    fields.done()
    return game


def _texts(table: Fields) -> dict[str, str]:
    return {key: table.text(key) for key in table}


def _raw(table: Fields) -> dict[str, object]:
    return {key: table.raw(key) for key in table}


def _cards(table: Fields) -> dict[str, int]:
    cards = {key: table.whole(key, least=1) for key in ("dealer", "seat", "board") if key in table}
    table.done()
    return cards


def _options(table: Fields) -> dict[str, tuple[object, ...]]:
    options: dict[str, tuple[object, ...]] = {}
    for key in table:
        values = table.raw(key)
        if not isinstance(values, list) or len(values) < 2:
            table.wrong(key, f"must list two or more values, the usual one first, not {values!r}")
        options[key] = tuple(values)
    return options


def _jackpots(fields: Fields, wagers: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    table = fields.table("jackpots", optional=True)
    jackpots: dict[str, tuple[str, ...]] = {}
    for wager in table:
        if wager not in wagers:
            table.wrong(wager, f"is no wager of this game; the wagers are: {', '.join(wagers)}")
        jackpots[wager] = table.texts(wager)
    return jackpots


def _paytables(fields: Fields, settled: set[str]) -> dict[str, dict[str, Paytable]]:
    table = fields.table("paytables", optional=True)
    paytables: dict[str, dict[str, Paytable]] = {}
    for wager in table:
        if wager not in settled:
            table.wrong(wager, f"is no wager that pays by a table; they are: {sorted(settled)}")
        of_wager = table.table(wager)
        paytables[wager] = {name: _paytable(name, wager, of_wager.table(name)) for name in of_wager}
    return paytables


def _paytable(name: str, wager: str, table: Fields) -> Paytable:
    by_hands = _columns(table.table("pays_by_hands", optional=True))
    lines = by_hands[min(by_hands)] if by_hands else _lines(table.table("pays"))
    if not lines:
        table.wrong("pays", "is empty; give each line what it pays, the highest first")
    published = _published(table.table("published", optional=True))
    table.done()
    return Paytable(name, wager, lines, published, by_hands)


def _columns(table: Fields) -> dict[int, dict[str, Pay]]:
    for key in table:
        if not key.isdecimal():
            table.wrong(key, "must be a number of hands, like 8")
    return {int(key): _lines(table.table(key)) for key in table}


def _lines(table: Fields) -> dict[str, Pay]:
    lines = {line: table.parsed(line, parse_pay) for line in table}
    for line, pay in lines.items():
        if isinstance(pay, Percent):
            table.wrong(line, "is a share of a meter; such lines belong in a jackpot's file")
    return lines


def _published_by_name(table: Fields) -> dict[str, Published]:
    return {key: _published(table.table(key)) for key in table}


def _published(table: Fields) -> Published:
    """Read figures as printed: a text, or a list of texts where two prints differ."""
    figures: dict[str, str | tuple[str, ...]] = {}
    for key in table:
        several = isinstance(table.raw(key), list)
        figures[key] = table.texts(key) if several else table.text(key)
    return figures

"""What a file of pai gow tells, and the house ways that it may be set by."""

from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition, Fields
from dealer_assist.rules.cards import RANKS
from dealer_assist.rules.games.house_way import BETTER, FRONTS, HANDS, gap
from dealer_assist.rules.ranking.pai_gow import SEVEN_CARD_LINES
from dealer_assist.rules.titles.families import PUSHES, Front, HouseWay, PaiGow, SettingRow

_FOLDER = "house_ways"


def read_pai_gow(fields: Fields, file: Path) -> PaiGow:
    """Read `[pai_gow]`: when all push, commission, envy, and the house ways by name."""
    table = fields.table("pai_gow")
    ways = {}
    for name in table.texts("house_ways"):
        way = house_way_file(file, name)
        if not way.is_file():
            table.wrong("house_ways", f"there is no house way {name}.toml in {_FOLDER}")
        ways[name] = load_house_way(way)
    if not ways:
        table.wrong("house_ways", "is empty; name at least one house way")
    envies = table.table("envy", optional=True)
    known = [met[0] for met in SEVEN_CARD_LINES]
    for line in envies:
        if line not in known:
            envies.wrong(line, f"is no hand of seven cards; they are: {', '.join(known)}")
    found = PaiGow(
        ways,
        table.choice("pushes_on", PUSHES, "never"),
        table.flag("commission", default=False),
        {line: envies.whole(line) for line in envies} or None,
        table.whole("envy_from", 0),
    )
    table.done()
    return found


def house_way_file(game: Path, name: str) -> Path:
    """Name the file of a house way, beside the folder of the game that allows it."""
    return game.parent.with_name(_FOLDER) / f"{name}.toml"


def load_house_way(file: Path) -> HouseWay:
    """Read a house way; one with a gap is refused with the hand that it cannot set."""
    fields = Fields.of_file(file)
    way = tuple(_row(row) for row in fields.tables("rows"))
    fields.done()
    if missing := gap(way):
        raise BadDefinition(f"{file}: rows: no row sets {missing}; add one that always fits")
    return way


def _row(row: Fields) -> SettingRow:
    hand = row.choice("hand", HANDS)
    lowest, _, highest = row.text("ranks", "2-A").partition("-")
    if lowest not in RANKS or highest not in RANKS or not lowest or not highest:
        row.wrong("ranks", f"must be two ranks of {RANKS}, the lower first, like 7-T")
    fronts = tuple(_front(row, text) for text in row.texts("front"))
    if not fronts:
        row.wrong("front", "is empty; say what may lie in front")
    row.done()
    return SettingRow(hand, fronts, RANKS.index(lowest), RANKS.index(highest))


def _front(row: Fields, text: str) -> Front:
    how = text.removeprefix(BETTER)
    words, _, last = how.rpartition(" ")
    least = RANKS.index(last) if words in FRONTS and len(last) == 1 and last in RANKS else -1
    named = words if least >= 0 else how
    if named not in FRONTS:
        row.wrong("front", f"{text!r} is no front; they are: {', '.join(FRONTS)}")
    return Front(named, least, text.startswith(BETTER))

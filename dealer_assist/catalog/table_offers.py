"""The tables that a kiosk can become: what is known of each without loading it whole."""

from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition, Fields
from dealer_assist.value import Value


class TableOffer(Value):
    """A table file by its name, its game, and what it plays on and for.

    `plays` are its jackpots by their printed names, `bonus` the bets beside the game's own wagers.
    """

    key: str
    game: str
    game_name: str
    console: str
    jackpots: tuple[str, ...] = ()
    is_linked: bool = False
    plays: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()


def table_offers(resources: Path, own: Path) -> tuple[TableOffer, ...]:
    """List the shipped tables and those of one's own; a file that is no table is left out."""
    names = _game_names(resources / "games")
    printed = _jackpot_names(resources / "jackpots")
    shipped, others = (resources / "tables").glob("*.toml"), own.glob("*.toml")
    files = sorted(shipped, key=lambda file: file.stem) + sorted(others)
    offers = (_offer(file, names, printed) for file in files)
    return tuple(offer for offer in offers if offer is not None)


def _game_names(folder: Path) -> dict[str, str]:
    games = [Fields.of_file(file) for file in sorted(folder.glob("*.toml"))]
    return {game.text("key"): game.text("name") for game in games}


def _jackpot_names(folder: Path) -> dict[str, str]:
    files = [Fields.of_file(file) for file in sorted(folder.glob("*.toml"))]
    return {key: file.table(key).text("name") for file in files for key in file}


def _offer(file: Path, names: dict[str, str], printed: dict[str, str]) -> TableOffer | None:
    try:
        fields = Fields.of_file(file)
        game, jackpots = fields.text("game"), fields.table("jackpots", optional=True)
        keys = tuple(str(_paytable(jackpots, sensor)) for sensor in jackpots)
        paid = fields.table("paytables", optional=True)
        return TableOffer(
            file.stem,
            game,
            names[game],
            fields.text("console"),
            keys,
            "links" in fields,
            tuple(printed.get(key, key) for key in keys),
            tuple(wager.replace("_", " ").title() for wager in paid),
        )
    except (BadDefinition, KeyError):
        return None  # whoever chooses it by its name is told what is wrong


def _paytable(jackpots: Fields, sensor: str) -> object:
    found = jackpots.raw(sensor)
    return found.get("paytable", sensor) if isinstance(found, dict) else found

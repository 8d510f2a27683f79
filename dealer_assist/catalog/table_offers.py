"""The tables that a kiosk can become: what is known of each without loading it whole."""

from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition, Fields
from dealer_assist.frozen import frozen


@frozen
class TableOffer:
    """A table file by its name, its game, and what it plays on and for."""

    key: str
    game: str
    game_name: str
    console: str
    jackpots: tuple[str, ...] = ()
    is_linked: bool = False


def table_offers(resources: Path, own: Path) -> tuple[TableOffer, ...]:
    """List the shipped tables and those of one's own; a file that is no table is left out."""
    names = _game_names(resources / "games")
    shipped, others = (resources / "tables").glob("*.toml"), own.glob("*.toml")
    files = sorted(shipped, key=lambda file: file.stem) + sorted(others)
    offers = (_offer(file, names) for file in files)
    return tuple(offer for offer in offers if offer is not None)


def _game_names(folder: Path) -> dict[str, str]:
    games = [Fields.of_file(file) for file in sorted(folder.glob("*.toml"))]
    return {game.text("key"): game.text("name") for game in games}


def _offer(file: Path, names: dict[str, str]) -> TableOffer | None:
    try:
        fields = Fields.of_file(file)
        game, jackpots = fields.text("game"), fields.table("jackpots", optional=True)
        return TableOffer(
            file.stem,
            game,
            names[game],
            fields.text("console"),
            tuple(str(_paytable(jackpots, sensor)) for sensor in jackpots),
            "links" in fields,
        )
    except (BadDefinition, KeyError):
        return None  # whoever chooses it by its name is told what is wrong


def _paytable(jackpots: Fields, sensor: str) -> object:
    found = jackpots.raw(sensor)
    return found.get("paytable", sensor) if isinstance(found, dict) else found

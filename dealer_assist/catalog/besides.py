"""The bets that games of a family take besides their own, from one file for all of them."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import Fields, is_plain, nearest
from dealer_assist.rules.awards import Awards
from dealer_assist.rules.bets.besides import AWARDS
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, field

FOLDER = "bets"
"""Beside the folder of the games."""
_AT_TABLES, _HOUSE = "at_tables", "house"


class Besides(Value):
    """The bets of a file: as printed, their house rules, and their tables still to be read.

    `offered` are those that tables of the game may offer; the others only deals have. `chosen` are
    the options that a table chooses which offers a bet, by bet.
    """

    fields: Fields | None = None
    wagers: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    source: str = ""

    @property
    def PAYTABLES(self) -> Mapping[str, Awards]:  # noqa: N802 - as the rules of a game have it
        """Return the wagers that pay by a table."""
        return {wager: AWARDS[wager] for wager in self.wagers}

    @property
    def JACKPOTS(self) -> Mapping[str, Mapping[str, Awards]]:  # noqa: N802
        """Return none: these bets pay by their tables."""
        return {}

    @property
    def settle_only(self) -> dict[str, str]:
        """Return the bets that no table of the game offers."""
        return {wager: name for wager, name in self.wagers.items() if wager not in self.offered}


def read_besides(fields: Fields, game: Path) -> Besides:
    """Read the file that a game names with `besides`, and what of it the game `offers`."""
    if "besides" not in fields:
        return Besides()
    name = fields.text("besides")
    file = besides_file(game, name)
    if not is_plain(name) or not file.is_file():
        fields.wrong("besides", f"there is no file {FOLDER}/{name}.toml")
    own = Fields.of_file(file)
    wagers, options = own.table("wagers"), own.table("options", optional=True)
    found = {wager: wagers.text(wager) for wager in wagers}
    for wager in found:
        if wager not in AWARDS:
            wagers.wrong(wager, f"is no bet that the rules know; {nearest(wager, AWARDS)}")
    offered = fields.texts("offers", ())
    for wager in offered:
        if wager not in found:
            fields.wrong("offers", f"{wager!r} is no bet of {name}.toml; {nearest(wager, found)}")
    rules = {option: tuple(options.raw(option)) for option in options}
    at_tables = own.table(_AT_TABLES, optional=True)
    chosen = {wager: at_tables.texts(wager) for wager in at_tables}
    for wager, listed in chosen.items():
        for option in listed:
            if wager not in found or option not in rules:
                at_tables.wrong(wager, f"{option!r} is no option of a bet of this file")
    own.table(_HOUSE, optional=True)  # the page of rules reads it
    return Besides(own, found, rules, offered, chosen, f"{FOLDER}/{file.name}")


def house_words(game: GameDefinition, resources: Path) -> Fields | None:
    """Return what the file of a game's further bets says of their options; none without such."""
    file = next((name for name in game.sources if name.startswith(f"{FOLDER}/")), "")
    return Fields.of_file(resources / file).table(_HOUSE, optional=True) if file else None


def besides_file(game: Path, name: str) -> Path:
    """Find a file of bets: beside the folder that a game is in."""
    return game.parent.with_name(FOLDER) / f"{name}.toml"

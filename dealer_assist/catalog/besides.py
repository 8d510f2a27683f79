"""The bets that games of a family take besides their own, from one file for all of them."""

from collections.abc import Container, Mapping
from pathlib import Path

from dealer_assist.catalog.fields import Fields, is_plain, nearest
from dealer_assist.rules.awards import Awards
from dealer_assist.rules.bets.besides import AWARDS
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, field

FOLDER = "bets"
"""Beside the folder of the games."""
_AT_TABLES = {"trilux_fixed": ("lucky_george",)}
"""What a table chooses that offers a bet; every other option of the file is for deals alone."""


class Besides(Value):
    """The bets of a file: as printed, their house rules, and their tables still to be read.

    `offered` are those that tables of the game may offer; the others only deals have.
    """

    fields: Fields | None = None
    wagers: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
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
    return Besides(own, found, rules, offered, f"{FOLDER}/{file.name}")


def options_with(game: GameDefinition, wagers: Container[str]) -> Mapping[str, tuple[object, ...]]:
    """Return the choices of a table of a game that offers these wagers."""
    besides = (option for wager, of in _AT_TABLES.items() if wager in wagers for option in of)
    known = game.besides_options
    return {**game.options, **{option: known[option] for option in besides if option in known}}


def besides_file(game: Path, name: str) -> Path:
    """Find a file of bets: beside the folder that a game is in."""
    return game.parent.with_name(FOLDER) / f"{name}.toml"

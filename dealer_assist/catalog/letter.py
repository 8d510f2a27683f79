"""The titles of the regulator's letter: the family of each, who plays it, and what is missing."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import Fields
from dealer_assist.catalog.jurisdictions import load_jurisdiction
from dealer_assist.value import Value, field

LETTER = "washington"
"""Whose letter the kiosk knows: its file, and that of the jurisdiction with the names."""

FAMILIES = ("three_card", "poker", "streets", "twenty_one", "baccarat", "pai_gow", "others")
"""What titles are found by, in the order in which they are offered."""

RULE_SHEET, PAYTABLE = MISSING = ("rule_sheet", "paytable")
"""What nobody has shown us, so that no game can be made of a title."""


class LetterTitle(Value):
    """A title by its number and name; `games` play it, all their tables or those that fit it.

    A table fits that has the wager or jackpot it `offers`, or its `or_offers`, these `house_rules`,
    and a jackpot or none, where `has_jackpot` says so. `left_out` are its wagers that cannot be bet
    here; one that is `missing` something `waits_for` a sheet that says it, and where that adds to a
    game that is here, `sheet_game` is its key.
    """

    number: int
    name: str
    family: str
    games: tuple[str, ...] = ()
    offers: str = ""
    or_offers: str = ""
    house_rules: Mapping[str, str] = field(default_factory=dict)
    has_jackpot: bool | None = None
    left_out: tuple[str, ...] = ()
    missing: str = ""
    waits_for: str = ""
    sheet_game: str = ""

    @property
    def is_whole_game(self) -> bool:
        """True if every table of its games is of this title."""
        return bool(self.games) and not self.offers


def load_letter(resources: Path) -> tuple[LetterTitle, ...]:
    """Read the titles in the order of their numbers; each name has to have its line."""
    fields = Fields.of_file(resources / "letters" / f"{LETTER}.toml")
    law = load_jurisdiction(resources / "jurisdictions" / f"{LETTER}.toml")
    told = fields.table("titles")
    titles = [
        _title(told.table(str(number)), number, name) for number, name in enumerate(law.titles, 1)
    ]
    told.done()
    fields.done()
    return tuple(titles)


def _title(own: Fields, number: int, name: str) -> LetterTitle:
    rules = own.table("house_rules", optional=True)
    title = LetterTitle(
        number,
        name,
        own.choice("family", FAMILIES),
        own.texts("games", ()),
        own.text("offers", ""),
        own.text("or_offers", ""),
        {rule: rules.text(rule) for rule in rules},
        own.flag("has_jackpot") if "has_jackpot" in own else None,
        own.texts("left_out", ()),
        own.choice("missing", MISSING, "") if "missing" in own else "",
        own.sentence("waits_for") if "missing" in own else "",
        own.text("sheet_game", ""),
    )
    if not title.games and not title.missing:
        own.wrong("missing", "say what is missing, or the games that play it")
    own.done()
    return title

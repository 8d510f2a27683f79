"""The rules of a game in words for the dealer, from their file: chapters of short sentences."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.besides import house_words
from dealer_assist.catalog.fields import Fields
from dealer_assist.jackpot.prizes import RIGHT_TO_LEFT
from dealer_assist.message import Msg, holes
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, field, replace

CHAPTERS = ("dealing", "wagers", "decisions", "hands", "payment")


WAY = "way"
"""The word of a chapter that the payment order of the table fills in."""


class RuleBook(Value):
    """Chapters by name; `judges` says which cards a jackpot looks at, `house` what a choice means.

    A choice of the house is found under its option and its value, written small: `true`, `3 to 2`.
    """

    chapters: Mapping[str, tuple[str, ...]]
    judges: Mapping[str, str] = field(default_factory=dict)
    house: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def choice(self, option: str, value: object) -> str:
        """Say what a choice of the house means, or nothing if there is nothing to say."""
        return self.house.get(option, {}).get(str(value).lower(), "")


def rule_book_of(resources: Path, game: GameDefinition) -> RuleBook:
    """Read the rules of a game; a variant without words of its own has those of its game."""
    own, other = (resources / "rules" / f"{name}.toml" for name in (game.file, game.like))
    book = load_rule_book(other if game.like and not own.exists() else own)
    besides = house_words(game, resources)
    if besides is None:
        return book
    return replace(book, house={**book.house, **_of_house(besides)})


def load_rule_book(file: Path) -> RuleBook:
    """Read the rules of one game; a missing chapter or an unknown key is named."""
    top = Fields.of_file(file)
    judges, house = top.table("judges", optional=True), top.table("house", optional=True)
    book = RuleBook(
        {name: tuple(_line(top, name, text) for text in top.texts(name)) for name in CHAPTERS},
        {name: judges.sentence(name) for name in judges},
        _of_house(house),
    )
    for part in (top, judges, house):
        part.done()
    return book


def _line(top: Fields, chapter: str, text: str) -> str:
    """Read a sentence; it may say `{way}` for the order in which the house pays."""
    if WAY in holes(text):
        usual: Msg = Msg.of(text, {WAY: RIGHT_TO_LEFT})
        return usual if holes(text) == [WAY] else top.said(chapter, text)
    return top.said(chapter, text)


def _of_house(house: Fields) -> dict[str, dict[str, str]]:
    return {option: _choices(house.table(option)) for option in house}


def _choices(table: Fields) -> dict[str, str]:
    return {value: table.sentence(value) for value in table}

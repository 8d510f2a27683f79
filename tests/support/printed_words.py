"""What every language leaves as it is: words printed on the table, and the names in its files."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from dealer_assist.rules.line_names import hand_words

RESOURCES = Path(__file__).parents[2] / "resources"
_NUMBERED = re.compile(r"^(?:[A-Z]|\d+) ")  # the seat or the sensor that a printed name is for
_ODDS = re.compile(r"[\d,]+ (?:to|for) \d+")
_RANKS = r"(?:10|[2-9JQKA])(?:-(?:10|[2-9JQKA]))*"
_HAND_AND_FIGURES = re.compile(rf"(.+) (?:{_ODDS.pattern}|{_RANKS})")


def is_printed(text: str) -> bool:
    """True if a text is a printed word, with its seat, its odds or its ranks beside it."""
    hand = _HAND_AND_FIGURES.fullmatch(text)
    names = (text, _NUMBERED.sub("", text), hand[1] if hand else text)
    return bool(_ODDS.fullmatch(text)) or any(name.casefold() in _printed() for name in names)


@cache
def _printed() -> frozenset[str]:
    listed = (RESOURCES / "i18n" / "printed.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(one.casefold() for one in (*listed, *_names()))


def _names() -> Iterator[str]:
    """Name games and the titles of a letter, wagers, jackpots, hands and laws."""
    for game in (*_files("games"), *_files("bets")):
        yield game.get("name", "")
        for named in ("wagers", "decided", "shared"):
            yield from game.get(named, {}).values()
        for paytable in (
            one for kind in game.get("paytables", {}).values() for one in kind.values()
        ):
            for line in (*paytable.get("pays", ()), *paytable.get("by_hands", ())):
                yield from (line.replace("_", " "), hand_words(line))
            yield from paytable.get("labels", {}).values()
    for title in _files("titles"):
        yield from (title["name"], *title.get("wagers", {}).values())
    for letter in _files("letters"):
        yield from (name for one in letter["titles"].values() for name in one.get("left_out", ()))
    for jackpots in _files("jackpots"):
        yield from _labels(jackpots)
    for jurisdiction in _files("jurisdictions"):
        yield from (jurisdiction["name"], *jurisdiction.get("rules", {}).values())
        yield from jurisdiction.get("titles", ())


def _files(folder: str) -> Iterator[dict[str, Any]]:
    for file in sorted((RESOURCES / folder).glob("*.toml")):
        yield tomllib.loads(file.read_text(encoding="utf-8"))


def _labels(part: Any) -> Iterator[str]:
    """Find names and labels, however deep they lie."""
    if isinstance(part, list):
        yield from (label for one in part for label in _labels(one))
    if isinstance(part, dict):
        yield from (
            part[key] for key in ("name", "label", "short") if isinstance(part.get(key), str)
        )
        yield from (label for one in part.values() for label in _labels(one))

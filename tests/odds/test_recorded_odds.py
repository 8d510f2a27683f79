"""What `odds --json` gave before a game was told in its file is what it gives now, to the byte.

`recorded_odds.json` has a digest for each wager of each game that was there. A figure that is
meant to change is recorded anew with the change that it comes from.
"""

import hashlib
import json
from pathlib import Path

import pytest

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.kept_odds import load_kept_odds, load_long_sums
from dealer_assist.odds.figure import Figure
from dealer_assist.odds.kept import Source
from dealer_assist.odds.report import figures
from dealer_assist.paths import resources

RECORDED: dict[str, str] = json.loads(
    (Path(__file__).parent / "recorded_odds.json").read_text(encoding="utf-8")
)
GAMES = sorted({wager.partition(" ")[0] for wager in RECORDED})


def digests(found: list[Figure]) -> dict[str, str]:
    """Return one digest for each wager of each game."""
    texts: dict[str, str] = {}
    for figure in found:
        wager = f"{figure['game']} {figure['wager']}"
        texts[wager] = texts.get(wager, "") + json.dumps(figure, indent=1)
    return {wager: hashlib.sha256(text.encode()).hexdigest() for wager, text in texts.items()}


def differing(source: Source) -> list[str]:
    found = digests(figures(GAMES, load_book(resources()), source=source))
    return [wager for wager, digest in RECORDED.items() if found.get(wager) != digest]


def test_the_figures_that_were_there_are_the_same_bytes() -> None:
    assert differing(load_kept_odds(resources())) == []


@pytest.mark.long
@pytest.mark.timeout(1_200)
def test_they_are_the_same_when_every_long_sum_is_done_anew() -> None:
    assert differing(load_long_sums(resources())) == []

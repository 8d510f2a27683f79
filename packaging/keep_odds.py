"""Works out ahead whatever a page of odds needs and is no quick sum; run by packaging/keep-odds.

Beside the results stands a digest of the rules and sums that they come from: a test compares it,
and asks for this command where one of them has changed since.
"""

import hashlib
import json
import sys
from collections.abc import Iterable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from dealer_assist.catalog.book import load_titles
from dealer_assist.catalog.kept_odds import BLACKJACK, FILE
from dealer_assist.odds.kept import Keeper, as_json
from dealer_assist.odds.play_rules import shoe_name
from dealer_assist.odds.report import work_out_ahead
from dealer_assist.odds.workers import do_all
from dealer_assist.rules.blackjack import VALUES
from dealer_assist.rules.cards import DECK
from dealer_assist.rules.house_money import bonus_line

HOUSE = Path(__file__).resolve().parents[1]
DECKS = (8, 6, 2, 1, 4, 5, 7, 3)
_BLACKJACK_SUMS = ("blackjack_base", "blackjack_dealer", "blackjack_play", "number_fields")
# What reads, writes or arranges definitions and wagers judges no cards.
_NO_CARDS = (
    *("amount_words", "awards", "bets", "by_table", "deal", "endings", "irregular", "judges"),
    *("line_names", "money", "paytable", "shoe", "showdown", "side_bets", "title", "wagers"),
)
# What only shows, foretells or arranges figures changes no count.
_NO_COUNTS = (
    *(*_BLACKJACK_SUMS, "binomial", "blackjack_figures", "correlation", "fair_play", "figure"),
    *("forecast", "kept", "line_odds", "meter_courses", "parts", "play_rules", "poker_figures"),
    *("progressive", "proof", "report", "scope", "sheet", "shoe_figures", "table"),
    *("title_figures", "workers"),
)


def sources() -> str:
    """Give one fingerprint of the rules that judge cards, and of the counts over them."""
    rooms = {"rules": _NO_CARDS, "odds": _NO_COUNTS}
    return _digest(
        file
        for room, without in rooms.items()
        for file in sorted((HOUSE / "dealer_assist" / room).glob("*.py"))
        if file.stem not in without
    )


def blackjack_sources() -> str:
    """Give one fingerprint of the sums over blackjack, and of the two rules they go by."""
    lines = [bonus_line(cards) for cards in product(DECK, DECK)]
    files = (HOUSE / "dealer_assist/odds" / f"{name}.py" for name in _BLACKJACK_SUMS)
    return _digest(files, repr((VALUES, lines)))


def _digest(files: Iterable[Path], more: str = "") -> str:
    whole = hashlib.sha256(more.encode())
    for file in files:
        whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def shoes(decks: int) -> dict[str, Any]:
    """Work blackjack out for so many decks, under every rule, by the rule of soft 17."""
    from dealer_assist.odds.blackjack_base import work_out

    return {
        soft_17: {
            "edges": {name: str(edge) for name, edge in found.edges.items()},
            "leaving": {
                name: {line: str(each) for line, each in lines.items()}
                for name, lines in found.leaving.items()
            },
        }
        for soft_17, found in work_out(decks).items()
    }


def _shoes_in(folder: Path, digest: str, decks: int) -> dict[str, Any]:
    """Work so many decks out, or take up what a run before this one had done."""
    part = folder / f"{digest[:16]}-{decks}.json"
    if not part.exists():
        part.write_text(json.dumps(shoes(decks)))
    found: dict[str, Any] = json.loads(part.read_text())
    return found


def keep_blackjack(folder: Path) -> None:
    """Work out every shoe on every core; `folder` keeps what is done if this run is ended."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = blackjack_sources()
    works = [partial(_shoes_in, folder, digest, decks) for decks in DECKS]
    done: list[int] = []

    def ended(place: int) -> None:
        done.append(DECKS[place])
        print(f"{DECKS[place]} decks", flush=True)
        _write_blackjack(folder, digest, done)

    do_all(works, ended)


def _write_blackjack(folder: Path, digest: str, done: list[int]) -> None:
    kept = {
        shoe_name(decks, soft_17): one
        for decks in sorted(done)
        for soft_17, one in _shoes_in(folder, digest, decks).items()
    }
    _write(BLACKJACK, {"sources": digest, "shoes": kept})


def keep_counts() -> None:
    """Work out every count and every base game of the poker games and of baccarat."""
    keeper = Keeper()
    work_out_ahead(load_titles(HOUSE / "resources"), keeper)
    _write(FILE, {"sources": sources(), **as_json(keeper.kept)})


def _write(name: Path, values: dict[str, Any]) -> None:
    file = HOUSE / "resources" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(values, indent=0) + "\n")
    print(f"{file.relative_to(HOUSE)}: {file.stat().st_size:,} bytes")


def main() -> int:
    """Do what is asked for."""
    match sys.argv[1:]:
        case []:
            keep_counts()
        case ["blackjack", folder]:
            keep_blackjack(Path(folder))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Works out ahead whatever a page of odds needs and is no quick sum; run by packaging/keep-odds.

Beside the results stands a digest of the rules and sums that they come from: a test compares it,
and asks for this command where one of them has changed since.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from dealer_assist.catalog.kept_odds import BLACKJACK, FILE, TITLE_GAMES
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.games.pai_gow_main import play
from dealer_assist.odds.games.title_base import endings_of, shoes_of
from dealer_assist.odds.games.title_rules import TitleShoe, title_rules
from dealer_assist.odds.kept import Keeper, as_json
from dealer_assist.odds.play_rules import shoe_name
from dealer_assist.odds.report import work_out_ahead
from dealer_assist.odds.workers import do_all
from dealer_assist.rules.blackjack import VALUES
from dealer_assist.rules.cards import DECK
from dealer_assist.rules.house_money import bonus_line
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import plain

HOUSE = Path(__file__).resolve().parents[1]
DECKS = (8, 6, 2, 1, 4, 5, 7, 3)
# Deals of pai gow, and where their cards come from; the shoes that a title is played from.
SAMPLES, SEED = 40_000, 53
TITLE_DECKS = {"super_fun_21": (1, 2, 6)}
USUAL_DECKS = (6, 8)
_TITLE_SUMS = ("pai_gow_main", "title_blackjack", "title_hands", "title_rules")
_BLACKJACK_SUMS = ("blackjack_base", "blackjack_dealer", "blackjack_play", "number_fields")
# What reads, writes or arranges definitions and wagers judges no cards.
_NO_CARDS = (
    *("amount_words", "awards", "bets", "by_table", "deal", "duties", "endings", "irregular"),
    *("judges", "line_names", "looks", "money", "paytable", "shoe", "showdown", "side_bets"),
    *("title", "wagers"),
)
# What only shows, foretells or arranges figures changes no count.
_NO_COUNTS = (
    *(*_BLACKJACK_SUMS, *_TITLE_SUMS, "title_base"),
    *("binomial", "blackjack_figures", "correlation", "fair_play", "figure"),
    *("forecast", "kept", "line_odds", "meter_courses", "must_hit", "parts", "play_rules"),
    *("poker_figures", "progressive", "proof", "report", "scope", "sheet", "shoe_figures", "table"),
    *("title_figures", "workers"),
)


def sources() -> str:
    """Give one fingerprint of the rules that judge cards, and of the counts over them."""
    rooms = {"rules": _NO_CARDS, "odds": _NO_COUNTS}
    return _digest(
        file for room, without in rooms.items() for file in _files(room) if file.stem not in without
    )


def blackjack_sources() -> str:
    """Give one fingerprint of the sums over blackjack, and of the two rules they go by."""
    lines = [bonus_line(cards) for cards in product(DECK, DECK)]
    files = [file for file in _files("odds") if file.stem in _BLACKJACK_SUMS]
    return _digest(files, repr((VALUES, lines)))


def title_sources() -> str:
    """Give one fingerprint of the sums over titles, and of what they go by."""
    rules = ("house_way", "pai_gow", "title_families")
    files = [
        *(file for file in _files("odds") if file.stem in (*_TITLE_SUMS, "blackjack_dealer")),
        *(file for file in _files("rules") if file.stem in rules),
        *sorted((HOUSE / "resources/house_ways").glob("*.toml")),
    ]
    return _digest(files, repr((VALUES, SAMPLES, SEED)))


def _files(room: str) -> list[Path]:
    return sorted((HOUSE / "dealer_assist" / room).rglob("*.py"))


def _digest(files: Iterable[Path], more: str = "") -> str:
    whole = hashlib.sha256(more.encode())
    for file in files:
        whole.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def shoes(decks: int) -> dict[str, Any]:
    """Work blackjack out for so many decks, under every rule, by the rule of soft 17."""
    from dealer_assist.odds.games.blackjack_base import work_out

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


def keep_titles(folder: Path) -> None:
    """Work out the base games of blackjack and pai gow titles, the usual shoes first."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = title_sources()
    kept: dict[str, Any] = {}
    for name, work in _title_works():
        part = folder / f"{digest[:16]}-{name.replace(' ', '-')}.json"
        if not part.exists():
            part.write_text(json.dumps(work()))
        kept |= json.loads(part.read_text())
        print(name, flush=True)
        _write(TITLE_GAMES, {"sources": digest, "games": kept})


def _title_works() -> list[tuple[str, Callable[[], dict[str, Any]]]]:
    games = list(load_titles(HOUSE / "resources").games.values())
    shoes = [
        (TITLE_DECKS.get(game.key, USUAL_DECKS).index(shoe.decks), shoe, game)
        for game in games
        if game.acts is not None
        for shoe in shoes_of(game)
        if shoe.decks in TITLE_DECKS.get(game.key, USUAL_DECKS)
    ]
    shoes.sort(key=lambda one: (one[0], one[1].soft_17, one[1].zap_18))
    return [
        ("pai gow", partial(pai_gow, games)),
        *((shoe.name, partial(title_shoe, game, shoe)) for _, shoe, game in shoes),
    ]


def title_shoe(game: GameDefinition, shoe: TitleShoe) -> dict[str, Any]:
    """Work out a title's blackjack from one shoe."""
    from dealer_assist.odds.games.title_blackjack import house_edge

    # Two hands to switch take nine minutes, all others one or two.
    return {shoe.name: {"house_edge": str(house_edge(title_rules(game, shoe)))}}


def pai_gow(games: list[GameDefinition], samples: int = SAMPLES) -> dict[str, Any]:
    """Deal pai gow at random, for all of its titles together."""
    titles = [game for game in games if game.pai_gow]
    endings = tuple(dict.fromkeys(one for game in titles for one in endings_of(game)))
    ways = [game.pai_gow.ways["foxwoods"] for game in titles if game.pai_gow]
    found = play(ways[0], endings, samples, Random(SEED))
    return {ending.name: plain(one) for ending, one in found.items()}


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
        case ["titles", folder]:
            keep_titles(Path(folder))
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

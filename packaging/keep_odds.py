"""Work out ahead whatever a page of odds needs and is no quick sum, into resources/odds.

Beside each figure is a digest of the rules and sums that it comes from. Those for which it has
changed are stale: they are worked out again, the others stay as they are. All counts and base games
of poker and baccarat together take some minutes, the shoes of blackjack half an hour on two cores,
a title's shoe one or two minutes (Blackjack Switch: nine). What takes so long is written as soon as
it is done: a run that is ended can be taken up.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from dealer_assist.catalog.kept_odds import BLACKJACK, FILE, TITLE_GAMES, load_kept_odds
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.games.blackjack_base import work_out
from dealer_assist.odds.games.bug_hands import HIGH_FIVE, BugSampled, play_high_five
from dealer_assist.odds.games.pai_gow_main import play
from dealer_assist.odds.games.six_card import SIX_CARD, play_six_card
from dealer_assist.odds.games.title_base import endings_of, shoes_of
from dealer_assist.odds.games.title_blackjack import house_edge
from dealer_assist.odds.games.title_rules import TitleShoe, title_rules
from dealer_assist.odds.kept import Keeper, Kept, as_json
from dealer_assist.odds.play_rules import shoe_name
from dealer_assist.odds.report import work_out_ahead
from dealer_assist.odds.workers import do_all
from dealer_assist.program.work_sources import WorkSources
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, as_dict

HOUSE = Path(__file__).resolve().parents[1]
RESOURCES = HOUSE / "resources"
DECKS = (8, 6, 2, 1, 4, 5, 7, 3)
# Deals of pai gow, and where their cards come from; the shoes that a title is played from.
HIGH_FIVE_SAMPLES, SIX_CARD_SAMPLES = 2_000_000, 12_000
SAMPLES, SEED, WAY = 40_000, 53, "foxwoods"
TITLE_DECKS = {"super_fun_21": (1, 2, 6)}
USUAL_DECKS = (6, 8)
SAME_FIGURES = """for a change of source that moves no figure, as a new name or another base class.
Of all stale sums that go by the same source one is worked out again: of blackjack the shoe of one
deck; of the titles pai gow, and every shoe but Blackjack Switch. Where it comes out as it is kept,
the others get their new digest unseen; where it does not, this ends with status 1. What is not kept
yet, or is played by other rules now, is worked out in any case. With everything stale it takes six
minutes of one processor"""
MORE_TITLES = "also shoes of titles that nobody worked out yet, the usual ones first: hours"

T = TypeVar("T", Chances, BaseGame)


class OtherFigureError(Exception):
    """A sum that was said to be the same, and is not."""


class Again:
    """Takes what is fresh, works out what is stale, and says what it works out.

    With `same_figures` one of those that went and go by the same source speaks for all of them.
    """

    def __init__(self, kept: Kept, *, same_figures: bool) -> None:
        self._kept, self._same_figures = kept, same_figures
        self._proved: set[tuple[str | None, str]] = set()

    def chances(self, name: str, count: Callable[[], Chances]) -> Chances:
        """Return the counts of this name."""
        return self._taken(name, count, self._kept.counted)

    def base_game(self, name: str, play: Callable[[], BaseGame]) -> BaseGame:
        """Return the base game of this name."""
        return self._taken(name, play, self._kept.played)

    def shoe(self, name: str) -> None:
        """Return nothing: blackjack is kept by itself."""

    def title_game(self, name: str) -> None:
        """Return nothing: these are kept by themselves too."""

    def _taken(self, name: str, work: Callable[[], T], kept: Mapping[str, T]) -> T:
        before, now = self._kept.sources.get(name), WorkSources().digest(work)
        if name in kept and (before == now or (before, now) in self._proved):
            return kept[name]
        began = time.monotonic()
        found = work()
        print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
        if self._same_figures and name in kept:
            if found != kept[name]:
                raise OtherFigureError(name)
            self._proved.add((before, now))
        return found


def keep_counts(*, same_figures: bool) -> None:
    """Bring every count and every base game of the poker games and of baccarat up to date."""
    keeper = Keeper(Again(load_kept_odds(RESOURCES), same_figures=same_figures))
    work_out_ahead(load_titles(RESOURCES), keeper)
    found = keeper.kept
    sources = {name: WorkSources().digest(work) for name, work in keeper.works.items()}
    _write(RESOURCES / FILE, as_json(Kept(found.counted, found.played, sources=sources)))


class LongSum(Value):
    """A work of minutes: the names of its results, the source and the values that it goes by.

    One that is a sample may speak for others of the same source.
    """

    names: tuple[str, ...]
    work: Callable[[], dict[str, Any]]
    source: str
    values: str = ""
    is_sample: bool = True

    @property
    def sources(self) -> str:
        """Name what it goes by, to be kept beside its results."""
        return f"{self.source} {self.values}".rstrip()


def shoes_of_blackjack() -> list[LongSum]:
    """Return blackjack from every shoe, under every rule."""
    source = WorkSources().digest(work_out)
    return [
        LongSum(
            (shoe_name(decks, "stand"), shoe_name(decks, "hit")),
            partial(shoes, decks),
            source,
            is_sample=decks == 1,
        )
        for decks in DECKS
    ]


def shoes(decks: int) -> dict[str, Any]:
    """Work blackjack out for so many decks, under every rule, by the rule of soft 17."""
    return {
        shoe_name(decks, soft_17): {
            "edges": {name: str(edge) for name, edge in found.edges.items()},
            "leaving": {
                name: {line: str(each) for line, each in lines.items()}
                for name, lines in found.leaving.items()
            },
        }
        for soft_17, found in work_out(decks).items()
    }


def title_games() -> list[LongSum]:
    """Return the base games of pai gow and blackjack titles, the usual shoes first."""
    games = list(load_titles(RESOURCES).games.values())
    return [
        _all_pai_gow([game for game in games if game.pai_gow]),
        *_dealt_at_random(),
        *_title_shoes(games),
    ]


def _dealt_at_random() -> Iterator[LongSum]:
    """Return the poker titles that are too long to count."""
    for key, play_it, samples, strategy in (
        ("high_five_poker", play_high_five, HIGH_FIVE_SAMPLES, HIGH_FIVE),
        ("six_card_poker", play_six_card, SIX_CARD_SAMPLES, SIX_CARD),
    ):
        values = f"samples={samples} seed={SEED}"
        work = partial(sampled, key, play_it, samples, strategy)
        yield LongSum((key,), work, WorkSources().digest(play_it), values)


def sampled(
    key: str, play_it: Callable[[int, int], BugSampled], samples: int, strategy: str
) -> dict[str, Any]:
    """Deal a poker title at random."""
    return {key: {"strategy": strategy, **as_dict(play_it(samples, SEED))}}


def _all_pai_gow(titles: Sequence[GameDefinition]) -> LongSum:
    names = dict.fromkeys(one.name for game in titles for one in endings_of(game))
    way = hashlib.sha256((RESOURCES / f"house_ways/{WAY}.toml").read_bytes()).hexdigest()[:32]
    values = f"samples={SAMPLES} seed={SEED} {WAY}={way}"
    return LongSum(tuple(names), partial(pai_gow, titles), WorkSources().digest(play), values)


def pai_gow(titles: Sequence[GameDefinition], samples: int = SAMPLES) -> dict[str, Any]:
    """Deal pai gow at random, for all of its titles together."""
    endings = tuple(dict.fromkeys(one for game in titles for one in endings_of(game)))
    way, *_ = (game.pai_gow.ways[WAY] for game in titles if game.pai_gow)
    return {
        ending.name: {
            "samples": one.samples,
            "house_edge": one.house_edge,
            "standard_error": one.standard_error,
            "hit": one.hit,
        }
        for ending, one in play(way, endings, samples, Random(SEED)).items()
    }


def _title_shoes(games: Sequence[GameDefinition]) -> Iterator[LongSum]:
    usual = {game.key: TITLE_DECKS.get(game.key, USUAL_DECKS) for game in games}
    every = [
        (usual[game.key].index(shoe.decks), shoe, game)
        for game in games
        if game.acts is not None
        for shoe in shoes_of(game)
        if shoe.decks in usual[game.key]
    ]
    every.sort(key=lambda one: (one[0], one[1].soft_17, one[1].zap_18))
    source = WorkSources().digest(house_edge)
    for _, shoe, game in every:
        rules, work = title_rules(game, shoe), partial(title_shoe, game, shoe)
        yield LongSum((shoe.name,), work, source, str(rules), is_sample=not rules.switch)


def title_shoe(game: GameDefinition, shoe: TitleShoe) -> dict[str, Any]:
    """Work out a title's blackjack from one shoe."""
    return {shoe.name: {"house_edge": str(house_edge(title_rules(game, shoe)))}}


class LongFile:
    """A file of long sums: what is kept there, and how it is brought up to date."""

    def __init__(self, file: Path, key: str) -> None:
        self._file, self._key = file, key
        raw = json.loads(file.read_text())
        self.sources: dict[str, str] = raw["sources"]
        self.kept: dict[str, Any] = raw[key]

    def is_stale(self, one: LongSum) -> bool:
        """True if a result is missing, or was worked out by something else."""
        return any(self.sources.get(name) != one.sources for name in one.names)

    def bring_up(self, sums: Sequence[LongSum], *, same_figures: bool) -> None:
        """Work out what is stale, on every core, and write each when it is done.

        With `same_figures` it must come out as it is kept, and samples speak for the others.
        """
        unseen = [one for one in sums if same_figures and not one.is_sample and self._has(one)]
        stale = [one for one in sums if self.is_stale(one) and one not in unseen]

        def done(place: int, found: Mapping[str, Any]) -> None:
            if same_figures:
                self._compare(found)
            self._keep(stale[place], found)

        do_all([one.work for one in stale], done)
        proved = {one.source for one in sums if one.is_sample and not self.is_stale(one)}
        for one in unseen:
            if self.is_stale(one) and one.source in proved:
                self._keep(one, {})

    def _has(self, one: LongSum) -> bool:
        """True if all results are kept, and were worked out with the same values."""
        kept = (self.sources.get(name, "").partition(" ") for name in one.names)
        return all(source and values == one.values for source, _, values in kept)

    def _compare(self, found: Mapping[str, Any]) -> None:
        for name, one in found.items():
            if name in self.kept and self.kept[name] != json.loads(json.dumps(one)):
                raise OtherFigureError(name)

    def _keep(self, one: LongSum, found: Mapping[str, Any]) -> None:
        self.kept |= found
        self.sources |= dict.fromkeys(one.names, one.sources)
        for name in one.names:
            print(name, "worked out" if name in found else "taken to be the same", flush=True)
        _write(self._file, {"sources": self.sources, self._key: self.kept})


def _write(file: Path, values: Mapping[str, Any]) -> None:
    file.write_text(json.dumps(values, indent=0) + "\n")


def main() -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser("packaging/keep-odds", description=__doc__)
    parser.add_argument("--same-figures", action="store_true", help=SAME_FIGURES)
    parser.add_argument("--more-titles", action="store_true", help=MORE_TITLES)
    asked = parser.parse_args()
    same_figures, titles = asked.same_figures, LongFile(RESOURCES / TITLE_GAMES, "games")
    games = [
        one
        for one in title_games()
        if asked.more_titles or not titles.kept.keys().isdisjoint(one.names)
    ]
    try:
        keep_counts(same_figures=same_figures)
        LongFile(RESOURCES / BLACKJACK, "shoes").bring_up(
            shoes_of_blackjack(), same_figures=same_figures
        )
        titles.bring_up(games, same_figures=same_figures)
    except OtherFigureError as other:
        print(f"{other}: this comes out another way now; leave --same-figures out", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

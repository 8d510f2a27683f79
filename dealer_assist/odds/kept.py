"""Counts and base games that were worked out ahead, so that a page opens without a long sum.

Each is kept under a name that says all it was worked out from: another paytable, another number
of decks has another name, so nothing that is kept can be taken for what it is not. Beside it is a
digest of the rules and sums that worked it out: with other ones it is not taken by `Fresh`.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import wraps
from typing import Any, NoReturn, Protocol

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.value import Value, field

Digest = Callable[[Callable[[], object]], str]
"""Makes one digest of all the rules and sums that a work goes by."""


class NotKeptError(LookupError):
    """A sum that nobody worked out ahead."""


class Source(Protocol):
    """Where figures take counts and base games from: worked out now, or ahead."""

    def chances(self, name: str, count: Callable[[], Chances]) -> Chances:
        """Return the counts of this name, counting them where nobody did before."""

    def base_game(self, name: str, play: Callable[[], BaseGame]) -> BaseGame:
        """Return the base game of this name, playing it where nobody did before."""

    def shoe(self, name: str) -> Mapping[str, Mapping[str, Any]] | None:
        """Return what was worked out for a shoe of blackjack; None if nobody did: it is long."""

    def title_game(self, name: str) -> Mapping[str, Any] | None:
        """Return what was worked out for the base game of a title, None where nobody did."""


class Kept(Value):
    """What was worked out ahead; whatever is missing is worked out when it is asked for."""

    counted: Mapping[str, Chances] = field(default_factory=dict)
    played: Mapping[str, BaseGame] = field(default_factory=dict)
    shoes: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    title_games: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    """For each count and base game, the digest of what worked it out."""

    def chances(self, name: str, count: Callable[[], Chances]) -> Chances:
        """Return the counts of this name, counting them where they are not kept."""
        kept = self.counted.get(name)
        return count() if kept is None else kept

    def base_game(self, name: str, play: Callable[[], BaseGame]) -> BaseGame:
        """Return the base game of this name, playing it where it is not kept."""
        kept = self.played.get(name)
        return play() if kept is None else kept

    def shoe(self, name: str) -> Mapping[str, Mapping[str, Any]] | None:
        """Return what was worked out for blackjack from a shoe."""
        return self.shoes.get(name)

    def title_game(self, name: str) -> Mapping[str, Any] | None:
        """Return what was worked out for the base game of a title."""
        return self.title_games.get(name)


class Fresh(Value):
    """What was worked out ahead by rules and sums as they are; where they changed, worked out now.

    What takes many minutes, blackjack and the base games of titles, is taken as it is kept.
    """

    kept: Kept
    digest: Digest

    def chances(self, name: str, count: Callable[[], Chances]) -> Chances:
        """Return the counts of this name, counting them where they are not kept or not fresh."""
        return self.kept.chances(name, count) if self._is_fresh(name, count) else count()

    def base_game(self, name: str, play: Callable[[], BaseGame]) -> BaseGame:
        """Return the base game of this name, playing it where it is not kept or not fresh."""
        return self.kept.base_game(name, play) if self._is_fresh(name, play) else play()

    def shoe(self, name: str) -> Mapping[str, Mapping[str, Any]] | None:
        """Return what was worked out for blackjack from a shoe."""
        return self.kept.shoe(name)

    def title_game(self, name: str) -> Mapping[str, Any] | None:
        """Return what was worked out for the base game of a title."""
        return self.kept.title_game(name)

    def _is_fresh(self, name: str, work: Callable[[], object]) -> bool:
        return name in self.kept.sources and self.kept.sources[name] == self.digest(work)


class Alone(Value):
    """What a source has without a sum; a `NotKeptError` where it would have to work one out."""

    source: Source

    def chances(self, name: str, count: Callable[[], Chances]) -> Chances:
        """Return the counts of this name."""
        return self.source.chances(name, _refusing(name, count))

    def base_game(self, name: str, play: Callable[[], BaseGame]) -> BaseGame:
        """Return the base game of this name."""
        return self.source.base_game(name, _refusing(name, play))

    def shoe(self, name: str) -> Mapping[str, Mapping[str, Any]] | None:
        """Return what was worked out for blackjack from a shoe."""
        return self.source.shoe(name)

    def title_game(self, name: str) -> Mapping[str, Any] | None:
        """Return what was worked out for the base game of a title."""
        return self.source.title_game(name)


def _refusing(name: str, work: Callable[[], object]) -> Callable[[], NoReturn]:
    @wraps(work)
    def refuse() -> NoReturn:
        raise NotKeptError(name)

    return refuse


class Keeper:
    """Takes everything from a source, and keeps what it was asked for with the work behind it."""

    def __init__(self, source: Source | None = None) -> None:
        self._source = source or Kept()
        self._counted: dict[str, Chances] = {}
        self._played: dict[str, BaseGame] = {}
        self.works: dict[str, Callable[[], object]] = {}

    @property
    def kept(self) -> Kept:
        """Return what was worked out so far."""
        return Kept(dict(self._counted), dict(self._played))

    def chances(self, name: str, count: Callable[[], Chances]) -> Chances:
        """Count, and keep it under its name."""
        if name not in self._counted:
            self._counted[name] = self._source.chances(name, count)
            self.works[name] = count
        return self._counted[name]

    def base_game(self, name: str, play: Callable[[], BaseGame]) -> BaseGame:
        """Play, and keep it under its name."""
        if name not in self._played:
            self._played[name] = self._source.base_game(name, play)
            self.works[name] = play
        return self._played[name]

    def shoe(self, name: str) -> Mapping[str, Mapping[str, Any]] | None:
        """Return nothing: blackjack is kept by itself."""
        del name
        return None

    def title_game(self, name: str) -> Mapping[str, Any] | None:
        """Return nothing: these are kept by themselves too."""
        del name
        return None


def as_json(kept: Kept) -> dict[str, Any]:
    """Write what is kept as plain values; fractions as text, exactly."""
    return {
        "sources": dict(sorted(kept.sources.items())),
        "chances": {name: _chances_json(chances) for name, chances in sorted(kept.counted.items())},
        "base_games": {name: _base_json(game) for name, game in sorted(kept.played.items())},
    }


def of_json(raw: Mapping[str, Any]) -> Kept:
    """Read what was kept."""
    return Kept(
        {name: _chances(chances) for name, chances in raw["chances"].items()},
        {name: _base_game(game) for name, game in raw["base_games"].items()},
        sources=raw["sources"],
    )


def _chances_json(chances: Chances) -> dict[str, Any]:
    return {"total": chances.total, "ways": [[*met, ways] for met, ways in chances.ways.items()]}


def _chances(raw: Mapping[str, Any]) -> Chances:
    return Chances(raw["total"], {tuple(met): ways for *met, ways in raw["ways"]})


def _base_json(game: BaseGame) -> dict[str, Any]:
    return {
        "strategy": game.strategy,
        "returns": {wager: str(share) for wager, share in game.returns.items()},
        "hit": str(game.hit),
        "decisions": {word: str(share) for word, share in game.decisions.items()},
        "paid": {line: str(share) for line, share in game.paid.items()},
    }


def _base_game(raw: Mapping[str, Any]) -> BaseGame:
    return BaseGame(
        raw["strategy"],
        _fractions(raw["returns"]),
        Fraction(raw["hit"]),
        _fractions(raw["decisions"]),
        _fractions(raw["paid"]),
    )


def _fractions(raw: Mapping[str, str]) -> dict[str, Fraction]:
    return {key: Fraction(text) for key, text in raw.items()}

"""The jackpots of a deal: what their meters show before it, whom they pay, what is left."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from dealer_assist.errors import Refused, shown
from dealer_assist.jackpot.account import Account
from dealer_assist.jackpot.definition import Jackpot, Line
from dealer_assist.jackpot.prizes import PrizeClaim, award, envy_due
from dealer_assist.rules.deal import SeatDeal, SeatResult
from dealer_assist.rules.money import micros
from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.settle.book import SettleBook
from dealer_assist.settle.values import known_keys, mapping, optional_mapping, whole_cents
from dealer_assist.value import Value

_KEYS = frozenset({"paytable", "meters", "seeds", "reserves"})


class JackpotInPlay(Value):
    """One jackpot of a deal: its definition, the wager that plays for it, cents by meter."""

    definition: Jackpot
    wager: str
    meters: Mapping[str, int]
    seeds: Mapping[str, int]
    reserves: Mapping[str, int]


class SeatPrize(Value):
    """What a seat's jackpot wager came to, in cents."""

    line: str | None = None
    prize: int = 0
    envy: int = 0
    net: int = 0


class JackpotResult(Value):
    """A jackpot after the round: every seat's prize, the meters left, who was paid off them."""

    prizes: Mapping[int, SeatPrize]
    meters: Mapping[str, int]
    order: tuple[int, ...]


NO_PRIZE = SeatPrize()


def read_jackpots(
    listed: object, game: GameDefinition, book: SettleBook
) -> tuple[JackpotInPlay, ...]:
    """Read the jackpot of a deal, or both where a table has two."""
    if listed is None:
        return ()
    rows = listed if isinstance(listed, list) else [listed]
    jackpots = tuple([_read(mapping(row, "'jackpot'"), game, book) for row in rows])
    wagers = [jackpot.wager for jackpot in jackpots]
    for wager in wagers:
        if wagers.count(wager) > 1:
            raise Refused(f"Two jackpots for {game.wagers[wager]}; a wager plays for one")
    return jackpots


def _read(raw: Mapping[str, Any], game: GameDefinition, book: SettleBook) -> JackpotInPlay:
    known_keys(raw, _KEYS, "A jackpot")
    name = raw.get("paytable")
    definition = book.jackpots.get(name) if isinstance(name, str) else None
    if definition is None:
        what = "A jackpot has no paytable" if name is None else f"There is no jackpot {shown(name)}"
        raise Refused(f"{what}; the paytables are: {', '.join(book.jackpots)}")
    wager = next(
        (each for each, judges in game.jackpots.items() if definition.judge in judges), None
    )
    if wager is None or not definition.is_played_at(game):
        raise Refused(f"{game.name} cannot play for {name}; choose one of its own jackpots")
    meters = _by_level(raw, "meters", definition)
    for level in definition.levels:
        if level.name not in meters:
            raise Refused(f"{name} needs what its meter {level.name!r} shows, in cents")
    return JackpotInPlay(
        definition,
        wager,
        {level.name: meters[level.name] for level in definition.levels},
        _by_level(raw, "seeds", definition),
        _by_level(raw, "reserves", definition),
    )


def _by_level(raw: Mapping[str, Any], key: str, definition: Jackpot) -> dict[str, int]:
    amounts = optional_mapping(raw.get(key), "A jackpot", key)
    for name, cents in amounts.items():
        if not any(level.name == name for level in definition.levels):
            names = ", ".join(level.name for level in definition.levels)
            raise Refused(f"{definition.key} has no meter {shown(name)}; it has {names}")
        whole_cents(cents, key, name)
    return amounts


@lru_cache(maxsize=1024)
def _lost(stake: int) -> SeatPrize:
    return SeatPrize(net=-stake)


def settle_jackpot(
    jackpot: JackpotInPlay, seats: Iterable[SeatDeal], results: Iterable[SeatResult]
) -> JackpotResult:
    """Pay the round's prizes in payment order, and envy to the others."""
    definition, wager = jackpot.definition, jackpot.wager
    stakes: dict[int, int] = {}
    for seat in seats:
        if stake := seat.wagers.get(wager):
            stakes[seat.seat] = stake
    hits: dict[int, Line] = {}
    for result in results:
        met = result.lines.get(wager)
        if met and result.seat in stakes and (line := definition.highest_line(met)):
            hits[result.seat] = line
    if not hits:
        lost: dict[int, SeatPrize] = {}
        for number, stake in stakes.items():
            lost[number] = _lost(stake)
        return JackpotResult(lost, jackpot.meters, ())
    claims = [PrizeClaim(seat, line.key, stakes[seat]) for seat, line in hits.items()]
    accounts = {
        name: Account(meter=micros(cents), reserve=micros(jackpot.reserves.get(name, 0)))
        for name, cents in jackpot.meters.items()
    }
    awards, left = award(definition.with_seeds(jackpot.seeds), accounts, claims)
    prizes = {each.seat: each.prize for each in awards}
    envy = envy_due(definition, claims, stakes)
    return JackpotResult(
        prizes={
            seat: _prize(stake, hits.get(seat), prizes.get(seat, 0), envy.get(seat, 0))
            for seat, stake in stakes.items()
        },
        meters={level.name: left[level.name].shown_cents for level in definition.levels},
        order=tuple(each.seat for each in awards if each.level),
    )


def _prize(stake: int, line: Line | None, prize: int, envy: int) -> SeatPrize:
    # Only odds "to one" hand the stake back with the prize.
    kept = 0 if line is not None and isinstance(line.pays, ToOne) else stake
    return SeatPrize(line.key if line else None, prize, envy, prize + envy - kept)

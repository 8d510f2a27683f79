"""Coin-in, win, hold and theoretical win of every wager, and of each dealer and hour.

Win is what was bet less what went back; hold is win of what was bet. Both are of chips whose end is
known. The theoretical win goes by the house edge of the paytable in force, on the bet as it was at
first: of a base game its doubles, raises and bets that go with it are in that edge.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from fractions import Fraction

from dealer_assist import paths
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.journal.queries.totals import Tally
from dealer_assist.message import Msg, joined
from dealer_assist.reports.figures import PlayFigures, WagerFigures
from dealer_assist.reports.period import BusinessDay
from dealer_assist.reports.wager_book import (
    BETS,
    COIN_IN,
    DEALT,
    PAID,
    SETTLED,
    UNIT,
    progressive_key,
    progressive_sensor,
)
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup

Edges = Mapping[str, Fraction]
"""The house edge of each wager on its first bet; none of what is won otherwise side by side."""
EdgesThen = Mapping[str, Edges]
"""The edges by the digest of the definitions that were in force; "" are those of now."""


def wager_figures(
    setup: TableSetup, sums: Tally, edges: EdgesThen, before: Tally | None = None
) -> tuple[WagerFigures, ...]:
    """Return what every wager of the table made; `before` are the sums of a week ago."""
    found = _by_wager(sums)
    was = None if before is None else _by_wager(before)
    return tuple(
        _figures(keys, label, edges, found, was)
        for keys, label in _rows(setup, {key for _, key in found} - {""})
    )


def play_by_dealer(
    setup: TableSetup, sums: Tally, edges: EdgesThen, names: Mapping[str, str]
) -> tuple[PlayFigures, ...]:
    """Return what each dealer's rounds made, by name."""
    by: dict[str, Tally] = {}
    for key, count in sums.items():
        by.setdefault(key[2], Counter())[key] += count
    told = sorted((names.get(dealer, dealer), dealer) for dealer in by)
    return tuple(_play(setup, name, by[dealer], edges, dealer) for name, dealer in told)


def play_by_hour(
    setup: TableSetup, sums: Tally, edges: EdgesThen, house_day: BusinessDay
) -> tuple[PlayFigures, ...]:
    """Return what each hour of the clock made, the first hour of the house's day first."""
    by: dict[int, Tally] = {}
    for key, count in sums.items():
        begun = datetime.fromisoformat(f"{key[3]}:00:00").replace(tzinfo=UTC)
        by.setdefault(house_day.local(begun).hour, Counter())[key] += count
    hours = sorted(by, key=lambda hour: (hour - house_day.begins.hour) % 24)
    told = {hour: f"{hour:02d}:00" for hour in hours}
    return tuple(_play(setup, told[hour], by[hour], edges, told[hour]) for hour in hours)


def play_by_shift(
    setup: TableSetup, shifts: Iterable[tuple[datetime, Tally]], edges: EdgesThen
) -> tuple[PlayFigures, ...]:
    """Return what each shift made, by the opening of the table that began it."""
    told = ((opened.isoformat(), sums) for opened, sums in shifts if sums)
    return tuple(_play(setup, key, sums, edges, key) for key, sums in told)


def _play(setup: TableSetup, name: str, sums: Tally, edges: EdgesThen, key: str) -> PlayFigures:
    found = wager_figures(setup, sums, edges)
    return PlayFigures(
        name,
        sum(count for key, count in sums.items() if key[0] == DEALT),
        sum(figures.coin_in_cents for figures in found),
        sum(figures.settled_cents for figures in found),
        sum(figures.paid_cents for figures in found),
        sum((figures.theo or Fraction(0) for figures in found), Fraction(0)),
        key,
    )


def _by_wager(sums: Tally) -> Counter[tuple[str, str]]:
    """Add up dealers and hours."""
    found: Counter[tuple[str, str]] = Counter()
    for (what, wager, _, _), count in sums.items():
        found[what, wager] += count
    return found


def _rows(setup: TableSetup, there: Iterable[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Name the wagers of the table: the base game with what goes with it, each other, jackpots.

    A row is its keys, the one that the edge is of first.
    """
    labels = {row.key: row.label for row in setup.wagers}
    base = [key for key in base_keys(setup) if key in labels]
    own = [key for key in labels if key not in base]
    others = {key for key in there if key not in labels and not progressive_sensor(key)}
    if base:
        yield (*base, *sorted(others)), joined(", ", (labels[key] for key in base))
    for key in own:
        yield (key,), labels[key]
    if others and not base:
        yield tuple(sorted(others)), Msg("Other wagers")
    for sensor, jackpot in setup.jackpots.items():
        yield (progressive_key(sensor),), Msg("Progressive {jackpot}", jackpot=jackpot.key)


def base_keys(setup: TableSetup) -> tuple[str, ...]:
    """Return the wager nobody is dealt in without, and what is bet as a part of it."""
    game = setup.definition
    if game is None or game.duties.coup:
        return ()
    base = _base(game)
    equal = [key for key, _ in game.title.equal] if game.title else []
    alone = [
        key
        for key in (*game.wagers, *game.decided)
        if key in game.decided and key not in (*game.optional, game.duties.insures)
    ]
    return tuple(dict.fromkeys(key for key in (base, *equal, *alone) if key))


def _base(game: GameDefinition) -> str:
    if game.title is not None:
        return game.title.base
    return game.duties.hands or next(iter(game.wagers), "")


def _figures(
    keys: tuple[str, ...],
    label: str,
    edges: EdgesThen,
    sums: Counter[tuple[str, str]],
    before: Counter[tuple[str, str]] | None,
) -> WagerFigures:
    def total(what: str, of: Counter[tuple[str, str]]) -> int:
        return sum(of[what, key] for key in keys)

    settled = None if before is None else total(SETTLED, before)
    return WagerFigures(
        key=keys[0],
        label=label,
        bets=sums[BETS, keys[0]],
        dealt=sums[DEALT, ""],
        coin_in_cents=total(COIN_IN, sums),
        settled_cents=total(SETTLED, sums),
        paid_cents=total(PAID, sums),
        edge=edges.get("", {}).get(keys[0]),
        theo=_theo(keys[0], edges, sums),
        settled_before=settled,
        win_before=None if before is None or settled is None else settled - total(PAID, before),
    )


def _theo(key: str, edges: EdgesThen, sums: Counter[tuple[str, str]]) -> Fraction | None:
    """Return what a wager was to win by the paytables in force when it was bet."""
    theo = Fraction(0)
    for (what, wager), cents in (((UNIT, key), 0), *sums.items()):
        if wager == key and what.startswith(UNIT):
            edge = edges.get(what.removeprefix(UNIT).strip(), {}).get(key)
            if edge is None:
                return None
            theo += edge * cents
    return theo


def edges_of(setup: TableSetup) -> Edges:
    """Return the edges that are the same under every condition that a table leaves open."""
    names = {jackpot.key: progressive_key(sensor) for sensor, jackpot in setup.jackpots.items()}
    told: dict[str, list[Fraction | None]] = {}
    for wager in odds_of(setup, paths.resources()):
        edge = None if wager.house_edge is None else Fraction(wager.house_edge)
        told.setdefault(names.get(wager.paytable, wager.wager), []).append(edge)
    return {
        wager: found[0] for wager, found in told.items() if len(found) == 1 and found[0] is not None
    }

"""Figures of a progressive wager: fixed pays, what the meters return, and when it is fair.

All of them are for a wager of $1: a $5 jackpot has a fifth of its seed here. Each pay counts once,
by the way it is funded: a fixed prize off a meter is paid with what the rate has put there, and the
house adds only what a dry meter leaves to the tray.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import exp, sqrt

from dealer_assist.jackpot.definition import TRAY, Jackpot, Level, Line
from dealer_assist.odds.base_game import gain
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.figure import (
    Conditions,
    Figure,
    exactly,
    head,
    hit,
    line_rows,
    printed,
    spread_of,
)
from dealer_assist.odds.must_hit import chance_at, seed_cost
from dealer_assist.rules.money import micros
from dealer_assist.rules.pays import Percent

_WHOLE = 10_000  # basis points
SHARING = range(1, 8)  # one hand of the table pays every seat that is on it


def progressive_figure(
    name: tuple[str, str], conditions: Conditions, chances: Chances, jackpot: Jackpot
) -> Figure:
    """Return the figures of a jackpot's wager at its pre-configured seeds and rates."""
    pays = {line.key: line.pays for line in jackpot.lines}
    spread = chances.spread(pays)
    fixed = fixed_return(jackpot, spread)
    shares = {level.name: share_returned(jackpot, level, spread) for level in jackpot.levels}
    seeds = {level.name: _seed(jackpot, level) for level in jackpot.levels}
    at_seeds = sum((seeds[level] * share for level, share in shares.items()), Fraction(0))
    fair = {
        level: _fair_meter(1 - fixed - at_seeds + seeds[level] * share, share)
        for level, share in shares.items()
    }
    edge = house_edge(jackpot, spread)
    is_exact = not _from_tray(jackpot, spread)
    paid = hit(spread, pays)
    top = spread[jackpot.lines[0].key]
    back = {line.key: _handed_over(jackpot, line) for line in jackpot.lines}
    average = _first_average(jackpot, spread)
    ours = {"house_edge": edge, "hit": paid, "top": top, "top_average": average or Fraction(0)}
    return (
        head((*name, jackpot.key), conditions)
        | exactly("fixed_return", fixed)
        | {"meters": [_meter_row(jackpot, level, shares, fair) for level in jackpot.levels]}
        | (exactly("house_edge", edge) if is_exact else {"house_edge": float(edge)})
        | _guarded(jackpot, spread)
        | {
            "edge_at_seed": float(1 - fixed - at_seeds - _hidden_at_seed(jackpot)),
            "fair_meter": fair[jackpot.levels[0].name],
            "envy_per_other_player": _whole_or_float(_envy(jackpot, spread)),
        }
        | exactly("hit", paid)
        | spread_of({line: each - 1 for line, each in back.items()}, spread)
        | ({} if average is None else {"top_average": round(average)})
        | _by_sharing(jackpot, spread)
        | {
            "combinations": chances.total,
            "lines": line_rows(spread, pays, chances.total, back),
        }
        | printed(_published(jackpot, conditions), ours)
    )


def _handed_over(jackpot: Jackpot, line: Line) -> Fraction:
    """Return what a line hands over per unit wagered; of a meter, with the meter at its seed."""
    if isinstance(line.pays, Percent):
        seed = _seed(jackpot, jackpot.level(line.pays.meter))
        return seed * Fraction(line.percent, 100)
    return 1 + gain(line.pays)


def _first_average(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Fraction | None:
    line = jackpot.lines[0]
    if jackpot.is_house or not isinstance(line.pays, Percent) or line.percent != 100:
        return None
    return top_average(jackpot, jackpot.level(line.pays.meter), spread)


def top_average(jackpot: Jackpot, level: Level, spread: Mapping[str, Fraction]) -> Fraction | None:
    """Return the dollars that the whole of a meter comes to on average when it is won.

    It begins with its seed, rises by its rate with each wager, and smaller shares come off it.
    None where no hand wins it.
    """
    shares = share_returned(jackpot, level, spread)
    rises = Fraction(level.rate_bp * jackpot.wager_cents, _WHOLE * 100)
    if jackpot.fixed_pays == level.name:
        rises -= fixed_return(jackpot, spread) * Fraction(jackpot.wager_cents, 100)
    whole = Percent(100, level.name)
    won = sum((spread[line.key] for line in jackpot.lines if line.pays == whole), Fraction(0))
    return (Fraction(level.seed_cents, 100) * won + rises) / shares if shares else None


def _by_sharing(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Figure:
    """Return the edge by how many wagers share a prize: each adds its rate, one seed is lost."""
    if not jackpot.is_shared:
        return {}
    shares = sum((share_returned(jackpot, level, spread) for level in jackpot.levels), Fraction(0))
    left = 1 - fixed_return(jackpot, spread)
    return {
        "by_sharing": [
            {"wagers": wagers}
            | _edge_row(jackpot, spread, wagers)
            | {"fair_meter": _fair_meter(left * wagers, shares)}
            for wagers in SHARING
        ]
    }


def _edge_row(jackpot: Jackpot, spread: Mapping[str, Fraction], wagers: int) -> Figure:
    edge = house_edge(jackpot, spread, wagers)
    if _from_tray(jackpot, spread, wagers):
        return {"house_edge": float(edge)}
    return exactly("house_edge", edge)


def house_edge(jackpot: Jackpot, spread: Mapping[str, Fraction], sharing: int = 1) -> Fraction:
    """Return the house's share of a wager in the long run, each line hit as often as `spread` says.

    `sharing` wagers are on the same hand, and one seed is lost for all of them. Envy is not in it.
    """
    fixed = fixed_return(jackpot, spread)
    if jackpot.is_house:
        # The amounts on display are paid whole, however often, and nothing is set aside.
        paid = (
            _handed_over(jackpot, line) * spread[line.key] for line in jackpot.lines if line.percent
        )
        return 1 - fixed - sum(paid, Fraction(0))
    left = 1 - _set_aside(jackpot) - _reseeding(jackpot, spread) / sharing
    if jackpot.fixed_pays == TRAY:
        return left - fixed
    return left - _from_tray(jackpot, spread, sharing)


def guard_edge(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Fraction:
    """Return the least that the house can keep of a wager: what a guard goes by, without a model.

    Where fixed prizes come off a meter, either its rate or all of them are charged, whichever is
    more: a meter below its fixed prizes may be dry at any time.
    """
    edge = house_edge(jackpot, spread)
    if jackpot.is_house or jackpot.fixed_pays == TRAY:
        return edge
    rate = Fraction(jackpot.level(jackpot.fixed_pays).rate_bp, _WHOLE)
    short = max(Fraction(0), fixed_return(jackpot, spread) - rate)
    return 1 - _set_aside(jackpot) - _reseeding(jackpot, spread) - short


def _guarded(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Figure:
    if jackpot.is_house or jackpot.fixed_pays == TRAY:
        return {}
    return {"guard_edge": float(guard_edge(jackpot, spread))}


def _from_tray(jackpot: Jackpot, spread: Mapping[str, Fraction], sharing: int = 1) -> Fraction:
    """Return what the tray adds per unit wagered while the meter of the fixed prizes is dry.

    The meter goes down by F − r a wager and up again to its seed when it is won whole; between, it
    is scattered by the prizes. The share of time at zero is that of such a course with drift,
    scatter and a reset at the chance of the whole prize. Above the fixed prizes it is next to
    nothing and counts as none.
    """
    if jackpot.is_house or jackpot.fixed_pays == TRAY:
        return Fraction(0)
    level = jackpot.level(jackpot.fixed_pays)
    down = float(fixed_return(jackpot, spread) - Fraction(level.rate_bp, _WHOLE)) * sharing
    whole = Percent(100, level.name)
    reset = float(
        sum((spread[line.key] for line in jackpot.lines if line.pays == whole), Fraction(0))
    )
    if down <= 0 or not reset:
        return Fraction(max(0.0, down) / sharing)
    fixed = [line for line in jackpot.lines if _is_fixed(line.pays)]
    scatter = sharing**2 * sum(
        float((1 + gain(line.pays)) ** 2 * spread[line.key]) for line in fixed
    )
    falls_off = (sqrt(down**2 + 2 * scatter * reset) - down) / scatter
    added = reset / falls_off * exp(-falls_off * float(_seed(jackpot, level)))
    return Fraction(added / sharing)


def fixed_return(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Fraction:
    """Return what fixed prizes return of a wager, wherever they are paid from."""
    return sum(
        (
            (1 + gain(line.pays)) * spread[line.key]
            for line in jackpot.lines
            if _is_fixed(line.pays)
        ),
        Fraction(0),
    )


def _is_fixed(pay: object) -> bool:
    return not isinstance(pay, Percent)


def share_returned(jackpot: Jackpot, level: Level, spread: Mapping[str, Fraction]) -> Fraction:
    """Return what each dollar on a meter returns per dollar wagered."""
    return sum(
        (
            Fraction(line.percent, 100) * spread[line.key]
            for line in jackpot.lines
            if isinstance(line.pays, Percent) and line.pays.meter == level.name
        ),
        Fraction(0),
    )


def _meter_row(
    jackpot: Jackpot, level: Level, shares: Mapping[str, Fraction], fair: Mapping[str, int | None]
) -> Figure:
    row = {
        "meter": level.name,
        "seed": _whole_or_float(_seed(jackpot, level) * 100),
        "rate": float(Fraction(level.rate_bp, _WHOLE)),
        "reserve": _whole_or_float(Fraction(level.reserve_bp, _WHOLE)),
        **exactly("return_per_1000", shares[level.name] * 1000),
    }
    return row if len(fair) == 1 else row | {"fair_meter": fair[level.name]}


def _seed(jackpot: Jackpot, level: Level) -> Fraction:
    """Return a seed in dollars for a wager of $1."""
    return Fraction(level.seed_cents, jackpot.wager_cents)


def _fair_meter(missing: Fraction, share: Fraction) -> int | None:
    """Return the cents on a meter at which it returns what is missing, as a meter shows them."""
    return max(0, int(100 * missing / share)) if share else None


def _set_aside(jackpot: Jackpot) -> Fraction:
    points = sum(level.rate_bp + level.reserve_bp for level in jackpot.levels)
    return Fraction(points, _WHOLE)


def _reseeding(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Fraction:
    """Return what reseeding costs: each seed, as often as its meter is won whole."""
    hidden = (
        seed_cost(level, jackpot.wager_cents) for level in jackpot.levels if level.must_hit_cents
    )
    return sum(hidden, Fraction(0)) + sum(
        (
            _seed(jackpot, jackpot.level(line.pays.meter)) * spread[line.key]
            for line in jackpot.lines
            if isinstance(line.pays, Percent) and line.pays.percent == 100
        ),
        Fraction(0),
    )


def _hidden_at_seed(jackpot: Jackpot) -> Fraction:
    """Return what levels that must hit return of a wager, with their meters at the seed."""
    wager = jackpot.wager_cents
    return sum(
        (
            chance_at(level, wager, micros(level.seed_cents)) * level.seed_cents / wager
            for level in jackpot.levels
            if level.must_hit_cents
        ),
        Fraction(0),
    )


def _envy(jackpot: Jackpot, spread: Mapping[str, Fraction]) -> Fraction:
    return sum(
        (Fraction(line.envy_cents, 100) * spread[line.key] for line in jackpot.lines), Fraction(0)
    )


def _published(jackpot: Jackpot, conditions: Conditions) -> Mapping[str, object]:
    """Find the print that these conditions match; one that names no side means all participants."""
    for row in jackpot.published:
        stated = {"side": "either"} | dict(row)
        if all(stated[key] == conditions[key] for key in stated if key in conditions):
            return {key: value for key, value in row.items() if key not in conditions}
    return {}


def _whole_or_float(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)

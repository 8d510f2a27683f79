"""One wager's figures as `odds` writes them: exact beside floats, and what was printed."""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from math import sqrt
from typing import Any

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.chances import Chances
from dealer_assist.rules.pays import Pay, Push
from dealer_assist.rules.paytable import Published

Figure = dict[str, Any]
Conditions = Mapping[str, object]

NINE_OF_TEN = 1.645  # deviations of a normal spread, on both sides


def fixed_figure(
    name: tuple[str, str, str | None],
    conditions: Conditions,
    chances: Chances,
    pays: Mapping[str, Pay],
    published: Published | None = None,
) -> Figure:
    """Return the figures of a wager that a table of fixed pays decides."""
    spread = chances.spread(pays)
    lost = 1 - sum(spread.values(), Fraction(0))
    edge = lost - sum((gain(pays[line]) * chance for line, chance in spread.items()), Fraction(0))
    paid = hit(spread, pays)
    return (
        head(name, conditions)
        | exactly("house_edge", edge)
        | exactly("hit", paid)
        | spread_of({line: gain(pays[line]) for line in spread}, spread)
        | {"combinations": chances.total, "lines": line_rows(spread, pays, chances.total)}
        | printed(published or {}, {"house_edge": edge, "hit": paid})
    )


def bonus_figure(
    name: tuple[str, str, str | None],
    conditions: Conditions,
    chances: Chances,
    pays: Mapping[str, Pay],
) -> Figure:
    """Return the figures of a bonus that is paid on the ante and has no stake of its own."""
    spread = chances.spread(pays)
    returned = sum((gain(pays[line]) * chance for line, chance in spread.items()), Fraction(0))
    return (
        head(name, conditions)
        | exactly("fixed_return", returned)
        | {"house_edge": None}
        | exactly("hit", hit(spread, pays))
        | {"combinations": chances.total, "lines": line_rows(spread, pays, chances.total)}
    )


def base_figure(
    name: tuple[str, str, str | None],
    conditions: Conditions,
    game: BaseGame,
    published: Published | None = None,
) -> Figure:
    """Return the figures of a base game, per unit of ante with all that follows it."""
    return (
        head(name, {**conditions, "strategy": game.strategy})
        | exactly("house_edge", game.house_edge)
        | exactly("hit", game.hit)
        | {
            "returns": {wager: float(each) for wager, each in game.returns.items()},
            "decisions": {word: float(each) for word, each in game.decisions.items()},
            "lines": [],
        }
        | printed(published or {}, {"house_edge": game.house_edge, "hit": game.hit})
    )


def head(name: tuple[str, str, str | None], conditions: Conditions) -> Figure:
    """Name game, wager and paytable, and say under what conditions the figures hold."""
    game, wager, paytable = name
    return {
        "game": game,
        "wager": wager,
        "paytable": paytable,
        "conditions": dict(conditions),
        "method": "exact",
    }


def exactly(name: str, value: Fraction) -> Figure:
    """Return a figure as a float and as a fraction in lowest terms."""
    return {name: float(value), f"{name}_exact": f"{value.numerator}/{value.denominator}"}


def hit(spread: Mapping[str, Fraction], pays: Mapping[str, Pay]) -> Fraction:
    """Return the probability of being paid; a push is none."""
    paid = (chance for line, chance in spread.items() if not isinstance(pays[line], Push))
    return sum(paid, Fraction(0))


def line_rows(
    spread: Mapping[str, Fraction],
    pays: Mapping[str, Pay],
    combinations: int,
    returned: Mapping[str, Fraction] | None = None,
) -> list[Figure]:
    """List the lines of a table, highest first: how many of all deals, and what they return.

    `return` is what a line hands over per unit wagered, the stake included.
    """
    back = returned or {line: 1 + gain(pays[line]) for line in spread}
    return [
        {"line": line, "pays": str(pays[line])}
        | exactly("probability", chance)
        | {"ways": int(chance * combinations), "return": float(back[line] * chance)}
        for line, chance in spread.items()
    ]


def spread_of(gains: Mapping[str, Fraction], spread: Mapping[str, Fraction]) -> Figure:
    """Return how far results lie apart: the deviation of one wager, and the index made of it.

    The index is what laboratories print: within it, times the root of the number of wagers, lie
    nine of ten results.
    """
    lost = 1 - sum(spread.values(), Fraction(0))
    mean = sum((gains[line] * chance for line, chance in spread.items()), -lost)
    square = sum((gains[line] ** 2 * chance for line, chance in spread.items()), lost)
    deviation = sqrt(square - mean**2)
    return {"standard_deviation": deviation, "volatility_index": NINE_OF_TEN * deviation}


def printed(published: Mapping[str, object], ours: Mapping[str, Fraction]) -> Figure:
    """Return printed figures as shares of one, and under `differs` those that ours do not round to.

    Where two prints differ, a figure is an array of both.
    """
    shares: Figure = {}
    differs: Figure = {}
    for name, figure in published.items():
        prints = figure if isinstance(figure, (tuple, list)) else (figure,)
        each = [printed_share(text) for text in prints]
        shares[name] = each if len(each) > 1 else each[0]
        not_met = [text for text in prints if name in ours and not _is_near(text, ours[name])]
        if not_met:
            differs[name] = [printed_share(text) for text in not_met]
    return ({"published": shares} if shares else {}) | ({"differs": differs} if differs else {})


def printed_share(figure: object) -> float:
    """Read a printed figure: a share of one, dollars, or one in so many."""
    match figure:
        case str() if figure.startswith("$"):
            return _dollars(figure)
        case str():
            return float(_percent(figure) / 100)
        case int():
            return 1 / figure  # "one in so many"
    raise ValueError(
        f"{figure!r} is no printed figure: write '3.07%', '$98,101', or one in so many as 569182"
    )


def _is_near(figure: object, ours: Fraction) -> bool:
    """True if ours, rounded to the decimals of the print, is what was printed."""
    if isinstance(figure, int):
        return round(1 / ours) == figure if ours else False
    if str(figure).startswith("$"):
        return round(ours) == _dollars(str(figure))
    percent = _percent(str(figure))
    decimals = -int(percent.as_tuple().exponent)
    return round(ours * 100, decimals) == Fraction(percent)


def _percent(text: str) -> Decimal:
    return Decimal(text.removesuffix("%").strip())


def _dollars(text: str) -> int:
    return int(text.removeprefix("$").replace(",", ""))

"""The odds of one table, wager by wager, as a page or a PAR sheet shows them.

`table_figures` gives what `odds --json` gives, for one table's own paytables, jackpots and house
rules; `rows` turns figures, a table's or a whole game's, into values that a screen can draw.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.figure import Figure, printed_share
from dealer_assist.odds.kept import Kept, Source
from dealer_assist.odds.parts import parts_of
from dealer_assist.odds.proof import FOR_ALL, FOR_ONE_SIDE, why
from dealer_assist.odds.scope import Scope
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.value import Value, field, replace


class TableChoice(Value):
    """What a table chose: one paytable a wager, its jackpots, its house rules."""

    game: GameDefinition
    paytables: Mapping[str, str]
    jackpots: tuple[Jackpot, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)


class LineOdds(Value):
    """One line of a wager: how many of all deals, how likely, and what it returns.

    `returned` is the share of a unit wagered that this line hands back in the long run; a share of
    a meter counts with the meter at its seed.
    """

    key: str
    label: str
    pays: str
    ways: int | None
    probability: float
    exact: str
    returned: float


class MeterOdds(Value):
    """A meter of a progressive: seed in cents for a wager of $1, and when the wager is fair."""

    name: str
    seed_cents: float
    rate: float
    reserve: float
    return_per_1000: float
    fair_cents: int | None


class SharingOdds(Value):
    """A shared prize by how many wagers share it."""

    wagers: int
    house_edge: float
    fair_cents: int | None


class Printed(Value):
    """A printed figure beside ours; dollars for `top_average`, else a share of one.

    `why` says what parts the two, where they differ.
    """

    name: str
    ours: float | None
    printed: tuple[float, ...]
    differs: tuple[float, ...]
    why: str = ""


class WagerOdds(Value):
    """Everything that is known about a wager under its conditions.

    `method` is `exact`, or `simulated` with `samples` and the `standard_error` of the edge.
    `house_edge` is None for a bonus without a stake; `guard_edge` is the least that the house keeps
    where fixed pays come off a meter. `combinations` is how many equally likely
    deals there are: the cycle. `top_average` is in dollars.
    """

    wager: str
    label: str
    paytable: str
    conditions: Mapping[str, object]
    method: str
    house_edge: float | None
    house_edge_exact: str
    hit: float | None
    hit_exact: str
    lines: tuple[LineOdds, ...]
    combinations: int | None = None
    standard_deviation: float | None = None
    volatility_index: float | None = None
    printed: tuple[Printed, ...] = ()
    fixed_return: float | None = None
    meters: tuple[MeterOdds, ...] = ()
    edge_at_seed: float | None = None
    fair_meter_cents: int | None = None
    envy_per_other_player: float = 0.0
    top_average: int | None = None
    by_sharing: tuple[SharingOdds, ...] = ()
    samples: int | None = None
    standard_error: float | None = None
    strategy: str = ""
    returns: Mapping[str, float] = field(default_factory=dict)
    decisions: Mapping[str, float] = field(default_factory=dict)
    guard_edge: float | None = None

    @property
    def payback(self) -> float | None:
        """Return what the wager returns in the long run, as a share of it."""
        return None if self.house_edge is None else 1 - self.house_edge


def sheet(choice: TableChoice, source: Source | None = None) -> tuple[WagerOdds, ...]:
    """Return the odds of a table, wager by wager; long sums come from `source` if it has them."""
    found = rows(table_figures(choice, source), choice.game, choice.jackpots)
    jackpots = {jackpot.key: jackpot for jackpot in choice.jackpots}
    return tuple(_beside(wager, jackpots.get(wager.paytable)) for wager in found)


def _beside(wager: WagerOdds, jackpot: Jackpot | None) -> WagerOdds:
    """Put the print of a jackpot beside its figures under whatever house rule they are."""
    if jackpot is None or wager.printed or not jackpot.published:
        return wager
    ours = {
        "house_edge": wager.house_edge,
        "hit": wager.hit,
        "top": wager.lines[0].probability if wager.lines else None,
        "top_average": wager.top_average,
    }
    by_side = "side" in jackpot.published[0]
    if not by_side and wager.conditions.get("side", "either") == "either":
        return wager
    why_not = FOR_ONE_SIDE if by_side else FOR_ALL
    found = []
    for name in ours:
        prints = tuple(printed_share(row[name]) for row in jackpot.published if name in row)
        if prints:
            found.append(Printed(name, ours[name], prints, prints, why_not))
    return replace(wager, printed=tuple(found))


def table_figures(choice: TableChoice, source: Source | None = None) -> list[Figure]:
    """Return the figures of the wagers that a table has, under its own house rules."""
    scope = Scope(dict(choice.options), source or Kept())
    game = replace(choice.game, paytables=_chosen(choice))
    jackpots = {jackpot.key: jackpot for jackpot in choice.jackpots}
    return [figure for part in parts_of(game) for figure in part.work(game, jackpots, scope)]


def _chosen(choice: TableChoice) -> dict[str, dict[str, Paytable]]:
    return {
        wager: {name: tables[name]}
        for wager, tables in choice.game.paytables.items()
        if (name := choice.paytables.get(wager)) in tables and name is not None
    }


def rows(
    figures: Iterable[Figure], game: GameDefinition, jackpots: Sequence[Jackpot] = ()
) -> tuple[WagerOdds, ...]:
    """Read figures as values to draw, with the names that are printed at the table."""
    labels = {(jackpot.key, line.key): line.label for jackpot in jackpots for line in jackpot.lines}
    for tables in game.paytables.values():
        for name, table in tables.items():
            labels |= {(name, line): words for line, words in table.labels.items()}
    return tuple(_row(figure, {**game.wagers, **game.decided}, labels) for figure in figures)


def _row(
    figure: Figure, wagers: Mapping[str, str], labels: Mapping[tuple[str, str], str]
) -> WagerOdds:
    conditions = dict(figure["conditions"])
    paytable = figure["paytable"] or ""
    return WagerOdds(
        wager=figure["wager"],
        label=wagers.get(figure["wager"], figure["wager"]),
        paytable=paytable,
        strategy=str(conditions.pop("strategy", "")),
        conditions=conditions,
        method=figure["method"],
        house_edge=figure["house_edge"],
        house_edge_exact=figure.get("house_edge_exact", ""),
        hit=figure["hit"],
        hit_exact=figure.get("hit_exact", ""),
        lines=tuple(_line(row, labels.get((paytable, row["line"]), "")) for row in figure["lines"]),
        combinations=figure.get("combinations"),
        standard_deviation=figure.get("standard_deviation"),
        volatility_index=figure.get("volatility_index"),
        printed=_printed(figure),
        fixed_return=figure.get("fixed_return"),
        meters=tuple(_meter(row, figure) for row in figure.get("meters", ())),
        edge_at_seed=figure.get("edge_at_seed"),
        fair_meter_cents=figure.get("fair_meter"),
        envy_per_other_player=figure.get("envy_per_other_player", 0.0),
        top_average=figure.get("top_average"),
        by_sharing=tuple(
            SharingOdds(row["wagers"], row["house_edge"], row["fair_meter"])
            for row in figure.get("by_sharing", ())
        ),
        samples=figure.get("samples"),
        standard_error=figure.get("standard_error"),
        returns=figure.get("returns", {}),
        decisions=figure.get("decisions", {}),
        guard_edge=figure.get("guard_edge"),
    )


def _line(row: Mapping[str, Any], label: str) -> LineOdds:
    return LineOdds(
        row["line"],
        label,
        row["pays"],
        row.get("ways"),
        row["probability"],
        row.get("probability_exact", ""),
        row.get("return", 0.0),
    )


def _meter(row: Mapping[str, Any], figure: Figure) -> MeterOdds:
    fair = row.get("fair_meter", figure["fair_meter"])
    return MeterOdds(
        row["meter"], row["seed"], row["rate"], row["reserve"], row["return_per_1000"], fair
    )


def _printed(figure: Figure) -> tuple[Printed, ...]:
    differs = figure.get("differs", {})
    ours = dict(figure)
    if figure["lines"]:
        ours["top"] = figure["lines"][0]["probability"]
    return tuple(
        Printed(
            name,
            ours.get(name),
            _several(share),
            tuple(differs.get(name, ())),
            why(figure["game"], figure["wager"], name) if name in differs else "",
        )
        for name, share in figure.get("published", {}).items()
    )


def _several(share: float | list[float]) -> tuple[float, ...]:
    return tuple(share) if isinstance(share, list) else (share,)

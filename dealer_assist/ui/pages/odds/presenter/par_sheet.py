"""The PAR sheet: what a gaming laboratory expects of a game's mathematics, on paper.

For every wager: combinations, the count, chance and return of each line, edge, hit, volatility,
cycle, envy, meters, the method, and the printed figure; at the head the definitions it holds for.
"""

from collections.abc import Iterator, Sequence

from dealer_assist import __version__
from dealer_assist.odds.sheet import LineOdds, WagerOdds
from dealer_assist.reports.page import Block, Grid, Notice, Page, Rows
from dealer_assist.reports.win_page import SIMULATED
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.money import dollars
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup

_METHOD = (
    "Exact figures count every deal there is, in whole numbers; fractions are in lowest terms.",
    "House edge: what the house keeps of a wager in the long run. Of a progressive: 1 less fixed"
    " prizes, what goes onto meters and into reserves, and the seeds that won meters begin with."
    " Envy is not in it.",
    "Hit: the chance of being paid; a push is none. Return: the share of a wager that a line hands"
    " back; a share of a meter counts with the meter at its seed.",
    "Cycle: the number of equally likely deals. Volatility index: 1.645 standard deviations of the"
    " result of one wager of 1, which holds nine results of ten by the normal curve.",
    "A printed figure that ours does not round to is marked with ≠.",
)
_RIGHT = frozenset({1, 2, 3, 4, 5, 6})


def game_par_sheet(odds: Sequence[WagerOdds], game: GameDefinition, digest: str) -> Page:
    """Write the sheet of a game: every wager with every paytable."""
    head = (("Game", game.name), ("Key", game.key), ("Definitions", digest))
    return _sheet(f"par-{game.key}", game.name, head, odds, game, digest)


def table_par_sheet(odds: Sequence[WagerOdds], setup: TableSetup, game: GameDefinition) -> Page:
    """Write the sheet of one table: its own paytables, jackpots and house rules."""
    rules = ", ".join(f"{name} {value}" for name, value in setup.options.items())
    head = (
        ("Game", setup.game_name),
        ("Table", f"{setup.number}, {setup.console.capitalize()}"),
        ("Jurisdiction", setup.jurisdiction.name),
        ("House rules", rules.replace("_", " ") or "none to choose"),
        ("Definitions", setup.digest),
    )
    marks = (SIMULATED,) if setup.is_simulated else ()
    name, title = f"par-table-{setup.number}", f"{setup.game_name}, table {setup.number}"
    return _sheet(name, title, head, odds, game, setup.digest, marks)


def _sheet(
    name: str,
    title: str,
    head: tuple[tuple[str, str], ...],
    odds: Sequence[WagerOdds],
    game: GameDefinition,
    digest: str,
    marks: tuple[str, ...] = (),
) -> Page:
    version = ("Made by", f"Dealer Assist {__version__}")
    blocks = (
        Rows((*head, version)),
        _overview(odds),
        *(block for one in odds for block in _wager(one)),
        *(Notice(text) for text in _METHOD),
    )
    foot = f"PAR sheet of {game.key} · definitions {digest[:16]} · Dealer Assist {__version__}"
    return Page(name, "PAR sheet", blocks, marks, title, foot)


def _overview(odds: Sequence[WagerOdds]) -> Grid:
    columns = ("Wager", "Conditions", "Edge", "Printed", "Hit", "Printed", "Volatility")
    rows = tuple(
        (
            _name(one),
            _conditions(one),
            _percent(one.house_edge),
            _printed(one, "house_edge"),
            _percent(one.hit),
            _printed(one, "hit"),
            f"{one.volatility_index:.2f}" if one.volatility_index is not None else "",
        )
        for one in odds
    )
    return Grid("All wagers", columns, rows, frozenset({2, 3, 4, 5, 6}))


def _wager(one: WagerOdds) -> Iterator[Block]:
    name = ", ".join(filter(None, (_name(one), _conditions(one))))
    yield Rows(tuple(_facts(one)), name)
    if one.meters:
        yield _meters(one)
    if one.lines:
        yield _lines(one)
    if one.returns:
        rows = tuple(
            (part.replace("_", " "), f"{share:+.6f}") for part, share in one.returns.items()
        )
        yield Grid(f"{_name(one)}: result per unit", ("Part", "Result"), rows, frozenset({1}))
    if one.decisions:
        rows = tuple((word, _percent(share, 4)) for word, share in one.decisions.items())
        yield Grid(f"{_name(one)}: decisions", ("Decision", "How often"), rows, frozenset({1}))
    if one.by_sharing:
        yield _sharing(one)


def _facts(one: WagerOdds) -> Iterator[tuple[str, str]]:
    yield "House edge", _with_exact(one.house_edge, one.house_edge_exact)
    if one.payback is not None:
        yield "Payback", _percent(one.payback, 4)
    yield "Hit", _with_exact(one.hit, one.hit_exact)
    if one.method == "exact":
        yield "Method", "exact count"
    else:
        error = f"{100 * (one.standard_error or 0.0):.4f} %"
        yield "Method", f"simulated, {one.samples or 0:,} rounds, standard error {error}"
    if one.combinations is not None:
        yield "Cycle", f"{one.combinations:,}"
    if one.standard_deviation is not None:
        yield "Standard deviation", f"{one.standard_deviation:.4f}"
    if one.volatility_index is not None:
        yield "Volatility index", f"{one.volatility_index:.4f}"
    if one.fixed_return is not None:
        yield "Fixed return", _percent(one.fixed_return, 4)
    if one.edge_at_seed is not None:
        yield "Edge at seed", _percent(one.edge_at_seed, 4)
    if one.top_average is not None:
        yield "Average top prize", f"${one.top_average:,}"
    if one.envy_per_other_player:
        yield "Envy per player", f"${one.envy_per_other_player:.6f}"
    for figure in one.printed:
        if figure.name not in ("house_edge", "hit"):
            yield f"Printed {figure.name.replace('_', ' ')}", _printed(one, figure.name)
    if one.strategy:
        yield "Strategy", one.strategy


def _lines(one: WagerOdds) -> Grid:
    columns = ("Line", "Pays", "Count", "Chance", "1 in", "Exactly", "Return")
    rows = [_line(line) for line in one.lines]
    counted = [line.ways for line in one.lines if line.ways is not None]
    if one.combinations is not None and len(counted) == len(one.lines):
        rest = one.combinations - sum(counted)
        share = rest / one.combinations
        rows.append(("No line", "", f"{rest:,}", f"{share:.10f}", _one_in(share), "", ""))
        returned = sum(line.returned for line in one.lines)
        total = f"{one.combinations:,}"
        rows.append(("All", "", total, "1", "", "", _percent(returned, 4)))
    return Grid(f"{_name(one)}: lines", columns, tuple(rows), _RIGHT)


def _line(line: LineOdds) -> tuple[str, ...]:
    return (
        line.label or hand_words(line.key),
        line.pays,
        f"{line.ways:,}" if line.ways is not None else "",
        f"{line.probability:.10f}",
        _one_in(line.probability),
        line.exact if len(line.exact) <= 48 else "",
        _percent(line.returned, 4),
    )


def _meters(one: WagerOdds) -> Grid:
    columns = ("Meter", "Seed", "Rate", "Reserve", "$1,000 returns", "Fair from")
    rows = tuple(
        (
            meter.name,
            dollars(round(meter.seed_cents)),
            _percent(meter.rate),
            _percent(meter.reserve),
            _percent(meter.return_per_1000, 4),
            dollars(meter.fair_cents) if meter.fair_cents is not None else "never",
        )
        for meter in one.meters
    )
    return Grid(f"{_name(one)}: meters, for a wager of $1", columns, rows, frozenset(range(1, 6)))


def _sharing(one: WagerOdds) -> Grid:
    rows = tuple(
        (
            str(each.wagers),
            _percent(each.house_edge, 4),
            dollars(each.fair_cents) if each.fair_cents is not None else "never",
        )
        for each in one.by_sharing
    )
    columns = ("Wagers", "Edge", "Fair from")
    return Grid(f"{_name(one)}: by how many share a prize", columns, rows, frozenset({0, 1, 2}))


def _name(one: WagerOdds) -> str:
    return f"{one.label} {one.paytable}".strip()


def _conditions(one: WagerOdds) -> str:
    words = (f"{key} {str(value).lower()}" for key, value in one.conditions.items())
    return ", ".join(words).replace("_", " ")


def _with_exact(share: float | None, exact: str) -> str:
    return f"{_percent(share, 4)} = {exact}" if exact else _percent(share, 4)


def _printed(one: WagerOdds, name: str) -> str:
    figure = next((each for each in one.printed if each.name == name), None)
    if figure is None:
        return ""
    is_money = name == "top_average"
    words = (f"${each:,.0f}" if is_money else _percent(each) for each in figure.printed)
    return " / ".join(words) + (" ≠" if figure.differs else "")


def _one_in(probability: float) -> str:
    return f"{1 / probability:,.1f}" if probability else "never"


def _percent(share: float | None, decimals: int = 2) -> str:
    return "no stake" if share is None else f"{100 * share:.{decimals}f} %"

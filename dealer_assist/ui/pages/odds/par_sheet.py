"""The PAR sheet: what a gaming laboratory expects of a game's mathematics, on paper.

A table's own figures stand in front, on two sheets: every wager with its edge, the printed figure
and the reason where the two differ, its meters and its lines. The annex has contents, and for
every wager combinations, counts, chances and returns, volatility, cycle, envy and the method.
"""

from collections.abc import Iterator, Sequence

from dealer_assist import __version__
from dealer_assist.odds.must_hit import odds_words
from dealer_assist.odds.sheet import LineOdds, WagerOdds
from dealer_assist.reports.page import Block, NewSheet, Notice, PaperGrid, PaperPage, Rows
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


def game_par_sheet(odds: Sequence[WagerOdds], game: GameDefinition, digest: str) -> PaperPage:
    """Write the sheet of a game: every wager with every paytable."""
    head = (("Game", game.name), ("Key", game.key), ("Definitions", digest))
    blocks = (*_front(head, odds), *_annex(odds))
    return _page(f"par-{game.key}", game.name, blocks, game, digest)


def table_par_sheet(
    odds: Sequence[WagerOdds],
    setup: TableSetup,
    game: GameDefinition,
    annex: Sequence[WagerOdds] | None = None,
) -> PaperPage:
    """Write the sheet of one table: its own paytables, jackpots and house rules.

    The annex has its own wagers in full, or those of the whole game where they are given; an
    empty one leaves the two sheets in front.
    """
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
    meters = (_meters(wager) for wager in odds if wager.meters)
    front = (*_front(head, odds), *meters, *_must_hit(setup), *_in_short(odds))
    whole = odds if annex is None else annex
    return _page(
        name, title, (*front, *(_annex(whole) if whole else ())), game, setup.digest, marks
    )


def _front(head: tuple[tuple[str, str], ...], odds: Sequence[WagerOdds]) -> Iterator[Block]:
    yield Rows((*head, ("Made by", f"Dealer Assist {__version__}")))
    yield _overview(odds)
    if reasons := tuple(dict.fromkeys(_reasons(odds))):
        columns = ("Wager", "Figure", "Printed", "Ours", "Why they differ")
        yield PaperGrid(
            "Printed figures that ours do not round to", columns, reasons, frozenset({2, 3})
        )


def _annex(odds: Sequence[WagerOdds]) -> Iterator[Block]:
    """Return contents, every wager in full under its number, and the method."""
    yield NewSheet()
    rows = tuple((f"A{number}", _name(one), _conditions(one)) for number, one in enumerate(odds, 1))
    method = (f"A{len(odds) + 1}", "Method", "")
    yield PaperGrid("Annex: contents", ("No.", "Wager", "Conditions"), (*rows, method))
    for number, one in enumerate(odds, 1):
        yield from _wager(one, f"A{number}")
    yield Rows((), f"A{len(odds) + 1} · Method")
    yield from (Notice(text) for text in _METHOD)


def _in_short(odds: Sequence[WagerOdds]) -> Iterator[Block]:
    """Return every line in one row: what it pays, how often it comes, what it returns."""
    rows = [
        (
            _on_side(wager),
            line.label or hand_words(line.key),
            line.pays,
            _one_in(line.probability),
            _percent(line.returned),
        )
        for wager in odds
        for line in wager.lines
    ]
    columns = ("Wager", "Line", "Pays", "1 in", "Return")
    if rows:
        yield PaperGrid("Lines", columns, tuple(rows), frozenset({2, 3, 4}))


def _reasons(odds: Sequence[WagerOdds]) -> Iterator[tuple[str, ...]]:
    for wager in odds:
        for figure in wager.printed:
            if figure.differs:
                ours = _shown(figure.name, figure.ours)
                words = figure.name.replace("_", " ")
                yield _on_side(wager), words, _printed(wager, figure.name), ours, figure.why


def _page(
    name: str,
    title: str,
    blocks: tuple[Block, ...],
    game: GameDefinition,
    digest: str,
    marks: tuple[str, ...] = (),
) -> PaperPage:
    foot = f"PAR sheet of {game.key} · definitions {digest[:16]} · Dealer Assist {__version__}"
    return PaperPage(name, "PAR sheet", blocks, marks, title, foot)


def _overview(odds: Sequence[WagerOdds]) -> PaperGrid:
    columns = ("Wager", "Conditions", "Edge", "Printed", "Hit", "Printed", "Volatility")
    rows = tuple(
        (
            _name(wager),
            _conditions(wager),
            _edge(wager),
            _printed(wager, "house_edge"),
            _hit(wager),
            _printed(wager, "hit"),
            f"{wager.volatility_index:.2f}" if wager.volatility_index is not None else "",
        )
        for wager in odds
    )
    return PaperGrid("All wagers", columns, rows, frozenset({2, 3, 4, 5, 6}))


def _wager(odds: WagerOdds, number: str) -> Iterator[Block]:
    name = ", ".join(filter(None, (_name(odds), _conditions(odds))))
    yield Rows(tuple(_facts(odds)), f"{number} · {name}")
    if odds.meters:
        yield _meters(odds)
    if odds.lines:
        yield _lines(odds)
    if odds.returns:
        rows = tuple(
            (part.replace("_", " "), f"{share:+.6f}") for part, share in odds.returns.items()
        )
        yield PaperGrid(f"{_name(odds)}: result per unit", ("Part", "Result"), rows, frozenset({1}))
    if odds.decisions:
        rows = tuple((word, _percent(share, 4)) for word, share in odds.decisions.items())
        yield PaperGrid(
            f"{_name(odds)}: decisions", ("Decision", "How often"), rows, frozenset({1})
        )
    if odds.by_sharing:
        yield _sharing(odds)


def _facts(odds: WagerOdds) -> Iterator[tuple[str, str]]:
    yield "House edge", _with_exact(_edge(odds, 4), odds.house_edge_exact)
    if odds.payback is not None:
        yield "Payback", _percent(odds.payback, 4)
    yield "Hit", _with_exact(_hit(odds, 4), odds.hit_exact)
    if odds.method == "exact":
        yield "Method", "exact count"
    else:
        error = f"{100 * (odds.standard_error or 0.0):.4f}%"
        yield "Method", f"simulated, {odds.samples or 0:,} rounds, standard error {error}"
    if odds.combinations is not None:
        yield "Cycle", f"{odds.combinations:,}"
    if odds.standard_deviation is not None:
        yield "Standard deviation", f"{odds.standard_deviation:.4f}"
    elif odds.house_edge is not None:
        yield "Standard deviation", "not counted: it hangs on every decision of the hand"
    if odds.volatility_index is not None:
        yield "Volatility index", f"{odds.volatility_index:.4f}"
    if odds.fixed_return is not None:
        yield "Fixed return", _percent(odds.fixed_return, 4)
    if odds.edge_at_seed is not None:
        yield "Edge at seed", _percent(odds.edge_at_seed, 4)
    if odds.top_average is not None:
        yield "Average top prize", f"${odds.top_average:,}"
    if odds.envy_per_other_player:
        yield "Envy per player", f"${odds.envy_per_other_player:.6f}"
    for figure in odds.printed:
        reason = f" ({figure.why})" if figure.differs and figure.why else ""
        words = f"Printed {figure.name.replace('_', ' ')}"
        yield words, f"{_printed(odds, figure.name)}{reason}"
    if odds.strategy:
        yield "Strategy", odds.strategy


def _lines(odds: WagerOdds) -> PaperGrid:
    columns = ("Line", "Pays", "Count", "Chance", "1 in", "Exactly", "Return")
    rows = [_line(line) for line in odds.lines]
    counted = [line.ways for line in odds.lines if line.ways is not None]
    if odds.combinations is not None and len(counted) == len(odds.lines):
        rest = odds.combinations - sum(counted)
        share = rest / odds.combinations
        rows.append(("No line", "", f"{rest:,}", f"{share:.10f}", _one_in(share), "", ""))
        returned = sum(line.returned for line in odds.lines)
        total = f"{odds.combinations:,}"
        rows.append(("All", "", total, "1", "", "", _percent(returned, 4)))
    return PaperGrid(f"{_name(odds)}: lines", columns, tuple(rows), _RIGHT)


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


def _meters(odds: WagerOdds) -> PaperGrid:
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
        for meter in odds.meters
    )
    return PaperGrid(
        f"{_on_side(odds)}: meters, for a wager of $1", columns, rows, frozenset(range(1, 6))
    )


def _must_hit(setup: TableSetup) -> Iterator[Block]:
    """Return the exact figures of levels that fall to a hidden threshold."""
    for sensor, jackpot in setup.jackpots.items():
        for level in jackpot.levels:
            if level.must_hit_cents:
                title = f"{level.label} on sensor {sensor}: exact, any threshold equally likely"
                yield Rows(odds_words(level, jackpot.wager_cents), title)


def _sharing(odds: WagerOdds) -> PaperGrid:
    rows = tuple(
        (
            str(each.wagers),
            _percent(each.house_edge, 4),
            dollars(each.fair_cents) if each.fair_cents is not None else "never",
        )
        for each in odds.by_sharing
    )
    columns = ("Wagers", "Edge", "Fair from")
    return PaperGrid(
        f"{_name(odds)}: by how many share a prize", columns, rows, frozenset({0, 1, 2})
    )


def _name(odds: WagerOdds) -> str:
    return f"{odds.label} {odds.paytable}".strip()


def _on_side(odds: WagerOdds) -> str:
    """Name a wager with the side that it is on, where one is judged by itself."""
    side = odds.conditions.get("side", "either")
    return _name(odds) if side == "either" else f"{_name(odds)}, {side}"


def _conditions(odds: WagerOdds) -> str:
    words = (f"{key} {str(value).lower()}" for key, value in odds.conditions.items())
    return ", ".join(words).replace("_", " ")


def _with_exact(words: str, exact: str) -> str:
    return f"{words} = {exact}" if exact else words


def _edge(odds: WagerOdds, decimals: int = 2) -> str:
    return "no stake" if odds.house_edge is None else _percent(odds.house_edge, decimals)


def _hit(odds: WagerOdds, decimals: int = 2) -> str:
    return "not counted" if odds.hit is None else _percent(odds.hit, decimals)


def _printed(odds: WagerOdds, name: str) -> str:
    figure = next((each for each in odds.printed if each.name == name), None)
    if figure is None:
        return ""
    words = (_shown(name, each) for each in figure.printed)
    return " / ".join(words) + (" ≠" if figure.differs else "")


def _shown(name: str, value: float | None) -> str:
    """Write a figure as prints have it: dollars, one in so many, or a share."""
    if value is None:
        return ""
    if name == "top_average":
        return f"${value:,.0f}"
    return f"1 in {1 / value:,.0f}" if name == "top" and value else _percent(value)


def _one_in(probability: float) -> str:
    return f"{1 / probability:,.1f}" if probability else "never"


def _percent(share: float, decimals: int = 2) -> str:
    """Write a share, to four places where fewer would say that there is none."""
    text = f"{100 * share:.{decimals}f}"
    if share and not float(text):
        text = f"{100 * share:.{max(4, decimals)}f}"
    return f"{text}%".replace("-", "−")

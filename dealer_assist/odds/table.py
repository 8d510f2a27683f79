"""Figures as a table to read: our figure, the printed one beside it, and where they differ."""

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.odds.figure import Figure

_HEAD = ("wager", "paytable", "conditions", "house edge", "printed", "hit", "printed")


def as_text(figures: Sequence[Figure]) -> str:
    """Print the figures game by game, each line's probability under its wager's table.

    A printed figure that ours does not round to is marked with ≠.
    """
    blocks = []
    for game in dict.fromkeys(figure["game"] for figure in figures):
        of_game = [figure for figure in figures if figure["game"] == game]
        blocks.append("\n".join([game, "=" * len(game), "", *_overview(of_game)]))
        blocks += _details(of_game)
    return "\n\n".join(blocks) + "\n" if blocks else ""


def _overview(figures: Sequence[Figure]) -> list[str]:
    rows = [_HEAD] + [
        (
            figure["wager"],
            figure["paytable"] or "–",
            _conditions(figure["conditions"]),
            _edge(figure),
            *_beside("house_edge", figure),
            "–" if figure["hit"] is None else _percent(figure["hit"]),
            *_beside("hit", figure),
        )
        for figure in figures
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    return [
        "  ".join(
            cell.ljust(width) if column < 3 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _details(figures: Sequence[Figure]) -> Iterator[str]:
    for figure in figures:
        name = " ".join(
            part
            for part in (
                figure["wager"],
                figure["paytable"],
                _conditions(figure["conditions"]),
            )
            if part and part != "–"
        )
        rows = [*_base_rows(figure), *_meter_rows(figure), *_line_rows(figure)]
        if rows:
            yield "\n".join([name, *rows])


def _line_rows(figure: Figure) -> Iterator[str]:
    for row in figure["lines"]:
        chance = row["probability"]
        odds = f"1 in {1 / chance:,.1f}" if chance else "never"
        yield f"  {row['line']:<24} {row['pays']:>16}  {chance:.10f}  {odds}"


def _meter_rows(figure: Figure) -> Iterator[str]:
    if "fixed_return" in figure:
        yield f"  fixed pays return {_percent(figure['fixed_return'])}"
    for row in figure.get("meters", ()):
        yield (
            f"  {row['meter']}: seed ${row['seed'] / 100:,.2f}, rate {_percent(row['rate'])},"
            f" reserve {_percent(row['reserve'])},"
            f" each $1,000 returns {_percent(row['return_per_1000'])}"
        )
    if "edge_at_seed" in figure:
        fair = figure["fair_meter"]
        yield (
            f"  edge at the seeds {_percent(figure['edge_at_seed'])}, fair at "
            + (f"${fair / 100:,.2f}" if fair is not None else "no meter")
            + f", envy ${figure['envy_per_other_player']:.6f} per other player"
        )


def _base_rows(figure: Figure) -> Iterator[str]:
    if "standard_error" in figure:
        yield (
            f"  simulated: {figure['samples']:,} rounds,"
            f" standard error {_percent(figure['standard_error'])}"
        )
    for word in ("returns", "decisions"):
        if word in figure:
            shares = ", ".join(f"{name} {_percent(share)}" for name, share in figure[word].items())
            yield f"  {word}: {shares}"


def _conditions(conditions: Mapping[str, object]) -> str:
    words = [
        str(value).partition(":")[0] if key == "strategy" else f"{key} {str(value).lower()}"
        for key, value in conditions.items()
    ]
    return ", ".join(words) if words else "–"


def _edge(figure: Figure) -> str:
    return "no stake" if figure["house_edge"] is None else _percent(figure["house_edge"])


def _beside(name: str, figure: Figure) -> Iterator[str]:
    """Return the printed figure, marked where ours does not round to it."""
    printed = figure.get("published", {}).get(name)
    if printed is None:
        yield ""
        return
    prints = printed if isinstance(printed, list) else [printed]
    differs = figure.get("differs", {}).get(name, ())
    yield " / ".join(_percent(each, 2) + (" ≠" if each in differs else "") for each in prints)


def _percent(share: float, decimals: int = 4) -> str:
    return f"{100 * share:.{decimals}f}%"

"""What a floor's server tells of a shift or a gaming day, as tables: to read, as CSV, in Excel."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from dealer_assist.reports.cells import Cell, Micros, TimeCell
from dealer_assist.reports.layout import Row
from dealer_assist.value import Value

Told = Mapping[str, Any]


class FloorTable(Value):
    """One table of the report; `key` names it for programs."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


_Column = tuple[str, Callable[[Told], Cell]]


def _plain(key: str) -> Callable[[Told], Cell]:
    return lambda told: told[key]


def _money(key: str) -> Callable[[Told], Cell]:
    return lambda told: Micros(told[key])


def _moment(key: str) -> Callable[[Told], Cell]:
    """Show a moment in the zone of the person who reads."""
    return lambda told: TimeCell(
        datetime.fromisoformat(told[key]).astimezone() if told[key] else None
    )


def _seconds(key: str) -> Callable[[Told], Cell]:
    return lambda told: told[key] // 1000


_TABLES: tuple[_Column, ...] = (
    ("Table", _plain("station")),
    ("Pit", _plain("pit")),
    ("Game", _plain("game")),
    ("Rounds", _plain("rounds")),
    ("Wagers", _plain("wagers")),
    ("Contributed", _money("contributed")),
    ("Prizes", _money("prizes")),
    ("Link lost", _plain("losses")),
)
_LEVELS: tuple[_Column, ...] = (
    ("Link", _plain("link")),
    ("Level", _plain("label")),
    ("Contributed", _money("contributed")),
    ("Prizes", _money("prizes")),
    ("Hits", _plain("hits")),
)
_CALLS: tuple[_Column, ...] = (
    ("Table", _plain("station")),
    ("For", _plain("kind")),
    ("Called", _moment("at")),
    ("Taken by", _plain("taken_by")),
    ("Waited, s", _seconds("waited_ms")),
    ("Ended", _moment("ended_at")),
    ("Answer", _plain("answer")),
)
_OUTAGES: tuple[_Column, ...] = (
    ("Table", _plain("station")),
    ("Began", _moment("began")),
    ("Ended", _moment("ended")),
    ("Why", _plain("why")),
)


def tables_of(told: Told) -> tuple[FloorTable, ...]:
    """Return the tables of a report as the server told it; amounts are micro-dollars."""
    return (
        _table("tables", "Tables", _TABLES, told["tables"]),
        _table("levels", "Meters", _LEVELS, told["levels"]),
        _table("calls", "Service calls", _CALLS, told["calls"]),
        _table("outages", "Not heard", _OUTAGES, told["outages"]),
    )


def _table(
    key: str, title: str, columns: tuple[_Column, ...], things: Sequence[Told]
) -> FloorTable:
    rows = tuple(tuple(cell(thing) for _, cell in columns) for thing in things)
    return FloorTable(key, title, tuple(name for name, _ in columns), rows)

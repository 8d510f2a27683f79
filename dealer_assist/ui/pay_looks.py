"""What the panel shows where there is no progressive: charts to pay from. No Qt here."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PayRowLook:
    """A line of a chart; several pays stand under each other's columns."""

    name: str
    pays: tuple[str, ...]
    is_in_force: bool = False


@dataclass(frozen=True, slots=True)
class PayChartLook:
    """What one wager pays, the highest first; `heads` stand over columns of several pays."""

    title: str
    rows: tuple[PayRowLook, ...]
    heads: tuple[str, ...] = ()

"""Typed cells of a report: one value, and how it is written for a reader and for a program."""

from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from dealer_assist.rules.money import MICROS_PER_CENT, dollars
from dealer_assist.value import Value

NOTHING = "–"


class Money(Value):
    """Cents."""

    cents: int

    def __str__(self) -> str:
        return dollars(self.cents)

    @property
    def exact(self) -> Decimal:
        """Return dollars and cents as a decimal number."""
        return Decimal(self.cents).scaleb(-2)


class Micros(Value):
    """Micro-dollars, as a meter holds them; a reader sees them to the last digit that counts."""

    micros: int

    def __str__(self) -> str:
        cents, rest = divmod(abs(self.micros), MICROS_PER_CENT)
        digits = f"{rest:04d}".rstrip("0")
        return ("-" if self.micros < 0 else "") + dollars(cents) + digits

    @property
    def exact(self) -> Decimal:
        """Return dollars with six decimals."""
        return Decimal(self.micros).scaleb(-6)


class ShareCell(Value):
    """A part of one; written in percent."""

    share: float

    def __str__(self) -> str:
        percent = 100 * self.share
        return f"{percent:,.2f}%" if abs(percent) >= 0.1 or not percent else f"{percent:.6f}%"


class Decimals(Value):
    """A number that is no money and was not counted: an expectation, a pace."""

    value: float
    places: int = 1

    def __str__(self) -> str:
        return f"{self.value:,.{self.places}f}"


class TimeCell(Value):
    """A time in the house's zone; where a camera is looked at, a screen writes its seconds too."""

    at: datetime | None
    has_seconds: bool = False

    def __str__(self) -> str:
        return NOTHING if self.at is None else f"{self.at:%d %b %Y %H:%M:%S}"


Cell: TypeAlias = str | int | Money | Micros | ShareCell | Decimals | TimeCell


def share_cell(share: Fraction | None) -> Cell:
    """Return a share, or that there is none."""
    return NOTHING if share is None else ShareCell(float(share))


def shown(cell: Cell) -> str:
    """Write a cell for a reader."""
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


def plain(cell: Cell) -> str | int | float | Decimal:
    """Return a cell for a program: numbers without signs of their own, times as ISO text."""
    match cell:
        case Money() | Micros():
            return cell.exact
        case ShareCell(value) | Decimals(value):
            return value
        case TimeCell(at):
            return "" if at is None else at.isoformat(timespec="seconds")
        case _:
            return cell

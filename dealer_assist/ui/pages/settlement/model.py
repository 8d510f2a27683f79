"""A settled round as plain facts: a column for each wager, a row for each seat, envy last."""

from enum import Enum

from dealer_assist.value import Value


class CellKind(Enum):
    """How a wager ended, or what stands in its place."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    CLAIM = "claim"
    NONE = "none"


class CellModel(Value):
    """One wager of a seat: an amount, or odds, and the word for its end."""

    amount: str = ""
    word: str = ""
    kind: CellKind = CellKind.NONE


class SeatRowModel(Value):
    """One seat: its wagers by column and what it is paid, or why that is not known.

    `mark` stands over its hand: FOLDED.
    """

    seat: str
    hand: str = ""
    cells: tuple[CellModel, ...] = ()
    pay: str = ""
    take: str = ""
    trouble: str = ""
    mark: str = ""


class SettlementModel(Value):
    """The page: rows in payment order. `note` says what is missing; `prizes` are wide columns.

    `tokes` are the dealer's own, apart from what every seat is paid.
    `last` is what is settled after all seats, under its title; `order` says how the page is paid.
    """

    columns: tuple[str, ...]
    rows: tuple[SeatRowModel, ...]
    note: str = ""
    envy: tuple[tuple[str, str], ...] = ()
    dealer: str = ""
    prizes: tuple[str, ...] = ()
    empty: str = ""
    order: str = ""
    last_title: str = ""
    last: tuple[tuple[str, str], ...] = ()
    tokes: tuple[tuple[str, str], ...] = ()

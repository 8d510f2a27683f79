from datetime import datetime, timedelta, timezone
from decimal import Decimal

import pytest

from dealer_assist.reports.cells import (
    Cell,
    Decimals,
    Micros,
    Money,
    ShareCell,
    TimeCell,
    plain,
    shown,
)

AT = datetime(2026, 3, 7, 23, 15, 4, 250, tzinfo=timezone(timedelta(hours=-8)))


@pytest.mark.parametrize(
    ("cell", "reader", "program"),
    [
        ("Misdeal", "Misdeal", "Misdeal"),
        (1_234_567, "1,234,567", 1_234_567),
        (Money(1_284_637), "$12,846.37", Decimal("12846.37")),
        (Money(-50), "-$0.50", Decimal("-0.50")),
        (Micros(12_846_372_500), "$12,846.3725", Decimal("12846.372500")),
        (Micros(-5_000_000), "-$5.00", Decimal("-5.000000")),
        (Micros(1), "$0.000001", Decimal("0.000001")),
        (ShareCell(0.2488), "24.88%", 0.2488),
        (ShareCell(0.0000185), "0.001850%", 0.0000185),
        (ShareCell(0.0), "0.00%", 0.0),
        (Decimals(1234.567), "1,234.6", 1234.567),
        (TimeCell(AT), "07 Mar 2026 23:15:04", "2026-03-07T23:15:04-08:00"),
        (TimeCell(None), "–", ""),
    ],
)
def test_a_cell_is_written_for_a_reader_and_for_a_program(
    cell: Cell, reader: str, program: object
) -> None:
    assert shown(cell) == reader
    assert plain(cell) == program


def test_no_amount_goes_through_a_float() -> None:
    # 2 ** 53 + 1 cents is the first amount that a float would change.
    assert str(plain(Money(2**53 + 1))) == "90071992547409.93"

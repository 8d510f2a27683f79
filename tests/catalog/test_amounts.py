"""Amounts and rates: read as printed, or refused with how to write them."""

import pytest

from dealer_assist.catalog.amounts import parse_dollars, parse_rate


@pytest.mark.parametrize(
    ("text", "cents"),
    [("$0", 0), ("$5", 500), ("$5,000", 500_000), ("$1,234,567.89", 123_456_789), ("$0.50", 50)],
)
def test_dollars_are_read_as_printed(text: str, cents: int) -> None:
    assert parse_dollars(text) == cents


@pytest.mark.parametrize(
    "text", ["", "$", "5", "$-5", "$5.5", "$5.555", "$5.xx", "$5,00", "$,500", "$²", "$5.", " $5"]
)
def test_what_is_no_amount_is_refused_not_guessed(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no amount: write '\$5,000' or '\$0.50'"):
        parse_dollars(text)


@pytest.mark.parametrize("text", ["$1,000,000,000.01", "$1000000001", "$" + "9" * 5000])
def test_more_than_any_table_pays_is_refused(text: str) -> None:
    assert parse_dollars("$1,000,000,000") == 100_000_000_000
    with pytest.raises(ValueError, match=r"than any table pays: write \$1,000,000,000 or less"):
        parse_dollars(text)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("24 %", 2400),
        ("24%", 2400),
        ("20.5 %", 2050),
        ("0.25 %", 25),
        ("100 %", 10_000),
        ("0 %", 0),
    ],
)
def test_rates_are_read_to_the_basis_point(text: str, points: int) -> None:
    assert parse_rate(text) == points


@pytest.mark.parametrize("text", ["", "%", "24", "-5 %", "20.555 %", "20.x %", "²%", "1,5 %"])
def test_what_is_no_rate_is_refused_not_guessed(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no rate: write '24 %' or '20\.5 %'"):
        parse_rate(text)


@pytest.mark.parametrize("text", ["100.01 %", "240 %"])
def test_a_rate_above_the_whole_wager_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is more than the whole wager: write 100 % or less"):
        parse_rate(text)

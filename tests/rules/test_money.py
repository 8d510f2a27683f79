"""Money in integers, printed for people."""

import pytest

from dealer_assist.rules.money import cents_shown, chips, dollars, micros


def test_a_meter_shows_the_cent_below() -> None:
    assert cents_shown(19_999) == 1
    assert cents_shown(20_000) == 2
    assert cents_shown(micros(1_284_637)) == 1_284_637


@pytest.mark.parametrize(
    ("cents", "full", "short"),
    [
        (1_284_637, "$12,846.37", "$12,846.37"),
        (2_500, "$25.00", "$25"),
        (5, "$0.05", "$0.05"),
        (0, "$0.00", "$0"),
        (-550, "-$5.50", "-$5.50"),
        (-100_000, "-$1,000.00", "-$1,000"),
    ],
)
def test_amounts_in_full_and_without_idle_cents(cents: int, full: str, short: str) -> None:
    assert dollars(cents) == full
    assert chips(cents) == short

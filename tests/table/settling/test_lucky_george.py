"""Lucky George: a fixed sum to the dealer with each TriLux Bonus that wins."""

from pathlib import Path

import pytest
from dealt_table import dealt
from shipped_tables import shipped

from dealer_assist.catalog.table_file import as_file
from dealer_assist.catalog.tables import load_table
from dealer_assist.paths import layouts, resources
from dealer_assist.table.facts.ending import bets_reasons
from dealer_assist.table.setup.settings import settings_of
from dealer_assist.value import replace

HANDS = {
    "straight_flush": "Kh Qh",
    "three_of_a_kind": "Ac Ad",
    "straight": "Kh Qc",
    "flush": "2h 9h",
}
"""Beside the dealer's ace of hearts."""


@pytest.mark.parametrize(
    ("table", "hand", "dollars"),
    [
        *(("trilux-fixed-2", hand, one) for hand, one in zip(HANDS, (10, 5, 2, 1), strict=True)),
        ("trilux-fixed", "straight_flush", 1),
    ],
)
def test_the_dealer_is_told_what_goes_to_him_with_the_bet(
    table: str, hand: str, dollars: int
) -> None:
    for is_on in (True, False):
        told = dealt(
            table, {"2": HANDS[hand], "dealer": "Ah"}, {2: {"blackjack": 2500, "trilux_fixed": 500}}
        )
        options = {**told.setup.options, "lucky_george": is_on}
        told = replace(told, setup=replace(told.setup, options=options))
        (reason,) = bets_reasons(told)
        assert (f"Lucky George: ${dollars} to the dealer" in reason.detail) is is_on
        assert "seat 2: TRILUX BONUS" in reason.detail.replace("Seat", "seat")


def test_it_is_a_choice_of_tables_that_offer_the_bet_and_of_no_other(tmp_path: Path) -> None:
    setup = shipped("trilux-fixed-2")
    assert setup.options["lucky_george"] is False
    assert "house_rule.lucky_george" in {one.path for one in settings_of(setup)}
    assert "lucky_george" not in shipped("field-gold-21").choices
    file = tmp_path / "own.toml"
    chosen = replace(setup, options={**setup.options, "lucky_george": True})
    file.write_text(as_file(chosen))
    assert load_table(resources(), layouts(), file).options["lucky_george"] is True
    bare = replace(chosen, wagers=tuple(row for row in setup.wagers if row.key != "trilux_fixed"))
    assert "lucky_george" not in as_file(bare)

"""What SET UP says beside a choice that it does not offer itself."""

import pytest
from random_tables import shipped

from dealer_assist.ui.office.settings.table_choices import why_no_link


@pytest.mark.parametrize(
    ("table", "path", "says"),
    [
        ("blackjack-blazing", "jackpot.A", "On Blackjack Link. Change a link in"),
        ("crazy4-nexus", "jackpot.A", "Its meter is this table's own. A link is entered in"),
        ("house-money-house", "jackpot.A", ""),
        ("crazy4-nexus", "paytable.queens_up", ""),
        ("crazy4-nexus", "jackpot.B", ""),
    ],
)
def test_set_up_says_where_a_link_is_chosen(table: str, path: str, says: str) -> None:
    said = str(why_no_link(path, shipped(table)))
    assert said.startswith(says)
    assert bool(said) == bool(says)

"""Small words that sentences for the dealer are made of."""

import pytest

from dealer_assist.message import listed
from dealer_assist.table.guide.words import a_printed_role, a_role, count
from dealer_assist.table.setup.roles import Role


@pytest.mark.parametrize(("number", "said"), [(0, "0 wins"), (1, "1 win"), (2, "2 wins")])
def test_counting_in_words(number: int, said: str) -> None:
    assert count(number, "win") == said


@pytest.mark.parametrize(
    ("parts", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_listing_in_words(parts: list[str], said: str) -> None:
    assert listed(parts) == said


def test_roles_have_their_articles() -> None:
    assert (a_role(Role.EXECUTIVE), a_role(Role.DEALER)) == ("an Executive", "a Dealer")
    assert a_printed_role(Role.EXECUTIVE) == "an EXECUTIVE"
    assert a_printed_role(Role.SUPERVISOR) == "a SUPERVISOR"

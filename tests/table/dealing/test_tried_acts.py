"""Acts that are tried on a hand are judged by the rules, whatever the cards to come."""

import pytest
from dealt_table import shipped

from dealer_assist.rules.cards import parse_cards
from dealer_assist.table.facts.dealing import tried_acts


@pytest.mark.parametrize(
    ("table", "cards", "actions", "said"),
    [
        ("free-bet-nexus", "6h 5d", ("free_double",), ""),
        ("free-bet-nexus", "6h 5d", ("zap", "stand"), "Seat 4: this game has no zap. Hit or stand"),
        ("zappit-nexus", "9h 7d", ("zap", "stand"), ""),
        ("zappit-nexus", "6h 5d", ("free_double",), "Seat 4: a free double is for two cards"),
        ("free-bet-nexus", "Ah Kd", ("free_double",), "Seat 4: no hand is left to free_double"),
    ],
)
def test_the_rules_say_what_is_against_it(
    table: str, cards: str, actions: tuple[str, ...], said: str
) -> None:
    found = tried_acts.refusal(shipped(table), "4", parse_cards(cards.split()), actions)
    assert found.startswith(said) if said else found == ""


def test_a_table_without_a_title_has_no_acts() -> None:
    assert tried_acts.acts_of(shipped("blackjack-nexus")).zap == ()
    assert tried_acts.acts_of(shipped("zappit-nexus")).zap == (15, 16, 17)


def test_hands_that_win_at_once_do_so_where_the_title_has_them() -> None:
    cards = parse_cards(["2c", "3d", "2h", "4s", "3c", "2d"])
    assert tried_acts.has_won(shipped("super-fun"), cards)
    assert not tried_acts.has_won(shipped("super-fun"), cards, is_doubled=True)
    assert not tried_acts.has_won(shipped("super-fun"), cards, is_split=True)
    assert not tried_acts.has_won(shipped("blackjack-nexus"), cards)

"""Crazy 4 with best play and Bad Beat: what was printed, and what no reading reproduces."""

from fractions import Fraction

import numpy as np

from dealer_assist.catalog.book import Book
from dealer_assist.odds.card_sets import all_sets, suit_classes
from dealer_assist.odds.figure import fixed_figure
from dealer_assist.odds.games.crazy4 import _showdown, bad_beat_chances, best_play
from dealer_assist.odds.strength import best_of_five
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.ranking.four_cards import best_four, kinds_down_from


def test_best_play_meets_the_printed_house_edge(book: Book) -> None:
    """Printed: 3.42 %."""
    base = best_play(book.games["crazy_4_poker"].paytables["super_bonus"]["C4P-09"])
    assert base.house_edge == Fraction(264_142_729, 7_726_058_340)
    assert round(100 * float(base.house_edge), 2) == 3.42


def test_three_times_the_ante_is_played_with_aces_or_better_and_only_then(book: Book) -> None:
    """Aces or better are dealt as often as Aces Up is paid: 18.56 %."""
    base = best_play(book.games["crazy_4_poker"].paytables["super_bonus"]["C4P-09"])
    assert base.decisions["play_3x"] == Fraction(482_424, 2_598_960)
    assert sum(base.decisions.values()) == 1


def test_the_printed_base_hit_is_no_chance_of_this_game(book: Book) -> None:
    """Printed: 48.06 %. With best play the play wager is paid in 47.34 % of all deals."""
    base = best_play(book.games["crazy_4_poker"].paytables["super_bonus"]["C4P-09"])
    assert round(100 * float(base.hit), 2) == 47.34


def test_bad_beat_meets_the_printed_hit_of_its_first_print_but_no_printed_edge(book: Book) -> None:
    """Printed: hit 2.4 % (and 6.59 %); edges 19.3 %, 19.87 % and 17.3 %."""
    figures = {
        name: fixed_figure(("", "", name), {}, bad_beat_chances(), table.lines)
        for name, table in book.games["crazy_4_poker"].paytables["bad_beat"].items()
    }
    assert round(100 * figures["BBB-01"]["hit"], 1) == 2.4
    assert round(100 * figures["BBB-01"]["house_edge"], 2) == 17.90
    assert round(100 * figures["BBB-02"]["house_edge"], 2) == 13.82


def test_bad_beat_and_ties_make_up_all_deals() -> None:
    chances = bad_beat_chances()
    assert sum(chances.ways.values()) == chances.total
    # Equal classes of both hands cannot tie more often than they meet.
    assert 0 < chances.ways[()] < chances.total // 50


def test_four_of_a_kind_is_beaten_as_often_as_counted_by_hand() -> None:
    """Only a higher four of a kind beats it, with other cards, on either side of the table."""
    fours = [(rank, card) for rank in range(13) for card in range(52) if card // 4 != rank]
    beaten = 0
    for low, kicker in fours:
        for high, other in fours:
            if high > low and kicker // 4 != high and other // 4 != low and kicker != other:
                beaten += 1
    chances = bad_beat_chances()
    assert chances.ways[kinds_down_from("four_of_a_kind")] == 2 * beaten


def test_a_hand_is_counted_against_every_dealers_hand() -> None:
    """K-Q-8-4: the last hand that plays; its 1,533,939 dealer's hands, one by one."""
    hands = _showdown()
    cards = np.sort(np.array(parse_cards(("Ks", "Qd", "8h", "4c", "2d"))))
    members = suit_classes(5).members
    mine = best_four(tuple(cards.tolist()))
    place = next(
        number
        for number, row in enumerate(members)
        if best_four(tuple(row.tolist())).text == mine.text and row[0] // 4 == 0
    )
    held = members[place]
    dealer = best_of_five()[~np.isin(all_sets(5), held).any(axis=1)]
    strength = int(hands.strength[place])
    assert len(dealer) == 1_533_939
    assert hands.lower[place] == (dealer < strength).sum()
    assert hands.higher[place] == (dealer > strength).sum()

"""Hands that cannot all be on at once."""

import pytest
from dealt_table import dealt, shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table.facts.contradictions import alerts, contradictions
from dealer_assist.table.state import Claim


def test_two_seats_cannot_hold_the_same_four_aces_of_one_deck(sitting: Sitting) -> None:
    sitting.start(2, 5, 7).claim(s5="four_aces")
    assert contradictions(sitting.table) == ()
    sitting.claim(s7="four_aces")
    (found,) = contradictions(sitting.table)
    assert found.spots == ((7, "A"), (5, "A"))
    assert found.sentence == (
        "One deck cannot make Four Aces at seats 7 and 5. Look which seat holds it"
    )


def test_what_is_on_record_counts_like_what_is_claimed(sitting: Sitting) -> None:
    sitting.start(2, 5).claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying())
    sitting.claim(s2="four_aces")
    assert len(contradictions(sitting.table)) == 1


def test_hands_that_a_deck_holds_several_times_are_nothing_to_wonder_at(sitting: Sitting) -> None:
    sitting.start(2, 5, 7).claim(s2="straight_flush", s5="straight_flush", s7="four_aces")
    assert contradictions(sitting.table) == ()


def test_a_royal_with_the_board_is_one_seats_whenever_it_was_complete(sit: Sit) -> None:
    sitting = sit(shipped("holdem-nexus"))
    sitting.start(2, 5).claim(s2="royal_after_5", s5="royal_after_7")
    (found,) = contradictions(sitting.table)
    assert "cannot make Royal After 7 at seats 5 and 2" in found.sentence


def test_four_royals_of_five_own_cards_are_possible(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-link"))
    sitting.start(1, 2, 3, 5).claim(s1="royal_flush", s2="royal_flush", s3="royal_flush")
    sitting.claim(s5="royal_flush")
    assert contradictions(sitting.table) == ()


def test_a_community_royal_is_everybodys(sit: Sit) -> None:
    sitting = sit(shipped("holdem-aquarius"))
    sitting.start(2, 5, 7).claim(s5="community_royal")
    (found,) = contradictions(sitting.table)
    assert found.sentence == (
        "Community Royal on the board plays for all seats. Press it for seats 7 and 2 too"
    )
    sitting.claim(s2="community_royal", s7="community_royal")
    assert contradictions(sitting.table) == ()


def test_a_community_royal_excludes_every_other_hand(sit: Sit) -> None:
    sitting = sit(shipped("holdem-aquarius"))
    sitting.start(2, 5, 7).claim(s5="community_royal", s2="royal_after_6")
    (found,) = contradictions(sitting.table)
    assert "Check seat 2" in found.sentence


@pytest.mark.parametrize(("decks", "seats"), [(6, 2), (8, 3)])
def test_the_up_card_and_a_shoe_make_so_many_suited_aces(decks: int, seats: int) -> None:
    chips = dict.fromkeys(range(1, seats + 2), "B")
    claims = tuple(Claim(seat, "B", "three_aces_suited") for seat in chips)
    options = {"decks": decks}
    table = dealt("house-money-nexus", {}, chips=chips, claims=claims, options=options)
    assert len(contradictions(table)) == 1
    one_less = dealt("house-money-nexus", {}, chips=chips, claims=claims[1:], options=options)
    assert contradictions(one_less) == ()


def test_the_alert_is_for_another_person_than_the_dealer(sitting: Sitting) -> None:
    sitting.start(2, 5).claim(s2="four_aces", s5="four_aces")
    (alert,) = alerts(sitting.table)
    sitting.do(alert)
    dealer = sitting.staff["dealer-1"]
    assert sitting.no_to(c.AcknowledgeAlert(alert.key, dealer)) == (
        f"{dealer.name} was involved, so another person must acknowledge it"
    )
    sitting.do(c.AcknowledgeAlert(alert.key, sitting.staff["supervisor-1"]))
    assert sitting.table.lasting.alerts == ()

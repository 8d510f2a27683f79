"""Dragon Bonus: the table has one hand, and it wins for all who bet on the winning side."""

from typing import Any

import pytest
from shipped_tables import shipped, tied_to_the_side

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.claims import awards_of
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
SIDES = {1: "player", 2: "banker", 3: "player", 6: "tie", 7: "player"}


@pytest.fixture
def coup(sit: Sit) -> Sitting:
    """Progressive wagers on five seats whose main wagers are known."""
    sitting = sit(tied_to_the_side("dragon-nexus")).open()
    sitting.do(*(c.PlaceWagers(seat, {side: 500}) for seat, side in SIDES.items()))
    return sitting.start(*SIDES)


def claimed(sitting: Sitting) -> dict[int, str]:
    """Return the seats that claim, and what."""
    return {claim.seat: claim.line for claim in sitting.table.round.claims}


def test_one_hand_is_on_for_every_seat_on_the_winning_side(coup: Sitting) -> None:
    coup.do(c.PressTableHand("player", "9-0"))
    assert claimed(coup) == dict.fromkeys((1, 3, 7), "9-0")
    coup.do(c.PressTableHand("player", "9-0"))
    assert claimed(coup) == {}


def test_a_winning_seat_stands_for_its_side(coup: Sitting) -> None:
    coup.do(*(c.MissChip(seat) for seat in SIDES))
    assert next_step(coup.table, LookedAt(3)).key == "table_hand"
    coup.do(c.PressHand(3, "9-0"))
    assert claimed(coup) == dict.fromkeys((1, 3, 7), "9-0")


def test_another_hand_replaces_it_for_everybody(coup: Sitting) -> None:
    coup.do(c.PressHand(3, "9-0"), c.PressHand(7, "234_suited"))
    assert claimed(coup) == dict.fromkeys((1, 3, 7), "234_suited")


@pytest.mark.parametrize("line", ["9-0", "234_suited"])
def test_a_coup_has_one_winning_side(coup: Sitting, line: str) -> None:
    coup.do(c.PressTableHand("player", "9-0"), c.PressTableHand("banker", line))
    assert claimed(coup) == {2: line}
    coup.do(c.PressHand(7, "9-0"))
    assert claimed(coup) == dict.fromkeys((1, 3, 7), "9-0")


def test_a_seat_whose_side_is_not_known_claims_beside_the_others(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).open()
    sitting.do(c.MarkSide(1, "player"), c.MarkSide(4, "banker"))
    sitting.start(1, 2, 4).do(c.PressHand(2, "9-0"), c.PressHand(1, "9-0"))
    assert claimed(sitting) == {1: "9-0", 2: "9-0"}
    sitting.do(c.PressHand(4, "9-0"))
    assert claimed(sitting) == {2: "9-0", 4: "9-0"}
    sitting.do(c.PressHand(2, "234_suited"))
    assert claimed(sitting) == {2: "234_suited", 4: "234_suited"}


def test_all_participants_win_together_whatever_their_side(sit: Sit) -> None:
    setup = tied_to_the_side("dragon-nexus")
    options = {**setup.options, "eligible": "all_participants"}
    coup = sit(replace(setup, options=options)).open()
    coup.do(*(c.PlaceWagers(seat, {side: 500}) for seat, side in SIDES.items()))
    coup.start(*SIDES)
    coup.do(c.PressTableHand("player", "9-0"), c.PressTableHand("banker", "234_suited"))
    assert claimed(coup) == dict.fromkeys(SIDES, "234_suited")


def test_fixed_lines_pay_each(coup: Sitting) -> None:
    coup.do(c.PressHand(3, "9-0"), c.CallSupervisor(), c.ConfirmWins())
    coup.swipe("supervisor-1")
    assert [(win.award.seat, win.award.prize) for win in coup.table.round.wins] == [
        (7, 1000),
        (3, 1000),
        (1, 1000),
    ]


def test_a_five_dollar_wager_is_paid_to_one_and_stays(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus-5")).open()
    sitting.do(c.MarkSide(2, "banker"))
    sitting.start(2)
    assert next_step(sitting.table).key == "deal", "nothing is taken off the spot"
    sitting.do(c.PressHand(2, "9-0"), c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("supervisor-1")
    assert sitting.table.round.wins[0].award.prize == 5000


def test_a_tie_bettor_cannot_win(coup: Sitting) -> None:
    # Its chip was not locked: no hand of the table wins for a tie.
    assert "no progressive wager" in coup.no_to(c.PressHand(6, "9-0"))
    assert "tie does not win" in coup.no_to(c.PressTableHand("tie", "9-0"))


def test_nobody_on_the_winning_side_is_said(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).open()
    sitting.do(c.MarkSide(5, "player"))
    sitting.start(5)
    assert "No progressive wager on banker" in sitting.no_to(c.PressTableHand("banker", "9-0"))


def test_a_side_that_is_not_known_is_marked_first(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).start(2, 4)
    told = sitting.no_to(c.PressTableHand("player", "9-0"))
    assert told == "The side of seats 2 and 4 is not known. Mark it first"
    sitting.do(c.MarkSide(2, "player"), c.MarkSide(4, "tie"))
    sitting.do(c.PressTableHand("player", "9-0"))
    assert claimed(sitting) == {2: "9-0"}


def test_a_seat_whose_side_is_not_known_is_claimed_for_itself(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).start(2, 4, 5)
    sitting.do(c.PressHand(4, "9-0"))
    assert claimed(sitting) == {4: "9-0"}
    sitting.do(c.PressHand(2, "9-0"))
    assert claimed(sitting) == {2: "9-0", 4: "9-0"}


def test_a_seat_on_both_sides_is_claimed_for_itself_or_with_the_winning_side(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).open()
    sitting.do(c.PlaceWagers(2, {"player": 500, "banker": 500}), c.MarkSide(4, "banker"))
    sitting.start(2, 4)
    sitting.do(c.PressHand(2, "9-0"))
    assert claimed(sitting) == {2: "9-0"}
    sitting.do(c.PressHand(2, "9-0"), c.PressTableHand("banker", "9-0"))
    assert claimed(sitting) == {2: "9-0", 4: "9-0"}


def test_where_all_participate_sides_do_not_matter(sit: Sit) -> None:
    setup = tied_to_the_side("dragon-nexus")
    sitting = sit(replace(setup, options={**setup.options, "eligible": "all_participants"}))
    sitting.open().do(c.MarkSide(2, "tie"))
    sitting.start(2, 4)
    sitting.do(c.PressHand(4, "234_suited"))
    assert claimed(sitting) == {2: "234_suited", 4: "234_suited"}
    sitting.do(c.PressTableHand("player", "234_suited"))
    assert claimed(sitting) == {}


def test_once_the_shared_prize_is_on_record_nobody_joins_it(coup: Sitting) -> None:
    coup.do(c.PressHand(3, "234_diamonds"), c.CallSupervisor(), c.ConfirmWins())
    assert "on record" in coup.no_to(c.PressHand(2, "9-0"))
    coup.swipe("executive-1")
    assert coup.is_in(Phase.RECORDED)
    assert "who shares it" in coup.no_to(c.PressHand(2, "234_diamonds"))
    assert "on record" in coup.no_to(c.PressTableHand("player", "234_diamonds"))


def test_a_hand_that_the_table_does_not_have_is_refused(coup: Sitting) -> None:
    assert "no hand of this paytable" in coup.no_to(c.PressTableHand("player", "four_aces"))


@pytest.mark.parametrize(
    ("command", "word"),
    [
        (c.MarkSide(8, "player"), "no seat 8"),
        (c.MarkSide(3, "dragon"), "no side"),
    ],
)
def test_a_side_that_cannot_be_is_refused(coup: Sitting, command: c.Command, word: str) -> None:
    coup.do(c.PressHand(3, "9-0"))
    assert word in coup.no_to(command)


def test_a_side_is_marked_once_and_taken_back(coup: Sitting) -> None:
    assert coup.do(c.MarkSide(2, "player"))
    assert coup.do(c.MarkSide(2, "player")) == []
    coup.do(c.MarkSide(2, ""), c.PressTableHand("banker", "9-0"))
    assert claimed(coup) == {2: "9-0"}, "the wager is known again"


def test_other_games_have_no_table_hand(sitting: Sitting) -> None:
    sitting.start(5)
    assert "Touch a seat first" in sitting.no_to(c.PressTableHand("player", "four_aces"))
    assert "Touch a seat first" in sitting.no_to(c.PressTableHand("player", "four_aces", "C"))


def test_another_seat_may_still_say_its_side(coup: Sitting) -> None:
    coup.do(c.PressHand(3, "9-0"))
    assert coup.do(c.MarkSide(6, "player"))


def test_a_seat_that_joins_the_hand_leaves_the_others_on(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).start(2, 4)
    sitting.do(c.PressHand(4, "9-0"))
    assert sitting.do(c.PressHand(2, "9-0")) == [e.ClaimMade(2, "A", "9-0")]


def test_a_wrong_seat_is_put_right_by_its_side_and_the_shares_follow(coup: Sitting) -> None:
    coup.do(c.PressTableHand("player", "234_diamonds"))
    assert [award.shares for _, award in awards_of(coup.table)[0]] == [3, 3, 3]
    coup.do(c.MarkSide(3, "banker"))
    assert [(award.seat, award.shares) for _, award in awards_of(coup.table)[0]] == [(7, 2), (1, 2)]
    coup.do(c.MarkSide(3, "player"), c.MarkSide(2, "player"))
    assert sorted(claimed(coup)) == [1, 2, 3, 7]


def test_a_side_that_ends_the_last_claim_ends_the_verification(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).open()
    sitting.do(c.MarkSide(2, "player"))
    sitting.start(2).do(c.PressHand(2, "9-0"), c.CallSupervisor())
    assert sitting.is_in(Phase.VERIFY)
    sitting.do(c.MarkSide(2, "banker"))
    assert (sitting.table.round.claims, sitting.is_in(Phase.IN_PLAY)) == ((), True)


def test_a_side_does_not_change_while_a_win_waits_for_a_card(coup: Sitting) -> None:
    coup.do(c.PressTableHand("player", "234_diamonds"), c.CallSupervisor(), c.ConfirmWins())
    assert "Press BACK TO TABLE" in coup.no_to(c.MarkSide(3, "banker"))


def test_a_seat_whose_side_is_not_known_turns_its_button_off_first(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).start(2, 4)
    sitting.do(c.PressHand(4, "9-0"), c.PressHand(2, "9-0"))
    assert "Turn its hand button off" in sitting.no_to(c.MarkSide(2, "banker"))


def test_not_a_win_on_a_shared_hit_is_for_all_its_shares_or_refused(coup: Sitting) -> None:
    """A share mistaken for the whole: one seat's NOT A WIN used to move the others' money."""
    coup.do(c.PressTableHand("player", "234_diamonds"), c.CallSupervisor())
    before = coup.table
    why = "Hand read wrongly"
    assert "takes all of them off" in coup.no_to(c.DropClaim(3, reason=why))
    assert coup.table == before
    struck = coup.do(c.DropClaim(3, reason=why, all_shares=True))
    assert [one.seat for one in struck if isinstance(one, e.ClaimStruck)] == [1, 3, 7]
    coup.do(c.ConfirmWins())
    dropped = coup.swipe("executive-1")
    assert [one.seat for one in dropped if isinstance(one, e.ClaimDropped)] == [1, 3, 7]
    assert (coup.table.round.claims, coup.is_in(Phase.IN_PLAY)) == ((), True)


def test_a_side_marked_when_the_cards_are_known_is_an_alert_for_another_person(
    coup: Sitting,
) -> None:
    (early,) = coup.do(c.MarkSide(6, "player"))
    assert not early.after_cards
    coup.do(c.SeeCards("player", ("2d", "3d", "4d")))
    late, alert = coup.do(c.MarkSide(2, "player"))
    assert (late.was, late.after_cards) == ("", True)
    assert alert.sentence.startswith("Seat 2 was marked PLAYER when the cards were known")
    assert (alert.kind, alert.not_by) == ("side", "dealer-1")


def test_a_game_of_own_hands_has_no_sides_to_mark(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(5)
    assert sitting.no_to(c.MarkSide(5, "player")) == "Crazy 4 Poker has no sides to bet on"

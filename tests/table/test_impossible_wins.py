"""The eight things that haste must never do, each by its number; more of each beside its room."""

from typing import Any

from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.facts import paying
from dealer_assist.table.facts.claims import awards_of
from dealer_assist.table.facts.contradictions import contradictions
from dealer_assist.table.facts.dealing.stages import live_wagers
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Lamp, Phase
from dealer_assist.table.words import share_words

Sit = Any  # of conftest
Sitting = Any


def shared(sit: Sit) -> Sitting:
    """Three seats on one side claim the table's hand."""
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(*(c.MarkSide(seat, "player") for seat in (1, 3, 7)))
    return sitting.start(1, 3, 7)


ACES = ("As", "Ah", "Ad", "Ac", "2c")


def test_1_end_game_never_passes_over_a_known_win(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(1, 5)
    sitting.do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    assert "Seat 1 holds Four Aces" in sitting.no_to(c.EndGame())
    assert "needs a reason" in sitting.no_to(c.DenyHand(1, ""))
    sitting.do(c.DenyHand(1, "Hand was folded"))
    assert "Seat 1 holds Four Aces" in sitting.no_to(c.EndGame()), "until a card agrees"
    sitting.swipe("executive-1")
    (alert,) = sitting.table.lasting.alerts
    assert alert.not_by == "executive-1"
    sitting.do(c.EndGame())
    assert sitting.table.round.phase is Phase.BETTING


def test_2_a_slow_double_tap_ends_nothing_and_no_chip_bets_again_unasked(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(2)
    assert "3 seconds after START GAME" in sitting.no_to(c.EndGame())
    sitting.now += 3_000
    assert "Chip still on" in sitting.no_to(c.EndGame())
    sitting.do(c.SeeChip(6), c.EndGame())
    assert sitting.table.sensor((6, "A")).is_left
    sitting.do(c.StartGame())
    assert sitting.table.locked == {}


def test_3_a_win_that_was_paid_is_never_told_to_be_paid_again(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(5, 7).claim(s7="four_aces").confirm()
    sitting.swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(7))
    sitting.claim(s5="straight_flush").confirm().swipe("supervisor-1")
    assert [win.award.seat for win in paying.recorded_now(sitting.table)] == [5]
    assert [win.award.seat for win in paying.recorded_before(sitting.table)] == [7]
    assert [due.seat for due in paying.dues(sitting.table) if due.wins] == [5]


def test_4_envy_is_told_seat_by_seat_also_of_those_who_won(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).start(1, 5, 7)
    sitting.claim(s5="four_aces", s7="straight_flush").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickAllPaid())
    dues = {due.seat: due.envy for due in paying.dues(sitting.table)}
    assert dues.keys() == {1, 5, 7}
    assert dues == dict(sitting.table.round.envy)
    assert dues[1] == dues[5] + dues[7]


def test_5_what_cannot_be_is_shown_and_told(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    sitting.do(c.PlaceWagers(5, {"ante": 500}), c.PlaceWagers(7, {"ante": 500}))
    sitting.do(c.SeeChip(4))
    assert sitting.table.lamp((4, "A")) is Lamp.NO_GAME
    sitting.start(5, 7).claim(s5="four_aces", s7="four_aces")
    assert (4, "A") not in sitting.table.locked
    (said,) = contradictions(sitting.table)
    assert said.sentence.startswith("One deck cannot make Four Aces at seats 7 and 5")

    board = sit(shipped("holdem-nexus")).start(4, 6).claim(s4="community_royal")
    (said,) = contradictions(board.table)
    assert "Press it for seat 6 too" in said.sentence

    folded = sit(shipped("six-five-four")).open()
    folded.do(c.PlaceWagers(2, {"ante": 1000, "queens_up": 1000}), c.StartGame())
    folded.do(c.AdvanceStage("up_card", is_asked=True), c.FoldHand(2))
    assert live_wagers(folded.table, 2) == ("queens_up",)


def test_6_a_key_that_is_lost_authorises_nothing(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-aquarius")).start(5).claim(s5="straight_flush")
    sitting.do(c.TurnKey("JPH"), c.LoseKey())
    assert "swipe a Supervisor's card" in sitting.no_to(c.PressJackpot())
    sitting.swipe("supervisor-1")
    sitting.do(c.PressJackpot())
    assert sitting.table.round.wins[0].by.key == "supervisor-1"


def test_7_a_share_of_a_prize_is_never_mistaken_for_the_whole(sit: Sit) -> None:
    sitting = shared(sit)
    sitting.do(c.PressHand(3, "234_diamonds"), c.CallSupervisor())
    awards = [award for _, award in awards_of(sitting.table)[0]]
    assert {share_words(one) for one in awards} == {"1 of 3 shares of $10,000.61"}
    assert {sitting.table.setup.card_for_award("A", one) for one in awards} == {Role.EXECUTIVE}
    assert sum(one.begins_hit for one in awards) == 1
    assert sum(one.prize for one in awards) == awards[0].hit_prize == 1_000_061
    reason = "Hand read wrongly"
    assert "takes all of them off" in sitting.no_to(c.DropClaim(3, "A", reason))


def test_8_a_backed_out_win_counts_no_more(sit: Sit) -> None:
    sitting = shared(sit)
    before = sitting.table.accounts["A", "main"]
    sitting.do(c.PressHand(3, "234_diamonds"), c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    sitting.do(c.AskAdjustment(2, "Wrong seat", note="All three seats were wrong"))
    sitting.swipe("executive-1")
    (backed_out,) = sitting.swipe("executive-2")
    after = sitting.table.accounts["A", "main"]
    assert (after.meter, after.reserve, after.imbalance) == (before.meter, before.reserve, 0)
    assert (sitting.table.round.wins, sitting.table.wins_to_pay) == ((), ())
    assert sitting.table.lasting.backed_out == (1, 2, 3)
    assert (backed_out.round, [one.number for one in backed_out.wins]) == (1, [1, 2, 3])

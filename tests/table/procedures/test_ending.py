"""A round ends when it is over: what END GAME waits for, in its order."""

import pytest
from dealt_table import shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.ending import Wait, reasons, rest_seconds
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.controls import ControlStanding
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

ACES = ("As", "Ah", "Ad", "Ac", "2c")
DIAMONDS = {"player": ("2d", "3d", "4d"), "banker": ("Ks", "Qh", "Tc")}


def waits(sitting: Sitting) -> list[Wait]:
    return [one.wait for one in reasons(sitting.table, sitting.now)]


def test_a_second_tap_after_start_game_ends_nothing(sitting: Sitting) -> None:
    sitting.open().start()
    for ms in (0, 1, 550, 2_999):
        sitting.now = sitting.table.round.started_at + ms
        assert sitting.no_to(c.EndGame()) == (
            "END GAME opens 3 seconds after START GAME. Wait a moment"
        )
    assert rest_seconds(sitting.table, sitting.table.round.started_at) == 3
    assert rest_seconds(sitting.table, sitting.table.round.started_at + 2_999) == 1
    sitting.now = sitting.table.round.started_at + 3_000
    assert waits(sitting) == []


def test_a_clock_that_was_set_back_does_not_hold_the_table(sitting: Sitting) -> None:
    sitting.start()
    sitting.now = sitting.table.round.started_at - 60_000
    assert waits(sitting) == []


def test_chips_that_are_taken_hold_the_end_by_name(sitting: Sitting) -> None:
    sitting.start(1, 5).now += 3_000
    assert sitting.no_to(c.EndGame()) == ("Chips still on seats 1 and 5. Pick them up first")
    sitting.do(c.MissChip(1))
    assert controls.end_game(sitting.table).detail == "Take chip: seat 5"
    sitting.do(c.DenyChip(5))
    assert waits(sitting) == []


def test_end_game_over_a_known_win_is_refused(sitting: Sitting) -> None:
    sitting.start(1, 5).do(c.SeeCards("1", ACES)).clear()
    sitting.come_to_an_end()
    assert sitting.no_to(c.EndGame()) == (
        "Seat 1 holds Four Aces. Press the hand, or NOT A WIN with a reason"
    )
    assert controls.end_game(sitting.table).detail == "Seat 1: Four Aces open"
    sitting.claim(s1="four_aces")
    assert waits(sitting) == [Wait.CLAIMS]
    sitting.confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.EndGame())
    assert sitting.is_in(Phase.BETTING)


def test_the_reasons_stand_in_one_order(sitting: Sitting) -> None:
    sitting.start(1, 5).do(c.SeeCards("1", ACES), c.PressHand(5, "straight_flush"))
    sitting.now = sitting.table.round.started_at
    assert waits(sitting) == [Wait.REST, Wait.CHIPS, Wait.HAND, Wait.CLAIMS]


def test_a_hand_of_a_seat_without_a_wager_or_folded_holds_nothing(sitting: Sitting) -> None:
    sitting.start(5).do(c.SeeCards("1", ACES), c.FoldHand(5), c.SeeCards("1", ()))
    sitting.do(c.SeeCards("5", ACES))
    sitting.come_to_an_end()
    assert waits(sitting) == []


def test_no_hand_is_named_before_the_players_have_acted(sitting: Sitting) -> None:
    sitting.open().do(c.PlaceWagers(1, {"ante": 500}))
    sitting.start(1).do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    (reason,) = reasons(sitting.table, sitting.now)
    assert "Aces" not in reason.sentence + reason.short + reason.title
    assert reason.short == "The hands are not played out"
    sitting.do(c.PlaceWagers(1, {"ante": 500, "play": 500}))
    assert controls.end_game(sitting.table).detail == "Seat 1: Four Aces open"


def test_a_royal_of_two_cards_and_the_flop_is_known_without_turn_and_river(sit: Sit) -> None:
    sitting = sit(shipped("holdem-nexus")).start(2)
    sitting.do(c.SeeCards("2", ("As", "Ks")), c.SeeCards("board", ("Qs", "Js", "Ts")))
    sitting.come_to_an_end()
    assert controls.end_game(sitting.table).detail == "Seat 2: Royal After 5 open"


def test_a_coup_that_wins_waits_for_its_seats_together(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus-2")).open()
    sitting.do(c.MarkSide(1, "player"), c.MarkSide(7, "player"), c.MarkSide(3, "banker"))
    sitting.start(1, 3, 7)
    sitting.do(*(c.SeeCards(side, cards) for side, cards in DIAMONDS.items()))
    sitting.come_to_an_end()
    (reason,) = reasons(sitting.table, sitting.now)
    assert reason.title == "Seats 1 and 7 hold 2, 3 & 4 – 0 Diamonds"
    sitting.do(c.DenyHand(1, "No wager at this seat"))
    sitting.swipe("executive-1")
    assert waits(sitting) == []


def test_a_coup_that_wins_waits_for_a_side_that_nobody_knows(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus-2")).open().start(1)
    sitting.do(*(c.SeeCards(side, cards) for side, cards in DIAMONDS.items()))
    sitting.come_to_an_end()
    assert "the side of seat 1 is not known" in sitting.no_to(c.EndGame())
    sitting.do(c.MarkSide(1, "banker"))
    assert waits(sitting) == []


def test_a_share_that_the_record_has_left_out_holds_the_end(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus-2")).open()
    sitting.do(c.MarkSide(1, "player"), c.MarkSide(7, "banker"))
    sitting.start(1, 3, 7).claim(s1="234_diamonds").confirm().swipe("executive-1")
    sitting.do(*(c.SeeCards(side, cards) for side, cards in DIAMONDS.items()))
    sitting.come_to_an_end()
    assert "the side of seat 3 is not known" in sitting.no_to(c.EndGame())
    sitting.do(c.MarkSide(3, "player"))
    assert sitting.no_to(c.EndGame()) == (
        "Seat 3 holds 2, 3 & 4 – 0 Diamonds, and the record says otherwise. Back the win out, "
        "or NOT A WIN with a reason"
    )
    sitting.do(c.DenyHand(3, "No wager at this seat"))
    sitting.swipe("executive-1")
    assert waits(sitting) == []


def test_a_lower_hand_on_record_than_the_cards_make_holds_the_end(sitting: Sitting) -> None:
    sitting.start(1).claim(s1="three_of_a_kind").confirm().swipe("executive-1")
    sitting.do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    assert "holds Four Aces, and the record says otherwise" in sitting.no_to(c.EndGame())
    number = sitting.table.round.wins[0].number
    sitting.do(c.AskAdjustment(number, "Wrong seat", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    sitting.claim(s1="four_aces").confirm().swipe("executive-1")
    assert waits(sitting) == [Wait.SHOWDOWN]
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    assert waits(sitting) == []


def test_five_dollar_chips_stay_and_are_collected_or_given_back_by_name(sit: Sit) -> None:
    setup = shipped("dragon-nexus-5")
    sided = replace(setup, options={**setup.options, "eligible": "winning_side"})
    sitting = sit(sided).open()
    sitting.do(c.MarkSide(1, "player"), c.MarkSide(3, "banker")).clear()
    sitting.start(1, 3)
    sitting.now += 3_000
    assert "Collect them or give them back first" in sitting.no_to(c.EndGame())
    sitting.do(c.PressTableHand("player", "9-0"), c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")
    (reason,) = reasons(sitting.table, sitting.now)
    assert reason.detail == "Collect seat 3; stake back to seat 1"


def test_trilux_chips_stay_until_it_is_settled(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).start(2, sensor="B")
    sitting.now += 3_000
    sitting.do(c.EndGame("B"))
    assert sitting.table.sensor((2, "B")).has_chip
    assert [one.wait for one in reasons(sitting.table, sitting.now)] == [Wait.CLEAR]
    sitting.do(c.MissChip(2, "B"), c.EndGame())
    assert sitting.is_in(Phase.BETTING)


def test_nothing_dealt_makes_the_end_a_hold(sitting: Sitting) -> None:
    sitting.start(5).come_to_an_end()
    assert controls.end_game(sitting.table).standing is ControlStanding.HOLD
    sitting.do(c.SeeCards("5", ("2c",)))
    assert controls.end_game(sitting.table).standing is not ControlStanding.HOLD


def test_a_table_without_a_progressive_needs_no_hold(sit: Sit) -> None:
    sitting = sit(replace(shipped("crazy4-nexus"), jackpots={})).start()
    sitting.come_to_an_end()
    assert controls.end_game(sitting.table).standing is ControlStanding.FREE


@pytest.mark.parametrize("table", ["crazy4-aquarius", "holdem-aquarius"])
def test_game_over_waits_like_end_game(sit: Sit, table: str) -> None:
    sitting = sit(shipped(table)).start(5)
    assert sitting.no_to(c.EndGame()).startswith("GAME OVER opens 3 seconds after COIN IN")


@pytest.mark.parametrize("stage", ["deal", "flop", "turn", "river"])
def test_hands_in_play_hold_the_end_up_to_the_showdown(sit: Sit, stage: str) -> None:
    sitting = sit(shipped("holdem-nexus")).start(1, 5)
    sitting.come_to_an_end()
    assert waits(sitting) == [], "no stage was told"
    sitting.do(c.AdvanceStage(stage))
    assert waits(sitting) == [Wait.SHOWDOWN]
    assert sitting.no_to(c.EndGame()) == (
        "Hands are still in play. Touch the stages up to the last one first"
    )
    sitting.do(c.AdvanceStage("showdown"))
    assert waits(sitting) == []


def test_the_end_waits_for_no_showdown_where_everybody_has_folded(sit: Sit) -> None:
    sitting = sit(shipped("holdem-nexus")).start(1, 5)
    sitting.do(c.AdvanceStage("deal"), c.FoldHand(1))
    sitting.come_to_an_end()
    assert waits(sitting) == [Wait.SHOWDOWN]
    sitting.do(c.FoldHand(5))
    assert waits(sitting) == []


def test_a_claim_is_confirmed_at_any_stage_and_then_the_round_may_end(sit: Sit) -> None:
    sitting = sit(shipped("holdem-nexus")).start(1)
    sitting.do(c.AdvanceStage("flop"))
    sitting.claim(s1="straight_flush").come_to_an_end()
    assert waits(sitting) == [Wait.CLAIMS]

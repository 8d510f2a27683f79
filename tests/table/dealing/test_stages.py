"""The stages of the base game: by touch, by the cards, back again, and never in the way."""

from typing import Any

import pytest
from dealt_table import dealt
from random_tables import shipped
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.dealing.stages import fold_refusal
from dealer_assist.table.guide.controls import ControlStanding, end_game
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.value import replace

Sit = Any  # of conftest
Sitting = Any
TABLES = (
    "holdem-nexus",
    "holdem-aquarius",
    "holdem-link",
    "crazy4-nexus",
    "crazy4-aquarius",
    "crazy4-link",
    "four-card-nexus",
    "six-five-four",
    "caribbean",
    "dragon-nexus",
    "dragon-aquarius",
    "house-money-nexus",
)
ACES = ("As", "Ac", "Ad", "Ah", "2d")
KING_HIGH, QUEEN_HIGH = ("Kd", "6c", "4h", "3s", "2c"), ("Qd", "Jc", "8h", "6s", "4c")

POKER = ("holdem-nexus", "crazy4-nexus", "four-card-nexus", "six-five-four", "caribbean")


def started(sit: Sit, name: str, *seats: int) -> Sitting:
    setup = shipped(name)
    sitting = sit(setup).open()
    if not setup.jackpots:
        sitting.do(c.StartGame())
        return sitting
    sitting.start(*(seats or (5,)), sensor="A")
    sitting.do(*(c.MissChip(seat, "A") for seat in (seats or (5,))))
    return sitting


def reached(sitting: Sitting) -> str:
    stage = stages.now(sitting.table)
    return stage.key if stage else ""


@pytest.mark.parametrize("name", TABLES)
def test_every_game_has_its_stages_from_the_start_to_settling(sit: Sit, name: str) -> None:
    sitting = started(sit, name)
    told = [next_step(sitting.table).text]
    while later := stages.coming(sitting.table):
        assert end_game(sitting.table).standing is not ControlStanding.NEXT
        sitting.do(c.AdvanceStage(later[0].key, is_asked=True))
        if next_step(sitting.table).key in {"deal", "ask_seat"}:
            told.append(next_step(sitting.table).text)
    assert len(told) == len(set(told)) >= 3, told
    assert stages.is_last(sitting.table)


def test_there_is_no_stage_between_rounds(sit: Sit) -> None:
    sitting = sit(shipped("holdem-nexus")).open()
    assert stages.now(sitting.table) is None
    assert "bets are open" in sitting.no_to(c.AdvanceStage("flop"))
    assert "bets are open" in sitting.no_to(c.StepBack())


def test_the_next_round_begins_at_the_first_stage(sit: Sit) -> None:
    sitting = started(sit, "crazy4-nexus")
    sitting.do(c.AdvanceStage("deal"), c.AdvanceStage("dealer"), c.AdvanceStage("not_qualified"))
    sitting.now += 60_000
    sitting.do(c.EndGame(), c.StartGame())
    assert (reached(sitting), sitting.table.round.stages) == ("ante", ())


def test_touching_a_stage_twice_is_touching_it_once(sit: Sit) -> None:
    sitting = started(sit, "holdem-nexus")
    assert sitting.do(c.AdvanceStage("deal")) == [e.StageReached(sitting.now, "deal")]
    assert sitting.do(c.AdvanceStage("deal")) == []
    assert sitting.do(c.AdvanceStage("no such stage")) == []


def test_a_stage_that_lies_behind_is_reached_by_going_back_only(sit: Sit) -> None:
    sitting = started(sit, "holdem-nexus")
    sitting.do(c.AdvanceStage("deal"), c.AdvanceStage("flop"))
    assert "is done" in sitting.no_to(c.AdvanceStage("deal"))
    assert sitting.do(c.StepBack()) == [e.SteppedBack(sitting.now, "deal")]
    sitting.do(c.StepBack())
    assert "first stage" in sitting.no_to(c.StepBack())


def test_seats_that_have_not_decided_are_asked_for_once(sit: Sit) -> None:
    sitting = sit(shipped("holdem-nexus")).open()
    sitting.do(*(c.PlaceWagers(seat, {"ante": 1000}) for seat in (1, 3, 7)))
    sitting.do(c.StartGame(), c.AdvanceStage("deal"), c.FoldHand(1))
    assert stages.undecided(sitting.table) == (3, 7)
    said = sitting.no_to(c.AdvanceStage("flop"))
    assert said == "Seats 3 and 7 have not decided. Ask them, then touch FLOP again"
    sitting.do(c.PlaceWagers(7, {"ante": 1000, "flop": 2000}))
    assert stages.undecided_words(sitting.table) == "Seat 3 has not decided"
    sitting.do(c.AdvanceStage("flop", is_asked=True))
    assert reached(sitting) == "flop"
    assert stages.undecided(sitting.table) == ()


def test_a_table_without_known_wagers_asks_for_nobody(sit: Sit) -> None:
    sitting = started(sit, "holdem-nexus", 3, 7)
    sitting.do(c.AdvanceStage("deal"))
    assert sitting.do(c.AdvanceStage("flop"))


def test_the_streets_of_holdem_come_with_the_cards(sit: Sit) -> None:
    sitting = started(sit, "holdem-nexus", 5)
    sitting.do(c.SeeCards("5", ("As", "Ks")))
    assert reached(sitting) == "deal"
    board = ("Ts", "Js", "Qs", "2d", "3c")
    for cards, stage in ((2, "deal"), (3, "flop"), (4, "turn"), (5, "river")):
        sitting.do(c.SeeCards("board", board[:cards]))
        assert reached(sitting) == stage
    sitting.do(c.SeeCards("dealer", ("2c", "2h")))
    assert reached(sitting) == "showdown"


def test_cards_that_come_early_wait_for_the_decisions(sit: Sit) -> None:
    sitting = sit(shipped("six-five-four")).open()
    sitting.do(c.PlaceWagers(3, {"ante": 1000}), c.PlaceWagers(5, {"ante": 1000}), c.StartGame())
    sitting.do(c.SeeCards("dealer", ("Ks", "Qd", "2c", "3c", "7c", "8d")))
    assert reached(sitting) == "up_card"
    sitting.do(c.FoldHand(3))
    assert reached(sitting) == "up_card"
    sitting.do(c.PlaceWagers(5, {"ante": 1000, "play": 1000}))
    assert reached(sitting) == "settle"


def test_cards_that_are_corrected_move_no_stage_back(sit: Sit) -> None:
    sitting = started(sit, "holdem-nexus", 5)
    sitting.do(c.SeeCards("board", ("Ts", "Js", "Qs")), c.SeeCards("board", ("Ts",)))
    assert reached(sitting) == "flop"
    assert sitting.do(c.SeeCards("board", ())) == [e.CardsSeen(sitting.now, "board", ())]


@pytest.mark.parametrize(
    ("cards", "stage", "words"),
    [
        (KING_HIGH, "qualifies", "Dealer qualifies"),
        (QUEEN_HIGH, "not_qualified", "Dealer does not qualify"),
    ],
)
def test_the_dealers_hand_says_by_itself_whether_it_qualifies(
    sit: Sit, cards: tuple[str, ...], stage: str, words: str
) -> None:
    sitting = started(sit, "crazy4-nexus", 5)
    sitting.do(c.SeeCards("5", ("5d", "7d", "9h", "Js", "3c")), c.SeeCards("dealer", cards))
    assert reached(sitting) == stage
    assert next_step(sitting.table).text.startswith(words)
    assert end_game(sitting.table).standing is ControlStanding.NEXT


def test_a_dealers_hand_that_was_corrected_is_judged_anew(sit: Sit) -> None:
    sitting = started(sit, "crazy4-nexus", 5)
    sitting.do(c.SeeCards("dealer", KING_HIGH), c.SeeCards("dealer", QUEEN_HIGH))
    assert reached(sitting) == "not_qualified"


def test_one_of_two_answers_is_shown_once_it_is_given(sit: Sit) -> None:
    sitting = started(sit, "caribbean")
    sitting.do(c.AdvanceStage("deal"), c.AdvanceStage("dealer", is_asked=True))
    assert [stage.key for stage in stages.coming(sitting.table)] == ["qualifies", "not_qualified"]
    sitting.do(c.AdvanceStage("not_qualified"))
    assert [stage.key for stage in stages.path(sitting.table)[3]] == ["not_qualified"]
    sitting.do(c.AdvanceStage("cover_all"))
    assert stages.before(sitting.table) == sitting.table.setup.stages[4]
    sitting.do(c.StepBack(), c.StepBack())
    assert [len(step) for step in stages.path(sitting.table)] == [1, 1, 1, 2, 1]


def test_a_coup_is_over_when_the_drawing_rules_say_so(sit: Sit) -> None:
    sitting = started(sit, "dragon-nexus", 5)
    sitting.do(c.SeeCards("player", ("2d", "3d")), c.SeeCards("banker", ("Ks", "Qh")))
    assert reached(sitting) == "deal"
    sitting.do(c.SeeCards("player", ("2d", "3d", "4d")), c.SeeCards("banker", ("Ks", "Qh", "Tc")))
    assert reached(sitting) == "settle"


def test_a_dealer_who_stands_leaves_nothing_but_settling(sit: Sit) -> None:
    sitting = started(sit, "house-money-nexus", 5)
    sitting.do(c.SeeCards("5", ("Ts", "9s")), c.SeeCards("dealer", ("Kd", "5h")))
    assert reached(sitting) == "deal"
    sitting.do(c.SeeCards("dealer", ("Kd", "5h", "2c")))
    assert reached(sitting) == "settle"


def test_a_natural_ends_the_coup_at_once(sit: Sit) -> None:
    sitting = started(sit, "dragon-nexus", 5)
    sitting.do(c.SeeCards("player", ("9d", "Kd")), c.SeeCards("banker", ("Ks", "Qh")))
    assert reached(sitting) == "settle"


def test_a_stage_moves_no_money_and_no_claim(sit: Sit) -> None:
    sitting = started(sit, "crazy4-nexus", 5)
    sitting.do(c.PressHand(5, "four_aces", "A"))
    before = sitting.table
    sitting.do(c.AdvanceStage("deal"), c.AdvanceStage("dealer"))
    assert changed(sitting.table, stages=()) == changed(before, stages=())


def test_a_stage_that_the_file_no_longer_has_is_the_first(sit: Sit) -> None:
    sitting = started(sit, "crazy4-nexus", 5)
    table = evolve_all(sitting.table, [e.StageReached(1, "third street")])
    stage = stages.now(table)
    assert stage is not None
    assert stage.key == "ante"


def test_a_game_without_stages_has_one_prompt_for_the_deal(sit: Sit) -> None:
    sitting = sit(replace(shipped("crazy4-nexus"), stages=())).open()
    sitting.do(c.StartGame())
    assert next_step(sitting.table).text == "Deal and play the hands"
    assert "without stages" in sitting.no_to(c.AdvanceStage("deal"))


def test_a_locked_table_changes_no_stage(sit: Sit) -> None:
    sitting = started(sit, "crazy4-nexus", 5)
    sitting.do(c.LockTable())
    assert "locked" in sitting.no_to(c.AdvanceStage("deal"))


def at_the_decision(sit: Sit, name: str, **changed: Any) -> Sitting:
    sitting = sit(replace(shipped(name), **changed)).open()
    sitting.do(*(c.PlaceWagers(seat, {"ante": 1000}) for seat in (1, 3, 5)), c.StartGame())
    decision = next(one for one in sitting.table.setup.stages if one.may_fold)
    sitting.do(c.AdvanceStage(decision.key, is_asked=True))
    return sitting


@pytest.mark.parametrize("name", POKER)
def test_a_fold_is_taken_back_until_the_next_stage(sit: Sit, name: str) -> None:
    sitting = at_the_decision(sit, name)
    assert sitting.do(c.FoldHand(3)) == [e.HandFolded(3)]
    assert sitting.do(c.FoldHand(3)) == []
    assert sitting.do(c.UnfoldHand(3)) == [e.HandUnfolded(3)]
    assert sitting.do(c.UnfoldHand(3)) == []
    sitting.do(c.FoldHand(3), c.AdvanceStage(sitting.table.setup.stages[-1].key, is_asked=True))
    assert "Go back" in sitting.no_to(c.UnfoldHand(3))
    assert "Go back" in sitting.no_to(c.FoldHand(5))
    assert sitting.table.seat(3).has_folded


def test_going_back_by_a_stage_opens_the_folds_again(sit: Sit) -> None:
    sitting = at_the_decision(sit, "holdem-nexus")
    sitting.do(c.FoldHand(3), c.AdvanceStage("flop", is_asked=True), c.StepBack())
    assert sitting.do(c.UnfoldHand(3))


def test_a_seat_that_has_bet_stays_in(sit: Sit) -> None:
    sitting = at_the_decision(sit, "holdem-nexus")
    sitting.do(c.PlaceWagers(5, {"ante": 1000, "flop": 2000}))
    assert sitting.no_to(c.FoldHand(5)) == "Seat 5 has bet Flop. Its hand stays in"
    assert fold_refusal(sitting.table, 3) == ""


@pytest.mark.parametrize("name", ["dragon-nexus", "house-money-nexus"])
def test_where_no_stage_asks_for_it_nobody_folds(sit: Sit, name: str) -> None:
    sitting = sit(shipped(name)).open()
    sitting.do(c.StartGame())
    assert "No folds" in sitting.no_to(c.FoldHand(3))


def test_folded_hands_are_to_be_collected_at_once(sit: Sit) -> None:
    sitting = at_the_decision(sit, "crazy4-nexus")
    assert "Collect" not in next_step(sitting.table).detail
    sitting.do(c.FoldHand(3), c.FoldHand(1))
    assert next_step(sitting.table).text == "PLAY bet or FOLD, each seat"
    said = "Pick up folded hands now: seats 1 and 3. Then DEALER"
    assert next_step(sitting.table).detail == said
    sitting.do(c.AdvanceStage("dealer", is_asked=True))
    assert "Collect" not in next_step(sitting.table).detail


def test_a_folded_hand_wins_where_the_house_lets_it(sit: Sit) -> None:
    for may_win in (False, True):
        sitting = sit(replace(shipped("crazy4-nexus"), folded_hands_win=may_win)).open()
        sitting.start(3, sensor="A").do(c.AdvanceStage("deal"), c.FoldHand(3))
        press = c.PressHand(3, "four_aces", "A")
        if may_win:
            assert sitting.do(press)
        else:
            assert "folded" in sitting.no_to(press)
            sitting.do(c.UnfoldHand(3))
            assert sitting.do(press)


def test_only_a_seat_of_the_table_folds(sit: Sit) -> None:
    sitting = at_the_decision(sit, "crazy4-nexus")
    assert "no seat 9" in sitting.no_to(c.FoldHand(9))
    assert "no seat 9" in sitting.no_to(c.UnfoldHand(9))


def test_between_rounds_nobody_folds(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    assert "bets are open" in sitting.no_to(c.FoldHand(3))
    assert "bets are open" in sitting.no_to(c.UnfoldHand(3))


def test_a_bet_that_the_house_lets_stay_lives_on_after_a_fold() -> None:
    bets = {2: {"ante": 1000, "blind": 1000, "trips": 500}}
    for name, live in (("dj-wild", ()), ("dj-wild-2", ("trips",))):
        table = dealt(name, {}, bets, folded=(2,))
        assert stages.live_wagers(table, 2) == live
        assert stages.needs_cards(table, 2) is bool(live)


def test_a_bonus_that_is_like_another_goes_by_the_rule_that_its_file_names() -> None:
    bets = {2: {"ante": 1500, "pairs_plus": 500}}
    for stays, live in ((False, ()), (True, ("pairs_plus",))):
        options = {"first_three_on_fold": stays}
        table = dealt("three-card-draw-pairs-plus", {}, bets, folded=(2,), options=options)
        assert stages.live_wagers(table, 2) == live

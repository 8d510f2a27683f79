"""A blackjack hand in the panel: what it may do, why not, whose turn it is, and the way back."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.round import AdvanceStage, PlayHand
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.dealing import hand_acts as rules
from dealer_assist.table.state import Bonus, Table
from dealer_assist.ui.table.actions import (
    PlayAct,
)
from dealer_assist.ui.table.model.coach import LessonStrip
from dealer_assist.ui.table.model.table import HandStrip
from dealer_assist.ui.table.presenter.cards import hand_acts, play_keys, play_panel
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.table import prompt_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

VIEW = PassingView()
BETS = {seat: {"blackjack": 2500, "push_22": 500} for seat in (2, 4, 6, 7)}
HELD = {"2": "6c 5d", "4": "8s 8d", "6": "Kh Kd", "7": "Ad 6h", "dealer": "6d"}
AT = 1_760_000_000_000


def playing(cards: dict[str, str], name: str = "free-bet-nexus") -> Table:
    return changed(dealt(name, cards, BETS), stages=("bets", "play"))


def after(table: Table, *acts: tuple[str, str, str]) -> Table:
    for place, act, cards in acts:
        table = evolve_all(table, decide(table, PlayHand(place, act, tuple(cards.split())), AT))
    return table


def keys(table: Table) -> dict[str, str]:
    """Every key with what it says; one that is shut with its reason."""
    answers = play_keys.keys(table, rules.to_play(table))
    return {one.label: one.reason or one.detail for one in answers}


def shut(table: Table) -> set[str]:
    answers = play_keys.keys(table, rules.to_play(table))
    return {one.label for one in answers if one.state is ActionState.NOT_YET}


def test_what_is_free_takes_the_place_of_what_is_paid_for() -> None:
    assert keys(playing(HELD)) == {
        "HIT": "One card",
        "STAND": "Goes to seat 4",
        "FREE DOUBLE": "Lammer $25, one card",
        "SPLIT": "Not a pair",
        "SURRENDER": "Not in this house",
        "INSURANCE": "No ace up",
        "FREE": "Lammer, no chips",
        "UNDO": "No action yet",
    }
    eights = after(playing(HELD), ("2", "stand", ""))
    assert keys(eights)["FREE SPLIT"] == "Lammer $25"
    assert keys(eights)["UNDO"] == "Seat 2: STAND"
    tens = after(eights, ("4", "stand", ""))
    assert (keys(tens)["FREE"], keys(tens)["SPLIT"]) == ("Nothing is free now", "Put up $25")
    soft = after(tens, ("6", "stand", ""))
    assert keys(soft)["DOUBLE"] == "Put up $25, one card"
    assert keys(soft)["STAND"] == "The last hand"


def test_hands_of_a_split_are_asked_one_after_the_other() -> None:
    table = after(playing(HELD), ("2", "stand", ""), ("4", "free_split", "3h"))
    panel = play_panel.panel(table, VIEW)
    assert (panel.seat, panel.headline) == ("SEAT 4 a", "11: player's decision?")
    assert panel.hint == "$25 on hand a"
    assert keys(table)["STAND"] == "Goes to hand b"
    prompt = prompt_model(table, VIEW)
    assert (prompt.line, prompt.detail) == ("Play seat 4, hand a", "11: the double is free")
    second = after(table, ("4", "free_double", "Kd Ts"))
    assert play_panel.panel(second, VIEW).hint == "No own stake"
    assert [one.words for one in play_panel.panel(second, VIEW).tags] == ["a: 21, doubled free"]


def test_each_hand_has_its_strip_with_lammers_and_what_it_counts() -> None:
    table = after(playing(HELD), ("2", "stand", ""), ("4", "free_split", "3h"))
    seat = felt_model(table, VIEW).seats[3]
    assert seat.hands == (
        HandStrip("a", ("8s", "3h"), 0, "11", is_now=True),
        HandStrip("b", ("8d",), 1, "8"),
    )
    assert seat.is_selected
    assert not seat.cards
    assert felt_model(table, VIEW).seats[6].hands == (HandStrip("", ("Ad", "6h"), 0, "Soft 17"),)


def test_three_hands_leave_lammers_and_the_side_bet_one_line() -> None:
    cards = {**HELD, "4": "8s 2d", "4b": "8d 3c", "4c": "8h 5c"}
    bets = {**BETS, 4: {**BETS[4], "free_split_b": 2500, "free_split_c": 2500}}
    table = changed(dealt("free-bet-nexus", cards, bets), stages=("bets", "play"))
    rows = felt_model(table, VIEW).seats[3].rows
    assert [(row.printed, row.amount) for row in rows] == [("BET", "$25"), ("22 $5", "$50")]


def test_feet_say_whose_turn_it_is_and_how_hands_ended() -> None:
    table = after(playing({**HELD, "2": "Tc 6d"}), ("2", "hit", "Kc"))
    feet = {seat.number: seat.foot for seat in felt_model(table, VIEW).seats}
    assert [feet[seat] for seat in (2, 4, 6, 7)] == [
        *("BUST, TAKEN", "PLAYS NOW", "AFTER SEAT 4", "AFTER SEAT 6"),
    ]
    stood = after(table, ("4", "stand", ""))
    assert felt_model(stood, VIEW).seats[3].foot == "STANDS"
    natural = felt_model(playing({**HELD, "2": "As Kd"}), VIEW).seats[1]
    assert (natural.foot, natural.hands[0].note) == ("PAY $37.50", "BJ")


def test_when_every_hand_is_played_undo_is_left_and_the_next_stage_is_due() -> None:
    acts = [(place, "stand", "") for place in ("2", "4", "6", "7")]
    table = after(playing(HELD), *acts)
    assert hand_acts.stands(table, VIEW)
    assert not hand_acts.asks(table, VIEW)
    assert shut(table) == set(keys(table)) - {"UNDO"}
    prompt = prompt_model(table, VIEW)
    assert (prompt.line, prompt.detail) == ("Every hand is played", "Touch DEALER")
    assert [one.state.name for one in prompt.stages] == ["DONE", "NOW", "NEXT", "LATER"]
    at_dealer = evolve_all(table, decide(table, AdvanceStage("dealer"), AT))
    assert not hand_acts.stands(at_dealer, VIEW)


def test_a_hand_without_its_second_card_gets_it_first() -> None:
    table = playing({**HELD, "2": "8s", "2b": "8c 9d"})
    assert shut(table) == {*keys(table)} - {"HIT"}
    assert keys(table)["STAND"] == "Second card first"


def test_a_key_is_another_one_after_each_card() -> None:
    table = playing({**HELD, "2": "2c 3d"})
    hit = after(table, ("2", "hit", "2s"))
    first, then = (play_keys.keys(one, "2")[0] for one in (table, hit))
    assert (first.touch, then.touch) == (PlayAct("2", "hit", held=2), PlayAct("2", "hit", held=3))


def test_a_live_table_and_a_lesson_are_asked_for_their_hands() -> None:
    """Tables C1: the hands of a live table were played on the card pad alone."""
    table = playing(HELD)
    live = replace(table, setup=replace(table.setup, devices={"sensors": "/dev/ttyS0"}))
    assert hand_acts.stands(live, VIEW)
    lesson = PassingView(lesson=LessonStrip("A lesson", ""))
    assert hand_acts.stands(table, lesson)


@pytest.mark.parametrize("up", ["Kc", "As"])
def test_nothing_is_asked_before_the_dealers_look_or_while_a_seat_is_touched(up: str) -> None:
    table = playing({**HELD, "dealer": up})
    assert not hand_acts.stands(table, VIEW)
    looked = changed(table, bonus=Bonus(peek="none", insurance_closed=True, insurance_settled=True))
    assert hand_acts.stands(looked, VIEW)
    assert not hand_acts.stands(looked, PassingView(selected=4))
    assert hand_acts.stands(playing(HELD, "zappit-nexus"), VIEW)


def test_after_a_peek_without_a_blackjack_the_hands_are_asked_at_once() -> None:
    """The strip that has asked for the peek stood over them, saying that hands can be played."""
    peeks = playing({**HELD, "dealer": "Jd"})
    assert hand_panel_model(peeks, VIEW).headline == "Before play"
    peeked = changed(peeks, bonus=Bonus(peek="none"))
    assert hand_panel_model(peeked, VIEW).seat == "SEAT 2"
    assert prompt_model(peeked, VIEW).line == "Play seat 2"


def test_insurance_that_lost_is_collected_before_a_hand_is_asked() -> None:
    """Prompt and plate asked for the first hand while the panel asked for the insurance."""
    table = playing({**HELD, "dealer": "As"})
    wagers = {**table.round.seats[2].wagers, "insurance": 1250}
    table = changed(
        table, seats={**table.round.seats, 2: replace(table.round.seats[2], wagers=wagers)}
    )
    lost = changed(table, bonus=Bonus(peek="none", insurance_closed=True))
    assert hand_panel_model(lost, VIEW).strip.question == "No blackjack: insurance loses"
    assert prompt_model(lost, VIEW).line == "Collect the insurance"
    feet = [str(plate.foot) for plate in felt_model(lost, VIEW).seats]
    assert not {"PLAYS NOW", "AFTER SEAT 2"} & {*feet}
    collected = changed(lost, bonus=replace(lost.round.bonus, insurance_settled=True))
    assert prompt_model(collected, VIEW).line == "Play seat 2"


@pytest.mark.parametrize(
    "name", ["free-bet-nexus", "house-money-nexus", "zappit-nexus", "blackjack-blazing"]
)
def test_after_a_peek_a_hand_that_wins_the_jackpot_is_listed(name: str) -> None:
    """The prompt asked for its seat while the panel said that the hands can be played."""
    wagers = {seat: {"blackjack": 2500} for seat in (2, 4)}
    cards = {"2": "6s 5d", "4": "Ks 7d", "dealer": "Jd"}  # seat 2 has earned a free double too
    table = dealt(name, cards, wagers, chips={2: "A", 4: "A"})
    reached = tuple(one.key for one in table.setup.stages[:2])
    table = changed(table, stages=reached, bonus=Bonus(peek="none"))
    hand = "Either of the First Two Cards \N{EN DASH} 7"
    assert prompt_model(table, VIEW).line == f"Touch seat 4: {hand}"
    panel = hand_panel_model(table, VIEW)
    assert panel.strip is None
    assert f"Seat 4 holds {hand}" in [row.title for row in panel.waits]


@pytest.mark.parametrize("wagers", [{}, {2: {"blackjack": 2500, "house_money": 500}}])
def test_without_cards_the_winners_of_house_money_are_asked_by_hand(wagers) -> None:
    """Prompt and panel said two things: settle House Money, and that hands can be played."""
    table = dealt("house-money-nexus", {"dealer": "Jd"}, wagers, chips={4: "A"})
    table = changed(table, stages=("bets", "deal"), bonus=Bonus(peek="none"))
    strip = hand_panel_model(table, VIEW).strip
    assert strip.question == "Settle House Money by hand"
    assert strip.question_detail == "Ask each winner: leave up all or part? Then touch PLAY"
    assert "ask each: leave up? Then touch PLAY" in prompt_model(table, VIEW).detail
    played = changed(table, stages=("bets", "deal", "play"))
    assert "by hand" not in hand_panel_model(played, VIEW).strip.question


def test_after_a_peek_a_jackpot_that_comes_before_play_is_named() -> None:
    """TriLux is settled first: the panel said that the hands can be played."""
    wagers = {seat: {"blackjack": 2500} for seat in (2, 4)}
    cards = {"2": "Ks 5d", "4": "Ks 2d", "dealer": "Jd"}
    table = dealt("trilux-nexus", cards, wagers, chips={2: "A", 4: "A"})
    table = changed(table, stages=("bets", "play"), bonus=Bonus(peek="none"))
    strip = hand_panel_model(table, VIEW).strip
    assert strip.question == "Settle TriLux 6, then press END GAME"
    assert strip.question_detail == "Play the hands after it"
    assert str(prompt_model(table, VIEW).line).startswith("Settle TriLux 6")

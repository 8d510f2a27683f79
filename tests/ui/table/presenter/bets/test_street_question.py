"""A bet by street is asked in the panel: one seat after the other, each size with its sum."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.round import FoldHand, LetRide
from dealer_assist.table.events.asked import WagersSettled
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.state import Phase, Seat, Table
from dealer_assist.ui.table.actions import (
    BetOnStreet,
    Do,
)
from dealer_assist.ui.table.presenter.bets.folds import fold_keys
from dealer_assist.ui.table.presenter.bets.street_question import (
    foot_words,
    seats_to_ask,
    strip_model,
)
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.stage_bar import stage_models
from dealer_assist.ui.table.presenter.table import prompt_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.prompt import StageState
from dealer_assist.value import replace

WAGERS = {
    1: {"ante": 1000, "third": 1000, "fourth": 3000, "three_card": 500},
    4: {"ante": 1500, "third": 4500, "three_card": 500},
    6: {"ante": 2000, "third": 4000},
}


def at_fourth(wagers: dict[int, dict[str, int]] | None = None) -> Table:
    table = dealt("mississippi-nexus", {}, WAGERS if wagers is None else wagers)
    return changed(table, stages=("ante", "third", "fourth"), phase=Phase.IN_PLAY)


def test_the_seats_that_have_not_bet_are_asked_in_their_order() -> None:
    assert seats_to_ask(at_fourth()) == (4, 6)
    assert seats_to_ask(changed(at_fourth(), stages=("ante",))) == ()


def at_war() -> Table:
    cards = {"1": "Kd", "3": "9h", "7": "9d", "dealer": "9c"}
    wagers = {seat: {"wager": 1000 * seat} for seat in (1, 3, 7)}
    return changed(dealt("casino-war", cards, wagers), stages=("war",), phase=Phase.IN_PLAY)


def test_each_tied_seat_is_asked_for_war_or_half_whatever_seat_is_touched() -> None:
    table = at_war()
    assert seats_to_ask(table) == (3, 7)
    for touched in (None, 1, 3):
        asked = strip_model(table, PassingView(selected=touched))
        assert asked is not None
        assert (asked.title, asked.question) == ("SEAT 3", "Tie: WAR or SURRENDER?")
        assert [(one.label, one.detail, one.touch) for one in asked.answers] == [
            ("SURRENDER", "Loses $15", Do(FoldHand(3))),
            ("WAR  $30", "total $60", BetOnStreet(3, "war", 3000)),
        ]
    assert str(prompt_model(table, PassingView()).line) == "Seat 3: WAR or SURRENDER?"
    assert fold_keys(table, 3, is_in_play=True) == ()
    war = {**table.round.seats, 3: replace(table.seat(3), wagers={"wager": 3000, "war": 3000})}
    assert seats_to_ask(changed(table, seats=war)) == (7,)


def test_a_seat_whose_wagers_nobody_entered_is_not_asked() -> None:
    table = at_fourth({})
    assert seats_to_ask(table) == ()
    assert strip_model(table, PassingView()) is None


def test_each_answer_says_its_amount_and_what_is_in_then() -> None:
    asked = strip_model(at_fourth(), PassingView())
    assert (asked.title, asked.question) == ("SEAT 4", "4TH: bet or fold?")
    assert asked.question_detail == "Ante $15, so far $60"
    assert [(one.label, one.detail) for one in asked.answers] == [
        ("FOLD", "Loses $60"),
        ("1×  $15", "total $75"),
        ("2×  $30", "total $90"),
        ("3×  $45", "total $105"),
    ]
    assert asked.is_apart


def test_an_answer_is_a_fold_or_the_bet_of_the_street() -> None:
    fold, single, *_ = strip_model(at_fourth(), PassingView()).answers
    assert fold.touch == Do(FoldHand(4))
    assert single.touch == BetOnStreet(4, "fourth", 1500)


def test_a_touched_seat_is_asked_first_and_one_that_has_answered_shows_its_hands() -> None:
    assert strip_model(at_fourth(), PassingView(selected=6)).title == "SEAT 6"
    assert strip_model(at_fourth(), PassingView(selected=1)) is None


def test_a_seat_that_the_panel_asks_has_no_fold_on_its_plate() -> None:
    table = at_fourth()
    assert fold_keys(table, 4, is_in_play=True) == ()
    assert fold_keys(at_fourth({}), 4, is_in_play=True) != ()


def test_where_there_are_two_answers_the_plate_has_them() -> None:
    wagers = {1: {"ante": 1000, "blind": 1000}}
    table = changed(dealt("ultimate-nexus", {}, wagers), stages=("deal", "flop", "river"))
    assert seats_to_ask(table) == ()


EQUAL = {"bet_1": 1000, "bet_2": 1000, "bet_3": 1000, "three_card": 500}
RIDE = {1: EQUAL, 3: {**EQUAL, "bet_1": 0}, 6: EQUAL}


def at_bet_1() -> Table:
    table = dealt("let-it-ride-nexus", {}, RIDE)
    return changed(table, stages=("bets", "first"), phase=Phase.IN_PLAY)


def riding(table: Table, seat: int) -> Table:
    said = replace(table.seat(seat), riding=frozenset({"bet_1"}))
    return changed(table, seats={**table.round.seats, seat: said})


def test_a_bet_that_may_go_back_is_asked_for_seat_by_seat() -> None:
    table = at_bet_1()
    assert seats_to_ask(table) == (1, 6)
    assert seats_to_ask(riding(table, 1)) == (6,)
    asked = strip_model(table, PassingView())
    assert (asked.title, asked.question) == ("SEAT 1", "BET 1: take back or let it ride?")
    assert [(one.label, one.detail, one.touch) for one in asked.answers] == [
        ("TAKE BACK", "2 bets play, $20", BetOnStreet(1, "bet_1", 0)),
        ("LET IT RIDE", "3 bets play, $30", Do(LetRide(1, "bet_1"))),
    ]


def test_a_seat_that_has_said_is_asked_again_when_it_is_touched() -> None:
    back = strip_model(at_bet_1(), PassingView(selected=3)).answers
    assert [(one.label, one.state.name, one.detail or one.reason) for one in back] == [
        ("TAKE BACK", "NOT_YET", "$10 went back"),
        ("PUT IT BACK", "AVAILABLE", "3 bets play, $30"),
    ]
    rides = strip_model(riding(at_bet_1(), 1), PassingView(selected=1)).answers
    assert [(one.label, one.state.name) for one in rides] == [
        ("TAKE BACK", "AVAILABLE"),
        ("LET IT RIDE", "NOT_YET"),
    ]


def test_a_foot_says_whose_turn_it_is_and_what_plays() -> None:
    table, view = at_bet_1(), PassingView()
    assert [foot_words(table, view, seat) for seat in (1, 3, 5, 6)] == [
        "DECIDES NOW",
        "2 BETS PLAY",
        "",
        "AFTER SEAT 1",
    ]
    assert foot_words(table, PassingView(selected=6), 1) == "AFTER SEAT 6"
    assert [foot_words(at_fourth(), view, seat) for seat in (1, 4, 6)] == [
        "4TH: 3×",
        "DECIDES NOW",
        "AFTER SEAT 4",
    ]


def test_the_next_stage_is_not_due_while_a_seat_is_asked() -> None:
    asked = {one.key: one.state for one in stage_models(at_bet_1(), "deal", next_thing(at_bet_1()))}
    assert asked["second"] is StageState.OPEN
    done = riding(riding(at_bet_1(), 1), 6)
    assert {one.key: one.state for one in stage_models(done, "deal", next_thing(done))}[
        "second"
    ] is StageState.NEXT


def test_the_prompt_names_the_seat_that_the_panel_asks() -> None:
    asked = prompt_model(at_bet_1(), PassingView(selected=6))
    assert (asked.line, asked.detail) == ("Seat 6: BET 1 back or ride?", "then seat 1")
    asked = prompt_model(at_fourth(), PassingView())
    assert (asked.line, asked.detail) == ("Seat 4: 4TH bet or FOLD", "then seat 6")
    last = prompt_model(riding(at_bet_1(), 1), PassingView())
    assert (last.line, last.detail) == ("Seat 6: BET 1 back or ride?", "The last seat")


def test_a_seat_that_has_said_keeps_the_prompt_of_the_stage() -> None:
    line = prompt_model(at_bet_1(), PassingView(selected=3)).line
    assert line == "BET 1 rides or goes back, each seat"


def test_folds_to_be_collected_stay_in_the_prompt() -> None:
    table = at_fourth()
    folded = replace(table.seat(6), has_folded=True, folded_at="fourth")
    asked = prompt_model(changed(table, seats={**table.round.seats, 6: folded}), PassingView())
    assert asked.line == "Seat 4: 4TH bet or FOLD"
    assert asked.detail == "Pick up folded hands now: seat 6. Then 5TH"


def test_the_seat_that_is_asked_has_the_white_frame() -> None:
    plates = felt_model(at_fourth(), PassingView()).seats
    assert [one.number for one in plates if one.is_selected] == [4]


def test_hand_buttons_do_not_promise_to_open_by_a_seat_that_would_be_asked() -> None:
    decided = riding(riding(at_bet_1(), 1), 6)
    assert hand_panel_model(decided, PassingView()).hint == "open at SETTLE"
    assert foot_words(decided, PassingView(selected=1), 1) == "3 BETS PLAY"


def test_the_war_names_who_gets_a_card_and_no_end_before_it() -> None:
    """The prompt asked each tied seat still, and ended with END GAME."""
    war = {
        1: Seat(wagers={"wager": 1000}),
        3: Seat(wagers={"wager": 3000}, has_folded=True),
        7: Seat(wagers={"wager": 7000, "war": 7000}),
    }
    table = changed(at_war(), seats=war)
    said = prompt_model(table, PassingView())
    assert str(said.line) == "War: one card each to seat 7 and you"
    assert str(said.detail) == "Burn three cards first"


def test_a_fold_is_not_taken_back_once_a_seat_is_settled() -> None:
    """UNDO of SURRENDER was live on the plate of a seat that was paid, to the end."""
    folded = changed(at_war(), seats={3: Seat(wagers={"wager": 3000}, has_folded=True)})
    assert fold_keys(folded, 3, is_in_play=True) != ()
    paid = changed(folded, walked=(WagersSettled(1, 3, (), (), -1500),))
    assert fold_keys(paid, 3, is_in_play=True) == ()
    assert stages.unfold_refusal(paid, 3) == "Seat 3 is settled. Press UNDO first"

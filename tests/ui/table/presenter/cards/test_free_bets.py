"""Free bets in the panel: only what a hand has earned, and nothing before its time."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.dealing.free_bets import earned
from dealer_assist.table.state import Bonus, Table
from dealer_assist.ui.table.actions import (
    LayLammer,
)
from dealer_assist.ui.table.presenter.cards import free_bets
from dealer_assist.ui.table.presenter.view import PassingView

VIEW = PassingView()
BETS = {seat: {"blackjack": 5000} for seat in (2, 4, 6, 7)}
HELD = {"2": "6c 5d", "4": "8s 8d", "6": "Kh Kd", "7": "Ad 6h", "dealer": "6d"}


def playing(cards: dict[str, str], bets: dict[int, dict[str, int]] | None = None) -> Table:
    return changed(dealt("free-bet-nexus", cards, bets or BETS), stages=("bets", "play"))


def test_each_hand_that_has_earned_one_is_offered_it_with_its_worth() -> None:
    table = playing(HELD)
    assert free_bets.stands(table, VIEW)
    offered = free_bets.strip_model(table).answers
    assert [(one.touch, one.label, one.detail) for one in offered] == [
        (LayLammer("2", "free_double"), "SEAT 2", "FREE DOUBLE, $50"),
        (LayLammer("4", "free_split"), "SEAT 4", "FREE SPLIT, $50"),
    ]  # neither tens nor a soft 17


def test_what_is_laid_or_played_on_is_offered_no_more() -> None:
    laid = {**BETS, 2: {"blackjack": 5000, "free_double": 5000}}
    assert [one.place for one in earned(playing(HELD, laid))] == ["4"]
    drawn = playing({**HELD, "2": "6c 5d 2h", "4": "8s 8d 3c"})
    assert earned(drawn) == ()
    own = {**BETS, 2: {"blackjack": 5000, "double": 5000}}
    assert [one.place for one in earned(playing(HELD, own))] == ["4"]


def test_a_split_hand_may_earn_a_double_of_its_own() -> None:
    split = {**HELD, "4": "8s 3h", "4b": "8d 2c"}
    bets = {**BETS, 4: {"blackjack": 5000, "free_split_b": 5000}}
    assert [(one.place, one.verb) for one in earned(playing(split, bets))] == [
        ("2", "free_double"),
        ("4", "free_double"),
        ("4b", "free_double"),
    ]


def test_nothing_is_offered_before_its_time_or_while_a_seat_is_touched() -> None:
    assert not free_bets.stands(playing(HELD), PassingView(selected=2))
    assert not free_bets.stands(changed(playing(HELD), stages=("bets",)), VIEW)
    peek_first = playing({**HELD, "dealer": "Kc"})
    assert not free_bets.stands(peek_first, VIEW)
    looked = changed(peek_first, bonus=Bonus(peek="none"))
    assert earned(looked) != ()
    other = changed(dealt("zappit-nexus", HELD, BETS), stages=("bets", "play"))
    assert not free_bets.stands(other, VIEW)


def test_a_jackpot_that_is_settled_before_play_comes_first() -> None:
    dual = dealt("free-bet-dual", HELD, BETS, chips={2: "AB", 4: "B"})
    dual = changed(dual, stages=("bets", "play"))
    assert earned(dual) != ()
    assert not free_bets.stands(dual, VIEW)

"""Two hands on a plate, and the question to keep or switch: both outcomes drawn, no advice."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.round import SwitchCards
from dealer_assist.table.state import Act, Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.cards import two_hands
from dealer_assist.ui.table.presenter.cards.cards import seat_cards
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

VIEW = PassingView()
BETS = {3: {"blackjack": 5000, "super_match": 500}, 4: {"blackjack": 2500}}
FOUR = {"3": "Ts 6d", "3r": "5h Th", "4": "Ah Qs", "4r": "Kh 7s", "dealer": "8h"}


def asking(cards: dict[str, str] | None = None, **said: str) -> Table:
    """A table at PLAY whose Super Match is paid."""
    table = dealt("blackjack-switch", cards or FOUR, BETS)
    seats = {
        seat: replace(one, switch=said.get(f"seat_{seat}", ""))
        for seat, one in table.round.seats.items()
    }
    paid = replace(table.round.bonus_bets, paid={(3, "super_match"): 500})
    return changed(table, seats=seats, stages=("play",), bonus_bets=paid)


def test_both_hands_lie_side_by_side_with_what_they_count() -> None:
    shown = two_hands.two_hands_model(asking(), 4)
    assert shown is not None
    assert (shown.left.cards, shown.left.note) == (("Ah", "Qs"), "BJ")
    assert (shown.right.cards, shown.right.note) == (("Kh", "7s"), "17")
    assert not shown.is_switched
    assert seat_cards(asking(), 4) == ((), "")
    assert two_hands.two_hands_model(asking(), 7) is None


def test_an_ace_and_a_ten_by_a_switch_are_written_21() -> None:
    shown = two_hands.two_hands_model(asking(seat_4="switched"), 4)
    assert shown is not None
    assert shown.is_switched
    assert shown.left.note == "21"


def test_a_split_hand_shows_its_counts_alone() -> None:
    split = {"3": "8c 3d", "3b": "8d Tc", "3r": "5h Th", "4": "9h 8s", "4r": "Kh 7s"}
    shown = two_hands.two_hands_model(asking({**split, "dealer": "8h"}), 3)
    assert shown is not None
    assert (shown.left.cards, shown.left.note) == ((), "11 · 18")
    assert shown.right.cards == ("5h", "Th")


def test_each_answer_shows_both_hands_as_they_would_lie() -> None:
    strip = two_hands.strip_model(asking(), VIEW)
    keep, switch = strip.answers
    assert (keep.touch, switch.touch) == (
        Do(SwitchCards(3, "kept")),
        Do(SwitchCards(3, "switched")),
    )
    assert [[one.note for one in hands] for hands in strip.hands] == [["16", "15"], ["20", "11"]]
    assert two_hands.prompt(asking(), VIEW) == (
        "Ask seat 3: KEEP or SWITCH",
        "Then right hand, then left",
    )
    assert two_hands.foot_words(asking(), VIEW, 3) == "SWITCH?"
    assert two_hands.foot_words(asking(), VIEW, 4) == "AFTER SEAT 3"


def test_the_next_seat_is_asked_by_itself_and_a_touched_one_again() -> None:
    """Tables C14: the hands of a seat are played before the next one is asked."""
    kept = asking(seat_3="kept")
    assert two_hands.seat_asked(kept, VIEW) is None
    table = changed(kept, acts=(Act("3", "stand", {}), Act("3r", "stand", {})))
    assert two_hands.seat_asked(table, VIEW) == 4
    assert two_hands.foot_words(kept, VIEW, 3) == "PLAYS NOW"
    assert two_hands.foot_words(kept, VIEW, 4) == "AFTER SEAT 3"
    assert two_hands.foot_words(table, VIEW, 3) == "STANDS"
    assert two_hands.seat_asked(table, PassingView(selected=3)) is None, "it has played"
    again = two_hands.strip_model(kept, PassingView(selected=3))
    keep, switch = again.answers
    assert (keep.state, keep.reason) == (ActionState.NOT_YET, "Kept")
    assert switch.state is ActionState.AVAILABLE
    assert [[one.note for one in hands] for hands in again.hands] == [["16", "15"], ["20", "11"]]


def test_after_the_last_answer_the_right_hands_are_played_first() -> None:
    table = asking(seat_3="kept", seat_4="kept")
    assert two_hands.strip_model(table, VIEW) is None
    said = two_hands.prompt(table, VIEW)
    assert said is not None
    assert said[0] == "Play the right hand of each seat, then the left"


def test_super_match_is_paid_before_anybody_is_asked() -> None:
    table = asking()
    unpaid = changed(table, bonus_bets=replace(table.round.bonus_bets, paid={}))
    assert two_hands.strip_model(unpaid, VIEW) is None


def test_a_table_without_cards_is_asked_nothing() -> None:
    table = changed(dealt("blackjack-switch", {}, BETS), stages=("play",))
    assert two_hands.strip_model(table, VIEW) is None
    assert two_hands.prompt(table, VIEW) is None


def test_the_wager_is_written_for_both_hands() -> None:
    first, match = rows_of(asking(), 3)
    assert (first.printed, first.amount) == ("BET", "2 × $50")
    assert (match.printed, match.amount) == ("MATCH", "+$5")


def test_while_super_match_is_paid_no_seat_comes_after_another() -> None:
    """Nobody is asked yet; the first seat stood as coming after itself."""
    table = changed(asking(), bonus_bets=dealt("blackjack-switch", FOUR, BETS).round.bonus_bets)
    assert two_hands.seat_asked(table, VIEW) is None
    assert [two_hands.foot_words(table, VIEW, seat) for seat in (3, 4)] == ["", ""]


def test_a_split_hand_shows_totals_that_half_a_plate_has_room_for() -> None:
    """It said SOFT 15 and three dots."""
    kept = asking(seat_3="kept")
    cards = {**kept.round.cards, "3": ("Ah", "4d"), "3b": ("As", "5c")}
    table = changed(kept, cards=cards)
    left = two_hands.two_hands_model(table, 3)
    assert left is not None
    assert left.left.note == "15 · 16"

"""Known cards as they show on the table, and what they have the dealer do next."""

import pytest
from dealt_table import dealt
from table_facts import table_of

from dealer_assist.table.state import Claim, Phase, Table
from dealer_assist.ui.table.model.table import CardRowModel, SeatState
from dealer_assist.ui.table.presenter.cards import cards
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView

PLAYED = {"ante": 2500, "super_bonus": 2500, "play": 2500}
FLUSH = "Kc Qc 2c 3c 4h"
ACES = "As Ad Ac Ah 2d"
COUP = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}


def crazy4(*claims: Claim, seats: tuple[int, ...] = (5,)) -> Table:
    held = {"5": ACES, "7": "5s 6s 7s 8s Jd", "dealer": FLUSH}
    wagers = dict.fromkeys(seats, PLAYED)
    return dealt("crazy4-nexus", held, wagers, chips=dict.fromkeys(seats, "A"), claims=claims)


def dragon(*claims: Claim) -> Table:
    wagers = {1: {"player": 5000}, 2: {"banker": 2500}, 3: {"player": 1000}}
    return dealt("dragon-nexus", COUP, wagers, chips={1: "A", 2: "A", 3: "A"}, claims=claims)


def test_without_cards_the_felt_is_as_it_was() -> None:
    model = felt_model(dealt("crazy4-nexus", {}, {5: PLAYED}), PassingView())

    assert model.rows == ()
    assert model.cue == ""
    assert all(seat.cards == () for seat in model.seats)


def test_the_dealers_cards_lie_where_the_cue_was_with_the_hand_they_make() -> None:
    model = felt_model(crazy4(), PassingView())

    assert model.rows == (CardRowModel("DEALER", tuple(FLUSH.split()), note="Flush K-Q-3-2"),)
    assert model.cue == ""


def test_a_seats_cards_lie_on_its_plate() -> None:
    model = felt_model(crazy4(), PassingView())

    assert model.seats[4].cards == tuple(ACES.split())


def test_a_folded_seat_shows_no_cards() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: PLAYED}, folded=(5,))

    assert felt_model(table, PassingView()).seats[4].cards == ()


def test_a_seat_that_only_its_cards_tell_of_is_in_play() -> None:
    seat = felt_model(dealt("six-five-four", {"5": ACES}), PassingView()).seats[4]

    assert seat.state is SeatState.IN_PLAY


def test_6_5_4_shows_the_discards_and_how_many_cards_play() -> None:
    held = {"5": "2s 2d 5h 9s Jd", "dealer": "Ks Qd 2c 3c 7c 8d"}
    row = cards.card_rows(dealt("six-five-four", held, {5: {"ante": 500, "play": 500}}))[0]

    assert (row.out, row.caption, row.note) == (2, "4 CARDS", "High Card 8-7-3-2")


def test_holdem_names_the_street_of_the_board() -> None:
    wagers = {4: {"ante": 500, "flop": 1000}}
    flop = dealt("holdem-nexus", {"board": "Ts Js Qs"}, wagers)
    river = dealt("holdem-nexus", {"board": "Ts Js Qs 2d 3d", "dealer": "Ah Kh"}, wagers)

    assert [row.caption for row in cards.card_rows(flop)] == ["FLOP"]
    assert [row.caption for row in cards.card_rows(river)] == ["RIVER", ""]
    assert cards.card_rows(river)[1].note == "Straight, A high"


def test_the_board_lies_face_down_before_everybody_has_acted() -> None:
    row = cards.card_rows(dealt("holdem-nexus", {"board": "Ts Js Qs"}, {4: {"ante": 500}}))[0]

    assert (row.cards, row.caption) == (("", "", ""), "")


def test_blackjack_hands_are_counted_and_split_ones_show_their_counts_alone() -> None:
    held = {"1": "As 5d", "2": "Kh 6s 9h", "3": "8c Ts", "3b": "8d 9c", "dealer": "Jh 8h"}
    table = dealt("house-money-nexus", held, {seat: {"blackjack": 500} for seat in (1, 2, 3)})

    assert cards.seat_cards(table, 1) == (("As", "5d"), "SOFT 16")
    assert cards.seat_cards(table, 2)[1] == "BUST"
    assert cards.seat_cards(table, 3) == ((), "18 · 17")
    assert cards.card_rows(table)[0].note == "18"


def test_baccarat_shows_both_hands_totals_and_margin() -> None:
    player, banker = cards.side_models(dragon(), PassingView())

    assert (player.total, player.note, player.is_won) == ("9", "WINS BY 9", True)
    assert (banker.total, banker.note, banker.is_won) == ("0", "LOSES", False)
    assert cards.result_words(dragon()) == "Player wins 9 to 0"


def test_a_tie_is_nobodys() -> None:
    table = dealt("dragon-nexus", {"player": "2d 4d", "banker": "6s Qh"})

    assert [side.note for side in cards.side_models(table, PassingView())] == ["TIE", "TIE"]
    assert cards.result_words(table) == "A tie, 6 to 6"
    assert cards.winning_side(table, PassingView()) == ""


def test_a_natural_is_named() -> None:
    won = dealt("dragon-nexus", {"player": "9d Kd", "banker": "3s Qh"})
    assert [side.note for side in cards.side_models(won, PassingView())] == ["NATURAL 9", "LOSES"]
    assert cards.result_words(won) == "Player wins by a natural, 9 to 3"
    lost = dealt("dragon-nexus", {"player": "5d Kd", "banker": "8s Qh"})
    assert cards.result_words(lost) == "Banker wins by a natural, 8 to 5"
    tied = dealt("dragon-nexus", {"player": "9d Kd", "banker": "9s Qh"})
    assert [side.note for side in cards.side_models(tied, PassingView())] == ["NATURAL TIE"] * 2
    assert cards.result_words(tied) == "A natural tie, 9 to 9"


def test_without_cards_a_touch_says_which_side_won() -> None:
    table = dealt("dragon-nexus", {}, {1: {"player": 5000}}, chips={1: "A"})
    player, banker = cards.side_models(table, PassingView(tab="player"))

    assert player.is_won
    assert not banker.is_won
    prompt = table_model(table, PassingView(tab="player")).prompt
    assert prompt.line == "Any winning hand? Press it"
    assert prompt.detail == "Wins for every progressive wager on PLAYER. None? Touch DEAL"


def test_sides_are_for_baccarat_in_play() -> None:
    assert cards.side_models(crazy4(), PassingView()) == ()
    table = dealt("dragon-nexus", {})
    betting = table_of(table.setup, phase=Phase.BETTING)
    assert cards.side_models(betting, PassingView()) == ()


def test_hands_are_written_as_a_dealer_reads_them() -> None:
    assert cards.hand_words("pair:Q-A-7") == "Pair Q-A-7"
    assert cards.hand_words("straight_flush_4:9") == "Straight Flush 4, 9 high"
    assert cards.hand_words("three_of_a_kind:T-A") == "Three of a Kind 10-A"


@pytest.mark.parametrize(
    ("dealer", "note"),
    [
        ("6d Th 6h", "22 PUSHES, ALL RED"),
        ("6s Tc 6c", "22 PUSHES, ALL BLACK"),
        ("6s Ts 6s", "22 PUSHES, ONE SUIT"),
        ("6d Tc 6h", "22 PUSHES"),
        ("6d Tc 7h", "BUST"),
    ],
)
def test_the_dealers_22_is_no_bust_where_it_pushes(dealer: str, note: str) -> None:
    table = dealt("free-bet-nexus", {"2": "Tc 9s", "dealer": dealer})
    assert cards.card_rows(table)[0].note == note


def test_a_lammer_stands_beside_the_count_of_its_hand() -> None:
    wagers = {"blackjack": 2500, "free_double": 2500, "free_split_b": 2500}
    table = dealt("free-bet-nexus", {"4": "8s 3h Kd", "4b": "8d Ts"}, {4: wagers})
    assert cards.seat_cards(table, 4) == ((), "21 F · 18 F")


def test_a_card_that_stands_for_another_is_marked_and_counted() -> None:
    bets = {4: {"ante": 500, "blind": 500, "play": 1000}}
    table = dealt("dj-wild", {"4": "9h Th 2s Qh 2c", "dealer": "As Ad 8c 5h 4s"}, bets)
    assert cards.seat_cards(table, 4)[0] == ("9h", "Th", "2swJh", "Qh", "2cwKh")
    assert cards.wild_words(table, "4") == "2 WILD"
    assert cards.wild_words(table, "dealer") == "NATURAL"
    assert cards.wild_words(dealt("crazy4-nexus", {"4": "9h Th 2s Qh 2c"}), "4") == ""


def test_a_hand_that_was_given_up_says_so_on_its_plate() -> None:
    bets = {5: {"blackjack": 2500, "surrender": 1250}}
    table = dealt("super-fun", {"5": "8s 6d", "dealer": "7c"}, bets)
    assert cards.seat_cards(table, 5)[1] == "14 SURRENDERED"

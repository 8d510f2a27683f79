"""What the cards have the dealer do next."""

from dealt_table import dealt
from table_facts import changed
from told_round import Round

from dealer_assist.table import commands as c
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Claim, Table
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.presenter.cards import card_advice, cards
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

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
    return dealt("dragon-nexus-2", COUP, wagers, chips={1: "A", 2: "A", 3: "A"}, claims=claims)


def test_no_hand_is_asked_for_where_nobody_bet_on_the_side_that_won() -> None:
    """Prompt and panel say the same: nobody wins it, and the wagers are paid."""
    nobody = dealt("dragon-nexus-2", {}, {1: {"player": 5000}})
    other = dealt("dragon-nexus-2", {}, {1: {"player": 5000}}, chips={1: "A"})
    for table in (nobody, other):
        model = table_model(table, PassingView(tab="banker"))
        assert model.hands.headline == "No progressive wager on BANKER. No win"
        assert "hand" not in model.prompt.line


def test_a_side_that_is_not_marked_is_asked_for_first() -> None:
    table = dealt("dragon-nexus-2", {}, chips={3: "A"})
    model = table_model(table, PassingView(tab="banker"))
    assert model.prompt.line == "Touch seat 3: mark its side"
    assert model.hands.headline == "Mark the side of seat 3 first"


def test_the_seat_whose_cards_win_is_the_next_to_touch_and_alone_amber() -> None:
    model = table_model(crazy4(seats=(5, 7)), PassingView())

    # Seat 7's straight flush is paid before seat 5's four aces.
    assert model.prompt.line == "Touch seat 7: Straight Flush"
    assert [seat.number for seat in model.felt.seats if seat.is_next] == [7]
    assert not any(one.state is ActionState.NEXT for one in model.actions.working)


def test_the_hand_of_the_selected_seat_is_suggested() -> None:
    model = table_model(crazy4(), PassingView(selected=5))

    assert model.prompt.line == "Press the hand: Four Aces"
    states = {hand.name: hand.state for hand in model.hands.hands}
    assert states["Four Aces"] is HandState.SUGGESTED
    assert states["Straight Flush"] is HandState.READY


def test_nothing_is_suggested_before_the_players_have_acted() -> None:
    ante = {"ante": 2500, "super_bonus": 2500}
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: ante}, chips={5: "A"})
    model = table_model(table, PassingView(selected=5))

    assert all(hand.state is not HandState.SUGGESTED for hand in model.hands.hands)
    assert model.felt.rows[0].cards == ("",) * 5
    assert model.felt.seats[4].cards == ("",) * 5


def test_a_seat_without_a_winning_hand_is_named() -> None:
    held = {"5": "2s 5d 7h 9s Jd", "dealer": FLUSH}
    table = dealt("crazy4-nexus", held, {5: PLAYED}, chips={5: "A"})

    assert table_model(table, PassingView(selected=5)).prompt.line == "Seat 5 has no winning hand"
    assert "No progressive win" in table_model(table, PassingView()).prompt.detail


def test_a_button_that_disagrees_is_warned_of_in_prompt_and_panel() -> None:
    model = table_model(crazy4(Claim(5, "A", "straight_flush")), PassingView(selected=5))

    assert model.prompt.line == "Call the supervisor"
    assert model.prompt.detail.startswith("Seat 5: the cards make Four Aces")
    assert model.hands.hint == "the cards make Four Aces"
    assert HandState.SUGGESTED not in [hand.state for hand in model.hands.hands]


def test_a_button_without_a_hand_is_warned_of() -> None:
    held = {"5": "2s 5d 7h 9s Jd", "dealer": FLUSH}
    claim = (Claim(5, "A", "straight_flush"),)
    table = dealt("crazy4-nexus", held, {5: PLAYED}, chips={5: "A"}, claims=claim)

    assert hand_panel_model(table, PassingView(selected=5)).hint == "the cards make no winning hand"


def test_the_coup_suggests_the_tables_hand_without_a_seat() -> None:
    model = table_model(dragon(), PassingView())

    assert model.prompt.line == "Press the hand: 2, 3 & 4 – 0 Diamonds"
    assert model.prompt.detail == "Player wins 9 to 0"
    assert model.hands.hands[0].state is HandState.SUGGESTED


def test_the_sensor_that_can_win_is_shown_by_itself() -> None:
    held = {"2": "Kh Qh", "dealer": "Jh"}
    table = dealt("house-money-nexus", held, {2: {"blackjack": 5000}}, chips={2: "AB"})

    assert (
        card_advice.sensor_shown(table, PassingView(selected=2)) == "B"
    )  # TriLux comes first, and it wins
    assert card_advice.sensor_shown(table, PassingView(selected=2, tab="A")) == "A"
    settled = changed(
        table,
        cards={"2": ("7d", "7h", "7s"), "dealer": ("Jh",)},
        sensors={**table.sensors, (2, "B"): replace(table.sensor((2, "B")), is_settled=True)},
        settled=("B",),
    )
    assert card_advice.sensor_shown(settled, PassingView(selected=2)) == "A"


def test_a_bust_hand_says_in_which_order_it_is_cleared() -> None:
    held = {"2": "7d 9h Ts", "dealer": "6h"}
    table = dealt("house-money-nexus", held, {2: {"blackjack": 5000}}, chips={2: "A"})
    told = card_advice.advice(table, PassingView())

    assert told is not None
    assert told.detail == "Bust: take the wager, pay the jackpot, then the cards"


def test_no_hand_that_wins_ends_a_blackjack_round_only_once_the_hands_are_played() -> None:
    dealt_cards = {"2": "Ts 9d", "3": "8s 6d", "dealer": "6c"}
    bets = {2: {"blackjack": 2500}, 3: {"blackjack": 2500}}
    table = dealt("blackjack-nexus", dealt_cards, bets, chips={2: "A"})
    playing = table_model(changed(table, stages=("play",)), PassingView()).prompt
    assert playing.line == "Play seat 2"
    assert "END GAME" not in playing.detail
    settling = table_model(changed(table, stages=("play", "dealer", "settle")), PassingView())
    assert "END GAME" not in settling.prompt.detail, "the seats are asked first, one by one"


def test_the_prompt_says_that_all_is_settled_once_the_walk_is_over(
    crazy4_nexus: TableSetup, staff: dict[str, StaffMember]
) -> None:
    """It said to settle from right to left, and that no hand wins, beside five ticks."""
    told, ante = Round(crazy4_nexus, staff).open(), {"ante": 2500, "super_bonus": 2500}
    told.do(c.PlaceWagers(5, ante), c.SeeChip(5), c.StartGame(), c.MissChip(5))
    told.do(c.AdvanceStage("deal"), c.SeeCards("5", ("As", "Ad", "2c", "Kh", "2d")))
    told.do(c.PlaceWagers(5, {**ante, "play": 7500}))
    told.do(c.SeeCards("dealer", ("Kc", "Qc", "2h", "3c", "4h")), c.AdvanceStage("qualifies"))
    before = table_model(told.table, PassingView()).prompt
    assert before.line.endswith("then press PAID")
    told.do(c.SettleSeat(5))
    said = table_model(told.table, PassingView()).prompt
    assert (said.line, said.detail) == ("All seats are settled. Press END GAME", "")


def test_hands_that_are_paid_at_once_are_named_until_the_others_are_settled() -> None:
    held = {"2": "4h 5s 3h 6c 3s", "3": "2c 3d 2h 4s 3c 2d", "5": "8s 6d", "dealer": "7c"}
    bets = {2: {"blackjack": 5000}, 3: {"blackjack": 1500}, 5: {"blackjack": 2500}}
    table = changed(dealt("super-fun", held, bets), stages=("play",))
    assert [(one.seat, one.cents) for one in walk.left(table)] == [(3, 1500), (2, 10_000)]
    assert [cards.seat_cards(table, seat)[1] for seat in (2, 3, 5)] == ["21 WINS", "16 WINS", "14"]
    unknown = changed(dealt("super-fun", held), stages=("play",))
    said = table_model(unknown, PassingView()).prompt.detail
    assert said == "Pay at once: seat 2 at 2 to 1, seat 3 at 1 to 1"
    settling = table_model(changed(table, stages=("play", "settle")), PassingView()).prompt
    assert "at once" not in settling.detail


def test_no_hand_that_wins_ends_a_round_only_once_cover_all_is_settled() -> None:
    held = {"1": "9c 7d 5h 4s 2c", "7": "As Jd 9h 7c 4h", "dealer": "Ks Qc 3c 5s 6c"}
    bets = {1: {"ante": 1000, "play": 2000, "cover_all": 500}, 7: {"ante": 1500, "play": 3000}}
    table = dealt("caribbean-progressive-nexus", held, bets, chips={1: "A"})
    at_ante = changed(table, stages=("ante", "deal", "dealer", "not_qualified"))
    model = table_model(at_ante, PassingView())
    assert model.prompt.line == "Does not qualify: ANTE 1 to 1, PLAY pushes"
    assert "END GAME" not in model.prompt.detail

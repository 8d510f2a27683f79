"""The card pad: where a card goes, which are left, and what can be done with a hand."""

from dataclasses import replace

from dealt_table import dealt, game_of

from dealer_assist.table.commands.round import PlaceWagers, SeeCards
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.presenters import card_pad

ACES = "As Ad Ac Ah 2d"
BET = {"blackjack": 5000, "house_money": 1000}


def pad(table: Table, place: str) -> card_pad.CardPadModel:
    return card_pad.pad_model(table, place, game_of(table.setup), can_undo=True)


def reasons(model: card_pad.CardPadModel) -> dict[str, str]:
    aside = (model.aside,) if model.aside else ()
    return {action.action: action.reason for action in (*model.actions, *aside)}


def test_the_pad_has_every_card_once() -> None:
    keys = [key.card for key in pad(dealt("crazy4-nexus", {}), "5").keys]

    assert len(set(keys)) == 52
    assert keys[:3] == ["As", "2s", "3s"]


def test_a_card_on_the_table_cannot_be_put_down_again() -> None:
    model = pad(dealt("crazy4-nexus", {"5": "As"}), "6")
    shut = [key for key in model.keys if key.reason]

    assert [(key.card, key.reason) for key in shut] == [("As", "As is on the table already")]


def test_a_shoe_holds_a_card_as_often_as_it_has_decks() -> None:
    table = dealt("house-money-nexus", {"2": "As As"}, {2: BET})

    assert not any(key.reason for key in pad(table, "2").keys)


def test_a_hand_that_is_whole_takes_no_more() -> None:
    model = pad(dealt("crazy4-nexus", {"5": ACES}), "5")

    assert all(key.reason for key in model.keys)
    assert model.title == "Seat 5: 5 of 5 cards"


def test_before_the_game_starts_there_are_no_cards() -> None:
    table = replace(dealt("crazy4-nexus", {}), phase=Phase.BETTING)

    assert {key.reason for key in pad(table, "5").keys} == {
        "Cards come after the game has started."
    }


def test_the_place_moves_on_when_a_hand_is_whole() -> None:
    table = dealt("crazy4-nexus", {"3": ACES, "5": "Ks"}, {3: {"ante": 5}, 5: {"ante": 5}})

    assert card_pad.after_card(table, "3") == ""
    assert card_pad.after_card(table, "5") == "5"
    assert card_pad.place_now(table, "") == "5"
    assert card_pad.place_now(table, "dealer") == "dealer"


def test_baccarat_follows_the_drawing_order_by_itself() -> None:
    table = dealt("dragon-nexus", {"player": "2d"})

    assert card_pad.after_card(table, "player") == ""
    assert card_pad.place_now(table, "") == "banker"


def test_a_player_who_draws_stays_chosen() -> None:
    table = dealt("house-money-nexus", {"2": "5s 6d", "4": "5c 6h 2c"}, {2: BET, 4: BET})

    assert card_pad.after_card(table, "2") == ""
    assert card_pad.after_card(table, "4") == "4"


def test_a_pair_is_split_into_two_hands() -> None:
    table = dealt("house-money-nexus", {"2": "8s 8d", "2b": "8c 3h"}, {2: BET})

    assert card_pad.split(table, "2") == [SeeCards("2", ("8s",)), SeeCards("2c", ("8d",))]
    assert reasons(pad(table, "2"))[card_pad.SPLIT] == ""
    assert reasons(pad(table, "2b"))[card_pad.SPLIT] == "Not a pair"


def test_proceeds_are_left_up_and_taken_off_again() -> None:
    table = dealt("house-money-nexus", {"2": "8s 8d"}, {2: BET})
    game = game_of(table.setup)

    # A pair pays 3 to 1 (HM-1): $30 and the stake of $10.
    left = card_pad.leave_up(table, "2", game)
    assert left == PlaceWagers(2, {**BET, "left_up": 4000})
    after = dealt("house-money-nexus", {"2": "8s 8d"}, {2: left.wagers})
    assert card_pad.leave_up(after, "2", game) == PlaceWagers(2, BET)


def test_without_a_win_nothing_can_be_left_up() -> None:
    table = dealt("house-money-nexus", {"2": "8s 3d"}, {2: BET})

    assert reasons(pad(table, "2"))[card_pad.LEAVE] == "Nothing was won"
    assert reasons(pad(table, "dealer"))[card_pad.LEAVE] == "Choose a seat"


def test_a_double_matches_the_entire_wager() -> None:
    table = dealt("house-money-nexus", {"2": "5s 6d"}, {2: {**BET, "left_up": 4000}})

    assert card_pad.double(table, "2").wagers["double"] == 9000


def surrendering(table: Table) -> Table:
    options = {**table.setup.options, "surrender": True}
    return replace(table, setup=replace(table.setup, options=options))


def test_a_surrender_gives_half_back_and_is_taken_back() -> None:
    table = surrendering(dealt("house-money-nexus", {"2": "Ts 6d"}, {2: BET}))
    given_up = card_pad.surrender(table, "2")
    assert given_up == PlaceWagers(2, {**BET, "surrender": 2500})
    after = surrendering(dealt("house-money-nexus", {"2": "Ts 6d"}, {2: given_up.wagers}))
    assert card_pad.surrender(after, "2") == PlaceWagers(2, BET)
    assert reasons(pad(after, "2"))[card_pad.TWICE] == "Not now"


def test_surrender_is_offered_where_the_house_has_it_and_only_at_first() -> None:
    plain = dealt("house-money-nexus", {"2": "Ts 6d"}, {2: BET})
    assert card_pad.GIVE_UP not in reasons(pad(plain, "2"))
    table = surrendering(plain)
    assert reasons(pad(table, "2"))[card_pad.GIVE_UP] == ""
    assert reasons(pad(table, "dealer"))[card_pad.GIVE_UP] == "Choose a seat"
    third = surrendering(dealt("house-money-nexus", {"2": "Ts 3d 2c"}, {2: BET}))
    assert reasons(pad(third, "2"))[card_pad.GIVE_UP] == "Not now"


def test_only_a_simulated_table_has_a_virtual_shoe() -> None:
    table = dealt("crazy4-nexus", {})
    live = replace(table, setup=replace(table.setup, devices={"sensors": "/dev/ttyS0"}))

    assert card_pad.DEAL in reasons(pad(table, "5"))
    assert card_pad.DEAL not in reasons(pad(live, "5"))

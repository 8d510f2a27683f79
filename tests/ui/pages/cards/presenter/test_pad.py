"""The card pad: where a card goes, which are left, and what can be done with a hand."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.round import (
    AnswerBonus,
    FoldHand,
    PlaceWagers,
    SeeCards,
    SwitchCards,
    UnfoldHand,
)
from dealer_assist.table.facts.dealing import splits
from dealer_assist.table.state import Bonus, BonusBets, Phase, Seat, Table
from dealer_assist.ui.pages.cards.presenter import acts as pad_acts
from dealer_assist.ui.pages.cards.presenter import pad as card_pad
from dealer_assist.ui.table.presenter.table import prompt_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

ACES = "As Ad Ac Ah 2d"
BET = {"blackjack": 5000, "house_money": 1000}
OWN = {"blackjack": 5000}


def pad(table: Table, place: str) -> card_pad.CardPadModel:
    return card_pad.pad_model(table, place, can_undo=True)


def reasons(model: card_pad.CardPadModel) -> dict[str, str]:
    return {action.touch: action.reason for action in (*model.actions, *model.aside)}


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
    assert model.title == "Seat 5: 5 of 5 cards, Four Aces"


def test_before_the_game_starts_there_are_no_cards() -> None:
    table = changed(dealt("crazy4-nexus", {}), phase=Phase.BETTING)

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

    assert splits.split(table, "2") == [
        PlaceWagers(2, {**BET, "split_c": BET["blackjack"]}),
        SeeCards("2", ("8s",)),
        SeeCards("2c", ("8d",)),
    ]
    unasked = reasons(pad(table, "2"))[pad_acts.PadAct.SPLIT]
    assert unasked == "LEAVE UP first"  # a split matches what is left up
    assert reasons(pad(table, "2b"))[pad_acts.PadAct.SPLIT] == "Not a pair"


def test_leave_up_asks_for_any_part_of_the_proceeds() -> None:
    table = dealt("house-money-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: BET})

    # A pair pays 3 to 1 (HM-1): $30 and the stake of $10.
    asked = pad_acts.amount_asked(table, pad_acts.PadAct.LEAVE, "2")
    assert asked is not None
    assert (asked.most, asked.cents) == (4000, 4000)
    assert asked.presets == (("NONE", 0), ("ALL", 4000))
    assert pad_acts.with_amount(table, pad_acts.PadAct.LEAVE, "2", 1500) == AnswerBonus(2, 1500)


def test_leave_up_waits_for_the_up_card_and_the_peek() -> None:
    def reason(dealer: str, peek: str = "") -> str:
        table = dealt("house-money-nexus", {"2": "8s 8d", "dealer": dealer}, {2: BET})
        answered = changed(table, bonus=replace(table.round.bonus, peek=peek))
        return reasons(pad(answered, "2"))[pad_acts.PadAct.LEAVE]

    assert reason("") == "Up card first"
    assert reason("6c") == ""
    assert reason("Ac") == reason("Tc") == "Peek first"
    assert reason("Ac", "none") == ""
    assert reason("Ac", "blackjack") == "Not with a dealer blackjack"
    assert reason("Ac Kc") == "Not with a dealer blackjack"


def test_leave_up_above_the_dealers_limit_waits_for_its_card() -> None:
    large = {**BET, "house_money": 30000}
    table = dealt("house-money-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: large})
    assert reasons(pad(table, "2"))[pad_acts.PadAct.LEAVE] == "Card first"
    allowed = BonusBets(allowed={(2, "house_money"): 90000})
    assert not reasons(pad(changed(table, bonus_bets=allowed), "2"))[pad_acts.PadAct.LEAVE]


def test_without_a_win_nothing_can_be_left_up() -> None:
    table = dealt("house-money-nexus", {"2": "8s 3d"}, {2: BET})

    assert reasons(pad(table, "2"))[pad_acts.PadAct.LEAVE] == "Nothing was won"
    assert reasons(pad(table, "dealer"))[pad_acts.PadAct.LEAVE] == "Choose a seat"


def test_a_double_asks_for_the_entire_wager_or_less() -> None:
    wagers = {**BET, "left_up": 2000}
    table = dealt("house-money-nexus", {"2": "5s 6d", "dealer": "9c"}, {2: wagers})

    asked = pad_acts.amount_asked(table, pad_acts.PadAct.TWICE, "2")
    assert asked is not None
    assert (asked.least, asked.most, asked.cents) == (1, 7000, 7000)
    less = pad_acts.with_amount(table, pad_acts.PadAct.TWICE, "2", 500)
    assert less == PlaceWagers(2, {**wagers, "double": 500})
    doubled = dealt("house-money-nexus", {"2": "5s 6d"}, {2: {**wagers, "double": 500}})
    assert pad_acts.amount_asked(doubled, pad_acts.PadAct.TWICE, "2") is None  # it is taken back
    assert pad_acts.with_amount(doubled, pad_acts.PadAct.TWICE, "2", 0) == PlaceWagers(2, wagers)


def test_split_and_double_wait_until_leave_up_is_asked() -> None:
    table = dealt("house-money-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: BET})

    assert reasons(pad(table, "2"))[pad_acts.PadAct.SPLIT] == "LEAVE UP first"
    assert reasons(pad(table, "2"))[pad_acts.PadAct.TWICE] == "LEAVE UP first"


def test_insurance_is_offered_with_an_ace_up_until_the_peek() -> None:
    for dealer, is_offered in (("Ac", True), ("Kc", False), ("", False), ("Ac 5d", False)):
        table = dealt("house-money-nexus", {"2": "8s 8d", "dealer": dealer}, {2: BET})
        assert (pad_acts.PadAct.INSURE in reasons(pad(table, "2"))) is is_offered
    table = dealt("house-money-nexus", {"dealer": "Ac"}, {2: BET})
    asked = pad_acts.amount_asked(table, pad_acts.PadAct.INSURE, "2")
    assert asked is not None
    assert asked.most == 2500  # half of the blackjack wager
    insured = pad_acts.with_amount(table, pad_acts.PadAct.INSURE, "2", 2500)
    assert insured == PlaceWagers(2, {**BET, "insurance": 2500})


def test_totals_and_hands_are_named() -> None:
    table = dealt("house-money-nexus", {"2": "As Kd", "4": "As 5d", "dealer": "6c"}, {2: BET})
    details = {place.touch.place: place.detail for place in pad(table, "2").places}

    assert details["2"] == "BLACKJACK"
    assert pad(table, "4").title == "Seat 4: 2 cards, SOFT 16"
    assert pad(table, "dealer").title == "Dealer: 1 card"
    assert card_pad.made(table, "2") == "Seat 2: BLACKJACK"


def test_a_hand_that_stands_or_is_bust_takes_no_more() -> None:
    cards = {"2": "Ts 6d 8c", "4": "Ts 5d 6c", "dealer": "Tc 7d"}
    table = dealt("house-money-nexus", cards, {2: BET, 4: BET})

    for place, why in (
        ("2", "Seat 2 is bust with 24. No card can follow"),
        ("4", "Seat 4 stands with 21. No card can follow"),
        ("dealer", "The dealer stands with 17. No card can follow"),
    ):
        assert {key.reason for key in pad(table, place).keys} == {why}


def test_each_game_says_its_order_and_its_up_card() -> None:
    assert "Player, Banker" in pad(dealt("dragon-nexus", {}), "player").detail
    assert "then the board" in pad(dealt("holdem-nexus", {}), "1").detail
    for name in ("house-money-nexus", "six-five-four"):
        model = pad(dealt(name, {"dealer": "6c"}), "dealer")
        assert model.detail == "The dealer's up card first, then the others."
        assert model.has_up_card
    assert not pad(dealt("crazy4-nexus", {"dealer": "6c"}), "dealer").has_up_card


def test_every_act_can_be_undone() -> None:
    before = dealt("house-money-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: BET})
    after = changed(
        before,
        cards={"2": ("8s",), "2b": ("8d",), "dealer": ("6c",)},
        seats={2: Seat({**BET, "left_up": 4000, "double": 9000})},
        bonus=Bonus(answers={2: 4000}),
    )

    assert pad_acts.undone(before, after) == [
        SeeCards("2b", ()),
        SeeCards("2", ("8s", "8d")),
        AnswerBonus(2, None),
        PlaceWagers(2, BET),
    ]
    assert pad_acts.undone(before, before) == []


def test_dealing_over_touched_cards_is_held() -> None:
    deal = pad(dealt("crazy4-nexus", {"5": "As Kd"}), "5").actions[-1]
    assert (deal.state, deal.detail) == (ActionState.HOLD, "Hold: 2 cards go")
    assert pad(dealt("crazy4-nexus", {}), "5").actions[-1].state is ActionState.AVAILABLE


def surrendering(table: Table) -> Table:
    options = {**table.setup.options, "surrender": True}
    return replace(table, setup=replace(table.setup, options=options))


def test_a_surrender_gives_half_back_and_is_taken_back() -> None:
    table = surrendering(dealt("house-money-nexus", {"2": "Ts 6d"}, {2: BET}))
    given_up = pad_acts.surrender(table, "2")
    assert given_up == PlaceWagers(2, {**BET, "surrender": 2500})
    after = surrendering(dealt("house-money-nexus", {"2": "Ts 6d"}, {2: given_up.wagers}))
    assert pad_acts.surrender(after, "2") == PlaceWagers(2, BET)
    assert reasons(pad(after, "2"))[pad_acts.PadAct.TWICE] == "Not now"


def test_surrender_is_offered_where_the_house_has_it_and_only_at_first() -> None:
    plain = dealt("house-money-nexus", {"2": "Ts 6d"}, {2: BET})
    assert pad_acts.PadAct.GIVE_UP not in reasons(pad(plain, "2"))
    table = surrendering(plain)
    assert reasons(pad(table, "2"))[pad_acts.PadAct.GIVE_UP] == ""
    assert reasons(pad(table, "dealer"))[pad_acts.PadAct.GIVE_UP] == "Choose a seat"
    third = surrendering(dealt("house-money-nexus", {"2": "Ts 3d 2c"}, {2: BET}))
    assert reasons(pad(third, "2"))[pad_acts.PadAct.GIVE_UP] == "Not now"


def test_only_a_simulated_table_has_a_virtual_shoe() -> None:
    table = dealt("crazy4-nexus", {})
    live = replace(table, setup=replace(table.setup, devices={"sensors": "/dev/ttyS0"}))

    assert pad_acts.PadAct.DEAL in reasons(pad(table, "5"))
    assert pad_acts.PadAct.DEAL not in reasons(pad(live, "5"))


def test_fold_is_offered_where_hands_fold_and_taken_back() -> None:
    table = dealt("crazy4-nexus", {}, {3: {"ante": 2500, "super_bonus": 2500}})
    assert reasons(pad(table, "3"))[pad_acts.PadAct.FOLD] == ""
    assert reasons(pad(table, "dealer"))[pad_acts.PadAct.FOLD] == "Choose a seat"
    assert pad_acts.fold(table, "3") == FoldHand(3)
    folded = dealt("crazy4-nexus", {}, {3: {"ante": 2500}}, folded=(3,))
    assert pad_acts.fold(folded, "3") == UnfoldHand(3)
    assert pad_acts.undone(table, folded)[-1] == UnfoldHand(3)
    bet = dealt("crazy4-nexus", {}, {3: {"ante": 2500, "super_bonus": 2500, "play": 2500}})
    assert reasons(pad(bet, "3"))[pad_acts.PadAct.FOLD] == "Has bet"
    assert pad_acts.PadAct.FOLD not in reasons(pad(dealt("house-money-nexus", {}, {2: BET}), "2"))


def test_a_folded_seat_is_passed_over_and_may_still_be_read_in() -> None:
    wagers = {3: {"ante": 2500}, 5: {"ante": 2500}}
    table = dealt("crazy4-nexus", {}, wagers, folded=(3,))

    assert card_pad.place_now(table, "") == "5"
    assert card_pad.place_now(table, "3") == "3"
    assert {place.touch.place: place.detail for place in pad(table, "5").places}["3"] == "FOLDED"
    # Cover All counts every hand that was dealt.
    covered = dealt("caribbean", {}, {3: {"ante": 1000}, 5: {"ante": 1000}}, folded=(3,))
    assert card_pad.place_now(covered, "") == "3"


def test_a_folded_hand_whose_bonus_bet_can_still_win_is_asked_for(crazy4) -> None:
    crazy4.start(1, 5).do(FoldHand(1))
    assert card_pad.place_now(crazy4.table, "") == "5"
    crazy4.do(PlaceWagers(1, {"ante": 500, "queens_up": 500}))
    assert card_pad.place_now(crazy4.table, "") == "1"


def test_what_is_free_has_its_own_button_and_is_not_paid_for() -> None:
    eleven = dealt("free-bet-nexus", {"2": "6s 5d", "dealer": "6c"}, {2: OWN})
    shown = reasons(pad(eleven, "2"))
    assert (shown[pad_acts.PadAct.FREE_TWICE], shown[pad_acts.PadAct.TWICE]) == ("", "Free bet")
    assert shown[pad_acts.PadAct.FREE_SPLIT] == "Not a pair"
    bet = {**OWN, "free_double": OWN["blackjack"]}
    assert splits.free_double(eleven, "2") == PlaceWagers(2, bet)
    doubled = dealt("free-bet-nexus", {"2": "6s 5d", "dealer": "6c"}, {2: bet})
    assert reasons(pad(doubled, "2"))[pad_acts.PadAct.TWICE] == "Free bet"
    assert splits.free_double(doubled, "2") == PlaceWagers(2, OWN)
    kings = dealt("free-bet-nexus", {"2": "Ks Kd", "dealer": "6c"}, {2: OWN})
    shown = reasons(pad(kings, "2"))
    assert (shown[pad_acts.PadAct.FREE_SPLIT], shown[pad_acts.PadAct.SPLIT]) == ("Not for tens", "")
    assert shown[pad_acts.PadAct.FREE_TWICE] == "Hard 9 to 11"
    eights = dealt("free-bet-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: OWN})
    shown = reasons(pad(eights, "2"))
    assert (shown[pad_acts.PadAct.FREE_SPLIT], shown[pad_acts.PadAct.SPLIT]) == ("", "Free bet")
    assert reasons(pad(eights, "dealer"))[pad_acts.PadAct.FREE_SPLIT] == "Choose a seat"
    unknown = dealt("free-bet-nexus", {"2": "8s 8d", "dealer": "6c"})
    assert reasons(pad(unknown, "2"))[pad_acts.PadAct.FREE_SPLIT] == "No wager"
    other = reasons(pad(dealt("house-money-nexus", {"2": "8s 8d"}, {2: BET}), "2"))
    assert pad_acts.PadAct.FREE_SPLIT not in other


def test_a_free_split_lays_its_lammer_first_and_own_money_takes_an_old_one_away() -> None:
    eights = dealt("free-bet-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: OWN})
    parted = [SeeCards("2", ("8s",)), SeeCards("2b", ("8d",))]
    bet = {**OWN, "free_split_b": OWN["blackjack"]}
    assert splits.split(eights, "2", is_free=True) == [PlaceWagers(2, bet), *parted]
    old = dealt("free-bet-nexus", {"2": "8s 8d", "dealer": "6c"}, {2: bet})
    own = {**OWN, "split_b": OWN["blackjack"]}
    assert splits.split(old, "2") == [PlaceWagers(2, own), *parted]
    assert splits.split(eights, "2") == [PlaceWagers(2, own), *parted]


def test_a_hand_is_zapped_once_and_first_of_all() -> None:
    table = dealt("zappit-nexus", {"2": "9s 7d", "4": "Ks Qd", "dealer": "6c"}, {2: OWN, 4: OWN})
    assert reasons(pad(table, "2"))[pad_acts.PadAct.ZAP] == ""
    assert pad_acts.zap(table, "2") == SeeCards("2z", ("9s", "7d"))
    assert reasons(pad(table, "4"))[pad_acts.PadAct.ZAP] == "Hard 15 to 17"
    assert reasons(pad(table, "dealer"))[pad_acts.PadAct.ZAP] == "Choose a seat"
    gone = dealt("zappit-nexus", {"2z": "9s 7d", "2": "9c 7c", "dealer": "6c"}, {2: OWN})
    assert reasons(pad(gone, "2"))[pad_acts.PadAct.ZAP] == "Once a hand"
    assert [place.touch.place for place in pad(gone, "2").places] == ["2", "dealer"]
    assert pad_acts.PadAct.ZAP not in reasons(pad(dealt("free-bet-nexus", {}, {2: OWN}), "2"))


def test_a_tie_that_goes_on_gets_a_second_card_and_no_other_hand() -> None:
    cards = {"1": "9h", "2": "4s", "7": "9d", "dealer": "9c"}
    bets = {1: {"wager": 1000, "war": 1000}, 2: {"wager": 1000}, 7: {"wager": 1000}}
    table = changed(dealt("casino-war", cards, bets, folded=(7,)), stages=("war",))
    assert card_pad.place_now(table, "") == "1"
    assert pad(table, "1").title == "Seat 1: 1 of 2 cards"
    assert not any(key.reason for key in pad(table, "1").keys)
    for place in ("2", "7"):
        assert all("has all its cards" in key.reason for key in pad(table, place).keys)
    labels = {one.touch: one.label for one in pad(table, "7").actions}
    assert labels[pad_acts.PadAct.FOLD] == "SURRENDERED"


def test_the_joker_is_the_last_key_where_the_deck_has_one() -> None:
    keys = pad(dealt("dj-wild", {}), "4").keys
    assert (len(keys), keys[-1].card, keys[-1].reason) == (53, "Jk", "")
    used = pad(dealt("dj-wild", {"1": "Jk"}), "4").keys[-1]
    assert used.reason == "Jk is on the table already"


def test_two_hands_have_places_of_their_own_and_a_switch_comes_before_all_else() -> None:
    four = {"3": "Ts 6d", "3r": "5h Th", "dealer": "8h"}
    table = dealt("blackjack-switch", four, {3: OWN})
    model = pad(table, "3")
    assert [one.label for one in model.places] == ["3 LEFT", "3 RIGHT", "DEALER"]
    assert reasons(model)[pad_acts.PadAct.SWITCH] == ""
    assert pad_acts.switch(table, "3r") == SwitchCards(3, "switched")
    assert reasons(pad(table, "dealer"))[pad_acts.PadAct.SWITCH] == "Choose a seat"
    hit = dealt("blackjack-switch", {**four, "3r": "5h Th 2c"}, {3: OWN})
    assert reasons(pad(hit, "3"))[pad_acts.PadAct.SWITCH] == "Before all else"
    few = dealt("blackjack-switch", {"3": "Ts 6d", "dealer": "8h"}, {3: OWN})
    assert reasons(pad(few, "3"))[pad_acts.PadAct.SWITCH] == "Four cards first"
    assert card_pad.place_now(few, "") == "3r"
    assert pad_acts.PadAct.SWITCH not in reasons(pad(dealt("super-fun", {}, {2: OWN}), "2"))


def test_a_switch_is_undone_before_its_cards_are() -> None:
    before = dealt("blackjack-switch", {"3": "Ts 6d", "3r": "5h Th", "dealer": "8h"}, {3: OWN})
    moved = {**before.round.cards, "3": ("Ts", "Th"), "3r": ("5h", "6d")}
    said = replace(before.seat(3), switch="switched")
    after = changed(before, cards=moved, seats={**before.round.seats, 3: said})
    assert pad_acts.undone(before, after)[0] == SwitchCards(3, "")
    assert pad_acts.switch(after, "3") == SwitchCards(3, "")


def test_the_right_hand_is_split_into_places_of_its_own() -> None:
    cards = {"3": "8c 8s", "3r": "9h 9d", "dealer": "6h"}
    table = dealt("blackjack-switch", cards, {3: OWN})
    assert splits.split(table, "3")[1:] == [SeeCards("3", ("8c",)), SeeCards("3b", ("8s",))]
    assert splits.split(table, "3r")[1:] == [SeeCards("3r", ("9h",)), SeeCards("3s", ("9d",))]


def test_a_wild_card_names_what_it_stands_for_once_it_is_turned() -> None:
    bets = {4: {"ante": 2500, "blind": 2500, "play": 5000}, 7: {"ante": 2500, "blind": 2500}}
    cards = {"4": "9h Th 2s Qh 2c", "7": "Ks Kh 9d Jk 7c", "dealer": "As Ad 8c 5h 4s"}
    model = pad(dealt("dj-wild", cards, bets), "4")
    assert model.cards == ("9h", "Th", "2swJh", "Qh", "2cwKh")
    assert "A black band names the card" in model.detail
    plain = pad(dealt("dj-wild", {"4": "8h 8d 7s 4c 3d"}, bets), "4")
    assert plain.cards == ("8h", "8d", "7s", "4c", "3d")
    assert "band" not in plain.detail


def test_a_wrong_third_card_can_be_touched_in_where_its_side_is_touched_first() -> None:
    """It lies on the felt: the pad knew the tableau, and nobody could tell it."""
    cards = {"player": "2d Kd 8s", "banker": "5s Kh"}  # Banker stands on 5 against an 8
    over = dealt("dragon-nexus", cards)
    by_itself = pad(over, "banker")
    said = "Banker stands on 5 against a third card of 8"
    assert all(key.reason == said for key in by_itself.keys)
    touched = card_pad.pad_model(over, "banker", can_undo=True, is_chosen=True)
    assert not any(key.reason for key in touched.keys)
    assert all(key.reason for key in card_pad.pad_model(over, "player", can_undo=True).keys)
    wrong = dealt("dragon-nexus", {**cards, "banker": "5s Kh 4s"})
    said = "Banker must stand on 5 against a third card of 8"
    assert pad(wrong, "banker").detail.startswith(said)
    assert prompt_model(wrong, PassingView()).line == said


def test_what_a_seat_puts_away_is_of_its_own_cards() -> None:
    bets = {1: {"ante": 2000, "play": 2000}}
    table = dealt("high-five-poker", {"1": "Kh Kd Js 9c 8h 4c 2d"}, bets)
    model = pad(table, "1z")
    assert [one.label for one in model.places[:2]] == ["SEAT 1", "1 PUT AWAY"]
    assert (model.title, model.places[1].detail) == (
        "Put away at seat 1: 0 of 2 cards",
        "0 of 2 cards",
    )
    free = {key.card for key in model.keys if not key.reason}
    assert free == {"Kh", "Kd", "Js", "9c", "8h", "4c", "2d"}
    assert {key.reason for key in model.keys if key.reason} == {"Not at seat 1"}


def test_a_card_that_is_drawn_comes_after_the_one_put_away() -> None:
    bets = {1: {"ante": 2000, "play": 2000}}
    table = dealt("three-card-draw", {"1": "Kh Kd", "1z": "4c"}, bets)
    assert card_pad.place_now(table, "") == "1"
    assert pad(table, "1").title == "Seat 1: 2 of 3 cards"
    assert pad(table, "1z").title == "Put away at seat 1: 1 of 1 cards"

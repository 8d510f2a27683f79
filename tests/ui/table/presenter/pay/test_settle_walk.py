"""The walk on the screen: plate, panel, prompt and SETTLEMENT say one amount of one seat."""

from dealt_table import dealt, game_of
from named import faults
from random_tables import DEALER, EXECUTIVE, SUPERVISOR
from table_facts import changed

from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide import controls, walk_words
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.pages.settlement import settled_seats
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.supervisor.swipe import SwipeModel
from dealer_assist.ui.table.model.table import SeatModel, SeatState
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of
from dealer_assist.ui.table.presenter.pay import settle_walk
from dealer_assist.ui.table.presenter.pay.bet_denials import deny_sheet
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState
from dealer_assist.value import replace

VIEW, AT = PassingView(), 1_760_000_000_000
ZAPPED = {
    "1": "Ad Jc", "1z": "7s 9h", "2": "9s 8d", "4": "As Kd", "dealer": "6d Ts 5s",
}  # fmt: skip


def zapped() -> Table:
    bets = {seat: {"blackjack": 2500} for seat in (1, 2, 4)}
    table = dealt("zappit-nexus", ZAPPED, bets)
    return changed(table, stages=tuple(one.key for one in table.setup.stages))


def plate(table: Table, seat: int) -> SeatModel:
    return next(one for one in table_model(table, VIEW).felt.seats if one.number == seat)


def after(table: Table, *commands: c.Command) -> Table:
    for command in commands:
        table = evolve_all(table, decide(table, command, AT))
    return table


def test_a_blackjack_on_zapped_cards_is_paid_1_to_1_on_plate_and_settlement_alike() -> None:
    table = zapped()
    rows = {
        row.seat: row.pay or row.take
        for row in settled_seats(table, game_of(table.setup), settlement(table)).rows
    }
    assert rows == {"1": "$25.00", "2": "Take $25", "4": "$37.50"}
    assert {seat: plate(table, seat).foot for seat in (1, 2, 4)} == {
        1: "PAY $25",
        2: "TAKE $25",
        4: "PAY $37.50",
    }


def test_prompt_panel_and_plate_name_the_seat_with_one_amount() -> None:
    table = zapped()
    shown = table_model(table, VIEW)
    assert next_step(table).text == "Pay seat 4 $37.50, then press PAID"
    assert (shown.hands.seat, shown.hands.headline) == ("SEAT 4", "Pay $37.50")
    assert shown.hands.walk is not None
    assert shown.hands.walk.paid.label == "PAID SEAT 4"
    assert shown.hands.walk.paid.detail == "Next: seat 2, take $25.00"
    assert plate(table, 4).is_selected
    assert [seat for seat in (1, 2, 4) if plate(table, seat).is_now] == [4]  # its foot is amber


def test_a_seat_that_is_settled_says_so_until_the_end() -> None:
    table = after(zapped(), c.SettleSeat(4), c.SettleSeat(2))
    assert plate(table, 4).foot == "PAID $37.50"
    assert plate(table, 4).state is SeatState.SETTLED
    assert plate(table, 2).foot == "TAKEN $25"
    assert settle_walk.foot(table, 1) == "PAY $25"
    rows = settled_seats(table, game_of(table.setup), settlement(table)).rows
    assert [(row.seat, row.pay, row.take) for row in rows] == [
        ("4", "", ""), ("2", "", ""), ("1", "$25.00", ""),
    ]  # fmt: skip


def test_once_all_are_settled_the_last_one_has_its_way_back() -> None:
    table = after(zapped(), *(c.SettleSeat(seat) for seat in (4, 2, 1)))
    panel = table_model(table, VIEW).hands
    assert panel.headline == "All seats settled"
    (back,) = panel.waits[-1].actions
    assert back.label == "UNDO"


def test_what_is_picked_up_first_stands_beside_the_amount() -> None:
    bets = {2: {"blackjack": 5000, "push_22": 500}}
    table = dealt("free-bet-nexus", {"2": "Tc 9s", "dealer": "6d Tc 2h"}, bets)
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    found = walk.at(table, 2)
    assert found is not None
    line, detail = walk_words.asking(table, found)
    assert line == "Pay seat 2 $45.00, then press PAID"
    assert detail == "Take first: PUSH 22 $5"


def test_a_bonus_bet_that_is_no_win_is_denied_from_the_walk() -> None:
    bets = {2: {"ante": 500, "play": 500, "aces_up": 500}}
    cards = {"2": "As Ac 3d 4h 2d", "dealer": "7d 8d 9c Tc Ks 2c"}
    table = dealt("four-card-nexus", cards, bets)
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    assert "ACES UP" in deny_sheet(table, bonus_bets.owed(table)).title


FOUR_KINGS = {"7": "Kc Kd Kh Ks 2c", "1": "2s 5d 7h 9s Jd", "dealer": "Ac Ad Ah As 3c"}


def bad_beat(cards: dict[str, str]) -> Table:
    """Four kings beaten by four aces at seat 7, with every wager and the progressive."""
    bets = {"ante": 500, "super_bonus": 500, "play": 500, "queens_up": 100, "bad_beat": 100}
    table = dealt("crazy4-bad-beat", cards, {1: bets, 3: bets, 7: bets}, chips={7: "A"})
    return changed(table, stages=("deal", "dealer", "qualifies"))


def recorded(table: Table) -> Table:
    """The win of seat 7 is on record by one card, and paying has begun."""
    claimed = (c.PressHand(7, "four_of_a_kind"), c.CallSupervisor(), c.ConfirmWins())
    return after(table, *claimed, c.SwipeCard(EXECUTIVE), c.BeginPaying())


def test_one_card_allows_the_prize_and_the_bonus_bets_of_a_hand() -> None:
    table = after(bad_beat(FOUR_KINGS), c.PressHand(7, "four_of_a_kind"))
    assert controls.call_supervisor(table).detail == "Needs an Executive card"
    table = after(table, c.CallSupervisor(), c.ConfirmWins())
    asked = sheet_model(table, VIEW)
    assert isinstance(asked, SwipeModel)
    assert asked.detail == "Seat 7: BAD BEAT $25,000"
    assert asked.list_note.endswith("Also approves seat 7: BAD BEAT $25,000.")
    (refused,) = decide(table, c.SwipeCard(SUPERVISOR), AT)
    assert isinstance(refused, e.SwipeRefused)
    assert "needs an Executive" in str(sheet_model(evolve_all(table, (refused,)), VIEW))
    kinds = [type(one) for one in decide(table, c.SwipeCard(EXECUTIVE), AT)]
    assert kinds == [e.WinsAuthorised, e.BetsAllowed]
    assert bonus_bets.for_card(after(table, c.SwipeCard(EXECUTIVE))) == ()


def test_a_prize_and_its_seats_wagers_are_one_amount_on_plate_way_and_record() -> None:
    table = recorded(bad_beat(FOUR_KINGS))
    walk_now = table_model(table, VIEW).hands.walk
    assert walk_now is not None
    assert [one.seat for one in walk_now.stops] == ["7", "1"]
    assert plate(table, 7).claim is None
    assert plate(table, 7).foot == "PAY $25,490"
    table = after(table, c.TickPaid(7))
    paid = plate(table, 7).pay
    assert paid is not None
    assert (paid.words, paid.amount) == ("PAID", "$25,490.00")
    assert [one.seat for one in table_model(table, VIEW).hands.walk.stops] == ["7", "1"]  # type: ignore[union-attr]


def test_a_bet_that_turns_up_later_asks_for_its_card_before_the_seat_is_paid() -> None:
    unknown = {place: cards for place, cards in FOUR_KINGS.items() if place != "dealer"}
    early = after(bad_beat(unknown), c.PressHand(7, "four_of_a_kind"), c.CallSupervisor())
    table = after(early, c.ConfirmWins(), c.SwipeCard(SUPERVISOR), c.BeginPaying())
    table = after(table, c.SeeCards("dealer", tuple(FOUR_KINGS["dealer"].split())))
    walk_now = table_model(table, VIEW).hands.walk
    assert walk_now is not None
    assert walk_now.paid.state is ActionState.NOT_YET
    assert walk_now.paid.reason == "Needs an Executive card"
    (card,) = [one for one in walk_now.others if one.state is ActionState.NEXT]
    assert card.label == "CARD"


def test_what_no_entered_card_tells_is_settled_by_the_layout_and_never_called_paid() -> None:
    table = after(recorded(bad_beat(FOUR_KINGS)), c.TickPaid(7), c.SettleSeat(1))
    assert next_step(table).text == "Seat 3: PAID, TAKEN or PUSH?"
    asked = table_model(table, VIEW).hands.walk
    assert asked is not None
    assert asked.paid is None
    assert [one.state for one in asked.answers] == [ActionState.AVAILABLE] * 3
    ended = after(table, c.AnswerSeat(3, "push"))
    assert next_step(ended).text == "All winners paid. Press END GAME"


def test_a_denial_keeps_its_way_back_in_the_walk() -> None:
    table = changed(bad_beat(FOUR_KINGS), phase=Phase.IN_PLAY)
    denied = after(table, c.DenyHand(7, "Hand was folded", "A"), c.SwipeCard(EXECUTIVE))
    walk_now = table_model(denied, VIEW).hands.walk
    assert walk_now is not None
    back = walk_now.others[2]
    assert back.label == "UNDO\nNOT A WIN"
    assert after(denied, back.touch.command).round.denials == ()  # type: ignore[attr-defined]


def test_the_meter_box_counts_wagers_and_prizes_together() -> None:
    """It said $0.00 of the prize alone, while wagers of other seats were paid."""
    table = recorded(bad_beat(FOUR_KINGS))
    left = {one.seat: one.cents for one in walk.left(table)}
    assert left[7] > 0
    owed = sum(cents for cents in left.values() if cents > 0)
    assert (walk.handed_over(table), walk.to_hand_over(table)) == (0, owed)
    paid = after(table, c.TickPaid(7))
    assert walk.handed_over(paid) == left[7]
    note = table_model(paid, VIEW).meters[0].note if walk.left(paid) else ""
    assert note == f"Paid so far {dollars(left[7])} of {dollars(owed)}"


def test_a_blackjack_paid_before_play_does_not_say_that_all_are_settled() -> None:
    bets = {1: {"blackjack": 2500}, 2: {"blackjack": 5000}}
    table = dealt("blackjack-nexus", {"1": "As Kc", "2": "6s 5h", "dealer": "6d"}, bets)
    table = after(table, c.SettleSeat(1))
    panel = table_model(table, VIEW).hands
    assert (panel.headline, panel.waits[-1].title) == (
        "Hands are in play",
        "Settled last: seat 1, PAID $37.50",
    )


def test_what_was_taken_before_the_end_is_not_taken_again() -> None:
    """A bust and a bonus bet that the first cards lost were collected when they fell."""
    bets = {2: {"blackjack": 5000, "royal_match": 1000}, 3: {"blackjack": 2500}}
    cards = {"2": "6s 5h Ts", "3": "Td 6c Tc", "dealer": "6d Ts 9c"}
    table = dealt("blackjack-royal-match", cards, bets)
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    assert [(one.seat, one.cents) for one in walk.left(table)] == [(2, 5000)]
    assert (plate(table, 2).foot, plate(table, 3).foot) == ("PAY $50", "BUST, TAKEN")
    assert [row.printed for row in plate(table, 2).rows if row.is_collected] == ["ROYAL MATCH"]
    seats = settled_seats(table, game_of(table.setup), settlement(table)).rows
    said = {row.seat: row.pay or row.take for row in seats}
    assert said == {"2": "$50.00", "3": ""}


def test_the_bust_bet_and_a_blackjack_are_never_asked_for_at_once() -> None:
    """Whichever stage is touched: the button that the prompt names is on the screen."""
    bets = {seat: {"blackjack": 2500} for seat in (1, 2)}
    table = dealt("bet-the-bust", {"1": "As Kc", "2": "6s 5h", "dealer": "6d"}, bets)
    for stages in (("bets",), ("bets", "bust"), ("bets", "bust", "play")):
        assert list(faults(changed(table, stages=stages), VIEW)) == []


def test_an_up_card_holds_the_end_before_any_stage_is_told() -> None:
    """A table without a jackpot ends by one touch only where nothing was dealt."""
    bets = {2: {"blackjack": 2500}}
    table = dealt("bet-the-bust", {"2": "6s 5h", "dealer": "6d"}, bets)
    assert not table.round.stages
    assert controls.end_game(table, AT * 2).standing is controls.ControlStanding.HOLD


def test_hands_that_nobody_has_set_are_not_over() -> None:
    """At pai gow END GAME is no amber thing over wagers that nobody could compare."""
    cards = {"1": "7s 2h 8c Ac Js 4d Qh", "dealer": "9c Kd 5s 8h 7h 4c 2d"}
    table = dealt("ez-pai-gow", cards, {1: {"main": 2500}})
    table = changed(table, stages=tuple(one.key for one in table.setup.stages))
    end = controls.end_game(table, AT * 2)
    assert (end.standing, end.detail) == (controls.ControlStanding.HOLD, "Hold: 1 seat to compare")
    assert list(faults(table, VIEW)) == []


def test_bonus_bets_on_the_first_cards_come_before_a_blackjack_is_paid() -> None:
    """The order of the stages: DEAL settles them, and play comes after it."""
    bets = {1: {"blackjack": 2500, "field_gold": 500}, 3: {"blackjack": 2500, "field_gold": 1000}}
    table = dealt("field-gold-21", {"1": "Ad Kd", "3": "2d 2h", "dealer": "9c"}, bets)
    assert table_model(table, VIEW).prompt.line == "Pay $37.50 to seats 3 and 1"
    paid = evolve_all(table, decide(table, c.PayBets(), AT))
    assert table_model(paid, VIEW).prompt.line == "Pay seat 1 $37.50, then press PAID"


def test_bonus_bets_that_were_paid_are_not_said_to_be_settled_again() -> None:
    """Tables C13: those that lost are named, and what was paid is on its plate."""
    bets = {1: {"blackjack": 2500, "royal_match": 500}, 4: {"blackjack": 2500, "royal_match": 1000}}
    cards = {"1": "9c 7c", "4": "Kd Th", "dealer": "6s"}
    table = changed(dealt("blackjack-royal-match", cards, bets), stages=("bets", "deal"))
    assert table_model(table, VIEW).prompt.line == "Pay $12.50 to seat 1"
    paid = evolve_all(table, decide(table, c.PayBets(), AT))
    said = table_model(paid, VIEW).prompt
    assert said.line == "Take the bonus bets that lost"
    assert said.detail == "ROYAL MATCH: seat 4. Then touch PLAY"
    (row,) = (one for one in rows_of(paid, 1) if one.printed == "ROYAL MATCH")
    assert (row.amount, row.is_won) == ("+$12.50", True)
    alone = changed(dealt("blackjack-royal-match", cards, {1: bets[1]}), stages=("bets", "deal"))
    paid = evolve_all(alone, decide(alone, c.PayBets(), AT))
    assert table_model(paid, VIEW).prompt.line == "The bonus bets are settled. Touch PLAY"


def test_end_game_names_the_seat_that_comes_before_it() -> None:
    """Picture 86: its second line says the same next thing as prompt, foot and panel."""
    bets = {1: {"player": 500, "dragon_player": 500}, 3: {"banker": 500}}
    cards = {"player": "4s 5s", "banker": "2h Kh"}
    coup = changed(dealt("dragon-nexus", cards, bets), stages=("bets", "deal", "settle"))
    assert controls.end_game(coup).detail == "Next: seat 3"


def test_the_foot_of_a_seat_whose_prize_is_paid_says_what_is_left_of_its_wagers() -> None:
    """It said PAID $2.00 while the seat was still to be paid $25."""
    bets = {1: {"blackjack": 2500}}
    cards = {"1": "9c 7d", "dealer": "6s"}
    table = dealt("blackjack-royal-match", cards, bets, chips={1: "A"})
    table = replace(changed(table, stages=("bets", "deal", "play")), dealer=DEALER)
    table = after(table, c.PlayHand("1", "stand"), c.PressHand(1, "one7", "A"), c.ConfirmAsDealer())
    table = after(table, c.BeginPaying(), c.TickPaid(1))
    assert plate(table, 1).pay is not None
    over = after(table, c.SeeCards("dealer", ("6s", "Ts", "Th")), c.AdvanceStage("settle"))
    assert walk.at(over, 1) is not None
    assert (plate(over, 1).pay, plate(over, 1).foot) == (None, "PAY $25")

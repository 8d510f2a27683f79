"""The panel that compares set hands: why a seat ends so, what is done, and who comes next."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.round import CompareHand
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.model.panel import CompareModel, StopState
from dealer_assist.ui.table.model.table import SeatState
from dealer_assist.ui.table.presenter.cards.compare import compare_panel, foot, prompt, seat_now
from dealer_assist.ui.table.presenter.felt.felt import felt_model
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace

DEALER = "Ah Ks Js Jd 6s 3d 2c"  # ace-king in front, a pair of jacks behind
HANDS = {
    "win": ("5c 5h Qs Qd Qh 9c 2d", "5c 5h"),
    "push": ("Kh Td 9d 9h 4d 4s 7s", "Kh Td"),
    "lose": ("Qc Td 9d 9h 4d 8s 7s", "Qc Td"),
    "copy": ("Ac Kd Tc Td 8s 7h 4c", "Ac Kd"),
    "foul": ("8s 8h Ad Qc Ts 7h 4c", "8s 8h"),
}
VIEW = PassingView()
AT = 1_760_000_000_000


def table_with(
    *names: str, game: str = "fortune-pai-gow", wagers: dict[str, int] | None = None
) -> Table:
    """Hands at the seats 6, 5, 4 and so on, at the last stage."""
    made = {"main": 10_000, "fortune": 500} if wagers is None else wagers
    seats = dict(zip(range(6, 0, -1), names, strict=False))
    cards = {str(seat): HANDS[name][0] for seat, name in seats.items()}
    table = dealt(game, {**cards, "dealer": DEALER}, dict.fromkeys(seats, made))
    laid = {
        seat: replace(table.seat(seat), low=tuple(HANDS[name][1].split()))
        for seat, name in seats.items()
    }
    return changed(table, seats=laid, stages=("set", "dealer", "compare"))


def after(table: Table, *seats: int) -> Table:
    for seat in seats:
        table = evolve_all(table, decide(table, CompareHand(seat), AT))
    return table


def shown(table: Table, view: PassingView = VIEW) -> CompareModel:
    panel = compare_panel(table, view)
    assert panel is not None
    assert panel.compare is not None
    return panel.compare


@pytest.mark.parametrize(
    ("name", "headline", "hint", "verdicts", "button"),
    [
        ("win", "WIN: low wins, high wins", "pay $95", ("SEAT", "SEAT"), "PAID SEAT 6"),
        ("push", "PUSH: low loses, high wins", "$100 stays", ("DEALER", "SEAT"), "PUSH DONE"),
        ("lose", "LOSE: low loses, high loses", "take $100", ("DEALER",) * 2, "TAKEN SEAT 6"),
        (
            "copy",
            "LOSE: dealer wins copies",
            "take $100",
            ("COPY, DEALER", "DEALER"),
            "TAKEN SEAT 6",
        ),
        (
            "foul",
            "FOUL: low hand beats high hand",
            "take $100",
            ("FOUL, LOSE",) * 2,
            "TAKEN SEAT 6",
        ),
    ],
)
def test_a_seat_is_told_why_and_what(
    name: str, headline: str, hint: str, verdicts: tuple[str, str], button: str
) -> None:
    panel = compare_panel(table_with(name), VIEW)
    assert panel is not None
    assert panel.compare is not None
    assert (panel.seat, panel.headline, panel.hint) == ("SEAT 6", headline, hint)
    assert tuple(one.verdict for one in panel.compare.hands) == verdicts
    assert (panel.compare.done.label, panel.compare.done.touch) == (button, Do(CompareHand(6)))


def test_both_hands_lie_beside_the_dealers_as_the_house_way_sets_them() -> None:
    low, high = shown(table_with("push")).hands
    assert (low.cards, low.words) == (("Kh", "Td"), "K-10")
    assert (low.dealer_cards, low.dealer_words) == (("Ah", "Ks"), "A-K")
    assert (high.words, high.dealer_words) == ("Two Pair 9-4-7", "Pair J-6-3-2")


def test_the_commission_box_says_gross_commission_and_net() -> None:
    model = shown(table_with("win"))
    assert model.commission_title == "COMMISSION 5%"
    assert [(one.title, one.amount) for one in model.commission] == [
        ("Seat 6, won $100", "$5.00"),
        ("Pay net", "$95.00"),
    ]
    assert [one.title for one in shown(table_with("push")).commission] == ["Seat 6 pays none"]
    assert shown(table_with("win", game="ez-pai-gow")).commission_title == ""


def test_other_bets_are_taken_with_the_seat_or_paid_after_all() -> None:
    (lost,) = shown(table_with("push")).notes
    assert (lost.title, lost.detail) == ("take FORTUNE $5", "Two Pair pays nothing")
    (won,) = shown(table_with("win")).notes
    assert (won.title, won.detail, won.is_later) == (
        "FORTUNE wins $25",
        "paid after all seats",
        True,
    )
    assert prompt(table_with("push"), VIEW) == ("Seat 6: PUSH, leave $100", "Take FORTUNE $5")


def test_the_seats_come_right_to_left_and_the_next_by_itself() -> None:
    table = table_with("win", "push", "lose")
    assert seat_now(table, VIEW) == 6
    assert shown(table).done.detail == "Next: seat 5"
    table = after(table, 6)
    assert seat_now(table, VIEW) == 5
    assert [one.state for one in shown(table).stops] == [
        StopState.PAID,
        StopState.NOW,
        StopState.LATER,
    ]
    assert shown(after(table, 5)).done.detail == "The last seat"
    assert compare_panel(after(table, 5, 4), VIEW) is None


def test_a_seat_that_is_done_and_touched_has_its_undo() -> None:
    table = after(table_with("win", "push"), 6)
    done = shown(table, PassingView(selected=6)).done
    assert (done.label, done.touch) == ("UNDO", Do(CompareHand(6, is_on=False)))
    other = compare_panel(table, PassingView(selected=1))
    assert other is not None, "a seat that has nothing to compare lifts no other panel"
    assert other.seat == "SEAT 5"


def test_a_plate_says_what_was_done_with_its_wagers() -> None:
    table = after(table_with("win", "push", "lose"), 6, 5, 4)
    plates = {one.number: one for one in felt_model(table, VIEW).seats}
    assert [(plates[seat].foot, plates[seat].state) for seat in (6, 5, 4)] == [
        ("PAID $95", SeatState.SETTLED),
        ("PUSH, TAKEN $5", SeatState.SETTLED),
        ("TAKEN $105", SeatState.SETTLED),
    ]
    assert [row.is_collected for row in plates[4].rows] == [True, True]
    assert [row.is_collected for row in plates[6].rows] == [False, False]
    assert [(row.amount, row.is_won) for row in plates[6].rows] == [("+$95", True), ("+$25", True)]


@pytest.mark.parametrize("game", ["fortune-pai-gow", "face-up-pai-gow", "ez-pai-gow"])
@pytest.mark.parametrize("name", [name for name in HANDS if name != "copy"])
def test_the_panel_says_what_the_settlement_says(game: str, name: str) -> None:
    table = table_with(name, game=game)
    if game == "face-up-pai-gow":
        table = changed(table, stages=("bets", "dealer", "set", "compare"))
    (seat,) = settlement(table).seats
    main = next(one for one in seat.wagers if one.wager == "main")
    panel = compare_panel(table, VIEW)
    assert panel is not None
    words = {"win": "pay ", "push": "", "lose": "take "}[main.outcome]
    cents = main.net if main.outcome == "win" else main.stake
    assert panel.hint == f"{words}${cents // 100}" + (" stays" if main.outcome == "push" else "")
    plates = {one.number: one for one in felt_model(after(table, 6), VIEW).seats}
    if main.outcome == "lose":
        assert plates[6].foot == f"TAKEN ${seat.to_take // 100}"


def test_where_no_wagers_are_entered_no_amount_is_made_up() -> None:
    table = table_with("win", wagers={})
    panel = compare_panel(table, VIEW)
    assert panel is not None
    assert panel.hint == "Bets not entered. Pay from the layout"
    assert prompt(table, VIEW) == ("Seat 6: WIN", "")


def test_the_stages_and_the_frame_of_the_seat_stay_while_it_is_compared() -> None:
    model = table_model(table_with("win", "push"), VIEW)
    assert [one.label for one in model.prompt.stages] == ["DEAL", "SET", "DEALER", "COMPARE"]
    assert [one.number for one in model.felt.seats if one.is_selected] == [6]
    assert model.hands.compare is not None


def test_no_other_game_compares_here() -> None:
    assert compare_panel(dealt("dj-wild", {}), VIEW) is None


def test_when_every_seat_is_compared_the_prompt_asks_for_no_comparison_any_more() -> None:
    table = table_with("push", "lose", wagers={"main": 10_000})
    assert str(table_model(table, VIEW).prompt.line).startswith("Seat 6: PUSH")
    done = after(table, 6, 5)
    assert prompt(done, VIEW) == ("All winners paid. Press END GAME", "")
    owed = after(table_with("win", wagers={"main": 10_000, "fortune": 500}), 6)
    assert prompt(owed, VIEW) is None  # Fortune is paid after all seats
    assert str(table_model(owed, VIEW).prompt.line).startswith("Pay ")


def test_a_push_whose_other_bet_was_taken_says_both() -> None:
    """The foot said PUSH alone, while FORTUNE lay in the tray."""
    done = after(table_with("push"), 6)
    assert foot(done, 6) == "PUSH, TAKEN $5"
    alone = after(table_with("push", wagers={"main": 10_000}), 6)
    assert foot(alone, 6) == "PUSH"


def test_the_foot_of_the_seat_that_is_compared_is_amber() -> None:
    """Prompt and button were amber, the plate of the seat had a frame alone."""
    table = table_with("win", "push")
    now = [one.number for one in felt_model(table, VIEW).seats if one.is_now]
    assert now == [6]
    assert [one.number for one in felt_model(after(table, 6), VIEW).seats if one.is_now] == [5]

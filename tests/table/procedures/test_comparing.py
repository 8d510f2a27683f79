"""Set hands are compared seat by seat; what goes on record is what the rules settle."""

from collections.abc import Callable

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import comparing, voids
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.guide.controls import ControlStanding, end_game, void_round
from dealer_assist.table.state import Table
from dealer_assist.value import replace

CARDS = {
    "1": "9s 2h Kc Jc 8c 5s 3h",
    "3": "8s 8h Ad Qc Ts 7h 4c",
    "4": "Kh Td 9d 9h 4d 4s 7s",
    "6": "5c 5h Qs Qd Qh 9c 2d",
    "dealer": "Ah Ks Js Jd 6s 3d 2c",
}
LOWS = {1: "Jc 9s", 3: "8s 8h", 4: "Kh Td", 6: "5c 5h"}
STAKES = {1: 2500, 3: 2500, 4: 5000, 6: 10_010}
AT = 1_760_000_000_000


def at_compare(name: str = "fortune-pai-gow", stages: str = "set dealer compare") -> Table:
    """Four seats that are set, at the last stage."""
    table = dealt(name, CARDS, {seat: {"main": cents} for seat, cents in STAKES.items()})
    seats = {seat: replace(table.seat(seat), low=tuple(low.split())) for seat, low in LOWS.items()}
    return changed(table, seats=seats, stages=tuple(stages.split()))


def done(table: Table, *commands: c.Command) -> Table:
    for command in commands:
        table = evolve_all(table, decide(table, command, AT))
    return table


def refused(table: Table, command: c.Command) -> str:
    with pytest.raises(Refused) as no:
        decide(table, command, AT)
    return str(no.value)


def test_a_win_is_noted_with_its_commission_rounded_up() -> None:
    (event,) = decide(at_compare(), c.CompareHand(6), AT)
    # 5 % of $100.10 is $5.005: the house rounds up to the cent.
    assert event == e.HandCompared(AT, 6, "win", 10_010, 9_509, 501)


@pytest.mark.parametrize("name", ["fortune-pai-gow", "face-up-pai-gow", "ez-pai-gow"])
def test_what_goes_on_record_is_what_the_settlement_says(name: str) -> None:
    table = at_compare(name, "bets dealer set compare" if "face" in name else "set dealer compare")
    assert comparing.left(table) == (6, 4, 3, 1)
    for seat in settlement(table).seats:
        (event,) = decide(table, c.CompareHand(seat.seat), AT)
        assert isinstance(event, e.HandCompared)
        (main,) = [one for one in seat.wagers if one.wager == "main"]
        assert (event.outcome, event.stake_cents, event.net_cents) == (
            main.outcome,
            main.stake,
            main.net,
        )


def test_doing_it_twice_is_doing_it_once() -> None:
    table = done(at_compare(), c.CompareHand(6))
    assert decide(table, c.CompareHand(6), AT + 900) == ()
    assert comparing.left(table) == (4, 3, 1)


def test_a_hand_that_is_put_right_is_compared_again() -> None:
    table = done(at_compare(), c.CompareHand(6), c.SetHand(6, ("9c", "2d")))
    assert comparing.left(table) == (6, 4, 3, 1)
    table = done(table, c.CompareHand(6))
    noted = table.seat(6).compared
    assert noted is not None
    assert noted.outcome == "push"


def test_what_was_touched_by_mistake_is_taken_back() -> None:
    table = done(at_compare(), c.CompareHand(6))
    back = decide(table, c.CompareHand(6, is_on=False), AT)
    assert back == (e.HandCompared(AT, 6),)
    table = evolve_all(table, back)
    assert comparing.left(table) == (6, 4, 3, 1)
    assert decide(table, c.CompareHand(6, is_on=False), AT) == ()


@pytest.mark.parametrize(
    ("change", "seat", "said"),
    [
        (
            lambda table: changed(table, stages=("set", "dealer")),
            6,
            "Hands are compared at COMPARE. Touch it first",
        ),
        (
            lambda table: changed(
                table, seats={**table.round.seats, 6: replace(table.seat(6), low=())}
            ),
            6,
            "Seat 6 cannot be compared. Enter its cards and how they are set",
        ),
        (lambda table: table, 5, "Seat 5 cannot be compared. Enter its cards and how they are set"),
        (lambda table: table, 9, "There is no seat 9 at this table"),
        (lambda _: dealt("dj-wild", {}), 4, "No hands are set in DJ Wild"),
    ],
)
def test_what_cannot_be_compared_is_said_in_a_sentence(
    change: Callable[[Table], Table], seat: int, said: str
) -> None:
    assert refused(change(at_compare()), c.CompareHand(seat)) == said


def test_where_the_dealers_hand_pushes_all_nothing_is_compared() -> None:
    ace_high = {**CARDS, "dealer": "Ah Kd Qc Jd 6s 4h 2c"}
    table = changed(at_compare("face-up-pai-gow", "bets dealer set compare"), cards={})
    table = changed(table, cards={place: tuple(cards.split()) for place, cards in ace_high.items()})
    assert comparing.seats(table) == ()


def test_the_end_is_held_while_seats_are_left_and_free_after_them() -> None:
    control = end_game(at_compare(), AT)
    assert (control.standing, control.detail) == (
        ControlStanding.HOLD,
        "Hold: 4 seats to compare",
    )
    table = done(at_compare(), *(c.CompareHand(seat) for seat in LOWS))
    assert end_game(table, AT).standing is ControlStanding.NEXT


def test_a_round_with_a_settled_seat_is_not_void() -> None:
    table = done(at_compare(), c.CompareHand(6))
    reason = table.setup.void_reasons[0]
    said = "Seat 6 is settled. Touch it and press UNDO first"
    assert refused(table, c.VoidRound(reason)) == said
    assert void_round(table).standing is ControlStanding.NOT_YET
    assert voids.refusal(done(table, c.CompareHand(6, is_on=False))) == ""


def test_a_wager_that_nobody_entered_is_compared_without_an_amount() -> None:
    table = at_compare()
    seats = {seat: replace(one, wagers={}) for seat, one in table.round.seats.items()}
    (event,) = decide(changed(table, seats=seats), c.CompareHand(6), AT)
    assert event == e.HandCompared(AT, 6, "win")

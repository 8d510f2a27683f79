"""What was ruled is a line of its seat in the walk: one amount, one PAID, and nothing forgotten."""

from typing import Any

import pytest
from shipped_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.table.state import Phase
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.value import replace
from tests.table.settling.test_asking import PLAYED

ANTE = {"ante": 2500, "super_bonus": 2500}


def ruling(table: Sitting, seat: int, cents: int, **more: Any) -> c.RecordRuling:
    """Rule that a seat is paid so much more on Queens Up, or less."""
    before, after = (2_000, 2_000 + cents) if cents > 0 else (2_000 - cents, 2_000)
    usual: dict[str, Any] = {
        "round": table.table.round.number,
        "kind": r.UNDERPAID if cents > 0 else r.OVERPAID,
        "by": table.staff["executive-1"],
        "camera_at": table.now,
        "seats": (seat,),
        "wager": "queens_up",
        "before_cents": before,
        "after_cents": after,
    }
    return c.RecordRuling(**usual | more)


@pytest.fixture
def played(sit: Sit) -> Sitting:
    """Crazy 4 at its end, all cards known: seat 7 folded, seat 5 wins $150, seat 3 loses $75."""
    sitting = sit(replace(shipped("crazy4-nexus"), practices=Practices(rulings=True))).open()
    sitting.do(
        *(c.PlaceWagers(seat, ANTE) for seat in (3, 5, 7)),
        c.StartGame(),
        c.AdvanceStage("deal"),
        c.SeeCards("3", ("2s", "5d", "7h", "9s", "Jd")),
        c.SeeCards("5", ("As", "Ad", "Ac", "Kh", "2d")),
        c.PlaceWagers(3, {**ANTE, "play": 2500}),
        c.PlaceWagers(5, {**ANTE, "play": 7500}),
        c.FoldHand(7),
    )
    return sitting


def to_the_showdown(played: Sitting) -> Sitting:
    played.do(c.SeeCards("dealer", ("Kc", "Qc", "2h", "3c", "4h")), c.AdvanceStage("qualifies"))
    played.come_to_an_end()
    return played


def lines(played: Sitting) -> list[tuple[str, str, str]]:
    shown = table_model(played.table, PassingView()).hands.walk
    assert shown is not None
    return [(one.title, one.detail, one.amount) for one in shown.lines]


def test_a_ruling_is_a_line_of_the_one_amount_of_its_seat(played: Sitting) -> None:
    played.do(ruling(played, 5, 2_600))
    assert walk.left(played.table) == (), "no seat is opened while hands are in play"
    to_the_showdown(played)
    assert next_thing(played.table).cents == 15_000 + 2_600
    assert next_step(played.table).text == "Pay seat 5 $176.00, then press PAID"
    assert lines(played)[-1] == ("RULING 1", "QUEENS UP", "+$26.00")
    events = played.do(c.SettleSeat(5))
    (settled,) = [one for one in events if isinstance(one, e.WagersSettled)]
    assert [(one.number, one.cents) for one in settled.rulings] == [(1, 2_600)]
    assert (settled.cents, settled.total) == (15_000, 17_600)
    assert walk.settled_at(played.table, 5) == 17_600
    assert not played.do(c.SettleSeat(5)), "a second tap pays nothing twice"
    assert not r.seats_open(played.table)


def test_a_seat_that_is_settled_opens_again_with_the_one_line(played: Sitting) -> None:
    to_the_showdown(played).do(c.SettleSeat(5), c.SettleSeat(3))
    assert next_thing(played.table).what != "settle_seat"
    played.do(ruling(played, 5, 2_600))
    assert (next_thing(played.table).what, next_thing(played.table).cents) == ("settle_seat", 2_600)
    assert lines(played) == [("RULING 1", "QUEENS UP", "+$26.00")]
    played.do(c.SettleSeat(5))
    assert walk.settled_at(played.table, 5) == 17_600
    assert walk.handed_over(played.table) == 17_600


def test_a_ruling_against_a_seat_takes_it_back_in_the_walk(played: Sitting) -> None:
    to_the_showdown(played).do(c.SettleSeat(5), ruling(played, 5, -2_600))
    assert next_step(played.table).text == "Take $26.00 from seat 5, then press TAKEN"
    played.do(c.SettleSeat(5))
    assert walk.settled_at(played.table, 5) == 12_400


def test_a_seat_that_folded_or_never_played_is_paid_what_was_ruled(played: Sitting) -> None:
    to_the_showdown(played).do(ruling(played, 7, 2_600), ruling(played, 1, 500))
    assert [(one.seat, one.cents) for one in walk.left(played.table)] == [
        (7, 2_600),
        (5, 15_000),
        (3, -7_500),
        (1, 500),
    ]


def test_undo_opens_the_ruling_again(played: Sitting) -> None:
    to_the_showdown(played).do(ruling(played, 5, 2_600), c.SettleSeat(5), c.UndoPaid())
    assert next_thing(played.table).cents == 17_600


def test_a_ruling_withdrawn_is_not_paid_and_one_that_was_paid_goes_back(played: Sitting) -> None:
    to_the_showdown(played).do(ruling(played, 5, 2_600))
    by = played.staff["executive-1"]
    played.do(c.WithdrawRuling(1, 1, by, r.UNDERPAID, 2_600))
    assert next_thing(played.table).cents == 15_000
    played.do(ruling(played, 5, 1_000), c.SettleSeat(5))
    played.do(c.WithdrawRuling(2, 1, by, r.UNDERPAID, 1_000))
    assert next_step(played.table).text == "Take $10.00 from seat 5, then press TAKEN"


def test_without_cards_the_answer_hands_the_ruling_over_too(sit: Sit) -> None:
    setup = replace(shipped("crazy4-nexus"), practices=Practices(rulings=True))
    sitting = sit(setup).open()
    ante = {key: PLAYED[key] for key in ("ante", "super_bonus", "queens_up")}
    sitting.do(c.PlaceWagers(5, ante), c.SeeChip(5), c.StartGame(), c.MissChip(5))
    sitting.do(c.AdvanceStage("deal"), c.PlaceWagers(5, PLAYED), c.AdvanceStage("dealer"))
    sitting.do(c.AdvanceStage("qualifies"))
    sitting.come_to_an_end()
    sitting.do(ruling(sitting, 5, 2_600))
    assert next_step(sitting.table).detail == "Pay seat 5 $26.00 more"
    shown = table_model(sitting.table, PassingView()).hands.walk
    assert shown is not None
    assert shown.lines[-1].title == "RULING 1"
    assert shown.answers[0].detail == "Base bets win, $100, + $26.00"
    (settled,) = sitting.do(c.AnswerSeat(5, "paid"))
    assert (settled.cents, settled.total) == (10_000, 12_600)
    assert walk.settled_at(sitting.table, 5) == 12_600


def test_a_ruling_on_an_earlier_round_is_paid_in_the_next_walk(played: Sitting) -> None:
    to_the_showdown(played).do(c.SettleSeat(5), c.SettleSeat(3), c.EndGame())
    assert played.table.round.phase is Phase.BETTING
    played.do(ruling(played, 5, 2_600, round=1))
    played.do(*(c.PlaceWagers(seat, ANTE) for seat in (3, 5)), c.StartGame())
    assert walk.left(played.table) == ()
    played.do(c.AdvanceStage("deal"), c.FoldHand(5), c.FoldHand(3))
    to_the_showdown(played)
    assert lines(played) == [("RULING 1", "Round 1, QUEENS UP", "+$26.00")]


def test_a_round_that_ends_over_a_ruling_says_whose_money_is_open(played: Sitting) -> None:
    to_the_showdown(played).do(c.SettleSeat(5), c.SettleSeat(3), ruling(played, 5, 2_600))
    (ended,) = [one for one in played.do(c.EndGame()) if isinstance(one, e.GameEnded)]
    assert ended.not_walked == (5,)
    (left,) = played.table.lasting.left_behind
    assert (left.round, left.not_ticked) == (1, (5,))


def test_a_void_round_says_whose_ruled_money_is_open(played: Sitting) -> None:
    played.do(ruling(played, 5, 2_600), c.VoidRound(played.table.setup.void_reasons[0]))
    assert [one.not_ticked for one in played.table.lasting.left_behind] == [(5,)]


def closed(played: Sitting) -> Sitting:
    to_the_showdown(played).do(c.SettleSeat(5), c.SettleSeat(3), c.EndGame(), c.CloseTable())
    return played


def left_rows(table: Sitting) -> list[str]:
    return [str(row.title) for row in table_model(table.table, PassingView()).hands.waits]


def test_a_ruling_at_a_closed_table_is_left_to_the_cage_and_said_at_the_next_opening(
    played: Sitting,
) -> None:
    """No walk follows in which its chips could go over the felt to the same player."""
    closed(played).do(ruling(played, 5, 2_600, round=1), ruling(played, 3, -1_000, round=1))
    played.open()
    assert left_rows(played) == [
        "Round 1: the cage pays seat 5, $26.00; seat 3: $10.00 not collected",
    ]
    played.do(c.SeeLeftBehind(1))
    assert played.table.lasting.left_behind == ()


def test_one_that_is_withdrawn_leaves_nothing(played: Sitting) -> None:
    closed(played).do(ruling(played, 5, 2_600, round=1))
    by = played.staff["executive-1"]
    played.do(c.WithdrawRuling(1, 1, by, r.UNDERPAID, 2_600))
    assert played.table.lasting.left_behind == ()


def test_a_table_that_closes_before_a_ruling_is_walked_leaves_it_to_the_cage(
    played: Sitting,
) -> None:
    to_the_showdown(played).do(c.SettleSeat(5), c.SettleSeat(3), c.EndGame())
    played.do(ruling(played, 5, 2_600, round=1), c.CloseTable())
    played.open()
    assert left_rows(played) == ["Round 1: the cage pays seat 5, $26.00"]

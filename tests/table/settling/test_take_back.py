"""Money that goes the other way is a step in front of the walk, in its place; or it stays open."""

import pytest
from named import faults
from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import paying
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.facts.settling import walk
from dealer_assist.ui.table.actions import Do
from dealer_assist.ui.table.model.panel import PayWalkModel, StopState
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import ActionState
from tests.table.procedures.test_money_goes_back import paid_and_backed_out


@pytest.fixture
def backed_out(sitting: Sitting) -> Sitting:
    """Seat 5 was paid Four Aces and seat 1 its envy, before two people backed the win out."""
    sitting.start(1, 5).come_to_an_end()
    sitting.claim(s5="four_aces").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5), c.TickPaid(1))
    number = sitting.table.round.wins[0].number
    sitting.do(c.AskAdjustment(number, "Hand judged wrongly", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    return sitting


def panel(sitting: Sitting, seat: int | None = None) -> PayWalkModel:
    shown = hand_panel_model(sitting.table, PassingView(selected=seat)).walk
    assert shown is not None
    return shown


@pytest.mark.parametrize("looked_at", [None, 1, 3, 5])
def test_it_has_the_panel_whichever_seat_is_looked_at(
    backed_out: Sitting, looked_at: int | None
) -> None:
    shown = panel(backed_out, looked_at)
    assert [(one.title, one.amount) for one in shown.lines] == [
        ("Four Aces", "\N{MINUS SIGN}$5,000.48")
    ]
    assert shown.paid is not None
    assert (shown.paid.label, shown.paid.touch) == ("DONE", Do(c.TakeBack(5)))
    assert shown.paid.state is ActionState.NEXT
    assert shown.paid.detail == "Next: seat 1, take back $100.00"
    assert [(one.seat, one.state) for one in shown.stops] == [
        ("5", StopState.NOW),
        ("1", StopState.LATER),
    ]
    assert list(faults(backed_out.table, PassingView(selected=looked_at))) == []


def test_it_says_who_backed_the_win_out_why_and_where_the_meter_is(backed_out: Sitting) -> None:
    names = [backed_out.staff[key].name for key in ("executive-1", "supervisor-1")]
    shown = panel(backed_out)
    assert all(name in shown.note for name in names)
    assert shown.note.endswith("Hand judged wrongly")
    assert shown.before == "Meter is back at $5,000.48"


def test_the_plate_and_the_meters_box_say_what_comes_back(backed_out: Sitting) -> None:
    shown = table_model(backed_out.table, PassingView(selected=3))
    now = [one for one in shown.felt.seats if one.is_now]
    assert [(one.number, one.pay and (one.pay.words, one.pay.amount)) for one in now] == [
        (5, ("TAKE BACK", "$5,000.48"))
    ]
    assert [one.note for one in shown.meters] == ["Take back \N{MINUS SIGN}$5,100.48"]


def test_envy_comes_back_after_it_at_its_own_seat(backed_out: Sitting) -> None:
    backed_out.do(c.TakeBack(5))
    shown = panel(backed_out)
    assert [(one.title, one.amount) for one in shown.lines] == [("ENVY", "\N{MINUS SIGN}$100.00")]
    backed_out.do(c.TakeBack(1))
    assert next_thing(backed_out.table).what != "take_back"


def test_what_the_seat_keeps_has_no_sign(sitting: Sitting) -> None:
    sitting.start(1, 5).come_to_an_end()
    sitting.claim(s5="four_aces", s1="straight_flush").confirm().swipe("executive-1")
    sitting.do(c.BeginPaying(), c.TickPaid(5), c.TickPaid(1))
    sitting.do(c.TickPaid(5), c.TickPaid(1))
    number = next(one.number for one in sitting.table.round.wins if one.award.seat == 5)
    sitting.do(c.AskAdjustment(number, "Hand judged wrongly", note="Seen on camera 4"))
    sitting.swipe("executive-1")
    sitting.swipe("supervisor-1")
    kept = panel(sitting).lines[-1]
    assert (kept.title, kept.is_later) == ("OTHER BETS", True)
    assert not kept.amount.startswith(("+", "\N{MINUS SIGN}"))


def test_what_cannot_be_collected_stays_open_as_an_alert(backed_out: Sitting) -> None:
    paid = walk.handed_over(backed_out.table)
    lost, alert = backed_out.do(c.CannotCollect(5))
    assert isinstance(lost, e.MoneyNotCollected)
    assert (lost.seat, lost.cents) == (5, 500_048)
    assert isinstance(alert, e.AlertRaised)
    assert alert.sentence == "Round 1: $5,000.48 was not collected from seat 5"
    assert walk.handed_over(backed_out.table) == paid, "it did leave the tray"
    assert [one.seat for one in paying.to_take_back(backed_out.table)] == [1]
    backed_out.do(c.CannotCollect(1))
    assert paying.to_take_back(backed_out.table) == ()
    keys = {one.key for one in backed_out.table.lasting.alerts}
    assert {"left_open 1 5 0", "left_open 1 1 1"} <= keys


def test_whoever_dealt_does_not_close_the_alert(sitting: Sitting) -> None:
    paid_and_backed_out(sitting).do(c.CannotCollect(5))
    (alert,) = [one for one in sitting.table.lasting.alerts if one.kind == paying.NOT_COLLECTED]
    dealer = sitting.table.dealer
    assert dealer is not None
    assert "involved" in sitting.no_to(c.AcknowledgeAlert(alert.key, dealer))

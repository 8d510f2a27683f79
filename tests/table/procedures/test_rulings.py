"""A ruling on a round: a card, a moment, chips before and after; no meter, wager or win moves."""

from typing import Any

import pytest
from random_tables import shipped
from table_facts import changed

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import RuledMoney
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import Practices
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


@pytest.fixture
def ruling(sit: Sit) -> Sitting:
    """A round in play at a table that keeps rulings."""
    setup = replace(shipped("crazy4-nexus"), practices=Practices(rulings=True))
    return sit(setup).start(1, 5)


def asked(table: Sitting, **more: Any) -> c.RecordRuling:
    """Seat 5 was paid $20 on Queens Up, and should have got $40."""
    usual: dict[str, Any] = {
        "round": 1,
        "kind": r.UNDERPAID,
        "by": table.staff["supervisor-1"],
        "camera_at": table.now,
        "seats": (5,),
        "wager": "queens_up",
        "before_cents": 2_000,
        "after_cents": 4_000,
    }
    return c.RecordRuling(**usual | more)


def test_a_ruling_is_one_fact_and_moves_nothing_else(ruling: Sitting) -> None:
    before = ruling.table
    (event,) = ruling.do(asked(ruling))
    assert isinstance(event, e.RulingRecorded)
    assert (event.number, event.round, event.kind, event.seats) == (1, 1, "underpaid", (5,))
    assert (event.before_cents, event.after_cents) == (2_000, 4_000)
    assert event.by.key == "supervisor-1"
    ruled = (RuledMoney(1, 1, 5, "queens_up", 2_000),)
    assert ruling.table == changed(before, rulings_so_far=1, ruled=ruled)


def test_it_may_come_rounds_later_and_at_a_closed_table(ruling: Sitting) -> None:
    ruling.do(c.EndGame(), c.CloseTable())
    (first,) = ruling.do(asked(ruling))
    (second,) = ruling.do(asked(ruling, kind=r.DEAD, seats=(1, 5), **NO_CHIPS))
    assert (first.number, second.number) == (1, 2)
    ruling.open()
    assert ruling.table.lasting.rulings_so_far == 2, "the count goes over closing and opening"


NO_CHIPS: dict[str, Any] = {"wager": "", "before_cents": 0, "after_cents": 0}


@pytest.mark.parametrize("number", [-1, 0, 2, 99])
def test_a_round_that_never_was_is_refused_in_one_sentence(ruling: Sitting, number: int) -> None:
    said = ruling.no_to(asked(ruling, round=number))
    assert said == f"Round {number} was never played here. Choose one from HISTORY"


def test_a_round_that_is_open_for_bets_was_not_played(ruling: Sitting) -> None:
    ruling.do(c.EndGame())
    assert "never played" in ruling.no_to(asked(ruling, round=2))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"kind": "rain"}, "from the list"),
        ({"seats": (9,)}, "no seat 9"),
        ({"seats": ()}, "Choose the seat"),
        ({"seats": (1, 5)}, "one seat"),
        ({"seats": (5, 5), "kind": r.DEAD}, "each seat once"),
        ({"wager": "rain"}, "Choose the wager"),
        ({"after_cents": -1}, "below $0"),
        ({"after_cents": 2_000}, "must be more than $20.00"),
        ({"kind": r.OVERPAID}, "must be less than $20.00"),
        ({"kind": r.COUNT}, "has no chips"),
        ({"kind": r.EXPOSED, **NO_CHIPS}, "played or burned"),
        ({"answer": r.PLAYED}, "played or burned"),
        ({"note": "x" * 81}, "80 letters"),
        ({"camera_at": 0}, "camera time"),
        ({"camera_at": 1 << 50}, "still to come"),
    ],
)
def test_what_does_not_fit_is_said_and_nothing_moves(
    ruling: Sitting, wrong: dict[str, Any], said: str
) -> None:
    assert said in ruling.no_to(asked(ruling, **wrong))


def test_every_kind_can_be_ruled(ruling: Sitting) -> None:
    for kind in r.KINDS:
        chips: dict[str, Any] = {} if kind in r.WITH_CHIPS else NO_CHIPS
        if kind == r.OVERPAID:
            chips = {"after_cents": 0}
        answer = r.BURNED if kind == r.EXPOSED else ""
        ruling.do(asked(ruling, kind=kind, answer=answer, **chips))
    assert ruling.table.lasting.rulings_so_far == len(r.KINDS)


def test_only_a_card_makes_it_a_ruling_and_never_the_dealers(ruling: Sitting) -> None:
    staff = ruling.staff
    assert "needs a Supervisor card" in ruling.no_to(asked(ruling, by=staff["dealer-1"]))
    large = asked(ruling, after_cents=600_000)
    assert "needs an Executive card" in ruling.no_to(large)
    ruling.do(replace(large, by=staff["executive-1"]))
    dealing = replace(staff["supervisor-1"], key=staff["dealer-1"].key)
    assert "The dealer cannot" in ruling.no_to(asked(ruling, by=dealing))


def test_a_ruling_is_withdrawn_once_and_stays_on_record(ruling: Sitting) -> None:
    ruling.do(asked(ruling))
    by = ruling.staff["executive-1"]
    back = c.WithdrawRuling(1, 1, by, r.UNDERPAID, 2_000)
    (event,) = ruling.do(back)
    assert isinstance(event, e.RulingWithdrawn)
    assert ruling.table.lasting.rulings_withdrawn == (1,)
    assert "withdrawn already" in ruling.no_to(back)
    assert "no ruling 2" in ruling.no_to(replace(back, number=2))
    (other,) = ruling.do(asked(ruling))
    assert other.number == 2, "its number is not given again"


def test_a_table_without_the_practice_has_no_rulings(sitting: Sitting) -> None:
    sitting.start(5)
    assert "keeps no rulings" in sitting.no_to(asked(sitting))


def test_nothing_is_ruled_while_cards_are_awaited_for_an_adjustment(ruling: Sitting) -> None:
    ruling.do(c.EndGame())
    reason = ruling.table.setup.jurisdiction.raise_reasons[0]
    ruling.do(c.AskMeterSet("A", "main", 6_000_000_000, reason, "Seen by two people"))
    assert "A meter is being set" in ruling.no_to(asked(ruling))

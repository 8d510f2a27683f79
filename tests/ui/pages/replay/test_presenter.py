"""A round that is over, step by step."""

from datetime import UTC, datetime, timedelta

import pytest
from table_facts import changed

from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Recorded
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.pages.replay.steps import (
    Jump,
    ReplayStep,
    RoundTouch,
    jumped,
    replay_model,
    steps_of,
    wins_of,
)
from dealer_assist.ui.table.model.table import MeterState
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

BEGAN = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def fact(number: int, event: Event, digest: str) -> Recorded:
    kind, payload = encode(event)
    at = BEGAN + timedelta(seconds=number)
    return Recorded(number, at, -480, 1, kind, "dealer-1", "", payload, digest, "")


@pytest.fixture
def steps(crazy4) -> tuple[ReplayStep, ...]:
    """A round with one win, backed by facts as the journal gives them."""
    events: list[Event] = []
    table = crazy4.open().table
    # From the opening of the round on: that is where the journal's stretch of it begins.
    member = crazy4._staff["dealer-1"]
    closed = Table(table.setup)
    events += decide(closed, c.SwipeCard(member, member.last_four), 1)[-1:]
    table = evolve_all(closed, events)
    executive = crazy4._staff["executive-1"]
    for at, command in enumerate(
        (
            c.SeeChip(5),
            c.StartGame(),
            c.PressHand(5, "four_aces"),
            c.CallSupervisor(),
            c.ConfirmWins(),
            c.SwipeCard(executive, executive.last_four),
            c.BeginPaying(),
            c.MissChip(5),
            c.EndGame(),
        )
    ):
        decided = decide(table, command, at * 1_000)
        table = evolve_all(table, decided)
        events += decided
    facts = [fact(n, event, table.setup.digest) for n, event in enumerate(events)]
    return steps_of(table.setup, facts[:-1])  # the last one opens the next round


def keys(model, key: str):
    return next(one for one in model.actions if one.touch == key)


def test_each_step_is_the_table_after_it(steps) -> None:
    words = [step.words for step in steps]
    assert words[0] == "Round 1 is open for bets"
    assert words[-1] == "END GAME: the round is over, 1 seat not ticked"
    claimed = next(step for step in steps if step.words == "Seat 5 claims Four Aces")
    assert claimed.table.round.phase is Phase.IN_PLAY
    assert [one.seat for one in claimed.table.round.claims] == [5]
    assert wins_of(steps)[0].award.prize == 500_024


def test_a_jump_leads_to_the_next_such_step_and_round_again(steps, crazy4) -> None:
    claim = next(n for n, one in enumerate(steps) if one.words == "Seat 5 claims Four Aces")
    assert jumped(steps, 0, Jump.CLAIMS) == jumped(steps, claim, Jump.CLAIMS) == claim
    assert jumped(steps, 0, Jump.START) < claim < jumped(steps, 0, Jump.RECORDED)
    assert jumped(steps, 0, Jump.END) == len(steps) - 1
    model = replay_model(steps, claim, crazy4.table)
    assert [one.state for one in model.jumps] == [ActionState.AVAILABLE] * 4
    assert (claim, Jump.CLAIMS) in model.places
    betting = replay_model(steps[:1], 0, crazy4.table)
    assert [one.reason for one in betting.jumps] == ["Not started", "No claim", "No win", ""]


def test_a_step_has_the_time_of_the_table_s_own_zone(steps, crazy4) -> None:
    model = replay_model(steps, 1, crazy4.table)
    assert model.table.status.clock == "13:44"
    assert f"step 2 of {len(steps)}, at 13:44:01" in model.detail


def test_no_meter_of_the_past_is_to_be_read_out(steps, crazy4) -> None:
    for place in range(len(steps)):
        model = replay_model(steps, place, crazy4.table)
        assert {meter.state for meter in model.table.meters} == {MeterState.NOT_LIVE}
        assert model.table.status.health == ()


def test_the_seat_of_a_claim_is_selected(steps, crazy4) -> None:
    place = next(n for n, one in enumerate(steps) if one.words == "Seat 5 claims Four Aces")
    assert replay_model(steps, place, crazy4.table).table.hands.seat == "SEAT 5"


def test_there_is_no_step_before_the_first_or_after_the_last(steps, crazy4) -> None:
    first = replay_model(steps, 0, crazy4.table).actions
    last = replay_model(steps, len(steps) - 1, crazy4.table).actions
    assert [one.state for one in first[3::2]] == [ActionState.NOT_YET, ActionState.AVAILABLE]
    assert [one.state for one in last[3::2]] == [ActionState.AVAILABLE, ActionState.NOT_YET]


def test_a_win_can_be_backed_out_unless_it_was_or_the_table_is_busy(steps, crazy4) -> None:
    now = crazy4.open().table
    assert keys(replay_model(steps, 0, now), RoundTouch.BACK_OUT).state is ActionState.AVAILABLE
    done = changed(now, backed_out=(1,))
    assert keys(replay_model(steps, 0, done), RoundTouch.BACK_OUT).reason == "Backed out already"
    closed = changed(now, phase=Phase.CLOSED)
    assert "the table is closed" in keys(replay_model(steps, 0, closed), RoundTouch.BACK_OUT).reason
    without = keys(replay_model(steps[:3], 0, now), RoundTouch.BACK_OUT)
    assert without.reason == "No win in this round"


def test_a_round_under_another_set_up_says_so(steps, crazy4) -> None:
    now = crazy4.open().table
    other = replace(now, setup=replace(now.setup, digest="another"))
    assert "Paytables of then" in replay_model(steps, 0, other).detail
    not_kept = (replace(steps[0], definitions="older than what is kept"),)
    assert "Set-up changed since" in replay_model(not_kept, 0, other).detail
    assert "Nothing here is live" in replay_model(steps, 0, now).detail


def test_a_fact_of_another_version_is_named(crazy4) -> None:
    strange = Recorded(1, BEGAN, 0, 1, "TeaServed", "", "", {}, "", "")
    with pytest.raises(UnreadableEvent):
        steps_of(crazy4.table.setup, [strange])

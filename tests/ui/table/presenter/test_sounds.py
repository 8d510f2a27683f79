"""What sounds, and when: each with something that is seen."""

from random import Random

import pytest
from random_tables import likely, tables
from table_facts import changed

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.state import Phase, Table
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.table.presenter.sounds import (
    ACCEPTED,
    CALL,
    CLAIM_OFF,
    CLAIM_ON,
    END,
    FAULT,
    REFUSED,
    START,
    SoundMoment,
    moment_of,
    sounds_for,
)
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.view import PassingView


def heard(table: Table, after: Table) -> tuple[str, ...]:
    return sounds_for(SoundMoment(table), SoundMoment(after))


def step(play, *commands: c.Command) -> tuple[str, ...]:
    before = play.table
    return heard(before, play.do(*commands).table)


def test_nothing_sounds_where_nothing_has_changed(crazy4) -> None:
    assert heard(crazy4.open().table, crazy4.table) == ()


def test_a_round_rises_at_its_start_and_falls_at_its_end(crazy4) -> None:
    crazy4.open().do(c.SeeChip(5))
    assert step(crazy4, c.StartGame()) == (START,)
    assert step(crazy4, c.EndGame()) == (END,)


def test_a_voided_round_and_a_closed_table_fall_too(crazy4) -> None:
    crazy4.start(5)
    assert step(crazy4, c.VoidRound(crazy4.table.setup.void_reasons[0])) == (END,)
    crazy4.do(c.GiveBack())
    assert step(crazy4, c.CloseTable()) == (END,)


def test_a_claim_is_heard_going_on_and_off(crazy4) -> None:
    crazy4.start(5)
    assert step(crazy4, c.PressHand(5, "four_aces")) == (CLAIM_ON,)
    assert step(crazy4, c.PressHand(5, "straight_flush")) == (CLAIM_ON,)
    assert step(crazy4, c.PressHand(5, "straight_flush")) == (CLAIM_OFF,)


def test_the_supervisor_s_call_chimes_and_the_card_answers_it(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces")
    assert step(crazy4, c.CallSupervisor()) == (CALL,)
    assert SoundMoment(crazy4.table).calls
    assert step(crazy4, c.ConfirmWins()) == ()
    before = crazy4.table
    assert heard(before, crazy4.swipe("executive-1").table) == (ACCEPTED,)
    assert not SoundMoment(crazy4.table).calls


def test_back_ends_the_call(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").do(c.CallSupervisor(), c.BackToTable())
    assert not SoundMoment(crazy4.table).calls


def test_a_dealer_who_signs_in_is_heard(crazy4) -> None:
    before = crazy4.table
    assert ACCEPTED in heard(before, crazy4.open().table)
    before = crazy4.table
    assert heard(before, crazy4.swipe("dealer-2").table) == (ACCEPTED,)


def test_both_cards_of_an_adjustment_are_heard(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").record().do(c.BeginPaying())
    reason = crazy4.table.setup.jurisdiction.back_out_reasons[0]
    crazy4.do(c.AskAdjustment(1, reason, note="Seen on camera 4"))
    for who in ("executive-1", "executive-2"):
        before = crazy4.table
        assert heard(before, crazy4.swipe(who).table) == (ACCEPTED,)


def test_a_refusal_is_two_low_notes_once(crazy4) -> None:
    table = crazy4.open().table
    refused = SoundMoment(table, "This card is not on the staff list")
    assert sounds_for(SoundMoment(table), refused) == (REFUSED,)
    assert sounds_for(refused, refused) == ()
    assert sounds_for(refused, SoundMoment(table)) == ()


@pytest.mark.parametrize(
    ("trouble", "lost", "phase"),
    [("the disk is full", False, None), ("", True, None), ("", False, Phase.HALTED)],
)
def test_trouble_a_lost_device_and_a_halt_are_faults(crazy4, trouble, lost, phase) -> None:
    table = crazy4.open().table
    after = table if phase is None else changed(table, phase=phase)
    assert sounds_for(SoundMoment(table), moment_of(after, "", trouble, has_lost=lost))[0] == FAULT


def test_a_sensor_is_a_fault_until_its_wager_is_marked_by_hand(crazy4) -> None:
    crazy4.open()
    healthy = moment_of(crazy4.table, "", "", has_lost=False)
    crazy4.do(c.ReportSensorFault(5, "A", "dirty"))
    broken = moment_of(crazy4.table, "", "", has_lost=False)
    assert sounds_for(healthy, broken) == (FAULT,)
    crazy4.do(c.MarkWager(5, "A"))
    crazy4.swipe("supervisor-1")
    assert not moment_of(crazy4.table, "", "", has_lost=False).has_fault


def test_every_sound_has_a_twin_that_is_seen() -> None:
    """Who hears nothing misses nothing: wherever something sounds, the screen has changed."""
    heard_of, chance = set[str](), Random(36)
    for name in ("crazy4-nexus", "crazy4-aquarius", "dragon-nexus", "house-money-nexus"):
        table, refusal = Table(tables()[name]), ""
        for step_ms in range(5_000, 2_005_000, 5_000):
            command = chance.choice(likely(table))
            now, said = table, ""
            try:
                now = evolve_all(table, decide(table, command, step_ms))
            except Refused as refused:
                said = str(refused)
            before, after = moment(table, refusal), moment(now, said)
            if sounds := sounds_for(before, after):
                heard_of.update(sounds)
                assert seen(before) != seen(after), (sounds, command)
            table, refusal = now, said
    for broken in (
        SoundMoment(table, has_fault=True),
        SoundMoment(changed(table, phase=Phase.HALTED), has_fault=True),
    ):
        assert sounds_for(SoundMoment(table), broken) == (FAULT,)
    lost = PassingView(lost_devices=("printer",))
    assert table_model(table, lost) != table_model(table, PassingView()), "a device that is lost"
    assert heard_of >= {ACCEPTED, CALL, CLAIM_OFF, CLAIM_ON, END, REFUSED, START}


def moment(table: Table, refusal: str) -> SoundMoment:
    return moment_of(table, refusal, "", has_lost=False)


def seen(at: SoundMoment) -> TableModel:
    return table_model(at.table, PassingView(refusal=at.refusal))

"""A key switch that is lost is not obeyed: J-POT waits, and a Supervisor's card is the way out."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.guide.controls import (
    ControlStanding,
    call_supervisor,
    end_game,
    hand_buttons,
    jackpot,
    void_round,
)
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import Safeguards
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any
LOST = "The key switch does not answer. Fix it, or swipe a Supervisor's card"


@pytest.fixture
def claimed(sit: Sit) -> Sitting:
    """A claim of four aces at seat 5 of a table with a key."""
    keyed = sit(shipped("crazy4-aquarius")).open()
    keyed.start(5)
    keyed.do(c.PressHand(5, "four_aces"))
    return keyed


def swipe(sitting: Sitting, who: str) -> tuple[e.Event, ...]:
    return tuple(sitting.do(c.SwipeCard(sitting.staff[who])))


def test_j_pot_refuses_while_the_key_that_stood_in_jph_is_lost(claimed: Sitting) -> None:
    claimed.do(c.TurnKey("JPH"), c.LoseKey())
    assert claimed.no_to(c.PressJackpot()) == LOST
    assert jackpot(claimed.table).standing is ControlStanding.NOT_YET
    assert next_step(claimed.table).key == "key_lost_claim"
    assert "Key switch lost" in next_step(claimed.table).text
    assert claimed.table.round.wins == ()


def test_a_key_that_is_lost_in_run_does_not_stop_the_claim(claimed: Sitting) -> None:
    claimed.do(c.LoseKey(), c.CallSupervisor())
    assert next_step(claimed.table).key == "key_lost_claim"
    assert claimed.no_to(c.PressJackpot()) == LOST
    swipe(claimed, "supervisor-1")
    assert claimed.is_in(Phase.VERIFY)
    assert jackpot(claimed.table).standing is ControlStanding.NEXT


def test_the_card_that_stands_for_the_key_is_on_record_with_its_holder(claimed: Sitting) -> None:
    claimed.do(c.LoseKey())
    card = claimed.staff["supervisor-1"]
    (swiped,) = swipe(claimed, "supervisor-1")
    assert isinstance(swiped, e.KeyCardSwiped)
    assert (swiped.by, swiped.position) == (card, "JPH")
    claimed.do(c.PressJackpot())
    assert [win.by for win in claimed.table.round.wins] == [card]


def test_after_j_pot_a_card_brings_the_prize_off_the_meter_as_run_would(claimed: Sitting) -> None:
    claimed.do(c.TurnKey("JPH"), c.PressJackpot())
    before = claimed.table.accounts
    claimed.do(c.LoseKey())
    assert next_step(claimed.table).key == "key_lost_back"
    assert "card" in claimed.no_to(c.EndGame())
    swiped, adjusted = swipe(claimed, "executive-1")
    assert isinstance(swiped, e.KeyCardSwiped)
    assert isinstance(adjusted, e.MetersAdjusted)
    assert (claimed.table.lasting.key, claimed.table.round.key_by) == ("RUN", None)
    assert claimed.table.accounts != before
    assert claimed.is_in(Phase.RECORDED)


def words_of(sitting: Sitting) -> set[str]:
    table = sitting.table
    controls = (jackpot(table), end_game(table), void_round(table), hand_buttons(table, None))
    return {str(one.detail).lower() for one in controls}


def test_no_control_speaks_of_turning_a_key_that_is_lost(claimed: Sitting) -> None:
    claimed.do(c.TurnKey("JPH"), c.LoseKey())
    assert words_of(claimed) == {"key lost: supervisor's card"}
    swipe(claimed, "supervisor-1")
    assert jackpot(claimed.table).standing is ControlStanding.NEXT
    assert end_game(claimed.table).detail == "J-POT, or take the card back"
    claimed.do(c.PressJackpot())
    assert end_game(claimed.table).detail == "Key lost: Supervisor's card"
    assert jackpot(claimed.table).detail == "On record. Supervisor's card"
    assert claimed.no_to(c.PressJackpot()).endswith("Swipe a Supervisor's card again")


@pytest.mark.parametrize("key", ["well", "lost"])
def test_a_prize_from_the_tray_is_not_said_to_come_off_the_meter(
    claimed: Sitting, key: str
) -> None:
    claimed.do(c.PressHand(5, "four_aces"), c.PressHand(5, "straight_flush"))
    claimed.do(c.TurnKey("JPH"), c.PressJackpot(), *((c.LoseKey(),) if key == "lost" else ()))
    before, prompt = claimed.table.accounts, next_step(claimed.table)
    assert "from the tray" in prompt.detail
    assert "off the meter" not in prompt.detail
    assert "follows" not in prompt.detail
    if key == "lost":
        swipe(claimed, "supervisor-1")
    else:
        claimed.do(c.TurnKey("RUN"))
    assert claimed.table.accounts == before


@pytest.mark.parametrize("who", ["dealer-1", "technician-1", None])
def test_no_other_card_stands_for_the_key(claimed: Sitting, who: str | None) -> None:
    claimed.do(c.TurnKey("JPH"), c.LoseKey())
    (refused,) = claimed.do(c.SwipeCard(claimed.staff[who] if who else None, "4471"))
    assert isinstance(refused, e.SwipeRefused)
    assert "Supervisor's card replaces the key" in refused.refusal
    assert claimed.table.round.key_by is None


def test_a_card_that_opened_j_pot_is_taken_back_without_a_record(claimed: Sitting) -> None:
    claimed.do(c.LoseKey())
    swipe(claimed, "supervisor-1")
    assert call_supervisor(claimed.table).standing is ControlStanding.FREE
    claimed.do(c.CallSupervisor())
    assert claimed.is_in(Phase.IN_PLAY)
    assert (claimed.table.lasting.key, claimed.table.round.key_by, claimed.table.round.wins) == (
        "RUN",
        None,
        (),
    )
    (asked,) = claimed.do(c.PressHand(5, "four_aces"))
    assert isinstance(asked, e.CardAsked), "it was verified: a card takes it off"


def test_a_mended_key_is_compared_with_the_record(claimed: Sitting) -> None:
    claimed.do(c.TurnKey("JPH"), c.LoseKey())
    found, turned = claimed.do(c.TurnKey("RUN"))
    assert found == e.KeyFound(found.at, "RUN")
    assert isinstance(turned, e.KeyTurned)
    assert (claimed.table.lasting.key_is_lost, claimed.table.lasting.key) == (False, "RUN")


def test_a_mended_key_that_stands_as_recorded_is_obeyed_again(claimed: Sitting) -> None:
    claimed.do(c.TurnKey("JPH"), c.LoseKey())
    (found,) = claimed.do(c.TurnKey("JPH"))
    assert isinstance(found, e.KeyFound)
    claimed.do(c.PressJackpot())
    assert claimed.table.round.wins


def test_a_key_lost_twice_is_one_fact(claimed: Sitting) -> None:
    assert claimed.do(c.LoseKey())
    assert not claimed.do(c.LoseKey())


def test_the_next_round_does_not_know_a_lost_key_either(claimed: Sitting) -> None:
    claimed.do(c.PressHand(5, "four_aces"), c.LoseKey())
    claimed.do(c.VoidRound("Misdeal"))
    assert claimed.table.lasting.key_is_lost


def test_a_restart_does_not_know_a_lost_key_either(claimed: Sitting) -> None:
    opened = claimed.table
    events = (e.KeyTurned(1, "JPH"), e.KeyLost(2))
    again = evolve_all(opened, events)
    assert (again.lasting.key_is_lost, jackpot(again).detail) == (
        True,
        "Key lost: Supervisor's card",
    )


def test_a_console_without_a_key_cannot_lose_one(sit: Sit) -> None:
    nexus = sit(shipped("crazy4-nexus")).open()
    assert not nexus.do(c.LoseKey())


def test_a_house_may_ask_who_holds_the_key(sit: Sit) -> None:
    asks = replace(shipped("crazy4-aquarius"), safeguards=Safeguards(key_needs_card=True))
    keyed = sit(asks).open()
    keyed.start(5)
    keyed.do(c.PressHand(5, "four_aces"), c.TurnKey("JPH"))
    assert "Who holds the key?" in keyed.no_to(c.PressJackpot())
    assert next_step(keyed.table).key == "key_holder"
    swipe(keyed, "supervisor-1")
    keyed.do(c.PressJackpot())
    assert keyed.table.round.wins[0].by == keyed.staff["supervisor-1"]
    assert next_step(keyed.table).key == "key_back"

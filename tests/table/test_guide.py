"""The one line that says what to do next, phase by phase."""

from dataclasses import replace
from typing import Any

import pytest

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table.guide import PROMPTS, STEPS, WORDS, next_step
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.state import Phase

Sitting = Any  # of conftest
Sit = Any


def test_a_whole_round_is_prompted_step_by_step(sitting: Sitting) -> None:
    told = []

    def note(selected: int | None = None) -> None:
        step = next_step(sitting.table, selected)
        told.append((step.step, step.text))

    note()
    sitting.open()
    note()
    sitting.do(c.SeeChip(5), c.SeeChip(7))
    note()
    sitting.do(c.StartGame())
    note()
    sitting.do(c.MissChip(5), c.MissChip(7))
    note()
    note(selected=5)
    sitting.claim(s5="four_aces")
    note(selected=5)
    sitting.do(c.CallSupervisor())
    note()
    sitting.do(c.ConfirmWins())
    note()
    sitting.swipe("executive-1")
    note()
    assert told == [
        (0, "Swipe a dealer card to open the table"),
        (1, "Wait for bets"),
        (2, "All bets down? Press START GAME"),
        (3, "Take the progressive chips"),
        (4, "Deal and play the hands"),
        (5, "Press the winning hand of seat 5"),
        (6, "Call the supervisor"),
        (7, "Supervisor: verify the cards, then CONFIRM"),
        (7, "Swipe an EXECUTIVE card"),
        (8, "Pay, then press END GAME"),
    ]
    assert next_step(sitting.table).steps == len(STEPS) == 8


def test_details_count_in_words(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(5))
    assert next_step(sitting.table).detail == "1 progressive wager detected"
    sitting.do(c.SeeChip(7), c.StartGame())
    sitting.claim(s5="four_aces")
    assert next_step(sitting.table).detail.lower() == "seat 5 has a winning hand"
    sitting.claim(s7="straight_flush")
    assert next_step(sitting.table).detail.lower() == "seat 7 and seat 5 have winning hands"
    sitting.do(c.CallSupervisor())
    assert next_step(sitting.table).detail == "2 wins to verify"
    sitting.do(c.ConfirmWins())
    assert next_step(sitting.table).detail == "Records 2 wins"


def test_paying_is_told_right_to_left_with_envy_last(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="straight_flush")
    sitting.confirm().swipe("executive-1")
    assert next_step(sitting.table).detail == (
        "Seat 7 $100.00, seat 5 $5,000.72; last, envy: seat 7 $100, seat 5 $5, seat 1 $105"
    )


def test_envy_is_summed_up_where_the_seats_would_not_fit(sitting: Sitting) -> None:
    sitting.start(*range(1, 8)).claim(s5="four_aces", s7="straight_flush")
    sitting.confirm().swipe("executive-1")
    assert next_step(sitting.table).detail == (
        "Seat 7 $100.00, seat 5 $5,001.68; last, envy $630.00"
    )


def test_one_prize_without_envy_stands_alone(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    assert next_step(sitting.table).detail == "Seat 5 $9.00"


def test_a_seat_without_the_wager_is_told_so_while_nothing_else_waits(sitting: Sitting) -> None:
    sitting.start(5).do(c.MissChip(5))
    assert next_step(sitting.table, 4).text == "Seat 4 has no progressive wager"
    sitting.claim(s5="four_aces")
    assert next_step(sitting.table, 4).key == "call_supervisor"


def test_a_folded_seat_is_not_said_to_lack_the_wager_that_is_locked(sitting: Sitting) -> None:
    sitting.start(5).do(c.MissChip(5), c.FoldHand(5))
    assert next_step(sitting.table, 5).key == "deal"


def test_a_seat_whose_win_is_recorded_sends_the_dealer_on_to_paying(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    assert next_step(sitting.table, 5).key == "pay"


def test_a_late_chip_is_not_among_the_chips_to_take(sitting: Sitting) -> None:
    sitting.start(4, 5).do(c.MissChip(4), c.SeeChip(4), c.SeeChip(2))
    assert next_step(sitting.table).detail.lower() == "off seat 5, into the tray"


def test_chips_on_a_faulty_sensor_are_nobodys_errand(sitting: Sitting) -> None:
    sitting.start(4).do(c.ReportSensorFault(4, "A", "stuck"))
    assert next_step(sitting.table).key == "deal"


def test_chips_that_stay_are_not_taken(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    staying = replace(jackpots["ATLAS-1"], chips_stay=True)
    sitting = sit(replace(crazy4_nexus, jackpots={"A": staying})).start(5)
    assert next_step(sitting.table).key == "deal"


def test_a_seat_with_chips_on_both_sensors_is_named_once(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    both = {"A": jackpots["ATLAS-1"], "B": jackpots["ML03"]}
    sitting = sit(replace(crazy4_nexus, jackpots=both)).open()
    sitting.do(c.SeeChip(5, "A"), c.SeeChip(5, "B"), c.StartGame())
    assert next_step(sitting.table).detail.lower() == "off seat 5, into the tray"


@pytest.mark.parametrize("phase", [Phase.CLOSED, Phase.HALTED])
def test_outside_of_the_procedure_there_is_no_step(
    sitting: Sitting, crazy4_nexus: TableSetup, phase: Phase
) -> None:
    assert next_step(replace(sitting.table, phase=phase)).step == 0


def test_every_word_that_a_prompt_may_mention_can_be_said_in_every_phase(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    everything = " ".join(f"{{{word}}}" for word in WORDS)
    talkative = replace(crazy4_nexus, prompts=dict.fromkeys(PROMPTS, everything))
    sitting = sit(talkative)
    for phase in Phase:
        assert next_step(replace(sitting.table, phase=phase)).text


def test_a_prompt_without_a_detail_has_an_empty_one(sit: Sit, crazy4_nexus: TableSetup) -> None:
    prompts = {key: text for key, text in crazy4_nexus.prompts.items() if key != "closed_detail"}
    assert next_step(sit(replace(crazy4_nexus, prompts=prompts)).table).detail == ""

"""The one line that says what to do next, phase by phase."""

import re
from typing import Any

import pytest
from random_tables import shipped, tables
from round_over import ANYWAY
from shipped_tables import tied_to_the_side
from table_facts import changed

from dealer_assist import paths
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table.facts import counting, irregularities
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide.cards_that_count import cards_that_count
from dealer_assist.table.guide.controls import ControlStanding, end_game, ending
from dealer_assist.table.guide.next_step import (
    PROMPTS,
    STEPS,
    Prompt,
    face_up_in_short,
    next_step,
    prompt_template,
    seats_face_up,
)
from dealer_assist.table.guide.prompt_words import WORDS
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_key, start_label
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def test_a_whole_round_is_prompted_step_by_step(sitting: Sitting) -> None:
    told = []

    def note(selected: int | None = None) -> None:
        step = next_step(sitting.table, LookedAt(selected))
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
        (3, "Collect the progressive chips"),
        (4, "Deal five cards each, face down"),
        (5, "Select the winning hand, seat 5"),
        (6, "Call the supervisor"),
        (7, "Supervisor: verify the cards, then CONFIRM"),
        (7, "Swipe an EXECUTIVE card"),
        (8, "Press PAY SEAT 5"),
    ]
    assert next_step(sitting.table).steps == len(STEPS) == 8


def test_details_count_in_words(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(5))
    assert next_step(sitting.table).detail == "1 progressive wager detected"
    sitting.do(c.SeeChip(7), c.StartGame())
    sitting.claim(s5="four_aces")
    said = "Seat 5 has a winning hand. Leave hands face up: seat 5"
    assert next_step(sitting.table).detail == said
    sitting.claim(s7="straight_flush")
    said = "Seats 7 and 5 have winning hands. Leave hands face up: seats 5 and 7"
    assert next_step(sitting.table).detail == said
    sitting.do(c.CallSupervisor())
    assert next_step(sitting.table).detail == "2 wins to verify"
    sitting.do(c.ConfirmWins())
    assert next_step(sitting.table).detail == "Records 2 wins"


def test_paying_is_told_right_to_left_with_envy_last(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="straight_flush")
    sitting.confirm().swipe("executive-1")
    assert next_step(sitting.table).detail == (
        "Seat 7 $100.00, seat 5 $5,000.72. Last, envy: seat 7 $100, seat 5 $5, seat 1 $105"
    )


def test_envy_is_summed_up_where_the_seats_would_not_fit(sitting: Sitting) -> None:
    sitting.start(*range(1, 8)).claim(s5="four_aces", s7="straight_flush")
    sitting.confirm().swipe("executive-1")
    assert next_step(sitting.table).detail == (
        "Seat 7 $100.00, seat 5 $5,001.68. Last, envy $630.00"
    )


def test_one_prize_without_envy_stands_alone(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    assert next_step(sitting.table).detail == "Seat 5 $9.00"


def test_a_seat_without_the_wager_is_told_so_while_nothing_else_waits(sitting: Sitting) -> None:
    sitting.start(5).do(c.MissChip(5))
    assert next_step(sitting.table, LookedAt(4)).text == "Seat 4 has no progressive wager"
    sitting.claim(s5="four_aces")
    assert next_step(sitting.table, LookedAt(4)).key == "call_supervisor"


def test_a_folded_seat_is_not_said_to_lack_the_wager_that_is_locked(sitting: Sitting) -> None:
    sitting.start(5).do(c.MissChip(5), c.FoldHand(5))
    assert next_step(sitting.table, LookedAt(5)).key == "deal"


def test_a_seat_whose_win_is_recorded_sends_the_dealer_on_to_paying(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    assert next_step(sitting.table, LookedAt(5)).key == "pay"


def test_no_winning_hand_is_asked_for_before_the_chips_are_off_and_cards_are_dealt(
    sitting: Sitting,
) -> None:
    sitting.start(5)
    assert next_step(sitting.table, LookedAt(5)).key == "take_chips"
    sitting.do(c.SeeCards("5", ("2c", "3d", "4h", "5s", "9c")))
    assert next_step(sitting.table, LookedAt(5)).key == "press_hand"


def test_a_late_chip_is_not_among_the_chips_to_take(sitting: Sitting) -> None:
    sitting.start(4, 5).do(c.MissChip(4), c.SeeChip(4), c.SeeChip(2))
    assert next_step(sitting.table).detail == (
        "From seat 5, into the tray. Late chips at seats 2 and 4: give them back"
    )


def test_a_second_chip_on_a_locked_seat_is_named_until_it_is_back(sitting: Sitting) -> None:
    sitting.start(1).do(c.MissChip(1), c.SeeChip(1))
    told = next_step(sitting.table).detail
    assert told.startswith("Late chip at seat 1: give it back. "), "and what the stage says"
    sitting.come_to_an_end()
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    assert next_step(sitting.table).text == "Late chip at seat 1: give it back"
    assert end_game(sitting.table).standing is not ControlStanding.NEXT
    sitting.do(c.MissChip(1))
    assert "Late" not in next_step(sitting.table).text


def test_chips_that_are_left_are_lifted_together(sitting: Sitting) -> None:
    sitting.start().do(c.SeeChip(2), c.SeeChip(6), c.EndGame())
    assert next_step(sitting.table).detail.endswith(
        "From last round: seats 2 and 6. Lift, or touch to play it"
    )


def test_late_chips_are_all_named_for_as_long_as_they_lie(sitting: Sitting) -> None:
    sitting.start().do(c.SeeChip(2), c.SeeChip(6))
    detail = next_step(sitting.table).detail
    assert detail.startswith("Late chips at seats 2 and 6: give them back. ")
    sitting.do(c.MissChip(6))
    assert next_step(sitting.table).detail.startswith("Late chip at seat 2: give it back. ")
    sitting.do(c.MissChip(2))
    assert "Late" not in next_step(sitting.table).detail


def test_a_late_chip_does_not_take_the_place_of_what_the_stage_says(sitting: Sitting) -> None:
    sitting.start(1)
    sitting.come_to_an_end()
    said = next_step(sitting.table).detail
    sitting.do(c.SeeChip(2))
    assert next_step(sitting.table).detail == f"Late chip at seat 2: give it back. {said}"


def test_nobody_is_told_to_end_the_round_while_a_late_chip_lies(sitting: Sitting) -> None:
    """The amber line leads into no mistake: what came too late goes back first."""
    sitting.start().do(c.SeeChip(2))
    sitting.come_to_an_end()
    assert next_step(sitting.table).key == "deal"
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    told = next_step(sitting.table)
    assert (told.key, told.text) == ("late_chips", "Late chip at seat 2: give it back")
    assert end_game(sitting.table).standing is ControlStanding.FREE
    sitting.do(c.MissChip(2))
    assert next_step(sitting.table).key == "deal"
    assert end_game(sitting.table).standing is ControlStanding.NEXT


def test_chips_that_do_not_count_are_named_before_the_start(sitting: Sitting) -> None:
    sitting.start().do(c.SeeChip(6), c.EndGame(), c.PlaceWagers(1, {"ante": 500}))
    sitting.do(c.SeeChip(1), c.SeeChip(4))
    assert next_step(sitting.table).detail == (
        "1 chip counts, No base bet: seat 4, From last round: seat 6. Lift, or touch to play it"
    )


def test_a_bet_that_cannot_win_a_jackpot_alone_is_named_beside_its_chip(sit: Sit) -> None:
    sitting = sit(tied_to_the_side("dragon-nexus")).open()
    sitting.do(c.PlaceWagers(1, {"player": 500}), c.PlaceWagers(4, {"tie": 1000}))
    sitting.do(c.SeeChip(1), c.SeeChip(4))
    said = next_step(sitting.table).detail
    assert said == "1 chip counts, TIE alone can't win it. Chip back to seat 4"


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
    assert next_step(sitting.table).detail.lower() == "from seat 5, into the tray"


@pytest.mark.parametrize("phase", [Phase.CLOSED, Phase.HALTED])
def test_outside_of_the_procedure_there_is_no_step(
    sitting: Sitting, crazy4_nexus: TableSetup, phase: Phase
) -> None:
    assert next_step(changed(sitting.table, phase=phase)).step == 0


def test_every_word_that_a_prompt_may_mention_can_be_said_in_every_phase(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    everything = " ".join(f"{{{word}}}" for word in WORDS)
    talkative = replace(crazy4_nexus, prompts=dict.fromkeys(PROMPTS, everything))
    sitting = sit(talkative)
    for phase in Phase:
        assert next_step(changed(sitting.table, phase=phase)).text


def test_a_prompt_without_a_detail_has_an_empty_one(sit: Sit, crazy4_nexus: TableSetup) -> None:
    prompts = {key: text for key, text in crazy4_nexus.prompts.items() if key != "closed_detail"}
    assert next_step(sit(replace(crazy4_nexus, prompts=prompts)).table).detail == ""


@pytest.mark.parametrize("name", sorted(tables()))
def test_a_whole_round_is_prompted_at_every_table(sit: Sit, name: str) -> None:
    setup = tables()[name]
    sitting = sit(setup)
    told: list[Prompt] = []

    def note(selected: int | None = None) -> None:
        told.append(next_step(sitting.table, LookedAt(selected)))

    note()
    sitting.open()
    note()
    for spot in ((5, sensor) for sensor in setup.jackpots):
        sitting.do(c.SeeChip(*spot) if "sensors" in setup.devices else c.MarkWager(*spot))
        note()
    sitting.do(c.StartGame())
    note()
    if sensor := counting.open_sensor(sitting.table):
        sitting.do(c.CountChips(sensor, 1))
        note()
    sitting.do(*(c.MissChip(*spot) for spot in sitting.table.locked))
    note()
    sensors = [ending(sitting.table).sensor or next(iter(setup.jackpots), "")]
    for sensor in filter(None, sensors):
        note(selected=5)
        sitting.do(c.PressHand(5, setup.jackpots[sensor].lines[0].key, sensor))
        note()
        sitting.do(c.CallSupervisor())
        note()
        if has_key(setup):
            for command in (
                c.TurnKey("JPH"),
                *sitting.read_marks(),
                c.PressJackpot(ANYWAY),
                c.TurnKey("RUN"),
            ):
                sitting.do(command)
                note()
        else:
            sitting.do(*sitting.read_marks(), c.ConfirmWins(ANYWAY))
            note()
            sitting.swipe("executive-1")
            note()
    steps = [one.step for one in told]
    assert steps == sorted(steps)
    assert steps[-1] == told[-1].steps == (8 if setup.jackpots else 2)
    said = " ".join(f"{one.text} {one.detail}" for one in told)
    foreign = ("END GAME", "CONFIRM", "Swipe an") if has_key(setup) else ("GAME OVER", "J-POT")
    assert not [word for word in foreign if word in said]
    assert start_label(setup) in said


@pytest.mark.parametrize("name", sorted(tables()))
def test_every_prompt_has_room_on_the_screen(name: str) -> None:
    for key, text in tables()[name].prompts.items():
        assert len(text) <= (66 if key.endswith("_detail") else 44), (key, len(text))


def test_a_console_has_words_of_its_own_before_the_games(crazy4_nexus: TableSetup) -> None:
    table = Table(replace(crazy4_nexus, console="aquarius"))
    own = {**crazy4_nexus.prompts, "closed_aquarius": "Own", "closed_aquarius_detail": "Words"}
    step = next_step(replace(table, setup=replace(table.setup, prompts=own)))
    assert (step.text, step.detail) == ("Own", "Words")
    assert next_step(table).text == crazy4_nexus.prompts["closed"]


def test_a_game_without_special_words_uses_the_general_ones(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    prompts = {key: text for key, text in crazy4_nexus.prompts.items() if "mark_" not in key}
    sitting = sit(replace(crazy4_nexus, devices={}, prompts=prompts)).open()
    step = next_step(sitting.table)
    assert (step.key, step.text) == ("mark_wagers", prompts["wait_for_bets"])


@pytest.mark.parametrize("name", sorted(tables()))
def test_no_prompt_is_written_that_nobody_could_be_shown(name: str) -> None:
    prompts = tables()[name].prompts
    optional = ("mark_wagers", "settle_early", "settle_early_dealt", "table_hand")
    steps = [f"shuffler_{n}" for n in range(1, 9)]
    ruled = set(irregularities.RULED) & set(irregularities.offered(tables()[name]))
    known = {*PROMPTS, *optional, *steps, *ruled}
    known |= {f"{key}_{kind}" for key in known for kind in ("aquarius", "plain")}
    known |= {f"{key}_detail" for key in known} | {f"{key}_told" for key in steps}
    assert set(prompts) <= known


@pytest.mark.parametrize("kind", irregularities.RULED)
@pytest.mark.parametrize("name", ["dragon-nexus", "house-money-nexus", "blackjack-royal-match"])
def test_a_ruling_is_told_in_the_words_of_its_game(sit: Sit, name: str, kind: str) -> None:
    sitting = sit(shipped(name)).open()
    sitting.do(c.StartGame(), c.NoteIrregularity(kind))
    step = next_step(sitting.table)
    assert step.text.startswith("Stop. A supervisor rules on the ")
    assert step.detail == shipped(name).prompts[f"{kind}_detail"]


def test_a_ruling_of_a_game_without_words_of_its_own_is_told_too(sit: Sit) -> None:
    own = shipped("dragon-nexus")
    prompts = {key: text for key, text in own.prompts.items() if "draw" not in key}
    sitting = sit(replace(own, prompts=prompts)).open()
    sitting.do(c.StartGame(), c.NoteIrregularity("wrong_draw"))
    assert next_step(sitting.table).detail == "Do not move any cards"


def test_a_claimed_hand_that_pays_envy_is_left_on_the_layout(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="three_of_a_kind")
    assert seats_face_up(sitting.table) == (5,)
    assert face_up_in_short(sitting.table) == "Leave hands face up: seat 5"


def test_the_prompt_says_so_too(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="four_aces")
    sitting.do(c.MissChip(1), c.MissChip(5))
    said = "Seat 5 has a winning hand. Leave hands face up: seat 5"
    assert next_step(sitting.table).detail == said


def test_it_stays_until_the_round_is_over(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="four_aces").confirm().swipe("executive-1")
    assert seats_face_up(sitting.table) == (5,)


def test_a_hand_without_envy_is_locked_up(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="three_of_a_kind")
    assert face_up_in_short(sitting.table) == ""


@pytest.mark.parametrize(
    ("name", "sensor", "said"),
    [
        ("crazy4-nexus", "A", "The best four cards count"),
        ("crazy4-link", "A", "All five dealt cards count"),
        ("holdem-nexus", "A", "Two cards and the board count"),
        ("holdem-link", "A", "Two cards and the flop count"),
        ("house-money-nexus", "B", "Two cards and the up card count"),
        ("dragon-nexus", "A", ""),
    ],
)
def test_the_cards_that_count_are_said_in_one_line(name: str, sensor: str, said: str) -> None:
    assert cards_that_count(shipped(name), sensor) == said


def test_a_bonus_that_lies_on_the_ante_is_named_where_a_seat_is_settled(sit: Sit) -> None:
    sitting = sit(shipped("three-card-aquarius")).start(1)
    sitting.come_to_an_end()
    while coming := stages.coming(sitting.table):
        sitting.do(c.AdvanceStage(coming[0].key, is_asked=True))
    sitting.do(c.AnswerSeat(1, "push"))
    assert "ANTE, PLAY, ANTE BONUS, PAIR PLUS" in next_step(sitting.table).detail


_NAMES = sorted(file.stem for file in (paths.resources() / "tables").glob("*.toml"))


@pytest.mark.parametrize("key", ["start_game", "deal"])
def test_a_table_without_a_jackpot_speaks_of_no_sensor_and_no_winning_hand(key: str) -> None:
    plain = [setup for name in _NAMES if not (setup := shipped(name)).jackpots]
    assert {setup.game for setup in plain} >= {"blackjack", "casino_war", "dj_wild"}
    for setup in plain:
        detail = prompt_template(setup, key, "_detail") or ""
        assert not {"{chips}", "chips", "Winning"} & set(re.split(r"[ ?]", detail)), setup.table

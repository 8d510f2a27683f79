"""Meters set by hand: between rounds, for a reason of the list, by two different people."""

import pytest
from random_tables import shipped
from sitting import Sit, Sitting

from dealer_assist.jackpot.account import Account
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import MeterReading
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Phase
from dealer_assist.table.waiting import MeterChange

UP = c.AskMeterSet("A", "main", 6_000_000_000, "Contribution not counted", "Slip 12")
DOWN = c.AskMeterSet("A", "main", 4_000_000_000, "Recovery of the seed")
SEED = 5_000_000_000


def test_a_meter_is_set_by_two_people_with_both_readings_on_record(sitting: Sitting) -> None:
    sitting.open()
    assert sitting.do(UP) == [
        e.MeterSetAsked(
            sitting.now, "A", "main", 6_000_000_000, "Contribution not counted", "Slip 12"
        )
    ]
    assert sitting.table.round.meter_change == MeterChange(
        "A", "main", 6_000_000_000, "Contribution not counted", "Slip 12"
    )
    first, second = sitting.staff["supervisor-1"], sitting.staff["dealer-1"]
    assert sitting.swipe("supervisor-1") == [e.AdjustmentApproved(first)]
    assert sitting.shown() == 500_000
    (done,) = sitting.swipe("dealer-1")
    before = Account(meter=SEED, seeded=SEED)
    after = Account(meter=6_000_000_000, seeded=SEED, adjusted=1_000_000_000)
    assert done == e.MeterSet(
        at=sitting.now,
        sensor="A",
        level="main",
        reason="Contribution not counted",
        note="Slip 12",
        by=first,
        witness=second,
        before=(MeterReading("A", "main", before, "ATLAS-1"),),
        meters=(MeterReading("A", "main", after, "ATLAS-1"),),
    )
    assert sitting.table.accounts == {("A", "main"): after}
    assert sitting.table.round.meter_change is None
    assert after.imbalance == 0


def test_a_closed_table_may_have_its_meter_set(sitting: Sitting) -> None:
    sitting.open().do(c.CloseTable(), DOWN)
    sitting.swipe("supervisor-1")
    sitting.swipe("supervisor-2")
    assert sitting.shown() == 400_000
    sitting.open()
    assert sitting.shown() == 400_000


def test_a_void_after_it_does_not_undo_it(sitting: Sitting) -> None:
    sitting.open().do(UP)
    sitting.swipe("supervisor-1")
    sitting.swipe("supervisor-2")
    sitting.start(1, 2).do(c.VoidRound("Misdeal"))
    assert sitting.table.accounts["A", "main"] == Account(
        meter=6_000_000_000, seeded=SEED, adjusted=1_000_000_000
    )


@pytest.mark.parametrize(
    ("to_micros", "reason", "card"),
    [
        (9_999_990_000, "Contribution not counted", "a Supervisor"),
        (10_000_000_000, "Contribution not counted", "an Executive"),
        (0, "Recovery of the seed", "an Executive"),
        (10_000, "Recovery of the seed", "a Supervisor"),
    ],
)
def test_a_large_change_needs_the_card_of_a_large_prize(
    sitting: Sitting, to_micros: int, reason: str, card: str
) -> None:
    sitting.open().do(c.AskMeterSet("A", "main", to_micros, reason))
    (refused,) = sitting.swipe("dealer-1")
    assert isinstance(refused, e.SwipeRefused)
    assert refused.refusal.endswith(f"Setting a meter needs {card} card")
    (refused,) = sitting.swipe("unknown")
    assert isinstance(refused, e.SwipeRefused)


def test_the_second_card_is_another_persons(sitting: Sitting) -> None:
    sitting.open().do(UP)
    sitting.swipe("supervisor-1")
    for who in ("supervisor-1", "unknown"):
        (refused,) = sitting.swipe(who)
        assert isinstance(refused, e.SwipeRefused)
        name = sitting.staff["supervisor-1"].name
        assert f"The second card must be another person's, not {name}'s" in refused.refusal
    assert sitting.shown() == 500_000


def test_it_holds_the_table_until_it_is_done_or_cancelled(sitting: Sitting) -> None:
    sitting.open().do(UP)
    held = "A meter is being set. Swipe the cards or cancel it first"
    for command in (
        c.StartGame(),
        c.CloseTable(),
        c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4"),
        DOWN,
    ):
        assert sitting.no_to(command) == held
    assert controls.start_game(sitting.table).detail == "A meter is being set"
    assert controls.adjustment(sitting.table).detail == held
    assert sitting.do(UP) == []
    assert sitting.do(c.CancelAdjustment()) == [e.AdjustmentCancelled()]
    assert sitting.do(c.CancelAdjustment()) == []
    assert sitting.table.round.meter_change is None
    sitting.start(5)
    assert sitting.is_in(Phase.IN_PLAY)


def test_a_win_that_is_being_backed_out_goes_first(sitting: Sitting) -> None:
    sitting.start(5).claim(s5="four_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.EndGame())
    wins = (sitting.table.lasting.wins_so_far,)
    assert wins == (1,)
    sitting.start(5).claim(s5="four_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.AskAdjustment(2, "Wrong seat", note="Seen on camera 4"))
    assert sitting.no_to(UP).startswith("Win 2 is being backed out")


def test_the_prompt_leads_through_both_cards(sitting: Sitting) -> None:
    sitting.open().do(UP)
    prompt = next_step(sitting.table)
    assert (prompt.key, prompt.text, prompt.detail) == (
        "set_meter_first",
        "Swipe a SUPERVISOR card",
        "Sets Progressive meter to $6,000.00. A second person's card follows",
    )
    sitting.swipe("supervisor-1")
    name = sitting.staff["supervisor-1"].name
    prompt = next_step(sitting.table)
    assert (prompt.key, prompt.text, prompt.detail) == (
        "set_meter_second",
        "Swipe a second person's card",
        f"{name} approved. Progressive meter not changed yet",
    )


@pytest.mark.parametrize(
    ("sensor", "level", "to_micros", "reason", "sentence"),
    [
        ("B", "main", 1, UP.reason, "There is no sensor B at this table. Choose another meter"),
        ("A", "mega", 1, UP.reason, "Paytable 1 has no meter mega. Choose another meter"),
        ("A", "main", 1, UP.reason, "A meter is set for a reason from the list only. Choose one"),
        (
            "A",
            "main",
            SEED + 1_000_000,
            DOWN.reason,
            "A meter is set for a reason from the list only. Choose one",
        ),
        (
            "A",
            "main",
            SEED,
            UP.reason,
            "Progressive meter shows $5,000.00 already. Enter another amount",
        ),
    ],
)
def test_what_may_not_be_set_is_refused_at_once(
    sitting: Sitting, sensor: str, level: str, to_micros: int, reason: str, sentence: str
) -> None:
    sitting.open()
    assert sitting.no_to(c.AskMeterSet(sensor, level, to_micros, reason)) == sentence


def test_a_meter_is_not_set_in_a_round_nor_with_the_key_in_jph(sit: Sit, sitting: Sitting) -> None:
    sitting.start(5)
    said = sitting.no_to(UP)
    assert said == "A meter is set between two rounds only. Now a round is in play"
    keyed = sit(shipped("crazy4-aquarius")).open()
    keyed.do(c.TurnKey("JPH"))
    assert keyed.no_to(UP) == "The key is in JPH. Turn it back to RUN first"


def test_a_table_that_never_opened_has_no_meter_to_set(sitting: Sitting) -> None:
    said = sitting.no_to(UP)
    assert said == "Paytable 1 has no meter yet. Open the table once before it is set"


def test_a_house_amount_is_a_setting(sit: Sit) -> None:
    said = sit(shipped("house-money-house")).open().no_to(UP)
    assert said.endswith("is the house's own. Change its amount in the settings")

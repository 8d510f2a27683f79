"""A card drawn wrongly or exposed: in baccarat and blackjack a ruling, not a void."""

from typing import Any

import pytest
from random_tables import DEALER, EXECUTIVE, SUPERVISOR, shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts import irregularities
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.value import replace

Sit = Any  # of conftest


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("crazy4-nexus", ("wrong_cards", "shuffler")),
        ("dragon-nexus", ("wrong_draw", "exposed", "shuffler")),
        ("house-money-nexus", ("wrong_cards", "wrong_draw", "exposed", "shuffler")),
        ("blackjack-royal-match", ("wrong_cards", "wrong_draw", "exposed", "shuffler")),
    ],
)
def test_each_game_has_the_troubles_of_its_own_rules(name: str, kinds: tuple[str, ...]) -> None:
    assert irregularities.offered(shipped(name)) == kinds


@pytest.mark.parametrize("kind", irregularities.RULED)
def test_a_card_that_is_ruled_on_holds_wins_and_the_end_until_it_is_put_right(
    sit: Sit, kind: str
) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    assert "reported in play" in sitting.no_to(c.NoteIrregularity(kind))
    sitting.do(c.SeeChip(1), c.StartGame())
    (noted,) = sitting.do(c.NoteIrregularity(kind))
    assert isinstance(noted, e.IrregularityNoted)
    assert "rules on the card first" in sitting.no_to(c.EndGame())
    sitting.do(c.ClearIrregularity(), c.SwipeCard(SUPERVISOR))
    assert irregularities.holds_wins(sitting.table) == ""
    assert sitting.table.locked, "the hands stand and the wagers too"


def test_ruled_takes_a_card_and_keeps_the_name_of_whoever_has_ruled(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(c.SeeChip(1), c.StartGame(), c.NoteIrregularity("wrong_draw"))
    sitting.do(c.ClearIrregularity())
    assert irregularities.is_ruled_on(sitting.table), "no finger alone lifts a ruling"
    assert next_step(sitting.table).text == "Swipe a SUPERVISOR card"
    (refused,) = sitting.do(c.SwipeCard(DEALER))
    assert isinstance(refused, e.SwipeRefused)
    cleared, _ = sitting.do(c.SwipeCard(EXECUTIVE))
    assert isinstance(cleared, e.IrregularityCleared)
    assert cleared.by == EXECUTIVE
    assert not irregularities.is_ruled_on(sitting.table)


def test_without_a_card_a_ruling_stays_open_and_its_question_too(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(c.SeeChip(1), c.StartGame(), c.NoteIrregularity("exposed"), c.ClearIrregularity())
    sitting.do(c.LeaveCard())
    assert next_step(sitting.table).text == "Stop. A supervisor rules on the exposed card"
    assert irregularities.is_ruled_on(sitting.table)


def test_a_table_without_a_reader_has_the_word_of_its_dealer(sit: Sit) -> None:
    setup = shipped("dragon-nexus")
    devices = {name: one for name, one in setup.devices.items() if name != "swiper"}
    sitting = sit(setup).open()
    sitting.do(c.SeeChip(1), c.StartGame(), c.NoteIrregularity("exposed"))
    sitting.table = replace(sitting.table, setup=replace(setup, devices=devices))
    (cleared,) = sitting.do(c.ClearIrregularity())
    assert isinstance(cleared, e.IrregularityCleared)
    assert cleared.by is None


def test_a_void_in_place_of_the_ruling_leaves_no_card_asked_for(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(c.StartGame(), c.NoteIrregularity("exposed"), c.ClearIrregularity())
    sitting.do(c.VoidRound("Exposed card"))
    assert sitting.table.round.asked is None
    assert sitting.table.lasting.irregularity is None


def test_a_round_that_cannot_be_put_right_is_void_and_the_next_one_is_free(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus")).open()
    sitting.do(c.StartGame(), c.NoteIrregularity("exposed"), c.VoidRound("Exposed card"))
    assert sitting.table.lasting.irregularity is None


def test_poker_goes_by_the_number_of_cards(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-nexus")).open()
    sitting.do(c.StartGame())
    assert "goes by the number of cards" in sitting.no_to(c.NoteIrregularity("exposed"))

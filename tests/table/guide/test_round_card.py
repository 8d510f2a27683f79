"""A round for a card on paper: the words are those that the screen says in that round."""

from typing import Any

import pytest
from random_tables import shipped
from shipped_tables import EVERY_TABLE
from table_facts import table_of

from dealer_assist.message import holes
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.guide.next_step import next_step, step_with
from dealer_assist.table.guide.round_card import round_steps, troubles
from dealer_assist.table.state import Phase
from dealer_assist.table.words import end_label, start_label

Sitting = Any  # of conftest


def test_every_prompt_of_a_whole_round_is_on_the_card(sitting: Sitting) -> None:
    on_the_card = " | ".join(text for text, _ in round_steps(sitting.table.setup))
    told = []

    def note() -> None:
        told.append(next_step(sitting.table).text)

    sitting.open()
    note()
    sitting.do(c.SeeChip(5), c.SeeChip(7))
    note()
    sitting.do(c.StartGame())
    note()
    sitting.do(c.MissChip(5), c.MissChip(7))
    note()
    sitting.claim(s5="four_aces")
    note()
    sitting.do(c.CallSupervisor())
    note()
    sitting.do(c.ConfirmWins())
    sitting.swipe("executive-1")
    note()
    assert len(told) == 7
    assert [text for text in told if text not in on_the_card] == []


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_the_stages_of_a_game_stand_there_as_the_screen_says_them(table: str) -> None:
    setup = shipped(table)
    steps = round_steps(setup)
    for stage in setup.stages:
        known = next_step(table_of(setup, Phase.IN_PLAY, stages=(stage.key,)))
        (text,) = [text for text, _ in steps if text.startswith(f"{stage.label}: ")]
        assert stage.prompt.partition("{")[0] in text
        assert known.key  # the stage can be reached


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_a_card_begins_with_bets_ends_with_the_last_key_and_leaves_no_hole(table: str) -> None:
    setup = shipped(table)
    steps = round_steps(setup)
    texts = [text for text, _ in steps]
    assert any(start_label(setup) in text for text in texts[:2])
    assert end_label(setup) in texts[-1]
    assert all(texts)
    assert not any(holes(words) for step in steps for words in step)


@pytest.mark.parametrize("table", ["crazy4-nexus", "dragon-nexus", "blackjack-nexus"])
def test_each_trouble_of_a_game_has_the_words_of_its_prompt(table: str) -> None:
    setup = shipped(table)
    for kind, cure in troubles(setup).items():
        prompt = step_with(table_of(setup, Phase.IN_PLAY), Irregularity(kind))
        assert cure.startswith(prompt.text)

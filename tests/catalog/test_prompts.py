"""A game's prompts are checked before a dealer could miss one."""

from typing import Any

import pytest

from dealer_assist.table.guide.next_step import PROMPTS

Workshop = Any  # of conftest

GAME = "games/crazy4.toml"


@pytest.mark.parametrize("key", PROMPTS)
def test_a_prompt_that_is_missing_is_named(workshop: Workshop, key: str) -> None:
    workshop.edit(GAME, f"\n{key} = ", f"\nnot_{key} = ")
    said = workshop.complaint()
    assert said == f"{GAME}: prompts.{key}: is missing; say there what the dealer does next"


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        ('"Pay {who}"', "prompts.pay: knows no word {who}; the words are: "),
        ('"Pay {}"', "prompts.pay: knows no word {}; the words are: "),
        ('"Pay {pays"', "prompts.pay: has a brace that is not closed"),
        ('"Pay {pays.x}"', "prompts.pay: knows no word {pays.x}; the words are: "),
        ('"Pay {pays!r}"', "prompts.pay: has a brace that belongs to no word"),
        ('"Pay {{pays}}"', "prompts.pay: has a brace that belongs to no word"),
    ],
)
def test_a_word_that_no_prompt_can_fill_is_named(
    workshop: Workshop, after: str, sentence: str
) -> None:
    workshop.edit(GAME, '"Pay, then press END GAME"', after)
    assert workshop.complaint().startswith(f"{GAME}: {sentence}")

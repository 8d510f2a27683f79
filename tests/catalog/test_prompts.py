"""A game's prompts are checked before a dealer could miss one, and are written once."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.games import load_game
from dealer_assist.table.guide.next_step import PROMPTS

Workshop = Any  # of conftest

GAME = "games/crazy4.toml"
USUAL = "prompts.toml"
SAID = {
    "caribbean": "f2b7be5f1d8034d1",
    "classic_blackjack": "cb569401003acd7d",
    "crazy4": "b37a55cdbcdde040",
    "dragon_bonus": "c4747c2aca46126c",
    "four_card": "f2b7be5f1d8034d1",
    "holdem_bonus": "92b366df760ded2a",
    "house_money": "cb569401003acd7d",
    "six_five_four": "16ca835598251f21",
}
"""Fingerprints of all that these games say, taken when each file still said all of it itself, and
again when the sentences were put in plain US English."""
SAID_SINCE = {
    "dragon_bonus": ("start_game_aquarius", "wrong_draw_detail", "exposed_detail"),
    "classic_blackjack": ("wrong_draw_detail", "exposed_detail"),
    "house_money": ("wrong_draw_detail", "exposed_detail"),
}
"""Baccarat said its START GAME by default; a card drawn wrongly or exposed is ruled on in baccarat
and blackjack. What a table without a jackpot says (`_plain`) came later too."""


@pytest.mark.parametrize("key", PROMPTS)
def test_a_prompt_that_is_missing_is_named(workshop: Workshop, key: str) -> None:
    workshop.edit(USUAL, f"\n{key} = ", f"\nnot_{key} = ")
    said = workshop.complaint()
    assert said == f"{GAME}: prompts.{key}: is missing; say there what the dealer does next"


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        ('"Pay {who}"', "pay: knows no word {who}; the words are: "),
        ('"Pay {}"', "pay: knows no word {}; the words are: "),
        ('"Pay {pays"', "pay: has a brace that is not closed"),
        ('"Pay {pays.x}"', "pay: knows no word {pays.x}; the words are: "),
        ('"Pay {pays!r}"', "pay: has a brace that belongs to no word"),
        ('"Pay {{pays}}"', "pay: has a brace that belongs to no word"),
    ],
)
def test_a_word_that_no_prompt_can_fill_is_named(
    workshop: Workshop, after: str, sentence: str
) -> None:
    workshop.edit(USUAL, '"Press PAY SEAT {to_pay}"', after)
    assert workshop.complaint().startswith(f"{USUAL}: {sentence}")


def test_a_wrong_word_of_a_games_own_is_named_in_its_file(workshop: Workshop) -> None:
    workshop.edit(GAME, '"{winners}"', '"{who}"')
    assert workshop.complaint().startswith(
        f"{GAME}: prompts.call_supervisor_detail: knows no word {{who}}; the words are: "
    )


def test_a_game_says_otherwise_where_its_file_does(workshop: Workshop) -> None:
    setup = workshop.load()
    assert setup.prompts["call_supervisor_detail"] == "{winners}"
    assert setup.prompts["call_supervisor"] == "Call the supervisor"


def test_the_usual_prompts_are_among_the_files_that_a_round_is_played_under(
    workshop: Workshop,
) -> None:
    before = workshop.load()
    assert USUAL in before.files
    workshop.edit(USUAL, "Call the supervisor", "Call the floor")
    assert workshop.load().digest != before.digest


def test_definitions_from_before_the_usual_prompts_say_it_all_themselves(
    workshop: Workshop,
) -> None:
    usual = workshop.resources / USUAL
    workshop.edit(GAME, "[prompts]", "[old]")
    game = workshop.resources / GAME
    text, _, rest = game.read_text(encoding="utf-8").partition("[old]")
    own, _, rest = rest.partition("\n\n")
    lines = [line for line in usual.read_text(encoding="utf-8").splitlines() if " = " in line]
    lines = [line for line in lines if not line.startswith("call_supervisor_detail")]
    whole = "\n".join([text, "[prompts]", *own.splitlines()[1:], *lines, "", rest])
    game.write_text(whole, encoding="utf-8")
    with_usual = dict(workshop.load().prompts)
    usual.unlink()
    assert dict(workshop.load().prompts) == with_usual
    assert USUAL not in workshop.load().files


@pytest.mark.parametrize("name", SAID)
def test_a_game_says_what_it_said_when_its_file_said_it_all(name: str, resources: Path) -> None:
    prompts = dict(load_game(resources / "games" / f"{name}.toml").prompts)
    for key in (*SAID_SINCE.get(name, ()), *(key for key in prompts if "_plain" in key)):
        del prompts[key]
    whole = json.dumps(prompts, sort_keys=True)
    assert hashlib.sha256(whole.encode()).hexdigest()[:16] == SAID[name]


def test_no_game_repeats_the_usual_prompts(resources: Path) -> None:
    usual = tomllib.loads((resources / USUAL).read_text(encoding="utf-8"))
    read = {
        file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted((resources / "games").glob("*.toml"))
    }
    for name, game in read.items():
        # A game that is like another says what is usual where the other does not.
        before = {**usual, **read.get(game.get("like", ""), {}).get("prompts", {})}
        own = game.get("prompts", {})
        assert [key for key, text in own.items() if before.get(key) == text] == [], name

"""Whatever the table says while anybody does anything can be translated, down to its last word."""

import random
import re
from collections.abc import Iterator

import pytest
from random_tables import ANYTHING, LINES, PLACES, SEATS, SIDES, likely, tables

from dealer_assist.errors import Refused
from dealer_assist.message import Msg, holes
from dealer_assist.table import commands as c
from dealer_assist.table import words
from dealer_assist.table.decide import decide
from dealer_assist.table.events import Event
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.made_hands import LookedAt
from dealer_assist.table.guide import controls
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

STEPS = 250
_WORDS = re.compile(r"\b[a-z]{2,}\b")


def leaves(text: object) -> Iterator[str]:
    """Return what a screen shows as it is: all that fills a hole and is no message itself."""
    if isinstance(text, Msg):
        for hole in holes(text.template):
            yield from leaves(text.values[hole])
    else:
        yield str(text)


def names_at(setup: TableSetup) -> set[str]:
    """Return the names that stay as they are printed, and the keys that a test makes up."""
    lines = [line.label for jackpot in setup.jackpots.values() for line in jackpot.lines]
    return {
        *(lines + [row.label for row in setup.wagers]),
        *(jackpot.label for jackpot in setup.jackpots.values()),
        *(setup.game_name, "main", "mega", "minor", "rain"),
        *(*tables(), *LINES, *PLACES, *SIDES),
    }


def details(table: Table) -> Iterator[str]:
    """Return what every control says of itself."""
    yield controls.start_game(table).detail
    yield controls.end_game(table).detail
    yield controls.call_supervisor(table).detail
    yield controls.jackpot(table).detail
    yield controls.void_round(table).detail
    yield controls.adjustment(table).detail
    yield controls.hand_buttons(table, None).detail
    for spot in table.setup.spots[:2]:
        yield controls.hand_buttons(table, spot).detail
        yield controls.mark_wager(table, spot).detail


def prompts(table: Table) -> Iterator[str]:
    for selected in (None, SEATS[0], SEATS[2]):
        prompt = next_step(table, LookedAt(selected))
        yield from (prompt.text, prompt.detail)


def said_by(events: tuple[Event, ...]) -> Iterator[str]:
    yield from (getattr(event, "refusal", "") for event in events)


def play(setup: TableSetup, chance: random.Random) -> Iterator[str]:
    """Do this and that at a table, and give every sentence that comes of it."""
    table = Table(setup)
    for at in range(STEPS):
        doing = likely(table) if chance.random() < 0.7 else chance.choice(ANYTHING)
        command = chance.choice(doing)
        try:
            events = decide(table, command, 1_760_000_000_000 + at)
        except Refused as refused:
            # The back office is in English.
            is_office = isinstance(command, (c.ProposeSetting, c.ProposeSetUp))
            yield "" if is_office else refused.message
        else:
            table = evolve_all(table, events)
            yield from said_by(events)
        yield from details(table)
        yield from prompts(table)


@pytest.mark.parametrize("name", sorted(tables()))
def test_every_sentence_is_a_message_down_to_its_last_word(name):
    setup = tables()[name]
    names = names_at(setup)
    for said in dict.fromkeys(play(setup, random.Random(name))):
        if said in ("", "Not enough") or not _WORDS.search(said):
            continue
        assert isinstance(said, Msg), said
        plain = [leaf for leaf in leaves(said) if _WORDS.search(leaf) and leaf not in names]
        assert not plain, f"{said!r} is glued from {plain}"


@pytest.mark.parametrize("phase", Phase)
def test_a_phase_is_told_in_words(phase):
    assert isinstance(phase.label, Msg)


def test_printed_keys_stay_as_they_are(crazy4_nexus):
    setups = (crazy4_nexus, replace(crazy4_nexus, console="aquarius"))
    printed = [*map(words.start_label, setups), *map(words.end_label, setups), words.JACKPOT]
    assert {type(label) for label in printed} == {str}

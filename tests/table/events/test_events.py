"""Events: frozen facts, past tense, all of them in the union that the journal reads."""

from typing import get_args

import pytest

from dealer_assist.table import events
from dealer_assist.table.events import (
    Event,
    asked,
    counting,
    link,
    must_hit,
    office,
    rulings,
    shoe,
    tokes,
    wins,
)
from dealer_assist.table.events import round as in_a_round
from dealer_assist.table.events.round import ChipSeen, GameStarted
from dealer_assist.value import Value

MODULES = (in_a_round, wins, asked, office, link, rulings, counting, shoe, must_hit, tokes)


def test_no_event_is_left_out_of_the_union() -> None:
    made = {
        one
        for module in MODULES
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Value) and one.__module__ == module.__name__
    }
    assert made == set(get_args(Event))
    assert all(vars(events)[one.__name__] is one for one in made)


def test_a_fact_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        GameStarted(1, (), ()).at = 2  # type: ignore[misc]
    assert ChipSeen(3, "A") == ChipSeen(3, "A")

"""Events: frozen facts, past tense, all of them in the union that the journal reads."""

from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

import pytest

from dealer_assist.table import events
from dealer_assist.table.events.round import ChipSeen, GameStarted
from dealer_assist.value import Value, fields

WHAT_EVENTS_CARRY = {"lasting", "values"}


def test_no_event_is_left_out_of_the_union() -> None:
    named = {module.name for module in iter_modules(events.__path__)}
    made = {
        one
        for name in named - WHAT_EVENTS_CARRY
        for one in vars(import_module(f"{events.__name__}.{name}")).values()
        if isinstance(one, type) and issubclass(one, Value) and one.__module__.endswith(f".{name}")
    }
    assert made == set(get_args(events.Event))
    assert all(vars(events)[one.__name__] is one for one in made)


def test_every_event_that_can_refuse_is_asked_for_its_refusal() -> None:
    able = {made for made in get_args(events.Event) if "refusal" in fields(made)}
    assert able == set(get_args(events.WithRefusal))


def test_a_fact_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        GameStarted(1, (), ()).at = 2  # type: ignore[misc]
    assert ChipSeen(3, "A") == ChipSeen(3, "A")

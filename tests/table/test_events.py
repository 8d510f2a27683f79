"""Events: frozen facts, past tense, all of them in the union that the journal reads."""

from dataclasses import FrozenInstanceError, is_dataclass
from typing import get_args

import pytest

from dealer_assist.table import events
from dealer_assist.table.events import ChipSeen, Event, GameStarted

PARTS = {events.MeterReading, events.LockedWager, events.ConfirmedWin}
"""What events are made of."""


def test_no_event_is_left_out_of_the_union() -> None:
    made = {
        one
        for one in vars(events).values()
        if isinstance(one, type) and is_dataclass(one) and one.__module__ == events.__name__
    }
    assert made - PARTS == set(get_args(Event))


def test_a_fact_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        GameStarted(1, (), ()).at = 2  # type: ignore[misc]
    assert ChipSeen(3, "A") == ChipSeen(3, "A")

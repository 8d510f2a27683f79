"""What a hand has done, in the words of its key."""

import pytest
from dealt_table import dealt

from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import hand_acts, switches
from dealer_assist.ui.table.presenter.words.act_words import ACT_WORDS
from dealer_assist.ui.table.presenter.words.event_words import event_words


def test_every_act_has_its_word() -> None:
    assert set(ACT_WORDS) == {*hand_acts.ACTS, *switches.ANSWERS}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (e.HandActed(1, "4b", "stand"), "Seat 4 b: STAND"),
        (e.HandActed(1, "2r", "stand"), "Seat 2 right: STAND"),
        (e.HandActed(1, "4", "free_split", is_on=False), "Seat 4: FREE SPLIT taken back"),
    ],
)
def test_an_act_is_told_with_its_hand(event: e.HandActed, said: str) -> None:
    assert event_words(event, dealt("free-bet-nexus", {})) == said

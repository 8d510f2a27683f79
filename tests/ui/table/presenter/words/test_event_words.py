"""Every event in a dealer's sentence."""

from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.ui.table.presenter.words.event_words import WORDS, event_words
from dealer_assist.ui.table.presenter.words.kiosk_words import KIOSK
from dealer_assist.ui.table.presenter.words.round_words import ROUND
from dealer_assist.ui.table.presenter.words.win_words import WINS
from dealer_assist.value import Value, fields

KINDS = get_args(e.Event)
TOLD_BY_NAME = {
    e.MeterSetAsked: "Meter set asked",
    e.SettingProposed: "Setting proposed",
    e.SettingWithdrawn: "Setting withdrawn",
    e.SettingsApplied: "Settings applied",
    e.BackOfficeOpened: "Back office opened",
    e.BackOfficeClosed: "Back office closed",
    e.GameChangeAsked: "Game change asked",
    e.InsuranceClosed: "Insurance closed",
}


def some(hint: Any) -> Any:
    """Make up a value of a type: the smallest that a sentence can be made of."""
    if isinstance(hint, type) and issubclass(hint, Value):
        hints = get_type_hints(hint)
        return hint(**{name: some(hints[name]) for name in fields(hint)})
    if isinstance(hint, UnionType):
        return some(get_args(hint)[0])
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        return (some(inner[0]),) if inner[-1] is Ellipsis else tuple(map(some, inner))
    if hint is int:
        return 5
    if hint is str:
        return "A"
    if hint is bool:
        return True
    if isinstance(hint, type):
        return next(iter(hint))
    return {"ante": 500} if get_origin(hint) is not None and len(get_args(hint)) == 2 else None


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type, crazy4) -> None:
    words = event_words(some(kind), crazy4.open().table)
    assert words
    assert "{" not in words
    assert len(words) <= 90
    if kind in TOLD_BY_NAME:
        assert words == TOLD_BY_NAME[kind]
    else:
        assert kind.__name__.lower() != words.lower().replace(" ", "")


def test_a_sentence_out_of_the_journal_is_told_in_one_language(crazy4) -> None:
    refused = e.SwipeRefused("This card is not on the staff list", "0000", "unknown")
    recorded = event_words(refused, crazy4.table)
    assert recorded == "A card was refused: This card is not on the staff list"
    assert not isinstance(recorded, Msg)  # half in another language nobody could read


def test_the_table_of_words_has_every_event_and_nothing_else() -> None:
    assert set(WORDS) == set(KINDS)


def test_no_event_has_its_words_in_two_rooms() -> None:
    assert len(WORDS) == len(ROUND) + len(WINS) + len(KIOSK)

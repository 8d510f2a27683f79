"""The card pad as a tree: where its keys are, and which of them can be touched."""

from dealt_table import dealt
from tree import Room, every, words

from dealer_assist.ui.pages.cards.presenter.acts import PadAct
from dealer_assist.ui.pages.cards.presenter.pad import CardPadModel, pad_model
from dealer_assist.ui.pages.cards.tree import (
    Fan,
    KeyPress,
    PlacePress,
    PlayingCard,
    UndoPress,
    pad_body,
    pad_ways,
)
from dealer_assist.ui.toolkit.nodes import Press
from dealer_assist.value import replace

SEVEN = "Kh Td 9d 9h 4d 4s 7s"


def pad(name: str, cards: dict[str, str], place: str) -> CardPadModel:
    return pad_model(dealt(name, cards), place, can_undo=True)


def test_there_is_a_key_for_each_card_and_a_button_for_each_place() -> None:
    shown = pad("crazy4-nexus", {"1": "As Ac"}, "1")
    body = pad_body(shown)
    assert [key.key for key in every(body, KeyPress)] == [key.touch for key in shown.keys]
    assert len(every(body, KeyPress)) == 52
    assert [one.model for one in every(body, PlacePress)] == list(shown.places)
    (fan,) = every(body, Fan, Room(1_400.0, 132.0))
    assert fan.cards == ("As", "Ac")
    assert shown.title in words(body)


def test_undo_is_the_first_of_what_can_be_done() -> None:
    undo, *acts = pad_ways(pad("crazy4-nexus", {}, "1"))
    assert isinstance(undo, UndoPress)
    assert undo.key is PadAct.UNDO
    assert all(isinstance(act, Press) for act in acts)


def test_a_hand_that_is_set_lies_in_two_wells_and_only_a_seats_is_touched() -> None:
    at_seat = pad("fortune-pai-gow", {"4": SEVEN}, "4")
    body = pad_body(at_seat)
    assert {key.model.card for key in every(body, KeyPress)} == set(SEVEN.split())
    assert {"LOW", "HIGH"} <= set(words(body))
    others = pad_body(replace(at_seat, is_at_seat=False))
    assert every(others, KeyPress) == []
    assert len(every(others, PlayingCard)) - len(every(body, PlayingCard)) == 7

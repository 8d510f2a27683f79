import copy
import pickle

import pytest

from dealer_assist.errors import Refused
from dealer_assist.message import (
    Case,
    Msg,
    capitalized,
    either,
    holes,
    joined,
    listed,
    uncapitalized,
)


def test_a_message_is_its_english_text():
    assert Msg("Seat {seat} has folded", seat=5) == "Seat 5 has folded"


def test_it_remembers_its_template_and_its_values():
    message = Msg("Seat {seat} has folded", seat=5)
    assert (message.template, dict(message.values)) == ("Seat {seat} has folded", {"seat": 5})


def test_a_hole_without_a_value_is_a_mistake():
    with pytest.raises(KeyError):
        Msg("Seat {seat} has folded", place=5)


def test_english_has_a_singular_and_a_plural():
    words = [Msg("{n} wins are claimed", one="{n} win is claimed", n=n) for n in (0, 1, 2)]
    assert words == ["0 wins are claimed", "1 win is claimed", "2 wins are claimed"]
    assert [word.number for word in words] == [0, 1, 2]


def test_the_text_of_an_error_stays_a_message():
    refusal = Refused(Msg("Seat {seat} has folded", seat=5))
    assert isinstance(str(refusal), Msg)
    assert isinstance(refusal.message, Msg)


def test_an_error_with_plain_words_tells_them():
    assert Refused("No").message == "No"


def test_capitals_keep_the_template():
    message = Msg("Seat {seat}", seat=5).upper()
    assert (message, message.template, message.case) == ("SEAT 5", "Seat {seat}", Case.CAPITALS)


def test_an_initial_is_written_as_the_place_wants_it():
    assert capitalized(Msg("wait for chips")) == "Wait for chips"
    assert uncapitalized(Msg("Wait for Bets")) == "wait for Bets"
    assert (capitalized("a b"), uncapitalized("A B")) == ("A b", "a B")


def test_joined_texts_are_kept_apart():
    text = joined("; ", [Msg("Seat {seat}", seat=1), "Queens Up"])
    assert text == "Seat 1; Queens Up"
    assert [type(part) for part in text.values.values()] == [Msg, str]


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], ""), (["1"], "1"), (["1", "2"], "1 and 2"), (["1", "2", "3"], "1, 2 and 3")],
)
def test_a_list_ends_in_and(parts, text):
    assert listed(parts) == text


def test_a_message_survives_a_copy_and_another_process():
    message = Msg("{n} wins", one="{n} win", n=1).upper()
    for same in (copy.deepcopy(message), pickle.loads(pickle.dumps(message))):
        assert (same, same.template, same.one, same.case) == (
            message,
            message.template,
            message.one,
            message.case,
        )


def test_braces_of_a_value_are_not_holes():
    assert Msg("Say {word}", word="{word}") == "Say {word}"


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], ""), (["Nexus"], "Nexus"), (["4", "6", "8"], "4 or 6 or 8")],
)
def test_texts_are_offered_as_a_sentence_does(parts, text):
    assert either(parts) == text


def test_holes_are_listed_in_order():
    assert holes("Seat {seat} on {side}") == ["seat", "side"]

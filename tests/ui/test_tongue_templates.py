"""A sentence with holes is known again when they are filled, and keeps its capitals."""

import pytest

from dealer_assist.ui.tongue_templates import filled, holes_of, like, templates


def test_the_holes_of_a_filled_sentence_are_found() -> None:
    (one,) = templates(["Seat %1 has %2 locked"])
    assert one.holes("Seat 5 has 3 wagers locked") == ("5", "3 wagers")
    assert one.holes("Seat 5 has folded") is None


def test_a_hole_does_not_end_in_the_middle_of_a_list() -> None:
    (one,) = templates(["seat %1 %2"])
    assert one.holes("seat 5 Four Aces") == ("5", "Four Aces")
    assert one.holes("seat 1, seat 3") is None


def test_a_hole_does_not_reach_into_the_next_clause() -> None:
    (template,) = templates(["Try %1 of %2"])
    assert template.holes("Try 1 of 3. Nothing is recorded yet.") is None
    assert template.holes("Try 1; then 2 of 3") is None
    assert template.holes("Try M. Okafor of 3") == ("M. Okafor", "3")


def test_a_name_of_several_words_may_fill_a_hole() -> None:
    (template,) = templates(["%1 %2 to %3"])
    fillings = list(template.fillings("Queens Up $1 to $100"))
    assert fillings == [("Queens", "Up $1", "$100"), ("Queens Up", "$1", "$100")]
    assert list(template.fillings("Ante $1 to $100")) == [("Ante", "$1", "$100")]


def test_a_text_without_holes_is_no_template() -> None:
    assert templates(["Call the supervisor"]) == ()


def test_the_most_telling_template_comes_first() -> None:
    found = templates(["%1 %2", "Seat %1 has no wager", "%1 has %2"])
    assert [one.source for one in found] == ["Seat %1 has no wager", "%1 has %2", "%1 %2"]


def test_holes_go_where_the_translation_wants_them() -> None:
    assert filled("%2 时不能 %1", ("START GAME", "进行中")) == "进行中 时不能 START GAME"


def test_few_letters_make_a_vague_template() -> None:
    vague, clear = templates(["%1 of %2", "Step %1 of %2"])[::-1]
    assert vague.is_vague
    assert not clear.is_vague


def test_capitals_of_a_template_tell_it_from_another() -> None:
    (one,) = templates(["SEAT %1"])
    assert one.is_written_in("SEAT 5")
    assert not one.is_written_in("seat 5")


def test_the_holes_of_a_sentence_are_listed_by_number() -> None:
    assert holes_of("%2 de %1") == ["1", "2"]


@pytest.mark.parametrize(
    ("asked", "source", "translation", "said"),
    [
        ("MISDEAL", "Misdeal", "Mal reparto", "MAL REPARTO"),
        ("stuck", "STUCK", "TRABADO", "trabado"),
        ("Press it", "press it", "presione", "Presione"),
        ("press it", "Press it", "Presione", "presione"),
        ("Seat 5", "SEAT %1", "ASIENTO %1", "Asiento %1"),
        ("Dealer card", "%1 card", "tarjeta %1", "Tarjeta %1"),
        ("START GAME", "START GAME", "START GAME", "START GAME"),
    ],
)
def test_a_translation_is_written_as_it_was_asked_for(
    asked: str, source: str, translation: str, said: str
) -> None:
    assert like(asked, source, translation) == said

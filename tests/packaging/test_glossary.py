"""One word of the trade has one translation, in every sentence of every language."""

import re
from pathlib import Path

import pytest
from packaging_script import load

glossary = load("glossary")
catalogues = load("catalogues")
LANGUAGES = tuple(catalogues.LOCALES)
SAID = {language: catalogues.said(language) for language in LANGUAGES}
NAMED = ("UNDO", "PAID", "CARD", "DONE", "READY", "NEXT")
"""Buttons of one word that sentences name; those of more words are found by their capitals."""


def word(**keys: str) -> object:
    return glossary.Word(**{"word": "coup", "translation": "jugada", "mark": "seen", **keys})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_a_word_as_the_glossary_does(language: str) -> None:
    found = list(glossary.breaks(glossary.read(language), SAID[language]))
    assert [str(one) for one in found] == []


@pytest.mark.parametrize(
    "one", ["coup", "push", "board", "meter", "record", "dealer", "house", "Player (side)"]
)
def test_words_on_which_money_hangs_are_held_against_every_sentence(one: str) -> None:
    for language in LANGUAGES:
        (known,) = [known for known in glossary.read(language) if known.word == one]
        assert known.stands_in
        assert any(
            re.search(known.stands_in, source, re.IGNORECASE) for source, _ in SAID[language]
        )


@pytest.mark.parametrize(
    ("language", "form"),
    [("vi", "Trả bảo hiểm 2 ăn 1"), ("zh", "保险注按 2 赔 1 赔付"), ("es", "paga 6 to 5")],
)
def test_odds_that_would_be_paid_the_other_way_round_are_found(language: str, form: str) -> None:
    words = glossary.read(language)
    assert list(glossary.breaks(words, [("Pay the insurance 2 to 1", form)]))


def test_the_glossaries_have_the_same_words_each_once() -> None:
    listed = [[one.word for one in glossary.read(language)] for language in LANGUAGES]
    assert listed[0] == listed[1] == listed[2]
    assert len(set(listed[0])) == len(listed[0]) == 180


def test_every_word_says_where_it_comes_from() -> None:
    for language in LANGUAGES:
        assert {one.mark for one in glossary.read(language)} <= set(glossary.MARKS)


def test_a_sentence_that_is_excepted_is_one_of_the_catalogue() -> None:
    for language in LANGUAGES:
        known = {source for source, _ in SAID[language]}
        assert {but for one in glossary.read(language) for but in one.but} <= known


def test_a_word_is_looked_for_in_the_sentence_without_its_holes() -> None:
    coup = word(stands_in=r"\bcoup\b")
    assert not coup.is_said("The coup is void", "La mano es nula")
    assert coup.is_said("The coup is void", "La Jugada es nula")
    assert coup.is_said("{coup} is void", "{coup} es nula")


def test_what_a_word_never_is_stands_in_no_sentence_but_those_excepted() -> None:
    coup = word(never=r"\bcupé\b", but=("A car",))
    assert not coup.is_kept_out("Anything", "Un Cupé")
    assert coup.is_kept_out("A car", "Un cupé")


def test_an_unknown_key_of_a_glossary_is_refused(tmp_path: Path) -> None:
    (tmp_path / "es.toml").write_text('[[word]]\nword = "coup"\ntranslated = "jugada"\n')
    with pytest.raises(TypeError, match="translated"):
        glossary.read("es", tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_a_button_as_it_is_labelled(language: str) -> None:
    labels = {
        source: form
        for source, form in SAID[language]
        if source in NAMED or re.fullmatch(r"[A-Z]{2,}( [A-Z]+)+", source)
    }
    wrong = [
        (label, source, form)
        for source, form in SAID[language]
        if source.upper() != source and not source.endswith("} NEXT")  # the seat that is next
        for label in re.findall(r"[A-Z]{2,}(?: [A-Z]+)*", re.sub(r"\{\w+\}", "", source))
        if labels.get(label, "") not in form
    ]
    assert wrong == []

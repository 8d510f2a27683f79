"""One word of the trade has one translation, in every sentence of every language."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging_script import load

glossary = load("glossary")
catalogues = load("catalogues")
LANGUAGES = tuple(catalogues.LOCALES)
SAID = {language: catalogues.said(language) for language in LANGUAGES}
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
_CONTROL = re.compile(r"([+-]) (?:\S+ ){4}CONTROL (['\"])(.*?)\2(?:, shut.*)?$")
NAMED = ("UNDO", "PAID", "CARD", "DONE", "READY", "NEXT")
"""Buttons of one word that sentences name; those of more words are found by their capitals."""


def word(**keys: str) -> object:
    return glossary.Word(**{"word": "coup", "translation": "jugada", "mark": "seen", **keys})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_a_word_as_the_glossary_does(language: str) -> None:
    found = list(glossary.breaks(glossary.read(language), SAID[language]))
    assert [str(one) for one in found] == []


@pytest.mark.parametrize(
    "one", ["push", "board", "meter", "record", "dealer", "house", "Player (side)"]
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
        if source.upper() != source
        and not re.fullmatch(r".*\} NEXT|NEXT: .*", source)  # what is next, no button
        for label in re.findall(r"[A-Z]{2,}(?: [A-Z]+)*", re.sub(r"\{\w+\}", "", source))
        if labels.get(label, "") not in form
    ]
    assert wrong == []


@cache
def screens() -> frozenset[frozenset[str]]:
    """Return the names of the controls of every kept screen."""
    return frozenset(
        screen for file in GOLDEN.glob("*.txt") for screen in shown(file.read_text("utf-8"))
    )


def shown(kept: str) -> Iterator[frozenset[str]]:
    """Yield the controls of each screen of a play, which is kept by what came and went."""
    now: Counter[str] = Counter()
    for line in (*kept.splitlines(), "== "):
        if line.startswith("== "):
            yield frozenset(+now)
        elif found := _CONTROL.match(line):
            now[found[3]] += 1 if found[1] == "+" else -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_controls_of_a_screen_have_one_translation(language: str) -> None:
    says = dict(SAID[language])
    assert {pair for screen in screens() for pair in glossary.twins(screen, says)} == set()


def test_controls_of_one_screen_with_one_translation_are_seen() -> None:
    kept = "== a\n+ 1 1 1 1 CONTROL 'DONE'\n== b\n+ 1 1 1 1 CONTROL 'READY', shut: Wait\n"
    *_, both = shown(kept)
    assert list(glossary.twins(both, {"DONE": "LISTO", "READY": "LISTO"})) == [("DONE", "READY")]
    assert not list(glossary.twins(both, {"DONE": "LISTO", "READY": "YA ESTÁ AQUÍ"}))
    kept += "== c\n- 1 1 1 1 CONTROL 'DONE'\n"
    assert [*shown(kept)][-1] == {"READY"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_has_a_mark_of_half_width_or_the_code_of_a_sign(language: str) -> None:
    assert list(glossary.misprints(SAID[language])) == []


@pytest.mark.parametrize(
    "form",
    ["有中奖牌?点座位", "座位 {seat}:{hand}", "完成,然后", "–&#xa0;{n}&#xa0;秒", "扣 5 % 佣金"],
)
def test_a_half_width_mark_and_the_code_of_a_sign_are_seen(form: str) -> None:
    assert list(glossary.misprints([("English", form)]))
    assert not list(glossary.misprints([("English", "座位 {seat}：$7,500，3:1")]))


@pytest.mark.parametrize(
    ("language", "source", "wrong", "right"),
    [
        ("es", "The ruling is withdrawn", "La decisión está retirada", "Decisión revocada"),
        ("vi", "Bets close", "Cược lũy tiến đóng", "Cược jackpot đóng"),
        ("zh", "Pay seat 1", "付 1 号座位", "付座位 1"),
        ("es", "Set by the house way", "Armada al modo de la casa", "Armada según House Way"),
        ("vi", "A foul loses", "Phạm luật thua", "Bài sai thua"),
    ],
)
def test_a_word_that_the_reader_found_wrong_is_seen(
    language: str, source: str, wrong: str, right: str
) -> None:
    words = glossary.read(language)
    assert list(glossary.breaks(words, [(source, wrong)]))
    assert not list(glossary.breaks(words, [(source, right)]))


def test_folding_alone_is_said_by_retirar() -> None:
    words = glossary.read("es")
    assert not list(glossary.breaks(words, [("Seat 3 has folded", "El asiento 3 se retiró")]))

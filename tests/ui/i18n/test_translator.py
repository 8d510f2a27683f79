"""A sentence is translated by its template: whole, with its values, or not at all."""

from pathlib import Path

import pytest

from dealer_assist.message import Msg, Translated, capitalized, joined, listed
from dealer_assist.ui.i18n.translator import (
    ENGLISH,
    LOCALES,
    NO_NUMBER,
    Translator,
    is_figures,
    translator_for,
)
from dealer_assist.ui.toolkit.context import UiContext, with_preferences
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, Preferences

SPANISH = {
    "Call the supervisor": "Llame al supervisor",
    "Wait for bets": "Espere las apuestas",
    "Seat {seat} has folded": "El asiento {seat} se retiró",
    "Verify {wins}": "Verifique {wins}",
    "Off {seats}, into the tray": "De {seats}, a la bandeja",
    "seat {seat}": "asiento {seat}",
    "{items} and {last}": "{items} y {last}",
    "{who} pays {amount}": "{amount}: lo paga {who}",
    "Misdeal": "Mal reparto",
    "Void: {reason}": "Anulada: {reason}",
}
PLURALS = {"{n} wins": ("{n} premio", "{n} premios")}
CHINESE = {
    "Check": "检查",
    "lift the chip": "拿起筹码",
    "{who} is {what}": "{who} 是 {what}",
    "a Technician": "技术员",
    "The dealer": "荷官",
}


def spanish(template: str, number: int) -> str:
    if number != NO_NUMBER:
        return PLURALS.get(template, ("", ""))[number != 1]
    return SPANISH.get(template, "")


def wins(number: int) -> Msg:
    return Msg("{n} wins", one="{n} win", n=number)


@pytest.fixture
def translator() -> Translator:
    return Translator("es", spanish)


@pytest.fixture
def chinese() -> Translator:
    return Translator("zh", lambda template, number: CHINESE.get(template, ""))


def test_a_sentence_is_looked_up_by_its_template_and_filled_anew(translator: Translator) -> None:
    assert translator.text(Msg("Seat {seat} has folded", seat=5)) == "El asiento 5 se retiró"


def test_values_go_where_the_translation_wants_them(translator: Translator) -> None:
    said = translator.text(Msg("{who} pays {amount}", who="M. Okafor", amount="$5.00"))
    assert said == "$5.00: lo paga M. Okafor"


def test_a_sentence_in_a_sentence_is_translated_in_its_turn(translator: Translator) -> None:
    assert translator.text(Msg("Verify {wins}", wins=wins(2))) == "Verifique 2 premios"


def test_the_number_decides_the_form(translator: Translator) -> None:
    assert [translator.text(wins(n)) for n in (0, 1, 2)] == ["0 premios", "1 premio", "2 premios"]


def test_a_list_is_translated_item_by_item(translator: Translator) -> None:
    seats = listed(Msg("seat {seat}", seat=seat) for seat in (7, 5, 3))
    said = translator.text(Msg("Off {seats}, into the tray", seats=seats))
    assert said == "De asiento 7, asiento 5 y asiento 3, a la bandeja"


def test_capitals_are_those_of_the_sentence_not_of_its_language(translator: Translator) -> None:
    assert translator.text(Msg("seat {seat}", seat="5b").upper()) == "ASIENTO 5B"
    assert translator.text(capitalized(Msg("seat {seat}", seat=5))) == "Asiento 5"


def test_two_sentences_that_read_alike_in_english_are_still_two(translator: Translator) -> None:
    plain, sentence = "seat 5", Msg("seat {seat}", seat=5)
    assert plain == sentence
    assert [translator.text(one) for one in (plain, sentence, sentence.upper())] == [
        "seat 5",
        "asiento 5",
        "ASIENTO 5",
    ]


def test_an_unknown_sentence_is_english_as_a_whole(translator: Translator) -> None:
    unknown = Msg(
        "{wins} and a bent sensor at {seat}", wins=wins(2), seat=Msg("seat {seat}", seat=1)
    )
    assert translator.text(unknown) == "2 wins and a bent sensor at seat 1"
    assert translator.untranslated == {"{wins} and a bent sensor at {seat}"}


def test_a_known_sentence_around_an_unknown_one_is_english_too(translator: Translator) -> None:
    said = translator.text(Msg("Verify {wins}", wins=Msg("the bell")))
    assert said == "Verify the bell"
    assert translator.untranslated == {"the bell"}


def test_a_prompt_that_a_house_has_edited_is_never_half_translated(translator: Translator) -> None:
    edited = Msg.of("Wait for bets, then ring the bell at {seat}", {"seat": wins(1)})
    assert translator.text(Msg.of("Wait for bets", {})) == "Espere las apuestas"
    assert translator.text(edited) == "Wait for bets, then ring the bell at 1 win"


def test_plain_text_stays_and_is_noted_for_the_audits(translator: Translator) -> None:
    for text in ("Queens Up", "START GAME", "M. Okafor", "$5.00", "3B", "8h Tc"):
        assert translator.text(text) == text
    assert translator.plain == {"Queens Up", "START GAME", "M. Okafor"}
    assert translator.untranslated == set()


def test_a_recorded_reason_is_translated_wherever_it_stands(translator: Translator) -> None:
    assert translator.text("Misdeal") == "Mal reparto"
    assert translator.text(Msg("Void: {reason}", reason="Misdeal")) == "Anulada: Mal reparto"
    assert translator.plain == set()


def test_braces_in_a_value_are_not_filled(translator: Translator) -> None:
    said = translator.text(Msg("Void: {reason}", reason="{reason} {seat}"))
    assert said == "Anulada: {reason} {seat}"


def test_a_value_that_looks_like_a_template_stays(translator: Translator) -> None:
    said = translator.text(Msg("Void: {reason}", reason="Seat {seat} has folded"))
    assert said == "Anulada: Seat {seat} has folded"


def test_texts_that_are_joined_are_translated_each_by_itself(translator: Translator) -> None:
    said = translator.text(joined(" · ", [wins(1), "Queens Up", Msg("Wait for bets")]))
    assert said == "1 premio · Queens Up · Espere las apuestas"


def test_a_sign_is_the_same_in_every_language(translator: Translator) -> None:
    assert translator.text(Msg("—")) == "—"
    assert translator.text(Msg("{n} × {wager}", n=5, wager="$5")) == "5 × $5"
    assert translator.untranslated == translator.plain == set()


def test_chinese_marks_have_their_own_shape(chinese: Translator) -> None:
    parts = [Msg("Check"), Msg("lift the chip")]
    assert chinese.text(joined(": ", parts)) == "检查：拿起筹码"
    assert chinese.text(joined("; ", parts)) == "检查；拿起筹码"
    assert chinese.text(Msg("{first}, {then}.", first=parts[0], then=parts[1])) == (
        "检查、拿起筹码。"
    )


def test_chinese_words_stand_together_and_apart_from_latin_ones(chinese: Translator) -> None:
    technician = Msg("a Technician")
    said = chinese.text(Msg("{who} is {what}", who="T. Brandt", what=technician))
    assert said == "T. Brandt 是技术员"
    said = chinese.text(Msg("{who} is {what}", who=Msg("The dealer"), what=technician))
    assert said == "荷官是技术员"
    assert chinese.text(Msg("{0}. {1}. {2}", **{"0": technician, "1": "T", "2": technician})) == (
        "技术员。T。技术员"
    )
    chapter = joined(" ", [joined(".", [technician, ""]), technician])
    assert chinese.text(chapter) == "技术员。技术员"


@pytest.mark.parametrize("language", LOCALES)
def test_amounts_have_the_signs_of_the_house_in_every_language(
    resources: Path, language: str
) -> None:
    translator = translator_for(language, resources)
    for amount in ("$12,846.37", "-$5.00", "$1", "$100 + $5", "20.5%", "1,284"):
        assert translator.text(amount) == amount
        said = translator.text(Msg("Meter {amount}", amount=amount))
        assert amount in said
        assert said != Msg("Meter {amount}", amount=amount)


def test_what_is_translated_is_not_translated_again(translator: Translator) -> None:
    said = translator.text(Msg("Call the supervisor"))
    assert isinstance(said, Translated)
    assert translator.text(said) is said
    assert translator.text(Msg("Void: {reason}", reason=Translated("Misdeal"))) == (
        "Anulada: Misdeal"
    )


def test_english_costs_nothing() -> None:
    text = Msg("Call the supervisor")
    assert ENGLISH.text(text) is text
    assert ENGLISH.is_english
    assert ENGLISH.plain == ENGLISH.untranslated == set()


def test_texts_that_keep_changing_do_not_fill_the_memory(translator: Translator) -> None:
    for number in range(5_000):
        translator.text(wins(number))
        translator.text(f"Table {number} of the house")
        translator.text(Msg.of(f"Nobody has said {number}", {}))
    assert translator._kept.cache_info().currsize <= 4_096
    assert max(len(translator.plain), len(translator.untranslated)) <= 4_096


def test_a_screen_of_known_texts_is_not_translated_again(resources: Path) -> None:
    """A table shows some 150 texts; a picture of 16 ms must not wait for them."""
    translator = translator_for("es", resources)
    before = translator._kept.cache_info().misses  # others may have said something with it

    def show() -> int:
        seats = listed(Msg.of("{seat}", {"seat": seat}) for seat in range(1, 8))
        off = [Msg.of("{off}, into the tray", {"off": seats}) for _ in range(50)]
        for words in (*off, "START GAME", "$12,846.37", "Queens Up", "Misdeal"):
            translator.text(words)
        return translator._kept.cache_info().misses

    first = show()
    assert first - before < 50
    assert show() == first


@pytest.mark.parametrize("language", LOCALES)
def test_each_language_can_be_chosen(context: UiContext, language: str) -> None:
    chosen = with_preferences(context, Preferences(language=language))
    assert chosen.translator.language == language
    prompt = Msg.of("Wait for bets", {})
    assert chosen.translator.text(prompt) != prompt
    assert chosen.translator.text("START GAME") == "START GAME"


def test_every_language_of_the_settings_has_a_catalogue(resources: Path) -> None:
    assert {"en", *LOCALES} == set(LANGUAGES)
    assert [translator_for(one, resources).language for one in LANGUAGES] == list(LANGUAGES)


def test_a_language_that_is_not_there_leaves_english(resources: Path, tmp_path: Path) -> None:
    assert translator_for("tlh", resources) is ENGLISH
    assert translator_for("es", tmp_path) is ENGLISH


def test_the_usual_settings_speak_english(context: UiContext) -> None:
    assert with_preferences(context, Preferences()).translator is ENGLISH


@pytest.mark.parametrize(
    "text", ["$5,000.00", "21:47", "3B", "ATLAS-1", "HOUSE-B7", "A", "100%", "8h Tc"]
)
def test_figures_have_no_words_to_translate(text: str) -> None:
    assert is_figures(text)


@pytest.mark.parametrize("text", ["Seat 5", "EXIT", "it", "5 wins"])
def test_words_are_no_figures(text: str) -> None:
    assert not is_figures(text)

"""The language is put on where a text is drawn: whole sentences, holes, clauses, printed words."""

from pathlib import Path

import pytest

from dealer_assist.ui.kit import Kit, suited
from dealer_assist.ui.settings import Settings
from dealer_assist.ui.tongue import ENGLISH, LANGUAGES, Said, Tongue, tongue_for
from dealer_assist.ui.tongue_amounts import Amounts

SPANISH = {
    "Call the supervisor": "Llame al supervisor",
    "Seat %1 has no wager": "El asiento %1 no tiene apuesta",
    "press another hand": "presione otra mano",
    "SEAT %1": "ASIENTO %1",
    "seat %1": "asiento %1",
    "%1 and %2": "%1 y %2",
    "%1 of %2": "%1 de %2",
    "%1 is %2": "%1 es %2",
    "a Supervisor": "Supervisor",
    "Misdeal": "Mal reparto",
    "%1 wins": "%1 premios",
    "Verify %1": "Verificar %1",
}


@pytest.fixture
def tongue() -> Tongue:
    return Tongue("es", SPANISH, SPANISH.__getitem__, printed=["Four Aces", "Three of a Kind"])


def test_a_whole_sentence_is_looked_up(tongue: Tongue) -> None:
    assert tongue.say("Call the supervisor") == "Llame al supervisor"


def test_a_hole_is_translated_in_its_turn(tongue: Tongue) -> None:
    assert tongue.say("Verify 2 wins") == "Verificar 2 premios"


def test_clauses_are_said_one_by_one_with_their_marks(tongue: Tongue) -> None:
    said = tongue.say("Seat 5 has no wager; press another hand.")
    assert said == "El asiento 5 no tiene apuesta; presione otra mano."


def test_a_clause_that_begins_a_line_gets_its_capital(tongue: Tongue) -> None:
    assert tongue.say("Press another hand") == "Presione otra mano"


def test_words_in_capitals_are_said_in_capitals(tongue: Tongue) -> None:
    assert tongue.say("MISDEAL") == "MAL REPARTO"
    assert tongue.say("SEAT 7") == "ASIENTO 7"


def test_a_list_of_seats_is_said_item_by_item(tongue: Tongue) -> None:
    assert tongue.say("Seat 7, seat 5 and seat 3") == "Asiento 7, asiento 5 y asiento 3"


def test_printed_words_stay(tongue: Tongue) -> None:
    assert tongue.say("Three of a Kind") == "Three of a Kind"
    assert tongue.say("300 for 1") == "300 for 1"
    assert tongue.say("5 Four Aces") == "5 Four Aces"
    assert tongue.say("Three of a Kind 10-A") == "Three of a Kind 10-A"
    assert tongue.strange == set()


def test_odds_stay_as_printed_inside_a_sentence() -> None:
    words = {"%1 pays %2": "%1 paga %2", "%1 for %2": "%2 del %1", "%1 to %2": "de %1 a %2"}
    tongue = Tongue("es", words, words.__getitem__, printed=["Royal Flush", "Straight Flush"])
    said = tongue.say("Straight Flush pays 100 for 1: $100.00")
    assert said == "Straight Flush paga 100 for 1: $100.00"
    assert tongue.say("Royal flush 200 to 1, Straight flush 90 to 1").endswith("flush 90 to 1")
    assert not tongue.strange
    assert tongue.say("1 to Royal Flush") == "de 1 a Royal Flush"


def test_an_initial_does_not_end_a_sentence(tongue: Tongue) -> None:
    assert tongue.say("J. Park is a Supervisor; press another hand") == (
        "J. Park es Supervisor; presione otra mano"
    )
    assert tongue.strange == {"J. Park"}


def test_what_is_not_known_stays_english_and_is_remembered(tongue: Tongue) -> None:
    assert tongue.say("Nobody has said this yet") == "Nobody has said this yet"
    assert tongue.strange == {"Nobody has said this yet"}


def test_what_is_said_is_not_said_again(tongue: Tongue) -> None:
    said = tongue.say("Call the supervisor")
    assert isinstance(said, Said)
    assert tongue.say(said) is said


def test_english_costs_nothing() -> None:
    text = "Call the supervisor"
    assert ENGLISH.say(text) is text
    assert ENGLISH.is_english


def test_chinese_marks_have_their_own_shape() -> None:
    words = {"Check": "检查", "lift the chip": "拿起筹码"}
    tongue = Tongue("zh", words, words.__getitem__)
    assert tongue.say("Check: lift the chip.") == "检查：拿起筹码。"


def test_chinese_words_stand_together_and_apart_from_latin_ones() -> None:
    words = {"%1 is %2": "%1 是 %2", "a Technician": "技术员", "The dealer": "荷官"}
    tongue = Tongue("zh", words, words.__getitem__, printed=["T. Brandt"])
    assert tongue.say("T. Brandt is a Technician") == "T. Brandt 是技术员"
    assert tongue.say("The dealer is a Technician") == "荷官是技术员"


def test_amounts_follow_the_language_inside_a_sentence() -> None:
    words = {"Wager %1 locked": "Cược %1 đã khóa"}
    tongue = Tongue("vi", words, words.__getitem__, Amounts(".", ",", sign_is_last=True))
    assert tongue.say("Wager $1,000 locked") == "Cược 1.000\N{NARROW NO-BREAK SPACE}$ đã khóa"
    assert tongue.tell("$12,846.37") == "12.846,37\N{NARROW NO-BREAK SPACE}$"


def test_texts_that_keep_changing_do_not_fill_the_memory(tongue: Tongue) -> None:
    for number in range(5_000):
        tongue.say(f"Verify {number} wins")
    assert tongue._kept.cache_info().currsize <= 4_096


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_each_language_can_be_chosen(kit: Kit, language: str) -> None:
    chosen = suited(kit, Settings(language=language))
    assert chosen.tongue.language == language
    assert chosen.tongue.say("Call the supervisor") != "Call the supervisor"
    assert chosen.tongue.say("START GAME") == "START GAME"


def test_a_language_that_is_not_there_leaves_english(resources: Path, tmp_path: Path) -> None:
    assert tongue_for("tlh", resources) is ENGLISH
    assert tongue_for("es", tmp_path) is ENGLISH


def test_the_usual_settings_speak_english(kit: Kit) -> None:
    assert suited(kit, Settings()).tongue is ENGLISH

"""All that the server says to people is a sentence that a screen and a page can translate."""

import json
import re

import pytest

from dealer_assist import paths
from dealer_assist.floor.alert_words import said, spoken
from dealer_assist.message import Msg

WORDS = json.loads((paths.resources() / "board" / "words.json").read_text(encoding="utf-8"))
_TEXT = r"'(?:[^']|'')*'(?:\s*\n\s*'(?:[^']|'')*')*"
_CALLS = r"(?:floor\.alert|not_let_on|found_behind|refuse_proof)\("
_ALERTS = rf"{_CALLS}|sentence := |doubted := |INSERT INTO floor\.alert"
_REFUSALS = r"floor\.refuse\((?=[^)])"
_FOR_PROGRAMS = {
    "A table tells 1 to 500 rounds at a time, from the first one on",
    "Contribution 7 of table 7 came after 7: what is between is missing",
    "Contribution 7 of table 7 has not arrived: send it first",
    "A round tells its seats as a list",
    "There is no sensor 7 at seat 7",
    "Seat 7 wagers twice in one round",
    "A ticket needs a key of 8 to 80 letters",
    "A prize is locked in a transaction that is READ COMMITTED",
    "A table tells at most 200 prizes of its past",
    "A table tells at most 100 losses at a time",
    "There is no link 7; the links are 7",
    "A setting is seed, rate_bp, reserve_bp or cap, and nothing below 0",
    "A call has a key, a kind of small letters and a note of 200 letters",
    "A table has no call 7",
}
"""What only another program is told, which asks as none of ours does: in the server's English."""


def sentences(begin: str) -> set[str]:
    """Return every sentence of the schema after such a beginning, with 7 in its holes."""
    folder = paths.PACKAGE / "floor" / "schema" / "functions"
    found = set()
    for file in sorted(folder.glob("*.sql")):
        laid = file.read_text(encoding="utf-8")
        for place in re.finditer(begin, laid):
            statement = re.match(rf"(?:{_TEXT}|[^';])*", laid[place.start() :])
            assert statement is not None
            for text in re.findall(_TEXT, statement[0]):
                words = "".join(re.findall(r"'((?:[^']|'')*)'", text)).replace("''", "'")
                if re.fullmatch(r"(?=(?:\S+ ){3})[^;].*", words) and "HH24" not in words:
                    ends = "found_behind(" in place[0]
                    words += ". Compare its journal, then RECORD with two cards" * ends
                    filled = re.sub("%[sL]", "7", words).replace("%%", "%")
                    found.add(re.sub("(round|prize)7", r"\1s", filled))
    return found


@pytest.mark.parametrize("sentence", sorted(sentences(_ALERTS)))
def test_every_alert_of_the_server_is_known_by_its_template(sentence: str) -> None:
    words = said(sentence)
    assert isinstance(words, Msg)
    assert words == sentence
    assert f"said_{words.template}" in WORDS["en"]


@pytest.mark.parametrize("sentence", sorted(sentences(_REFUSALS)))
def test_every_refusal_that_a_person_reads_is_known_by_its_template(sentence: str) -> None:
    words = said(sentence)
    assert isinstance(words, Msg) == (sentence not in _FOR_PROGRAMS)
    assert words == sentence


def test_there_are_as_many_as_there_were() -> None:
    assert len(sentences(_ALERTS)) > 35
    assert len(sentences(_REFUSALS)) > 55


def test_a_rank_and_a_state_within_a_refusal_are_words_too() -> None:
    rank = said("M. Okafor is a dealer, and this needs a supervisor or executive")
    assert isinstance(rank, Msg)
    assert rank.values["name"] == "M. Okafor"
    assert not isinstance(rank.values["name"], Msg)
    assert all(isinstance(rank.values[hole], Msg) for hole in ("rank", "ranks"))
    state = said("A prize is awarded once it is locked, and this ticket is open")
    assert isinstance(state, Msg)
    assert isinstance(state.values["state"], Msg)


def test_what_fills_a_sentence_is_a_sentence_too() -> None:
    doubt = "Round 8 of table 15 is on record and not counted: its rounds come faster than one in "
    doubt += "10.0 s. Look into it, then RECORD with two cards"
    template, values = spoken(doubt)
    assert isinstance(values, dict)
    assert values["why"] == ("its rounds come faster than one in {seconds} s", {"seconds": "10.0"})
    assert (values["round"], values["table"]) == ("8", "15")
    back = "This server went back: table 15 has 1 round and 2 prizes that it lacks. Rounds are "
    back += "told now, prizes are taken off by RECORD with two cards"
    template, values = spoken(back)
    assert isinstance(values, dict)
    assert values["rounds"] == ("{n} round", {"n": "1"})
    assert values["prizes"] == ("{n} prizes", {"n": "2"})
    assert said(back) == back
    for language in WORDS.values():
        assert language[f"said_{template}"]


def test_why_a_table_is_stopped_is_a_sentence_too() -> None:
    why = said("Journal and server differ by -1200000 micro-dollars")
    assert isinstance(why, Msg)
    assert why.values == {"micros": "-1200000"}
    assert f"said_{why.template}" in WORDS["en"]


def test_a_sentence_that_is_not_known_stays_as_it_is() -> None:
    assert spoken("Paper low") == "Paper low"
    assert not isinstance(said("Paper low"), Msg)


@pytest.mark.parametrize("language", ["es", "vi", "zh"])
def test_a_sentence_names_a_button_as_it_is_in_the_readers_language(language: str) -> None:
    """There is no RELEASE on a screen in Spanish."""
    named = re.compile(r"\b(RELEASE|RECORD|RESUME)\b")
    assert [words for key, words in WORDS[language].items() if named.search(words)] == []
    folder = paths.resources() / "i18n"
    catalogue = (folder / f"dealer_assist_{language}.ts").read_text(encoding="utf-8")
    told = re.findall(r"<translation[^>]*>([^<]*)</translation>", catalogue)
    assert [words for words in told if named.search(words)] == []

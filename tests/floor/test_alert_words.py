"""Every alert that the server can raise is a sentence that a screen and a page can translate."""

import json
import re

import pytest

from dealer_assist import paths
from dealer_assist.floor.alert_words import said, spoken
from dealer_assist.message import Msg

WORDS = json.loads((paths.resources() / "board" / "words.json").read_text(encoding="utf-8"))
_TEXT = r"'(?:[^']|'')*'(?:\s*\n\s*'(?:[^']|'')*')*"
_CALLS = r"(?:floor\.alert|not_let_on|found_behind|refuse_proof)\("
_RAISES = rf"{_CALLS}|sentence := |doubted := |INSERT INTO floor\.alert"


def raised() -> list[str]:
    """Return every sentence of an alert in the schema, with 7 in its holes."""
    folder = paths.PACKAGE / "floor" / "schema" / "functions"
    found = []
    for file in sorted(folder.glob("*.sql")):
        laid = file.read_text(encoding="utf-8")
        for place in re.finditer(_RAISES, laid):
            statement = re.match(rf"(?:{_TEXT}|[^';])*", laid[place.start() :])
            assert statement is not None
            for text in re.findall(_TEXT, statement[0]):
                words = "".join(re.findall(r"'((?:[^']|'')*)'", text)).replace("''", "'")
                if re.fullmatch(r"(?=(?:\S+ ){3})[^;].*", words) and "HH24" not in words:
                    ends = "found_behind(" in place[0]
                    words += "; compare its journal, then RECORD with two cards" * ends
                    found.append(re.sub("round7", "rounds", re.sub("%s", "7", words)))
    return found


@pytest.mark.parametrize("sentence", sorted(set(raised())))
def test_every_alert_of_the_server_is_known_by_its_template(sentence: str) -> None:
    words = said(sentence.replace("prize7", "prizes").replace("%%", "%"))
    assert isinstance(words, Msg)
    assert words == sentence.replace("prize7", "prizes").replace("%%", "%")
    assert f"said_{words.template}" in WORDS["en"]


def test_there_are_as_many_as_there_were() -> None:
    assert len(set(raised())) > 35


def test_what_fills_a_sentence_is_a_sentence_too() -> None:
    doubt = "Round 8 of table 15 is on record and not counted: its rounds come faster than one in "
    doubt += "10.0 s; look into it, then RECORD with two cards"
    template, values = spoken(doubt)
    assert isinstance(values, dict)
    assert values["why"] == ("its rounds come faster than one in {seconds} s", {"seconds": "10.0"})
    assert (values["round"], values["table"]) == ("8", "15")
    back = "This server went back: table 15 has 1 round and 2 prizes that it lacks; rounds are "
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

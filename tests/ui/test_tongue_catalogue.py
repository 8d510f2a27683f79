"""Every sentence that a dealer may see is in every catalogue, whole and up to date."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QRawFont

from dealer_assist.ui.tongue import LANGUAGES, read_sources, tongue_for
from dealer_assist.ui.tongue_templates import holes_of

ROOT = Path(__file__).parents[2]
SPOKEN = [language for language in LANGUAGES if language != "en"]
HOW = "run `python packaging/translate.py collect`, translate, then `compile` and `font`"


def load(name: str) -> ModuleType:
    """Load a script that lies in no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


visible_words = load("visible_words")
translate = load("translate")


@cache
def sentences() -> dict[str, str]:
    """Collect once: it reads every file of the program."""
    found: dict[str, str] = translate.sentences()
    return found


def test_every_visible_sentence_is_collected(resources: Path) -> None:
    said = set(sentences())
    listed = set(read_sources(resources / "i18n" / "dealer_assist_en.ts"))
    assert said - listed == set(), HOW
    assert listed - said == set(), HOW


@pytest.mark.parametrize("language", SPOKEN)
def test_every_sentence_is_translated(language: str) -> None:
    known = translate.read(language)
    missing = [one for one in sentences() if one not in known or not known[one].translation]
    assert missing == [], HOW
    empty = [one.source for one in known.values() if not one.translation]
    assert empty == [], HOW


@pytest.mark.parametrize("language", SPOKEN)
def test_a_translation_has_the_holes_of_its_sentence(language: str) -> None:
    wrong = [
        message.source
        for message in translate.read(language).values()
        if holes_of(message.source) != holes_of(message.translation)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", SPOKEN)
def test_printed_words_are_the_same_in_every_language(language: str) -> None:
    printed = ("START GAME", "END GAME", "COIN IN", "GAME OVER", "J-POT", "JPH", "CONFIRM")
    lost = [
        (message.source, word)
        for message in translate.read(language).values()
        for word in (*printed, "VOID ROUND", "CALL SUPERVISOR", "RUN")
        if word in message.source.split() or (" " in word and word in message.source)
        if word not in message.translation
    ]
    assert lost == []


@pytest.mark.parametrize("language", SPOKEN)
def test_the_compiled_catalogue_says_what_is_written(language: str, resources: Path) -> None:
    tongue = tongue_for(language, resources)
    said = {one.source: one for one in translate.read(language).values() if not one.is_vanished}
    stale = [one for one in said if tongue._translate(one) != said[one].translation]
    assert stale == [], HOW


def test_the_chinese_font_has_every_letter_in_use(resources: Path, qapp: object) -> None:
    for weight in ("Regular", "Bold"):
        font = QRawFont(str(resources / "fonts" / f"DealerHans-{weight}.otf"), 20)
        absent = {one for one in translate.letters() if not font.supportsCharacter(ord(one))}
        latin = QRawFont(str(resources / "fonts" / "InterTabular-Bold.otf"), 20)
        assert {one for one in absent if not latin.supportsCharacter(ord(one))} == set(), HOW


@pytest.mark.parametrize("language", ["es", "vi"])
def test_the_latin_font_has_every_letter_in_use(language: str, resources: Path) -> None:
    font = QRawFont(str(resources / "fonts" / "InterTabular-Medium.otf"), 20)
    said = "".join(one.translation for one in translate.read(language).values())
    assert {one for one in set(said) - {"\n"} if not font.supportsCharacter(ord(one))} == set()


def test_vanished_sentences_are_kept_and_new_ones_wait() -> None:
    known = {
        "Old": translate.Message("Old", "Viejo", "a.py"),
        "Kept": translate.Message("Kept", "Igual", "a.py"),
    }
    merged = translate.merged(known, {"Kept": "b.py", "New": "b.py"}, "es")
    assert [(one.source, one.translation, one.is_vanished) for one in merged] == [
        ("Kept", "Igual", False),
        ("New", "", False),
        ("Old", "Viejo", True),
    ]


def said_by(source: str, tmp_path: Path) -> set[str]:
    room = tmp_path / "table"
    room.mkdir()
    (room / "one.py").write_text(source, encoding="utf-8")
    return set(visible_words.of_source(tmp_path))


def test_an_f_string_is_a_sentence_with_holes(tmp_path: Path) -> None:
    source = "def f(seat):\n    return Refused(f'Seat {seat} folded; press {seat + 1}')\n"
    assert said_by(source, tmp_path) == {"Seat %1 folded", "press %1"}


def test_a_choice_inside_an_f_string_is_read_both_ways(tmp_path: Path) -> None:
    source = 'def f(n):\n    return f\'{n} sensor{"" if n == 1 else "s"} lost\'\n'
    assert said_by(source, tmp_path) == {"%1 sensor lost", "%1 sensors lost"}


def test_counted_things_are_read_in_both_numbers(tmp_path: Path) -> None:
    source = "def f(n):\n    return f'Verify {count(n, \"win\")}'\n"
    assert said_by(source, tmp_path) == {"Verify %1", "%1 win", "%1 wins"}


def test_keys_docstrings_and_log_lines_are_not_for_the_dealer(tmp_path: Path) -> None:
    source = (
        '"""A docstring."""\n'
        "KEY = 'seat_number'\n"
        "def f(log, row):\n"
        "    'Another docstring.'\n"
        "    log.warning('The disk is full')\n"
        "    return row['Not this'] == 'Nor this'\n"
    )
    assert said_by(source, tmp_path) == set()


def test_of_an_alert_only_its_sentence_is_for_the_dealer(tmp_path: Path) -> None:
    source = "def f(n):\n    return RaiseAlert(f'Clock {n}', 'Kind of', f'Clock {n} is late')\n"
    assert said_by(source, tmp_path) == {"Clock %1 is late"}


def test_what_may_follow_a_sentence_is_not_one_of_its_holes(tmp_path: Path) -> None:
    source = "def f(n, rest):\n    return f'Starts again at {n}{rest}', f'After a win{rest}'\n"
    assert said_by(source, tmp_path) == {"Starts again at %1", "After a win"}


def test_laws_keep_their_names(resources: Path) -> None:
    assert "WAC 230-15-140" in visible_words.names(resources)


def test_cautions_are_collected_and_the_back_office_is_not() -> None:
    places = set(sentences().values())
    assert {"table/cautions.py", "table/checker.py", "jackpot/links.py"} <= places
    assert not [one for one in places if one.endswith("_office.py") or "manager" in one]

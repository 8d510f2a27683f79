"""Catalogues hold what the program says, compiled as written; gaps are counted, not fatal."""

import re
import subprocess
from pathlib import Path

import pytest
from packaging_script import load, sentences
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QRawFont

from dealer_assist.message import holes
from dealer_assist.ui.i18n import translator

HOUSE = Path(__file__).parents[2]
HOW = "run packaging/translate"
PRINTED = (
    *("START GAME", "END GAME", "COIN IN", "GAME OVER", "J-POT", "JPH", "CONFIRM"),
    *("VOID ROUND", "CALL SUPERVISOR", "RUN"),
)


catalogues = load("catalogues")
LANGUAGES = tuple(catalogues.LOCALES)
translations = catalogues.said


def said_by(source: str) -> list[tuple[str, str]]:
    return [(one.template, one.one) for one in catalogues.of_module(source, "one.py")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with catalogues of one sentence, which only Spanish knows."""
    catalogues.update([catalogues.Sentence("Wait for bets", "a.py")], tmp_path)
    file = catalogues.catalogue("es", tmp_path)
    words = '<translation type="unfinished"></translation>'
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(words, "<translation>Espere</translation>"), encoding="utf-8")
    return tmp_path


def test_program_and_script_speak_of_the_same_catalogues() -> None:
    assert (catalogues.CONTEXT, catalogues.LOCALES) == (translator.CONTEXT, translator.LOCALES)


def test_every_sentence_is_in_every_catalogue_translated_or_not() -> None:
    for language in LANGUAGES:
        listed = {one.source for one in catalogues.read(language)}
        assert listed == {one.template for one in sentences()}, HOW


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_holes_of_its_sentence(language: str) -> None:
    # A singular may do without its number: "a win".
    wrong = [
        (source, form)
        for source, form in translations(language)
        if sorted(set(holes(form)) | {"n"}) != sorted(set(holes(source)) | {"n"})
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_translated_has_every_plural_of_its_language(language: str) -> None:
    plurals = {"es": 2, "vi": 1, "zh": 1}
    for one in catalogues.read(language):
        if one.is_translated:
            assert len(one.forms) == (plurals[language] if one.is_plural else 1), one.source


def test_a_plural_of_the_program_is_one_of_the_catalogue() -> None:
    asked = {one.template for one in sentences() if one.one}
    for language in LANGUAGES:
        assert {one.source for one in catalogues.read(language) if one.is_plural} == asked, HOW


OTHER_MEANING = {
    ("MODEL RUN", "RUN"),
    ("TRIAL RUN: {result}", "RUN"),
    ("TRIAL RUN OF A TABLE TEST", "RUN"),
}
"""Words that are printed somewhere, and mean something else in these sentences."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_words_are_the_same_in_every_language(language: str) -> None:
    lost = [
        (source, word)
        for source, form in translations(language)
        for word in PRINTED
        if (source, word) not in OTHER_MEANING
        and re.search(rf"\b{word}\b", source)
        and word not in form
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_what_is_written(language: str, tmp_path: Path) -> None:
    shipped = catalogues.catalogue(language).with_suffix(".qm")
    made = tmp_path / "made.qm"
    catalogues.release(catalogues.catalogue(language), made)
    assert shipped.read_bytes() == made.read_bytes(), HOW


def test_the_chinese_font_has_every_letter_in_use(resources: Path, qapp: object) -> None:
    latin = QRawFont(str(resources / "fonts" / "InterTabular-Bold.otf"), 20)
    for weight in ("Regular", "Bold"):
        font = QRawFont(str(resources / "fonts" / f"DealerHans-{weight}.otf"), 20)
        absent = {one for one in catalogues.letters() if not font.supportsCharacter(ord(one))}
        lost = {one for one in absent if not latin.supportsCharacter(ord(one))}
        assert lost == set(), "run packaging/translate font"


@pytest.mark.parametrize("language", ["es", "vi"])
def test_the_latin_font_has_every_letter_in_use(
    language: str, resources: Path, qapp: object
) -> None:
    font = QRawFont(str(resources / "fonts" / "InterTabular-Medium.otf"), 20)
    said = {letter for _, form in translations(language) for letter in form} - {"\n"}
    assert {one for one in said if not font.supportsCharacter(ord(one))} == set()


def test_a_sentence_is_the_first_argument_of_a_message() -> None:
    source = (
        "def f(seat, n):\n"
        "    log.warning('Not this')\n"
        "    a = Msg('Seat {seat} has '\n            'folded', seat=Msg('a seat'))\n"
        "    return Msg('{n} wins', one='{n} win', n=n), joined('; ', [a, 'Nor this'])\n"
    )
    assert said_by(source) == [
        ("Seat {seat} has folded", ""),
        ("a seat", ""),
        ("{n} wins", "{n} win"),
    ]


@pytest.mark.parametrize("words", ["f'Seat {n}'", "'a' if n else 'b'", "WORDS[n]"])
def test_a_sentence_that_no_tool_can_find_is_named_with_its_line(words: str) -> None:
    with pytest.raises(catalogues.NotLiteralError, match=r"^one\.py:2: "):
        said_by(f"def f(n):\n    return Msg({words})\n")


def test_words_out_of_a_file_are_no_literal() -> None:
    assert said_by("def f(words):\n    return Msg.of(words, {})\n") == []


def test_holes_and_marks_alone_are_not_translated(tmp_path: Path) -> None:
    package = tmp_path / "dealer_assist"
    package.mkdir()
    (package / "one.py").write_text("A = Msg('{a}: {b}', a=1, b=2), Msg('{a} to {b}', a=1, b=2)\n")
    assert [one.template for one in catalogues.sentences(tmp_path)] == ["{a} to {b}"]


def test_definition_files_speak_too() -> None:
    places = {one.where.partition("/")[0]: one.template for one in sentences()}
    assert {"rules", "games", "jackpots", "jurisdictions"} <= set(places)
    said = {one.template for one in sentences()}
    assert {"Misdeal", "Wait for bets", "{chips} detected", "the base game"} <= said
    assert "ante" not in said


def test_what_nobody_says_any_more_goes_and_what_is_new_waits(folder: Path) -> None:
    said = [
        catalogues.Sentence("Wait for bets", "b.py"),
        catalogues.Sentence('A "new" one\n{n} – \\', "b.py", "one"),
    ]
    catalogues.update(said, folder)
    assert catalogues.missing("es", folder) == ['A "new" one\n{n} – \\']
    catalogues.update(said[1:], folder)
    assert [one.source for one in catalogues.read("es", folder)] == ['A "new" one\n{n} – \\']


def test_a_second_run_changes_nothing(folder: Path) -> None:
    before = catalogues.catalogue("es", folder).read_text(encoding="utf-8")
    catalogues.update([catalogues.Sentence("Wait for bets", "a.py")], folder)
    assert catalogues.catalogue("es", folder).read_text(encoding="utf-8") == before
    assert " line=" not in before


UNREAD = '<translation type="unfinished">Espere</translation>'


def test_what_no_native_has_read_is_marked_counted_and_shown_all_the_same(folder: Path) -> None:
    file, compiled = catalogues.catalogue("es", folder), folder / "es.qm"
    assert catalogues.unread("es", folder) == []
    text = file.read_text(encoding="utf-8").replace("<translation>Espere</translation>", UNREAD)
    file.write_text(text, encoding="utf-8")
    assert catalogues.unread("es", folder) == ["Wait for bets"]
    assert catalogues.missing("es", folder) == []
    catalogues.release(file, compiled)
    catalogue = QTranslator()
    assert catalogue.load(str(compiled))
    assert catalogue.translate(catalogues.CONTEXT, "Wait for bets") == "Espere"


def test_a_new_sentence_is_never_given_the_words_of_one_that_looks_like_it(folder: Path) -> None:
    alike = [catalogues.Sentence(f"Wait for {who}bets", "a.py") for who in ("", "the ", "all ")]
    catalogues.update(alike, folder)
    assert catalogues.missing("es", folder) == ["Wait for the bets", "Wait for all bets"]


def test_the_release_note_says_how_much_no_native_has_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert catalogues.main(["note"]) == 0
    told = capsys.readouterr().out
    for language, name in catalogues.NAMES.items():
        of_all = len(catalogues.read(language))
        assert f"{name} {len(catalogues.unread(language)):,} of {of_all:,}" in told
        book = f"{len(catalogues.unread_pages(language))} of {len(catalogues.pages(language))}"
        assert f"{name} {book}" in told.partition("Pages of the handbook")[2]


def test_a_page_that_a_native_has_read_is_not_counted_any_more(tmp_path: Path) -> None:
    (tmp_path / "es" / "procedures").mkdir(parents=True)
    for name in ("dealer", "procedures/void"):
        (tmp_path / "es" / f"{name}.md").write_text("# Title")
    (tmp_path / "pages_read_es.txt").write_text("# those\ndealer\n")
    assert catalogues.pages("es", tmp_path) == ["dealer", "procedures/void"]
    assert catalogues.unread_pages("es", tmp_path, tmp_path) == ["procedures/void"]


def test_what_is_not_translated_is_left_out_of_the_compiled_catalogue(folder: Path) -> None:
    for language, said in (("es", "Espere"), ("vi", "")):
        compiled = folder / f"{language}.qm"
        catalogues.release(catalogues.catalogue(language, folder), compiled)
        catalogue = QTranslator()
        assert catalogue.load(str(compiled))
        assert catalogue.translate(catalogues.CONTEXT, "Wait for bets") == said


@pytest.mark.parametrize(
    ("waiting", "is_release", "status"),
    [([], True, 0), (["Wait"], False, 0), (["Wait"], True, 1)],
)
def test_only_a_release_asks_for_all(
    waiting: list[str], *, is_release: bool, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert catalogues.report({"es": waiting}, 7, is_release=is_release) == status
    told = capsys.readouterr().out
    assert told.startswith("7 sentences\nes: ")
    assert ("    Wait\n" in told) == (is_release and bool(waiting))


def test_the_command_says_what_it_is_for() -> None:
    command = [str(HOUSE / "packaging" / "translate"), "--help"]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "--release" in told.stdout

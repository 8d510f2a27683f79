"""The handbook in other languages: the structure of the English pages, the words of the catalogue.

A page that a language lacks is read in English; one that it has must be whole.
"""

import ast
import re
import tomllib
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest
from package_sources import nodes_of, tree_of

HOUSE = Path(__file__).parents[2]
HANDBOOK = HOUSE / "docs" / "handbook"
LANGUAGES = ("es", "vi", "zh")
WHOLE = ("es",)
"""The languages that have every page; others have those of the people who stand at the table."""
AT_THE_TABLE = ("dealer", "supervisor")
_FOR_THE_TABLE = re.compile("^For (dealers|supervisors and executives|all at the table)")
PAGES = tuple(
    (language, page.relative_to(HANDBOOK / language))
    for language in LANGUAGES
    for page in sorted((HANDBOOK / language).rglob("*.md"))
)
_BUTTON = re.compile(r"\*\*([^*]+)\*\*")
_SAID = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
_LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)]+)\)")
_HOLE = re.compile(r"\\\{\w+\\\}")
_MARKS = re.compile(r"^(#+|- |\d+\. |> |\||!\[|   !\[|  !\[)", re.MULTILINE)

each_page = pytest.mark.parametrize(
    ("language", "page"), PAGES, ids=[f"{one}/{page.with_suffix('')}" for one, page in PAGES]
)


@cache
def translations(language: str) -> frozenset[str]:
    """Return all that the catalogue of a language says, and what stands before its first mark."""
    catalogue = ET.parse(HOUSE / "resources" / "i18n" / f"dealer_assist_{language}.ts")
    forms = [
        form.text.replace("\n", " ")
        for message in catalogue.iter("translation")
        for form in (message, *message.iter("numerusform"))
        if form.text and form.text.strip()
    ]
    return frozenset((*forms, *(re.split(r"[:;.] |[：；。]", text)[0] for text in forms)))


@cache
def capitals(language: str) -> frozenset[str]:
    """Return the same in capitals, as a button may write it."""
    return frozenset(map(str.upper, translations(language)))


@cache
def patterns(language: str) -> tuple[tuple[re.Pattern[str], int], ...]:
    """Return the sentences with holes, and how many letters of each are its own."""
    return tuple(
        (re.compile(_HOLE.sub(".+", re.escape(text))), fixed)
        for text in translations(language)
        if "{" in text and (fixed := sum(map(str.isalpha, re.sub(r"\{\w+\}", "", text))))
    )


@cache
def printed() -> str:
    """Return the program's own text: what consoles have printed on them is in every language so."""
    folders = (HOUSE / "dealer_assist" / "ui", HOUSE / "dealer_assist" / "table")
    return "\n".join(
        file.read_text(encoding="utf-8") for one in folders for file in one.rglob("*.py")
    )


@cache
def in_english() -> frozenset[str]:
    """Return the words on paper and in exports, which have no catalogue, also in capitals."""
    words = {
        node.value.strip(" ,")
        for file in (HOUSE / "dealer_assist" / "reports").rglob("*.py")
        for node in nodes_of(tree_of(file))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(words | {one.upper() for one in words})


@cache
def never_said(language: str) -> tuple[re.Pattern[str], ...]:
    """Return what the glossary of a language never says, whatever the English sentence is."""
    glossary = HOUSE / "resources" / "i18n" / "glossary" / f"{language}.toml"
    words = tomllib.loads(glossary.read_text(encoding="utf-8"))["word"]
    always = [one["never"] for one in words if "never" in one and "unless" not in one]
    return tuple(re.compile(one, re.IGNORECASE) for one in always)


@cache
def is_said(language: str, words: str) -> bool:
    """True if a screen in this language says these words."""
    known = translations(language)
    first = (words, words[:1].lower() + words[1:], words[:1].upper() + words[1:])
    if words in in_english():
        return True
    if words in capitals(language):
        return True
    if known.intersection(first) or (words.isupper() and f'"{words}"' in printed()):
        return True
    letters = sum(map(str.isalpha, words))
    return any(
        2 * fixed >= letters and pattern.fullmatch(words) for pattern, fixed in patterns(language)
    )


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@each_page
def test_every_button_and_word_that_a_page_quotes_is_said_in_its_language(
    language: str, page: Path
) -> None:
    words = _LINK.sub("", text_of(HANDBOOK / language / page))
    quoted = {*_BUTTON.findall(words), *_SAID.findall(_BUTTON.sub("", words))}
    assert {one for one in quoted if not is_said(language, one)} == set()


@each_page
def test_every_link_leads_somewhere_and_stays_in_its_language_where_it_can(
    language: str, page: Path
) -> None:
    own = HANDBOOK / language
    for is_picture, target in _LINK.findall(text_of(own / page)):
        place = ((own / page).parent / target).resolve()
        assert place.is_file(), target
        if not is_picture and own not in place.parents and HANDBOOK in place.parents:
            assert not (own / place.relative_to(HANDBOOK)).exists(), f"{target} is translated"


@each_page
def test_a_page_has_the_parts_steps_and_pictures_of_the_english_one(
    language: str, page: Path
) -> None:
    own, english = text_of(HANDBOOK / language / page), text_of(HANDBOOK / page)
    assert _MARKS.findall(own) == _MARKS.findall(english)
    pictures = [
        [Path(one).parts[-2:] for mark, one in _LINK.findall(text) if mark]
        for text in (own, english)
    ]
    assert pictures[0] == pictures[1]


@each_page
def test_a_page_says_nothing_that_the_glossary_never_says(language: str, page: Path) -> None:
    words = text_of(HANDBOOK / language / page)
    assert [one.pattern for one in never_said(language) if one.search(words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_for_a_person_and_every_procedure_is_there(language: str) -> None:
    english = (*HANDBOOK.glob("*.md"), *HANDBOOK.glob("procedures/*.md"))
    names = {
        page.relative_to(HANDBOOK)
        for page in english
        if page.stem != "README" and (language in WHOLE or is_for_the_table(page))
    }
    assert {page for one, page in PAGES if one == language} == names


def is_for_the_table(page: Path) -> bool:
    """True for a page that a dealer or a supervisor works by."""
    _, _, begun = text_of(page).partition("\n\n")
    return page.stem in AT_THE_TABLE or _FOR_THE_TABLE.match(begun) is not None


def test_a_button_that_no_screen_has_is_found() -> None:
    assert is_said("es", "MENÚ")
    assert is_said("es", "PAGADO ASIENTO 7")
    assert not is_said("es", "PAGAR AL JUGADOR")
    assert not is_said("es", "Wait for bets")

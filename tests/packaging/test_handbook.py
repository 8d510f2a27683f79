"""The handbook names only what there is: buttons, words of the screen, commands, pictures, pages.

It is read as written: `**BOLD**` is a button, `*italic*` words of a screen, a code span a command
or a file.
"""

import ast
import re
import shlex
from functools import cache
from pathlib import Path

import pytest
from package_sources import nodes_of, tree_of
from packaging_script import sentences
from said_command import complaint

from dealer_assist.cli.arguments import PROGRAM
from dealer_assist.scenarios.script import read_scenario

HOUSE = Path(__file__).parents[2]
HANDBOOK = HOUSE / "docs" / "handbook"
PAGES = tuple(sorted((*HANDBOOK.glob("*.md"), *HANDBOOK.glob("procedures/*.md"))))
"""The English ones; those of other languages are read with their own catalogue."""
TOLD = (
    *PAGES,
    *(HOUSE / one for one in ("README.md", "docs/troubleshooting.md", "docs/glossary.md")),
    HOUSE / "packaging" / "FIRST-KIOSK.md",
)
"""Every page that tells a person at a screen what to touch and what to read."""
PEOPLE = ("dealer", "supervisor", "trainer", "game-manager", "floor", "technician", "auditor")
PARTS = ("What you see", "What you do", "What can go wrong", "What to say to the guest")
PAPERS = (
    *("packaging/KIOSK.md", "packaging/LIVE.md", "packaging/FLOOR.md"),
    *("dealer_assist/school/SCHOOL.md", "dealer_assist/journal/SCHEMA.md"),
)
"""Papers whose own commands are tried elsewhere; a page may quote them."""
_CODE = re.compile(r"`([^`]+)`")
_BUTTON = re.compile(r"\*\*([^*]+)\*\*")
_SAID = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
_LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)]+)\)")
_HOLE = re.compile(r"\\\{\w+\\\}")


def literals(folder: Path) -> set[str]:
    return {
        node.value.strip(" ,")
        for file in folder.rglob("*.py")
        for node in nodes_of(tree_of(file))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def never_translated() -> set[str]:
    """Return words without a catalogue: what stands on paper, and what consoles have printed."""
    program = HOUSE / "dealer_assist"
    printed = literals(program / "ui") | literals(program / "table")
    return literals(program / "reports") | {text for text in printed if text.isupper()}


@cache
def templates() -> set[str]:
    said = sentences()
    every = {text for one in said for text in (one.template, one.one) if text}
    whole = {text.replace("\n", " ") for text in every | never_translated()}
    # A prompt shows what stands before the first mark large, and the rest smaller.
    return whole | {re.split(r"[:;.] ", text)[0] for text in whole}


@cache
def capitals() -> set[str]:
    return {text.upper() for text in templates()}


@cache
def patterns() -> tuple[tuple[re.Pattern[str], int], ...]:
    return tuple(
        (re.compile(_HOLE.sub(".+", re.escape(text))), fixed)
        for text in templates()
        if "{" in text and (fixed := sum(map(str.isalpha, re.sub(r"\{\w+\}", "", text))))
    )


@cache
def is_said(words: str) -> bool:
    """True if a screen says these words; what fills holes may not be most of them."""
    letters = sum(map(str.isalpha, words))
    return words in templates() or any(
        2 * fixed >= letters and pattern.fullmatch(words) for pattern, fixed in patterns()
    )


def is_shown(words: str) -> bool:
    """True if words are said so, or with other capitals, as heads and notes are."""
    first = (words, words[:1].lower() + words[1:], words[:1].upper() + words[1:])
    return words in capitals() or any(map(is_said, first))


def prose(page: Path) -> str:
    return _LINK.sub("", page.read_text(encoding="utf-8"))


def without_code(page: Path) -> str:
    return _CODE.sub("", prose(page))


def unknown(span: str, page: Path) -> str:
    """Say what is wrong with a code span, or nothing."""
    words = shlex.split(span)
    if words[0] in (PROGRAM, "./run") and len(words) > 1:
        return complaint(words[1:])
    if any(span in (HOUSE / paper).read_text(encoding="utf-8") for paper in PAPERS):
        return ""
    return "" if (HOUSE / span).exists() or (page.parent / span).exists() else "nowhere to be found"


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.stem)
def test_every_button_that_a_page_names_is_one_of_the_program(page: Path) -> None:
    named = set(_BUTTON.findall(without_code(page)))
    assert {one for one in named if not is_said(one) and one not in capitals()} == set()


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.stem)
def test_every_word_of_the_screen_that_a_page_quotes_is_said_there(page: Path) -> None:
    quoted = set(_SAID.findall(_BUTTON.sub("", without_code(page))))
    assert {one for one in quoted if not is_shown(one)} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_that_a_page_names_is_understood(page: Path) -> None:
    spans = set(_CODE.findall(prose(page)))
    wrong = {span: why for span in spans if (why := unknown(span, page))}
    assert wrong == {}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    targets = [target.partition("#")[0] for _, target in _LINK.findall(page.read_text())]
    assert [one for one in targets if "://" in one or not (page.parent / one).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_picture_is_one_that_a_scenario_takes(page: Path) -> None:
    for is_picture, target in _LINK.findall(page.read_text(encoding="utf-8")):
        if not is_picture:
            continue
        picture = (page.parent / target).resolve()
        assert picture.is_file()
        assert picture.parents[1] == HOUSE / "tests" / "golden"
        scenario = read_scenario(HOUSE / "tests" / "scenarios" / f"{picture.parent.name}.txt")
        taken = {one.words[0] for one in scenario if one.verb == "screenshot"}
        assert picture.name in taken


@pytest.mark.parametrize("person", PEOPLE)
def test_each_person_has_a_page_with_the_same_four_parts(person: str) -> None:
    text = (HANDBOOK / f"{person}.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^## (.*)$", text, re.MULTILINE)) == PARTS
    assert "![" in text


def test_each_procedure_says_what_can_go_wrong_and_what_to_say_and_is_on_the_first_page() -> None:
    first = (HANDBOOK / "README.md").read_text(encoding="utf-8")
    procedures = sorted((HANDBOOK / "procedures").glob("*.md"))
    assert len(procedures) == 21
    for page in procedures:
        text = page.read_text(encoding="utf-8")
        assert f"](procedures/{page.name})" in first
        assert tuple(re.findall(r"^## (What .*)$", text, re.MULTILINE)[-2:]) == PARTS[2:]


def test_a_button_that_nobody_has_and_a_command_that_is_wrong_are_found() -> None:
    assert not is_said("START THE GAME")
    assert not is_said("PAY THE GUEST")
    assert is_said("PAY SEAT 7")
    assert not is_shown("The machine is happy today")
    assert complaint(["journal", "prove"])
    assert complaint(["report", "day", "--day", "2026-03-08"])
    assert unknown("packaging/no-such-script", HANDBOOK / "README.md")

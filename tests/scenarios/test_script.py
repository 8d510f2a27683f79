"""Scenario files are read whole before anything is played."""

import shlex
from pathlib import Path

import pytest

from dealer_assist.scenarios.script import (
    FORMS,
    BadScenario,
    Instruction,
    cents,
    milliseconds,
    read_instruction,
    read_scenario,
    spot,
)


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "story.txt"
    file.write_text(text)
    return file


def test_a_line_is_a_verb_and_its_words(tmp_path: Path) -> None:
    file = written(
        tmp_path, 'table crazy4-nexus  # first\n\npress "START GAME"\nexpect phase betting'
    )
    assert read_scenario(file) == [
        Instruction(1, "table", ("crazy4-nexus",)),
        Instruction(3, "press", ("START GAME",)),
        Instruction(4, "expect phase", ("betting",)),
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("dance", "there is no instruction 'dance'"),
        ("x" * 200_000, "there is no instruction 'xxx"),
        ("chip 9 on", "'chip 9 on' is not how 'chip' is written; write it like: chip 3 on"),
        ("chip 3 up", "is not how 'chip' is written"),
        ("expect", "'expect' what"),
        ("expect phase lunch", "is not how 'expect phase' is written; write it like: expect phase"),
        ("expect mood good", "there is no instruction 'expect mood'"),
        ('press "START', "a quotation mark is missing; put one before and one after the words"),
        ("touch 1248", "is not how 'touch' is written; write it like: touch 1248 1002"),
        (
            "expect cards 2 7x",
            "is not how 'expect cards' is written; write it like: expect cards 2",
        ),
        ("hold VOID 900", "is not how 'hold' is written"),
        ("screenshot x", "is not how 'screenshot' is written"),
        ("screenshot ../x.png", "is not how 'screenshot' is written"),
        ("screenshot /x.png", "is not how 'screenshot' is written"),
    ],
)
def test_a_wrong_line_is_named_with_its_number(tmp_path: Path, line: str, complaint: str) -> None:
    file = written(tmp_path, f"table crazy4-nexus\n{line}\n")
    with pytest.raises(BadScenario, match="line 2") as wrong:
        read_scenario(file)
    assert complaint in str(wrong.value)


def test_a_scenario_begins_with_its_table(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="first instruction"):
        read_scenario(written(tmp_path, 'press "START GAME"'))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"gone\.txt"):
        read_scenario(tmp_path / "gone.txt")


def test_every_form_that_a_complaint_shows_is_one_that_is_taken() -> None:
    for verb, form in FORMS.items():
        words = shlex.split(form.like)
        assert read_instruction(1, words).verb == verb


def test_a_folder_is_no_scenario(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"cannot be read \(Is a directory\); check the file"):
        read_scenario(tmp_path)


def test_a_file_that_is_not_text_is_no_scenario(tmp_path: Path) -> None:
    file = tmp_path / "story.txt"
    file.write_bytes(b"table \xe9")
    with pytest.raises(BadScenario, match=r"cannot be read \(it is not UTF-8 text\)"):
        read_scenario(file)


def test_times_amounts_and_spots_are_read() -> None:
    assert (milliseconds("900ms"), milliseconds("31s")) == (900, 31_000)
    assert (cents("12846.37"), cents("$5,000"), cents("105.00")) == (1_284_637, 500_000, 10_500)
    assert (spot("3"), spot("3B")) == ((3, "A"), (3, "B"))

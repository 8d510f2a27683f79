"""The trainer at the command line: lists, merging, statements."""

import hashlib
import json
import os
from pathlib import Path

import pytest

from dealer_assist.cli.main import main


def call(*words: str | Path) -> int:
    return main(["school", *map(str, words)])


@pytest.fixture
def school(tmp_path: Path) -> Path:
    file = tmp_path / "class.csv"
    file.write_text("name,number,class,trainer\nAna,7,Spring,\nMehta,,,yes\n", encoding="utf-8")
    assert call("import", file, "--data", tmp_path / "school") == 0
    return tmp_path / "school"


def test_a_class_is_brought_in_shown_and_written(
    school: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("people", "--data", school) == 0
    assert capsys.readouterr().out == "Ana    7  Spring  well\nMehta             trainer\n"
    assert call("people", "--json", "--data", school) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (first["person"], first["class"], first["state"]) == ("#7", "Spring", "well")
    written = tmp_path / "out.csv"
    assert call("export", written, "--data", school) == 0
    assert call("import", written, "--data", school) == 0
    assert "2 people on the list, 0 new or changed" in capsys.readouterr().out
    assert call("today", "ana", "--json", "--data", school) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["kind"] == "lesson"
    assert call("today", "Bea", "--data", school) == 2
    assert "no one on the list is named 'Bea'" in capsys.readouterr().err
    assert call("xapi", "--data", school) == 0
    assert capsys.readouterr().out == ""


def test_a_lesson_that_is_played_for_somebody_is_on_their_record(
    school: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("play", "first-round", "--person", "Ana", "--data", school) == 0
    capsys.readouterr()
    assert call("today", "ana", "--json", "--data", school) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (first["key"], first["note"], first["done"]) == ("first-round", "Passed 100", True)
    assert call("xapi", "--data", school) == 0
    passed = json.loads(capsys.readouterr().out.splitlines()[0])
    assert passed["result"]["score"]["raw"] == 100
    (attempt,) = (school / "attempts").iterdir()
    assert call("score", attempt, "--data", school) == 0
    assert "first-round: 100 of 100, passed" in capsys.readouterr().out


def test_kiosks_are_merged_once(
    school: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, file = tmp_path / "other", tmp_path / "more.csv"
    file.write_text("name\nBea\n", encoding="utf-8")
    assert call("import", file, "--data", other) == 0
    assert capsys.readouterr().out == "1 person on the list, 1 new or changed\n"
    for said in ("1 fact taken: 1 new person, 0", "0 facts taken: 0 new people"):
        assert call("merge", other / "people.training.db", "--data", school) == 0
        assert capsys.readouterr().out.startswith(said)
    assert call("merge", tmp_path / "class.csv", "--data", school) == 2
    assert "cannot be read as the people of a school" in capsys.readouterr().err
    assert call("merge", tmp_path / "none.db", "--data", school) == 2
    assert "none.db" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("exam",), "required: TABLE"),
        (("exam", "nowhere"), "No lesson is for table nowhere"),
        (("exam", "crazy4-nexus", "--person", "Zoe"), "no one on the list is named 'Zoe'"),
        (("exam", "crazy4-nexus", "--marks", "hands"), "is not hands=8,voice=7,courtesy=9"),
        (("people", "a"), "unrecognized arguments: a"),
        (("play", "late-chip", "relief"), "unrecognized arguments: relief"),
        (("check", "late-ship"), "There is no lesson 'late-ship'"),
        (("import", "nothing.csv"), "nothing.csv cannot be read"),
    ],
)
def test_a_wrong_call_gets_one_sentence(
    words: tuple[str, ...], said: str, school: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = prints_of(school)
    assert call(*words, "--data", school) == 2
    assert said in capsys.readouterr().err
    assert prints_of(school) == before


def test_the_lessons_that_are_named_are_checked(
    school: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("check", "first-round", "caribbean-first-round", "--data", school) == 0
    assert capsys.readouterr().out.splitlines() == [
        "first-round at crazy4-nexus: 100%",
        "first-round at crazy4-aquarius: 100%",
        "caribbean-first-round at caribbean: 100%",
    ]


def test_a_damaged_people_file_is_said_to_be_one(
    school: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = school / "people.training.db"
    path.write_bytes(path.read_bytes()[:3000] + b"?" * 3000)
    before = path.read_bytes()
    for words in (("people",), ("exam", "crazy4-nexus"), ("today", "ana")):
        assert call(*words, "--data", school) == 2
        assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == before


def test_a_pipe_in_the_place_of_a_file_is_refused_and_not_waited_for(
    school: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe, people = tmp_path / "pipe.csv", school / "people.training.db"
    people.unlink()
    for one in (pipe, people):
        os.mkfifo(one)
    for words in (("import", pipe), ("people",), ("exam", "crazy4-nexus")):
        assert call(*words, "--data", school) == 2
        assert "is not a plain file" in capsys.readouterr().err


def prints_of(folder: Path) -> dict[str, str]:
    files = (one for one in sorted(folder.rglob("*")) if one.is_file())
    return {str(one): hashlib.sha256(one.read_bytes()).hexdigest() for one in files}


def test_what_is_written_without_names_has_none_and_stays_the_same_person(
    school: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("play", "first-round", "--person", "Ana", "--data", school) == 0
    capsys.readouterr()
    told = list[str]()
    for turn in range(2):
        written = tmp_path / f"out-{turn}.csv"
        assert call("export", written, "--no-names", "--data", school) == 0
        assert call("xapi", "--no-names", "--data", school) == 0
        told.append(written.read_text(encoding="utf-8") + capsys.readouterr().out)
    assert told[0] == told[1]
    assert "Spring" in told[0]
    assert '"raw":100' in told[0]
    assert not any(one in told[0] for one in ("Ana", "Mehta", "#7", ",7,"))


def test_two_of_one_name_are_told_apart_by_number_and_no_list_is_overwritten(
    school: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "twins.csv"
    file.write_text("name,number\nAna,8\n", encoding="utf-8")
    assert call("import", file, "--data", school) == 0
    assert call("today", "Ana", "--data", school) == 2
    assert "several people are called 'Ana'; give the number: 7, 8" in capsys.readouterr().err
    assert call("today", "8", "--data", school) == 0
    capsys.readouterr()
    assert call("export", file, "--data", school) == 2
    assert "is there already; choose another name" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "name,number\nAna,8\n"


def test_after_the_first_lesson_the_day_is_of_that_game(
    school: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("play", "casino-war-first-round", "--person", "7", "--data", school) == 0
    capsys.readouterr()
    assert call("today", "7", "--json", "--data", school) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told
    assert not [one for one in told if "Crazy" in one["title"] or one["key"] == "first-round"]

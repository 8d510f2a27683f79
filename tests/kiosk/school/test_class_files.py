"""Class lists at the kiosk: found in the folder and on a stick, taken whole or not at all."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist.kiosk.school.class_files import ClassFiles
from dealer_assist.reports.page import Notice, PaperPage
from dealer_assist.school.people.file import PeopleFile, people_file


@pytest.fixture
def people(tmp_path: Path) -> Iterator[PeopleFile]:
    folder = tmp_path / "school"
    folder.mkdir()
    at = datetime(2026, 3, 14, tzinfo=UTC)
    with PeopleFile.open(people_file(folder), b"k" * 32, lambda: at, tmp_path) as book:
        yield book


@pytest.fixture
def files(people: PeopleFile, tmp_path: Path) -> ClassFiles:
    return ClassFiles(people, tmp_path / "school", (tmp_path / "media",))


def test_lists_are_found_in_the_folder_and_on_a_stick(files: ClassFiles, tmp_path: Path) -> None:
    stick = tmp_path / "media" / "STICK"
    stick.mkdir(parents=True)
    (stick / "spring.csv").write_text("name\nA. Novak\n", encoding="utf-8")
    assert "Written" in files.write("class.csv", "name\n")
    assert [(name, place) for _, name, place in files.found()] == [
        ("class.csv", "In the school's folder"),
        ("spring.csv", "STICK"),
    ]


def test_a_list_is_taken_whole_or_not_at_all(
    files: ClassFiles, people: PeopleFile, tmp_path: Path
) -> None:
    good = tmp_path / "good.csv"
    good.write_text("name,class\nA. Novak,Spring A\nB. Costa,Spring A\n", encoding="utf-8")
    assert files.bring_in(str(good)) == "2 names on the list, 2 of them new or changed"
    assert files.bring_in(str(good)) == "2 names on the list, 0 of them new or changed"
    bad = tmp_path / "bad.csv"
    bad.write_text("name,trainer\nC. Dee,perhaps\n", encoding="utf-8")
    assert "bad.csv" in files.bring_in(str(bad))
    assert [one.name for one in people.people.on_list()] == ["A. Novak", "B. Costa"]


def test_a_sheet_is_written_to_be_printed_or_its_folder_is_named(
    files: ClassFiles, tmp_path: Path, qapp: object
) -> None:
    page = PaperPage("week", "WEEK SHEET", (Notice("Nobody is stuck"),))
    assert files.print_page("week.pdf", page) == "Written: week.pdf, in the folder of the school"
    assert (tmp_path / "school" / "week.pdf").read_bytes().startswith(b"%PDF")
    assert "cannot be written" in files.print_page("nowhere/week.pdf", page)


def test_an_export_lies_beside_the_list_of_the_trainer_and_never_over_it(
    files: ClassFiles, tmp_path: Path
) -> None:
    own = tmp_path / "school" / "class.csv"
    own.write_text("name;card\nA. Novak;6003110000007799\n", encoding="utf-8")
    assert files.write("class.csv", "name\n") == (
        "Written: class-2.csv, in the folder of the school"
    )
    assert "class-3.csv" in files.write("class.csv", "name\n")
    assert own.read_text(encoding="utf-8").endswith("7799\n")

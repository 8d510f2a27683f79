"""A class list is taken whole, or refused by file and line; odd names are people too."""

from pathlib import Path

import pytest

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.class_list import (
    BadList,
    as_facts,
    read_class_list,
    write_class_list,
)
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.people import People

KEY = b"k" * 32
AT = "2026-03-14T09:00:00.000000Z"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "class.csv"


def people_of(file: Path, people: People | None = None) -> People:
    people = people or People()
    whats = as_facts(read_class_list(file), people, KEY, file)
    people.take(Fact(f"{len(people.facts)}-{n}", AT, what) for n, what in enumerate(whats))
    return people


def test_odd_names_are_taken_as_they_are(file: Path) -> None:
    names = ["O'Brien, Pádraig", 'Nguyễn "Kim" Thị', "陈小明", "  J.   R.  Smith ", "Ümit Ş."]
    rows = ['"{}",Night crew'.format(name.replace('"', '""')) for name in names]
    file.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(["Name,Class", *rows, "", ""]).encode())
    people = people_of(file)
    assert {one.name for one in people.on_list()} == {" ".join(one.split()) for one in names}
    assert people.groups() == ("Night crew",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the list is empty"),
        ("name\n", "the list is empty"),
        ("nmae,class\nAna,A\n", "line 1: no column is called 'name'"),
        ("name,name\nAna,Bea\n", "line 1: two columns are called 'name'"),
        ("name,class\nAna,A\nBea\n", "line 3: 1 column is missing"),
        ("name\nAna\n\n ana \n", "line 4: ana is on line 2 already"),
        ("name,number\nAna,7\nBea,7\n", "line 3: Bea is on line 2 already"),
        ('name,class\nAna,A\n"Bea\nCosta",A\n', "has a line break"),
        ('name,class\n"Ana\n",A\n"Bea\n', "line 4: a quote is not closed"),
        ('name\nAna\n"Be"a\n', "line 3: a quote is not closed"),
        ("name\n=cmd()\n", "line 2: '=cmd()' begins like a formula"),
        (f"name\n{'A' * 41}\n", "line 2: "),
        ("name\nAna\u202egnp\n", "has a line break or another invisible sign"),
        ("name,class\n,A\n", "line 2: the name is missing"),
        ("name,card\nAna,12\n", "line 2: a card has at least 8 digits"),
        ("name,card\nAna,60031188\nBea,6003 1188\n", "line 3: the card is that of Ana on line 2"),
        ("name,trainer\nAna,perhaps\n", "line 2: trainer is yes or no"),
    ],
)
def test_a_list_that_cannot_be_is_refused_by_file_and_line(
    text: str, said: str, file: Path
) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadList) as refused:
        read_class_list(file)
    assert str(refused.value).startswith(f"{file}: ")
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_other_letters_than_utf_8_are_said_by_line(file: Path) -> None:
    file.write_bytes("name\nAna\nJosé\n".encode("latin-1"))
    with pytest.raises(BadList, match="line 3: a letter here is not UTF-8"):
        read_class_list(file)
    file.write_bytes("name\nAna\n".encode("utf-16"))
    with pytest.raises(BadList, match="line 1: save the list as CSV in UTF-8"):
        read_class_list(file)
    with pytest.raises(BadList, match=r"cannot be read \(No such file"):
        read_class_list(file.with_name("nothing.csv"))


def test_the_same_list_twice_adds_nobody(file: Path) -> None:
    file.write_text("name;number;class;card\nAna;7;A;60031188\nAna;8;B;\n", encoding="utf-8")
    people = people_of(file)
    assert [(one.key, one.group) for one in people.on_list()] == [("#7", "A"), ("#8", "B")]
    assert as_facts(read_class_list(file), people, KEY, file) == ()


def test_a_list_that_says_more_of_somebody_is_about_the_same_person(file: Path) -> None:
    file.write_text("name\nAna Silva\n", encoding="utf-8")
    people = people_of(file)
    file.write_text("number,name,class\n7,ana silva,Spring\n", encoding="utf-8")
    assert as_facts(read_class_list(file), people, KEY, file) == (
        f.PersonAdded("ana silva", "ana silva", "7", "Spring"),
    )


def test_a_card_of_somebody_else_is_refused(file: Path) -> None:
    file.write_text("name,card\nAna,60031188\n", encoding="utf-8")
    people = people_of(file)
    file.write_text("name,card\nBea,60031188\n", encoding="utf-8")
    with pytest.raises(BadList, match="line 2: the card is that of Ana"):
        as_facts(read_class_list(file), people, KEY, file)


def test_what_is_written_is_read_again(file: Path) -> None:
    file.write_text(
        'name,number,class,trainer,card\n"O\'Brien, P.",7,Spring,,60031188\nMehta,,,yes,\n',
        encoding="utf-8",
    )
    people = people_of(file)
    written = write_class_list(people, {"#7": {"passed": "3"}})
    assert "60031188" not in written
    assert written.splitlines()[0] == "name,number,class,trainer,card ending,passed"
    file.write_text(written, encoding="utf-8")
    assert as_facts(read_class_list(file), people, KEY, file) == ()

"""A class over HTTP: thirty trainees at their drills, six tables, and the trainer's page."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from dealer_assist import paths
from dealer_assist.classroom.app import class_app
from dealer_assist.classroom.desk import ClassDesk
from dealer_assist.classroom.serve import Serving, open_desk
from dealer_assist.errors import UsageError
from dealer_assist.kiosk.school.class_line import ClassLine, Joined, Order, join, joined_by
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.file import people_file, read_facts
from tests.support.board_server import served

KEY, PIN, TRAINEES = "key-of-the-class", "2580", 30


class Class:
    """A class that is served, with the desk behind it."""

    def __init__(self, address: str, desk: ClassDesk, school: Path) -> None:
        self.address, self.desk, self.school = address, desk, school

    def ask(self, path: str, told: object = None, token: str = "", **headers: str) -> Any:
        """Ask as a page does; what is refused comes as its sentence."""
        sent = {"content-type": "application/json", "authorization": f"Bearer {token}", **headers}
        body = json.dumps(told or {}).encode()
        try:
            with urllib.request.urlopen(
                urllib.request.Request(self.address + path, body, sent), timeout=20
            ) as said:
                return json.loads(said.read())
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.read().decode()

    def admitted(self, key: str) -> str:
        """Return the token of a person whose PIN was typed already."""
        return self.desk.signed_in.admit(self.desk.file.people.persons[key])


@pytest.fixture
def school(tmp_path: Path) -> Iterator[Class]:
    """Serve a class of thirty with one trainer."""
    desks: list[ClassDesk] = []

    def opened() -> ClassDesk:
        desk = open_desk(tmp_path)
        listed = (f.PersonAdded(f"t{n}", f"Trainee {n}") for n in range(TRAINEES))
        desk.file.keep(*listed, f.PersonAdded("rita", "Rita Mehta", is_trainer=True))
        desk.pins.choose(desk.file.people.persons["rita"], PIN)
        desks.append(desk)
        return desk

    with served(class_app(opened, paths.resources(), KEY)) as address:
        yield Class(address, desks[0], tmp_path)


def test_thirty_trainees_drill_at_once_and_every_answer_is_on_record(school: Class) -> None:
    def drills(n: int) -> None:
        token = school.admitted(f"t{n}")
        shown = school.ask("/begin", {"game": "crazy_4_poker", "drill": "which_card"}, token)
        for _ in range(2):
            shown = school.ask("/touch", {"pick": shown["offers"][0][0]}, token)
            assert shown["verdict"]["why"]
            shown = school.ask("/touch", {"do": "next"}, token)

    with ThreadPoolExecutor(TRAINEES) as pool:
        list(pool.map(drills, range(TRAINEES)))
    said = [one.what for one in read_facts(people_file(school.school))]
    answers = [one for one in said if isinstance(one, f.Answered)]
    assert len(answers) == 2 * TRAINEES
    assert {one.person for one in answers} == {f"t{n}" for n in range(TRAINEES)}


def test_a_name_opens_with_its_pin_and_no_figure_shows_before(school: Class) -> None:
    assert "Sign in first" in school.ask("/me")
    found = school.ask("/sign-in", {"key": "t1", "pin": PIN})  # a trainee chooses it
    assert school.ask("/me", token=found["token"])["name"] == "Trainee 1"
    assert "not Trainee 1's PIN" in school.ask("/sign-in", {"key": "t1", "pin": "9753"})
    assert "first that anybody would try" in school.ask("/sign-in", {"key": "t2", "pin": "1111"})
    names = school.ask("/names")
    assert all(set(one) == {"key", "name", "group", "is_trainer", "has_pin"} for one in names)
    school.ask("/sign-out", token=found["token"])
    assert "Sign in first" in school.ask("/me", token=found["token"])


def test_a_trainee_sees_no_table_and_sends_nothing(school: Class) -> None:
    token = school.admitted("t1")
    for path, told in (
        ("/tables", {}),
        ("/replay", {"table": "4"}),
        ("/comment", {"table": "4", "text": "Good"}),
        ("/fault", {"table": "4", "words": "unplug sensors"}),
    ):
        assert "a trainer's" in school.ask(path, told, token)


def test_the_right_answer_is_not_in_the_page_before_it_is_given(school: Class) -> None:
    token = school.admitted("t1")
    shown = school.ask("/begin", {"game": "crazy_4_poker", "drill": "read_hand"}, token)
    assert shown["verdict"] is None
    assert all(row["counts"] is None for row in shown["hands"])
    assert "This is no answer" in school.ask("/touch", {"pick": "no such hand"}, token)
    assert "This is no answer" in school.ask("/touch", {"cents": 500}, token)


def state(**more: object) -> dict[str, object]:
    """Return how a table stands, as a kiosk says it."""
    seats = [{"number": n, "look": "next" if n == 5 else "play"} for n in range(1, 8)]
    base = {"attempt": "a1", "person": "Trainee 3", "lesson": "Envy", "number": 6, "seats": seats}
    prompt = {"prompt": "Pay seat 5 $100, then press PAID", "state": "play", "mistakes": 2}
    return {**base, **prompt, **more}


def test_a_trainer_watches_comments_breaks_and_replays(school: Class) -> None:
    token = school.admitted("rita")
    line = ClassLine(Joined(school.address, KEY, "Practice 3"))
    moment = {"seconds": 9, "prompt": "Deal", "seats": [{"number": 5, "cards": ["As"]}]}
    line.tell(state(), moment)
    tables = waited(lambda: school.ask("/tables", token=token)["tables"])
    assert (tables[0]["person"], tables[0]["state"]) == ("Trainee 3", "play")
    school.ask("/comment", {"table": "Practice 3", "text": "Pay right to left"}, token)
    school.ask("/fault", {"table": "Practice 3", "words": "fault sensor 5 stuck"}, token)
    assert "Nothing to break" in school.ask(
        "/fault", {"table": "Practice 3", "words": "power cut"}, token
    )
    got: list[Order] = []
    waited(lambda: got.extend(line.orders()) or len(got) == 2)
    assert got == [Order("Pay right to left"), Order("", "fault sensor 5 stuck")]
    assert school.ask("/replay", {"table": "Practice 3"}, token) == [moment]
    line.close()
    said = [one.what for one in read_facts(people_file(school.school))]
    assert [one.text for one in said if isinstance(one, f.Commented)] == ["Pay right to left"]


def test_a_kiosk_and_the_class_have_every_fact_once(school: Class) -> None:
    line = ClassLine(Joined(school.address, KEY, "Practice 1"))
    mine = Fact("k1", "2026-03-14T09:00:00.000000Z", f.PersonAdded("ana", "Ana"))
    line.share((mine,))
    learned: list[Fact] = []
    waited(lambda: learned.extend(line.learned()) or learned)
    line.close()
    assert {one.what.person for one in learned if isinstance(one.what, f.PersonAdded)} == {
        "rita",
        *(f"t{n}" for n in range(TRAINEES)),
    }
    assert "ana" in school.desk.file.people.persons
    again = ClassLine(Joined(school.address, KEY, "Practice 1"))
    again.share((mine, *learned))
    again.close()
    assert sum(one.id == "k1" for one in read_facts(people_file(school.school))) == 1


def test_only_a_kiosk_with_the_key_joins(school: Class, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="not of the class"):
        join(tmp_path / "kiosk", Joined(school.address, "guessed", "Practice 1"))
    assert joined_by(tmp_path / "kiosk") is None
    good = Joined(school.address, KEY, "Practice 1")
    join(tmp_path / "kiosk", good)
    assert joined_by(tmp_path / "kiosk") == good


def test_another_page_and_another_name_are_refused(school: Class) -> None:
    assert "own pages" in school.ask("/names", origin="http://elsewhere.example")
    assert "not reached by this name" in school.ask("/names", host="elsewhere.example")


def test_pins_do_not_go_over_a_line_in_clear() -> None:
    Serving().require_safe()
    with pytest.raises(UsageError, match="Beyond this machine"):
        Serving(host="0.0.0.0").require_safe()


def waited(found: Any) -> Any:
    """Ask again until there is something."""
    until = time.monotonic() + 10
    while not (it := found()):
        assert time.monotonic() < until
        time.sleep(0.05)
    return it

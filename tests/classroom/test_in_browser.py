"""A class of thirty in a real browser to its end: drills in a tab each, and the trainer's page."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.classroom.app import class_app
from dealer_assist.classroom.desk import ClassDesk
from dealer_assist.classroom.serve import open_desk
from dealer_assist.kiosk.school.class_line import ClassLine, Joined, Order
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.file import people_file, read_facts
from tests.classroom.test_class import KEY, PIN, TRAINEES, Class, state, waited
from tests.support.board_server import served
from tests.support.webdriver import Browser, has_browser

pytestmark = [
    pytest.mark.long,
    pytest.mark.timeout(1800),
    pytest.mark.skipif(not has_browser(), reason="chromium is not here"),
]
TABLES = 6


@pytest.fixture
def school(tmp_path: Path) -> Iterator[Class]:
    """Serve a class of thirty whose names have no PIN yet, one trainer, a drill that was given."""
    desks: list[ClassDesk] = []

    def opened() -> ClassDesk:
        desk = open_desk(tmp_path)
        listed = (f.PersonAdded(f"t{n}", f"Trainee {n}", "", "Spring A") for n in range(TRAINEES))
        desk.file.keep(
            *listed,
            f.PersonAdded("rita", "Rita Mehta", is_trainer=True),
            f.Assigned("g1", "which_card", "2099-01-01", "Spring A", "", "Rita Mehta", f.DRILL),
        )
        desk.pins.choose(desk.file.people.persons["rita"], PIN)
        desks.append(desk)
        return desk

    with served(class_app(opened, paths.resources(), KEY)) as address:
        yield Class(address, desks[0], tmp_path)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """Have chromium, as large as a trainer's screen."""
    one = Browser(tmp_path, (1600, 1000))
    yield one
    one.close()


def touch(browser: Browser, label: str, within: str = "body") -> None:
    """Touch the button of a label, as soon as it can be."""
    found = (
        f"[...document.querySelectorAll({json.dumps(within + ' button')})].find(one =>"
        f" !one.disabled && one.querySelector('b')?.textContent === {json.dumps(label)})"
    )
    browser.until(lambda: browser.run(f"const one = {found}; one?.click(); return Boolean(one)"))


def sign_in(browser: Browser, name: str) -> None:
    touch(browser, name, "main")
    for digit in PIN:
        touch(browser, digit, ".keys")
    touch(browser, "OK")


def kept(browser: Browser, name: str) -> None:
    """Keep a picture where `CLASS_PICTURES` names a folder."""
    if folder := os.environ.get("CLASS_PICTURES"):
        browser.picture(Path(folder) / f"{name}.png")


def test_thirty_trainees_drill_in_tabs_and_a_trainer_leads_six_tables(
    school: Class, browser: Browser
) -> None:
    tabs = [browser.tab() for _ in range(TRAINEES)]
    for n, tab in enumerate(tabs):
        browser.go_to(tab)
        browser.open(school.address)
        sign_in(browser, f"Trainee {n}")
        browser.until(lambda: browser.text(".tiles"))
        if not n:
            assert "Drill: Which card?" in browser.text("button.next")
            kept(browser, "home")
        touch(browser, "Drill: Which card?", "main")  # of a game that asks it
        browser.until(lambda: browser.text(".asking"))
    for n, tab in enumerate(tabs):  # all of them are in the middle of a question by now
        browser.go_to(tab)
        if n == 1:
            kept(browser, "question")
        for _ in range(2):
            touch(browser, "Supervisor", "main .tiles")
            browser.until(lambda: browser.text(".verdict"))
            touch(browser, "NEXT", "main")
            browser.until(lambda: not browser.text(".verdict"))
        assert browser.complaints() == []
    said = [one.what for one in read_facts(people_file(school.school))]
    answers = [one for one in said if isinstance(one, f.Answered)]
    assert {one.person for one in answers} == {f"t{n}" for n in range(TRAINEES)}
    assert len(answers) == 2 * TRAINEES
    _lead_six_tables(school, browser)


def _lead_six_tables(school: Class, browser: Browser) -> None:
    lines = [ClassLine(Joined(school.address, KEY, f"Practice {n}")) for n in range(1, TABLES + 1)]
    for n, line in enumerate(lines):
        seats = [{"number": 5, "look": "next", "cards": ["As", "Ad"], "foot": "Four Aces"}]
        shown = {"prompt": "Pay seat 5", "wrong": "", "seats": seats, "cards": []}
        for seconds in (4, 9):
            moment = {"seconds": seconds, **shown}
            line.tell(state(person=f"Trainee {n}", table=f"Practice {n + 1}"), moment)
    browser.go_to(browser.tab())
    browser.open(f"{school.address}/observe")
    sign_in(browser, "Rita Mehta")
    browser.until(
        lambda: browser.run("return document.querySelectorAll('.table').length") == TABLES
    )
    kept(browser, "observer")
    touch(browser, "COMMENT", ".table")
    touch(browser, "Pay right to left", "#side")
    browser.until(lambda: "Pay right to left" in browser.text("#side .row"))
    browser.run("document.querySelector('#side summary').click()")
    looks = browser.run("return performance.getEntriesByName(location.origin + '/tables').length")
    browser.until(  # the page has looked at the tables twice since: what was opened stays open
        lambda: (
            browser.run("return performance.getEntriesByName(location.origin + '/tables').length")
            > looks + 2
        )
    )
    touch(browser, "Sensor of the seat stuck", "#side details[open]")
    kept(browser, "observer-fault")
    got: list[Order] = []
    waited(lambda: got.extend(lines[0].orders()) or len(got) == 2)
    assert got == [Order("Pay right to left"), Order("", "fault sensor 5 stuck")]
    touch(browser, "WATCH", ".table")
    browser.until(lambda: "A" in browser.text("#replay .card"))
    kept(browser, "replay")
    assert browser.complaints() == []
    for line in lines:
        line.close()

"""Papers are run: their commands are typed, their pictures taken, their steps touched.

The scenarios whose pictures a procedure shows are its plays: each button that its numbered steps
name is touched in one of them, and every run of the tests plays them to their end.
"""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from packaging_script import load
from said_command import complaint

from dealer_assist.cli.main import main
from dealer_assist.scenarios.script import read_scenario

HOUSE = Path(__file__).parents[2]
SCENARIOS = HOUSE / "tests" / "scenarios"
GOLDEN = HOUSE / "tests" / "golden"
PROCEDURES = tuple(sorted((HOUSE / "docs" / "handbook" / "procedures").glob("*.md")))
ALSO = {
    "back-out": ("manager_adjust", "void"),
    "exam": ("school_exam_drills",),
    "lost-sensor": ("procedures", "void"),
    "opening-and-closing": ("menu",),
    "ruling": ("ending",),
}
"""Further plays of a procedure, whose pictures it does not show."""
OTHER_WAYS = ("CARDS", "DAY", "KEEP THE ROUND", "MONTH", "SHIFT")
"""What a step names besides its own act; a play may come there at another time."""
IN_PARTS = ("exam",)
"""Procedures of hours, whose plays are one after the other."""
SHELL = ("test", "check", "python", "play")
"""What `./run` does without the program."""
ENDS = (
    *("devices list", "journal export", "journal rounds", "journal wins", "odds crazy_4_poker"),
    *("odds three_card_tribal", "quick-card", "report", "school lessons", "staff list"),
)
"""How the commands begin that read what there is and end."""
NEEDS = ("--head", "--into", "shift", "three_card_tribal")
"""What needs a journal, a server, a shift or a file of the reader's own."""
TOUCHES = ("press", "hold", "hand", "touch", "key")
_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")
_COMMAND = re.compile(r"(?:^|.*\s|.*/)(?:\./run|dealer-assist) (?=[a-z])(.+)$")
_AFTER = re.compile(r"\s{2,}|\s+[#|<>]|\s&&|\s\\$")


@cache
def papers() -> tuple[str, ...]:
    """Return every paper of the house."""
    listed = subprocess.run(
        ["git", "ls-files", "*.md"], cwd=HOUSE, capture_output=True, text=True, check=True
    )
    return tuple(listed.stdout.split())


def commands(text: str) -> Iterator[list[str]]:
    """Yield each call of the program in code spans and blocks, without what only stands for it."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    for line in (*re.findall(r"`([^`\n]+)`", text), *lines):
        found = _COMMAND.match(line.strip())
        if found is None or not line.strip().startswith(("./run ", "dealer-assist ", "sudo ")):
            continue
        words = shlex.split(_AFTER.split(found[1])[0])
        if words and words[0] not in SHELL and not any("…" in word for word in words):
            yield ["1" if word in ("N", "S") else word for word in words]


@pytest.mark.parametrize("paper", papers())
def test_every_command_of_a_paper_is_understood_by_the_command_line(paper: str) -> None:
    text = (HOUSE / paper).read_text(encoding="utf-8")
    wrong = {" ".join(words): why for words in commands(text) if (why := complaint(words))}
    assert wrong == {}


def test_a_command_that_is_wrong_in_a_paper_is_seen() -> None:
    text = "Type `sudo dealer-assist journal prove`.\n```\n./run quick-card crazy4 --paper\n```\n"
    assert [bool(complaint(words)) for words in commands(text)] == [True, True]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the journal of a table that was opened once."""
    home = tmp_path_factory.mktemp("papers")
    told = {**os.environ, "STATE_DIRECTORY": str(home), "CONFIGURATION_DIRECTORY": str(home)}
    call = (sys.executable, "-m", "dealer_assist", "open", "--exit-after", "table")
    assert subprocess.run(call, cwd=HOUSE, env=told, check=False).returncode == 0
    return home


def typed() -> dict[str, list[str]]:
    """Return the commands of all papers that end by themselves, each once."""
    every = (words for paper in papers() for words in commands((HOUSE / paper).read_text()))
    found = {" ".join(words): words for words in every}
    return {
        said: words
        for said, words in sorted(found.items())
        if (said.startswith((*ENDS,)) or said in ("journal verify", "journal verify --data DIR"))
        and not set(NEEDS).intersection(words)
    }


@pytest.mark.parametrize("words", typed().values(), ids=list(typed()))
def test_a_command_of_a_paper_that_ends_by_itself_runs(
    words: list[str],
    played: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(played))
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(played))
    monkeypatch.chdir(tmp_path)
    own = {"DIR": str(played), "/tmp/try": str(played), "/tmp/day.csv": "day.csv"}
    assert main([own.get(word, word) for word in words]) == 0
    assert "Traceback" not in capsys.readouterr().err


@cache
def taken() -> frozenset[Path]:
    """Return the pictures that a scenario takes; each is compared with the screen when it runs."""
    return frozenset(
        GOLDEN / file.stem / one.words[0]
        for file in SCENARIOS.glob("*.txt")
        for one in read_scenario(file)
        if one.verb == "screenshot"
    )


@pytest.mark.parametrize("paper", papers())
def test_every_picture_of_a_paper_is_taken_by_a_scenario(paper: str) -> None:
    others = {load("moving_picture").FILE, *(GOLDEN / "beside").iterdir()}
    home = (HOUSE / paper).parent
    shown = {(home / one).resolve() for one in _PICTURE.findall((HOUSE / paper).read_text())}
    assert {one.relative_to(HOUSE) for one in shown - others - taken()} == set()


def touched(scenario: str) -> Iterator[str]:
    """Yield what a play touches, in capitals."""
    for one in read_scenario(SCENARIOS / f"{scenario}.txt"):
        if one.verb in TOUCHES:
            yield one.words[0].upper()
        elif one.verb == "end":
            yield "END GAME"
        elif one.verb == "seat":
            yield "MARK BY HAND"  # written at the foot of a seat, and touched with it


def named(step: str) -> list[str]:
    """Return the buttons that a step names, in capitals."""
    return [one.upper() for one in re.findall(r"(?<!\*)\*\*([^*]+)\*\*", step)]


def buttons(page: Path) -> list[str]:
    """Return the buttons that the numbered steps of a procedure name."""
    steps = re.findall(r"^\d+\. .*\n(?:   .*\n)*", page.read_text(encoding="utf-8"), re.MULTILINE)
    return named("".join(steps))


def orders(text: str) -> list[list[list[str]]]:
    """Return each numbered list of a page: the buttons of its steps, without other ways."""
    lists: list[list[list[str]]] = []
    for number, step in re.findall(r"^(\d+)\. (.*\n(?:   .*\n)*)", text, re.MULTILINE):
        if number == "1":
            lists.append([])
        lists[-1].append([one for one in named(step) if one not in OTHER_WAYS])
    return lists


def untouched(steps: list[list[str]], done: Iterable[str]) -> list[list[str]]:
    """Return the steps that are not touched after those before them; some are only read."""
    left = [step for step in steps if step]
    for word in done:
        if left and any(one in word or word in one for one in left[0]):
            left.pop(0)
    return left


def plays(page: Path) -> tuple[str, ...]:
    """Return the scenarios that play a procedure."""
    shown = re.findall(r"golden/([\w-]+)/", page.read_text(encoding="utf-8"))
    return (*dict.fromkeys(shown), *ALSO.get(page.stem, ()))


@pytest.mark.parametrize("page", PROCEDURES, ids=lambda page: page.stem)
def test_every_button_of_a_procedures_steps_is_touched_in_its_plays(page: Path) -> None:
    done = {word for scenario in plays(page) for word in touched(scenario)}
    left = [one for one in buttons(page) if not any(one in word or word in one for word in done)]
    assert left == []


@pytest.mark.parametrize("page", PROCEDURES, ids=lambda page: page.stem)
def test_the_steps_of_a_procedure_are_touched_in_their_order(page: Path) -> None:
    done: list[Iterable[str]] = [list(touched(scenario)) for scenario in plays(page)]
    if page.stem in IN_PARTS:
        done = [chain(*done)]
    for steps in orders(page.read_text(encoding="utf-8")):
        assert min((untouched(steps, one) for one in done), key=len) == []


def test_steps_in_the_wrong_order_and_a_step_too_many_are_seen() -> None:
    text = "1. **MENU**, **HISTORY**.\n2. Choose a seat.\n3. **LATE WIN**, then two cards.\n"
    (steps,) = orders(text)
    done = ("MENU", "LOOK AT ROUND 1", "LATE WIN", "DONE")
    assert untouched(steps, done) == []
    assert untouched(steps[::-1], done) == [["MENU", "HISTORY"]]
    assert untouched([*steps, ["PAY THE GUEST"]], done) == [["PAY THE GUEST"]]

"""What a work goes by is found by the names in its source, and nothing else is in its digest."""

import itertools
import math
from collections.abc import Callable
from functools import cache, partial, wraps
from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.program.work_sources import WHOLE, Named, Work, WorkSources

SUMS = '''
"""The sums."""

from functools import cache
from dealer_assist.cards import RANKS, Hand
from dealer_assist.bets import royal, suited
from dealer_assist import bets

LIMIT: int = 3
FIRST, SECOND = 1, 2
BETS = {"royal": royal, "suited": suited}


@cache
def count(hand: Hand) -> int:
    """Count."""
    return len(RANKS) + LIMIT + helped()


def helped() -> int:
    return royal.pays()


def by_registry() -> int:
    return BETS["royal"].pays()


def by_door() -> int:
    from dealer_assist.late import played

    return played()


def by_text(hand: "Hand") -> int:
    return FIRST


def of(bet: object) -> int:
    return 1
'''
CARDS = '''
from dealer_assist.ranks import RANKS as RANKS

class Hand:
    """Some cards."""

    def worth(self) -> int:
        """Say what it is worth."""
        return 1

def unused() -> int:
    return 2
'''
BET = """
PAYS = {one}

def pays() -> int:
    return PAYS

def limit() -> int:
    return 9
"""

_FOLDERS = itertools.count()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small program in a new folder: `tmp_path` comes again, and what was read is kept."""
    folder = tmp_path / str(next(_FOLDERS)) / "dealer_assist"
    (folder / "bets").mkdir(parents=True)
    for name, text in {
        "__init__": "",
        "sums": SUMS,
        "cards": CARDS,
        "ranks": "RANKS = 'AKQ'\n",
        "late": "def played() -> int:\n    return 4\n",
        "bets/__init__": '"""Bets."""\n',
        "bets/royal": BET.format(one=1),
        "bets/suited": BET.format(one=2),
    }.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def work(name: str, place: str = "sums") -> Callable[[], None]:
    """Name a function of the small program; it is found by its name alone."""

    def named() -> None:
        """Do nothing."""

    named.__module__, named.__qualname__ = f"dealer_assist.{place}", name
    return named


def found(folder: Path, one: Work) -> set[Named]:
    """Return what a work goes by, modules without the name of the package."""
    every = WorkSources(folder).of(one).items()
    return {(place.partition(".")[2], name) for (place, name), text in every if text}


def test_names_are_followed_through_imports_and_annotations(package: Path) -> None:
    assert found(package, work("count")) == {
        *(("sums", "count"), ("sums", "LIMIT"), ("sums", "helped")),
        *(("cards", "Hand"), ("ranks", "RANKS")),
        *(("bets.royal", "pays"), ("bets.royal", "PAYS")),
    }


def test_a_registry_that_is_read_leads_to_everything_in_it(package: Path) -> None:
    names = found(package, work("by_registry"))
    assert {("bets.royal", "limit"), ("bets.suited", "limit"), ("bets.suited", "PAYS")} <= names


def test_an_import_inside_a_function_is_followed(package: Path) -> None:
    assert found(package, work("by_door")) == {("sums", "by_door"), ("late", "played")}


def test_an_annotation_may_be_a_text_and_names_may_be_bound_together(package: Path) -> None:
    names = found(package, work("by_text"))
    bound = {("sums", "FIRST"), ("sums", "SECOND")}
    assert names == {("sums", "by_text"), ("cards", "Hand"), *bound}


def test_a_module_that_is_given_counts_whole_and_a_value_by_its_class(package: Path) -> None:
    bet = ModuleType("dealer_assist.bets.suited")
    held = type("Hand", (), {"__module__": "dealer_assist.cards"})()
    names = found(package, partial(work("of"), bet, 6, more=held))
    assert {place for place, _ in names} == {"sums", "bets.suited", "cards"}
    assert ("bets.suited", "limit") in names


def test_what_wraps_a_work_goes_by_the_same(package: Path) -> None:
    plain = work("count")
    given = partial(plain, 1)
    again = wraps(given)(lambda: None)
    assert found(package, cache(plain)) == found(package, again) == found(package, plain)


def changed(package: Path, file: str, old: str, new: str) -> Path:
    """Change the program, in another folder: a file is read once."""
    other = package.rename(package.with_name("other"))
    text = (other / file).read_text()
    assert old in text
    (other / file).write_text(text.replace(old, new))
    return other


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("sums.py", "LIMIT: int = 3", "LIMIT: int = 4"),
        ("sums.py", "@cache\n", ""),
        ("sums.py", "LIMIT: int = 3", "LIMIT: int = 3\nLIMIT += 1"),
        ("sums.py", "LIMIT: int = 3", "LIMIT: int = 3\nprint(LIMIT)"),
        ("sums.py", "LIMIT: int = 3", "LIMIT: int = 3\nBETS = {}\nBETS[1] = royal"),
        ("sums.py", "LIMIT: int = 3", "if LIMIT := 4:\n    pass"),
        ("cards.py", "return 1", "return 7"),
        ("ranks.py", "AKQ", "AKQJ"),
        ("bets/royal.py", "PAYS = 1", "PAYS = 5"),
    ],
)
def test_a_source_that_changes_changes_the_digest(
    package: Path, file: str, old: str, new: str
) -> None:
    before = WorkSources(package).digest(work("count"))
    assert WorkSources(changed(package, file, old, new)).digest(work("count")) != before


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("sums.py", '"""Count."""', '"""Count\n\n    again."""'),
        ("sums.py", "SECOND = 1, 2", "SECOND = 1, 3"),
        ("sums.py", "return 1\n", "return 5\n"),
        ("cards.py", '"""Say what it is worth."""', '"""Say it."""'),
        ("cards.py", "return 2", "return 7"),
        ("bets/royal.py", "return 9", "return 5"),
        ("bets/suited.py", "PAYS = 2", "PAYS = 5"),
    ],
)
def test_what_is_no_source_of_a_work_leaves_its_digest(
    package: Path, file: str, old: str, new: str
) -> None:
    before = WorkSources(package).digest(work("count"))
    assert WorkSources(changed(package, file, old, new)).digest(work("count")) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("from importlib import import_module\ndef one():\n    import_module('x')", "by import_mo"),
        ("import importlib\ndef one():\n    importlib.import_module('x')", "by import_module"),
        ("def one():\n    return __import__('x')", "by __import__"),
        ("def one():\n    import dealer_assist.cards", "by `from dealer_assist`"),
        ("from .cards import Hand\none = Hand", "by `from dealer_assist`"),
        ("from dealer_assist.cards import Gone\none = Gone", "no 'Gone' at its top"),
        ("from dealer_assist.bets import royal\none = royal.gone", "no 'gone' at its top"),
        ("other = 1", "no 'one' at its top"),
    ],
)
def test_what_nobody_can_follow_has_no_digest(package: Path, text: str, said: str) -> None:
    (package / "wild.py").write_text(text + "\n")
    with pytest.raises(LookupError, match=said):
        WorkSources(package).digest(work("one", "wild"))


def test_a_work_of_others_and_one_without_a_name_have_no_digest(package: Path) -> None:
    with pytest.raises(LookupError, match="none of this package"):
        WorkSources(package).digest(partial(math.comb, 5, 2))
    with pytest.raises(LookupError, match="no '<lambda>' at its top"):
        WorkSources(package).digest(work("<lambda>"))


def test_every_name_of_a_module_is_one_that_it_imports_too(package: Path) -> None:
    (package / "again.py").write_text("from dealer_assist.late import played\nONE = 1\n")
    again = ModuleType("dealer_assist.again")
    names = WorkSources(package).of(partial(work("of"), again))
    assert ("dealer_assist.again", WHOLE) in names
    assert ("dealer_assist.late", "played") in names

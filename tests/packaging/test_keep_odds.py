"""What is kept of the odds was worked out from the rules and sums as they are."""

import ast
import gc
import importlib
import itertools
import json
import pkgutil
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, cache, partial
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import pytest
from packaging_script import load
from sampled import sampled

from dealer_assist import odds, rules
from dealer_assist.catalog.kept_odds import BLACKJACK, TITLE_GAMES, load_kept_odds
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.games.pai_gow_main import play
from dealer_assist.odds.games.title_base import endings_of
from dealer_assist.odds.games.title_rules import TitleShoe, title_rules
from dealer_assist.odds.kept import Alone, Keeper, Kept, NotKeptError
from dealer_assist.odds.report import work_out_ahead
from dealer_assist.odds.three_cards import three_card_chances
from dealer_assist.paths import PACKAGE, resources
from dealer_assist.program.work_sources import Named, WorkSources

HOUSE = Path(__file__).parents[2]
Work = Callable[[], object]
RUN = "rules or sums changed: run packaging/keep-odds"


@cache
def works() -> dict[str, Work]:
    """Return the work of every count and base game that figures ask for; nothing is worked out."""
    keeper = Keeper(Alone(load_kept_odds(resources())))
    try:
        work_out_ahead(load_titles(resources()), keeper)
    except NotKeptError as missing:
        pytest.fail(f"{missing} is not kept: run packaging/keep-odds")
    return keeper.works


@cache
def digests(sources: WorkSources) -> dict[str, str]:
    return {name: sources.digest(work) for name, work in works().items()}


def test_the_kept_odds_come_from_the_rules_and_sums_as_they_are() -> None:
    now, kept = digests(WorkSources()), load_kept_odds(resources())
    assert [name for name, digest in now.items() if kept.sources.get(name) != digest] == [], RUN
    assert kept.sources.keys() == kept.counted.keys() | kept.played.keys() == now.keys()


def test_the_kept_blackjack_comes_from_the_sums_as_they_are() -> None:
    keep = load("keep_odds")
    file = keep.LongFile(resources() / BLACKJACK, "shoes")
    assert [one.names for one in keep.shoes_of_blackjack() if file.is_stale(one)] == [], RUN
    assert len(file.kept) == 2 * 8


def test_the_kept_base_games_of_titles_come_from_the_sums_as_they_are() -> None:
    keep = load("keep_odds")
    file = keep.LongFile(resources() / TITLE_GAMES, "games")
    kept = [one for one in keep.title_games() if set(one.names) & file.kept.keys()]
    assert [one.names for one in kept if file.is_stale(one)] == [], RUN
    assert {name for one in kept for name in one.names} == file.kept.keys()


# What the digests cover, held against the functions that a sum really calls.


def called(work: Work) -> set[CodeType]:
    """Do a work, with nothing remembered from before, and return every function that was called."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.__module__.startswith("dealer_assist."):
            one.cache_clear()
    seen: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return {code for code in seen if Path(code.co_filename).is_relative_to(PACKAGE)}


@cache
def statements(file: str) -> list[ast.stmt]:
    return ast.parse(Path(file).read_text(encoding="utf-8")).body


def place_of(code: CodeType) -> str:
    return ".".join(Path(code.co_filename).relative_to(HOUSE).with_suffix("").parts)


def bound_with(code: CodeType) -> set[str]:
    """Return the names of the statement, at the top of its module, that a function is made in."""
    for one in statements(code.co_filename):
        first = min(node.lineno for node in (one, *getattr(one, "decorator_list", ())))
        if first <= code.co_firstlineno <= (one.end_lineno or 0):
            bound = {node.id for node in ast.walk(one) if isinstance(node, ast.Name)}
            return {getattr(one, "name", ""), *bound}
    raise LookupError(code)


@cache
def constants(file: str, place: str) -> dict[str, Named]:
    """Return where the values come from that a module has under a name of its own."""
    found: dict[str, Named] = {}
    for one in statements(file):
        match one:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = (place, name)
            case ast.ImportFrom(module=str(other)) if other.startswith("dealer_assist."):
                found |= {each.asname or each.name: (other, each.name) for each in one.names}
    return found


def not_covered(work: Work) -> set[str]:
    """Return what a work calls or reads at the top of a module and its digest does not cover."""
    covered = WorkSources().of(work)
    missing: set[str] = set()
    for code in called(work):
        place = place_of(code)
        if not any((place, name) in covered for name in bound_with(code)):
            missing.add(f"{place}.{code.co_qualname}")
        known = constants(code.co_filename, place)
        read = {known[name] for name in code.co_names if name in known}
        missing |= {".".join(one) for one in read if one not in covered and not is_module(one)}
    return missing


def is_module(named: Named) -> bool:
    return HOUSE.joinpath(*named[0].split("."), f"{named[1]}.py").is_file()


def one_of_each() -> Iterator[tuple[str, Work]]:
    """Return one sum of all that go by the same source: the digest is the same for all of them."""
    seen: set[str] = set()
    for name, digest in digests(WorkSources()).items():
        if digest not in seen:
            seen.add(digest)
            yield name, works()[name]


def import_all() -> None:
    """Import everything first: what a module does when it is imported is no call of a sum."""
    for room in (odds, rules):
        for one in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(one.name)


def pai_gow(samples: int) -> Work:
    game = load_titles(resources()).games["face_up_pai_gow"]
    assert game.pai_gow is not None
    return partial(play, game.pai_gow.ways["foxwoods"], endings_of(game), samples, Random(1))


QUICK = ("three_card_poker", "crazy_4_poker", "let_it_ride")
SLOW = ("wild_card_chances", "fortune_chances", "shared_")


def is_quick(name: str) -> bool:
    return name.startswith(QUICK) if ":" in name else not name.startswith(SLOW)


@pytest.mark.parametrize("part", sampled(range(4), 4))
def test_a_sum_calls_nothing_that_its_digest_does_not_cover(part: int) -> None:
    import_all()
    sums = {name: work for name, work in one_of_each() if is_quick(name)}
    sums["pai gow"] = pai_gow(samples=50)
    assert len(sums) > 20
    quick = dict([*sums.items()][part::4])
    assert {name: found for name in quick if (found := not_covered(quick[name]))} == {}


@pytest.mark.long
@pytest.mark.timeout(3_600)
def test_a_long_sum_calls_nothing_that_its_digest_does_not_cover() -> None:
    import_all()
    keep = load("keep_odds")
    slow = {name: work for name, work in one_of_each() if not is_quick(name)}
    slow["blackjack"] = partial(keep.work_out, 1)
    game = load_titles(resources()).games["super_fun_21"]
    slow["a title"] = partial(keep.house_edge, title_rules(game, TitleShoe(game.key, 1, "hit")))
    assert {name: found for name in slow if (found := not_covered(slow[name]))} == {}


# What becomes stale where something changes.


_FOLDERS = itertools.count()


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of what sums go by in a new folder: `tmp_path` comes again, what was read is kept."""
    folder = tmp_path / str(next(_FOLDERS)) / "dealer_assist"
    for room in ("odds", "rules"):
        shutil.copytree(PACKAGE / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    for file in PACKAGE.glob("*.py"):
        shutil.copy(file, folder)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def stale(program: Path) -> set[str]:
    before = digests(WorkSources())
    return {name for name, one in digests(WorkSources(program)).items() if one != before[name]}


def test_a_new_bonus_bet_leaves_every_kept_sum_fresh(program: Path) -> None:
    bets, registry = program / "rules/bets/bonus_bets", program / "rules/bets/side_bets.py"
    shutil.copy(bets / "bet_the_set.py", bets / "yet_another.py")
    imported = "from dealer_assist.rules.bets.bonus_bets import yet_another\n"
    change(registry, "\n\nclass SideBet", f"\n{imported}\n\nclass SideBet")
    change(registry, "SideBet] = {\n", 'SideBet] = {\n    "yet_another": yet_another,\n')
    assert stale(program) == set()


NO_RANKS = {
    *("dragon_chances", "event_chances", "main_chances", "one_suit_chances", "title_chances"),
    *("highest_hand_chances", "push_22_chances", "winner_chances"),
}
"""Baccarat and the dealer's 22 are counted by values, the highest hand by kinds of hands."""
WILD = {
    *("dj_wild", "texas_holdem_bonus", "three_card_poker", "three_card_bonus_face_up"),
    *("three_card_bonus_tribal", "three_card_progressive", "three_card_six_card_bonus"),
}
"""Who finds a ranking by its name has all of them: the registry of rankings is read at play."""


@pytest.mark.parametrize(
    ("file", "old", "new", "sums"),
    [
        ("rules/bets/bonus_bets/royal_match.py", "KING, QUEEN}", "KING, 0}", {"side_bet_chances"}),
        (
            "rules/bets/bonus_bets/trilux.py",
            '"23A"',
            '"23K"',
            {"trilux_chances", "up_card_chances"},
        ),
        ("odds/games/ultimate.py", "comb(45, 2)", "comb(45, 3)", {"ultimate_texas_holdem"}),
        ("odds/highest_hand.py", "Chances(", "Chances(0 + ", {"highest_hand_chances"}),
        (
            "odds/games/best_plays.py",
            "games.crazy4 import best_play",
            "games.four_card import best_play",
            {"crazy_4_poker"},
        ),
        ("rules/ranking/wild.py", "!= JOKER", "!= ACE", {*WILD, "wild_card_chances"}),
        ("rules/games/house_money.py", "(1, ACE)", "(1, 2)", {"house_money_chances"}),
    ],
)
def test_what_changes_makes_the_sums_stale_that_go_by_it(
    program: Path, file: str, old: str, new: str, sums: set[str]
) -> None:
    change(program / file, old, new)
    assert {name.partition(":")[0].partition(" ")[0] for name in stale(program)} == sums


def test_of_the_bonus_bets_only_the_one_that_changes_is_stale(program: Path) -> None:
    change(program / "rules/bets/bonus_bets/royal_match.py", "KING, QUEEN}", "KING, 0}")
    assert stale(program) == {f"side_bet_chances royal_match {decks}" for decks in range(1, 9)}


def test_a_rule_that_all_cards_go_by_makes_nearly_everything_stale(program: Path) -> None:
    change(program / "rules/cards.py", 'RANKS = "', 'RANKS = "" + "')
    fresh = works().keys() - stale(program)
    assert {name.partition(" ")[0] for name in fresh} == NO_RANKS


# A change of source that is said to move no figure.


def again(kept: Kept, *, same_figures: bool = True) -> Any:
    return load("keep_odds").Again(kept, same_figures=same_figures)


THREE = partial(three_card_chances)
NOW = WorkSources().digest(THREE)


def test_what_is_fresh_is_not_worked_out(capsys: pytest.CaptureFixture[str]) -> None:
    spoilt = Chances(1, {})
    source = again(Kept({"three": spoilt}, sources={"three": NOW}))
    assert source.chances("three", THREE) == spoilt
    assert capsys.readouterr().out == ""


def test_one_sum_speaks_for_those_that_went_by_the_same_source(
    capsys: pytest.CaptureFixture[str],
) -> None:
    right, spoilt = three_card_chances(), Chances(1, {})
    old = {"three": "old", "other": "old", "older": "older"}
    source = again(Kept({"three": right, "other": spoilt, "older": spoilt}, sources=old))
    assert source.chances("three", THREE) == right
    assert source.chances("other", THREE) == spoilt
    with pytest.raises(load("keep_odds").OtherFigureError, match="older"):
        source.chances("older", THREE)
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        *("three", "older")
    ]


def test_a_figure_that_moved_is_kept_where_nobody_said_that_it_would_not() -> None:
    kept = Kept({"three": Chances(1, {})}, sources={"three": "old"})
    assert again(kept, same_figures=False).chances("three", THREE) == three_card_chances()


class LongSums:
    """A file with two sums of one source, of which `two` is a sample: 45 and 120 come of them."""

    def __init__(self, folder: Path, kept: dict[str, int], **sources: str) -> None:
        self._path = folder / "long.json"
        self._path.write_text(json.dumps({"sources": sources, "sums": kept}))

    def bring_up(self, *, same_figures: bool, values: str = "") -> None:
        keep = load("keep_odds")
        sums = [
            keep.LongSum(("two",), partial(dict, two=45), "new"),
            keep.LongSum(("three",), partial(dict, three=120), "new", values, is_sample=False),
        ]
        keep.LongFile(self._path, "sums").bring_up(sums, same_figures=same_figures)

    @property
    def read(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._path.read_text())
        return found


UNSEEN = -1


def test_a_sample_that_is_the_same_speaks_for_a_longer_sum(tmp_path: Path) -> None:
    file = LongSums(tmp_path, {"two": 45, "three": UNSEEN}, two="old", three="old")
    file.bring_up(same_figures=True)
    assert file.read["sums"] == {"two": 45, "three": UNSEEN}
    assert file.read["sources"] == {"two": "new", "three": "new"}
    file.bring_up(same_figures=False)
    assert file.read["sums"]["three"] == UNSEEN


def test_a_sample_that_differs_leaves_everything_stale(tmp_path: Path) -> None:
    file = LongSums(tmp_path, {"two": 46, "three": UNSEEN}, two="old", three="old")
    with pytest.raises(load("keep_odds").OtherFigureError, match="two"):
        file.bring_up(same_figures=True)
    assert file.read["sources"] == {"two": "old", "three": "old"}


def test_a_sum_by_other_rules_or_a_new_one_is_worked_out_in_any_case(tmp_path: Path) -> None:
    file = LongSums(tmp_path, {"two": 45}, two="old")
    file.bring_up(same_figures=True)
    assert file.read["sums"]["three"] == 120
    file = LongSums(tmp_path, {"two": 45, "three": UNSEEN}, two="old", three="old decks=6")
    with pytest.raises(load("keep_odds").OtherFigureError, match="three"):
        file.bring_up(same_figures=True, values="decks=8")


def test_what_is_stale_is_worked_out_and_the_rest_stays(tmp_path: Path) -> None:
    file = LongSums(tmp_path, {"two": UNSEEN, "three": UNSEEN}, two="new", three="old")
    file.bring_up(same_figures=False)
    assert file.read == {
        "sources": {"two": "new", "three": "new"},
        "sums": {"two": UNSEEN, "three": 120},
    }


# The whole of it again.


@pytest.mark.long
@pytest.mark.timeout(900)
def test_worked_out_again_a_kept_shoe_and_the_kept_pai_gow_are_the_same() -> None:
    keep = load("keep_odds")
    pai_gow, *_ = keep.title_games()
    for name, key, found in (
        (BLACKJACK, "shoes", keep.shoes(6)),
        (TITLE_GAMES, "games", pai_gow.work()),
    ):
        kept = keep.LongFile(resources() / name, key).kept
        assert {one: kept[one] for one in found} == found


@pytest.mark.long
@pytest.mark.timeout(900)
def test_worked_out_again_the_kept_odds_are_the_same() -> None:
    keeper, kept = Keeper(), load_kept_odds(resources())
    work_out_ahead(load_titles(resources()), keeper)
    assert keeper.kept.counted == kept.counted
    assert keeper.kept.played == kept.played

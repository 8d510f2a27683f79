"""What a change touches: by imports, the nearest first, and by name where nobody imports it."""

import subprocess
import sys
from pathlib import Path

import pytest
from packaging_script import load

changed_tests = load("changed_tests")
IMPORTERS = {
    "dealer_assist/rules/money.py": {"dealer_assist/desk/desk.py", "tests/rules/test_pays.py"},
    "dealer_assist/desk/desk.py": {"tests/support/sitting.py", "tests/desk/test_desk.py"},
    "tests/support/sitting.py": {"tests/table/test_round.py"},
}
TESTS = (
    *("tests/rules/test_pays.py", "tests/rules/test_money.py", "tests/desk/test_desk.py"),
    *("tests/table/test_round.py", "tests/catalog/test_games.py", "tests/school/lessons/test_a.py"),
    *("tests/packaging/test_keep_odds.py", "tests/packaging/test_run.py"),
)


@pytest.mark.parametrize(
    ("changed", "reached"),
    [
        (
            "dealer_assist/rules/money.py",
            {
                "rules/test_money": 1,
                "rules/test_pays": 1,
                "desk/test_desk": 2,
                "table/test_round": 3,
            },
        ),
        ("tests/support/sitting.py", {"table/test_round": 1}),
        ("tests/rules/test_pays.py", {"rules/test_pays": 0}),
        ("resources/games/crazy4.toml", {"catalog/test_games": 2}),
        ("resources/lessons/first_win.toml", {"school/lessons/test_a": 2}),
        ("packaging/keep-odds", {"packaging/test_keep_odds": 1, "packaging/test_run": 2}),
        ("run", {"packaging/test_run": 1}),
        ("README.md", {}),
    ],
)
def test_a_test_is_as_near_as_its_imports_are_short(changed: str, reached: dict[str, int]) -> None:
    found = changed_tests.distances([changed], IMPORTERS, TESTS)
    assert found == {f"tests/{test}.py": steps for test, steps in reached.items()}


def test_of_those_as_near_the_ones_of_the_same_room_come_first() -> None:
    far = {
        "tests/desk/test_desk.py": 1,
        "tests/table/test_round.py": 1,
        "tests/table/facts/test_chips.py": 1,
        "tests/table/facts/test_tokes.py": 2,
    }
    first = (
        "table/facts/test_chips",
        "table/test_round",
        "desk/test_desk",
        "table/facts/test_tokes",
    )
    ordered = changed_tests.in_order(far, ["dealer_assist/table/facts/chips.py"])
    assert ordered == [f"tests/{test}.py" for test in first]


def test_every_kind_of_import_is_seen() -> None:
    source = (
        "import a.b\nfrom c import d as e, f\nif x:\n    from g.h import (\n        i,\n    )\n"
    )
    assert {*changed_tests.imported(source)} == {"a.b", "c", "c.d", "c.f", "g.h", "g.h.i"}


def test_a_module_is_reached_by_the_tests_of_this_house(house: Path) -> None:
    importers = changed_tests.importers_of(house)
    assert "tests/rules/test_money.py" in importers["dealer_assist/rules/money.py"]
    assert "tests/table/test_random_play.py" in importers["tests/support/sampled.py"]
    assert "dealer_assist/table/decide.py" in importers["dealer_assist/table/commands/__init__.py"]
    near = changed_tests.distances(
        ["dealer_assist/ui/help/over.py"], importers, ["tests/packaging/test_house_rules.py"]
    )
    assert near == {"tests/packaging/test_house_rules.py": 2}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for words in (
        *(["init", "-q"], ["config", "user.email", "a@b.c"], ["config", "user.name", "A"]),
        ["commit", "-q", "--allow-empty", "-m", "first"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    (tmp_path / "old.py").write_text("")
    subprocess.run(["git", "add", "."], cwd=tmp_path, check=True)
    subprocess.run(["git", "commit", "-q", "-m", "second"], cwd=tmp_path, check=True)
    (tmp_path / "new.py").write_text("")
    return tmp_path


@pytest.mark.parametrize(
    ("since", "files"), [("HEAD", ["new.py"]), ("HEAD~", ["new.py", "old.py"])]
)
def test_what_is_new_and_what_differs_has_changed(
    repository: Path, since: str, files: list[str]
) -> None:
    assert changed_tests.changed_files(repository, since) == files


def test_what_would_begin_after_the_minute_is_left_out_and_named(tmp_path: Path) -> None:
    """With no time at all; a run of the house has a minute."""
    test = tmp_path / "test_late.py"
    test.write_text("def test_one(): assert False\ndef test_two(): assert False\n")
    script = (
        f"import sys, pytest; sys.path.insert(0, {str(Path(changed_tests.__file__).parent)!r});"
        f"from changed_tests import Minute;"
        f"sys.exit(pytest.main(['-p', 'no:cacheprovider', {str(test)!r}], plugins=[Minute(0)]))"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], cwd=tmp_path, capture_output=True, text=True
    )
    assert "Left out, the minute is over: 2 tests of test_late.py" in done.stdout
    assert "failed" not in done.stdout

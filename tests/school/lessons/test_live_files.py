"""Practice never touches a live table: its files, its key and its staff stay the same bytes."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from live_bench import OKAFOR, LiveTable, live_table

from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.cli.main import main
from dealer_assist.journal.files import journal_file
from dealer_assist.paths import resources
from dealer_assist.school.lessons.wrong_moves import MISTAKES
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.state import Phase

Prints = dict[Path, tuple[int, str]]


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveTable]:
    """A live table in the middle of a round, in the folders that the school has as well."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    with live_table(tmp_path) as table:
        desk = table.opened.desk
        table.swipe(OKAFOR)
        table.until(lambda: desk.table.round.phase is Phase.BETTING)
        table.bench.do("chip 3 on")
        table.until(lambda: desk.table.sensor((3, "A")).sees_chip)
        desk.submit(StartGame())
        assert desk.table.round.phase is Phase.IN_PLAY
        table.opened.backups.finish()
        table.opened.watch.finish()
        yield table


def prints_of(folder: Path) -> Prints:
    """Return mode and digest of every file; those of the school itself are its own."""
    return {
        one: (one.stat().st_mode, sha256(one.read_bytes()).hexdigest())
        for one in sorted(folder.rglob("*"))
        if one.is_file() and not one.is_relative_to(folder / "data" / "school")
    }


def call(*words: str | Path) -> None:
    assert main(["school", *map(str, words)]) == 0


def random_lessons(count: int) -> None:
    """Play any lessons with any cards, every fifth with a mistake, beside the live table."""
    chance, lessons = Random(1), load_lessons(resources() / "lessons")
    for n in range(count):
        dealer = f"mistake:{chance.choice(list(MISTAKES))}" if n % 5 == 4 else "model"
        words = (chance.choice(list(lessons)), "--seed", str(chance.randrange(1000)))
        call("play", *words, "--as", dealer)


def require_untouched(live: LiveTable, before: Prints) -> None:
    """Nothing of a live table is other or gone, and what came is of the school's own journals."""
    folder = live.data.parent
    after = prints_of(folder)
    assert {one: after.get(one) for one in before} == before
    heads = folder / "settings" / "dealer-assist" / "heads"
    assert {one.parent for one in after.keys() - before.keys()} <= {heads}


def test_live_files_are_the_same_bytes_after_lessons_a_drill_and_a_class(
    live: LiveTable, tmp_path: Path
) -> None:
    file = tmp_path / "list.csv"
    file.write_text("name\nAna\n", encoding="utf-8")
    before = prints_of(tmp_path)
    assert journal_file(live.data, "pit-3", "live") in before
    random_lessons(3)
    call("import", file)
    call("play", "first-round", "--person", "Ana")
    call("drill", "pay_it", "--count", "3")
    require_untouched(live, before)


def test_a_run_that_nobody_keeps_leaves_nothing_beside_the_key(
    live: LiveTable, tmp_path: Path
) -> None:
    call("play", "first-round")
    (attempt,) = (live.data / "school").iterdir()
    before = prints_of(tmp_path)
    call("make", attempt, "--title", "A round of our own")
    assert prints_of(tmp_path) == before


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_live_files_are_the_same_bytes_after_a_hundred_random_lessons(
    live: LiveTable, tmp_path: Path
) -> None:
    before = prints_of(tmp_path)
    random_lessons(100)
    assert len(list((live.data / "school").iterdir())) == 100
    require_untouched(live, before)
    stood = live.opened.desk.table
    live.reopen()
    stands = live.opened.desk.table
    assert (stands.round.phase, stands.round.number, stands.accounts) == (
        stood.round.phase,
        stood.round.number,
        stood.accounts,
    )

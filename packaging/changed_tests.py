"""Runs the tests that a change touches, the nearest first, for about a minute.

A test is as near as the chain of imports from it to what was changed is short; of those as near as
each other the ones of the same room come first. Rules of the house read every source, so each leads
to them. What is not Python is tested by what has its name, or the name of its folder.
"""

import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import count, takewhile
from pathlib import Path
from time import monotonic

import grimp
import pytest

HOUSE = Path(__file__).parents[1]
PACKAGE, FAR = "dealer_assist", 99
MOST_FILES, MOST_SECONDS = 60, 50.0  # what is begun within so many seconds is a minute's worth
_IMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+)?import\s+(\([^)]*\)|[^\n#]+)", re.MULTILINE)

READS_EVERY_SOURCE = "tests/support/package_sources.py"

Importers = Mapping[str, set[str]]


def changed_files(house: Path, since: str) -> list[str]:
    """Name the files that differ from a commit, and those that are new."""
    asked = (["diff", "--name-only", since, "--"], ["ls-files", "--others", "--exclude-standard"])
    told = [
        subprocess.run(["git", *words], cwd=house, capture_output=True, text=True, check=True)
        for words in asked
    ]
    return sorted({line for one in told for line in one.stdout.splitlines()})


def importers_of(house: Path) -> Importers:
    """Return by file which files import it: the package, what supports the tests, and the tests."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    files = {module: _file_of(house, module) for module in graph.modules}
    found: dict[str, set[str]] = defaultdict(set)
    for module, file in files.items():
        found[file] |= {files[one] for one in graph.find_modules_that_directly_import(module)}
        found[file].add(READS_EVERY_SOURCE)
    support = {file.stem: _way(house, file) for file in (house / "tests/support").glob("*.py")}
    for test in (house / "tests").rglob("*.py"):
        for name in imported(test.read_text(encoding="utf-8")):
            if name in files or name in support:
                found[files.get(name) or support[name]].add(_way(house, test))
    return found


def imported(source: str) -> Iterator[str]:
    """Name all that a source imports: modules, and names that may be modules."""
    for package, names in _IMPORT.findall(source):
        words = re.findall(r"([\w.]+)(?:\s+as\s+\w+)?", names)
        if package:
            yield package
        yield from (f"{package}.{one}" if package else one for one in words)


def distances(changed: Iterable[str], importers: Importers, tests: Iterable[str]) -> dict[str, int]:
    """Return how far each test that is reached is from the change; 0 is a change of its own."""
    edge = set(changed)
    reached = dict.fromkeys(edge, 0)
    by_name = {test: min((_by_name(test, one) for one in edge), default=FAR) for test in tests}
    for steps in count(1):
        edge = {one for file in edge for one in importers.get(file, ())} - reached.keys()
        if not edge:
            break
        reached |= dict.fromkeys(edge, steps)
    near = {test: min(reached.get(test, FAR), named) for test, named in by_name.items()}
    return {test: steps for test, steps in near.items() if steps < FAR}


def _by_name(test: str, changed: str) -> int:
    """Return how near a test is to a file by its name: its own, or that of the file's folder."""
    file, place = Path(changed), Path(test).with_suffix("")
    if file.suffix == ".py":
        room = file.parent.as_posix().removeprefix(f"{PACKAGE}/")
        return 1 if test == f"tests/{room}/test_{file.name}" else FAR
    names = {part.removeprefix("test_") for part in place.parts[1:]}
    if file.stem.replace("-", "_") in names:
        return 1
    return 2 if file.parent.name in names else FAR


def in_order(far: Mapping[str, int], changed: Iterable[str]) -> list[str]:
    """Return the tests, the nearest first; of those as near, the ones of the room of a change."""
    rooms = [Path(file).parent.parts[1:] for file in changed]

    def apart(test: str) -> int:
        place = Path(test).parent.parts[1:]
        return -max((_shared(place, room) for room in rooms), default=0)

    return sorted(far, key=lambda test: (far[test], apart(test), test))


def _shared(place: tuple[str, ...], room: tuple[str, ...]) -> int:
    """Return how many folders two places have in common, from the outermost on."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(place, room, strict=False))
    )


def _file_of(house: Path, module: str) -> str:
    place = house.joinpath(*module.split("."))
    return _way(house, place / "__init__.py" if place.is_dir() else place.with_suffix(".py"))


def _way(house: Path, file: Path) -> str:
    return file.relative_to(house).as_posix()


class Minute:
    """Begins no test once the time is over, and says which it has left out."""

    def __init__(self, seconds: float) -> None:
        self._until = monotonic() + seconds
        self._left_out: Counter[str] = Counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Pass over a test that would begin too late."""
        if monotonic() < self._until:
            return None
        self._left_out[item.nodeid.partition("::")[0]] += 1
        return True

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name what was not run."""
        for file, tests in self._left_out.items():
            terminalreporter.write_line(f"Left out, the minute is over: {tests} tests of {file}")


def main(words: list[str]) -> int:
    """Choose the tests, say which, and run them; the other words are for pytest."""
    begun = monotonic()
    since = words.pop(0) if words and not words[0].startswith("-") else "HEAD"
    changed = changed_files(HOUSE, since)
    tests = [_way(HOUSE, file) for file in (HOUSE / "tests").rglob("test_*.py")]
    far = distances(changed, importers_of(HOUSE), tests)
    chosen = in_order(far, changed)
    if not chosen:
        print(f"No test is reached by what differs from {since}: {len(changed)} files.")
        return 0
    for test in chosen[:MOST_FILES]:
        print(f"{far[test]} {test}")
    if left := Counter(far[test] for test in chosen[MOST_FILES:]):
        away = ", ".join(f"{files} at {steps} imports" for steps, files in sorted(left.items()))
        print(f"Left out, further away: {left.total()} files ({away}). ./run test runs them.")
    sys.stdout.flush()
    return pytest.main(
        ["--continue-on-collection-errors", *words, *chosen[:MOST_FILES]],
        plugins=[Minute(MOST_SECONDS - (monotonic() - begun))],
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

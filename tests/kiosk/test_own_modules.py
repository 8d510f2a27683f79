"""Modules that are found where they lie are those that Python would have found."""

import importlib
import importlib.util
import os
import py_compile
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType

import pytest

from dealer_assist import paths
from dealer_assist.kiosk.own_modules import OwnModules

PACKAGE = "own_modules_trial"


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / PACKAGE
    (folder / "room").mkdir(parents=True)
    for file in ("__init__.py", "room/__init__.py"):
        (folder / file).write_text("")
    (folder / "room" / "chair.py").write_text("LEGS = 4\n")
    yield folder
    for name in [one for one in sys.modules if one.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def found(name: str, folder: Path) -> ModuleSpec:
    """Find a module as the kiosk does."""
    spec = OwnModules(PACKAGE).find_spec(name, [str(folder)])
    assert spec is not None
    return spec


def legs(package: Path) -> object:
    """Run the chair's code, and give what it says."""
    spec = found(f"{PACKAGE}.room.chair", package / "room")
    module = importlib.util.module_from_spec(spec)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    return module.LEGS


def compiled_of(package: Path) -> Path:
    """Give the compiled file of the chair."""
    return Path(importlib.util.cache_from_source(str(package / "room" / "chair.py")))


@pytest.mark.parametrize("name", ["room", "room.chair"])
def test_a_module_says_the_same_of_itself(package: Path, name: str) -> None:
    full = f"{PACKAGE}.{name}"
    folder = package if name == "room" else package / "room"
    plain, own = PathFinder.find_spec(full, [str(folder)]), found(full, folder)
    assert plain is not None
    for fact in ("name", "origin", "cached", "has_location", "parent"):
        assert getattr(own, fact) == getattr(plain, fact), fact
    assert own.submodule_search_locations == plain.submodule_search_locations
    assert own.loader.get_source(full) == plain.loader.get_source(full)  # type: ignore[union-attr]


def test_every_module_of_ours_is_found_where_python_finds_it() -> None:
    ours = OwnModules("dealer_assist")
    for file in paths.PACKAGE.rglob("*.py"):
        place = file.parent if file.name == "__init__.py" else file.with_suffix("")
        if place == paths.PACKAGE or not (place.parent / "__init__.py").exists():
            continue
        name = ".".join(place.relative_to(paths.PACKAGE.parent).parts)
        own = ours.find_spec(name, [str(place.parent)])
        assert own is not None
        assert own.origin == str(file), name
        assert own.cached == importlib.util.cache_from_source(str(file))


def test_what_is_not_there_or_not_ours_is_left_to_python(package: Path) -> None:
    ours = OwnModules(PACKAGE)
    assert ours.find_spec(f"{PACKAGE}.table", [str(package)]) is None
    assert ours.find_spec(PACKAGE, None) is None
    assert ours.find_spec("json.decoder", [str(package)]) is None
    assert ours.find_spec(f"{PACKAGE}_more.room", [str(package)]) is None


def test_a_source_that_has_changed_is_compiled_anew(package: Path) -> None:
    source = package / "room" / "chair.py"
    assert legs(package) == 4
    py_compile.compile(str(source), doraise=True)
    assert legs(package) == 4
    source.write_text("LEGS = 33\n")  # longer by a letter
    assert legs(package) == 33
    source.write_text("LEGS = 44\n")
    os.utime(source, (1_000_000, 1_000_000))
    assert legs(package) == 44


def test_a_fitting_compiled_file_is_taken_without_its_source(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = package / "room" / "chair.py"
    py_compile.compile(str(source), doraise=True)

    def refuse(*given: object) -> CodeType:
        raise AssertionError("compiled though it was")

    monkeypatch.setattr("importlib.machinery.SourceFileLoader.get_code", refuse)
    assert legs(package) == 4


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        (py_compile.PycInvalidationMode.UNCHECKED_HASH, 4),  # as in a release, whose list has it
        (py_compile.PycInvalidationMode.CHECKED_HASH, 33),
        (py_compile.PycInvalidationMode.TIMESTAMP, 33),
    ],
)
def test_how_a_compiled_file_is_to_be_checked_is_obeyed(
    package: Path, mode: py_compile.PycInvalidationMode, expected: int
) -> None:
    source = package / "room" / "chair.py"
    py_compile.compile(str(source), invalidation_mode=mode, doraise=True)
    source.write_text("LEGS = 33\n")
    assert legs(package) == expected


@pytest.mark.parametrize("damage", [b"", b"\0" * 40, None])
def test_a_compiled_file_that_is_none_is_made_anew(package: Path, damage: bytes | None) -> None:
    py_compile.compile(str(package / "room" / "chair.py"), doraise=True)
    compiled = compiled_of(package)
    compiled.write_bytes(compiled.read_bytes()[:12] if damage is None else damage)
    assert legs(package) == 4


IN_THE_KIOSK = """
import sys
from dealer_assist.cli.main import main
main(["open", "--data", sys.argv[1], "--exit-after", "table"])
from dealer_assist.kiosk.own_modules import _OwnLoader
import dealer_assist.table.decide as decide
assert type(decide.__spec__.loader) is _OwnLoader
assert decide.__cached__ == decide.__spec__.cached and decide.__file__.endswith("decide.py")
assert sum(type(one).__name__ == "OwnModules" for one in sys.meta_path) == 1
"""


def test_the_kiosk_finds_its_modules_so(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", IN_THE_KIOSK, str(tmp_path)], check=True, env=environment)

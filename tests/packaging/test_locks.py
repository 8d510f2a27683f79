"""The locks name every byte that is installed, and no address it must come from."""

import re
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-explore.lock")


def requirements(lock: Path) -> dict[str, str]:
    """Read a lock into requirement lines and the hashes below each."""
    found: dict[str, str] = {}
    name = ""
    for line in lock.read_text().splitlines():
        if not line.startswith((" ", "#")):
            name = line.removesuffix("\\").strip()
            found[name] = ""
        elif line.startswith(" "):
            found[name] += line
    return found


def project_names(names: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9_.-]", name)[0].lower().replace("_", "-") for name in names}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_no_address(house, lock):
    text = (house / lock).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    assert " @ " not in text


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_one_version_with_hashes(house, lock):
    for requirement, hashes in requirements(house / lock).items():
        assert re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==[0-9][^ ]*( ; .+)?$", requirement), requirement
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", hashes), requirement


def test_what_is_asked_for_with_extras_is_locked_with_them(house):
    """Else pip takes the newest there is, and refuses it, on the day that a newer one is out."""
    locked = {name.partition("==")[0] for name in requirements(house / "requirements-dev.lock")}
    asked = {
        re.sub(r"[^a-z0-9\[\],-].*", "", line.lower().replace("_", "-"))
        for one in distributions()
        for line in one.requires or ()
        if re.match(r"[A-Za-z0-9_.-]+\[", line) and "extra ==" not in line
    }
    assert asked - locked == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_the_command_that_makes_it(house, lock):
    assert "packaging/lock" in (house / lock).read_text().splitlines()[1]


def test_the_other_locks_hold_every_line_of_the_kiosks(house):
    runtime, development, explore = (requirements(house / lock) for lock in LOCKS)
    assert runtime.items() <= development.items()
    assert runtime.items() <= explore.items()


def test_where_two_locks_name_a_package_they_name_one_version(house):
    _, *locks = (requirements(house / lock) for lock in LOCKS)
    development, explore = (
        dict(line.partition(" ;")[0].split("==") for line in lock) for lock in locks
    )
    both = development.keys() & explore.keys()
    assert {name: development[name] for name in both} == {name: explore[name] for name in both}


def test_the_locks_cover_what_the_project_asks_for(house):
    project = tomllib.loads((house / "pyproject.toml").read_text())
    runtime, development, explore = (
        project_names(list(requirements(house / lock))) for lock in LOCKS
    )
    assert project_names(project["project"]["dependencies"]) <= runtime
    assert project_names(project["project"]["optional-dependencies"]["explore"]) <= explore
    assert project_names(project["dependency-groups"]["dev"]) <= development


@pytest.mark.parametrize("name", ["pyside6-essentials", "shiboken6"])
def test_qt_is_the_last_that_fits_debian_12_and_a_newer_one_above(house, name):
    # Later ARM wheels are tagged for a C library of 2.39; Debian 12 has 2.36.
    old, new = (one for one in requirements(house / "requirements.lock") if one.startswith(name))
    assert old == f"{name}==6.8.0.2 ; python_full_version < '3.12'"
    version, _, marker = new.partition(" ; ")
    assert marker == "python_full_version >= '3.12'"
    assert tuple(map(int, version.partition("==")[2].split("."))) >= (6, 12)

"""What a package lays around a version is on its signed list, whichever version is in use."""

import json
import runpy
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.program.package import found_around, laid_around, unpacked
from dealer_assist.program.release import AROUND, LIST, SIGNATURE, check
from dealer_assist.program.tree import Tree, machine_of, own_tree

SEED, OTHER_SEED = bytes(range(32)), bytes(range(1, 33))
SIGN = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sign.py"))
sign_tree: Callable[[Tree, bytes], int] = SIGN["sign_tree"]
sign: Callable[[bytes, bytes], bytes] = SIGN["sign"]
laid_tree: Callable[[Path], Tree] = SIGN["laid_tree"]
SITE = "venv/lib/python3.11/site-packages"
VERSION = {
    "app/dealer_assist/prizes.py": "PRIZE = 9\n",
    "app/dealer_assist/program/__init__.py": "",
    "app/resources/atlas.toml": "",
    "app/layouts/seven.toml": "",
    f"{SITE}/library.py": "",
    "system/dealer-assist": "#!/bin/sh\n",
    "system/weston.ini": "[core]\n",
    "system/units/dealer-assist.service": "[Service]\n",
}
ON_THE_MACHINE = (
    "/usr/bin/dealer-assist",
    "/usr/sbin/dealer-assist-rollback",
    "/usr/lib/dealer-assist/dealer-assist-turn",
    "/usr/lib/systemd/system-generators/dealer-assist-generator",
    "/usr/lib/systemd/logind.conf.d/dealer-assist.conf",
    "/usr/lib/sysctl.d/dealer-assist.conf",
    "/lib/udev/rules.d/61-dealer-assist.rules",
    "/lib/systemd/system/dealer-assist-turn.service",
)
UNIT = "/lib/systemd/system/dealer-assist.service"
WANTED = "/lib/systemd/system/multi-user.target.wants/dealer-assist-turn.service"


def unpack(machine: Path, words: str = "first", seed: bytes = SEED) -> Path:
    """Lay a small package out and sign it, as `packaging/build` does; give its version."""
    version = unpacked(machine)
    shutil.rmtree(version, ignore_errors=True)
    for name, text in VERSION.items():
        write(version / name, f"{text}# {words}\n")
    for name in ON_THE_MACHINE:
        write(at(machine, name), f"# {words}\n")
    for name, to in (
        (UNIT, "/opt/dealer-assist/current/system/units/dealer-assist.service"),
        (WANTED, "../dealer-assist-turn.service"),
    ):
        at(machine, name).parent.mkdir(parents=True, exist_ok=True)
        at(machine, name).unlink(missing_ok=True)
        at(machine, name).symlink_to(to)
    write(machine / "usr/share/doc/dealer-assist/changelog", words)
    write(machine / "etc/sudoers.d/dealer-assist", words)
    count = sign_tree(laid_tree(version), seed)
    assert count == len(VERSION) + len(ON_THE_MACHINE) + 2
    return version


def take(machine: Path, name: str) -> Tree:
    """Make a version of what was unpacked, as `dealer-assist-turn` does; give its tree."""
    version = machine / "opt" / "dealer-assist" / "versions" / name
    shutil.copytree(unpacked(machine), version)
    return laid_tree(version)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    unpack(tmp_path / "machine")
    return tmp_path / "machine"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def at(machine: Path, name: str) -> Path:
    return machine / name.removeprefix("/")


def test_a_package_that_nobody_touched_is_whole_as_unpacked_and_as_a_version(machine: Path) -> None:
    assert check(laid_tree(unpacked(machine))).is_whole
    assert check(take(machine, "0.1")).is_whole


@pytest.mark.parametrize("name", ON_THE_MACHINE)
def test_every_file_around_it_is_named_where_it_is_altered_or_missing(
    machine: Path, name: str
) -> None:
    tree = take(machine, "0.1")
    with at(machine, name).open("a") as file:
        file.write("ExecStartPre=/tmp/foreign\n")
    assert check(tree).findings == (f"{name} was altered",)
    at(machine, name).unlink()
    assert check(tree).findings == (f"{name} is missing",)


@pytest.mark.parametrize("name", [UNIT, WANTED])
def test_a_link_that_leads_elsewhere_or_became_a_file_is_named(machine: Path, name: str) -> None:
    tree = take(machine, "0.1")
    at(machine, name).unlink()
    at(machine, name).symlink_to("/tmp/foreign.service")
    assert check(tree).findings == (f"{name} was altered",)
    at(machine, name).unlink()
    write(at(machine, name), "[Service]\n")
    assert check(tree).findings == (f"{name} was altered",)


@pytest.mark.parametrize(
    "name", ["dealer-assist", "weston.ini", "units/dealer-assist.service", "units/more.service"]
)
def test_what_starts_the_version_is_named_by_its_own_list(machine: Path, name: str) -> None:
    tree = take(machine, "0.1")
    file = tree.roots["system"] / name
    what = "was altered" if file.exists() else "is not part of the release"
    with file.open("a") as out:
        out.write("ExecStart=/tmp/foreign\n")
    assert check(tree).findings == (f"system/{name} {what}",)


@pytest.mark.parametrize(
    "name",
    [
        "/usr/lib/dealer-assist/more",
        "/lib/systemd/system/dealer-assist-more.service",
        "/lib/systemd/system/dealer-assist.service.d/more.conf",
    ],
)
def test_what_lies_where_only_the_package_has_files_is_named(machine: Path, name: str) -> None:
    tree = take(machine, "0.1")
    write(at(machine, name), "")
    assert check(tree).findings == (f"{name} is not part of the release",)


def test_what_the_house_and_debian_have_is_not_looked_at(machine: Path) -> None:
    tree = take(machine, "0.1")
    write(machine / "etc/sudoers.d/dealer-assist", "the house's own")
    write(machine / "etc/systemd/system/dealer-assist.service.d/house.conf", "")
    write(machine / "lib/systemd/system/ssh.service", "")
    write(machine / "usr/share/doc/dealer-assist/changelog", "left out by the house")
    assert check(tree).is_whole


def test_a_power_cut_while_a_package_is_unpacked_alters_nothing(machine: Path) -> None:
    tree = take(machine, "0.1")
    for name in ON_THE_MACHINE:
        write(at(machine, f"{name}.dpkg-new"), "# second\n")
    assert check(tree).is_whole


def test_a_version_that_is_gone_back_to_lies_among_the_files_of_the_newer_package(
    machine: Path,
) -> None:
    older = take(machine, "0.1")
    unpack(machine, "second")
    newer = take(machine, "0.2")
    assert check(older).is_whole
    assert check(newer).is_whole
    write(at(machine, "/usr/bin/dealer-assist"), "# first\n")
    assert check(older).findings == ("/usr/bin/dealer-assist was altered",)


def test_a_package_of_another_key_or_without_a_list_vouches_for_nothing(machine: Path) -> None:
    tree = take(machine, "0.1")
    unpack(machine, "second", OTHER_SEED)
    assert check(tree).findings == ("the list of the release was not signed with its key",)
    folder = unpacked(machine) / "app" / "dealer_assist" / "program"
    for name in (LIST, SIGNATURE):
        (folder / name).unlink()
        assert check(tree).findings == ("a part of the signed list is missing",)


def as_signed_before(version: Path) -> Tree:
    """Sign a version as it was done when a list had the program and its libraries alone."""
    tree = laid_tree(version)
    said = json.loads((tree.release / LIST).read_bytes())
    del said[AROUND]
    said["files"] = {
        name: one for name, one in said["files"].items() if not name.startswith("system/")
    }
    listed = json.dumps(said, indent=0, ensure_ascii=False).encode()
    (tree.release / LIST).write_bytes(listed)
    (tree.release / SIGNATURE).write_text(sign(SEED, b"dealer-assist release\n" + listed).hex())
    return tree


def test_a_list_that_was_signed_before_is_still_whole(machine: Path) -> None:
    tree = as_signed_before(take(machine, "0.1").release.parents[2])
    assert check(tree).is_whole
    write(tree.roots["program"] / "prizes.py", "PRIZE = 90\n")
    assert check(tree).findings == ("program/prizes.py was altered",)


def test_an_older_list_in_the_place_of_the_package_s_own_hides_nothing(machine: Path) -> None:
    tree = take(machine, "0.1")
    as_signed_before(unpacked(machine))
    write(at(machine, "/usr/bin/dealer-assist"), "# foreign\n")
    assert check(tree).findings == ("a part of the signed list is missing",)


def test_a_checkout_or_a_folder_elsewhere_has_no_machine(tmp_path: Path) -> None:
    assert own_tree().machine is None
    (tmp_path / "system").mkdir()
    assert machine_of(tmp_path) is None


def test_what_is_signed_is_what_is_found(machine: Path) -> None:
    laid = laid_around(machine)
    assert {*ON_THE_MACHINE, UNIT, WANTED} == set(laid)
    assert found_around(machine, laid) == laid

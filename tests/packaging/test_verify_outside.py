"""A disk is judged from outside as the program judges itself, by a file that shares no code."""

import ast
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.desk.self_check import program_digest
from dealer_assist.program.release import check
from dealer_assist.program.tree import LIBRARIES, Tree, digest_of

PACKAGING = Path(__file__).parents[2] / "packaging"
SIGN = runpy.run_path(str(PACKAGING / "sign.py"))
laid_tree: Callable[[Path], Tree] = SIGN["laid_tree"]
SEED, OTHER_SEED = bytes(range(32)), bytes(range(1, 33))
KEY = SIGN["public_of"](SEED).hex()
SITE = "venv/lib/python3.11/site-packages"
VERSION = {
    "app/dealer_assist/prizes.py": "PRIZE = 9\n",
    "app/dealer_assist/deep/more.py": "",
    "app/dealer_assist/program/__init__.py": "",
    "app/resources/atlas.toml": 'pays = "9 for 1"\n',
    "app/layouts/seven.toml": "",
    "app/LICENSE": "",
    f"{SITE}/library.py": "",
    "system/dealer-assist": "#!/bin/sh\n",
}
AROUND = ("usr/bin/dealer-assist", "usr/lib/dealer-assist/dealer-assist-turn")
UNIT = "lib/systemd/system/dealer-assist.service"
pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl here")


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """The disk of a kiosk with a package that was unpacked and is in use."""
    disk = tmp_path / "disk"
    incoming = disk / "opt" / "dealer-assist" / "incoming" / "tree"
    for name, text in VERSION.items():
        write(incoming / name, text)
    (incoming / "venv" / "bin").mkdir()
    (incoming / "venv" / "bin" / "python3").symlink_to("/usr/bin/python3.11")
    for name in AROUND:
        write(disk / name, "#!/bin/sh\n")
    (disk / UNIT).parent.mkdir(parents=True)
    (disk / UNIT).symlink_to("/opt/dealer-assist/current/system/units/dealer-assist.service")
    write(disk / "var/lib/dealer-assist/pit-3.live.db", "a journal")
    SIGN["sign_tree"](laid_tree(incoming), SEED, "7.8.9")
    shutil.copytree(incoming, version(disk), symlinks=True)
    (disk / "opt/dealer-assist/current").symlink_to("/opt/dealer-assist/versions/7.8.9-ab")
    return disk


def version(disk: Path) -> Path:
    return disk / "opt" / "dealer-assist" / "versions" / "7.8.9-ab"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def asked(disk: Path, *words: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        (sys.executable, "-I", "-S", PACKAGING / "verify_outside.py", disk, *words),
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_a_whole_disk_has_the_digests_that_the_program_has_on_record(disk: Path) -> None:
    status, said = asked(disk, "--key", KEY)
    assert (status, said[-1]) == (0, "ok: as signed")
    hashes = laid_tree(version(disk)).hashes()
    program = digest_of(hashes, "program/", "resources/", "layouts/", "system/")
    assert said[:5] == [
        f"version    7.8.9, {len(hashes)} files, 7.8.9-ab",
        f"key        {KEY}",
        f"program    {program}",
        f"libraries  {digest_of(hashes, LIBRARIES)}",
        f"screen     {program_digest(version(disk) / 'app' / 'dealer_assist')[:12]}",
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("app/dealer_assist/prizes.py", "program/prizes.py was altered"),
        ("app/resources/atlas.toml", "resources/atlas.toml was altered"),
        (f"{SITE}/sitecustomize.py", "libraries/sitecustomize.py is not part of the release"),
        ("app/sitecustomize.py", "beside/sitecustomize.py is not part of the release"),
        ("system/dealer-assist", "system/dealer-assist was altered"),
        ("../../../../usr/bin/dealer-assist", "/usr/bin/dealer-assist was altered"),
        (
            "../../../../lib/systemd/system/dealer-assist-more.service",
            "/lib/systemd/system/dealer-assist-more.service is not part of the release",
        ),
    ],
)
def test_what_is_altered_is_named_as_the_program_names_it(disk: Path, name: str, said: str) -> None:
    with (version(disk) / name).open("a") as file:
        file.write("\n")
    status, told = asked(disk, "--key", KEY)
    assert (status, told[-2:]) == (1, [said, "altered: this is not the release as it was signed"])
    assert check(laid_tree(version(disk))).findings == (said,)


def test_another_interpreter_is_named(disk: Path) -> None:
    python = version(disk) / "venv" / "bin" / "python3"
    python.unlink()
    write(python, "#!/bin/sh\n")
    assert "start/python3 was altered" in asked(disk, "--key", KEY)[1]


def test_a_disk_that_was_signed_anew_is_known_by_the_key_on_paper(disk: Path) -> None:
    for tree in (version(disk), disk / "opt/dealer-assist/incoming/tree"):
        SIGN["sign_tree"](laid_tree(tree), OTHER_SEED, "7.8.9")
    assert asked(disk)[0] == 0, "by the key that lies on the disk"
    status, said = asked(disk, "--key", KEY)
    assert status == 1
    assert f"the list was not signed with the key {KEY}" in said


def test_the_data_has_one_digest_and_each_file_its_own(disk: Path) -> None:
    before = asked(disk, "--data")[1]
    assert any(line.endswith("  var/lib/dealer-assist/pit-3.live.db") for line in before)
    write(disk / "var/lib/dealer-assist/pit-3.live.db", "another journal")
    after = asked(disk)[1]
    assert before[5] != after[5]
    assert before[:5] == after[:5]


def test_a_disk_without_the_program_is_not_judged(tmp_path: Path) -> None:
    assert asked(tmp_path) == (2, [f"no Dealer Assist is installed below {tmp_path}"])


def test_it_shares_nothing_with_what_it_judges() -> None:
    tree = ast.parse((PACKAGING / "verify_outside.py").read_text())
    names = {
        name
        for node in ast.walk(tree)
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom)
            else [one.name for one in node.names] if isinstance(node, ast.Import) else []
        )
    }  # fmt: skip
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names

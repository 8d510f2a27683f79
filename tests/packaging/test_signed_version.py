"""A version that was laid out for a kiosk, signed with a key made for the test, then altered."""

import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.program.release import check
from dealer_assist.program.tree import Tree

HOUSE = Path(__file__).parents[2]
laid_tree: Callable[[Path], Tree] = runpy.run_path(str(HOUSE / "packaging" / "sign.py"))[
    "laid_tree"
]
PACKAGES = f"venv/lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
FILES = {
    "app/dealer_assist/__init__.py": '__version__ = "7.8.9"\n',
    "app/dealer_assist/prizes.py": "SMALL = {'a', 'b', 'c'}\n\ndef prize():\n    return 9\n",
    "app/dealer_assist/program/__init__.py": "",
    "app/resources/atlas.toml": 'pays = "9 for 1"\n',
    "app/layouts/seven.toml": "seats = 7\n",
    f"{PACKAGES}/library.py": "def library():\n    return prize\n",
    f"{PACKAGES}/template.py": "print '{{ for another Python }}'\n",
    "system/weston.ini": "[core]\n",
}


def laid(folder: Path) -> Path:
    """Lay a small version out, as `packaging/build` does the real one."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "venv" / "bin").mkdir()
    (folder / "venv" / "bin" / "python3").symlink_to(Path(sys.executable).resolve())
    return folder


def sign(*words: str | Path) -> tuple[int, str]:
    done = subprocess.run(
        (HOUSE / "packaging" / "sign", *words), check=False, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def key(tmp_path: Path) -> Path:
    assert sign("--new-key", tmp_path / "key")[0] == 0
    return tmp_path / "key"


@pytest.fixture
def version(tmp_path: Path, key: Path) -> Path:
    version = laid(tmp_path / "a version")
    status, said = sign("--laid", version, key)
    assert (status, said[:33]) == (0, "Signed 13 files of version 7.8.9 "), said
    return version


def test_a_laid_version_is_whole_wherever_it_is_carried(version: Path, tmp_path: Path) -> None:
    carried = Path(shutil.move(version, tmp_path / "elsewhere"))
    verdict = check(laid_tree(carried))
    assert (verdict.is_whole, verdict.version) == (True, "7.8.9")


def test_what_python_compiles_is_in_it_and_on_the_list(version: Path) -> None:
    compiled = sorted(file.name.partition(".")[0] for file in version.rglob("*.pyc"))
    assert compiled == ["__init__", "__init__", "library", "prizes"]
    for file in version.rglob("*.pyc"):
        assert str(version).encode() not in file.read_bytes()
        assert b"/opt/dealer-assist/current/" in file.read_bytes()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("app/dealer_assist/prizes.py", "program/prizes.py was altered"),
        ("app/layouts/seven.toml", "layouts/seven.toml was altered"),
        ("system/weston.ini", "system/weston.ini was altered"),
        (f"{PACKAGES}/library.py", "libraries/library.py was altered"),
        ("app/dealer_assist/more.py", "program/more.py is not part of the release"),
        ("app/sitecustomize.py", "beside/sitecustomize.py is not part of the release"),
    ],
)
def test_what_is_altered_is_named(version: Path, name: str, said: str) -> None:
    with (version / name).open("a") as file:
        file.write("\n")
    assert check(laid_tree(version)).findings == (said,)


def test_c1_another_interpreter_in_the_place_of_the_signed_one_is_named(version: Path) -> None:
    python = version / "venv" / "bin" / "python3"
    python.unlink()
    python.write_text("#!/bin/sh\nexec /tmp/python3\n")
    (version / "venv" / "bin" / "more").touch()
    found = check(laid_tree(version)).findings
    assert found == ("start/more is not part of the release", "start/python3 was altered")


def test_the_same_key_gives_the_same_bytes_in_another_folder(
    version: Path, key: Path, tmp_path: Path
) -> None:
    other = laid(tmp_path / "house of another name")
    assert sign("--laid", other, key)[0] == 0
    for file in version.rglob("*"):
        if file.is_file():
            assert (other / file.relative_to(version)).read_bytes() == file.read_bytes(), file


def test_a_version_for_a_python_that_is_not_here_is_refused(tmp_path: Path, key: Path) -> None:
    version = laid(tmp_path / "laid")
    (version / "venv" / "bin" / "python3").unlink()
    (version / "venv" / "bin" / "python3").symlink_to("/usr/bin/python3.99")
    told = "packaging/sign: /usr/bin/python3.99 is not here; sign where this Python is\n"
    assert sign("--laid", version, key) == (1, told)
    assert not list(version.rglob("release.*"))


def test_the_private_key_goes_into_no_package(version: Path, key: Path) -> None:
    private = key.read_bytes().strip()
    assert not [file for file in version.rglob("*") if private in _bytes(file)]


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.is_file() else b""


def test_a_trial_that_makes_it_a_development_version_takes_the_list_and_no_module(
    version: Path, tmp_path: Path
) -> None:
    laid = tmp_path / "tree" / "opt" / "dealer-assist" / "incoming" / "tree"
    shutil.copytree(version, laid, symlinks=True)
    (laid / "app" / "dealer_assist" / "program" / "release.py").write_text("")
    packed = 'dpkg-deb() { (cd "$4/opt/dealer-assist/incoming/tree" && find . -type f) >"$5"; }'
    made = f"source '{HOUSE}/packaging/trials/bare.bash'; {packed}; made_anew tree 7.8.10 packed"
    subprocess.run(("bash", "-euc", made), check=True, cwd=tmp_path)
    names = {Path(name).as_posix() for name in (tmp_path / "packed").read_text().splitlines()}
    assert "app/dealer_assist/program/release.py" in names
    assert not [name for name in names if name.endswith((".json", ".sig", ".key", ".pyc"))]

"""A program is the one that was released, or says what of it is not."""

import os
import py_compile
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.cli import program as cli_program
from dealer_assist.cli.main import main
from dealer_assist.program.release import check, is_development
from dealer_assist.program.surroundings import Surroundings
from dealer_assist.program.tree import PROGRAM, START, Tree, digest_of, own_tree
from dealer_assist.value import replace

SEED, OTHER_SEED = bytes(range(32)), bytes(range(1, 33))
SIGN = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sign.py"))
sign_tree: Callable[[Tree, bytes], int] = SIGN["sign_tree"]
public_of: Callable[[bytes], bytes] = SIGN["public_of"]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A small program with a definition, a font and a library."""
    files = {
        "app/program/__init__.py": "",
        "app/prizes.py": "PRIZE = 9\n",
        "resources/jackpots/atlas.toml": 'pays = "9 for 1"\n',
        "resources/fonts/inter.otf": "font",
        "site/qt/libqt.so": "library",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    roots = {PROGRAM: "app", "resources": "resources", "libraries": "site"}
    return Tree({name: tmp_path / folder for name, folder in roots.items()})


@pytest.fixture
def released(tree: Tree) -> Tree:
    assert sign_tree(tree, SEED) == 5
    return tree


def said_of(tree: Tree) -> tuple[str, ...]:
    return check(tree).findings


def test_a_tree_that_nobody_signed_is_a_development_tree(tree: Tree) -> None:
    assert is_development(tree)
    verdict = check(tree)
    assert (verdict.is_released, verdict.is_whole, verdict.findings) == (False, False, ())


def test_a_released_tree_is_whole(released: Tree) -> None:
    verdict = check(released)
    assert verdict.is_whole
    assert verdict.version
    assert len(verdict.key) == 16


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("app/prizes.py", "program/prizes.py"),
        ("resources/jackpots/atlas.toml", "resources/jackpots/atlas.toml"),
        ("resources/fonts/inter.otf", "resources/fonts/inter.otf"),
        ("site/qt/libqt.so", "libraries/qt/libqt.so"),
    ],
)
def test_d4_an_altered_file_is_named(released: Tree, tmp_path: Path, name: str, known: str) -> None:
    file = tmp_path / name
    stood = file.stat()
    file.write_text(file.read_text().replace("9", "8").replace("o", "0").replace("l", "1"))
    os.utime(file, ns=(stood.st_atime_ns, stood.st_mtime_ns))
    assert said_of(released) == (f"{known} was altered",)


def test_d4_a_file_more_or_less_is_named(released: Tree, tmp_path: Path) -> None:
    (tmp_path / "site" / "evil.pth").write_text("import os")
    (tmp_path / "app" / "prizes.py").unlink()
    assert said_of(released) == (
        "libraries/evil.pth is not part of the release",
        "program/prizes.py is missing",
    )


def test_d4_a_compiled_module_in_the_place_of_its_source_is_named(
    released: Tree, tmp_path: Path
) -> None:
    foreign = tmp_path / "foreign.py"
    foreign.write_text("PRIZE = 90\n")
    beside = tmp_path / "app" / "__pycache__" / f"prizes.{sys.implementation.cache_tag}.pyc"
    py_compile.compile(
        str(foreign),
        cfile=str(beside),
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    (said,) = said_of(released)
    assert said.endswith(".pyc is not part of the release")


def test_d4_a_link_in_the_place_of_a_file_is_named(released: Tree, tmp_path: Path) -> None:
    file = tmp_path / "app" / "prizes.py"
    elsewhere = tmp_path / "elsewhere.py"
    file.rename(elsewhere)
    file.symlink_to(elsewhere)
    assert said_of(released) == ("program/prizes.py was altered",)


def test_d4_a_list_that_was_written_anew_is_not_signed(released: Tree, tmp_path: Path) -> None:
    (tmp_path / "app" / "prizes.py").write_text("PRIZE = 90\n")
    listed = released.release / "release.json"
    listed.write_text(listed.read_text().replace('"version"', '"version" '))
    assert said_of(released) == ("the list of the release was not signed with its key",)


def test_d4_a_release_of_another_key_is_known_by_its_key(released: Tree, tmp_path: Path) -> None:
    before = check(released).key
    (tmp_path / "app" / "prizes.py").write_text("PRIZE = 90\n")
    sign_tree(released, OTHER_SEED)
    assert check(released).is_whole  # by itself it is a release like any other
    assert check(released).key != before
    trusted = check(released, trusted=public_of(SEED).hex())
    assert trusted.findings == ("the list of the release was not signed with its key",)


@pytest.mark.parametrize("name", ["release.json", "release.sig", "release.key"])
def test_d4_a_release_that_lost_a_part_of_its_list_is_no_development_run(
    released: Tree, name: str
) -> None:
    (released.release / name).unlink()
    assert said_of(released) == ("a part of the signed list is missing",)


def test_whoever_reads_a_large_library_gives_way_inside_of_it(tree: Tree) -> None:
    breaths: list[None] = []
    before = len(tree.hashes())
    (next(iter(tree.roots.values())) / "large.so").write_bytes(bytes(3 << 20))
    tree.hashes(lambda: breaths.append(None))
    assert len(breaths) == before + 1 + 3


def test_what_python_compiles_is_no_other_program(tree: Tree, tmp_path: Path) -> None:
    before = digest_of(tree.hashes(), "program/")
    py_compile.compile(str(tmp_path / "app" / "prizes.py"))
    assert digest_of(tree.hashes(), "program/") == before


def test_a_development_run_says_so_in_words(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_program, "own_tree", lambda: tree)
    assert main(["program", "verify"]) == 1
    assert capsys.readouterr().out.startswith("development: no release was signed here")


def test_d4_program_verify_names_what_was_altered(
    released: Tree,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli_program, "own_tree", lambda: released)
    assert main(["program", "verify"]) == 0
    assert capsys.readouterr().out.startswith("ok: release ")
    (tmp_path / "app" / "prizes.py").write_text("PRIZE = 90\n")
    assert main(["program", "verify"]) == 1
    assert "program/prizes.py was altered\naltered: " in capsys.readouterr().out
    assert main(["program", "verify", "--key", "abc"]) == 2
    assert "is no public key" in capsys.readouterr().err


@pytest.fixture
def standing(tree: Tree, tmp_path: Path) -> Tree:
    """The small program as it stands on a machine: its Python's library and virtual environment."""
    for folder in ("python/lib-dynload", "python/__pycache__", "venv"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "venv" / "pyvenv.cfg").write_text("include-system-site-packages = false\n")
    path = (tmp_path / "python311.zip", tmp_path / "python", tmp_path / "site", tmp_path)
    around = Surroundings(
        path=tuple(map(str, path)),
        library=tmp_path / "python",
        venv=tmp_path / "venv",
        environ={},
        loaded={},
    )
    whole = replace(tree, beside=tmp_path, around=around)
    sign_tree(whole, SEED)
    assert said_of(whole) == ()
    return whole


def around(tree: Tree, **changed: object) -> Tree:
    assert tree.around is not None
    return replace(tree, around=replace(tree.around, **changed))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["sitecustomize.py", "json.py", "fast.so", "more.pth", "random/__init__.py"]
)
def test_s7_what_lies_beside_the_program_and_could_be_imported_is_named(
    standing: Tree, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("")
    assert said_of(standing) == (f"beside/{name} is not part of the release",)


def test_s7_an_environment_that_lets_the_system_in_is_named(standing: Tree, tmp_path: Path) -> None:
    settings = tmp_path / "venv" / "pyvenv.cfg"
    settings.write_text("include-system-site-packages = true\n")
    assert said_of(standing) == ("pyvenv.cfg lets the libraries of the system in",)
    settings.unlink()
    assert said_of(standing) == ("pyvenv.cfg is missing",)


@pytest.mark.parametrize(
    "name",
    ["LD_PRELOAD", "LD_LIBRARY_PATH", "OPENSSL_CONF", "OPENSSL_MODULES", "GCONV_PATH", "GTK_PATH"],
)
def test_s7_a_variable_that_loads_something_is_named(standing: Tree, name: str) -> None:
    told = said_of(around(standing, environ={name: "/tmp/foreign", "LANG": "C"}))
    assert told == (f"{name} loads a foreign library",)


def test_s7_a_folder_or_an_archive_on_the_path_that_nobody_compares_is_named(
    standing: Tree, tmp_path: Path
) -> None:
    assert standing.around is not None
    (tmp_path / "foreign").mkdir()
    path = (*standing.around.path, str(tmp_path / "foreign"), str(tmp_path / "not there"))
    told = said_of(around(standing, path=path))
    assert told == (f"Python also looks for modules in {tmp_path / 'foreign'}",)
    (tmp_path / "python311.zip").write_bytes(b"PK")
    assert said_of(standing) == (f"Python also looks for modules in {tmp_path / 'python311.zip'}",)


def test_s7_what_python_ran_before_the_program_is_named(standing: Tree) -> None:
    told = said_of(around(standing, loaded={"sitecustomize": "/elsewhere/sitecustomize.py"}))
    assert told == ("sitecustomize (/elsewhere/sitecustomize.py) runs before the program",)


def test_s7_a_module_of_python_that_was_compiled_for_good_is_named(
    standing: Tree, tmp_path: Path
) -> None:
    source = tmp_path / "python" / "os.py"
    source.write_text("")
    beside = tmp_path / "python" / "__pycache__" / f"os.{sys.implementation.cache_tag}.pyc"
    for mode, told in (
        (py_compile.PycInvalidationMode.TIMESTAMP, ()),
        (
            py_compile.PycInvalidationMode.UNCHECKED_HASH,
            (f"__pycache__/{beside.name} runs in the place of its source",),
        ),
    ):
        py_compile.compile(str(source), cfile=str(beside), invalidation_mode=mode)
        assert said_of(standing) == told


def test_the_tree_that_runs_looks_around_itself() -> None:
    tree = own_tree()
    assert tree.around is not None
    assert tree.around.path == tuple(sys.path)
    assert all(folder.is_dir() for folder in tree.compared)


def test_c1_the_front_door_of_a_checkout_and_its_interpreter_are_on_the_list(
    tmp_path: Path,
) -> None:
    for name in ("house/app/program/__init__.py", "house/run", "bin/python"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"# {name}\n")
    roots = {PROGRAM: tmp_path / "house" / "app", START: tmp_path / "bin"}
    tree = Tree(roots, beside=tmp_path / "house")
    sign_tree(tree, SEED)
    assert check(tree).is_whole
    for name, said in (("house/run", "beside/run"), ("bin/python", "start/python")):
        (tmp_path / name).write_text("#!/bin/sh\n")
        assert f"{said} was altered" in said_of(tree)
    if sys.prefix != sys.base_prefix:
        assert own_tree().roots[START] == Path(sys.executable).parent

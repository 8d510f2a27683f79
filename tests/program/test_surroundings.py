"""What Python could run of its own library though no source says so is named; all else is not."""

import os
import py_compile
import re
import sys
import sysconfig
from importlib.util import cache_from_source
from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.program import underneath
from dealer_assist.program.surroundings import Surroundings, runs_otherwise
from dealer_assist.value import replace

FOREIGN = "PRIZE = 90\n"
OWN = "PRIZE = 9 \n"  # as many bytes


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library of Python's with one package, compiled as Python does it."""
    folder = tmp_path / "lib" / "python3"
    source = folder / "json" / "prizes.py"
    source.parent.mkdir(parents=True)
    source.write_text(OWN)
    py_compile.compile(str(source))
    return folder


@pytest.fixture
def source(library: Path) -> Path:
    return library / "json" / "prizes.py"


def forge(source: Path) -> Path:
    """Compile foreign code in the source's place, with the source's time and size in its head."""
    stood = source.stat()
    source.write_text(FOREIGN)
    os.utime(source, ns=(stood.st_atime_ns, stood.st_mtime_ns))
    compiled = Path(py_compile.compile(str(source), doraise=True) or "")
    source.write_text(OWN)
    os.utime(source, ns=(stood.st_atime_ns, stood.st_mtime_ns))
    return compiled


def told(library: Path, python: Path | None = None) -> list[str]:
    venv = library.parents[1] / "venv"
    venv.mkdir(exist_ok=True)
    (venv / "pyvenv.cfg").write_text("include-system-site-packages = false\n")
    around = Surroundings(path=(), library=library, venv=venv, environ={}, loaded={}, python=python)
    return list(around.findings(()))


def test_what_python_compiled_itself_is_its_source(library: Path) -> None:
    assert told(library) == []


def test_s7_foreign_code_under_the_time_and_size_of_its_source_is_named(
    library: Path, source: Path
) -> None:
    name = forge(source).relative_to(library)
    assert told(library) == [f"{name} runs in the place of its source"]


def test_s7_a_compiled_module_without_a_source_is_named(library: Path, source: Path) -> None:
    py_compile.compile(str(source), cfile=str(library / "sitecustomize.pyc"))
    assert told(library) == ["sitecustomize.pyc runs in the place of its source"]


def test_s7_what_says_that_nobody_need_look_at_the_source_is_named(source: Path) -> None:
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), invalidation_mode=unchecked)
    assert runs_otherwise(Path(cache_from_source(str(source))))


def test_s7_a_compiled_module_that_is_cut_off_is_named(source: Path) -> None:
    compiled = Path(cache_from_source(str(source)))
    whole = compiled.read_bytes()
    for length in (3, 15, 20, len(whole) - 1):
        compiled.write_bytes(whole[:length])
        assert runs_otherwise(compiled), length


def test_a_compiled_module_that_would_take_python_down_is_named(source: Path) -> None:
    source.write_text("pass\n")
    compiled = Path(py_compile.compile(str(source), doraise=True) or "")
    assert not runs_otherwise(compiled)
    whole = compiled.read_bytes()
    at = whole.index(b")\x01N")  # its constants, which now hold themselves
    behind = re.sub(rb"r(.)\0\0\0", lambda one: b"r%c\0\0\0" % (one[1][0] + 1), whole[at + 3 :])
    compiled.write_bytes(whole[:at] + b"\xa9\x01r\x01\0\0\0" + behind)
    assert runs_otherwise(compiled)


def test_what_python_does_not_run_is_no_finding(library: Path, source: Path) -> None:
    compiled = forge(source)
    os.utime(source, (1, 1))  # older or newer than noted: the source is compiled anew
    assert told(library) == []
    compiled.rename(compiled.with_name("prizes.cpython-27.pyc"))
    assert told(library) == []
    compiled.with_name("prizes.cpython-27.pyc").rename(compiled)
    source.unlink()
    assert told(library) == []


def test_s7_a_library_that_is_not_the_interpreters_is_named(library: Path, tmp_path: Path) -> None:
    assert told(library, python=tmp_path / "bin" / "python3") == []
    elsewhere = tmp_path / "other" / "bin" / "python3"
    assert told(library, python=elsewhere) == [f"Python also looks for modules in {library}"]


def test_this_python_and_its_library_are_well() -> None:
    own = replace(Surroundings.own(), environ={}, path=(), loaded={})
    assert own.library == Path(sysconfig.get_path("stdlib"))
    assert list(own.findings(())) == []


def test_s7_what_a_link_loads_first_is_part_of_pythons_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Debian, where the library's sitecustomize is a link to one among the settings."""
    settings, link = tmp_path / "settings.py", tmp_path / "sitecustomize.py"
    settings.write_text(OWN)
    link.symlink_to(settings)
    first = ModuleType("sitecustomize")
    first.__file__ = str(link)
    monkeypatch.setitem(sys.modules, "sitecustomize", first)
    before = underneath.python_in_words()
    settings.write_text(FOREIGN)
    assert underneath.python_in_words() != before

"""A module that is asked for is loaded once, and a name that is none is said."""

import subprocess
import sys

import pytest

from dealer_assist.table import procedures

LAZY = """
import sys
from dealer_assist.table import procedures
assert "dealer_assist.table.procedures.voids" not in sys.modules
first = procedures.voids
assert first is sys.modules["dealer_assist.table.procedures.voids"]
assert vars(procedures)["voids"] is first
"""


def test_a_module_is_loaded_when_it_is_first_asked_for_and_then_stays() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


def test_what_is_no_module_is_no_attribute() -> None:
    assert not hasattr(procedures, "conjuring")
    with pytest.raises(AttributeError, match="has no attribute 'conjuring'"):
        procedures.conjuring  # noqa: B018


def test_a_module_that_misses_another_says_which(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "small_room"
    room.mkdir()
    (room / "__init__.py").write_text(
        "from dealer_assist.lazy import on_first_use\n__getattr__ = on_first_use(__name__)\n"
    )
    (room / "broken.py").write_text("import nothing_like_it\n")
    monkeypatch.syspath_prepend(tmp_path)
    import small_room

    with pytest.raises(ModuleNotFoundError, match="nothing_like_it"):
        small_room.broken  # noqa: B018

"""Models are plain facts: they can be compared, and they need no Qt."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist.ui.table.model.table import CheckLine, LampModel, LampState, StartModel
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

ROOT = Path(__file__).parents[4]


FLOW = re.compile(r"^class \w+\((?:\w*Flow|\w*Page)\b", re.MULTILINE)
"""A class that is made of a flow: those of a family end in Flow, those over a table in Page."""


def free_of_qt(file: Path) -> bool:
    is_named = bool({"presenter", "model"} & {*file.parts, file.stem})
    return is_named or FLOW.search(file.read_text(encoding="utf-8")) is not None


def test_no_presenter_model_or_flow_needs_qt() -> None:
    """But for the Game Manager's own page, which is a widget still."""
    files = [one for one in (ROOT / "dealer_assist/ui").rglob("*.py") if free_of_qt(one)]
    names = [".".join(one.relative_to(ROOT).with_suffix("").parts) for one in files]
    names = [one.removesuffix(".__init__") for one in names]
    names.remove("dealer_assist.ui.office.manager_page")
    assert len(names) > 120
    code = (
        "import sys; from importlib import import_module\n"
        "for name in sys.argv[1:]:\n"
        "    import_module(name)\n"
        "    if any(one.startswith('PySide6') for one in sys.modules): sys.exit(name)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, *names], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (found.returncode, found.stderr) == (0, "")


def test_equal_facts_are_equal_models() -> None:
    assert PromptModel("Deal") == PromptModel("Deal")


def test_a_model_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        LampModel().state = LampState.LIT  # type: ignore[misc]


def test_one_item_that_is_not_well_is_enough() -> None:
    well, unwell = CheckLine("Disk", "free"), CheckLine("Clock", "", is_well=False)

    def is_well(*checks: CheckLine) -> bool:
        choose = Button("games", "", "")
        return StartModel("", "", checks, "", (), "", choose).is_well

    assert is_well(well)
    assert not is_well(well, unwell)

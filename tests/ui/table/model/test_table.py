"""Models are plain facts: they can be compared, and they need no Qt."""

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


def test_neither_a_presenter_nor_a_model_needs_qt() -> None:
    code = (
        "import sys; from importlib import import_module; from pathlib import Path\n"
        "free = {'presenter', 'model'}\n"
        "files = [one for one in Path('dealer_assist/ui').rglob('*.py') if free & set(one.parts)]\n"
        "names = ['.'.join(one.with_suffix('').parts) for one in files if one.stem != '__init__']\n"
        "assert len(names) > 20\n"
        "for name in names: import_module(name)\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


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

"""Models are plain facts: they can be compared, and they need no Qt."""

import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.table.model.table import CheckLine, LampModel, LampState, StartModel

ROOT = Path(__file__).parents[3]


def test_neither_a_presenter_nor_a_model_needs_qt() -> None:
    code = (
        "import sys; from importlib import import_module; from pkgutil import walk_packages\n"
        "from dealer_assist import ui\n"
        "free = {'models', 'model', 'presenter', 'flow'}\n"
        "names = [one.name for one in walk_packages(ui.__path__, ui.__name__ + '.')\n"
        "    if free & set(one.name.split('.'))]\n"
        "assert len(names) > 150\n"
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
        choose = ActionModel("games", "", "")
        return StartModel("", "", checks, "", (), "", choose).is_well

    assert is_well(well)
    assert not is_well(well, unwell)

"""Looks are plain facts: they can be compared, and they need no Qt."""

import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from dealer_assist.ui.looks import CheckLook, LampLook, LampState, PromptLook, StartLook
from dealer_assist.ui.models.actions import ActionLook

ROOT = Path(__file__).parents[2]


def test_neither_a_presenter_nor_a_model_needs_qt() -> None:
    code = (
        "import sys; from importlib import import_module; from pkgutil import iter_modules\n"
        "from dealer_assist.ui import models, present\n"
        "names = [one.name for room in (models, present) for one in\n"
        "    iter_modules(room.__path__, room.__name__ + '.')]\n"
        "assert len(names) > 40\n"
        "for name in (*names, 'dealer_assist.ui.supervisor_looks'): import_module(name)\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_equal_facts_are_equal_looks() -> None:
    assert PromptLook("Deal") == PromptLook("Deal")


def test_a_look_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        LampLook().state = LampState.LIT  # type: ignore[misc]


def test_one_item_that_is_not_well_is_enough() -> None:
    well, unwell = CheckLook("Disk", "free"), CheckLook("Clock", "", is_well=False)

    def is_well(*checks: CheckLook) -> bool:
        choose = ActionLook("games", "", "")
        return StartLook("", "", checks, "", (), "", choose).is_well

    assert is_well(well)
    assert not is_well(well, unwell)

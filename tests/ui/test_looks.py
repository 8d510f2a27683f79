"""Looks are plain facts: they can be compared, and they need no Qt."""

import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from dealer_assist.ui.looks import LampLook, LampState, PromptLook

ROOT = Path(__file__).parents[2]


def test_a_presenter_needs_no_qt() -> None:
    code = (
        "import sys; import dealer_assist.ui.looks, dealer_assist.ui.supervisor_looks;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_equal_facts_are_equal_looks() -> None:
    assert PromptLook("Deal") == PromptLook("Deal")


def test_a_look_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        LampLook().state = LampState.LIT  # type: ignore[misc]

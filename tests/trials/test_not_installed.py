"""A machine without the trials: their commands say so in one sentence."""

import importlib.machinery
import importlib.util

import pytest

from dealer_assist.cli import floor
from dealer_assist.cli.main import main


@pytest.mark.parametrize("command", ["try", "chaos"])
def test_a_trial_that_is_not_installed_says_where_it_is(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec

    def without_trials(name: str) -> importlib.machinery.ModuleSpec | None:
        return None if name == "dealer_assist.trials" else found(name)

    monkeypatch.setattr(floor, "find_spec", without_trials)
    assert main(["floor", command]) == 2
    assert "run them from the source tree" in capsys.readouterr().err

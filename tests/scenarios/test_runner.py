"""Whole scenarios, played through the real screens in a process that is really killed."""

from pathlib import Path

import pytest

from dealer_assist.errors import UsageError
from dealer_assist.scenarios.runner import play
from dealer_assist.scenarios.script import BadScenario

# The others are played without a process of their own, with every picture looked at.
KILLED = [
    file
    for file in sorted((Path(__file__).parents[1] / "scenarios").glob("*.txt"))
    if "\ncrash" in file.read_text()
]


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the user's own key out of it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))


QUICK = {"pay_walk"}


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(file, marks=() if file.stem in QUICK else pytest.mark.long, id=file.stem)
        for file in KILLED
    ],
)
def test_a_scenario_is_played_as_expected_though_its_process_is_killed(
    scenario: Path, tmp_path: Path
) -> None:
    pictures = tmp_path / "pictures"
    assert play(scenario, data=tmp_path / "data", screenshots=pictures) == 0
    wanted = {
        line.split()[1]
        for line in scenario.read_text().splitlines()
        if line.startswith("screenshot")
    }
    assert {file.name for file in pictures.iterdir()} == wanted


def told(tmp_path: Path, *lines: str) -> Path:
    file = tmp_path / "story.txt"
    file.write_text("\n".join(("table crazy4-nexus", *lines)))
    return file


def test_a_failed_expectation_ends_with_line_reason_and_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = told(tmp_path, "sign-in dealer-1", "expect phase in-play", "crash")
    assert play(story, data=None, screenshots=tmp_path / "pictures") == 1
    said = capsys.readouterr().err
    assert "line 3" in said
    assert "it is betting" in said
    assert (tmp_path / "pictures" / "failed-line-3.png").stat().st_size > 10_000


def test_what_cannot_be_done_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One reason comes out of the process; test_actions has the others."""
    assert play(told(tmp_path, 'press "END GAME"'), data=None, screenshots=tmp_path) == 1
    assert "The table is closed" in capsys.readouterr().err


def test_a_scenario_that_cannot_be_read_is_not_begun(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="line 2: there is no instruction 'dance'"):
        play(told(tmp_path, "dance"), data=None, screenshots=None)


def test_a_table_that_cannot_be_opened_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = tmp_path / "story.txt"
    story.write_text("table moon\n")
    assert play(story, data=None, screenshots=tmp_path) == 1
    said = capsys.readouterr().err
    assert "There is no table 'moon'. The nearest of " in said
    assert "The screen" not in said  # there was none
    assert list(tmp_path.glob("*.png")) == []


def test_a_folder_of_pictures_that_cannot_be_made_is_said_before_anything_is_played(
    tmp_path: Path,
) -> None:
    story = told(tmp_path)
    with pytest.raises(UsageError, match=r"story\.txt cannot be made \(File exists\)"):
        play(story, data=tmp_path / "data", screenshots=story)
    assert not (tmp_path / "data").exists()


def test_a_play_on_fresh_data_leaves_nothing_behind(tmp_path: Path) -> None:
    story = told(tmp_path, "sign-in dealer-1", "crash", "expect journal ok")
    assert play(story, data=None, screenshots=None) == 0
    assert list(tmp_path.iterdir()) == [story]  # no key in the user's settings either


def test_data_that_is_there_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert (
        play(
            told(tmp_path, "sign-in dealer-1", "chip 2 on", 'press "START GAME"'),
            data=data,
            screenshots=None,
        )
        == 0
    )
    again = told(
        tmp_path, "expect phase in-play", "expect lamp 2 locked", "expect meter main 5000.24"
    )
    assert play(again, data=data, screenshots=None) == 0

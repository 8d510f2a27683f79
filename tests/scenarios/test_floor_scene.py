"""The floor's scenario: every page of the Game Manager, with its pictures."""

from pathlib import Path

import pytest

from dealer_assist.scenarios.runner import play

MANAGER = Path(__file__).parent / "floor_manager.txt"


@pytest.mark.long
def test_every_page_of_the_floor_has_its_picture(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    assert play(MANAGER, data=tmp_path / "data", screenshots=pictures) == 0
    wanted = [one.split()[1] for one in MANAGER.read_text().splitlines() if "screenshot" in one]
    assert sorted(file.name for file in pictures.iterdir()) == sorted(wanted)


@pytest.mark.long
def test_an_instruction_for_a_table_is_refused_on_the_floor(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = tmp_path / "story.txt"
    story.write_text("table floor\nchip 3 on\n")
    assert play(story, data=tmp_path / "data", screenshots=None) == 1
    said = "".join(capsys.readouterr())
    assert "the floor has press, hold, write, wait" in said

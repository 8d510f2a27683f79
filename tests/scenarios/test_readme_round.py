"""The round of the README, played touch by touch as it is written there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from exhibition import Exhibit, play_through, steady

README = Path(__file__).parents[2] / "README.md"
HANDS = ("Straight Flush", "Four Aces")
_STEP = re.compile(r"^\d+\. (.*)$", re.MULTILINE)
_BOLD = re.compile(r"\*\*(.+?)\*\*")


def steps() -> list[str]:
    """Return the numbered lines of the round."""
    chapter = README.read_text(encoding="utf-8").split("## Deal one round", 1)[1]
    return _STEP.findall(chapter.split("\n## ", 1)[0])


def touches(step: str, payments: int) -> Iterator[str]:
    """Yield the touches that a step names, as instructions of a scenario."""
    for word in _BOLD.findall(step):
        if word.isdigit():
            yield f"chip {word} on" if "sensors" in step else f"seat {word}"
        elif word in HANDS:
            yield f'hand "{word}"'
        elif word == "END GAME":
            yield f'hold "{word}" 900ms'
        else:
            yield from [f'press "{word}"'] * (payments if word == "PAID" else 1)


@pytest.mark.usefixtures("qapp")
def test_the_readmes_round_is_played_as_it_is_written(tmp_path: Path) -> None:
    """Two prizes, then the envy bonus of three seats: five payments."""
    written = [touch for step in steps() for touch in touches(step, payments=5)]
    assert len(written) == 22
    scenario = tmp_path / "readme.txt"
    ends = ("expect phase betting", "expect meter main 5000.00", "expect journal ok")
    scenario.write_text("\n".join(("table crazy4-nexus", *written, *ends)), encoding="utf-8")

    def visit(exhibit: Exhibit) -> None:
        """Look at nothing: what is asked for stands in the scenario."""

    with steady(tmp_path):
        play_through(scenario, tmp_path, visit)

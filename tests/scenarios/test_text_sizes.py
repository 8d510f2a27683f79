"""Larger letters on every screen that a scenario comes to: none is cut, and none gets smaller."""

import pytest
from audit import findings
from dress import DRESSES, dressed, lay_out
from enlarged import shrunk, targets
from exhibition import Exhibit
from gallery import PLAYS, stage_play
from ink import painted

LARGER = ("text at 125 %", "text at 150 %")
SIZES = ((1920, 1080), (1280, 800))
SHORT = ("aquarius", "manager_staff")
"""What every run looks at; the other plays are looked at by the long one."""


@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    "play",
    [
        pytest.param(one, marks=() if one in SHORT else pytest.mark.long)
        for one in PLAYS
        if one != "large_text"  # it is played in larger letters, and has no plain picture
    ],
)
def test_larger_letters_are_larger_and_nothing_is_cut(qapp: object, play: str) -> None:
    wrong: list[str] = []

    def look(exhibit: Exhibit) -> None:
        window, own = exhibit.window, exhibit.window.size().toTuple()
        for size in SIZES:
            lay_out(window, size)
            plain, places, before = painted(window)[1], targets(window), findings(window)
            for dress in LARGER:
                with dressed(window, DRESSES[dress], size):
                    larger = painted(window)[1]
                    flaws = [one for one in findings(window) if one not in before]
                    flaws += shrunk(plain, larger)
                    flaws += [] if targets(window) == places else ["a target has moved"]
                wrong.extend(f"{exhibit.name}, {dress}, {size[0]}: {one}" for one in flaws)
        lay_out(window, own)

    stage_play(play, look)
    assert wrong == [], "\n".join(wrong)

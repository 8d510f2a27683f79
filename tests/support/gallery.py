"""Every scenario played once: what each picture shows, how it differs from the kept one, its flaws.

Run it to take the pictures anew, all or those of the scenarios named; look at them before they are
kept.
"""

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from audit import findings
from beside import NAME, play_beside
from dress import DRESSES, dressed, lay_out
from exhibition import SCENARIOS, Exhibit, Visit, play_through, steady
from likeness import difference, kept, read
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from screen_sizes import EVERY_SIZE
from shown import shown

PICTURES = Path(__file__).parents[1] / "golden"
PLAYS = (*sorted(file.stem for file in SCENARIOS.glob("*.txt")), NAME)

Sight = tuple[str, tuple[int, int]]
"""A dress and a size."""

IN_TURN: tuple[Sight, ...] = (
    ("en", (1024, 768)),
    ("es", (1366, 768)),
    ("vi", (1280, 800)),
    ("en", (1920, 1080)),
    ("zh", (1024, 768)),
    ("left-handed, high contrast", (1280, 800)),
    ("text at 150 %", (1920, 1080)),
    ("text at 125 %", (1280, 800)),
)
ALL: tuple[Sight, ...] = tuple((dress, size) for dress in DRESSES for size in EVERY_SIZE)


@dataclass(frozen=True, slots=True)
class Seen:
    """One picture, as it was looked at."""

    name: str
    shows: frozenset[str]
    differs: str
    flaws: tuple[str, ...]


class Gallery:
    """Plays a scenario when somebody asks for its pictures, and remembers what was seen."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[Seen, ...]] = {}

    def of(self, play: str) -> tuple[Seen, ...]:
        """Give what there was to see in a play."""
        if play not in self._seen:
            found: list[Seen] = []

            def model(exhibit: Exhibit) -> None:
                # All of them, for every screen, are a long test's.
                sight = IN_TURN[len(found) % len(IN_TURN)]
                found.append(_model(play, exhibit, [sight]))

            stage_play(play, model)
            self._seen[play] = tuple(found)
        return self._seen[play]


def stage_play(play: str, visit: Visit) -> None:
    """Play a scenario, or what no scenario file can bring about."""
    with TemporaryDirectory() as name, steady(folder := Path(name)):
        if play == NAME:
            play_beside(folder, visit)
        else:
            play_through(SCENARIOS / f"{play}.txt", folder, visit)


def flaws(exhibit: Exhibit, sights: Iterable[Sight]) -> tuple[str, ...]:
    """List what is wrong with a screen in these dresses and sizes."""
    found, own = [], exhibit.window.size().toTuple()
    for dress, size in sights:
        with dressed(exhibit.window, DRESSES[dress], size):
            where = f"{exhibit.name}, {dress}, {size[0]}"
            found += [f"{where}: {one}" for one in findings(exhibit.window)]
    lay_out(exhibit.window, own)
    return tuple(found)


def picture_of(exhibit: Exhibit) -> QImage:
    """Take the picture; what a sheet dims is drawn anew, whoever has looked at it before."""
    lay_out(exhibit.window, exhibit.window.size().toTuple())
    return exhibit.window.grab().toImage()


def kept_picture(play: str, name: str) -> Path:
    """Give where a picture is kept."""
    return PICTURES / play / f"{name}.png"


def _model(play: str, exhibit: Exhibit, sights: Iterable[Sight]) -> Seen:
    picture = picture_of(exhibit)
    before = read(kept_picture(play, exhibit.name))
    differs = "no picture is kept" if before.isNull() else difference(picture, before)
    return Seen(exhibit.name, frozenset(shown(exhibit)), differs, flaws(exhibit, sights))


def _keep(plays: Iterable[str]) -> None:
    for play in plays:
        (PICTURES / play).mkdir(parents=True, exist_ok=True)

        def keep(exhibit: Exhibit, play: str = play) -> None:
            file, picture = kept_picture(play, exhibit.name), picture_of(exhibit)
            before = read(file)
            if before.isNull() or difference(picture, before):
                kept(picture).save(str(file), "PNG", 0)
                print(f"{play}/{exhibit.name}")

        stage_play(play, keep)


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    _keep(sys.argv[1:] or PLAYS)

"""Every scenario played once: the text of each screen, how its picture differs, its flaws.

Every screen is kept as text, whole as it is shown and as a digest in each other dress. A picture is
kept of some, for what is paint. Run it to write the texts and take the pictures anew, all or those
of the scenarios named; read what differs before it is kept. PLAY/SCREEN keeps one more picture.
"""

import os
import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import partial
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
from screen_text import digest, text_of, written
from shown import shown

from dealer_assist.ui.supervisor.dialog import SupervisorDialog

PICTURES = Path(__file__).parents[1] / "golden"
DIGESTS = PICTURES / "dresses.tsv"
PLAYS = (*sorted(file.stem for file in SCENARIOS.glob("*.txt")), NAME)

Sight = tuple[str, tuple[int, int]]
"""A dress and a size."""
Exhibited = tuple[str, dict[str, tuple[str, ...]]]
"""The name of a screen, and its text in every dress."""

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
    """One picture, as it was looked at; where in no other dress, that and its digest are empty."""

    name: str
    shows: frozenset[str]
    text: tuple[str, ...]
    dress: str
    digest: str
    differs: str
    flaws: tuple[str, ...]


class Gallery:
    """Plays a scenario when somebody asks for its pictures, and remembers what was seen."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[Seen, ...]] = {}

    def of(self, play: str) -> tuple[Seen, ...]:
        """Return what there was to see in a play."""
        if play not in self._seen:
            found: list[Seen] = []

            def model(exhibit: Exhibit) -> None:
                # All of them, for every screen, are a long test's: a run takes every fourth screen,
                # of one play the first, the fifth …, of the next the second, the sixth …
                is_due = (len(found) + len(play)) % 4 == 0
                sight = IN_TURN[len(found) % len(IN_TURN)] if is_due else None
                found.append(_model(play, exhibit, sight))

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
    found: list[str] = []
    own = exhibit.window.size().toTuple()
    for sight in sights:
        with dressed(exhibit.window, DRESSES[sight[0]], sight[1]):
            found += _marks(exhibit, sight)
    lay_out(exhibit.window, own)
    return tuple(found)


def _marks(exhibit: Exhibit, sight: Sight) -> tuple[str, ...]:
    where = f"{exhibit.name}, {sight[0]}, {sight[1][0]}"
    return tuple(f"{where}: {one}" for one in findings(exhibit.window))


def picture_of(exhibit: Exhibit) -> QImage:
    """Take the picture; what a sheet dims is drawn anew, whoever has looked at it before."""
    lay_out(exhibit.window, exhibit.window.size().toTuple())
    return exhibit.window.grab().toImage()


def kept_picture(play: str, name: str) -> Path:
    """Return where a picture is kept."""
    return PICTURES / play / f"{name}.png"


def kept_text(play: str) -> Path:
    """Return where the screens of a play are kept as text."""
    return PICTURES / f"{play}.txt"


def digests() -> dict[tuple[str, str, str], str]:
    """Return the kept digest of each screen of each play in each other dress."""
    rows = (line.split("\t") for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    return {(play, name, dress): kept for play, name, dress, kept in rows}


def text_in(exhibit: Exhibit, dress: str) -> tuple[str, ...]:
    """Return a screen as text: as it stands, or at its own size in another dress."""
    own = exhibit.window.size().toTuple()
    if dress == "en":
        if any(one.isVisible() for one in exhibit.window.findChildren(SupervisorDialog)):
            lay_out(exhibit.window, own)  # its picture of the table is taken at another beat
        return text_of(exhibit.window)
    with dressed(exhibit.window, DRESSES[dress], own):
        text = text_of(exhibit.window)
    lay_out(exhibit.window, own)
    return text


def _model(play: str, exhibit: Exhibit, sight: Sight | None) -> Seen:
    window = exhibit.window
    text, own = text_in(exhibit, "en"), window.size().toTuple()
    file = kept_picture(play, exhibit.name)
    differs = difference(picture_of(exhibit), read(file)) if file.exists() else ""
    shows = frozenset(shown(exhibit))
    if sight is None:
        return Seen(exhibit.name, shows, text, "", "", differs, ())
    dress, size = sight
    with dressed(window, DRESSES[dress], size):
        marks = _marks(exhibit, sight)
        if size != own:
            lay_out(window, own)
        told = digest(text_of(window))
    lay_out(window, own)
    return Seen(exhibit.name, shows, text, dress, told, differs, marks)


def _keep(plays: Iterable[str], pictures: Collection[str]) -> None:
    known = digests() if DIGESTS.exists() else {}
    for play in plays:
        screens: list[Exhibited] = []
        stage_play(play, partial(_keep_screen, play, screens, pictures))
        kept_text(play).write_text(written((name, texts["en"]) for name, texts in screens))
        known = {key: told for key, told in known.items() if key[0] != play}
        known |= {
            (play, name, dress): digest(text)
            for name, texts in screens
            for dress, text in texts.items()
        }
        print(play, flush=True)
    rows = ("\t".join((*key, told)) for key, told in sorted(known.items()))
    DIGESTS.write_text("\n".join(rows) + "\n", encoding="utf-8")


def _keep_screen(
    play: str, screens: list[Exhibited], pictures: Collection[str], exhibit: Exhibit
) -> None:
    screens.append((exhibit.name, {dress: text_in(exhibit, dress) for dress in DRESSES}))
    file = kept_picture(play, exhibit.name)
    if not file.exists() and f"{play}/{exhibit.name}" not in pictures:
        return
    picture, before = picture_of(exhibit), read(file)
    if before.isNull() or difference(picture, before):
        file.parent.mkdir(exist_ok=True)
        kept(picture).save(str(file), "PNG", 0)
        print(f"{play}/{exhibit.name}")


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    asked = sys.argv[1:]
    _keep(
        [word for word in asked if "/" not in word] or PLAYS,
        [word for word in asked if "/" in word],
    )

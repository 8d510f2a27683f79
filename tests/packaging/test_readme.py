"""The first page and the table of commands: short, with what they show and name at hand."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging_script import load
from PIL import Image, ImageSequence

from dealer_assist.cli.main import COMMANDS

HOUSE = Path(__file__).parents[2]
README = HOUSE / "README.md"
PAPERS = (README, HOUSE / "docs" / "commands.md")
PEOPLE = ("dealer", "supervisor", "trainer", "game-manager", "floor", "technician", "auditor")
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
moving_picture = load("moving_picture")


def test_the_first_page_is_a_minute_long() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 75


def test_it_leads_each_person_to_their_page() -> None:
    text = README.read_text(encoding="utf-8")
    assert [one for one in PEOPLE if f"](docs/handbook/{one}.md)" not in text] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.stem)
def test_every_link_leads_somewhere(paper: Path) -> None:
    targets = [one.partition("#")[0] for one in _LINK.findall(paper.read_text(encoding="utf-8"))]
    assert targets
    assert [one for one in targets if one and not (paper.parent / one).exists()] == []


def test_the_table_of_commands_has_every_command() -> None:
    text = PAPERS[1].read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `([\w-]+)", text, re.MULTILINE))
    assert named == set(COMMANDS)


def frames(file: Path) -> Iterator[Image.Image]:
    with Image.open(file) as moving:
        for frame in ImageSequence.Iterator(moving):
            yield frame.convert("RGB")


def dots(image: Image.Image) -> bytes:
    """Return a picture so small that only what it shows at large is left of it."""
    return image.convert("L").resize((96, 54), Image.Resampling.LANCZOS).tobytes()


def test_the_moving_picture_is_small() -> None:
    assert moving_picture.FILE.stat().st_size < 2_000_000


def test_the_moving_picture_shows_the_kept_pictures_of_its_scenario() -> None:
    """It may lag behind in small things; a screen that looks otherwise wants it anew."""
    shown, kept = list(frames(moving_picture.FILE)), list(moving_picture.pictures())
    assert len(shown) == len(kept) == len(moving_picture.SHOWN)
    for one, other in zip(map(dots, shown), map(dots, kept), strict=True):
        differs = sum(abs(here - there) for here, there in zip(one, other, strict=True))
        assert differs / len(one) < 3, "run packaging/moving-picture"

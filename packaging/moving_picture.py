"""Makes an animated WebP of pictures that a scenario takes, in the order in which it takes them.

Pillow writes it: Qt's own WebP does not load on every machine that this is made on.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from PIL import Image

HOUSE = Path(__file__).resolve().parents[1]
SCENARIO = "first_round"
FILE = HOUSE / "docs" / "pictures" / "round.webp"
SHOWN = (
    *("closed", "betting", "locked", "late-chip", "in-play"),
    *("verify", "swipe", "recorded", "paying"),
)
"""The pictures of a round that goes well: a card that is refused is not among them."""
SIZE = (960, 540)
SHOWN_MS = 1800
_QUALITY = 85


def pictures() -> Iterator[Image.Image]:
    """Return the pictures of the round, as large as they are shown."""
    for name in SHOWN:
        with Image.open(HOUSE / "tests" / "golden" / SCENARIO / f"{name}.png") as image:
            yield image.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def write(images: Iterable[Image.Image], file: Path) -> None:
    """Write pictures into one file, shown again and again."""
    first, *others = images
    first.save(
        file,
        save_all=True,
        append_images=others,
        duration=SHOWN_MS,
        loop=0,
        quality=_QUALITY,
        method=6,
    )


def main() -> int:
    """Write the moving picture of the README."""
    write(pictures(), FILE)
    print(f"{FILE.relative_to(HOUSE)}: {len(SHOWN)} pictures, {FILE.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Makes an animated WebP of pictures that a scenario takes, in the order in which it takes them.

Qt writes WebP, but one picture a file; an animation is those pictures in one RIFF container, each
with how long it is shown (WebP Container Specification: VP8X, ANIM, ANMF).
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage

HOUSE = Path(__file__).resolve().parents[1]
SCENARIO = "first_round"
FILE = HOUSE / "docs" / "pictures" / "round.webp"
SHOWN = (
    *("closed", "betting", "locked", "late-chip", "in-play"),
    *("verify", "swipe", "recorded", "paying"),
)
"""The pictures of a round that goes well: a card that is refused is not among them."""
WIDE, HIGH = 960, 540
SHOWN_MS = 1800
_QUALITY = 85
_ANIMATED = 0x02


def pictures() -> Iterator[QImage]:
    """Give the pictures of the round, as large as they are shown."""
    for name in SHOWN:
        image = QImage(str(HOUSE / "tests" / "golden" / SCENARIO / f"{name}.png"))
        yield image.scaled(
            WIDE,
            HIGH,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )


def animated(images: Iterable[QImage]) -> bytes:
    """Put pictures into one container, shown again and again."""
    size = _three(WIDE - 1) + _three(HIGH - 1)
    head = _chunk(b"VP8X", bytes([_ANIMATED, 0, 0, 0]) + size)
    loop = _chunk(b"ANIM", bytes(4) + bytes(2))
    frames = b"".join(
        _chunk(b"ANMF", bytes(6) + size + _three(SHOWN_MS) + b"\x02" + _encoded(image))
        for image in images
    )
    body = b"WEBP" + head + loop + frames
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _encoded(image: QImage) -> bytes:
    """Give the chunk of one picture without the container that Qt writes around it."""
    whole = QBuffer()
    whole.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.convertToFormat(QImage.Format.Format_RGB888).save(whole, "webp", _QUALITY):
        raise OSError("Qt cannot write WebP here; install its image formats")
    return bytes(whole.data().data())[12:]


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def main() -> int:
    """Write the moving picture of the README."""
    FILE.write_bytes(animated(pictures()))
    print(f"{FILE.relative_to(HOUSE)}: {len(SHOWN)} pictures, {FILE.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

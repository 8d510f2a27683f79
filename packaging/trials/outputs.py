"""Tells whether table and sign show side by side in one picture: `outputs.py PICTURE`."""

import sys

from PySide6.QtGui import QImage

LEAST_COLOURS = 40
"""A screen that shows nothing has one or two."""


def colours(picture: QImage, left: int) -> set[int]:
    """Give the colours of one output, on a grid."""
    width = picture.width() // 2
    return {
        picture.pixel(left + x, y)
        for x in range(0, width, 7)
        for y in range(0, picture.height(), 7)
    }


def main() -> int:
    """Say what shows, and 0 where both outputs show something of their own."""
    picture = QImage(sys.argv[1])
    table, sign = colours(picture, 0), colours(picture, picture.width() // 2)
    own = len(sign - table), len(table - sign)
    print(f"{picture.width()} x {picture.height()}: {len(table)} colours, {len(sign)} colours")
    return 0 if min(len(table), len(sign), *own) >= LEAST_COLOURS else 1


if __name__ == "__main__":
    sys.exit(main())

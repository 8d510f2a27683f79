"""Tells whether table and sign show side by side in one picture: `outputs.py PICTURE`."""

import sys
from statistics import mean

from PySide6.QtGui import QColor, QImage

LEAST_COLOURS = 40
"""A screen that shows nothing has one or two."""
DARK = 60
"""The ground of both is darker than this: bluish on the table, green on the sign."""
PLAINLY = 5.0


def pixels(picture: QImage, left: int) -> list[QColor]:
    """Return one output, on a grid."""
    width = picture.width() // 2
    return [
        picture.pixelColor(left + x, y)
        for x in range(0, width, 7)
        for y in range(0, picture.height(), 7)
    ]


def green(output: list[QColor]) -> float:
    """Return how much more green than blue the ground of an output is."""
    ground = [one for one in output if one.lightness() < DARK]
    return mean(one.green() - one.blue() for one in ground) if ground else 0.0


def main() -> int:
    """Say what shows, and 0 where the table is on the first output and the sign on the second."""
    picture = QImage(sys.argv[1])
    table, sign = pixels(picture, 0), pixels(picture, picture.width() // 2)
    shown = [len({one.rgb() for one in output}) for output in (table, sign)]
    print(f"{picture.width()} x {picture.height()}: {shown[0]} and {shown[1]} colours;", end=" ")
    print(f"green over blue {green(table):.1f} and {green(sign):.1f}")
    return 0 if min(shown) >= LEAST_COLOURS and green(sign) - green(table) > PLAINLY else 1


if __name__ == "__main__":
    sys.exit(main())

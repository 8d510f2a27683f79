"""Whether two pictures show the same: letters may differ by a shade, a button may not move.

Pictures are kept small, with few colours. To be compared they are reduced further and blurred, so
that another version of Qt or another processor draws the same; then every tile must agree.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

KEPT_WIDTH, REDUCED_WIDTH = 960, 480
COLOURS = 96
BLURS, TILE = 3, 6
# Letters half a pixel off, or hinted, differ by 10 in a tile; a button 4 pixels off by 20.
MOST_IN_A_TILE, MOST_ON_AVERAGE = 15.0, 2.0

Grey = NDArray[np.float64]


def kept(picture: QImage) -> QImage:
    """Return a picture as it is kept: half as wide, with a palette of its own."""
    small = _scaled(picture.convertToFormat(QImage.Format.Format_RGB32), KEPT_WIDTH)
    pixels = _pixels(small, 4)[:, :, :3].reshape(-1, 3).astype(np.float64)
    seen, place, times = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    palette = _palette(seen, times.astype(np.float64))
    nearest = _nearest(seen, palette).astype(np.uint8)[place.reshape(-1)]
    rows = np.zeros((small.height(), (small.width() + 3) // 4 * 4), np.uint8)
    rows[:, : small.width()] = nearest.reshape(small.height(), small.width())
    image = QImage(
        rows.tobytes(), small.width(), small.height(), QImage.Format.Format_Indexed8
    ).copy()
    image.setColorTable([_rgb(*reversed(colour)) for colour in palette.round().astype(int)])
    return image


def difference(one: QImage, other: QImage) -> str:
    """Say where two pictures differ, in words; nothing where they show the same."""
    a, b = _reduced(one), _reduced(other)
    if a.shape != b.shape:
        return f"{one.width()} × {one.height()} instead of {other.width()} × {other.height()}"
    apart = np.abs(a - b)
    tiles = _tiles(apart)
    row, column = np.unravel_index(tiles.argmax(), tiles.shape)
    worst, mean = float(tiles.max()), float(apart.mean())
    if worst <= MOST_IN_A_TILE and mean <= MOST_ON_AVERAGE:
        return ""
    share_x = (int(column) + 0.5) * TILE / a.shape[1]
    share_y = (int(row) + 0.5) * TILE / a.shape[0]
    where = f"{share_x:.0%} from the left, {share_y:.0%} from the top"
    return f"differs by {worst:.0f} {where} (mean {mean:.2f})"


def read(file: Path) -> QImage:
    """Read a kept picture; an empty one if there is none."""
    return QImage(str(file))


def _reduced(picture: QImage) -> Grey:
    small = _scaled(picture.convertToFormat(QImage.Format.Format_RGB32), KEPT_WIDTH)
    grey = _scaled(small, REDUCED_WIDTH).convertToFormat(QImage.Format.Format_Grayscale8)
    values = _pixels(grey, 1)[:, :, 0].astype(np.float64)
    for _ in range(BLURS):
        edged = np.pad(values, 1, mode="edge")
        down = edged[:-2] + edged[1:-1] + edged[2:]
        values = (down[:, :-2] + down[:, 1:-1] + down[:, 2:]) / 9
    return values


def _tiles(apart: Grey) -> Grey:
    height, width = (side // TILE * TILE for side in apart.shape)
    tiles: Grey = (
        apart[:height, :width].reshape(height // TILE, TILE, width // TILE, TILE).mean(axis=(1, 3))
    )
    return tiles


def _scaled(picture: QImage, width: int) -> QImage:
    size = QSize(width, round(picture.height() * width / max(1, picture.width())))
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return picture.scaled(size, keep, smooth)


def _pixels(picture: QImage, depth: int) -> NDArray[np.uint8]:
    rows = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), -1)
    return rows[:, : picture.width() * depth].reshape(picture.height(), picture.width(), depth)


def _palette(seen: Grey, times: Grey) -> Grey:
    """Find the colours that stand for all, by halving the box that holds the most difference."""
    boxes = [np.arange(len(seen))]
    while len(boxes) < COLOURS:
        spread = [_spread(seen[box], times[box]) for box in boxes]
        worst = int(np.argmax([one for one, _ in spread]))
        box, (error, axis) = boxes[worst], spread[worst]
        if error <= 0:
            break
        middle = np.average(seen[box, axis], weights=times[box])
        above = seen[box, axis] > middle
        boxes[worst : worst + 1] = [box[~above], box[above]]
    return np.array([np.average(seen[box], axis=0, weights=times[box]) for box in boxes])


def _spread(seen: Grey, times: Grey) -> tuple[float, int]:
    middle = np.average(seen, axis=0, weights=times)
    errors = ((seen - middle) ** 2 * times[:, None]).sum(axis=0)
    axis = int(errors.argmax())
    return float(errors[axis]), axis


def _nearest(seen: Grey, palette: Grey) -> NDArray[np.intp]:
    nearest: list[NDArray[np.intp]] = []
    for part in np.array_split(seen, max(1, len(seen) // 4096)):
        nearest.append(((part[:, None, :] - palette[None, :, :]) ** 2).sum(axis=2).argmin(axis=1))
    return np.concatenate(nearest)


def _rgb(red: int, green: int, blue: int) -> int:
    return 0xFF000000 | red << 16 | green << 8 | blue

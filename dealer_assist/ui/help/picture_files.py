"""Picture files of a page: read when they are first shown, and given up with what shows them."""

from pathlib import Path

from PySide6.QtGui import QPixmap


class PictureFiles:
    """Keeps what was read; a file that is no picture is an empty one."""

    def __init__(self) -> None:
        self._kept: dict[Path, QPixmap] = {}

    def of(self, file: Path) -> QPixmap:
        """Return the picture of a file."""
        if file not in self._kept:
            self._kept[file] = QPixmap(str(file)) if file.is_file() else QPixmap()
        return self._kept[file]

"""Picture files: read once, and empty where a file is no picture."""

from pathlib import Path

from PySide6.QtGui import QPixmap

from dealer_assist.ui.help.picture_files import PictureFiles


def test_a_picture_is_read_once_and_one_that_is_not_there_is_empty(
    qapp: object, tmp_path: Path
) -> None:
    file, words = tmp_path / "one.png", tmp_path / "words.png"
    QPixmap(8, 4).save(str(file))
    words.write_text("no picture", encoding="utf-8")
    pictures = PictureFiles()

    assert pictures.of(file).width() == 8
    file.unlink()
    assert pictures.of(file).width() == 8
    assert pictures.of(tmp_path / "two.png").isNull()
    assert pictures.of(words).isNull()

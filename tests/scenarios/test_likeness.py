"""Pictures are the same though letters differ by a shade; what moved or is missing is found."""

import re
from pathlib import Path

import pytest
from likeness import difference, kept, read
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QImage, QPainter

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.ui.toolkit import fitted_line
from dealer_assist.ui.toolkit.theme import Theme
from dealer_assist.value import replace


@pytest.fixture
def picture(stage: TableScene) -> QImage:
    """The table with bets open."""
    return taken(stage)


def taken(stage: TableScene) -> QImage:
    return stage.window.grab().toImage()


def moved(picture: QImage, x: float, y: float) -> QImage:
    """Draw a picture anew, a little off; what is between pixels is mixed."""
    other = QImage(picture)
    qpainter = QPainter(other)
    qpainter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    qpainter.translate(x, y)
    qpainter.drawImage(QPoint(0, 0), picture)
    qpainter.end()
    return other


def test_a_kept_picture_shows_the_same_in_a_tenth_of_the_room(
    picture: QImage, tmp_path: Path
) -> None:
    file = tmp_path / "kept.png"
    assert kept(picture).save(str(file), "PNG", 0)
    assert (read(file).width(), read(file).height()) == (960, 540)
    assert file.stat().st_size < 60_000
    assert difference(picture, read(file)) == ""


def test_letters_that_fall_between_pixels_are_the_same_letters(picture: QImage) -> None:
    assert difference(moved(picture, 0.5, 0.5), picture) == ""


def test_letters_that_another_processor_hints_are_the_same_letters(
    stage: TableScene, picture: QImage, monkeypatch: pytest.MonkeyPatch
) -> None:
    font = Theme.font

    def hinted(theme: Theme, role: str, size: int = 0) -> QFont:
        other = QFont(font(theme, role, size))
        other.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
        return other

    monkeypatch.setattr(Theme, "font", hinted)
    monkeypatch.setattr(fitted_line, "_LINES", {})  # lines that were fitted keep their font
    other = taken(stage)
    assert other != picture
    assert difference(other, picture) == ""


@pytest.mark.parametrize(("x", "y"), [(8, 0), (0, 5), (-8, 0)])
def test_a_button_that_moved_is_found(stage: TableScene, picture: QImage, x: int, y: int) -> None:
    button = stage.hand.control("START GAME")
    button.move(button.pos() + QPoint(x, y))
    assert "from the left" in difference(taken(stage), picture)


def test_a_seat_that_moved_is_found(stage: TableScene, picture: QImage) -> None:
    plate = stage.hand.seat(2)
    plate.move(plate.pos() + QPoint(0, 10))
    assert difference(taken(stage), picture)


def test_a_missing_button_is_found_where_it_was(stage: TableScene, picture: QImage) -> None:
    stage.hand.control("MENU").hide()
    assert re.search(r" [5-9]% from the left, 9\d% from the top", difference(taken(stage), picture))


def test_another_word_in_the_prompt_is_found(stage: TableScene, picture: QImage) -> None:
    prompt = stage.face.views.table.prompt
    prompt.show_state(replace(stage.face.prompt, line="Wait for cards"))
    assert difference(taken(stage), picture)


def test_one_word_of_small_print_that_is_missing_is_found(
    stage: TableScene, picture: QImage
) -> None:
    plate = stage.hand.seat(1)
    *rows, last = plate.model.rows
    plate.show_state(replace(plate.model, rows=(*rows, replace(last, printed=""))))
    assert difference(taken(stage), picture)


def test_another_size_is_said(stage: TableScene, picture: QImage) -> None:
    stage.window.resize(1280, 800)
    assert "instead of" in difference(taken(stage), picture)
